// SPDX-License-Identifier: Apache-2.0
/*
 * tex_filter_float against the machine's binary64, which has more than twice the bits of binary32, so that rounding
 * twice is rounding once. words 0..3: the texels; 4: s, t in bits 7:0 and 15:8.
 */
#include "floats.h"
#include "rtl_module.h"
#include <math.h>

/* Corners against each other, numbers close in size, sums that cancel or end halfway, denormals, any. */
static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    uint32_t base = rng_percent(rng, 25) ? rng_below(rng, 40) : rng_below(rng, 255), s = rng_below(rng, 256),
             t = rng_below(rng, 256);
    for (unsigned k = 0; k < 4; k++) {
        uint32_t bits = rng_next(rng), apart = rng_below(rng, 28), field = base > apart ? base - apart : 0;
        words[k] = rng_percent(rng, 10) ? float_corner(rng_below(rng, FLOAT_CORNERS)) : float_operand(i + k, rng);
        if (rng_percent(rng, 80))
            words[k] = (bits & 0x807fffff) | field << 23;
        if (rng_percent(rng, 10))
            words[k] &= 0xfff00000 | rng_below(rng, 4);
        if (rng_percent(rng, 5))
            words[k] |= 0x007fffff;
    }
    if (rng_percent(rng, 25)) {
        unsigned k = rng_below(rng, 2) * 2;
        words[k + 1] = (words[k] ^ 0x80000000) + rng_below(rng, 5) - 2;
    }
    if (rng_percent(rng, 40))
        s = 0x01ff8000 >> 8 * rng_below(rng, 4) & 0xff;
    if (rng_percent(rng, 40))
        t = 0x01ff8000 >> 8 * rng_below(rng, 4) & 0xff;
    words[4] = s | t << 8;
}

static float flushed(double exact)
{
    float f = (float)exact;
    return fabsf(f) < 0x1p-126F ? copysignf(0.0F, f) : f;
}

/* The sum of two products; one without weight is not looked at. */
static float row(uint32_t left, uint32_t right, int left_weight, int right_weight)
{
    float a = flushed((double)flushed((double)float_of(left)) * left_weight / 65536);
    float b = flushed((double)flushed((double)float_of(right)) * right_weight / 65536);
    return left_weight == 0 ? b : right_weight == 0 ? a : flushed((double)a + (double)b);
}

static void expect(const uint32_t *words, uint32_t *result)
{
    int s = words[4] & 0xff, t = words[4] >> 8 & 0xff;
    float mean = row(words[3], words[2], (256 - s) * (256 - t), s * (256 - t));
    if (t != 0)
        mean = flushed((double)mean + (double)row(words[0], words[1], (256 - s) * t, s * t));
    *result = isnan(mean) ? 0x7fc00000 : bits_of(mean);
}

const struct rtl_module tested = {"filter_float", 10000000, 1, operand, expect};
