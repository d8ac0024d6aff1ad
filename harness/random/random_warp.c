// SPDX-License-Identifier: Apache-2.0
/* One random instruction: word, masks and operands. */
#include "random/random_part.h"

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
    if (!insn.form || insn.form->mnemonic == &isa_mnemonics[ISA_KIND_TXQ])
        return false;
    bool store = insn.form->mnemonic == &isa_mnemonics[ISA_KIND_SUST];
    return store ? !state->stores || random_store_meets(c, w) : !state->gathers;
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
    if (out_of_place(state, c, &cw.warp))
        h->active = 0;
    return case_add_warp(c, &cw);
}
