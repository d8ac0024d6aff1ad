// SPDX-License-Identifier: Apache-2.0
/*
 * tex_lod_apart against the host's binary32: the place of a tap is exact in it. words: 0 the derivative; 1 log2 of the
 * taps 2:0, tap 6:3, whether it computes 7.
 */
#include "lod_floats.h"
#include "rtl_module.h"

static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    uint32_t taps = 1 + rng_below(rng, 4), along = float_operand(i, rng);
    if (rng_percent(rng, 60))
        along = lod_number(rng, (int32_t)(1 + rng_below(rng, rng_percent(rng, 30) ? 7 : 254)));
    if ((along & 0x7fffffff) > 0x7f800000)
        along &= 0xff800000;
    words[0] = lod_clear_denormal(along);
    words[1] = taps | rng_below(rng, 1u << taps) << 3 | (uint32_t)rng_percent(rng, 95) << 7;
}

static void expect(const uint32_t *words, uint32_t *result)
{
    int number = 1 << (words[1] & 7), tap = (int)(words[1] >> 3 & 15);
    float place = (float)(2 * tap + 1 - number) / (float)(2 * number);
    if (words[1] >> 7)
        *result = lod_product(words[0], bits_of(place));
}

const struct rtl_module tested = {"lod_apart", 5000000, 1, operand, expect};
