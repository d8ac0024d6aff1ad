// SPDX-License-Identifier: Apache-2.0
#include "function/wrap.h"

#include "arith/linear.h"
#include "function/seams.h"

#define UNIT (INT64_C(1) << TEX_COORD_FRAC) /* a texel */
#define HALF (UNIT / 2)

/* R-TLD4-43: counter-clockwise from the lower left; t grows downwards. */
const unsigned tex_wrap_corner[2][4] = {{0, 1, 1, 0}, {1, 1, 0, 0}};

/* Of nothing it is 0: no header has a size of 0, and a payload that has one is to differ, not to end the program. */
static int64_t modulo(int64_t a, int64_t n)
{
    int64_t rest = n ? a % n : 0;
    return rest < 0 ? rest + n : rest;
}

static int64_t clamp(int64_t a, int64_t low, int64_t high)
{
    return a < low ? low : a > high ? high : a;
}

static int64_t inside(int64_t index, int64_t size)
{
    return index >= 0 && index < size ? index : TEX_INDEX_BORDER;
}

static int64_t mirror_once(int64_t index)
{
    return index >= 0 ? index : -1 - index;
}

int64_t tex_wrap_index(int64_t index, int64_t size, uint32_t mode)
{
    int64_t turn;
    switch (mode) {
    case TEX_WRAP_WRAP:
        return modulo(index, size);
    case TEX_WRAP_MIRROR:
        turn = modulo(index, 2 * size);
        return turn < size ? turn : 2 * size - 1 - turn;
    case TEX_WRAP_CLAMP_TO_EDGE:
        return clamp(index, 0, size - 1);
    case TEX_WRAP_MIRROR_ONCE_CLAMP_TO_EDGE:
        return clamp(mirror_once(index), 0, size - 1);
    case TEX_WRAP_MIRROR_ONCE_BORDER:
    case TEX_WRAP_MIRROR_ONCE_CLAMP_OGL: /* PD-18g: each texel of the clamped footprint is mirrored once */
        return inside(mirror_once(index), size);
    default: /* BORDER and CLAMP_OGL */
        return inside(index, size);
    }
}

/* The position beyond the centre of texel 0. */
static int64_t shifted_of(int64_t fixed, int64_t offset, int64_t size, uint32_t mode)
{
    int64_t moved =
        fixed + UNIT * offset; /* PD-6: offset before mode; PD-18h: before the clamp too, each sample's own */
    if (mode == TEX_WRAP_CLAMP_OGL)
        moved = clamp(moved, 0, UNIT * size);
    else if (mode == TEX_WRAP_MIRROR_ONCE_CLAMP_OGL)
        moved = clamp(moved, -UNIT * size, UNIT * size);
    return moved - HALF; /* PD-18c: half a texel, in integers */
}

int64_t tex_wrap_footprint(int64_t fixed, int64_t offset, int64_t corner, int64_t size, uint32_t mode)
{
    int64_t shifted = shifted_of(fixed, offset, size, mode); /* PD-18c: the texel at or before it */
    return (shifted - modulo(shifted, UNIT)) / UNIT + corner;
}

/* Indices of the four samples on one axis. Without PTP they are two, as all samples have one offset. */
static void wrap_axis(int64_t fixed, const int32_t offset[4], const unsigned corner[4], bool ptp, int64_t size,
                      uint32_t mode, int64_t index[4])
{
    if (ptp) { /* PD-7: each sample is the first of its own footprint */
        for (unsigned k = 0; k < 4; k++)
            index[k] = tex_wrap_index(tex_wrap_footprint(fixed, offset[k], 0, size, mode), size, mode);
        return;
    }
    int64_t pair[2];
    for (unsigned c = 0; c < 2; c++)
        pair[c] = tex_wrap_index(tex_wrap_footprint(fixed, offset[0], c, size, mode), size, mode);
    for (unsigned k = 0; k < 4; k++)
        index[k] = pair[corner[k]];
}

static void read_seamless(const struct tex_coord *coord, int64_t size, struct tex_wrap *out)
{
    int64_t first[2]; /* CLAMP_TO_EDGE moves no position, and a cube has no offsets */
    for (unsigned axis = 0; axis < 2; axis++)
        first[axis] = tex_wrap_footprint(coord->fixed[axis], 0, 0, size, TEX_WRAP_CLAMP_TO_EDGE);
    tex_seams_eval(coord->face % 6, first, size, out);
}

/* PD-61, PD-109: how far the position is beyond the centre of texel (i0, j0), of the first slice. */
static void read_fractions(const struct tex_coord *coord, const struct tex_header *header, const struct tex_lod *lod,
                           struct tex_wrap *out)
{
    const struct tex_type_info *type = tex_type_find(header->shape.kind);
    const struct tex_geom *geom = &lod->geom;
    int64_t s = shifted_of(coord->fixed[0], coord->offset_u[0], (int64_t)lod->width, geom->address_u);
    int64_t t = shifted_of(coord->fixed[1], coord->offset_v[0], lod->height, geom->address_v);
    int64_t r = shifted_of(coord->fixed[2], coord->offset_w, lod->depth, geom->address_p);
    out->frac[0] = (uint32_t)modulo(s, UNIT);
    out->frac[1] = (uint32_t)modulo(t, UNIT);
    out->frac[2] = type && type->axes == 3 ? (uint32_t)modulo(r, UNIT) : 0;
}

/*
 * PD-10a: the texels that no sample with weight shows, all of a second slice without weight (PD-109). PD-110: what
 * lies beyond a corner is made of the others, if it has weight.
 */
static uint32_t without_weight(const struct tex_lod *lod, const struct tex_wrap *wrap)
{
    uint32_t of_sample[4], of_texel[4] = {0, 0, 0, 0}, without = 0;
    if (lod->pass.slice && wrap->frac[2] == 0)
        return 15;
    tex_linear_weights(wrap->frac[0], wrap->frac[1], of_sample);
    for (unsigned k = 0; k < 4; k++)
        of_texel[k ^ (wrap->sample_xor[k] % 4)] += of_sample[k];
    for (unsigned k = 0; k < 4; k++) {
        if (wrap->corner == 1U << k && of_texel[k] > 0)
            return 0;
        without |= (uint32_t)(of_texel[k] == 0) << k;
    }
    return without;
}

/* PD-109: of the pass; 0 of a texture that is no volume. */
static int64_t slice_of(const struct tex_coord *coord, const struct tex_header *header, const struct tex_lod *lod)
{
    const struct tex_type_info *type = tex_type_find(header->shape.kind);
    uint32_t mode = lod->geom.address_p;
    if (!type || type->axes != 3)
        return 0;
    return tex_wrap_index(tex_wrap_footprint(coord->fixed[2], coord->offset_w, lod->pass.slice, lod->depth, mode),
                          lod->depth, mode);
}

/* R-TLD4-41: the bilinear footprint, nothing filtered. */
static void read_axes(const struct tex_coord *coord, const struct tex_header *header, const struct tex_lod *lod,
                      struct tex_wrap *out)
{
    const struct tex_geom *geom = &lod->geom;
    int64_t column[4], row[4], slice = slice_of(coord, header, lod);
    wrap_axis(coord->fixed[0], coord->offset_u, tex_wrap_corner[0], coord->ptp, (int64_t)lod->width, geom->address_u,
              column);
    wrap_axis(coord->fixed[1], coord->offset_v, tex_wrap_corner[1], coord->ptp, lod->height, geom->address_v, row);
    for (unsigned k = 0; k < 4; k++) {
        /* PD-14, PD-109: on any axis */
        bool border = column[k] == TEX_INDEX_BORDER || row[k] == TEX_INDEX_BORDER || slice == TEX_INDEX_BORDER;
        out->border |= (uint32_t)border << k;
        out->x[k] = border ? 0 : (uint32_t)column[k];
        out->y[k] = border ? 0 : (uint32_t)row[k];
        out->face[k] = border ? 0 : coord->face;
    }
    if (slice != TEX_INDEX_BORDER) /* PD-109 */
        out->slice = (uint32_t)slice;
}

/* PD-10a: they are not read. */
static void drop_texels(uint32_t which, struct tex_wrap *out)
{
    out->zero_weight = which;
    out->border &= ~which;
    for (unsigned k = 0; k < 4; k++)
        if (which >> k & 1)
            out->x[k] = out->y[k] = out->face[k] = 0;
}

void tex_wrap_eval(const struct tex_coord *coord, const struct tex_header *header, const struct tex_lod *lod,
                   struct tex_wrap *out)
{
    if (!tex_live(&coord->tag)) {
        *out = (struct tex_wrap){.tag = coord->tag, .op = coord->op};
        return;
    }
    if (coord->op.opcode == TEX_OPCODE_TLD) { /* PD-115, R-LD-1: texel 3 alone; R-LD-10: no address mode */
        *out = (struct tex_wrap){.tag = coord->tag,
                                 .op = coord->op,
                                 .x = {0, 0, 0, coord->column & 0xffff},
                                 .y = {0, 0, 0, coord->row},
                                 .zero_weight = 7,
                                 .slice = coord->slice,
                                 .index_hi = coord->column >> 16};
        return;
    }
    if (coord->op.opcode == TEX_OPCODE_TMML) { /* PD-116: in the place of the border of texel 3 the level answers */
        *out = (struct tex_wrap){.tag = coord->tag, .op = coord->op, .zero_weight = 7, .border = 8};
        return;
    }
    *out = (struct tex_wrap){.tag = coord->tag, .op = coord->op};
    if (lod->sampling != TEX_SAMPLING_GATHER)
        read_fractions(coord, header, lod, out);
    if (lod->geom.seamless) /* PD-17: independent of the address modes */
        read_seamless(coord, (int64_t)lod->width, out);
    else
        read_axes(coord, header, lod, out);
    if (lod->sampling != TEX_SAMPLING_GATHER)
        drop_texels(without_weight(lod, out), out);
}
