// SPDX-License-Identifier: Apache-2.0
/* Stage header: the filter of TEX, and address modes that follow from it (stages/header.md#sampling). */
#include "function/header_parts.h"

#include "arith/format.h"

/* PD-10b: components that select the compared value return the comparison; no others are returned with it. */
static void hide_beside_compare(struct tex_fmt *fmt)
{
    for (unsigned i = 1; i < 4; i++)
        if (fmt->source[i] >= TEX_SOURCE_R && fmt->source[i] <= TEX_SOURCE_A && fmt->source[i] != fmt->source[0])
            fmt->source[i] = TEX_SOURCE_ZERO;
}

/* PD-63: a lane shows a component of integers. */
static bool shows_integers(const struct tex_fmt *fmt)
{
    const struct tex_format_info *format = tex_format_find(fmt->format);
    for (unsigned i = 0; i < 4; i++)
        if (tex_filter_whole(fmt, i) && format && format->width[fmt->source[i] - TEX_SOURCE_R] > 0)
            return true;
    return false;
}

/* PD-60: one texel is clamped as to an edge. */
static uint32_t mode_of_point(uint32_t mode)
{
    if (mode == TEX_WRAP_CLAMP_OGL)
        return TEX_WRAP_CLAMP_TO_EDGE;
    return mode == TEX_WRAP_MIRROR_ONCE_CLAMP_OGL ? TEX_WRAP_MIRROR_ONCE_CLAMP_TO_EDGE : mode;
}

/* TEX, or a gather from the type that makes it TEX. */
static bool samples(const struct tex_header *out)
{
    if (out->op.opcode == TEX_OPCODE_TEX)
        return out->tag.status == TEX_STATUS_OK;
    return out->shape.kind == TEX_TYPE_TWO_D_NO_MIPMAP;
}

/* R-TLD4-39, PD-10: TEX at the first level, with the sampler's filter of magnification. */
void tex_header_sampling(const uint32_t tsc[8], struct tex_header *out)
{
    struct tex_geom *geom = &out->geom;
    if (out->op.opcode == TEX_OPCODE_TLD) { /* R-LD-10: no address mode */
        if (out->tag.status == TEX_STATUS_OK)
            out->fmt.sampling = TEX_SAMPLING_POINT;
        return;
    }
    if (!(TEX_PART_SAMPLER >> out->op.opcode & 1) || !samples(out))
        return;
    if (out->fmt.compare.on)
        hide_beside_compare(&out->fmt);
    if (TSC(MAG_FILTER) == TEX_MAG_LINEAR && !shows_integers(&out->fmt)) {
        out->fmt.sampling = TEX_SAMPLING_LINEAR;
        return;
    }
    out->fmt.sampling = TEX_SAMPLING_POINT;
    geom->address_u = mode_of_point(geom->address_u);
    geom->address_v = mode_of_point(geom->address_v);
    geom->address_p = mode_of_point(geom->address_p);
    geom->seamless = 0; /* PD-110: one texel is of its face */
}
