/* SPDX-License-Identifier: Apache-2.0 */
#include "texel.h"

#include "real.h"

static uint32_t low_mask(unsigned width)
{
    return (uint32_t)((UINT64_C(1) << width) - 1);
}

static int64_t sign_extend(uint32_t code, unsigned width)
{
    int64_t half = INT64_C(1) << (width - 1);
    return code < half ? (int64_t)code : (int64_t)code - 2 * half;
}

/* max(-1, c / (2^(n-1) - 1)) */
static uint32_t from_snorm(uint32_t code, unsigned width)
{
    int64_t c = sign_extend(code, width), full = (INT64_C(1) << (width - 1)) - 1;
    if (c == 0)
        return 0;
    if (c <= -full)
        return TEX_F32_SIGN | TEX_F32_ONE;
    return tex_real_ratio(c < 0, (uint32_t)(c < 0 ? -c : c), (uint32_t)full);
}

uint32_t tex_texel_convert(uint32_t code, unsigned width, uint32_t datatype, struct tex_cover *cover)
{
    code &= low_mask(width);
    tex_rule(cover, TEX_RULE_PD_80); /* PD-80 */
    switch (datatype) {
    case TEX_DATATYPE_UNORM:
        return tex_real_ratio(false, code, low_mask(width));
    case TEX_DATATYPE_SNORM:
        return from_snorm(code, width);
    case TEX_DATATYPE_UINT:
        return code;
    case TEX_DATATYPE_SINT:
        return (uint32_t)sign_extend(code, width);
    case TEX_DATATYPE_FLOAT:
        if (width == 16 && (code & 0x7fff) > 0x7c00)
            tex_rule(cover, TEX_RULE_PD_81); /* PD-81: NaN keeps sign and mantissa */
        return width == 16 ? tex_real_from_f16(code) : width == 32 ? code : 0;
    default:
        return 0;
    }
}

/* R-TLD4-3, PD-11: what the header's source selector puts into a lane. */
static uint32_t select_source(const struct tex_format_info *format, const struct tex_fmt *fmt, const uint32_t raw[4],
                              unsigned lane, struct tex_cover *cover)
{
    unsigned component;
    tex_rule(cover, TEX_RULE_R_TLD4_3);
    tex_rule(cover, TEX_RULE_PD_11);
    switch (fmt->source[lane]) {
    case TEX_SOURCE_R:
    case TEX_SOURCE_G:
    case TEX_SOURCE_B:
    case TEX_SOURCE_A:
        component = fmt->source[lane] - TEX_SOURCE_R;
        if (!format || format->width[component] == 0) {
            tex_rule(cover, TEX_RULE_R_TLD4_4); /* R-TLD4-4 */
            return 0;
        }
        return tex_texel_convert(tex_bits(raw, format->lo[component], format->width[component]),
                                 format->width[component], fmt->datatype[component], cover);
    case TEX_SOURCE_ONE_INT:
        return 1;
    case TEX_SOURCE_ONE_FLOAT:
        return TEX_F32_ONE;
    default:
        return 0;
    }
}

static bool has_values(const struct tex_tag *tag)
{
    return !tag->token && (tag->status == TEX_STATUS_OK || tag->status == TEX_STATUS_MEMORY_ERROR ||
                           tag->status == TEX_STATUS_OUT_OF_BOUNDS);
}

void tex_texel_eval(const struct tex_cache *cache, const struct tex_header *header, struct tex_cover *cover,
                    struct tex_texel *out)
{
    const struct tex_fmt *fmt = &header->fmt;
    *out = (struct tex_texel){.tag = cache->tag, .op = cache->op, .sparse = cache->sparse != 0}; /* PD-3: any */
    if (!has_values(&cache->tag))
        return;
    const struct tex_format_info *format = tex_format_find(fmt->format);
    for (unsigned k = 0; k < 4; k++) {
        bool border = (cache->border >> k & 1) != 0;
        for (unsigned lane = 0; lane < 4; lane++) { /* PD-14: the border colour stands after the selectors */
            if (border)
                tex_rule(cover, TEX_RULE_PD_14);
            out->value[4 * k + lane] =
                border ? fmt->border[lane] : select_source(format, fmt, cache->raw[k], lane, cover);
        }
    }
}
