// SPDX-License-Identifier: Apache-2.0
/* Sums of binary32 numbers, and the average of three (stages/coord.md, stages/filter.md). */
#ifndef MEAN_H
#define MEAN_H
#include <stdint.h>

/* RNE32(a + b), with the special cases below. */
uint32_t tex_f32_add(uint32_t a, uint32_t b);

/*
 * PD-17b: RNE32(RNE32(RNE32(a + b) + c) * 0x3eaaaaab). Denormals count as they are; infinities of both signs, or a NaN,
 * give 0x7fc00000.
 */
uint32_t tex_f32_mean3(uint32_t a, uint32_t b, uint32_t c);

#endif
