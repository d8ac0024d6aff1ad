// SPDX-License-Identifier: Apache-2.0
#include "function/derive.h"

#define FIELD(name) tex_bits(tic, TEX_TIC_##name##_LO, TEX_TIC_##name##_W)

struct level_shape {
    uint32_t block_w, block_h; /* effective log2 GOBs of a block */
    uint32_t row_blocks;
    uint64_t size; /* bytes of the level */
};

static uint64_t divide_up(uint64_t a, uint64_t b)
{
    return (a + b - 1) / b;
}

/* Smallest n with 2^n >= x; x >= 1. */
static uint32_t ceil_log2(uint64_t x)
{
    uint32_t n = 0;
    while (UINT64_C(1) << n < x)
        n++;
    return n;
}

static uint32_t min_u32(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

uint32_t tex_derive_size(uint32_t size, uint32_t level)
{
    uint32_t shifted = size >> level;
    return shifted > 0 ? shifted : 1;
}

static void shape_of(const uint32_t *tic, uint32_t level, uint32_t bytes, bool one_wide, struct level_shape *out)
{
    uint64_t gobs = divide_up((uint64_t)tex_derive_size(FIELD(WIDTH_MINUS_ONE) + 1, level) * bytes, 64);
    uint64_t rows = divide_up(tex_derive_size(FIELD(HEIGHT_MINUS_ONE) + 1, level), 8);
    /* PD-90, PD-91: a block is no wider and no higher than the level needs. */
    out->block_w = one_wide ? 0 : min_u32(FIELD(GOBS_PER_BLOCK_WIDTH), ceil_log2(gobs));
    out->block_h = min_u32(FIELD(GOBS_PER_BLOCK_HEIGHT), ceil_log2(rows));
    out->row_blocks = (uint32_t)divide_up(gobs, UINT64_C(1) << out->block_w);
    uint64_t block_rows = divide_up(rows, UINT64_C(1) << out->block_h);
    out->size = out->row_blocks * block_rows * (UINT64_C(512) << (out->block_w + out->block_h));
}

static void place_pitch(const uint32_t *tic, uint64_t address, struct tex_place *out)
{
    *out = (struct tex_place){
        .layout = TEX_LAYOUT_PITCH, .base = address & ~UINT64_C(31), .pitch = FIELD(PITCH_20_5) * 32};
}

static void place_blocks(const uint32_t *tic, uint64_t address, uint32_t level, uint32_t bytes, bool one_wide,
                         bool one_wide_below, struct tex_place *out)
{
    struct level_shape shape;
    uint64_t base = address & ~UINT64_C(511);
    for (uint32_t below = 0; below < level; below++) {
        shape_of(tic, below, bytes, one_wide_below, &shape);
        base += shape.size;
    }
    shape_of(tic, level, bytes, one_wide, &shape);
    *out = (struct tex_place){.layout = TEX_LAYOUT_BLOCKLINEAR,
                              .base = base & TEX_ADDR_MASK,
                              .row_blocks = shape.row_blocks,
                              .block_w = shape.block_w,
                              .block_h = shape.block_h};
}

void tex_derive_place(const uint32_t tic[8], uint32_t level, uint32_t bytes, bool one_wide, bool one_wide_below,
                      struct tex_place *out)
{
    uint64_t address = (uint64_t)FIELD(ADDRESS_47_32) << 32 | FIELD(ADDRESS_31_0);
    if (FIELD(HEADER_VERSION) == TEX_VERSION_PITCH) /* PD-92 */
        place_pitch(tic, address, out);
    else
        place_blocks(tic, address, level, bytes, one_wide, one_wide_below, out);
}
