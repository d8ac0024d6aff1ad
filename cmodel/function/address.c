// SPDX-License-Identifier: Apache-2.0
#include "function/address.h"

#include "function/derive.h"

#define UNIT 16U /* columns that follow each other in memory */

uint64_t tex_bl_offset(uint32_t row_blocks, uint32_t block_w, uint32_t block_h, uint32_t xb, uint32_t y)
{
    const struct tex_level_layout level_layout = {
        .layout = TEX_LAYOUT_BLOCKLINEAR, .row_blocks = row_blocks, .block_w = block_w, .block_h = block_h};
    const struct tex_volume flat = {.block_d = 0};
    const struct tex_tiling tiling = tex_address_tiling(&level_layout, &flat);
    return tex_address_column(&tiling, xb) + tex_address_row(&tiling, y, 0);
}

uint64_t tex_address_offset(const struct tex_level_layout *level_layout, const struct tex_volume *volume, uint64_t xb,
                            uint32_t y, uint32_t z, uint32_t layer)
{
    const struct tex_tiling tiling = tex_address_tiling(level_layout, volume);
    return layer * volume->layer_stride + tex_address_row(&tiling, y, z) + tex_address_column(&tiling, xb);
}

bool tex_address_one_word(const struct tex_fmt *fmt)
{
    const struct tex_format_info *format = tex_format_find(fmt->format);
    return format && format->bytes == TEX_THREE_WORDS && fmt->sampling == TEX_SAMPLING_GATHER;
}

unsigned tex_address_component(const struct tex_fmt *fmt, uint32_t comp)
{
    uint32_t source = fmt->source[fmt->compare.on ? 0 : comp % 4]; /* PD-13 */
    return source >= TEX_SOURCE_R && source <= TEX_SOURCE_B ? source - TEX_SOURCE_R : 0;
}

static uint64_t address_of(const struct tex_lod *lod, uint64_t column, uint32_t row, uint32_t slice, uint32_t layer)
{
    uint64_t offset = tex_address_offset(&lod->level_layout, &lod->volume, column, row, slice, layer);
    return (lod->level_layout.base + offset) & TEX_ADDR_MASK;
}

/* The element of sample k, or the component of it that is read, in this layer. */
static void place_sample(const struct tex_wrap *wrap, const struct tex_header *header, const struct tex_lod *lod,
                         uint32_t layer, unsigned k, struct tex_address *out)
{
    const struct tex_element element = tex_derive_element(tex_format_find(header->fmt.format));
    bool one_word = tex_address_one_word(&header->fmt);
    uint32_t high = k == 3 ? wrap->index_hi << 16 : 0; /* PD-115 */
    uint32_t y = wrap->y[k] / element.high;            /* PD-91c */
    uint64_t x = (wrap->x[k] | high) / element.wide;
    uint64_t column =
        x * element.bytes + (one_word ? 4 * tex_address_component(&header->fmt, wrap->op.comp) : 0); /* PD-91b */
    uint64_t end = column / UNIT * UNIT + UNIT;
    out->texel_in_block[k] = wrap->y[k] % element.high * 4 + wrap->x[k] % element.wide;
    out->address[k] = address_of(lod, column, y, wrap->slice, layer);
    if (!one_word && element.bytes == TEX_THREE_WORDS && end < column + element.bytes) { /* PD-10c */
        out->straddle |= 1U << k;
        out->addr_hi[k] = address_of(lod, end, y, wrap->slice, layer);
    }
}

void tex_address_eval(const struct tex_coord *coord, const struct tex_wrap *wrap, const struct tex_header *header,
                      const struct tex_lod *lod, struct tex_address *out)
{
    *out = (struct tex_address){.tag = wrap->tag, .op = wrap->op};
    if (!tex_live(&wrap->tag))
        return;
    uint32_t first = tex_is_cube(header->shape.kind) ? 6 * coord->layer : coord->layer;
    out->border = wrap->border;
    out->fetch = ~(wrap->border | wrap->corner | wrap->zero_weight) & 0xfU; /* PD-14, PD-17b, PD-10a */
    for (unsigned k = 0; k < 4; k++)
        if (out->fetch >> k & 1)
            place_sample(wrap, header, lod, first + wrap->face[k], k, out);
}
