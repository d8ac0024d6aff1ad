// SPDX-License-Identifier: Apache-2.0
/* Where a level of a texture lies in memory (README 1.3). */
#ifndef DERIVE_H
#define DERIVE_H
#include "function/stage.h"

/* Size of an axis at a level: max(1, size >> level). size is 1..65536, level 0..15. */
uint32_t tex_derive_size(uint32_t size, uint32_t level);

/*
 * Place of `level` of the texture that `tic` describes; `bytes` of an element. Pitch if the version is PITCH, else
 * block-linear. `one_wide`: GOBS_PER_BLOCK_WIDTH is taken as 0 at the level itself; `one_wide_below`: likewise in the
 * sizes of the levels before it. The harness writes images by a layout of its own (harness/case/texels.c), on purpose.
 */
void tex_derive_place(const uint32_t tic[8], uint32_t level, uint32_t bytes, bool one_wide, bool one_wide_below,
                      struct tex_place *out);

#endif
