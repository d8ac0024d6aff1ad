// SPDX-License-Identifier: Apache-2.0
/* `expect` of a warp block: registers, texels, addresses and any field that a thread carries. */
#include <stdio.h>
#include <string.h>

#include "base/field.h"
#include "vector/expr.h"
#include "vector/vector_build.h"

/* The last warp of the case, and the threads that one `expect` speaks of. */
struct expect_build {
    struct build *b;
    const struct tex_issue_header *header;
    struct insn insn;
    bool token;
    uint32_t lanes;
    const struct node *idle; /* WHO, if its lane does not execute: only `unwritten` may follow */
};

static void add(struct expect_build *e, const struct node *n, struct expectation what)
{
    what.at = (struct place_in_file){n->at.line, n->at.column};
    what.warp = (uint32_t)e->b->out->warps_count - 1;
    for (what.lane = 0; what.lane < TEX_WARP_LANES; what.lane++) {
        if (!(e->lanes >> what.lane & 1))
            continue;
        if (!build_expectation(e->b, n->at))
            return;
        if (!case_add_expectation(e->b->out, &what))
            e->b->no_memory = true;
    }
}

/* Threads of `lane N`, `all` or `token`, of those that do not execute too; 0 after an error. */
static uint32_t who(struct expect_build *e, const struct node *n)
{
    uint32_t executed = insn_executed(e->header);
    e->token = n->kind == NODE_TOKEN;
    if (e->token && executed != 0) {
        tree_error(e->b->tree, n->at, "threads execute, so there is no completion token; expected lane N or all");
        return 0;
    }
    if (e->token)
        return 1; /* it has lane 0 */
    if (n->kind == NODE_LANE && n->integer >= TEX_WARP_LANES) {
        tree_error(e->b->tree, n->at, "lane is out of range; expected 0..31");
        return 0;
    }
    bool runs = n->kind == NODE_LANE ? executed >> n->integer & 1 : executed != 0;
    e->idle = runs ? NULL : n;
    return n->kind == NODE_LANE ? UINT32_C(1) << n->integer : executed ? executed : UINT32_MAX;
}

/* A thread that does not execute shows nothing. */
static void refuse_idle(struct expect_build *e)
{
    uint32_t executed = insn_executed(e->header);
    if (executed == 0)
        tree_error(e->b->tree, e->idle->at, "no thread executes%s%s; expected token", e->insn.refusal ? ": " : "",
                   e->insn.refusal ? insn_reason(&e->insn) : "");
    else
        tree_error(e->b->tree, e->idle->at, "lane %u does not execute (executed: 0x%08x)", (unsigned)e->idle->integer,
                   (unsigned)executed);
}

static const struct tex_leaf_info *find_leaf(const struct tex_boundary_info *boundary, struct slice name)
{
    for (unsigned i = 0; i < boundary->leaves_count; i++)
        if (slice_is(name, boundary->leaves[i].name))
            return &boundary->leaves[i];
    return NULL;
}

/* Boundaries whose beats belong to one thread. */
static bool of_a_thread(const struct tex_boundary_info *boundary)
{
    return find_leaf(boundary, (struct slice){"tag.lane", 8}) != NULL;
}

static void unknown_boundary(struct expect_build *e, const struct node *n)
{
    char list[300];
    int at = 0;
    for (unsigned i = 0; i < TEX_BOUNDARIES && at < (int)sizeof list; i++)
        if (of_a_thread(&tex_boundaries[i]))
            at += snprintf(list + at, sizeof list - (size_t)at, "%s%s", at ? ", " : "", tex_boundaries[i].name);
    tree_error(e->b->tree, n->at, "no boundary of that name carries a thread; expected one of %s", list);
}

static void unknown_leaf(struct expect_build *e, const struct node *n, const struct tex_boundary_info *boundary)
{
    char list[700];
    int at = 0;
    for (unsigned i = 0; i < boundary->leaves_count && at < (int)sizeof list; i++)
        at += snprintf(list + at, sizeof list - (size_t)at, "%s%s", at ? ", " : "", boundary->leaves[i].name);
    tree_error(e->b->tree, n->at, "%s has no such field; expected one of %s", boundary->name, list);
}

static void field(struct expect_build *e, const struct node *n)
{
    const char *dot = memchr(n->text.at, '.', n->text.size);
    const struct node *value = n->first, *index = value->next;
    struct slice stage = {n->text.at, (uint32_t)(dot - n->text.at)};
    struct slice name = {dot + 1, n->text.size - stage.size - 1};
    unsigned at = 0;
    while (at < TEX_BOUNDARIES && !(slice_is(stage, tex_boundaries[at].name) && of_a_thread(&tex_boundaries[at])))
        at++;
    if (at == TEX_BOUNDARIES) {
        unknown_boundary(e, n);
        return;
    }
    const struct tex_boundary_info *boundary = &tex_boundaries[at];
    const struct tex_leaf_info *leaf = find_leaf(boundary, name);
    struct expectation what = {.boundary = (enum tex_boundary)at};
    uint64_t element = 0;
    if (!leaf) {
        unknown_leaf(e, n, boundary);
        return;
    }
    if (leaf->count > 1 && !index) {
        tree_error(e->b->tree, n->at, "%s has %u elements; expected [0]..[%u]", leaf->name, (unsigned)leaf->count,
                   (unsigned)leaf->count - 1);
        return;
    }
    struct tex_leaf_info named = *leaf;
    named.code = field_code_of(leaf, e->insn.form && e->insn.form->mnemonic == &isa_mnemonics[ISA_KIND_SULD]);
    if ((index && !build_number(e->b, index, 0, leaf->count - 1U, "element", &element)) ||
        !build_leaf_value(e->b, value, &named, &what.value))
        return;
    what.leaf = (uint32_t)(leaf - boundary->leaves);
    what.element = (uint32_t)element;
    add(e, n, what);
}

/* The leaf of a boundary that is known to be there. */
static struct expectation leaf_of(enum tex_boundary boundary, const char *name, uint32_t element, uint64_t value)
{
    const struct tex_boundary_info *info = &tex_boundaries[boundary];
    struct expectation what = {.boundary = boundary, .element = element, .value = value};
    while (what.leaf + 1U < info->leaves_count && strcmp(info->leaves[what.leaf].name, name) != 0)
        what.leaf++;
    return what;
}

/* texels (x,y) or border, in sample order. */
static void texels(struct expect_build *e, const struct node *n)
{
    uint32_t border = 0, k = 0;
    for (const struct node *sample = n->first; sample && k < 4; sample = sample->next, k++) {
        uint64_t x = 0, y = 0;
        if (sample->kind == NODE_BORDER)
            border |= UINT32_C(1) << k;
        else if (!build_number(e->b, sample->first, 0, 65535, "column", &x) ||
                 !build_number(e->b, sample->first->next, 0, 65535, "row", &y))
            return;
        add(e, sample, leaf_of(TEX_AT_WRAP, "x", k, x));
        add(e, sample, leaf_of(TEX_AT_WRAP, "y", k, y));
    }
    add(e, n, leaf_of(TEX_AT_WRAP, "border", 0, border));
}

static void addresses(struct expect_build *e, const struct node *n)
{
    uint32_t k = 0;
    uint64_t address;
    for (const struct node *value = n->first; value && k < 4; value = value->next, k++)
        if (value->kind != NODE_NOTHING &&
            build_number(e->b, value, 0, (UINT64_C(1) << TEX_ADDR_W) - 1, "address", &address))
            add(e, value, leaf_of(TEX_AT_ADDRESS, "address", k, address));
}

/* Number after a letter, at most three digits. */
static bool numbered(struct slice text, char letter, uint32_t *out)
{
    *out = 0;
    for (uint32_t i = 1; i < text.size; i++) {
        if (text.at[i] < '0' || text.at[i] > '9')
            return false;
        *out = *out * 10 + (uint32_t)(text.at[i] - '0');
    }
    return text.size >= 2 && text.size <= 4 && text.at[0] == letter;
}

static bool is_unwritten(const struct node *check)
{
    return check->kind == NODE_CHECK && check->first->kind == NODE_NAME && slice_is(check->first->text, "unwritten");
}

/* Rn or Pn that stays as it was: any that there is. */
static void unwritten(struct expect_build *e, const struct node *n)
{
    struct expectation what = {.is_register = true, .unwritten = true};
    uint32_t number;
    if (numbered(n->text, 'R', &number) && number < TEX_RZ)
        what.reg = number;
    else if (numbered(n->text, 'P', &number) && number < TEX_PT)
        what.reg = TEX_RZ + 1 + number;
    else {
        tree_error(e->b->tree, n->at, "'unwritten' is said of a register; expected R0..R%d or P0..P%d", TEX_RZ - 1,
                   TEX_PT - 1);
        return;
    }
    add(e, n, what);
}

static void not_written(struct expect_build *e, const struct node *n)
{
    char list[40] = "";
    const uint32_t first[2] = {e->insn.result, e->insn.second}, count[2] = {e->insn.results, e->insn.seconds};
    for (unsigned i = 0; i < 2; i++)
        if (count[i] > 0)
            snprintf(list + strlen(list), sizeof list - strlen(list), "%sR%u..R%u", list[0] ? " and " : "",
                     (unsigned)first[i], (unsigned)(first[i] + count[i] - 1));
    tree_error(e->b->tree, n->at, "the word writes no register '%.*s'; it writes %s",
               n->text.size > 40 ? 40 : (int)n->text.size, n->text.at, list);
}

/* Rn or Pn after the write-back: one that the word writes. */
static void written(struct expect_build *e, const struct node *n)
{
    static const struct tex_leaf_info as_bits = {.name = "a register", .width = 32, .count = 1, .kind = 's'};
    static const struct tex_leaf_info as_bit = {.name = "a predicate", .width = 1, .count = 1, .kind = 'u'};
    struct expectation what = {.is_register = true};
    uint32_t number, results = e->insn.results, seconds = e->insn.seconds;
    if (e->token)
        tree_error(e->b->tree, n->at, "a completion token writes no register");
    else if (numbered(n->text, 'R', &number) &&
             (number - e->insn.result < results || number - e->insn.second < seconds)) {
        what.reg = number;
        if (build_leaf_value(e->b, n->first, &as_bits, &what.value))
            add(e, n, what);
    } else if (numbered(n->text, 'P', &number) && number == e->insn.predicate && number != TEX_PT) {
        what.reg = TEX_RZ + 1 + number;
        if (build_leaf_value(e->b, n->first, &as_bit, &what.value))
            add(e, n, what);
    } else if (results + seconds == 0)
        tree_error(e->b->tree, n->at, "the word writes no register '%.*s'; it writes no general register",
                   n->text.size > 40 ? 40 : (int)n->text.size, n->text.at);
    else
        not_written(e, n);
}

/* A register after what a shader does to it: FUNCTION(Rn) = V. */
static void after(struct expect_build *e, const struct node *n)
{
    static const struct tex_leaf_info as_bits = {.name = "a register", .width = 32, .count = 1, .kind = 's'};
    struct expectation what = {.is_register = true, .after = low_after_find(n->text.at, n->text.size)};
    const struct node *at = n->first;
    uint32_t number;
    if (what.after == LOW_SAME)
        tree_error(e->b->tree, n->at, "unknown function; expected saturate, lod, position_x or position_y");
    else if (e->token)
        tree_error(e->b->tree, n->at, "a completion token writes no register");
    else if (!numbered(at->text, 'R', &number) ||
             (number - e->insn.result >= e->insn.results && number - e->insn.second >= e->insn.seconds))
        not_written(e, at);
    else if (build_leaf_value(e->b, at->next, &as_bits, &what.value)) {
        what.reg = number;
        add(e, n, what);
    }
}

/* "TEMP[0].x" = V: the destination of a text, by where lowering put it. */
static void component(struct expect_build *e, const struct node *n)
{
    static const struct tex_leaf_info as_bits = {.name = "a component", .width = 32, .count = 1, .kind = 's'};
    const struct low_word *lowered = e->b->lowered;
    struct expectation what = {.is_register = true};
    char list[200] = "";
    if (e->token) {
        tree_error(e->b->tree, n->at, "a completion token writes no register");
        return;
    }
    for (unsigned k = 0; lowered && k < lowered->outputs; k++) {
        const struct low_output *out = &lowered->output[k];
        size_t at = strlen(list);
        snprintf(list + at, sizeof list - at, "%s%.40s", at ? ", " : "", out->name);
        if (!slice_is(n->text, out->name))
            continue;
        if (!build_leaf_value(e->b, n->first, &as_bits, &what.value))
            return;
        what.reg = out->reg;
        what.after = out->after;
        if (out->in_register)
            add(e, n, what);
        else if (what.value != out->constant)
            tree_error(e->b->tree, n->at, "%s is 0x%x whatever is read: %s", out->name, (unsigned)out->constant,
                       out->says);
        return;
    }
    tree_error(e->b->tree, n->at, "the text writes no '%.*s'; expected %s", n->text.size > 40 ? 40 : (int)n->text.size,
               n->text.at,
               list[0]   ? list
               : lowered ? "none: it has no destination"
                         : "a register: only 'tgsi' has components");
}

void build_expect(struct build *b, const struct node *n)
{
    struct expect_build e = {.b = b, .header = &b->out->warps[b->out->warps_count - 1].warp.header};
    insn_decode(e.header->word, e.header->phase, &e.insn);
    e.lanes = who(&e, n->first);
    if (e.lanes == 0)
        return;
    for (const struct node *check = n->first->next; check && !b->exhausted; check = check->next) {
        if (is_unwritten(check) && !memchr(check->text.at, '.', check->text.size))
            unwritten(&e, check);
        else if (e.idle) {
            refuse_idle(&e);
            return;
        } else if (check->kind == NODE_CHECK_TEXELS)
            texels(&e, check);
        else if (check->kind == NODE_CHECK_ADDRESS)
            addresses(&e, check);
        else if (check->kind == NODE_CHECK_COMPONENT)
            component(&e, check);
        else if (check->kind == NODE_CHECK_AFTER)
            after(&e, check);
        else if (memchr(check->text.at, '.', check->text.size))
            field(&e, check);
        else
            written(&e, check);
    }
}
