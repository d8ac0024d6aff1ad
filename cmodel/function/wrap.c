// SPDX-License-Identifier: Apache-2.0
#include "function/wrap.h"

#include "arith/linear.h"
#include "function/seams.h"

int64_t tex_wrap_footprint(int64_t fixed, int64_t offset, int64_t corner, int64_t size, uint32_t mode)
{
    int64_t shifted = tex_wrap_shifted(fixed, offset, size, mode); /* PD-18c: the texel at or before it */
    return (shifted - tex_wrap_fraction(shifted)) / TEX_TEXEL + corner;
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
    int64_t s = tex_wrap_shifted(coord->fixed[0], coord->offset_u[0], (int64_t)lod->width, geom->address_u);
    int64_t t = tex_wrap_shifted(coord->fixed[1], coord->offset_v[0], lod->height, geom->address_v);
    int64_t r = tex_wrap_shifted(coord->fixed[2], coord->offset_w, lod->depth, geom->address_p);
    out->frac[0] = (uint32_t)tex_wrap_fraction(s);
    out->frac[1] = (uint32_t)tex_wrap_fraction(t);
    out->frac[2] = type && type->axes == 3 ? (uint32_t)tex_wrap_fraction(r) : 0;
}

/* PD-127: the mode makes both texels along an axis the same. */
static bool at_edge(int64_t fixed, int64_t offset, int64_t size, uint32_t mode)
{
    if (mode != TEX_WRAP_CLAMP_TO_EDGE)
        return false;
    int64_t first = tex_wrap_footprint(fixed, offset, 0, size, mode);
    return tex_wrap_index(first, size, mode) == tex_wrap_index(first + 1, size, mode);
}

static void drop_edges(const struct tex_coord *coord, const struct tex_lod *lod, struct tex_wrap *out)
{
    const struct tex_geom *geom = &lod->geom;
    if (at_edge(coord->fixed[0], coord->offset_u[0], (int64_t)lod->width, geom->address_u))
        out->frac[0] = 0;
    if (at_edge(coord->fixed[1], coord->offset_v[0], lod->height, geom->address_v))
        out->frac[1] = 0;
    if (at_edge(coord->fixed[2], coord->offset_w, lod->depth, geom->address_p))
        out->frac[2] = 0;
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
                   const struct tex_policy *policy, struct tex_wrap *out)
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
    if (policy->filter_weight8 && !lod->geom.seamless)
        drop_edges(coord, lod, out);
    if (lod->geom.seamless) /* PD-17: independent of the address modes */
        read_seamless(coord, (int64_t)lod->width, out);
    else
        read_axes(coord, header, lod, out);
    if (lod->sampling != TEX_SAMPLING_GATHER)
        drop_texels(without_weight(lod, out), out);
}
