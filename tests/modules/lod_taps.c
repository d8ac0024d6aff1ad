// SPDX-License-Identifier: Apache-2.0
/*
 * tex_lod_taps as PD-112 has it, in the host's binary64, which holds all products. words: 0, 1 the squares of the
 * longer and of the shorter length; 2 log2 of the limit 2:0, whether it computes 3.
 */
#include "lod_floats.h"
#include "rtl_module.h"

enum { INFINITE = 0x7f800000, MOST = 16 };

static uint32_t length(struct rng *rng)
{
    switch (rng_below(rng, 8)) {
    case 0:
        return rng_percent(rng, 50) ? 0 : INFINITE;
    case 1:
        return lod_number(rng, rng_percent(rng, 50) ? 254 : 1);
    case 2:
        return lod_number(rng, (int32_t)(1 + rng_below(rng, 254)));
    default: /* about what a texel is to 16 of them */
        return lod_number(rng, (int32_t)(122 + rng_below(rng, 16)));
    }
}

/* Any; four times each other, or beside that; about a power of four. */
static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    uint32_t major = length(rng) & 0x7fffffff, minor = length(rng) & 0x7fffffff, times = rng_below(rng, 7) << 24;
    (void)i;
    if (rng_percent(rng, 50))
        minor = major > times + 0x800000 ? major - times + rng_below(rng, 5) - 2 : 0;
    if (rng_percent(rng, 20))
        major = 0x3f800000 + (rng_below(rng, 6) << 24) + rng_below(rng, 5) - 2;
    major = lod_clear_denormal(major < INFINITE ? major : INFINITE);
    minor = lod_clear_denormal(minor < INFINITE ? minor : INFINITE);
    words[0] = major > minor ? major : minor;
    words[1] = major > minor ? minor : major;
    words[2] = rng_below(rng, 5) | (uint32_t)rng_percent(rng, 95) << 3;
}

static unsigned taps_of(double major, double minor, unsigned limit)
{
    unsigned number = 1;
    if (isinf(major))
        number = isinf(minor) ? 1 : MOST;
    else if (minor == 0)
        number = MOST;
    while (number < MOST && !isinf(major) && major > number * number * minor)
        number *= 2;
    if (number > limit)
        number = limit;
    while (number > 1 && major <= number / 2 * (number / 2))
        number /= 2;
    return number;
}

static void expect(const uint32_t *words, uint32_t *result)
{
    unsigned number = taps_of(float_of(words[0]), float_of(words[1]), 1u << (words[2] & 7));
    while (words[2] >> 3 && 1u << *result < number)
        ++*result;
}

const struct rtl_module tested = {"lod_taps", 5000000, 1, operand, expect};
