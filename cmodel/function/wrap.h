// SPDX-License-Identifier: Apache-2.0
/* Stage wrap (stages/wrap.md): the four samples' columns and rows after the address modes. */
#ifndef WRAP_H
#define WRAP_H
#include "function/stage.h"
#include "function/texel_index.h"

/*
 * The payload, from the positions and offsets the address modes of the header and the size of the level. Without PTP
 * the four offsets of an axis are equal, as stage coord makes them. `policy`: of the cycle in which the position comes
 * in.
 */
void tex_wrap_eval(const struct tex_coord *coord, const struct tex_header *header, const struct tex_lod *lod,
                   const struct tex_policy *policy, struct tex_wrap *out);

/* The unwrapped index of one sample: position 18.8, offset in texels, corner 0 or 1. */
int64_t tex_wrap_footprint(int64_t fixed, int64_t offset, int64_t corner, int64_t size, uint32_t mode);

#endif
