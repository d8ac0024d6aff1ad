// SPDX-License-Identifier: Apache-2.0
#include "function/texel.h"

#include <string.h>

#include "arith/component.h"
#include "arith/f32.h"
#include "arith/format.h"
#include "arith/srgb.h"
#include "function/level.h"

/* PD-81b: the right texel of a pair has its own G. */
unsigned tex_texel_low(const struct tex_format_info *format, unsigned component, uint32_t texel_in_block)
{
    bool own = format->unpack == TEX_UNPACK_PAIR && component == 1;
    return format->lo[component] + (own && texel_in_block % 2 == 1 ? 16U : 0U);
}

/* Content of a result component for every sample. */
struct lane {
    const struct tex_format_info *format;
    unsigned component, width; /* the stored component and its bits, width 0 = a constant: */
    uint32_t datatype, constant;
    uint32_t unpack;
    bool srgb;   /* the component is encoded */
    bool float8; /* PD-132 */
};

/* R-TLD4-3, R-LD-27, PD-11: content of a component by the header's source selector. */
static struct lane lane_of(const struct tex_format_info *format, uint32_t source, const struct tex_fmt *fmt,
                           const struct tex_policy *policy)
{
    if (source == TEX_SOURCE_ONE_INT)
        return (struct lane){.constant = 1};
    if (source == TEX_SOURCE_ONE_FLOAT)
        return (struct lane){.constant = TEX_F32_ONE};
    if (source < TEX_SOURCE_R || source > TEX_SOURCE_A)
        return (struct lane){0};
    unsigned component = source - TEX_SOURCE_R;
    if (!format || format->width[component] == 0) /* R-TLD4-4 */
        return (struct lane){0};
    bool wide = policy->bc4_nv && tex_format_ratio(format, component); /* PD-135 */
    return (struct lane){.format = format,
                         .component = component,
                         .width = wide ? 16 : format->width[component],
                         .datatype = fmt->datatype[component],
                         .unpack = format->unpack,
                         .srgb = (fmt->srgb >> component & 1) != 0,
                         .float8 = policy->srgb_float8 != 0};
}

static uint32_t from_srgb(const struct lane *lane, uint32_t code)
{
    return lane->float8 && lane->width == 8 ? tex_srgb_float8(code) : tex_srgb_decode(code, lane->width);
}

/* PD-81a: the exponent of all components is in the five highest bits. */
static uint32_t from_shared(uint32_t code, uint32_t word)
{
    const struct tex_f32_unpacked value = {.mantissa = code, .exponent = (int)(word >> 27) - 24};
    return tex_f32_round(&value);
}

/* Over 5 * 7 * 127. */
static uint32_t ratio_signed(uint32_t code)
{
    int64_t c = tex_component_signed(code, 14);
    return c == 0 ? 0 : tex_f32_ratio(c < 0, (uint32_t)(c < 0 ? -c : c), 4445);
}

/* PD-84: of 14 bits it is the numerator of a ratio. */
static uint32_t of_block(const struct lane *lane, uint32_t code)
{
    if (lane->srgb)
        return from_srgb(lane, code);
    if (lane->width != 14)
        return tex_component_value(code, lane->width, lane->datatype);
    return lane->datatype == TEX_DATATYPE_SNORM ? ratio_signed(code) : tex_f32_ratio(false, code, 8925);
}

static uint32_t show(const struct lane *lane, const uint32_t raw[4], uint32_t texel_in_block)
{
    if (lane->width == 0)
        return lane->constant;
    uint32_t code = tex_bits(raw, tex_texel_low(lane->format, lane->component, texel_in_block), lane->width);
    switch ((enum tex_unpack_code)lane->unpack) { /* a kind of format is a case here */
    case TEX_UNPACK_FIELDS:
    case TEX_UNPACK_PAIR:
        return lane->srgb ? from_srgb(lane, code) : tex_component_value(code, lane->width, lane->datatype);
    case TEX_UNPACK_SHAREDEXP:
        return from_shared(code, raw[0]);
    default: /* compressed: code is what stage block made of it */
        return of_block(lane, code);
    }
}

uint32_t tex_texel_value(const struct tex_fmt *fmt, uint32_t source, const struct tex_policy *policy,
                         const uint32_t raw[4], uint32_t texel_in_block)
{
    struct lane lane = lane_of(tex_format_find(fmt->format), source, fmt, policy);
    return show(&lane, raw, texel_in_block);
}

static bool has_values(const struct tex_tag *tag)
{
    return !tag->token && (tag->status == TEX_STATUS_OK || tag->status == TEX_STATUS_MEMORY_ERROR ||
                           tag->status == TEX_STATUS_OUT_OF_BOUNDS);
}

/* PD-116: what stands in the place of the border. */
static void colour_of(const struct tex_header *header, const struct tex_lod *lod, uint32_t colour[4])
{
    if (lod->op.opcode == TEX_OPCODE_TMML)
        tex_level_answer(lod, &header->detail, colour);
    else
        memcpy(colour, header->fmt.border, sizeof header->fmt.border);
}

/* PD-125c: the code of the component is the lowest one of SNORM. */
static bool is_lowest(const struct lane *lane, const uint32_t raw[4], uint32_t texel_in_block)
{
    bool plain = lane->unpack == TEX_UNPACK_FIELDS || lane->unpack == TEX_UNPACK_PAIR;
    if (lane->width == 0 || lane->datatype != TEX_DATATYPE_SNORM || !plain)
        return false;
    uint32_t code = tex_bits(raw, tex_texel_low(lane->format, lane->component, texel_in_block), lane->width);
    return code == 1U << (lane->width - 1);
}

static void set_value(const struct lane *lane, const struct tex_block *block, unsigned k, unsigned i,
                      struct tex_texel *out)
{
    out->value[4 * k + i] = show(lane, block->raw[k], block->texel_in_block[k]); /* R-LD-26 */
    out->lowest |= (uint32_t)is_lowest(lane, block->raw[k], block->texel_in_block[k]) << (4 * k + i);
}

static void read_lanes(const struct tex_block *block, const struct tex_fmt *fmt, const struct tex_policy *policy,
                       const uint32_t colour[4], struct tex_texel *out)
{
    const struct tex_format_info *format = tex_format_find(fmt->format);
    for (unsigned i = 0; i < 4; i++) {
        struct lane lane = lane_of(format, fmt->source[i], fmt, policy);
        if (i == 0 && fmt->compare.codes) /* PD-12: the code is compared */
            lane = (struct lane){
                .format = lane.format, .component = lane.component, .width = lane.width, .datatype = TEX_DATATYPE_UINT};
        for (unsigned k = 0; k < 4; k++)
            set_value(&lane, block, k, i, out);
    }
    for (unsigned k = 0; k < 4; k++)
        if (block->border >> k & 1) { /* PD-14: the border colour is put in after the selectors */
            memcpy(&out->value[4 * k], colour, 4 * sizeof *colour);
            out->lowest &= ~(15U << 4 * k);
        }
}

void tex_texel_eval(const struct tex_block *block, const struct tex_header *header, const struct tex_lod *lod,
                    const struct tex_policy *policy, struct tex_texel *out)
{
    uint32_t colour[4];
    colour_of(header, lod, colour);
    out->tag = block->tag;
    out->op = block->op;
    out->sparse = block->sparse != 0; /* PD-3: any */
    out->lowest = 0;
    if (has_values(&block->tag))
        read_lanes(block, &header->fmt, policy, colour, out);
    else
        memset(out->value, 0, sizeof out->value);
}
