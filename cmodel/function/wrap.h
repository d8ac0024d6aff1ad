// SPDX-License-Identifier: Apache-2.0
/* Stage wrap (stages/wrap.md): the four samples' columns and rows after the address modes. */
#ifndef WRAP_H
#define WRAP_H
#include "function/stage.h"

/*
 * The payload, from the positions and offsets the address modes of the header and the size of the level. Without PTP
 * the four offsets of an axis are equal, as stage coord makes them.
 */
void tex_wrap_eval(const struct tex_coord *coord, const struct tex_header *header, const struct tex_lod *lod,
                   struct tex_wrap *out);

/* A texel index that means the border colour. */
#define TEX_INDEX_BORDER INT64_C(-1)

/* Texel index on one axis: any index to 0..size-1 or TEX_INDEX_BORDER. size >= 1, mode a wrap code 0..7. */
int64_t tex_wrap_index(int64_t index, int64_t size, uint32_t mode);

/* Which texel of the footprint each sample is, along s and along t. */
extern const unsigned tex_wrap_corner[2][4];

/* The unwrapped index of one sample: position 18.8, offset in texels, corner 0 or 1. */
int64_t tex_wrap_footprint(int64_t fixed, int64_t offset, int64_t corner, int64_t size, uint32_t mode);

#endif
