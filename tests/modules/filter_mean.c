// SPDX-License-Identifier: Apache-2.0
/*
 * tex_filter_mean against the machine's binary64, which has more than twice the bits of binary32, so that rounding
 * twice is rounding once. words: the three numbers.
 */
#include "floats.h"
#include "rtl_module.h"
#include <math.h>

/* Corners against each other, numbers close in size, sums that cancel or end halfway, denormals, any. */
static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    uint32_t base = rng_below(rng, 255);
    for (unsigned k = 0; k < 3; k++) {
        uint32_t bits = rng_next(rng), apart = rng_below(rng, 28), field = base > apart ? base - apart : 0;
        words[k] = rng_percent(rng, 30) ? float_corner(rng_below(rng, FLOAT_CORNERS)) : float_operand(i + k, rng);
        if (rng_percent(rng, 50))
            words[k] = (bits & 0x807fffff) | field << 23;
        if (rng_percent(rng, 10))
            words[k] &= 0xfff00000 | rng_below(rng, 4);
    }
    if (rng_percent(rng, 20))
        words[1 + rng_below(rng, 2)] = (words[0] ^ 0x80000000) + rng_below(rng, 5) - 2;
}

static void expect(const uint32_t *words, uint32_t *result)
{
    float sum = (float)((double)float_of(words[0]) + (double)float_of(words[1]));
    sum = (float)((double)sum + (double)float_of(words[2]));
    float mean = (float)((double)sum * (double)float_of(0x3eaaaaab));
    *result = isnan(mean) ? 0x7fc00000 : bits_of(mean);
}

const struct rtl_module tested = {"filter_mean", 10000000, 1, operand, expect};
