// SPDX-License-Identifier: Apache-2.0
/* Stage header: what a thread with .DC compares (stages/filter.md#depth-compare). */
#include "function/header_parts.h"

#include "arith/component.h"
#include "arith/format.h"

/*
 * PD-12: the compared value is the depth of a depth format, else the component that X_SOURCE selects, if it is FLOAT or
 * UNORM. It becomes lane x. Its bits; 0: nothing.
 */
static unsigned select_compared(struct tex_fmt *fmt)
{
    const struct tex_format_info *format = tex_format_find(fmt->format);
    uint32_t from = format && format->depth ? format->depth : fmt->source[0];
    if (!format || tex_block_compressed(format) || from < TEX_SOURCE_R || from > TEX_SOURCE_A)
        return 0;
    fmt->source[0] = from;
    uint32_t datatype = fmt->datatype[from - TEX_SOURCE_R];
    bool good = datatype == TEX_DATATYPE_FLOAT || datatype == TEX_DATATYPE_UNORM;
    return good ? format->width[from - TEX_SOURCE_R] : 0;
}

/* PD-12: UNORM is compared code by code: the stored bits, and what reference and border become. */
static void as_codes(struct tex_fmt *fmt, unsigned width)
{
    unsigned component = fmt->source[0] - TEX_SOURCE_R;
    if (fmt->datatype[component] != TEX_DATATYPE_UNORM)
        return;
    fmt->compare.codes = 1;
    fmt->compare.dref = tex_convert_component(fmt->compare.dref, width, TEX_DATATYPE_UNORM, false);
    fmt->border[0] = tex_convert_component(fmt->border[0], width, TEX_DATATYPE_UNORM, false);
}

void tex_header_compare(const struct tex_decode *decode, const uint32_t tsc[8], struct tex_header *out)
{
    if (!decode->dc || (out->tag.status != TEX_STATUS_OK && out->tag.status != TEX_STATUS_OUT_OF_BOUNDS))
        return;
    unsigned width = select_compared(&out->fmt);
    if (width == 0) {
        struct tex_tag tag = out->tag;
        tag.status = TEX_STATUS_UNSUPPORTED_HEADER;
        *out = (struct tex_header){.tag = tag, .op = out->op};
        return;
    }
    /* PD-12: independent of DEPTH_COMPARE */
    out->fmt.compare = (struct tex_compare){.on = 1, .func = TSC(DEPTH_COMPARE_FUNC), .dref = decode->dref};
    as_codes(&out->fmt, width);
}
