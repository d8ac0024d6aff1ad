// SPDX-License-Identifier: Apache-2.0
/*
 * Where texels lie (PD-90, PD-91, PD-92). Written once more on purpose (the model's is tex_derive_place): if memory
 * images came from the model, its wrong level would hold the texels that it looks for.
 */
#include "case/texels.h"

enum { GOB_BYTES = 512, GOB_WIDTH = 64, GOB_HEIGHT = 8, BLOCK_MOST = 5 };
#define ADDRESS_MASK ((UINT64_C(1) << TEX_ADDR_W) - 1)
#define TIC(tic, FIELD) ((uint32_t)tex_get_bits(tic, TEX_TIC_##FIELD##_LO, TEX_TIC_##FIELD##_W))

static uint32_t log2_up(uint32_t value)
{
    uint32_t bits = 0;
    while ((UINT32_C(1) << bits) < value)
        bits++;
    return bits;
}

static uint32_t least(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

static uint32_t blocks(uint32_t count, uint32_t log2)
{
    return (count + (UINT32_C(1) << log2) - 1) >> log2;
}

/* Blocks of a block-linear level; `base` of it is left to the caller. */
static void place_blocks(const uint32_t tic[8], bool gob_width_one, struct texels_level *out)
{
    uint32_t gobs = (uint32_t)((out->width * out->bytes + GOB_WIDTH - 1) / GOB_WIDTH);
    uint32_t rows = (out->height + GOB_HEIGHT - 1) / GOB_HEIGHT;
    out->block_w = gob_width_one ? 0 : least(TIC(tic, GOBS_PER_BLOCK_WIDTH), log2_up(gobs));
    out->block_h = least(TIC(tic, GOBS_PER_BLOCK_HEIGHT), log2_up(rows));
    out->block_d = least(TIC(tic, GOBS_PER_BLOCK_DEPTH), log2_up(out->depth));
    out->row_blocks = blocks(gobs, out->block_w);
    out->block_rows = blocks(rows, out->block_h);
    out->span = ((uint64_t)out->row_blocks * out->block_rows * blocks(out->depth, out->block_d) * GOB_BYTES)
                << (out->block_w + out->block_h + out->block_d);
}

/* Elements of a side: it has at least one texel, and no block is in part there. */
static uint32_t elements(uint32_t texels, uint32_t level, uint32_t block)
{
    uint32_t side = texels >> level ? texels >> level : 1;
    return (side + block - 1) / block;
}

static void size_of_level(const uint32_t tic[8], const struct tex_type_info *type, uint32_t level,
                          const struct texfile_element *element, struct texels_level *out)
{
    uint32_t height = type->axes > 1 ? TIC(tic, HEIGHT_MINUS_ONE) + 1 : 1, count = TIC(tic, DEPTH_MINUS_ONE) + 1;
    out->width = elements(TIC(tic, WIDTH_MINUS_ONE) + 1, level, element->wide);
    out->columns = elements(TIC(tic, WIDTH_MINUS_ONE) + 1, level, 1);
    out->height = elements(height, level, element->high);
    out->depth = type->axes > 2 && count >> level ? count >> level : 1;
    out->layers = type->faces * (type->array ? count : 1);
}

static const char *refuse_rows(const uint32_t tic[8], const struct tex_type_info *type,
                               const struct texfile_element *element)
{
    if (type->axes > 2 || type->array || type->faces > 1)
        return "layers and slices need layout blocklinear";
    if (TIC(tic, PITCH_20_5) * 32 < elements(TIC(tic, WIDTH_MINUS_ONE) + 1, 0, element->wide) * element->bytes)
        return "the pitch is smaller than a row of texels";
    return TIC(tic, MAX_MIP_LEVEL) ? "a pitch texture has one level" : NULL;
}

/* Why texels cannot be stored for this header, NULL if they can. */
static const char *refusal(const uint32_t tic[8], const struct tex_type_info *type, bool gob_width_one,
                           const struct texfile_element *element)
{
    uint32_t version = TIC(tic, HEADER_VERSION);
    if (!type || version > TEX_VERSION_BLOCKLINEAR_COLOR_KEY)
        return "texels need a type and a header version that exist";
    if (type->buffer != (version == TEX_VERSION_ONE_D_BUFFER))
        return "type ONE_D_BUFFER goes with header version ONE_D_BUFFER, and with no other";
    if (type->buffer)
        return NULL;
    if (version == TEX_VERSION_PITCH || version == TEX_VERSION_PITCH_COLOR_KEY)
        return refuse_rows(tic, type, element);
    if (TIC(tic, GOBS_PER_BLOCK_HEIGHT) > BLOCK_MOST || TIC(tic, GOBS_PER_BLOCK_DEPTH) > BLOCK_MOST ||
        (!gob_width_one && TIC(tic, GOBS_PER_BLOCK_WIDTH) > BLOCK_MOST))
        return "blocks are at most 32 GOBs wide, high and deep";
    if (TIC(tic, GOB3D) || TIC(tic, TILE_WIDTH_IN_GOBS))
        return "texels cannot be stored with 3D GOBs or sparse tiles";
    return NULL;
}

static void layout_rows(const uint32_t tic[8], uint64_t address, struct texels_level *out)
{
    out->base = address & ~UINT64_C(31);
    out->pitch = TIC(tic, PITCH_20_5) * 32;
    out->span = (uint64_t)out->pitch * out->height;
}

static void layout_buffer(const uint32_t tic[8], uint64_t address, struct texels_level *out)
{
    out->width = ((uint64_t)TIC(tic, WIDTH_MINUS_ONE_31_16) << 16 | TIC(tic, WIDTH_MINUS_ONE)) + 1;
    out->columns = out->width;
    out->base = address;
    out->span = out->width * out->bytes;
}

static void layout_blocks(const uint32_t tic[8], const struct tex_type_info *type, bool gob_width_one, uint32_t level,
                          const struct texfile_element *element, uint64_t address, struct texels_level *out)
{
    uint64_t before = 0, layer = 0, block = 0;
    for (uint32_t l = 0; l <= TIC(tic, MAX_MIP_LEVEL); l++) {
        struct texels_level one = {.bytes = out->bytes};
        size_of_level(tic, type, l, element, &one);
        place_blocks(tic, gob_width_one, &one);
        before += l < level ? one.span : 0;
        layer += one.span;
        if (l == 0)
            block = (uint64_t)GOB_BYTES << (one.block_w + one.block_h + one.block_d);
    }
    place_blocks(tic, gob_width_one, out);
    out->base = ((address & ~UINT64_C(511)) + before) & ADDRESS_MASK;
    out->layer_stride = (layer + block - 1) / block * block;
}

const char *texels_layout_of(const uint32_t tic[8], bool gob_width_one, uint32_t level,
                             const struct texfile_element *element, struct texels_level *out)
{
    const struct tex_type_info *type = tex_type_find(TIC(tic, TEXTURE_TYPE));
    *out = (struct texels_level){0};
    const char *why = refusal(tic, type, gob_width_one, element);
    if (why)
        return why;
    if (level > texels_last_level(tic))
        return "the texture has no such level";
    uint64_t address = (uint64_t)TIC(tic, ADDRESS_47_32) << 32 | TIC(tic, ADDRESS_31_0);
    uint32_t version = TIC(tic, HEADER_VERSION);
    out->bytes = element->bytes;
    out->blocklinear = version == TEX_VERSION_BLOCKLINEAR || version == TEX_VERSION_BLOCKLINEAR_COLOR_KEY;
    size_of_level(tic, type, level, element, out);
    if (type->buffer)
        layout_buffer(tic, address, out);
    else if (out->blocklinear)
        layout_blocks(tic, type, gob_width_one, level, element, address, out);
    else
        layout_rows(tic, address, out);
    return NULL;
}

const char *texels_layout(const uint32_t tic[8], bool gob_width_one, uint32_t level, struct texels_level *out)
{
    const struct tex_format_info *format = tex_format_find(TIC(tic, COMPONENTS));
    *out = (struct texels_level){0};
    if (!format || format->width[0] == 0)
        return "the format is not built, so texels cannot be stored";
    const struct texfile_element texel = {.bytes = format->bytes, .wide = format->wide, .high = format->high};
    return texels_layout_of(tic, gob_width_one, level, &texel, out);
}

uint32_t texels_last_level(const uint32_t tic[8])
{
    return TIC(tic, HEADER_VERSION) == TEX_VERSION_ONE_D_BUFFER ? 0 : TIC(tic, MAX_MIP_LEVEL);
}

/* PD-91: x5 y2 y1 x4 y0 x3 x2 x1 x0. */
static uint32_t byte_of_gob(uint32_t xb, uint32_t y)
{
    return (xb >> 5 & 1) << 8 | (y >> 1 & 3) << 6 | (xb >> 4 & 1) << 5 | (y & 1) << 4 | (xb & 15);
}

uint64_t texels_offset(const struct texels_level *l, uint64_t xb, uint32_t y, uint32_t z, uint32_t layer)
{
    if (!l->blocklinear)
        return (uint64_t)y * l->pitch + xb;
    uint64_t column = xb / GOB_WIDTH, row = y / GOB_HEIGHT;
    uint64_t block =
        ((uint64_t)(z >> l->block_d) * l->block_rows + (row >> l->block_h)) * l->row_blocks + (column >> l->block_w);
    uint64_t gob = z & ((UINT32_C(1) << l->block_d) - 1);
    gob = gob << l->block_h | (row & ((UINT64_C(1) << l->block_h) - 1));
    gob = gob << l->block_w | (column & ((UINT64_C(1) << l->block_w) - 1));
    gob += block << (l->block_w + l->block_h + l->block_d);
    return layer * l->layer_stride + gob * GOB_BYTES + byte_of_gob((uint32_t)(xb % GOB_WIDTH), y % GOB_HEIGHT);
}
