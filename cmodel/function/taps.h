// SPDX-License-Identifier: Apache-2.0
/* Taps of an anisotropic sample (stages/lod.md#taps). */
#ifndef TAPS_H
#define TAPS_H
#include "function/lambda.h"

/* PD-112: log2 of the number of taps, 0..4, of which 2^`most` are allowed. */
unsigned tex_taps_count(const struct tex_axes *axes, unsigned most);

/*
 * PD-112: from a coordinate to tap `tap` of 2^`taps`, along one axis, of which the longer derivative has `along`;
 * binary32, 0 of one tap.
 */
uint32_t tex_taps_apart(uint32_t along, unsigned taps, unsigned tap);

#endif
