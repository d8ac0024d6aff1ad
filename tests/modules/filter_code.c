// SPDX-License-Identifier: Apache-2.0
/* tex_filter_code against the host's binary64. words: 0 value; 1 bits of the code, SNORM 5, lowest 6. */
#include "floats.h"
#include "rtl_module.h"
#include <math.h>
#include <string.h>

static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    uint32_t snorm = rng_below(rng, 2), bits = 1 + snorm + rng_below(rng, 16 - snorm);
    uint32_t p = float_operand(i, rng), top = (1U << (bits - snorm)) - 1;
    if (i % 4 != 0) { /* a code, halfway to the next, or beside these */
        float f = (float)((rng_below(rng, 2 * top + 2) + 0.0) / 2 / top);
        memcpy(&p, &f, sizeof p);
        p += p ? rng_below(rng, 5) - 2 : 0;
        p |= rng_below(rng, 2) << 31;
    }
    uint32_t lowest = rng_percent(rng, 20);
    if (lowest && rng_below(rng, 2)) {
        bits = snorm ? 8 + 8 * rng_below(rng, 2) : bits;
        p = 0xbf800000;
    }
    words[0] = p;
    words[1] = bits | snorm << 5 | lowest << 6;
}

static void expect(const uint32_t *words, uint32_t *result)
{
    uint32_t bits = words[1] & 31, snorm = words[1] >> 5 & 1;
    double value = float_of(words[0]), top = (double)((1U << (bits - snorm)) - 1);
    double size = isnan(value) || (value < 0 && !snorm) ? 0 : fmin(floor(fabs(value) * top + 0.5), top);
    int32_t code = (int32_t)(value < 0 ? -size : size);
    if (words[1] >> 6 && snorm && (bits == 8 || bits == 16)) /* PD-125c */
        code--;
    *result = (uint32_t)code & 0x1ffff;
}

const struct rtl_module tested = {"filter_code", 4000000, 1, operand, expect};
