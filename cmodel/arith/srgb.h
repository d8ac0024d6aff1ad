// SPDX-License-Identifier: Apache-2.0
/* The sRGB decode (stages/texel.md, PD-82, PD-132). */
#ifndef SRGB_H
#define SRGB_H
#include <stdint.h>

/* Linear value of the low `width` bits of `code`, as binary32: 0.0 to 1.0. Widths 1, 4, 5, 6, 8; others give 0. */
uint32_t tex_srgb_decode(uint32_t code, unsigned width);

/* PD-132: of the low 8 bits of `code`, as binary32, by POLICY srgb_float8. */
uint32_t tex_srgb_float8(uint32_t code);

#endif
