// SPDX-License-Identifier: Apache-2.0
/* Stage address (stages/address.md): byte addresses of the samples. */
#ifndef ADDRESS_H
#define ADDRESS_H
#include "function/stage.h"

#define TEX_GOB_BYTES 512U
#define TEX_GOB_WIDTH 64U
#define TEX_GOB_ROWS 8U

/* How the bytes of a level follow each other, from its layout and slices. */
struct tex_tiling {
    bool blocks;
    uint32_t wide, high, deep; /* log2 GOBs of a block */
    uint64_t row, slice;       /* bytes from a row of blocks to the next, in pitch of texels; from such a slice */
};

static inline struct tex_tiling tex_address_tiling(const struct tex_level_layout *layout,
                                                   const struct tex_volume *volume)
{
    if (layout->layout == TEX_LAYOUT_PITCH) /* PD-92 */
        return (struct tex_tiling){.row = layout->pitch};
    struct tex_tiling tiling = {
        .blocks = true, .wide = layout->block_w % 8, .high = layout->block_h % 8, .deep = volume->block_d % 8};
    tiling.row = (uint64_t)layout->row_blocks * TEX_GOB_BYTES << (tiling.wide + tiling.high + tiling.deep);
    tiling.slice = volume->block_rows * tiling.row;
    return tiling;
}

/*
 * Where a byte column, and where a row of a slice, begins: a byte is at the sum of both. PD-90: GOBs run along x, then
 * y, then z, inside a block; blocks run along x, then y, then z. PD-91: bits 8..0 of the byte inside a GOB are x5 y2 y1
 * x4 y0 x3 x2 x1 x0.
 */
static inline uint64_t tex_address_column(const struct tex_tiling *tiling, uint64_t column)
{
    if (!tiling->blocks)
        return column;
    uint32_t x = (uint32_t)column;
    uint64_t gob = x / TEX_GOB_WIDTH, wide = UINT64_C(1) << tiling->wide, block = gob / wide;
    return ((block << (tiling->wide + tiling->high + tiling->deep)) + gob % wide) * TEX_GOB_BYTES +
           ((x & 32) << 3 | (x & 16) << 1 | (x & 15));
}

static inline uint64_t tex_address_row(const struct tex_tiling *tiling, uint32_t y, uint32_t z)
{
    uint64_t gob = y / TEX_GOB_ROWS, high = UINT64_C(1) << tiling->high, deep = UINT64_C(1) << tiling->deep;
    if (!tiling->blocks)
        return y * tiling->row;
    return z / deep * tiling->slice + gob / high * tiling->row +
           ((z % deep * high + gob % high) * TEX_GOB_BYTES << tiling->wide) + ((y & 6) << 5 | (y & 1) << 4);
}

/* PD-91b: of an element of 12 bytes one component is read; else whole elements are (PD-10c). */
bool tex_address_one_word(const struct tex_fmt *fmt);

/* PD-91b: the component, 0..2, that a gather of letter `comp` reads of an element of 12 bytes; PD-13: a compare lane x.
 */
unsigned tex_address_component(const struct tex_fmt *fmt, uint32_t comp);

/* The payload, from the layer, the wrapped samples, the header's format, and where the level and its
 * layers are. */
void tex_address_eval(const struct tex_coord *coord, const struct tex_wrap *wrap, const struct tex_header *header,
                      const struct tex_lod *lod, struct tex_address *out);

#endif
