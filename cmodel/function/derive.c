// SPDX-License-Identifier: Apache-2.0
#include "function/derive.h"

#define FIELD(name) tex_bits(tic, TEX_TIC_##name##_LO, TEX_TIC_##name##_W)

/* One level, all its slices; of one layer. */
struct level_blocks {
    uint32_t block_w, block_h, block_d; /* effective log2 GOBs of a block */
    uint64_t row_blocks, block_rows, block_slices;
    uint64_t block_bytes;
};

static uint64_t divide_up(uint64_t a, uint64_t b)
{
    return (a + b - 1) / b;
}

static uint64_t divide_up_log2(uint64_t a, uint32_t log2)
{
    return (a + (UINT64_C(1) << log2) - 1) >> log2;
}

/* Smallest n with 2^n >= x. */
static uint32_t ceil_log2(uint64_t x)
{
    return x > 1 ? (uint32_t)tex_top_bit(x - 1) + 1 : 0;
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

struct tex_grid tex_derive_grid(uint32_t samples)
{
    switch (samples) {
    case TEX_SAMPLES_2X1:
    case TEX_SAMPLES_2X1_D3D:
    case TEX_SAMPLES_2X1_CENTER:
        return (struct tex_grid){2, 1};
    case TEX_SAMPLES_2X2:
    case TEX_SAMPLES_2X2_VC_4:
    case TEX_SAMPLES_2X2_VC_12:
    case TEX_SAMPLES_2X2_CENTER:
        return (struct tex_grid){2, 2};
    case TEX_SAMPLES_4X2:
    case TEX_SAMPLES_4X2_D3D:
    case TEX_SAMPLES_4X2_VC_8:
    case TEX_SAMPLES_4X2_VC_24:
    case TEX_SAMPLES_4X2_CENTER:
        return (struct tex_grid){4, 2};
    case TEX_SAMPLES_4X4:
    case TEX_SAMPLES_4X4_REGULAR:
        return (struct tex_grid){4, 4};
    default:
        return (struct tex_grid){1, 1};
    }
}

uint32_t tex_derive_elements(uint32_t texels, uint32_t block)
{
    return texels / block + (texels % block != 0);
}

static bool has_view(const uint32_t *tic)
{
    uint32_t version = FIELD(HEADER_VERSION);
    return version == TEX_VERSION_PITCH || version == TEX_VERSION_BLOCKLINEAR;
}

static bool in_blocks(const uint32_t *tic)
{
    uint32_t version = FIELD(HEADER_VERSION);
    return version == TEX_VERSION_BLOCKLINEAR || version == TEX_VERSION_BLOCKLINEAR_COLOR_KEY;
}

uint32_t tex_derive_first_level(const uint32_t tic[8])
{
    return has_view(tic) ? FIELD(RES_VIEW_MIN_MIP_LEVEL) : 0;
}

uint32_t tex_derive_last_level(const uint32_t tic[8])
{
    uint32_t in_memory = in_blocks(tic) ? FIELD(MAX_MIP_LEVEL) : 0;
    return has_view(tic) ? min_u32(FIELD(RES_VIEW_MAX_MIP_LEVEL), in_memory) : in_memory;
}

/* Texels along the second and third axis of level 0. */
static uint32_t full_height(const uint32_t *tic)
{
    const struct tex_type_info *type = tex_type_find(FIELD(TEXTURE_TYPE));
    return type && type->axes == 1 ? 1 : FIELD(HEIGHT_MINUS_ONE) + 1;
}

static uint32_t full_depth(const uint32_t *tic)
{
    const struct tex_type_info *type = tex_type_find(FIELD(TEXTURE_TYPE));
    return type && type->axes == 3 ? FIELD(DEPTH_MINUS_ONE) + 1 : 1;
}

static uint64_t elements(const uint32_t *tic)
{
    return ((uint64_t)FIELD(WIDTH_MINUS_ONE_31_16) << 16 | FIELD(WIDTH_MINUS_ONE)) + 1;
}

void tex_derive_shape(const uint32_t tic[8], const struct tex_type_info *type, struct tex_shape *out)
{
    uint32_t level = tex_derive_first_level(tic), last = tex_derive_last_level(tic), count = FIELD(DEPTH_MINUS_ONE) + 1;
    *out = (struct tex_shape){
        .kind = type->code, .width = elements(tic), .height = 1, .depth = 1, .layers = 1, .levels = 1};
    if (type->buffer)
        return;
    out->width = tex_derive_size(FIELD(WIDTH_MINUS_ONE) + 1, level);
    out->height = tex_derive_size(full_height(tic), type->axes == 1 ? 0 : level);
    if (type->axes == 3)
        out->depth = tex_derive_size(count, level);
    else if (type->array || !type->levels) /* PD-26: of samples */
        out->depth = count;
    out->layers = type->faces * (type->array ? count : 1U);
    if (type->levels) /* PD-21 */
        out->levels = last < level ? 0 : last - level + 1;
    out->samples = has_view(tic) ? FIELD(MULTI_SAMPLE_COUNT) : 0;
}

static void blocks_in(const uint32_t *tic, uint32_t texels_wide, uint32_t texels_high, uint64_t slices,
                      const struct tex_element *element, bool one_wide, struct level_blocks *out)
{
    uint64_t width = tex_derive_elements(texels_wide, element->wide);
    uint64_t height = tex_derive_elements(texels_high, element->high);
    uint64_t gobs = divide_up(width * element->bytes, 64), rows = divide_up(height, 8);
    /* PD-90, PD-91: a block is no wider, no higher and no deeper than the level needs, and never wider than 32. */
    out->block_w =
        one_wide ? 0 : min_u32(min_u32(FIELD(GOBS_PER_BLOCK_WIDTH), TEX_LARGEST_BLOCK_LOG2), ceil_log2(gobs));
    out->block_h = min_u32(FIELD(GOBS_PER_BLOCK_HEIGHT), ceil_log2(rows));
    out->block_d = min_u32(FIELD(GOBS_PER_BLOCK_DEPTH), ceil_log2(slices));
    out->row_blocks = divide_up_log2(gobs, out->block_w);
    out->block_rows = divide_up_log2(rows, out->block_h);
    out->block_slices = divide_up_log2(slices, out->block_d);
    out->block_bytes = UINT64_C(512) << (out->block_w + out->block_h + out->block_d);
}

static void blocks_of(const uint32_t *tic, uint32_t level, const struct tex_element *element, bool one_wide,
                      struct level_blocks *out)
{
    /* PD-91c: of the size after the shift */
    blocks_in(tic, tex_derive_size(FIELD(WIDTH_MINUS_ONE) + 1, level), tex_derive_size(full_height(tic), level),
              tex_derive_size(full_depth(tic), level), element, one_wide, out);
}

/* Bytes of the levels before `end`; up to 2^51. */
static uint64_t bytes_before(const uint32_t *tic, uint32_t end, const struct tex_element *element, bool one_wide)
{
    uint64_t sum = 0;
    for (uint32_t level = 0; level < end; level++) {
        struct level_blocks b;
        blocks_of(tic, level, element, one_wide, &b);
        sum += b.row_blocks * b.block_rows * b.block_slices * b.block_bytes;
    }
    return sum;
}

/* PD-91: all levels in memory, rounded up to a block of the first. */
static uint64_t layer_stride(const uint32_t *tic, const struct tex_element *element, bool one_wide)
{
    struct level_blocks first;
    blocks_of(tic, 0, element, one_wide, &first);
    uint64_t layer = bytes_before(tic, FIELD(MAX_MIP_LEVEL) + 1, element, one_wide);
    return divide_up(layer, first.block_bytes) * first.block_bytes & TEX_ADDR_MASK;
}

static void place_rows(const uint32_t *tic, uint64_t address, struct tex_level_layout *out)
{
    bool buffer = FIELD(HEADER_VERSION) == TEX_VERSION_ONE_D_BUFFER;
    *out = (struct tex_level_layout){.layout = TEX_LAYOUT_PITCH,
                                     .base = buffer ? address : address & ~UINT64_C(31),
                                     .pitch = buffer ? 0 : FIELD(PITCH_20_5) * 32};
}

static void place_blocks(const uint32_t *tic, uint64_t address, uint32_t level, const struct tex_element *element,
                         bool one_wide, bool one_wide_below, struct tex_level_layout *out)
{
    struct level_blocks b;
    uint64_t base = (address & ~UINT64_C(511)) + bytes_before(tic, level, element, one_wide_below);
    blocks_of(tic, level, element, one_wide, &b);
    *out = (struct tex_level_layout){.layout = TEX_LAYOUT_BLOCKLINEAR,
                                     .base = base & TEX_ADDR_MASK,
                                     .row_blocks = (uint32_t)b.row_blocks,
                                     .block_w = b.block_w,
                                     .block_h = b.block_h};
}

void tex_derive_level_layout(const uint32_t tic[8], uint32_t level, const struct tex_element *element, bool one_wide,
                             bool one_wide_below, struct tex_level_layout *out)
{
    uint64_t address = (uint64_t)FIELD(ADDRESS_47_32) << 32 | FIELD(ADDRESS_31_0);
    if (in_blocks(tic))
        place_blocks(tic, address, level, element, one_wide, one_wide_below, out);
    else /* PD-92 */
        place_rows(tic, address, out);
}

void tex_derive_volume(const uint32_t tic[8], uint32_t level, const struct tex_element *element, bool one_wide_below,
                       struct tex_volume *out)
{
    struct level_blocks b;
    *out = (struct tex_volume){0};
    if (!in_blocks(tic))
        return;
    blocks_of(tic, level, element, false, &b); /* the width of a block is not asked for */
    *out = (struct tex_volume){.block_d = b.block_d,
                               .block_rows = (uint32_t)b.block_rows,
                               .layer_stride = layer_stride(tic, element, one_wide_below)};
}

void tex_derive_samples(const uint32_t tic[8], const struct tex_grid *grid, const struct tex_element *element,
                        bool one_wide, struct tex_level_layout *layout, struct tex_volume *volume)
{
    struct level_blocks b;
    uint64_t address = (uint64_t)FIELD(ADDRESS_47_32) << 32 | FIELD(ADDRESS_31_0);
    blocks_in(tic, (FIELD(WIDTH_MINUS_ONE) + 1) * grid->wide, (FIELD(HEIGHT_MINUS_ONE) + 1) * grid->high, 1, element,
              one_wide, &b);
    *layout = (struct tex_level_layout){.layout = TEX_LAYOUT_BLOCKLINEAR,
                                        .base = address & ~UINT64_C(511),
                                        .row_blocks = (uint32_t)b.row_blocks,
                                        .block_w = b.block_w,
                                        .block_h = b.block_h};
    *volume = (struct tex_volume){.block_d = b.block_d,
                                  .block_rows = (uint32_t)b.block_rows,
                                  .layer_stride = b.row_blocks * b.block_rows * b.block_bytes & TEX_ADDR_MASK};
}
