// SPDX-License-Identifier: Apache-2.0
/* A part of stage wrap (stages/wrap.md): footprints on a seamless cube, by the geometry of the cube. */
#ifndef SEAMS_H
#define SEAMS_H
#include "function/stage.h"

/* A texel of a cube: face 0..5, column and row 0..N-1. */
struct tex_cube_texel {
    uint32_t face;
    int64_t column, row;
};

/*
 * PD-17: the texel next to the edge of a face of `size` columns and rows, 1..65536, of which either the column or the
 * row is -1 or `size`; the other is inside.
 */
struct tex_cube_texel tex_seams_across(const struct tex_cube_texel *beyond, int64_t size);

/* Face, column, row, corner and sample_xor of the payload, from the indices of the footprint's first texel. */
void tex_seams_eval(uint32_t face, const int64_t first[2], int64_t size, struct tex_wrap *out);

#endif
