// SPDX-License-Identifier: Apache-2.0
/* The level that the derivatives of a quad ask for (stages/lod.md). */
#ifndef LAMBDA_H
#define LAMBDA_H
#include "function/stage.h"

/* Signed levels in 1/256: the least, also of derivatives of 0, and the greatest. */
#define TEX_LEVEL_LEAST (-32768)
#define TEX_LEVEL_MOST 32767

/* Of the derivatives along x and y of the screen the longer and the shorter one. */
struct tex_axes {
    uint32_t major, minor; /* squares of their lengths in texels of the first level: binary32, infinity if beyond */
    uint32_t along[3];     /* the longer one, as the coordinates count */
};

/* PD-101, PD-102, PD-112: of the coordinates s, t, r of the four threads of a quad, as delivered. */
void tex_axes_of_quad(const uint32_t coord[4][3], const struct tex_header *header, struct tex_axes *out);

/* PD-114: the same of derivatives that are given: of s along x and y, of t along x and y, as delivered. */
void tex_axes_given(const uint32_t derivative[4], const struct tex_header *header, struct tex_axes *out);

/* PD-103: log2 of the length, in 1/256, from its square, which is not negative. */
int32_t tex_lambda_of(uint32_t length);

#endif
