// SPDX-License-Identifier: Apache-2.0
/* Configuration statements of a vector file: everything but memory and warps. */
#include <string.h>

#include "vector/vector_build.h"

#define ADDRESS_LIMIT (UINT64_C(1) << TEX_ADDR_W)
#define DEFAULT_HEADERS UINT64_C(0x100000000)
#define DEFAULT_SAMPLERS UINT64_C(0x100100000)
#define DEFAULT_BANK UINT64_C(0x100200000)

/* Find a name in a list, of at most 200 characters in all; -1 with an error otherwise. */
static int choice(struct build *b, const struct node *n, const char *what, const char *const *names, int count)
{
    for (int i = 0; i < count; i++)
        if (slice_is(n->text, names[i]))
            return i;
    char known[200] = "";
    for (int i = 0, used = 0; i < count; i++)
        used += snprintf(known + used, sizeof known - (size_t)used, "%s%s",
                         i == 0          ? ""
                         : i < count - 1 ? ", "
                                         : " or ",
                         names[i]);
    tree_error(b->tree, n->at, "unknown %s '%.*s'; expected %s", what, n->text.size > 40 ? 40 : (int)n->text.size,
               n->text.at, known);
    return -1;
}

/* One that must not decide anything has to be able to. */
static void rule_without(struct build *b, const struct node *id, unsigned rule)
{
    if (strcmp(tex_rules[rule].scope, "built") != 0)
        tree_error(b->tree, id->at, "rule %s decides nothing in any file: its scope is %s; expected one of scope built",
                   tex_rules[rule].id, tex_rules[rule].scope);
}

static void rules(struct build *b, const struct node *n, bool without)
{
    for (const struct node *id = n->first; id; id = id->next) {
        unsigned rule = 0;
        while (rule < TEX_RULE_COUNT && !slice_is(id->text, tex_rules[rule].id))
            rule++;
        if (rule == TEX_RULE_COUNT) {
            tree_error(b->tree, id->at, "unknown rule '%.*s'; expected an id of vectors/rules.tsv",
                       id->text.size > 40 ? 40 : (int)id->text.size, id->text.at);
            continue;
        }
        for (size_t i = 0; i < b->out->rules_count; i++)
            if (b->out->rules[i].rule == rule)
                tree_error(b->tree, id->at, "rule %s is listed twice", tex_rules[rule].id);
        if (without)
            rule_without(b, id, rule);
        if (b->out->rules_count < 2 * TEX_RULE_COUNT && !case_add_rule(b->out, (enum tex_rule)rule, without))
            b->no_memory = true;
    }
}

static void minimum(struct build *b, const struct node *n)
{
    uint64_t count;
    unsigned at = 0;
    while (at < TEX_BOUNDARIES && !slice_is(n->first->text, tex_boundaries[at].name))
        at++;
    if (at == TEX_BOUNDARIES) {
        tree_error(b->tree, n->first->at, "unknown boundary '%.*s'; expected one of rtl/defs/boundaries.tsv",
                   n->first->text.size > 40 ? 40 : (int)n->first->text.size, n->first->text.at);
        return;
    }
    for (size_t i = 0; i < b->out->minimums_count; i++)
        if (b->out->minimums[i].boundary == at) {
            tree_error(b->tree, n->first->at, "boundary %s has a minimum already", tex_boundaries[at].name);
            return;
        }
    if (build_number(b, n->first->next, 1, UINT32_MAX, "minimum", &count) &&
        !case_add_minimum(b->out, (enum tex_boundary)at, count))
        b->no_memory = true;
}

#define SETTINGS 11

static void setting(struct build *b, const struct node *n, bool seen[SETTINGS])
{
    static const char *const names[SETTINGS] = {"seed",      "issue_gap", "result_stall", "ar_stall",
                                                "r_gap",     "aw_stall",  "w_stall",      "b_gap",
                                                "registers", "resets",    "changes"};
    struct traffic *t = &b->out->traffic;
    uint32_t *const targets[SETTINGS] = {&t->seed,      &t->issue_gap, &t->result_stall, &t->ar_stall,
                                         &t->r_gap,     &t->aw_stall,  &t->w_stall,      &t->b_gap,
                                         &t->registers, &t->resets,    &t->changes};
    uint64_t value;
    unsigned i = 0;
    while (i < SETTINGS && !slice_is(n->text, names[i]))
        i++;
    if (i == SETTINGS) {
        tree_error(b->tree, n->at,
                   "unknown setting; expected seed, issue_gap, result_stall, ar_stall, r_gap, aw_stall, w_stall, "
                   "b_gap, registers, resets, changes, latency or reorder");
        return;
    }
    if (seen[i])
        tree_error(b->tree, n->at, "'%s' is given twice; expected once", names[i]);
    seen[i] = true;
    if (build_number(b, n->first, 0, i == 0 ? UINT32_MAX : 95, names[i], &value))
        *targets[i] = (uint32_t)value;
}

static void latency(struct build *b, const struct node *n)
{
    uint64_t low, high;
    const struct node *second = n->first->next ? n->first->next : n->first;
    if (!build_number(b, n->first, 1, 10000, "latency", &low) ||
        (second != n->first && !build_number(b, second, low, 10000, "latency", &high)))
        return;
    b->out->traffic.latency_min = (uint32_t)low;
    b->out->traffic.latency_max = (uint32_t)second->integer;
}

static void traffic(struct build *b, const struct node *n)
{
    bool seen[NODE_KINDS] = {false}, settings[SETTINGS] = {false};
    for (const struct node *item = n->first; item; item = item->next) {
        if (item->kind == NODE_SETTING)
            setting(b, item, settings);
        else if (item->kind == NODE_LATENCY && build_once(b, seen, item, "latency"))
            latency(b, item);
        else if (item->kind == NODE_REORDER && build_once(b, seen, item, "reorder"))
            b->out->traffic.reorder = item->integer != 0;
    }
}

/* Base and maximum of a pool; the maximum is filled in later if it is not given. */
static void pool(struct build *b, const struct node *n, unsigned max_bits, uint64_t *base, uint32_t *maximum)
{
    uint64_t value;
    if (build_number(b, n->first, 0, ADDRESS_LIMIT - 1, "address", &value))
        *base = value;
    if (n->first->next && build_number(b, n->first->next, 0, (UINT64_C(1) << max_bits) - 1, "maximum", &value))
        *maximum = (uint32_t)value;
}

static void bank(struct build *b, const struct node *n, bool seen[TEX_CONST_BANKS])
{
    uint64_t number, base;
    if (!build_number(b, n->first, 0, TEX_CONST_BANKS - 1, "bank", &number) ||
        !build_number(b, n->first->next, 0, ADDRESS_LIMIT - 1, "address", &base))
        return;
    if (seen[number])
        tree_error(b->tree, n->at, "bank %u is given twice; expected once", (unsigned)number);
    seen[number] = true;
    b->out->config.const_base[number] = base;
}

/* Strictness, and for those that leave timing free the window. */
static void strictness(struct build *b, const struct node *n)
{
    uint64_t window;
    if (!case_strictness_find(n->first->text.at, n->first->text.size, &b->out->strictness)) {
        tree_error(b->tree, n->first->at, "unknown strictness '%.*s'; expected cycle, order or arch",
                   n->first->text.size > 40 ? 40 : (int)n->first->text.size, n->first->text.at);
        return;
    }
    if (!n->first->next)
        return;
    if (b->out->strictness == STRICT_CYCLE)
        tree_error(b->tree, n->first->next->at, "strictness cycle has no window; expected order or arch before it");
    else if (build_number(b, n->first->next, 1, CASE_WINDOW_MAX, "window", &window))
        b->out->window = (uint32_t)window;
}

struct config_seen {
    bool kinds[NODE_KINDS], banks[TEX_CONST_BANKS];
};

/* A policy that a file names is on; each can be named once. */
static void policy(struct build *b, const struct node *n, struct tex_config *config)
{
    uint32_t on = tex_policy(config);
    int which = choice(b, n->first, "policy", tex_policy_names, TEX_POLICY_BITS);
    if (which < 0)
        return;
    if (on >> which & 1)
        tree_error(b->tree, n->at, "policy %s is given twice; expected once", tex_policy_names[which]);
    tex_policy_set(config, on | UINT32_C(1) << which);
}

/* Statements that set configuration; false if it is none of them. */
static void config_statement(struct build *b, const struct node *n, struct config_seen *seen)
{
    struct tex_config *c = &b->out->config;
    uint64_t value;
    int which;
    switch (n->kind) {
    case NODE_RULES:
    case NODE_RULES_WITHOUT:
        rules(b, n, n->kind == NODE_RULES_WITHOUT);
        break;
    case NODE_MINIMUM:
        minimum(b, n);
        break;
    case NODE_STRICTNESS:
        if (build_once(b, seen->kinds, n, "strictness"))
            strictness(b, n);
        break;
    case NODE_TRAFFIC:
        if (build_once(b, seen->kinds, n, "traffic"))
            traffic(b, n);
        break;
    case NODE_POOL_HEADERS:
        if (build_once(b, seen->kinds, n, "pool headers"))
            pool(b, n, 22, &c->header_pool, &c->header_max);
        break;
    case NODE_POOL_SAMPLERS:
        if (build_once(b, seen->kinds, n, "pool samplers"))
            pool(b, n, 20, &c->sampler_pool, &c->sampler_max);
        break;
    case NODE_BANK:
        bank(b, n, seen->banks);
        break;
    case NODE_SELECT:
        if (build_once(b, seen->kinds, n, "select") &&
            build_number(b, n->first, 0, TEX_CONST_BANKS - 1, "bank", &value))
            c->select = (uint32_t)value;
        break;
    case NODE_BINDING:
        which = choice(b, n->first, "binding", (const char *const[]){"independent", "via_header"}, 2);
        if (build_once(b, seen->kinds, n, "binding"))
            c->via_header = which == 1;
        break;
    case NODE_POLICY:
        policy(b, n, c);
        break;
    default:
        break;
    }
}

/* Without `select` the only bank is selected; without any bank, bank 0 has a place of its own. */
static void default_bank(struct build *b, const struct config_seen *seen)
{
    unsigned banks = 0, last = 0;
    for (unsigned i = 0; i < TEX_CONST_BANKS; i++)
        if (seen->banks[i]) {
            banks++;
            last = i;
        }
    if (banks == 1 && !seen->kinds[NODE_SELECT])
        b->out->config.select = last;
    else if (banks == 0)
        b->out->config.const_base[b->out->config.select] = DEFAULT_BANK;
}

/* Note which indices the file defines; MaximumIndex is the highest unless the file says it. */
static void collect(struct build *b, bool headers_given, bool samplers_given)
{
    struct tex_config *c = &b->out->config;
    for (const struct node *n = b->tree->statements->first; n; n = n->next) {
        bool texture = n->kind == NODE_DEFINE_TEXTURE;
        uint64_t index;
        if (!texture && n->kind != NODE_DEFINE_SAMPLER)
            continue;
        const char *what = texture ? "texture" : "sampler";
        if (!build_number(b, n->first, 0, INDICES - 1, what, &index))
            continue;
        if (build_set_bit(texture ? b->textures : b->samplers, index))
            tree_error(b->tree, n->at, "%s %llu is defined twice", what, (unsigned long long)index);
        if (texture && !headers_given && index > c->header_max)
            c->header_max = (uint32_t)index;
        if (!texture && !samplers_given && index > c->sampler_max)
            c->sampler_max = (uint32_t)index;
    }
}

void build_configuration(struct build *b)
{
    struct config_seen seen = {{false}, {false}};
    bool headers_given = false, samplers_given = false;
    b->out->config.header_pool = DEFAULT_HEADERS;
    b->out->config.sampler_pool = DEFAULT_SAMPLERS;
    for (const struct node *n = b->tree->statements->first; n && !diag_full(b->tree->diag); n = n->next) {
        config_statement(b, n, &seen);
        headers_given |= n->kind == NODE_POOL_HEADERS && n->first->next;
        samplers_given |= n->kind == NODE_POOL_SAMPLERS && n->first->next;
    }
    default_bank(b, &seen);
    collect(b, headers_given, samplers_given);
}
