// SPDX-License-Identifier: Apache-2.0
/* The steps of stage wrap along one axis. In line: they run several times for each sample. */
#ifndef TEXEL_INDEX_H
#define TEXEL_INDEX_H
#include "function/stage.h"

#define TEX_TEXEL (INT64_C(1) << TEX_COORD_FRAC) /* in positions */

/* A texel index that means the border colour. */
#define TEX_INDEX_BORDER INT64_C(-1)

/* Which texel of the footprint each sample is, along s and along t. R-TLD4-43: counter-clockwise from the lower left; t
 * grows downwards. */
static const unsigned tex_wrap_corner[2][4] = {{0, 1, 1, 0}, {1, 1, 0, 0}};

/* Of nothing it is 0: no header has a size of 0, and a payload that has one is to differ, not to end the program. */
static inline int64_t tex_wrap_modulo(int64_t a, int64_t n)
{
    if ((uint64_t)a < (uint64_t)n) /* most are, and a division takes longer than the rest of the stage */
        return a;
    int64_t rest = n ? a % n : 0;
    return rest < 0 ? rest + n : rest;
}

/* A position modulo a texel: a division by a constant, which is none. */
static inline int64_t tex_wrap_fraction(int64_t position)
{
    int64_t rest = position % TEX_TEXEL;
    return rest < 0 ? rest + TEX_TEXEL : rest;
}

static inline int64_t tex_wrap_clamp(int64_t a, int64_t low, int64_t high)
{
    return a < low ? low : a > high ? high : a;
}

/* Without a sign a negative index is above any size. */
static inline int64_t tex_wrap_inside(int64_t index, int64_t size)
{
    return (uint64_t)index < (uint64_t)size ? index : TEX_INDEX_BORDER;
}

static inline int64_t tex_wrap_mirror_once(int64_t index)
{
    return index >= 0 ? index : -1 - index;
}

/* Texel index on one axis: any index to 0..size-1 or TEX_INDEX_BORDER. size >= 1, mode a wrap code 0..7. */
static inline int64_t tex_wrap_index(int64_t index, int64_t size, uint32_t mode)
{
    int64_t turn;
    switch (mode) {
    case TEX_WRAP_WRAP:
        return tex_wrap_modulo(index, size);
    case TEX_WRAP_MIRROR:
        turn = tex_wrap_modulo(index, 2 * size);
        return turn < size ? turn : 2 * size - 1 - turn;
    case TEX_WRAP_CLAMP_TO_EDGE:
        return tex_wrap_clamp(index, 0, size - 1);
    case TEX_WRAP_MIRROR_ONCE_CLAMP_TO_EDGE:
        return tex_wrap_clamp(tex_wrap_mirror_once(index), 0, size - 1);
    case TEX_WRAP_MIRROR_ONCE_BORDER:
    case TEX_WRAP_MIRROR_ONCE_CLAMP_OGL: /* PD-18g: each texel of the clamped footprint is mirrored once */
        return tex_wrap_inside(tex_wrap_mirror_once(index), size);
    default: /* BORDER and CLAMP_OGL */
        return tex_wrap_inside(index, size);
    }
}

/* The position beyond the centre of texel 0. */
static inline int64_t tex_wrap_shifted(int64_t fixed, int64_t offset, int64_t size, uint32_t mode)
{
    int64_t moved =
        fixed + TEX_TEXEL * offset; /* PD-6: offset before mode; PD-18h: before the clamp too, each sample's own */
    if (mode == TEX_WRAP_CLAMP_OGL)
        moved = tex_wrap_clamp(moved, 0, TEX_TEXEL * size);
    else if (mode == TEX_WRAP_MIRROR_ONCE_CLAMP_OGL)
        moved = tex_wrap_clamp(moved, -TEX_TEXEL * size, TEX_TEXEL * size);
    return moved - (TEX_TEXEL / 2); /* PD-18c: half a texel, in integers */
}

/* Without an offset: of the first sample of a footprint, and how far the position is beyond its centre, in 2^-8. */
static inline int64_t tex_wrap_first(int64_t fixed, int64_t size, uint32_t mode, uint32_t *frac)
{
    int64_t shifted = tex_wrap_shifted(fixed, 0, size, mode), rest = tex_wrap_fraction(shifted);
    *frac = (uint32_t)rest;
    return (shifted - rest) / TEX_TEXEL;
}

#endif
