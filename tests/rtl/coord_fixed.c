// SPDX-License-Identifier: Apache-2.0
/* tex_coord_fixed against the host's round to nearest even in binary64. word 0: position. */
#include "floats.h"
#include "rtl_module.h"
#include <math.h>

static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    uint32_t p = float_operand(i, rng);
    if ((p & 0x7f800000) == 0x7f800000) /* infinity is possible, NaN is not */
        p &= 0xff800000;
    if ((p & 0x7f800000) == 0)
        p &= 0x80000000;
    words[0] = p;
}

static void expect(const uint32_t *words, uint32_t *result)
{
    double q = rint((double)float_of(words[0]) * 256); /* exact before the rounding */
    double top = 33554431, bottom = -33554432;
    q = q > top ? top : q < bottom ? bottom : q;
    result[0] = (uint32_t)(int32_t)q & 0x3ffffff;
}

const struct rtl_module tested = {"coord_fixed", 5000000, 1, operand, expect};
