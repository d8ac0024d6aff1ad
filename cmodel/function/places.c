// SPDX-License-Identifier: Apache-2.0
#include "function/places.h"

#include <string.h>

#include "function/coord.h"
#include "function/wrap.h"

/* The two texels along an axis; false: the border. */
static bool place_axis(uint32_t coordinate, const struct tex_sample_level *level, const struct tex_sample_axis *axis,
                       int64_t index[2], uint32_t *frac)
{
    uint32_t position = tex_coord_sanitise(coordinate);
    if (level->normalized)
        position = tex_coord_position(tex_coord_reduce(position, axis->mode), axis->size);
    int32_t fixed = level->sampling == TEX_SAMPLING_POINT ? tex_coord_centre(position) : tex_coord_fixed(position);
    int64_t first = tex_wrap_first(fixed, axis->size, axis->mode, frac);
    for (unsigned i = 0; i < 2; i++)
        index[i] = tex_wrap_index(first + i, axis->size, axis->mode);
    return index[0] != TEX_INDEX_BORDER && index[1] != TEX_INDEX_BORDER;
}

/* A number from 2^24 on is whole; so are infinity, which counts as one, and 0, as NaN and denormals do (PD-19). */
#define FIRST_WHOLE 0x4b800000U

/* x in 0 .. 2^51 to the nearest integer, ties to even: a larger number has no bits below 1. */
static inline int32_t nearest(double x)
{
    const double no_fraction = 0x1p52;
    return (int32_t)(x + no_fraction - no_fraction);
}

/*
 * The position of a coordinate that repeats, in 2^-8 texels of 2^n: `scale` is 2^(n + 8). In binary64 each step is
 * exact but the two that round by definition: PD-18e to binary32 (no f of binary32 makes 1 - f a tie in binary64
 * alone), PD-18c to an integer. PD-18a: the product with a power of two needs no rounding.
 */
static inline int32_t repeated(uint32_t coordinate, double scale)
{
    uint32_t size = coordinate & ~TEX_F32_SIGN;
    uint32_t some = size >= TEX_F32_MIN_NORMAL && size < FIRST_WHOLE ? coordinate : 0;
    float number;
    memcpy(&number, &some, sizeof number);
    int32_t towards_zero = (int32_t)number;
    double fraction = (double)number - (towards_zero - (number < (float)towards_zero));
    return nearest((double)(float)fraction * scale);
}

static inline void place_repeated(const uint32_t at[TEX_WARP_LANES], int log2, int32_t first[TEX_WARP_LANES])
{
    const double scale = (double)(UINT64_C(1) << (log2 + TEX_COORD_FRAC));
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++)
        first[lane] = repeated(at[lane], scale) - (int32_t)(TEX_TEXEL / 2);
}

/* All threads of a texture that repeats and has powers of two as its sizes: the modulo is no division. */
TEX_WIDE static void place_all(const struct tex_sample_level *level, const uint32_t at[2][TEX_WARP_LANES],
                               uint32_t bytes, struct tex_places *out)
{
    const struct tex_tiling tiling = level->tiling;
    const uint64_t base = level->base;
    const uint32_t wide = level->axis[0].size - 1, high = level->axis[1].size - 1;
    int32_t x[TEX_WARP_LANES], y[TEX_WARP_LANES];
    place_repeated(at[0], level->axis[0].log2, x);
    place_repeated(at[1], level->axis[1].log2, y);
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
        out->frac[0][lane] = (uint32_t)x[lane] % (uint32_t)TEX_TEXEL;
        out->frac[1][lane] = (uint32_t)y[lane] % (uint32_t)TEX_TEXEL;
    }
    for (unsigned i = 0; i < 2; i++)
        for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
            uint32_t column = (((uint32_t)x[lane] >> TEX_COORD_FRAC) + i) & wide;
            uint32_t row = (((uint32_t)y[lane] >> TEX_COORD_FRAC) + i) & high;
            out->column[i][lane] = tex_address_column(&tiling, (uint64_t)column * bytes);
            out->row[i][lane] = base + tex_address_row(&tiling, row, 0);
        }
}

static bool place_one(const struct tex_sample_level *level, const uint32_t at[2][TEX_WARP_LANES], unsigned lane,
                      uint32_t bytes, struct tex_places *out)
{
    int64_t x[2], y[2];
    if (!place_axis(at[0][lane], level, &level->axis[0], x, &out->frac[0][lane]) ||
        !place_axis(at[1][lane], level, &level->axis[1], y, &out->frac[1][lane]))
        return false;
    for (unsigned i = 0; i < 2; i++) {
        out->column[i][lane] = tex_address_column(&level->tiling, (uint64_t)x[i] * bytes);
        out->row[i][lane] = level->base + tex_address_row(&level->tiling, (uint32_t)y[i], 0);
    }
    return true;
}

uint32_t tex_places_find(const struct tex_sample_level *level, const uint32_t at[2][TEX_WARP_LANES], uint32_t lanes,
                         uint32_t bytes, struct tex_places *out)
{
    uint32_t found = lanes;
    if (level->repeats && lanes == UINT32_MAX) {
        place_all(level, at, bytes, out);
        return found;
    }
    for (uint32_t left = lanes; left != 0; left &= left - 1) {
        unsigned lane = tex_low_bit(left);
        if (!place_one(level, at, lane, bytes, out))
            found &= ~(UINT32_C(1) << lane);
    }
    return found;
}
