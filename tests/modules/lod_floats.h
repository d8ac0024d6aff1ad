// SPDX-License-Identifier: Apache-2.0
/* Operands of stage lod's arithmetic, and the host's binary32 with denormal results made zeros, and one NaN. */
#ifndef TESTS_RTL_LOD_FLOATS_H
#define TESTS_RTL_LOD_FLOATS_H
#include "floats.h"
#include <math.h>

static inline uint32_t lod_clear_denormal(uint32_t bits)
{
    return (bits & 0x7f800000) != 0 ? bits : bits & 0x80000000;
}

static inline uint32_t lod_bits(float value)
{
    return isnan(value) ? 0x7fc00000 : lod_clear_denormal(bits_of(value));
}

static inline uint32_t lod_sum(uint32_t a, uint32_t b)
{
    return lod_bits(float_of(a) + float_of(b));
}

static inline uint32_t lod_product(uint32_t a, uint32_t b)
{
    return lod_bits(float_of(a) * float_of(b));
}

/* Mantissa bits: few of them, those near the ends, any. */
static inline uint32_t lod_fraction(struct rng *rng)
{
    switch (rng_below(rng, 6)) {
    case 0:
        return 0;
    case 1:
        return rng_next(rng) & (0x7fffffU << rng_below(rng, 23) & 0x7fffff);
    case 2:
        return rng_below(rng, 8);
    case 3:
        return 0x7fffff - rng_below(rng, 8);
    default:
        return rng_next(rng) & 0x7fffff;
    }
}

/* A number of either sign with this exponent field, or the nearest that there is. */
static inline uint32_t lod_number(struct rng *rng, int32_t field)
{
    uint32_t kept = field < 0 ? 0 : field > 255 ? 255 : (uint32_t)field;
    return (rng_next(rng) & 0x80000000) | kept << 23 | lod_fraction(rng);
}

/* Two operands, none denormal: corners; close in size; cancelling; a product about the least normal number, or about
 * the greatest; products that end in a half; any. */
static inline void lod_pair(uint64_t i, struct rng *rng, uint32_t *words)
{
    int32_t field = (int32_t)(1 + rng_below(rng, 254)), apart = (int32_t)rng_below(rng, 30);
    words[0] = lod_number(rng, field);
    words[1] = float_operand(i / FLOAT_CORNERS, rng);
    switch (i < (uint64_t)FLOAT_CORNERS * FLOAT_CORNERS ? 0 : 1 + rng_below(rng, 7)) {
    case 0:
        words[0] = float_corner((uint32_t)(i % FLOAT_CORNERS));
        break;
    case 1:
        words[1] = lod_number(rng, field - apart);
        break;
    case 2:
        words[1] = (words[0] ^ 0x80000000) + rng_below(rng, 9) - 4;
        break;
    case 3:
        words[1] = lod_number(rng, 127 - field + apart % 4 - 2);
        break;
    case 4:
        words[1] = lod_number(rng, 127 + 254 - field + apart % 4 - 2);
        break;
    case 5:
        words[0] = bits_of((float)(1 + 2 * rng_below(rng, 1 << 12)));
        words[1] = bits_of((float)(1 + 2 * rng_below(rng, 1 << 13)));
        break;
    default:;
    }
    words[0] = lod_clear_denormal(words[0]);
    words[1] = lod_clear_denormal(words[1]);
    words[2] = rng_below(rng, 16) != 0; /* computes */
}

#endif
