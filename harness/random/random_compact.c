// SPDX-License-Identifier: Apache-2.0
/* Compact forms: in some cases they replace instructions. From separate streams, so that all other cases stay. */
#include "random/random_part.h"

#define STREAM 0x636d7061U
enum {
    CASES_PERCENT = 20,
    INSTRUCTIONS_PERCENT = 50,
    FETCHES_PERCENT = 65,
    SAMPLES_PERCENT = 30,
    ANY_PERCENT = 20,
    FORM_TRIES = 16
};

bool random_compacts(uint32_t seed, uint32_t index, const struct random_state *state)
{
    struct rng r;
    rng_init(&r, seed ^ STREAM, index);
    return state->gathers && rng_percent(&r, CASES_PERCENT);
}

/* Mostly a form that fits its texture. */
static void draw_sample(struct rng *r, struct random_draw *d)
{
    unsigned tries = rng_percent(r, ANY_PERCENT) ? 1 : FORM_TRIES;
    do
        random_word_of(r, d, ISA_KIND_TEXS);
    while (--tries > 0 && !random_word_fits(d));
}

void random_compact(uint32_t seed, uint32_t index, const struct random_state *state, struct test_case *c)
{
    struct rng own, *r = &own;
    struct random_draw d = {.state = state};
    struct tex_warp *last = &c->warps[c->warps_count - 1].warp;
    rng_init(r, seed ^ STREAM ^ (uint32_t)c->warps_count << 16, index);
    if (!rng_percent(r, INSTRUCTIONS_PERCENT) || last->header.active == 0 || random_uses_surface(last))
        return;
    enum isa_kind kind = rng_percent(r, FETCHES_PERCENT) ? ISA_KIND_TLDS : ISA_KIND_TLD4S;
    if (rng_percent(r, SAMPLES_PERCENT))
        draw_sample(r, &d);
    else
        random_word_of(r, &d, kind);
    last->header.word = insn_word(&d.insn);
    if (last->header.phase == 3)
        last->header.phase = 0;
    random_operands(r, &d, last);
    random_quads(r, &d, last);
}
