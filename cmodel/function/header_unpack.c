// SPDX-License-Identifier: Apache-2.0
/* Stage header: the fields of an accepted header and of its sampler. */
#include "function/header_parts.h"

#include "arith/component.h"
#include "arith/f32.h"
#include "arith/format.h"
#include "arith/srgb.h"
#include "function/derive.h"

/* PD-14, PD-14b: a border colour as data of this type can be. */
static uint32_t clamp_border(uint32_t color, uint32_t type)
{
    uint32_t magnitude = color & ~TEX_F32_SIGN;
    bool negative = magnitude != color;
    if (type != TEX_DATATYPE_UNORM && type != TEX_DATATYPE_SNORM)
        return color;
    if (magnitude > TEX_F32_INF || (negative && type == TEX_DATATYPE_UNORM))
        return 0;
    return magnitude > TEX_F32_ONE ? (color & TEX_F32_SIGN) | TEX_F32_ONE : color;
}

static void read_format(const uint32_t *tic, struct tex_fmt *out)
{
    out->format = TIC(COMPONENTS);
    for (unsigned i = 0; i < 4; i++)
        out->datatype[i] = header_data_type(tic, i);
}

/*
 * PD-82a: sRGB conversion is in effect: asked for twice, and all components are UNORM of at most 8 bits; the alpha of a
 * compressed format may have more.
 */
static bool converts(const uint32_t *tic, const uint32_t *tsc, const struct tex_format_info *format)
{
    bool narrow = format != NULL;
    for (unsigned i = 0; i < 4 && narrow; i++)
        narrow = format->width[i] == 0 || (header_data_type(tic, i) == TEX_DATATYPE_UNORM &&
                                           (format->width[i] <= 8 || (i == 3 && tex_block_compressed(format))));
    return narrow && TIC(SRGB_CONVERSION) && TSC(SRGB_CONVERSION);
}

/* The decoded components: all, except the last of two or four. A format has no gaps. */
static uint32_t encoded(const struct tex_format_info *format)
{
    unsigned count = 0;
    while (count < 4 && format->width[count] > 0)
        count++;
    return (1U << (count % 2 == 0 ? count - 1 : count)) - 1;
}

/* PD-14c: a separate 8-bit colour, for the three components other than alpha. PD-132: it decodes as texels do. */
static uint32_t encoded_border(const uint32_t *tsc, bool float8, unsigned i)
{
    const uint32_t code[3] = {TSC(SRGB_BORDER_COLOR_R), TSC(SRGB_BORDER_COLOR_G), TSC(SRGB_BORDER_COLOR_B)};
    return float8 ? tex_srgb_float8(code[i % 3]) : tex_srgb_decode(code[i % 3], 8);
}

/* PD-14: the sampler's colour, independent of BORDER_SIZE */
static uint32_t sampler_border(const uint32_t *tic, const uint32_t *tsc, unsigned i)
{
    static const unsigned border_lo[4] = {TEX_TSC_BORDER_COLOR_R_LO, TEX_TSC_BORDER_COLOR_G_LO,
                                          TEX_TSC_BORDER_COLOR_B_LO, TEX_TSC_BORDER_COLOR_A_LO};
    return tex_bits(tsc, border_lo[TIC(DEPTH_TEXTURE) ? 0 : i], TEX_TSC_BORDER_COLOR_R_W);
}

/* The format whose components a border is converted to; NULL: it is not. */
static const struct tex_format_info *border_format(const struct tex_fmt *fmt, const struct tex_header_policy *policy)
{
    const struct tex_format_info *format = tex_format_find(fmt->format);
    bool fields = format && (format->unpack == TEX_UNPACK_FIELDS || format->unpack == TEX_UNPACK_PAIR);
    return policy->border_texel && fields ? format : NULL;
}

/* A colour as it is stored in a texel, and read. */
static uint32_t as_texel(uint32_t colour, unsigned width, uint32_t datatype)
{
    return tex_component_value(tex_convert_component(colour, width, datatype, false), width, datatype);
}

static uint32_t border_of(const uint32_t *tic, const uint32_t *tsc, const struct tex_fmt *fmt,
                          const struct tex_header_policy *policy, unsigned i)
{
    const struct tex_format_info *format = border_format(fmt, policy);
    uint32_t source = header_source(tic, i), component = source - TEX_SOURCE_R;
    bool none = source < TEX_SOURCE_R || source > TEX_SOURCE_A || (format && format->width[component] == 0);
    if (format && none) /* PD-134 */
        return 0;
    if (fmt->srgb != 0 && !TIC(DEPTH_TEXTURE) && i < 3)
        return encoded_border(tsc, policy->srgb_float8, i);
    uint32_t colour = sampler_border(tic, tsc, i);
    return format ? as_texel(colour, format->width[component], header_data_type(tic, component))
                  : clamp_border(colour, TIC(R_DATA_TYPE));
}

static void read_colors(const uint32_t *tic, const uint32_t *tsc, const struct tex_header_policy *policy,
                        struct tex_fmt *out)
{
    const struct tex_format_info *format = tex_format_find(out->format);
    out->srgb = converts(tic, tsc, format) ? encoded(format) : 0;
    for (unsigned i = 0; i < 4; i++)
        out->border[i] = border_of(tic, tsc, out, policy, i);
}

static void read_geometry(const uint32_t *tic, const uint32_t *tsc, uint32_t level, struct tex_geom *out)
{
    const struct tex_type_info *type = tex_type_find(TIC(TEXTURE_TYPE));
    out->width = tex_derive_size(TIC(WIDTH_MINUS_ONE) + 1, level);
    out->height = type && type->axes == 1 ? 1 : tex_derive_size(TIC(HEIGHT_MINUS_ONE) + 1, level);
    out->depth = type && type->axes == 3 ? tex_derive_size(TIC(DEPTH_MINUS_ONE) + 1, level) : 1; /* PD-109 */
    /* PD-18b: the sampler can force texel units, but not on a texture with several levels. */
    bool forced = TSC(FLOAT_COORD_NORMALIZATION) && TIC(MAX_MIP_LEVEL) == 0;
    out->normalized = TIC(NORMALIZED_COORDS) && !forced;
    out->address_u = TSC(ADDRESS_U);
    out->address_v = TSC(ADDRESS_V);
    out->address_p = TSC(ADDRESS_P);
    out->seamless = tex_is_cube(TIC(TEXTURE_TYPE)) && (header_seams(tsc) & 2) != 0; /* PD-17a */
    if (tex_is_cube(TIC(TEXTURE_TYPE)) && header_seams(tsc) != 0) /* PD-17a: the sampler's modes are for seams 0 */
        out->address_u = out->address_v = TEX_WRAP_CLAMP_TO_EDGE;
}

/* Fields of an accepted header that the instruction uses. */
static void take(const uint32_t *tic, const uint32_t *tsc, uint32_t opcode, const struct tex_header_policy *policy,
                 struct tex_header *out)
{
    out->level = tex_derive_first_level(tic); /* R-TLD4-42, PD-5, PD-35: the first level of the view, no other */
    const struct tex_element element = tex_derive_element(tex_format_find(TIC(COMPONENTS)));
    if (TEX_PART_SHAPE >> opcode & 1)
        tex_derive_shape(tic, tex_type_find(TIC(TEXTURE_TYPE)), &out->shape);
    if (TEX_PART_PLACE >> opcode & 1) {
        tex_derive_level_layout(tic, out->level, &element, policy->gob_width_one, policy->gob_width_one_at_fill,
                                &out->level_layout);
        read_format(tic, &out->fmt);
    }
    if (TEX_PART_VOLUME >> opcode & 1)
        tex_derive_volume(tic, out->level, &element, policy->gob_width_one_at_fill, &out->volume);
    for (unsigned i = 0; i < 4 && TEX_PART_SOURCES >> opcode & 1; i++)
        out->fmt.source[i] = header_source(tic, i);
    if (TEX_PART_SAMPLER >> opcode & 1) {
        read_geometry(tic, tsc, out->level, &out->geom);
        read_colors(tic, tsc, policy, &out->fmt);
    }
}

enum tex_status_code tex_header_fields(const uint32_t *tic, const uint32_t *tsc, uint32_t opcode, uint32_t param,
                                       const struct tex_header_policy *policy, struct tex_header *out)
{
    enum tex_status_code status = tex_header_check(tic, tsc, opcode, param, policy->gob_width_one);
    out->level = 0;
    out->shape = (struct tex_shape){0};
    out->volume = (struct tex_volume){0};
    out->level_layout = (struct tex_level_layout){0};
    out->geom = (struct tex_geom){0};
    out->fmt = (struct tex_fmt){0};
    out->detail = (struct tex_detail){0};
    if (status == TEX_STATUS_OK || status == TEX_STATUS_OUT_OF_BOUNDS)
        take(tic, tsc, opcode, policy, out);
    return status;
}
