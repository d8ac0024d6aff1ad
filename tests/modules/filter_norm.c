// SPDX-License-Identifier: Apache-2.0
/*
 * tex_filter_norm by integers: one division, from whose remainder it rounds. words 0, 1: the sum (54:0); 2: bits of a
 * code 4:0, SNORM 8, round16 9, whether it computes 10, log2 of the taps 13:11, weight8 14.
 */
#include "filter_codes.h"
#include "rtl_module.h"

enum { TIE_BITS = 25 }; /* of a number halfway between two of binary32 */

static uint64_t draw64(struct rng *rng)
{
    return (uint64_t)rng_next(rng) << 32 | rng_next(rng);
}

/* Four codes, from 0 to `top`, any or close to each other, of one slice and level; or of two each. In thirds, as beyond
   a corner the fourth is a third of the others. */
static uint64_t of_texels(struct rng *rng, uint32_t top, bool passes)
{
    uint32_t s = rng_below(rng, 256), t = rng_below(rng, 256), base = rng_below(rng, top + 1);
    uint64_t level = passes ? rng_below(rng, 256) : 0, slice = passes ? rng_below(rng, 256) : 0, sum = 0;
    if (rng_percent(rng, 20))
        s = 0x01ff8000 >> 8 * rng_below(rng, 4) & 0xff;
    if (rng_percent(rng, 20))
        t = 0x01ff8000 >> 8 * rng_below(rng, 4) & 0xff;
    const uint64_t whole[4] = {(256 - s) * t, s * t, s * (256 - t), (256 - s) * (256 - t)};
    const bool corner = rng_percent(rng, 40);
    uint64_t weight[4];
    for (unsigned k = 0; k < 4; k++)
        weight[k] = !corner ? 3 * whole[k] : k < 3 ? 3 * whole[k] + whole[3] : 0;
    for (unsigned n = 0; n < (passes ? 16 : 4); n++) {
        uint64_t code = rng_percent(rng, 50) ? rng_below(rng, top + 1) : base + rng_below(rng, 3) - 1;
        if (code > top || rng_percent(rng, 10))
            code = rng_below(rng, 2) ? 0 : top;
        sum += code * weight[n % 4] * (n & 4 ? slice : 256 - slice) * (n & 8 ? level : 256 - level);
    }
    return sum;
}

static uint64_t of_taps(struct rng *rng, uint32_t top, bool passes, uint32_t taps)
{
    uint64_t sum = 0;
    for (unsigned tap = 0; tap < 1U << taps; tap++)
        sum += of_texels(rng, top, passes);
    return sum;
}

/* Three times `top` times a number halfway between two of binary32; or one step beside. With as many places as there
 * are, 1 / (3 * 2^52) of it at least: that is what the rounding has to see. */
static uint64_t of_tie(struct rng *rng, uint64_t top, uint32_t taps)
{
    uint64_t tie = 1U << (TIE_BITS - 1) | (rng_next(rng) & ((1U << (TIE_BITS - 1)) - 1)) | 1;
    if (rng_percent(rng, 25)) /* the first and the last of a binade */
        tie = rng_below(rng, 2) ? (1U << TIE_BITS) - 1 : (1U << (TIE_BITS - 1)) + 1;
    uint32_t most = 32 - TIE_BITS + taps, up = rng_percent(rng, 30) ? most : rng_below(rng, most + 1);
    return (3 * top * tie << up) + rng_below(rng, 3) - 1;
}

/* The sums whose quotients are closest to such a number that has bits below the last one of a sum: 2^k sum =
 * 3 top tie +- 1. */
static uint64_t beside_tie(struct rng *rng, uint32_t top)
{
    unsigned k = 1 + rng_below(rng, TIE_BITS - 1);
    uint32_t inverse = 3 * top, mask = (1U << k) - 1, any = rng_next(rng), up = rng_below(rng, 2);
    for (unsigned n = 0; n < 4; n++) /* 3 bits at first */
        inverse *= 2 - 3 * top * inverse;
    uint64_t low = (up ? 0 - inverse : inverse) & mask;
    uint64_t tie = 1U << (TIE_BITS - 1) | (any & ~mask & ((1U << (TIE_BITS - 1)) - 1)) | low;
    return (3 * (uint64_t)top * tie + up - !up) >> k;
}

/* Four codes as wide as they are added up, from the lowest one of SNORM on, times weights that are 256 together; or any
 * such sum, or close to one that rounds. */
static uint64_t of_weights8(struct rng *rng, uint32_t top, uint32_t taps)
{
    uint32_t left = 256;
    uint64_t sum = 0;
    for (unsigned n = 0; n < 4; n++) {
        uint32_t weight = n == 3 ? left : rng_below(rng, left + 1);
        sum += (uint64_t)weight * (rng_percent(rng, 20) ? top : rng_below(rng, top + 1));
        left -= weight;
    }
    if (rng_percent(rng, 20))
        sum = rng_below(rng, 256 * top + 1);
    if (rng_percent(rng, 20))
        sum = (sum & ~UINT64_C(0xff)) + 126 + rng_below(rng, 5);
    sum = 3 * (sum << (24 + taps));
    return rng_percent(rng, 20) ? sum + rng_below(rng, 3) - (sum != 0)
                                : sum; /* between two: of passes without the bit */
}

static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    uint32_t snorm = rng_below(rng, 2), round16 = rng_percent(rng, 30), weight8 = rng_percent(rng, 30);
    uint32_t taps = rng_below(rng, 5), kind = rng_below(rng, 20), bits = 1 + snorm + rng_below(rng, 16 - snorm);
    if (weight8 && snorm && rng_percent(rng, 50))
        bits = 8;
    bool wide = round16 || weight8, widened = weight8 && snorm && bits == 8;
    uint32_t places = wide ? 16 - snorm : bits - snorm;
    uint32_t top = (1U << places) - 1;
    uint64_t most = 3 * ((uint64_t)top << (32 + taps)), size;
    (void)i;
    if (weight8 && kind < 9) {
        size = of_weights8(rng, (widened && rng_percent(rng, 90) ? 127 : top) + (snorm && rng_percent(rng, 30)), taps);
    } else if (kind < 5) {
        size = of_taps(rng, top, false, taps);
    } else if (kind < 7) {
        size = of_taps(rng, top, true, taps);
    } else if (kind < 10) {
        size = draw64(rng) % (most + 1);
    } else if (kind < 12) {
        size = draw64(rng) % (most + 1) >> rng_below(rng, 49 + taps);
    } else if (kind < 13) { /* more than codes give */
        size = draw64(rng) >> ((widened || taps == 4 ? 14 : 13) - taps);
        size -= size >> 4;
    } else if (kind < 14) { /* a power of two */
        size = (most >> rng_below(rng, 33 + taps)) + rng_below(rng, 3);
        size = size == 0 || size - 1 > most ? 0 : size - 1;
    } else if (wide && kind < 18) { /* halfway between codes of 16 bits */
        size = (3 * (((uint64_t)rng_below(rng, top) << 32) + 0x80000000U) << taps) + rng_below(rng, 3) - 1;
    } else if (kind < 18) {
        size = of_tie(rng, top, taps);
    } else {
        size = beside_tie(rng, top);
    }
    uint64_t sum = snorm && rng_below(rng, 2) ? 0 - size : size;
    words[0] = (uint32_t)sum;
    words[1] = (uint32_t)(sum >> 32) & 0x7fffff;
    words[2] = bits | snorm << 8 | round16 << 9 | (uint32_t)rng_percent(rng, 98) << 10 | taps << 11 | weight8 << 14;
}

static void expect(const uint32_t *words, uint32_t *result)
{
    bool negative = words[1] >> 22 & 1, snorm = words[2] >> 8 & 1, round16 = words[2] >> 9 & 1;
    uint64_t sum = ((uint64_t)(words[1] & 0x3fffff) << 32 | words[0]) - ((uint64_t)negative << 54);
    uint64_t size = negative ? 0 - sum : sum;
    bool weight8 = words[2] >> 14 & 1, wide = round16 || weight8;
    uint32_t taps = words[2] >> 11 & 7, bits = words[2] & 31, places = wide ? 16U - snorm : bits - snorm;
    if (weight8) {
        int64_t code = code_of(negative ? -(int64_t)size : (int64_t)size, taps, snorm, bits);
        size = (uint64_t)(code < 0 ? -code : code);
    } else if (round16) {
        size = (size + (UINT64_C(3) << (31 + taps))) / (UINT64_C(3) << (32 + taps));
    }
    if (size != 0 && (words[2] >> 10 & 1))
        *result = (uint32_t)negative << 31 | rounded(size, ((1U << places) - 1) * (wide ? 1 : 3), wide ? 0 : 32 + taps);
}

const struct rtl_module tested = {"filter_norm", 12000000, 1, operand, expect};
