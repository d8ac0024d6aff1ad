// SPDX-License-Identifier: Apache-2.0
#include "function/fetch.h"

#include "function/derive.h"

/* R-LD-20: two's complement of 4 bits, -8..7; R-LD-22: texels of the level. R-LD-25, PD-51: modulo 2^32. */
static uint32_t moved(uint32_t coordinate, uint32_t offsets, unsigned axis)
{
    uint32_t field = offsets >> 4 * axis & 15;
    return coordinate + field - (field < 8 ? 0 : 16);
}

/* Eight samples in the order of Direct3D. */
static const struct tex_fetch_cell eight_d3d[8] = {{2, 0}, {1, 1}, {3, 1}, {1, 0}, {0, 1}, {0, 0}, {2, 1}, {3, 0}};

struct tex_fetch_cell tex_fetch_cell(uint32_t samples, uint32_t index)
{
    const struct tex_grid grid = tex_derive_grid(samples);
    switch (samples) {
    case TEX_SAMPLES_2X1_D3D:
        return (struct tex_fetch_cell){1 - index % 2, 0};
    case TEX_SAMPLES_4X2_D3D:
        return eight_d3d[index % 8];
    case TEX_SAMPLES_4X4:
    case TEX_SAMPLES_4X4_REGULAR:
        return (struct tex_fetch_cell){index % 4, index / 4 % 4};
    default: /* squares of four, one beside the other */
        return (struct tex_fetch_cell){(index % 2 + index / 4 * 2) % grid.wide, index / 2 % 2 % grid.high};
    }
}

struct place {
    uint32_t at[3]; /* along x, y, z; 0 along an axis that the type does not have */
    uint32_t layer, sample;
};

static bool offset_applies(const struct tex_decode *decode, const struct tex_type_info *type)
{
    return decode->toff == TEX_TOFF_AOFFI && !type->buffer; /* R-LD-21 */
}

/* PD-115, R-LD-14, R-LD-15: the type decides how many coordinates count, R-LD-24: and how many offsets. R-LD-19 */
static struct place place_of(const struct tex_decode *decode, const struct tex_type_info *type)
{
    const uint32_t given[3] = {decode->s, decode->t, decode->r};
    struct place place = {.sample = decode->ms ? decode->lod : 0};
    for (unsigned axis = 0; axis < type->axes; axis++)
        place.at[axis] = offset_applies(decode, type) ? moved(given[axis], decode->off1, axis) : given[axis];
    if (type->array) /* R-LD-23: the offset does not move the layer */
        place.layer = decode->array;
    return place;
}

/* R-LD-8, R-LD-16, R-LD-17, PD-50 */
static bool exists(const struct place *place, const struct tex_type_info *type, const struct tex_header *header,
                   const struct tex_lod *lod)
{
    const struct tex_grid grid = tex_derive_grid(header->shape.samples);
    const uint64_t size[3] = {lod->width, lod->height, type->axes == 3 ? lod->depth : 1};
    uint32_t layers = type->array ? header->shape.depth : 1;
    for (unsigned axis = 0; axis < 3; axis++)
        if (place->at[axis] >= size[axis]) /* R-LD-7: unsigned */
            return false;
    return place->layer < layers && place->sample < grid.wide * grid.high;
}

void tex_fetch_eval(const struct tex_decode *decode, const struct tex_header *header, const struct tex_lod *lod,
                    struct tex_coord *out)
{
    const struct tex_type_info *type = tex_type_find(header->shape.kind);
    if (!type)
        return;
    const struct place place = place_of(decode, type);
    if (!exists(&place, type, header, lod)) { /* R-LD-9: zeros, which the selectors turn into the defaults */
        out->tag.status = TEX_STATUS_OUT_OF_BOUNDS;
        return;
    }
    const struct tex_grid grid = tex_derive_grid(header->shape.samples);
    const struct tex_fetch_cell cell = tex_fetch_cell(header->shape.samples, place.sample);
    out->column = place.at[0] * grid.wide + cell.x;
    out->row = place.at[1] * grid.high + cell.y;
    out->slice = place.at[2];
    out->layer = place.layer;
    out->ignored = type->buffer && decode->toff != TEX_TOFF_NONE;
}
