// SPDX-License-Identifier: Apache-2.0
/*
 * What means hold to, whatever the arithmetic: equal texels give their value; a mean lies between the least and the
 * greatest; of two texels it grows with the weight of the greater one; of floats, a mirrored footprint has the same
 * mean. The two are columns of a footprint, slices or levels; the positions along the other axes change nothing.
 * words 0, 1: codes; 2: w, t in bits 7:0 and 15:8, bits of a code 20:16, SNORM 24, axis 26:25 (0 columns, 1 slices, 2
 * levels), whether there are floats 27, round16 28; 3, 4: numbers, none denormal; 5: weights of the second slice and
 * level where they are not the axis, in bits 7:0 and 15:8, log2 of taps, all alike, in 18:16.
 */
#include "rtl_module.h"

enum { PAIRS = 1 << 24, FLOATS_EVERY = 16 }; /* of codes of 8 bits, with each weight; then of SNORM */

static uint32_t number(struct rng *rng, uint32_t base, uint32_t apart)
{
    uint32_t field = base > apart ? base - apart : 1;
    return (rng_next(rng) & 0x807fffff) | field << 23;
}

static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    uint32_t snorm = rng_below(rng, 2), bits = 1 + snorm + rng_below(rng, 16 - snorm), others = rng_next(rng);
    uint32_t base = 1 + rng_below(rng, 254), code[2] = {rng_next(rng), rng_next(rng)}, w = others >> 24;
    uint32_t axis = rng_below(rng, 3), floats = 1, round16 = rng_below(rng, 2);
    if (i < 2 * (uint64_t)PAIRS) {
        snorm = i >= PAIRS;
        bits = 8;
        w = (uint32_t)i & 0xff;
        code[0] = (uint32_t)i >> 8;
        code[1] = (uint32_t)i >> 16;
        floats = rng_below(rng, FLOATS_EVERY) == 0;
        round16 = 0;
    }
    for (unsigned k = 0; k < 2; k++) {
        int32_t lowest = 1 - (1 << (bits - 1)), value = (int32_t)(code[k] << (32 - bits)) >> (32 - bits);
        words[k] = snorm ? (uint32_t)(value < lowest ? lowest : value) & 0x1ffff : code[k] & ((1U << bits) - 1);
    }
    words[2] = w | (others & 0xff) << 8 | bits << 16 | snorm << 24 | axis << 25 | floats << 27 | round16 << 28;
    words[5] = (others >> 8 & 0xffff) | rng_below(rng, 5) << 16;
    if (!floats)
        return;
    words[3] = number(rng, base, 0);
    words[4] = number(rng, base, rng_below(rng, 40));
    if (rng_percent(rng, 25))
        words[4] = (words[3] ^ (rng_below(rng, 2) << 31)) + rng_below(rng, 5) - 2;
    for (unsigned k = 3; k < 5; k++) {
        uint32_t field = words[k] >> 23 & 0xff;
        if (field == 0 || field == 0xff)
            words[k] = 0x3f800000;
    }
}

static void expect(const uint32_t *words, uint32_t *result)
{
    *result = words[2] >> 27 & 1 ? 3 : 1;
}

const struct rtl_module tested = {"filter_range", 2 * (uint64_t)PAIRS + 2000000, 1, operand, expect};
