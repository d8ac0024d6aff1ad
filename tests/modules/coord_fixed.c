// SPDX-License-Identifier: Apache-2.0
/*
 * tex_coord_fixed against the host's rounding in binary64, and integers. words: 0 position; 1 bit 0 the centre of its
 * texel, bit 1 the product counts; 2, 3 product; 4 place of a tap, 0 with a centre.
 */
#include "coord_exact.h"
#include "rtl_module.h"
#include <string.h>

static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    uint32_t p = float_operand(i, rng);
    if ((p & 0x7f800000) == 0x7f800000) /* infinity is possible, NaN is not */
        p &= 0xff800000;
    if ((p & 0x7f800000) == 0)
        p &= 0x80000000;
    if (i % 8 == 3) { /* at the edge of a texel, or beside it */
        float edge = (float)((int)rng_below(rng, 2048) - 1024);
        memcpy(&p, &edge, sizeof p);
        p = p ? p + rng_below(rng, 3) - 1 : 0;
    }
    words[0] = p;
    words[1] = i % 4 == 3;
    uint32_t place = rng_below(rng, 2) ? 0 : rng_next(rng) & 0x1fff;
    words[4] = words[1] ? 0 : place;
    if (i < FLOAT_CORNERS || i % 3)
        return;
    words[1] = 2 + rng_below(rng, 2);
    words[4] = words[1] & 1 ? 0 : place;
    uint64_t bits = (uint64_t)rng_next(rng) << 32 | rng_next(rng), top = UINT64_C(1) << rng_below(rng, 43);
    int64_t product = rng_percent(rng, 30) ? (int64_t)(top + rng_below(rng, 5)) - 2 : (int64_t)(bits % top);
    product = rng_below(rng, 2) ? -product : product;
    words[2] = (uint32_t)product;
    words[3] = (uint32_t)(product >> 32) & 0xfff;
}

/* In units of 2^-9 texels. */
static int32_t of_product(const uint32_t *words, int32_t place)
{
    __int128 p = (__int128)words[3] << 32 | words[2];
    if (words[3] & 0x800)
        p -= (__int128)1 << 44;
    __int128 q = words[1] & 1 ? floor_div(p, 512) : floor_div(p + 1, 2) + place;
    __int128 top = words[1] & 1 ? 131071 : 33554431;
    q = q > top ? top : q < -top - 1 ? -top - 1 : q;
    return (int32_t)(words[1] & 1 ? 256 * q + 128 : q);
}

static void expect(const uint32_t *words, uint32_t *result)
{
    int32_t place = (int32_t)(words[4] ^ 0x1000) - 0x1000;
    int32_t of_position = fixed_of(float_of(words[0]), words[1] & 1, place);
    result[0] = (uint32_t)(words[1] & 2 ? of_product(words, place) : of_position) & 0x3ffffff;
}

const struct rtl_module tested = {"coord_fixed", 5000000, 1, operand, expect};
