// SPDX-License-Identifier: Apache-2.0
/*
 * The arithmetic of floats of 10 bits, each module alone, against integers. words: 0, 1 operands, as lod_float10.h has
 * them; 2 whether they compute. result: 0 product; 1 sum; 2 length of the vector; 3 11/16 of it; 4 log2 of the first.
 */
#include "lod_float10.h"
#include "rtl_module.h"

static uint32_t integer(struct rng *rng)
{
    switch (rng_below(rng, 5)) {
    case 0:
        return rng_below(rng, 4);
    case 1:
        return 511 - rng_below(rng, 4);
    case 2:
        return 1u << rng_below(rng, 9);
    default:
        return rng_below(rng, 512);
    }
}

/* All pairs of integers of one power, with both signs; then others, within 14 powers of each other or anywhere. */
static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    uint32_t power = 512 - 132 + rng_below(rng, 279), near = power - rng_below(rng, 14);
    words[0] = rng_below(rng, 2) << 19 | power << 9 | integer(rng);
    words[1] = rng_below(rng, 2) << 19 | near << 9 | integer(rng);
    words[2] = rng_below(rng, 16) != 0;
    if (i < 2 << 18) {
        words[0] = 512u << 9 | (i & 511);
        words[1] = (uint32_t)(i >> 18) << 19 | 512u << 9 | (i >> 9 & 511);
        words[2] = 1;
        return;
    }
    switch (rng_below(rng, 12)) {
    case 0:
        words[rng_below(rng, 2)] = 0;
        break;
    case 1:
        words[1] = words[0] ^ rng_below(rng, 2) << 19;
        break;
    case 2:
        words[1] = (words[0] ^ 1u << 19) + rng_below(rng, 5) - 2;
        break;
    case 3:
        words[1] = rng_below(rng, 2) << 19 | (512 - 132 + rng_below(rng, 279)) << 9 | integer(rng);
        break;
    default:;
    }
    if (rng_percent(rng, 50)) {
        uint32_t first = words[0];
        words[0] = words[1];
        words[1] = first;
    }
}

static void expect(const uint32_t *words, uint32_t *result)
{
    if (!words[2])
        return;
    struct float10 a = float10_from(words[0]), b = float10_from(words[1]);
    result[0] = float10_bits(float10_product(a, b));
    result[1] = float10_bits(float10_sum(a, b));
    result[2] = float10_bits(float10_length(a, b, false));
    result[3] = float10_bits(float10_length(a, b, true));
    result[4] = (uint32_t)float10_log2(a) & 0x3ffff;
}

const struct rtl_module tested = {"lod_float10", 8000000, 1, operand, expect};
