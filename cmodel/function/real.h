// SPDX-License-Identifier: Apache-2.0
/* Exact reals that binary32 patterns stand for, and the one rounding of the model. */
#ifndef REAL_H
#define REAL_H
#include <stdbool.h>
#include <stdint.h>

#include "tex_defs.h"

#define TEX_F32_SIGN 0x80000000U

/*
 * The real (-1)^negative * (mantissa + rest) * 2^exponent, where rest is 0, or with `sticky` some value strictly
 * between 0 and 1. A sticky value needs mantissa >= 2^26, so that rest lies below the rounding position.
 */
struct tex_real {
    bool negative, sticky;
    uint64_t mantissa;
    int exponent;
};

/* A finite binary32 pattern, exactly. */
struct tex_real tex_real_unpack(uint32_t f32);

/* Nearest binary32, ties to even; subnormals kept, overflow to infinity, zero keeps its sign. */
uint32_t tex_real_round(const struct tex_real *value);

/* numerator / denominator (not 0) to the nearest binary32, negated if asked; 0 gives +0. */
uint32_t tex_real_ratio(bool negative, uint32_t numerator, uint32_t denominator);

/* Nearest integer to value * 2^scale, ties to even, saturated to low..high. */
int64_t tex_real_to_integer(const struct tex_real *value, int scale, int64_t low, int64_t high);

/*
 * A float without sign, 5 bits of exponent above `fraction_bits` (at most 10) of mantissa, bias 15, as binary32: exact;
 * a NaN keeps its mantissa bits, left-aligned.
 */
uint32_t tex_real_from_small(uint32_t code, unsigned fraction_bits);

/* A binary16 pattern as binary32: exact; NaN keeps sign and mantissa bits (left-aligned). */
uint32_t tex_real_from_f16(uint32_t f16);

#endif
