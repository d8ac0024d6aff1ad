// SPDX-License-Identifier: Apache-2.0
/* The level that derivatives ask for by POLICY lod_float10 (stages/lod.md). */
#ifndef AXES10_H
#define AXES10_H
#include "arith/float10.h"
#include "function/stage.h"

/* Of the derivatives along x and y of the screen; log2 in 1/256, without bounds. */
struct tex_axes10 {
    int32_t length, minor;           /* of the greatest length, and of the minor axis, which is at most that */
    bool diagonal;                   /* PD-129b: the greatest length is that of the sum or the difference of the two */
    uint32_t along[3];               /* the longer derivative, as the coordinates count; binary32 */
    struct tex_float10 in_texels[2]; /* the same, along s and t */
};

/* PD-129: the texture has one or two axes, and is no cube. */
bool tex_axes10_apply(const struct tex_policy *policy, const struct tex_header *header);

/* PD-129, PD-131: of s, t of the four threads of a quad, or of derivatives that are given, as delivered. */
void tex_axes10_of_quad(const uint32_t coord[4][3], const struct tex_header *header, struct tex_axes10 *out);
void tex_axes10_given(const uint32_t derivative[4], const struct tex_header *header, struct tex_axes10 *out);

/* PD-131: lambda, and log2 of the number of taps. */
int32_t tex_axes10_lambda(const struct tex_axes10 *axes, const struct tex_detail *detail);
unsigned tex_axes10_taps(const struct tex_axes10 *axes, const struct tex_detail *detail);

/* PD-136: log2 of the ratio of which taps_log8 spreads taps, in 1/256. */
int32_t tex_axes10_ratio(const struct tex_axes10 *axes, const struct tex_detail *detail);

#endif
