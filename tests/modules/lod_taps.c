// SPDX-License-Identifier: Apache-2.0
/*
 * tex_lod_taps as PD-112 has it, in the host's binary64, which holds all products, and PD-131. words: 0, 1 the squares
 * of the longer and of the shorter length; 2 log2 of the limit 2:0, whether it computes 3, from logarithms 4; 3, 4
 * these.
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

/* Of the least to the greatest length, and as far apart as these allow; at multiples of 256 or beside them. */
static void logarithms(struct rng *rng, uint32_t *words)
{
    int32_t major = -32768 + (int32_t)rng_below(rng, 70400), apart = (int32_t)rng_below(rng, 142000);
    if (rng_percent(rng, 60))
        major = (int32_t)rng_below(rng, 6 * 256) - 256;
    if (rng_percent(rng, 30))
        major = 256 * (int32_t)rng_below(rng, 6) + (int32_t)rng_below(rng, 3) - 1;
    if (rng_percent(rng, 60))
        apart = (int32_t)rng_below(rng, 6 * 256);
    if (rng_percent(rng, 30))
        apart = 256 * (int32_t)rng_below(rng, 6) + (int32_t)rng_below(rng, 3);
    words[0] = (uint32_t)major & 0x3ffff;
    words[1] = (uint32_t)(major - apart < -131072 ? -131072 : major - apart) & 0x3ffff;
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
    words[2] = rng_below(rng, 5) | (uint32_t)rng_percent(rng, 95) << 3 | rng_below(rng, 2) << 4;
    logarithms(rng, words + 3);
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

static unsigned taps_of_logarithms(int32_t major, int32_t minor, unsigned limit)
{
    int32_t log2 = 0, most = 0;
    while (1u << most < limit)
        most++;
    while (log2 < 4 && major - minor > 256 * log2)
        log2++;
    if (log2 > most)
        log2 = most;
    while (log2 > 0 && major <= 256 * (log2 - 1))
        log2--;
    return 1u << log2;
}

static int32_t of_18_bits(uint32_t word)
{
    return (int32_t)(word ^ 0x20000) - 0x20000;
}

static void expect(const uint32_t *words, uint32_t *result)
{
    unsigned limit = 1u << (words[2] & 7);
    unsigned number = words[2] & 16 ? taps_of_logarithms(of_18_bits(words[3]), of_18_bits(words[4]), limit)
                                    : taps_of(float_of(words[0]), float_of(words[1]), limit);
    while (words[2] >> 3 & 1 && 1u << *result < number)
        ++*result;
}

const struct rtl_module tested = {"lod_taps", 5000000, 1, operand, expect};
