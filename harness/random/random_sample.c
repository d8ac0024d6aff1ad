// SPDX-License-Identifier: Apache-2.0
/* Samples: in some cases they replace instructions. From separate streams, so that all other cases stay. */
#include "random/random_part.h"

#define STREAM 0x73616d70U
enum {
    CASES_PERCENT = 15,
    INSTRUCTIONS_PERCENT = 60,
    ANY_PERCENT = 15,
    TRIES = 12,
    GIVEN_PERCENT = 20,
    LEVEL_PERCENT = 12,
    PIXEL_PERCENT = 80,
    WHOLE_PERCENT = 70
};

bool random_samples(uint32_t seed, uint32_t index, const struct random_state *state)
{
    struct rng r;
    rng_init(&r, seed ^ STREAM, index);
    return state->gathers && rng_percent(&r, CASES_PERCENT);
}

static enum isa_kind draw_kind(struct rng *r)
{
    if (rng_percent(r, GIVEN_PERCENT))
        return ISA_KIND_TXD;
    return rng_percent(r, LEVEL_PERCENT) ? ISA_KIND_TMML : ISA_KIND_TEX;
}

/* Mostly of a texture and a sampler that it can use. */
static void draw(struct rng *r, struct random_draw *d)
{
    unsigned tries = rng_percent(r, ANY_PERCENT) ? 1 : TRIES;
    enum isa_kind kind = draw_kind(r);
    do
        random_word_of(r, d, kind);
    while (--tries > 0 && !random_word_fits(d));
}

void random_sample(uint32_t seed, uint32_t index, const struct random_state *state, struct test_case *c)
{
    struct rng own, *r = &own;
    struct random_draw d = {.state = state};
    struct tex_warp *last = &c->warps[c->warps_count - 1].warp;
    rng_init(r, seed ^ STREAM ^ (uint32_t)c->warps_count << 16, index);
    if (!rng_percent(r, INSTRUCTIONS_PERCENT) || last->header.active == 0 || random_uses_surface(last))
        return;
    draw(r, &d);
    last->header.word = insn_word(&d.insn);
    if (last->header.phase == 3)
        last->header.phase = 0;
    random_operands(r, &d, last);
    random_quads(r, &d, last);
    if (rng_percent(r, PIXEL_PERCENT))
        last->header.stage = TEX_STAGE_PIXEL;
    if (rng_percent(r, WHOLE_PERCENT))
        last->header.active = UINT32_MAX;
}
