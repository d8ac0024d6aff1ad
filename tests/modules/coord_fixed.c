// SPDX-License-Identifier: Apache-2.0
/* tex_coord_fixed against the host's rounding in binary64. words: 0 position, 1 the centre of its texel. */
#include "floats.h"
#include "rtl_module.h"
#include <math.h>
#include <string.h>

static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    uint32_t p = float_operand(i, rng);
    if ((p & 0x7f800000) == 0x7f800000) /* infinity is possible, NaN is not */
        p &= 0xff800000;
    if ((p & 0x7f800000) == 0)
        p &= 0x80000000;
    if (i % 8 == 3) { /* at the edge of a texel, or beside it */
        float edge = (float)((int)rng_below(rng, 2048) - 1024);
        memcpy(&p, &edge, sizeof p);
        p = p ? p + rng_below(rng, 3) - 1 : 0;
    }
    words[0] = p;
    words[1] = i % 4 == 3;
}

static void expect(const uint32_t *words, uint32_t *result)
{
    double p = float_of(words[0]), q = rint(p * 256); /* exact before the rounding */
    if (words[1])
        q = fmin(fmax(floor(p), -131072), 131071) * 256 + 128;
    double top = 33554431, bottom = -33554432;
    q = q > top ? top : q < bottom ? bottom : q;
    result[0] = (uint32_t)(int32_t)q & 0x3ffffff;
}

const struct rtl_module tested = {"coord_fixed", 5000000, 1, operand, expect};
