// SPDX-License-Identifier: Apache-2.0
/* binary32 patterns: exact values, and the model's only rounding. */
#ifndef F32_H
#define F32_H
#include <stdbool.h>
#include <stdint.h>

#include "tex_defs.h"

#define TEX_F32_SIGN 0x80000000U
#define TEX_F32_MIN_NORMAL 0x00800000U
#define TEX_F32_QNAN 0x7fc00000U

static inline bool tex_f32_is_nan(uint32_t f32)
{
    return (f32 & ~TEX_F32_SIGN) > TEX_F32_INF;
}

static inline bool tex_f32_is_infinite(uint32_t f32)
{
    return (f32 & ~TEX_F32_SIGN) == TEX_F32_INF;
}

/*
 * The number (-1)^negative * (mantissa + rest) * 2^exponent, where rest is 0, or with `sticky` some value strictly
 * between 0 and 1. A sticky value needs mantissa >= 2^26, so that rest lies below the rounding position.
 */
struct tex_f32_unpacked {
    bool negative, sticky;
    uint64_t mantissa;
    int exponent;
};

/* A finite binary32 pattern, exactly. */
struct tex_f32_unpacked tex_f32_unpack(uint32_t f32);

/* Nearest binary32, ties to even; subnormals kept, overflow to infinity, zero keeps its sign. */
uint32_t tex_f32_round(const struct tex_f32_unpacked *value);

/* numerator / denominator (not 0) to the nearest binary32, negated if asked; 0 gives +0. */
uint32_t tex_f32_ratio(bool negative, uint32_t numerator, uint32_t denominator);
/* The same times 2^exponent. */
uint32_t tex_f32_scaled(bool negative, uint64_t numerator, uint32_t denominator, int exponent);

/* Nearest integer to value * 2^scale, ties to even, saturated to low..high. */
int64_t tex_f32_to_integer(const struct tex_f32_unpacked *value, int scale, int64_t low, int64_t high);

/*
 * A float without sign, 5 bits of exponent above `fraction_bits` (at most 10) of mantissa, bias 15, as binary32: exact;
 * a NaN keeps its mantissa bits, left-aligned.
 */
uint32_t tex_f32_from_small(uint32_t code, unsigned fraction_bits);

/* A binary16 pattern as binary32: exact; NaN keeps sign and mantissa bits (left-aligned). */
uint32_t tex_f32_from_f16(uint32_t f16);

#endif
