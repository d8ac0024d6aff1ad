// SPDX-License-Identifier: Apache-2.0
/* Warp blocks of a vector file: instruction word, masks and operand registers. */
#include <stdio.h>
#include <string.h>

#include "isa/asm.h"
#include "vector/expr.h"
#include "vector/vector_build.h"

struct warp_build {
    struct build *b;
    const struct node *at;
    struct case_warp warp;
    struct tld4 word;
    bool is_tld4;
    struct tld4_operands operands;
    bool set[2][4]; /* Ra+k, Rb+k has a value */
};

static bool defined(void *user, bool sampler, uint64_t index)
{
    const struct build *b = user;
    return index < INDICES && build_bit(sampler ? b->samplers : b->textures, index);
}

/* Both spellings of the instruction. */
static bool instruction(struct warp_build *w, const struct node *n)
{
    struct tex_issue_header *h = &w->warp.warp.header;
    struct asm_error error;
    struct asm_insn insn;
    if (n->kind == NODE_WORD) {
        h->word = n->first->integer;
        return true;
    }
    const struct node *text = n->first;
    if (!asm_parse(text->text.at, text->text.size, &insn, &error)) {
        struct span at = {text->at.line, text->at.column + 1 + (uint32_t)error.offset, (uint32_t)error.length};
        tree_error(w->b->tree, at, "%s", error.text);
        return false;
    }
    h->word = insn.word;
    if (insn.phase != TEX_PHASE_NONE)
        h->phase = insn.phase;
    return true;
}

/* word or asm, exactly one; a phase may stand in the text or beside it. */
static bool find_instruction(struct warp_build *w)
{
    const struct node *found = NULL, *phase = NULL;
    for (const struct node *n = w->at->first->next; n; n = n->next) {
        if (n->kind == NODE_PHASE)
            phase = n;
        if (n->kind != NODE_WORD && n->kind != NODE_ASM)
            continue;
        if (found) {
            tree_error(w->b->tree, n->at, "the warp has a second instruction; expected one 'word' or 'asm'");
            return false;
        }
        found = n;
    }
    if (!found) {
        tree_error(w->b->tree, w->at->at, "the warp has no instruction; expected 'word' or 'asm'");
        return false;
    }
    if (!instruction(w, found))
        return false;
    if (phase && w->warp.warp.header.phase != TEX_PHASE_NONE)
        tree_error(w->b->tree, phase->at, "the phase stands in the text of the instruction already");
    w->is_tld4 = tld4_unpack(w->warp.warp.header.word, &w->word);
    if (w->is_tld4)
        tld4_operands(&w->word, &w->operands);
    return true;
}

/* Masks, phase and stage; other items are left alone. */
static void control(struct warp_build *w, const struct node *n, bool seen[NODE_KINDS])
{
    static const struct {
        enum node_kind kind;
        const char *name, *enumeration;
        uint32_t most;
    } rows[] = {{NODE_PHASE, "phase", "phase", 3},         {NODE_STAGE, "stage", "stage", 7},
                {NODE_ACTIVE, "active", NULL, UINT32_MAX}, {NODE_HELPER, "helper", NULL, UINT32_MAX},
                {NODE_KILLED, "killed", NULL, UINT32_MAX}, {NODE_PRED, "pred", NULL, UINT32_MAX}};
    struct tex_issue_header *h = &w->warp.warp.header;
    uint32_t *const targets[] = {&h->phase, &h->stage, &h->active, &h->helper, &h->killed, &h->pred};
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        uint64_t value = 0;
        uint32_t code = 0;
        if (n->kind != rows[i].kind || !build_once(w->b, seen, n, rows[i].name))
            continue;
        if (rows[i].enumeration ? build_code(w->b, n->first, rows[i].enumeration, rows[i].most, &code)
                                : build_number(w->b, n->first, 0, rows[i].most, rows[i].name, &value))
            *targets[i] = rows[i].enumeration ? code : (uint32_t)value;
    }
}

/* Give register k of port Ra (0) or Rb (1) a value in every thread. */
static void set_port(struct warp_build *w, const struct node *n, unsigned port, unsigned k, const uint32_t lanes[32])
{
    if (w->set[port][k])
        tree_error(w->b->tree, n->at, "%s+%u has a value already", port ? "Rb" : "Ra", k);
    w->set[port][k] = true;
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++)
        (port ? w->warp.warp.rb : w->warp.warp.ra)[lane][k] = lanes[lane];
}

/* "it reads s, t, off1" for messages. */
static void no_operand(struct warp_build *w, const struct node *n)
{
    char list[100];
    int at = 0;
    list[0] = '\0';
    for (unsigned i = 0; i < w->operands.ra_count; i++)
        at += snprintf(list + at, sizeof list - (size_t)at, "%s%s (R%u)", at ? ", " : "",
                       tld4_operand_name(w->operands.ra[i]), (unsigned)w->word.ra + i);
    for (unsigned i = 0; i < w->operands.rb_count; i++)
        at += snprintf(list + at, sizeof list - (size_t)at, ", %s (R%u)", tld4_operand_name(w->operands.rb[i]),
                       (unsigned)w->word.rb + i);
    if (w->is_tld4)
        tree_error(w->b->tree, n->at, "the word reads no '%.*s'; expected %s",
                   n->text.size > 40 ? 40 : (int)n->text.size, n->text.at, list);
    else
        tree_error(w->b->tree, n->at, "the word is no TLD4 and has no operands by name; expected Ra+0..Rb+3");
}

/* "R17" as 17; false for anything else. */
static bool register_number(struct slice text, uint32_t *out)
{
    *out = 0;
    if (text.size < 2 || text.size > 4 || text.at[0] != 'R')
        return false;
    for (uint32_t i = 1; i < text.size; i++) {
        if (text.at[i] < '0' || text.at[i] > '9')
            return false;
        *out = *out * 10 + (uint32_t)(text.at[i] - '0');
    }
    return true;
}

/* Does the name of an operand statement mean this operand, which is in this register? */
static bool names(struct slice text, enum tld4_operand operand, uint32_t reg)
{
    uint32_t number;
    return slice_is(text, tld4_operand_name(operand)) || (register_number(text, &number) && number == reg);
}

/* A parameter by name, or a register by number: it is one register even if Ra and Rb both cover it. */
static void operand(struct warp_build *w, const struct node *n)
{
    const struct expr_scope scope = {w->b->tree, defined, w->b};
    uint32_t lanes[TEX_WARP_LANES];
    int ra = -1, rb = -1;
    for (unsigned i = 0; i < w->operands.ra_count; i++)
        if (names(n->text, w->operands.ra[i], w->word.ra + i))
            ra = (int)i;
    for (unsigned i = 0; i < w->operands.rb_count; i++)
        if (names(n->text, w->operands.rb[i], w->word.rb + i))
            rb = (int)i;
    if (ra < 0 && rb < 0) {
        no_operand(w, n);
        return;
    }
    bool float_a = ra >= 0 && tld4_operand_is_float(w->operands.ra[ra]);
    bool float_b = rb >= 0 && tld4_operand_is_float(w->operands.rb[rb]);
    if (ra >= 0 && rb >= 0 && float_a != float_b) {
        tree_error(w->b->tree, n->at, "the register is a float and an integer operand; expected Ra+%d and Rb+%d", ra,
                   rb);
        return;
    }
    if (!expr_lanes(&scope, n->first, float_a || float_b ? EXPR_FLOAT : EXPR_WHOLE, lanes))
        return;
    if (ra >= 0)
        set_port(w, n, 0, (unsigned)ra, lanes);
    if (rb >= 0)
        set_port(w, n, 1, (unsigned)rb, lanes);
}

/* Ra+k or Rb+k: what the port carries, whatever the word makes of it; bits. */
static void port(struct warp_build *w, const struct node *n)
{
    const struct expr_scope scope = {w->b->tree, defined, w->b};
    uint32_t lanes[TEX_WARP_LANES];
    uint64_t k;
    bool is_b = slice_is(n->text, "Rb");
    if (!is_b && !slice_is(n->text, "Ra"))
        tree_error(w->b->tree, n->at, "expected Ra+0..Ra+3 or Rb+0..Rb+3");
    else if (build_number(w->b, n->first, 0, 3, "register", &k) &&
             expr_lanes(&scope, n->first->next, EXPR_WHOLE, lanes))
        set_port(w, n, is_b, (unsigned)k, lanes);
}

void build_warp(struct build *b, const struct node *n)
{
    struct warp_build w = {.b = b, .at = n};
    struct tex_issue_header *h = &w.warp.warp.header;
    bool seen[NODE_KINDS] = {false};
    uint64_t id;
    if (b->out->warps_count >= b->limits->warps) {
        build_exhausted(b, n->at, "too many warps");
        return;
    }
    if (!build_number(b, n->first, 0, TEX_WARPS - 1, "warp", &id) || !find_instruction(&w))
        return;
    w.warp.at = (struct place_in_file){n->at.line, n->at.column};
    h->warp = (uint32_t)id;
    h->active = h->pred = UINT32_MAX;
    h->stage = TEX_STAGE_PIXEL;
    for (const struct node *item = n->first->next; item; item = item->next) {
        control(&w, item, seen);
        if (item->kind == NODE_OPERAND)
            operand(&w, item);
        else if (item->kind == NODE_PORT)
            port(&w, item);
    }
    if (!case_add_warp(b->out, &w.warp))
        b->no_memory = true;
    for (const struct node *item = n->first->next; item && !b->no_memory && !b->exhausted; item = item->next)
        if (item->kind == NODE_EXPECT)
            build_expect(b, item);
}
