// SPDX-License-Identifier: Apache-2.0
/* Stage header: the filter of TEX (stages/header.md#sampling). */
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

/* TEX, or a gather from the type that makes it TEX. */
static bool samples(const struct tex_header *out)
{
    if (tex_samples(out->op.opcode))
        return out->tag.status == TEX_STATUS_OK;
    return out->shape.kind == TEX_TYPE_TWO_D_NO_MIPMAP;
}

enum tex_sampling_code tex_header_filter(bool linear, const struct tex_header *header)
{
    return linear && !shows_integers(&header->fmt) ? TEX_SAMPLING_LINEAR : TEX_SAMPLING_POINT;
}

/* R-TLD4-39, PD-10: TEX at the first level, with the sampler's filter of magnification. */
void tex_header_sampling(const uint32_t tsc[8], struct tex_header *out)
{
    if (out->op.opcode == TEX_OPCODE_TLD) {
        if (out->tag.status == TEX_STATUS_OK)
            out->fmt.sampling = TEX_SAMPLING_POINT;
        return;
    }
    if (!(TEX_PART_SAMPLER >> out->op.opcode & 1) || !samples(out))
        return;
    if (out->fmt.compare.on)
        hide_beside_compare(&out->fmt);
    out->fmt.sampling = tex_header_filter(TSC(MAG_FILTER) == TEX_MAG_LINEAR, out);
}
