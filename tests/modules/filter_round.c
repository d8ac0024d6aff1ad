// SPDX-License-Identifier: Apache-2.0
/*
 * tex_filter_round by integers. words 0, 1: the sum (39:0); 2: its exponent 7:0, flags 11:8, half 12, whether it
 * computes 13, log2 of how many times the mean it is 15:14. result: 0 the number.
 */
#include "rtl_module.h"
#include "weight8.h"

enum { POSITIVE = 0x100, MINUS = 0x200, PLUS = 0x400, NO_NUMBER = 0x800 };

static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    bool half = rng_below(rng, 2);
    unsigned bits = half ? 11 : 24, shift = rng_below(rng, 39 - bits);
    uint32_t least = (uint32_t)weight8_least(half), exponent = least + rng_below(rng, half ? 34 : 254);
    uint64_t size = ((uint64_t)rng_next(rng) << 32 | rng_next(rng)) >> (25 + rng_below(rng, 32));
    if (rng_percent(rng, 50)) { /* halfway between two, or one beside */
        size = (uint64_t)(rng_next(rng) >> (31 - bits)) << shift;
        size += rng_below(rng, 3) - (size != 0);
    }
    if (rng_percent(rng, 10)) /* a power of two */
        size = (UINT64_C(1) << rng_below(rng, 39)) + rng_below(rng, 3) - 1;
    if (rng_percent(rng, 30))
        exponent = rng_below(rng, 3) ? least + rng_below(rng, 3)
                   : half            ? 127 + 14 + rng_below(rng, 4)
                                     : 252 + rng_below(rng, 3);
    if (half && rng_percent(rng, 10))
        exponent = least + rng_below(rng, 142); /* a border is any number */
    uint64_t sum = rng_below(rng, 2) ? size : 0 - size;
    (void)i;
    words[0] = (uint32_t)sum;
    words[1] = (uint32_t)(sum >> 32) & 0xff;
    words[2] = exponent | (uint32_t)half << 12 | (uint32_t)rng_percent(rng, 98) << 13;
    words[2] |= (rng_below(rng, 2) ? 0 : rng_below(rng, 3)) << 14;
    words[2] |= rng_below(rng, 2) * POSITIVE | (rng_percent(rng, 5) ? rng_below(rng, 8) * MINUS : 0);
}

static void expect(const uint32_t *words, uint32_t *result)
{
    struct weight8_sum all = {.exponent = (int32_t)(words[2] & 0xff), .positive = words[2] & POSITIVE};
    all.sum = (int64_t)(((uint64_t)words[1] << 32 | words[0]) << 24) >> 24;
    all.infinite[0] = words[2] & PLUS;
    all.infinite[1] = words[2] & MINUS;
    all.nan = words[2] & NO_NUMBER;
    all.multiple = (int32_t)(words[2] >> 14);
    if (words[2] >> 13 & 1)
        *result = weight8_rounded(&all, words[2] >> 12 & 1);
}

const struct rtl_module tested = {"filter_round", 8000000, 1, operand, expect};
