// SPDX-License-Identifier: Apache-2.0
/*
 * Texels whose means hang on one bit: a texel times its weight is halfway between two numbers, but for one bit that is
 * lost. Of texels that are any bits one in 2^16 is. From a separate stream.
 */
#include "isa/insn.h"
#include "random/random_part.h"

#define TIC_OF(words, field) ((uint32_t)tex_get_bits(words, TEX_TIC_##field##_LO, TEX_TIC_##field##_W))
#define SIGN 0x80000000U

enum { WORDS = 256, HIDDEN = 1 << 23, TRIES = 16, PRODUCT_BITS = 40, FLOAT_BITS = 32 };

/* Odd, so that weights are, and mostly near a centre: one weight is large then. */
static uint32_t draw_beyond(struct rng *r)
{
    uint32_t near = 1 + 2 * rng_below(r, 16);
    return rng_percent(r, 70) ? rng_percent(r, 50) ? near : 256 - near : 1 + 2 * rng_below(r, 128);
}

/* Of an odd number, modulo 2^32: each step doubles the bits that are right. */
static uint32_t inverse(uint32_t odd)
{
    uint32_t x = odd;
    for (unsigned i = 0; i < 5; i++)
        x *= 2 - odd * x;
    return x;
}

/* A mantissa whose product with the weight has `zeros` above it in 40 bits, of which the lowest 16 are lost. */
static bool draw_mantissa(struct rng *r, uint32_t weight, unsigned zeros, uint32_t *mantissa)
{
    unsigned lost = 16 - zeros;
    uint32_t more = rng_percent(r, 50) ? 1 : 1U << rng_below(r, lost - 1), unit = 2U << lost;
    uint32_t low = ((1U << (lost - 1)) | more) * inverse(weight) % unit;
    for (unsigned i = 0; i < TRIES; i++) {
        *mantissa = (HIDDEN | rng_below(r, HIDDEN)) / unit * unit + low;
        uint64_t product = (uint64_t)*mantissa * weight;
        if (*mantissa >> 24 == 0 && *mantissa >= HIDDEN && product >> (PRODUCT_BITS - 1 - zeros) == 1)
            return true;
    }
    return false;
}

static uint32_t draw_texel(struct rng *r, uint32_t weight)
{
    uint32_t mantissa = 0, any = rng_next(r), zeros = 0;
    while (zeros < 14 && weight >> (16 - zeros) == 0)
        zeros++;
    zeros -= rng_percent(r, 50) && zeros > 0; /* the product may be a bit longer than the weight says */
    if (!draw_mantissa(r, weight, zeros, &mantissa))
        mantissa = any;
    return (any & SIGN) | (124 + rng_below(r, 6)) << 23 | (mantissa & (HIDDEN - 1));
}

bool random_ties(struct image *m, const uint32_t tic[8], struct random_state *state, unsigned i)
{
    const struct tex_format_info *format = tex_format_find(TIC_OF(tic, COMPONENTS));
    uint32_t *beyond = state->texture[i].beyond, weight[4];
    struct rng own, *r = &own;
    bool ok = true;
    beyond[0] = beyond[1] = 0;
    if (TIC_OF(tic, TEXTURE_TYPE) != TEX_TYPE_TWO_D_NO_MIPMAP || TIC_OF(tic, RES_VIEW_MIN_MIP_LEVEL) != 0 || !format ||
        format->width[0] != FLOAT_BITS || TIC_OF(tic, R_DATA_TYPE) != TEX_DATATYPE_FLOAT)
        return true;
    rng_init(r, tic[1] ^ tic[3], tic[0]);
    for (unsigned axis = 0; axis < 2; axis++)
        beyond[axis] = draw_beyond(r);
    for (unsigned k = 0; k < 4; k++)
        weight[k] = (k & 1 ? beyond[0] : 256 - beyond[0]) * (k & 2 ? beyond[1] : 256 - beyond[1]);
    for (uint32_t n = 0; ok && n < WORDS; n++)
        ok = image_write32(m, state->texture[i].base + 4 * (uint64_t)n, draw_texel(r, weight[rng_below(r, 4)]));
    return ok;
}
