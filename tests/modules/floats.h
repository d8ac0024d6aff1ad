// SPDX-License-Identifier: Apache-2.0
/* binary32 operands for the tests: named corners first, then regimes, then any bits. */
#ifndef TESTS_RTL_FLOATS_H
#define TESTS_RTL_FLOATS_H
#include "base/rng.h"
#include <stdint.h>
#include <string.h>

static inline float float_of(uint32_t bits)
{
    float f;
    memcpy(&f, &bits, sizeof f);
    return f;
}

static inline uint32_t bits_of(float f)
{
    uint32_t bits;
    memcpy(&bits, &f, sizeof bits);
    return bits;
}

/* Magnitudes around which something changes; each is tried with both signs and its neighbours 2 ulp up and down. */
static const uint32_t float_corners[] = {
    0x00000000, 0x00000001, 0x007fffff, 0x00800000, /* zero, denormals, smallest normal */
    0x32800000, 0x33000000, 0x33800000, 0x34000000, /* 2^-26 .. 2^-23: 1 - x rounds */
    0x3b000000, 0x3b800000, 0x3c000000,             /* 2^-9 .. 2^-7: the half subtexel and its tie */
    0x3e800000, 0x3f000000, 0x3f400000, 0x3f800000, /* 1/4, 1/2, 3/4, 1 */
    0x3fc00000, 0x40000000, 0x40400000, 0x40800000, /* 1.5, 2, 3, 4 */
    0x42c80000, 0x459c4001, 0x47800000, 0x48000000, /* 100, 5000.0005, 65536, 2^17: fixed point saturates */
    0x4a800000, 0x4b000000, 0x4b800000, 0x4c000000, /* 2^22 .. 2^25: the last fraction bits */
    0x57800000, 0x7effffff, 0x77000000, 0x7f7fffff, /* products that reach infinity */
    0x7f800000, 0x7f800001, 0x7fc00000, 0x7fffffff, /* infinity, NaNs */
};
enum { FLOAT_CORNERS = (int)(sizeof float_corners / sizeof *float_corners) * 10 };

static inline uint32_t float_corner(uint32_t n)
{
    uint32_t magnitude = float_corners[n / 10 % (FLOAT_CORNERS / 10)] + n % 5 - 2;
    return (magnitude & 0x7fffffff) | (n % 10 < 5 ? 0 : 0x80000000);
}

/* Operand i: corners, then three of eight draws around the texture's range, one with few mantissa bits, others any. */
static inline uint32_t float_operand(uint64_t i, struct rng *rng)
{
    if (i < FLOAT_CORNERS)
        return float_corner((uint32_t)i);
    uint32_t bits = rng_next(rng), sign = bits & 0x80000000;
    switch (rng_below(rng, 8)) {
    case 0:
        return float_corner(bits % FLOAT_CORNERS);
    case 1:
    case 2:
        return sign | ((100 + rng_below(rng, 50)) << 23) | (bits & 0x7fffff);
    case 3:
        return sign | ((90 + rng_below(rng, 70)) << 23) | (bits & 0x7e0000);
    case 4:
        return sign | ((110 + rng_below(rng, 40)) << 23) | (bits & 0x40001) | (bits & 0x100 ? 0x7ff000 : 0);
    default:
        return bits;
    }
}

#endif
