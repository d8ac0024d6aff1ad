// SPDX-License-Identifier: Apache-2.0
/* One random instruction: word, masks and operands. */
#include "random/random_part.h"
#include "tex_stages.h"

#define STORES (UINT64_C(1) << 53) /* the bit that makes a store of a load */
#define LAST 8U                    /* instructions that are searched for a store */
#define FEW_WARPS 4U /* half of the instructions belong to these, so that the state of a warp is used again */

static uint32_t draw_mask(struct rng *r)
{
    switch (rng_below(r, 5)) {
    case 0:
        return rng_next(r);
    case 1:
        return (uint32_t)1 << rng_below(r, 32);
    case 2:
        return rng_percent(r, 20) ? 0 : rng_next(r) | rng_next(r);
    default:
        return UINT32_MAX;
    }
}

/* Illegal words: one bit off, or anything at all; a phase code 3; depth compare. */
static void spoil(struct rng *r, struct tex_issue_header *h, uint64_t *word)
{
    switch (rng_below(r, 4)) {
    case 0:
        *word = (uint64_t)rng_next(r) << 32 | rng_next(r);
        break;
    case 1:
        h->phase = 3;
        break;
    default:
        *word ^= (uint64_t)1 << rng_below(r, 64);
        break;
    }
}

/* Legality of a spoiled word: see random_state.stores and gathers. */
static bool out_of_place(const struct random_state *state, const struct test_case *c, const struct tex_warp *w)
{
    struct insn insn;
    insn_decode(w->header.word, w->header.phase, &insn);
    if (!insn.form || insn.form->mnemonic == &isa_mnemonics[ISA_KIND_TXQ] ||
        insn.form->mnemonic == &isa_mnemonics[ISA_KIND_SULD])
        return false;
    bool store = insn.form->mnemonic == &isa_mnemonics[ISA_KIND_SUST] ||
                 insn.form->mnemonic == &isa_mnemonics[ISA_KIND_SUATOM] ||
                 insn.form->mnemonic == &isa_mnemonics[ISA_KIND_SURED];
    return store ? !state->stores || random_store_meets(c, w) : !state->gathers;
}

static uint32_t opcode_of(const struct tex_warp *w)
{
    struct tex_instruction in;
    tex_decode_header(&w->header, &in);
    return in.common.op.opcode;
}

/* Of the last instructions the newest store, NULL if there is none. */
static const struct tex_warp *last_store(const struct test_case *c)
{
    for (size_t i = c->warps_count; i > 0 && c->warps_count - i < LAST; i--)
        if (opcode_of(&c->warps[i - 1].warp) == TEX_OPCODE_SUST)
            return &c->warps[i - 1].warp;
    return NULL;
}

/* Of what the newest store has written, by its threads and by others. */
static void load_back(const struct tex_warp *store, struct tex_warp *w)
{
    uint32_t active = w->header.active, warp = w->header.warp;
    *w = *store;
    w->header.word ^= STORES;
    w->header.active = active;
    w->header.warp = warp;
}

/* A load in place of a query or a store, from a separate stream. */
static void draw_load(const struct random_state *state, const struct test_case *c, struct tex_warp *w)
{
    struct rng own, *r = &own;
    struct random_draw d = {.state = state};
    uint32_t opcode = opcode_of(w), percent = opcode == TEX_OPCODE_TXQ ? 60 : opcode == TEX_OPCODE_SUST ? 20 : 0;
    rng_init(r, w->ra[0][0], w->rb[0][0]);
    if (!rng_percent(r, percent))
        return;
    const struct tex_warp *store = last_store(c);
    if (store && rng_percent(r, 60)) {
        load_back(store, w);
        return;
    }
    random_word_of(r, &d, ISA_KIND_SULD);
    w->header.word = insn_word(&d.insn);
    random_operands(r, &d, w);
}

bool random_warp(struct rng *r, const struct random_state *state, struct test_case *c)
{
    struct case_warp cw = {.at = {0, 0}};
    struct tex_issue_header *h = &cw.warp.header;
    struct random_draw d = {.state = state};
    random_word(r, &d);
    uint64_t word = insn_word(&d.insn);

    h->phase = rng_below(r, 3);
    h->pred = draw_mask(r);
    h->warp = rng_below(r, rng_percent(r, 50) ? FEW_WARPS : TEX_WARPS);
    h->active = draw_mask(r);
    h->helper = rng_percent(r, 80) ? 0 : rng_next(r);
    h->killed = rng_percent(r, 80) ? 0 : rng_next(r);
    h->stage = rng_below(r, 6);
    if (rng_percent(r, 8))
        spoil(r, h, &word);
    h->word = word;
    random_operands(r, &d, &cw.warp);
    draw_load(state, c, &cw.warp);
    if (out_of_place(state, c, &cw.warp))
        h->active = 0;
    return case_add_warp(c, &cw);
}
