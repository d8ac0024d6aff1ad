// SPDX-License-Identifier: Apache-2.0
/* A part of stage filter (README 1.9): the average of three binary32 numbers. */
#ifndef MEAN_H
#define MEAN_H
#include <stdint.h>

/*
 * PD-17b: RNE32(RNE32(RNE32(a + b) + c) * 0x3eaaaaab). Denormals count as they are; infinities of both signs, or a NaN,
 * give 0x7fc00000.
 */
uint32_t tex_mean_of_three(uint32_t a, uint32_t b, uint32_t c);

#endif
