// SPDX-License-Identifier: Apache-2.0
/*
 * tex_filter_total by integers. words 0, 1: the sum before (39:0); 2: its exponent 7:0, flags 11:8; 3, 4: sum of the
 * pass (36:0); 5: its exponent 7:0, flags 11:8, whether it computes 12. result: 0, 1 the sum; 2 its exponent 7:0, flags
 * 11:8.
 */
#include "rtl_module.h"
#include "weight8.h"

/* Any number of so many bits and a sign, or one close to an end, or to zero. */
static int64_t draw(struct rng *rng, unsigned bits)
{
    int64_t size = (int64_t)(((uint64_t)rng_next(rng) << 32 | rng_next(rng)) >> (64 - bits));
    if (rng_percent(rng, 30))
        size >>= rng_below(rng, bits);
    if (rng_percent(rng, 10))
        size = rng_below(rng, 4);
    if (rng_percent(rng, 5))
        size = (INT64_C(1) << bits) - 1;
    return rng_below(rng, 2) ? -size : size;
}

static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    int64_t before = draw(rng, 38), pass = draw(rng, 36);
    uint32_t top = 1 + rng_below(rng, 254), apart = rng_below(rng, rng_percent(rng, 80) ? 44 : 255);
    uint32_t low = top > apart ? top - apart : 1;
    (void)i;
    words[2] = rng_below(rng, 2) ? low : top;
    words[5] = words[2] == low ? top : low;
    if (rng_percent(rng, 10))
        words[2] = 0, before = 0; /* the first pass */
    words[0] = (uint32_t)before;
    words[1] = (uint32_t)(before >> 32) & 0xff;
    words[3] = (uint32_t)pass;
    words[4] = (uint32_t)(pass >> 32) & 0x1f;
    words[2] |= rng_below(rng, 16) << 8;
    words[5] |= rng_below(rng, 16) << 8 | (uint32_t)rng_percent(rng, 98) << 12;
}

/* A number of so many bits, the sign among them. */
static int64_t number(uint32_t low, uint32_t high, unsigned bits)
{
    return (int64_t)(((uint64_t)high << 32 | low) << (64 - bits)) >> (64 - bits);
}

static void expect(const uint32_t *words, uint32_t *result)
{
    struct weight8_sum all = {.exponent = (int32_t)(words[2] & 0xff), .sum = number(words[0], words[1], 40)};
    struct weight8_sum p = {.exponent = (int32_t)(words[5] & 0xff), .sum = number(words[3], words[4], 37)};
    if (!(words[5] >> 12 & 1))
        return;
    weight8_add(&all, &p);
    result[0] = (uint32_t)all.sum;
    result[1] = (uint32_t)(all.sum >> 32) & 0xff;
    result[2] = (uint32_t)all.exponent | ((words[2] | words[5]) & 0xf00);
}

const struct rtl_module tested = {"filter_total", 4000000, 1, operand, expect};
