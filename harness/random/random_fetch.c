// SPDX-License-Identifier: Apache-2.0
/* Texel fetches: in some cases they replace instructions. From separate streams, so that all other cases stay. */
#include "random/random_part.h"

#define STREAM 0x66657463U
enum { CASES_PERCENT = 25, INSTRUCTIONS_PERCENT = 50 };

bool random_fetches(uint32_t seed, uint32_t index, const struct random_state *state)
{
    struct rng r;
    rng_init(&r, seed ^ STREAM, index);
    return state->gathers && rng_percent(&r, CASES_PERCENT);
}

/* It stays: a case uses surfaces as much as without fetches. */
bool random_uses_surface(const struct tex_warp *w)
{
    struct insn insn;
    insn_decode(w->header.word, w->header.phase, &insn);
    return insn.form && (insn.form->mnemonic == &isa_mnemonics[ISA_KIND_SUST] ||
                         insn.form->mnemonic == &isa_mnemonics[ISA_KIND_SULD] ||
                         insn.form->mnemonic == &isa_mnemonics[ISA_KIND_SUATOM] ||
                         insn.form->mnemonic == &isa_mnemonics[ISA_KIND_SURED]);
}

void random_fetch(uint32_t seed, uint32_t index, const struct random_state *state, struct test_case *c)
{
    struct rng own, *r = &own;
    struct random_draw d = {.state = state};
    struct tex_warp *last = &c->warps[c->warps_count - 1].warp;
    rng_init(r, seed ^ STREAM ^ (uint32_t)c->warps_count << 16, index);
    if (!rng_percent(r, INSTRUCTIONS_PERCENT) || last->header.active == 0 || random_uses_surface(last))
        return;
    random_word_of(r, &d, ISA_KIND_TLD);
    last->header.word = insn_word(&d.insn);
    if (last->header.phase == 3)
        last->header.phase = 0;
    random_operands(r, &d, last);
}
