// SPDX-License-Identifier: Apache-2.0
/*
 * tex_filter_blend against the host's binary64. words 0, 1: a, b, neither denormal; 2: w in bits 7:0, whether it
 * computes in bit 8. Without weight b is any number.
 */
#include "../unit/round_odd.h"
#include "floats.h"
#include "rtl_module.h"
#include <math.h>

enum { LEAST = 1U << 23, UNIT = 256U }; /* the least normal number, in 2^-149 */

static uint32_t flushed(uint32_t bits)
{
    return (bits & 0x7f800000) != 0 ? bits : bits & 0x80000000;
}

/* Of different signs, so that the mean is close to where it rounds to the least normal number. */
static void close_to_least(struct rng *rng, uint32_t *a, uint32_t *b, uint32_t *w)
{
    uint32_t left = 1 + 2 * rng_below(rng, 4), small = LEAST + rng_below(rng, LEAST / 32); /* 256 - w, and its number */
    uint32_t mean = (LEAST - 1U) * UNIT + UNIT / 2 + rng_below(rng, 5) - 2, sign = rng_next(rng) & 0x80000000;
    while ((mean + left * small) % (UNIT - left) != 0)
        small++;
    uint32_t large = (mean + left * small) / (UNIT - left);
    *a = small | (sign ^ 0x80000000); /* fields of 1 */
    *b = large | sign;
    *w = UNIT - left;
    if (rng_below(rng, 2)) {
        *a = large | sign;
        *b = small | (sign ^ 0x80000000);
        *w = left;
    }
}

/* Of different signs, so that little more than the bits that the products do not share is left. */
static void cancel(struct rng *rng, uint32_t *a, uint32_t *b, uint32_t *w)
{
    uint32_t other = LEAST + rng_below(rng, LEAST), left = 1 + rng_below(rng, rng_percent(rng, 50) ? 1 : 16), down = 0;
    uint32_t field = 1 + rng_below(rng, 220), sign = rng_next(rng) & 0x80000000;
    uint64_t product = (uint64_t)other * (UNIT - left);
    while (product >= (uint64_t)left * 2 * LEAST << down)
        down++;
    uint32_t number = (uint32_t)((product + ((uint64_t)left << down) / 2) / ((uint64_t)left << down));
    number = number < 2 * LEAST ? number : 2 * LEAST - 1;
    *a = (number - LEAST) | (field + down) << 23 | sign;
    *b = (other - LEAST) | field << 23 | (sign ^ 0x80000000);
    *w = UNIT - left;
    if (rng_below(rng, 2)) {
        uint32_t kept = *a;
        *a = *b;
        *b = kept;
        *w = left;
    }
}

/* Corners against each other, numbers close in size or far apart, sums that cancel or end halfway, any. */
static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    uint32_t base = rng_percent(rng, 25) ? rng_below(rng, 40) : rng_below(rng, 255), w = rng_below(rng, 256);
    for (unsigned k = 0; k < 2; k++) {
        uint32_t bits = rng_next(rng), apart = rng_below(rng, 60), field = base > apart ? base - apart : 0;
        words[k] = rng_percent(rng, 10) ? float_corner(rng_below(rng, FLOAT_CORNERS)) : float_operand(i + k, rng);
        if (rng_percent(rng, 80))
            words[k] = (bits & 0x807fffff) | field << 23;
        if (rng_percent(rng, 20))
            words[k] &= 0xfff00000 | rng_below(rng, 4);
        if (rng_percent(rng, 5))
            words[k] |= 0x007fffff;
    }
    if (rng_percent(rng, 25))
        words[1] = (words[0] ^ rng_below(rng, 4) << 30) + rng_below(rng, 5) - 2;
    if (rng_percent(rng, 40))
        w = 0x01ff8000 >> 8 * rng_below(rng, 4) & 0xff;
    if (rng_percent(rng, 5))
        close_to_least(rng, &words[0], &words[1], &w);
    else if (rng_percent(rng, 5))
        cancel(rng, &words[0], &words[1], &w);
    if (i < (uint64_t)FLOAT_CORNERS * FLOAT_CORNERS) {
        words[0] = float_corner((uint32_t)i / FLOAT_CORNERS);
        words[1] = float_corner((uint32_t)i % FLOAT_CORNERS);
    }
    words[0] = flushed(words[0]);
    words[1] = w == 0 ? words[1] : flushed(words[1]);
    words[2] = w | (uint32_t)rng_percent(rng, 98) << 8;
}

static void expect(const uint32_t *words, uint32_t *result)
{
    float mean = blend_by_host(float_of(words[0]), float_of(words[1]), words[2] & 0xff);
    if (words[2] >> 8 & 1)
        *result = isnan(mean) ? 0x7fc00000 : bits_of(mean);
}

const struct rtl_module tested = {"filter_blend", 10000000, 1, operand, expect};
