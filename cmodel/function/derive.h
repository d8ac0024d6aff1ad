// SPDX-License-Identifier: Apache-2.0
/* How large a texture is, and where a level of it lies in memory (stages/header.md). */
#ifndef DERIVE_H
#define DERIVE_H
#include "function/stage.h"

#define TEX_LARGEST_BLOCK_LOG2 5U /* GOBs of a block, along each axis */

/* One element in memory: its bytes, and its texels along x and y, 1 or more. */
struct tex_element {
    uint32_t bytes, wide, high;
};
/* Of a format; no bytes if it is NULL or not described. */
static inline struct tex_element tex_derive_element(const struct tex_format_info *format)
{
    if (!format)
        return (struct tex_element){.wide = 1, .high = 1};
    return (struct tex_element){.bytes = format->bytes, .wide = format->wide, .high = format->high};
}
/* PD-91c: elements that so many texels of an axis take, `block` a piece. */
uint32_t tex_derive_elements(uint32_t texels, uint32_t block);

/* PD-115: elements along x and y that a pixel of a multisample mode takes; 1 of an unassigned mode. */
struct tex_grid {
    uint32_t wide, high;
};
struct tex_grid tex_derive_grid(uint32_t samples);

/* Size of an axis at a level: max(1, size >> level). size is 1..65536, level 0..15. */
uint32_t tex_derive_size(uint32_t size, uint32_t level);

/* The view, counted in the resource: of a version that has none, all levels. It is empty if the last precedes. */
uint32_t tex_derive_first_level(const uint32_t tic[8]);
uint32_t tex_derive_last_level(const uint32_t tic[8]);

/* Extent of a texture of this type, at the first level of the view. */
void tex_derive_shape(const uint32_t tic[8], const struct tex_type_info *type, struct tex_shape *out);

/*
 * Place of `level` of the texture that `tic` describes, and the size of its elements. Block-linear if the version is,
 * else rows. `one_wide`: GOBS_PER_BLOCK_WIDTH is taken as 0 at the level itself; `one_wide_below`: likewise in the
 * sizes of the levels before it. The harness writes images by a layout of its own (harness/case/texels.c), on purpose.
 */
void tex_derive_level_layout(const uint32_t tic[8], uint32_t level, const struct tex_element *element, bool one_wide,
                             bool one_wide_below, struct tex_level_layout *out);
/*
 * PD-115: place of the samples of a multisample texture, one level, whose elements are the samples: `grid` of each
 * pixel. `one_wide` as above. Layers follow each other.
 */
void tex_derive_samples(const uint32_t tic[8], const struct tex_grid *grid, const struct tex_element *element,
                        bool one_wide, struct tex_level_layout *layout, struct tex_volume *volume);

/* Its slices and layers. */
void tex_derive_volume(const uint32_t tic[8], uint32_t level, const struct tex_element *element, bool one_wide_below,
                       struct tex_volume *out);

#endif
