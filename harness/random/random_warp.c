// SPDX-License-Identifier: Apache-2.0
/* One random instruction: word, masks and operands. */
#include "random/random.h"

#include <math.h>
#include <string.h>

#define FEW_WARPS 4U /* half of the instructions are of these: what a warp keeps is used again */

static uint32_t float_bits(float f)
{
    uint32_t u;
    memcpy(&u, &f, sizeof u);
    return u;
}

/* Coordinates on one axis of a texture with n texels; the regimes are the places where footprints change. */
enum regime { GRID, CENTRES, EDGES, WIDE, SPECIAL, BITS, REGIMES };

struct axis {
    enum regime regime;
    double start, step; /* GRID: texels */
    uint32_t size;
    bool normalized;
};

static void draw_axis(struct rng *r, struct axis *a, uint32_t size, bool normalized)
{
    a->regime = rng_percent(r, 55) ? GRID : (enum regime)rng_below(r, REGIMES);
    a->size = size;
    a->normalized = normalized;
    a->start = (double)rng_below(r, size) + rng_below(r, 1024) / 1024.0;
    a->step = rng_percent(r, 70) ? rng_below(r, 2048) / 1024.0 : rng_below(r, size);
}

static uint32_t special_bits(struct rng *r)
{
    static const uint32_t specials[] = {0x00000000, 0x80000000, 0x00000001, 0x80000001, 0x007fffff, 0x00800000,
                                        0x80800000, 0x7f7fffff, 0xff7fffff, 0x7f800000, 0xff800000, 0x7fc00000,
                                        0x7f800001, 0xffffffff, 0x3f800000, 0xbf800000, 0x3f7fffff, 0x3f800001,
                                        0x4b800000, 0xcb800000, 0x4b000001, 0x3f000000, 0xbf000000, 0xb3000000};
    return specials[rng_below(r, sizeof specials / sizeof *specials)];
}

static uint32_t draw_coordinate(struct rng *r, const struct axis *a, uint32_t at)
{
    double n = a->size, p;

    switch (a->regime) {
    case GRID:
        p = a->start + a->step * at;
        break;
    case CENTRES: /* exactly on texel centres and a few 1/512 beside them */
        p = (double)rng_below(r, a->size) + 0.5 + ((int)rng_below(r, 5) - 2) / 512.0;
        break;
    case EDGES: /* around 0, N, -N and 2N */
        p = n * ((int)rng_below(r, 4) - 1) + ((int)rng_below(r, 65) - 32) / 16.0;
        break;
    case WIDE:
        p = ldexp((double)rng_next(r) - 2147483648.0, (int)rng_below(r, 40) - 30);
        break;
    case SPECIAL:
        return special_bits(r);
    default:
        return rng_next(r);
    }
    uint32_t bits = float_bits((float)(a->normalized ? p / n : p));
    return rng_percent(r, 10) ? bits + rng_below(r, 5) - 2 : bits; /* neighbours in binary32 */
}

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

struct shape {
    bool bindless, array, cube;
    uint32_t toff, handle;
};

static void put(uint64_t *word, unsigned lo, unsigned width, uint64_t value)
{
    uint64_t mask = (((uint64_t)1 << width) - 1) << lo;
    *word = (*word & ~mask) | (value << lo & mask);
}
#define BOTH(word, field, value) put(word, TEX_TLD4_##field##_LO, TEX_TLD4_##field##_W, value)

static uint32_t draw_register(struct rng *r, unsigned scalars)
{
    unsigned align = scalars > 2 ? 4 : scalars > 1 ? 2 : 1;
    return rng_below(r, 248 / align) * align;
}

static uint64_t draw_word(struct rng *r, const struct random_state *state, struct shape *s)
{
    uint64_t word = 0;
    uint32_t wmask = rng_percent(r, 50) ? 15 : rng_below(r, 16);
    unsigned rb = (s->bindless ? 1U : 0) + (s->toff == TEX_TOFF_PTP ? 2 : s->toff == TEX_TOFF_AOFFI ? 1 : 0);

    BOTH(&word, RD, rng_percent(r, 5) ? TEX_RZ : draw_register(r, (unsigned)__builtin_popcount(wmask)));
    BOTH(&word, RA, draw_register(r, 2U + s->array + s->cube));
    BOTH(&word, RB, rb ? draw_register(r, rb) : TEX_RZ);
    BOTH(&word, PG, rng_percent(r, 60) ? TEX_PT : rng_below(r, 8));
    BOTH(&word, PG_NOT, rng_percent(r, 10));
    BOTH(&word, PARAM, (s->cube ? TEX_PARAM_CUBE : TEX_PARAM_2D) | (uint32_t)s->array);
    BOTH(&word, WMASK, wmask);
    BOTH(&word, NDV, rng_percent(r, 10));
    BOTH(&word, NODEP, rng_percent(r, 20));
    BOTH(&word, PS, rng_percent(r, 60) ? TEX_PT : rng_below(r, 7));
    if (s->bindless) {
        put(&word, TEX_TLD4B_TOFF_LO, TEX_TLD4B_TOFF_W, s->toff);
        put(&word, TEX_TLD4B_COMP_LO, TEX_TLD4B_COMP_W, rng_below(r, 4));
        put(&word, TEX_TLD4B_OPCODE_LO, TEX_TLD4B_OPCODE_W, 0x37b);
    } else {
        BOTH(&word, INDEX, state->handle_index[s->handle]);
        BOTH(&word, TOFF, s->toff);
        BOTH(&word, COMP, rng_below(r, 4));
        BOTH(&word, OPCODE, 0x32);
    }
    return word;
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

static void draw_operands(struct rng *r, const struct random_state *state, const struct shape *s, struct tex_warp *w)
{
    uint32_t texture = (state->handles[s->handle] & 0xfffff) % state->textures;
    uint32_t off1 = rng_next(r), off2 = rng_next(r);
    bool uniform_handle = rng_percent(r, 70), uniform_offset = rng_percent(r, 50);
    struct axis u, v;

    draw_axis(r, &u, state->texture[texture].width, state->texture[texture].normalized);
    draw_axis(r, &v, state->texture[texture].height, state->texture[texture].normalized);
    for (uint32_t lane = 0; lane < TEX_WARP_LANES; lane++) {
        unsigned a = 0, b = 0;
        for (unsigned i = 0; i < 4; i++) {
            w->ra[lane][i] = rng_next(r);
            w->rb[lane][i] = rng_next(r);
        }
        if (s->array)
            w->ra[lane][a++] = rng_percent(r, 50) ? rng_below(r, 4) : rng_next(r);
        w->ra[lane][a++] = draw_coordinate(r, &u, lane % 8);
        w->ra[lane][a++] = draw_coordinate(r, &v, lane / 8);
        if (s->bindless)
            w->rb[lane][b++] = state->handles[uniform_handle ? s->handle : rng_below(r, 8)];
        if (s->toff != TEX_TOFF_NONE)
            w->rb[lane][b++] = uniform_offset ? off1 : rng_next(r);
        if (s->toff == TEX_TOFF_PTP)
            w->rb[lane][b++] = uniform_offset ? off2 : rng_next(r);
    }
}

bool random_warp(struct rng *r, const struct random_state *state, struct test_case *c)
{
    struct case_warp cw = {.at = {0, 0}};
    struct tex_issue_header *h = &cw.warp.header;
    struct shape s = {.bindless = rng_percent(r, 40),
                      .array = rng_percent(r, 20),
                      .cube = rng_percent(r, 5),
                      .toff = rng_percent(r, 50) ? TEX_TOFF_NONE : 1 + rng_below(r, 2),
                      .handle = rng_below(r, 8)};
    uint64_t word = draw_word(r, state, &s);

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
    draw_operands(r, state, &s, &cw.warp);
    return case_add_warp(c, &cw);
}
