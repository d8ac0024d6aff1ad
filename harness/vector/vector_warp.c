// SPDX-License-Identifier: Apache-2.0
/* Warp blocks of a vector file: instruction word, masks and operand registers. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "isa/asm.h"
#include "vector/expr.h"
#include "vector/vector_build.h"

struct warp_build {
    struct build *b;
    const struct node *at;
    struct case_warp warp;
    struct insn insn;
    bool set[2][INSN_PORT_REGISTERS]; /* Ra+k, Rb+k has a value */
    struct low_word lowered;          /* of an `sm4` or a `tgsi` */
    struct build_tgsi tgsi;
    bool is_tgsi;
};

static bool defined(void *user, bool sampler, uint64_t index)
{
    const struct build *b = user;
    return index < INDICES && build_bit(sampler ? b->samplers : b->textures, index);
}

/* "IN[0].x" = VALUE. */
static void source(struct warp_build *w, const struct node *n)
{
    const struct expr_scope scope = {w->b->tree, defined, w->b};
    if (!w->is_tgsi) {
        tree_error(w->b->tree, n->at, "an operand of a text by name; only 'tgsi' has them");
        return;
    }
    struct build_source *to = build_tgsi_source(w->b, &w->tgsi, n);
    if (!to)
        return;
    if (to->given)
        tree_error(w->b->tree, n->at, "%s has a value already", to->name);
    to->given = true;
    (void)expr_lanes(&scope, n->first, to->kind == TGSI_KIND_FLOAT ? EXPR_FLOAT : EXPR_WHOLE, to->lanes);
}

/* Of the operand whose value decides the word, or of all others. */
static void sources(struct warp_build *w, bool choosing)
{
    for (const struct node *n = w->at->first->next; n; n = n->next)
        if (n->kind == NODE_TEXT_SOURCE &&
            choosing == (w->tgsi.reach.by.size > 0 && slice_is(n->text, w->tgsi.source->name)))
            source(w, n);
}

/* A spelling of the instruction. */
static bool instruction(struct warp_build *w, const struct node *n)
{
    struct tex_issue_header *h = &w->warp.warp.header;
    struct asm_error error;
    struct asm_insn insn;
    if (n->kind == NODE_WORD) {
        h->word = n->first->integer;
        return true;
    }
    if (n->kind == NODE_SM4) {
        bool good = build_sm4(w->b, n, &w->lowered);
        h->word = w->lowered.word;
        return good;
    }
    if (n->kind == NODE_TGSI) {
        w->is_tgsi = build_tgsi_read(w->b, n, &w->tgsi);
        if (w->is_tgsi)
            sources(w, true);
        w->is_tgsi = w->is_tgsi && build_tgsi(w->b, n, &w->tgsi, &w->lowered);
        h->word = w->lowered.word;
        return w->is_tgsi;
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

/* word, asm, sm4 or tgsi, exactly one; a phase may be in the text or separate. */
static bool find_instruction(struct warp_build *w)
{
    const struct node *found = NULL, *phase = NULL;
    for (const struct node *n = w->at->first->next; n; n = n->next) {
        if (n->kind == NODE_PHASE)
            phase = n;
        if (n->kind != NODE_WORD && n->kind != NODE_ASM && n->kind != NODE_SM4 && n->kind != NODE_TGSI)
            continue;
        if (found) {
            tree_error(w->b->tree, n->at,
                       "the warp has a second instruction; expected one 'word', 'asm', 'sm4' or 'tgsi'");
            return false;
        }
        found = n;
    }
    if (!found) {
        tree_error(w->b->tree, w->at->at, "the warp has no instruction; expected 'word', 'asm', 'sm4' or 'tgsi'");
        return false;
    }
    if (!instruction(w, found))
        return false;
    if (phase && w->warp.warp.header.phase != TEX_PHASE_NONE)
        tree_error(w->b->tree, phase->at, "the text of the instruction has a phase already");
    insn_decode(w->warp.warp.header.word, w->warp.warp.header.phase, &w->insn);
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

/* Give register k of a port a value in every thread. */
static void set_port(struct warp_build *w, const struct node *n, enum isa_port port, unsigned k,
                     const uint32_t lanes[32])
{
    bool *set = &w->set[isa_carried[port].in_rb][isa_carried[port].first + k];
    if (*set)
        tree_error(w->b->tree, n->at, "%s+%u has a value already", isa_port_names[port], k);
    *set = true;
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++)
        *case_register(&w->warp.warp, port, lane, k) = lanes[lane];
}

/* What the text of an `sm4` gives: offsets, literals. */
static void set_known(struct warp_build *w)
{
    for (unsigned i = 0; i < w->lowered.inputs; i++) {
        const struct low_input *in = &w->lowered.input[i];
        uint32_t lanes[TEX_WARP_LANES];
        for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++)
            lanes[lane] = in->value;
        if (in->known)
            set_port(w, w->at, in->port, in->at, lanes);
    }
}

/* What is computed before the word, for each thread. */
static void set_lowered(struct warp_build *w)
{
    uint32_t values[LOW_INPUTS][TEX_WARP_LANES];
    sources(w, false);
    for (uint32_t lane = 0; lane < TEX_WARP_LANES && w->is_tgsi; lane++) {
        build_tgsi_lane(&w->tgsi, lane, &w->lowered);
        for (unsigned i = 0; i < w->lowered.inputs; i++)
            values[i][lane] = w->lowered.input[i].value;
    }
    for (unsigned i = 0; i < w->lowered.inputs && w->is_tgsi; i++)
        set_port(w, w->at, w->lowered.input[i].port, w->lowered.input[i].at, values[i]);
}

/* Append text to `list`. */
static void append(char list[200], const char *format, ...)
{
    size_t at = strlen(list);
    va_list args;
    va_start(args, format);
    vsnprintf(list + at, 200 - at, format, args);
    va_end(args);
}

/* "it reads s, t, off1" for messages. */
static void no_operand(struct warp_build *w, const struct node *n)
{
    char list[200] = "";
    for (unsigned p = 0; p < ISA_PORTS; p++)
        for (unsigned i = 0; i < w->insn.port[p].count; i++)
            append(list, "%s%s (R%u)", list[0] ? ", " : "", w->insn.port[p].operand[i]->name,
                   (unsigned)w->insn.port[p].first + i);
    if (w->insn.form)
        tree_error(w->b->tree, n->at, "the word reads no '%.*s'; expected %s",
                   n->text.size > 40 ? 40 : (int)n->text.size, n->text.at, list);
    else
        tree_error(w->b->tree, n->at,
                   "the word is no instruction of the unit and has no operands by name; expected Ra+0..Rb+3");
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

/* The place in a port of the operand that the name, or the number of its register, means; -1 if there is none. */
static int place_in(const struct insn_port *port, struct slice text)
{
    uint32_t number;
    bool numbered = register_number(text, &number);
    int found = -1;
    for (unsigned i = 0; i < port->count; i++)
        if (slice_is(text, port->operand[i]->name) || (numbered && number == port->first + i))
            found = (int)i;
    return found;
}

/* A parameter by name, or a register by number: it is one register even if several ports cover it. */
static void operand(struct warp_build *w, const struct node *n)
{
    const struct expr_scope scope = {w->b->tree, defined, w->b};
    uint32_t lanes[TEX_WARP_LANES];
    int at[ISA_PORTS], first = -1; /* first: of the ports that carry it */
    bool is_float = false;
    for (unsigned p = 0; p < ISA_PORTS; p++) {
        at[p] = place_in(&w->insn.port[p], n->text);
        if (at[p] < 0)
            continue;
        bool here = w->insn.port[p].operand[at[p]]->type == ISA_TYPE_F32;
        if (first >= 0 && here != is_float) {
            tree_error(w->b->tree, n->at, "the register is a float and an integer operand; expected %s+%d and %s+%d",
                       isa_port_names[first], at[first], isa_port_names[p], at[p]);
            return;
        }
        first = first < 0 ? (int)p : first;
        is_float = here;
    }
    if (first < 0)
        no_operand(w, n);
    else if (expr_lanes(&scope, n->first, is_float ? EXPR_FLOAT : EXPR_WHOLE, lanes))
        for (unsigned p = 0; p < ISA_PORTS; p++)
            if (at[p] >= 0)
                set_port(w, n, (enum isa_port)p, (unsigned)at[p], lanes);
}

/* Ra+k or Rb+k: bits of the port, whatever the word uses it for. */
static void port(struct warp_build *w, const struct node *n)
{
    const struct expr_scope scope = {w->b->tree, defined, w->b};
    uint32_t lanes[TEX_WARP_LANES];
    uint64_t k;
    unsigned p = 0;
    char list[200] = "";
    while (p < ISA_PORTS && !slice_is(n->text, isa_port_names[p])) {
        append(list, "%s%s+0", p ? " or " : "", isa_port_names[p]);
        if (isa_carried[p].count > 1)
            append(list, "..%s+%u", isa_port_names[p], isa_carried[p].count - 1U);
        p++;
    }
    if (p == ISA_PORTS)
        tree_error(w->b->tree, n->at, "expected %s", list);
    else if (build_number(w->b, n->first, 0, isa_carried[p].count - 1U, "register", &k) &&
             expr_lanes(&scope, n->first->next, EXPR_WHOLE, lanes))
        set_port(w, n, (enum isa_port)p, (unsigned)k, lanes);
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
    if (!build_number(b, n->first, 0, TEX_WARPS - 1, "warp", &id) || !find_instruction(&w)) {
        build_tgsi_free(&w.tgsi);
        return;
    }
    w.warp.at = (struct place_in_file){n->at.line, n->at.column};
    h->warp = (uint32_t)id;
    h->active = h->pred = UINT32_MAX;
    h->stage = TEX_STAGE_PIXEL;
    if (!w.is_tgsi)
        set_known(&w);
    set_lowered(&w);
    b->lowered = w.is_tgsi ? &w.lowered : NULL;
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
    b->lowered = NULL;
    build_tgsi_free(&w.tgsi);
}
