// SPDX-License-Identifier: Apache-2.0
#include "function/lod.h"

#include "function/derive.h"

/* Header shows the first level of the view. */
static void first_level(const struct tex_header *header, struct tex_lod *out)
{
    out->level = header->level;
    out->level_layout = header->level_layout;
    out->volume = header->volume;
    out->width = header->shape.width;
    out->height = header->shape.height;
    out->depth = header->shape.depth;
}

/* Another level: `level` counts in memory. */
static void other_level(const struct tex_header *header, const struct tex_texture *texture, uint32_t level,
                        struct tex_lod *out)
{
    const struct tex_element element = tex_derive_element(tex_format_find(header->fmt.format));
    const struct tex_type_info *type = tex_type_find(header->shape.kind);
    uint32_t smaller = level - header->level;
    out->level = level;
    tex_derive_level_layout(texture->tic, level, &element, texture->gob_width_one, texture->gob_width_one_at_fill,
                            &out->level_layout);
    tex_derive_volume(texture->tic, level, &element, texture->gob_width_one_at_fill, &out->volume);
    out->width = tex_derive_size((uint32_t)header->shape.width, smaller);
    out->height = tex_derive_size(header->shape.height, smaller);
    if (type && type->axes == 3)
        out->depth = tex_derive_size(header->shape.depth, smaller);
}

/* PD-115: a buffer begins where an element of its size can, of 12 bytes where one of 16 can. */
static void align_buffer(const struct tex_header *header, struct tex_lod *out)
{
    const struct tex_element element = tex_derive_element(tex_format_find(header->fmt.format));
    const struct tex_type_info *type = tex_type_find(header->shape.kind);
    uint64_t align = element.bytes == TEX_THREE_WORDS ? 16 : element.bytes;
    if (type && type->buffer && align > 0)
        out->level_layout.base -= out->level_layout.base % align;
}

/* PD-115: a fetch reads elements of a multisample texture, each a sample. */
static void place_samples(const struct tex_header *header, const struct tex_texture *texture, struct tex_lod *out)
{
    const struct tex_element element = tex_derive_element(tex_format_find(header->fmt.format));
    const struct tex_grid grid = tex_derive_grid(header->shape.samples);
    if (grid.wide > 1)
        tex_derive_samples(texture->tic, &grid, &element, texture->gob_width_one, &out->level_layout, &out->volume);
}

void tex_lod_eval(const struct tex_decode *decode, const struct tex_header *header, const struct tex_texture *texture,
                  struct tex_lod *out)
{
    uint32_t status = header->tag.status;
    *out = (struct tex_lod){.tag = header->tag, .op = header->op};
    if (header->tag.token || (status != TEX_STATUS_OK && status != TEX_STATUS_OUT_OF_BOUNDS))
        return;
    first_level(header, out); /* R-TLD4-42 */
    if (header->op.opcode != TEX_OPCODE_TLD)
        return;
    place_samples(header, texture, out);
    align_buffer(header, out);
    if (decode->ms)
        return;
    if (decode->lod >= header->shape.levels) /* R-LD-12, PD-115 */
        out->tag.status = TEX_STATUS_OUT_OF_BOUNDS;
    else if (decode->lod > 0) /* R-LD-11 */
        other_level(header, texture, header->level + decode->lod, out);
}
