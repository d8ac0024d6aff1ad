// SPDX-License-Identifier: Apache-2.0
/*
 * Arithmetic of derivatives (stages/lod.md): binary32, each operation rounded once to nearest even; a denormal result
 * is zero of its sign, a NaN 0x7fc00000. Operands are no denormals.
 */
#ifndef FTZ_H
#define FTZ_H
#include "arith/f32.h"

uint32_t tex_ftz_add(uint32_t a, uint32_t b);
uint32_t tex_ftz_sub(uint32_t a, uint32_t b);
uint32_t tex_ftz_mul(uint32_t a, uint32_t b);

/* An integer below 2^24, exactly. */
uint32_t tex_ftz_of(uint32_t integer);

#endif
