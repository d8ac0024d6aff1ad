// SPDX-License-Identifier: Apache-2.0
/* Sums of binary32 numbers, and the average of three (stages/coord.md, stages/filter.md). */
#ifndef MEAN_H
#define MEAN_H
#include <stdint.h>

#include "arith/f32.h"

/*
 * RNE32(a + b) of exact numbers, neither sticky, with mantissas below 2^32. If the exponents differ, the mantissa with
 * the larger one is at least 2^23. A sum of 0 is -0 if both are negative.
 */
uint32_t tex_f32_sum(const struct tex_f32_unpacked *a, const struct tex_f32_unpacked *b);

/* RNE32(a + b), with the special cases below. */
uint32_t tex_f32_add(uint32_t a, uint32_t b);

/*
 * PD-17b: RNE32(RNE32(RNE32(a + b) + c) * 0x3eaaaaab). Denormals count as they are; infinities of both signs, or a NaN,
 * give 0x7fc00000.
 */
uint32_t tex_f32_mean3(uint32_t a, uint32_t b, uint32_t c);

#endif
