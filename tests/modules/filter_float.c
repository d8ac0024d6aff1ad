// SPDX-License-Identifier: Apache-2.0
/* tex_filter_float against the host's binary64. words 0..3: the texels; 4: s, t in bits 7:0 and 15:8. */
#include "../unit/round_odd.h"
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

static float texel(uint32_t bits)
{
    float f = float_of(bits);
    return fabsf(f) < 0x1p-126F ? copysignf(0.0F, f) : f;
}

static void expect(const uint32_t *words, uint32_t *result)
{
    uint32_t s = words[4] & 0xff, t = words[4] >> 8 & 0xff;
    float above = blend_by_host(texel(words[3]), texel(words[2]), s);
    float below = blend_by_host(texel(words[0]), texel(words[1]), s);
    float mean = blend_by_host(above, below, t);
    *result = isnan(mean) ? 0x7fc00000 : bits_of(mean);
}

const struct rtl_module tested = {"filter_float", 10000000, 1, operand, expect};
