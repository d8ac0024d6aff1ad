// SPDX-License-Identifier: Apache-2.0
#include "function/header.h"

#include <string.h>

#include "function/block.h"
#include "function/convert.h"
#include "function/derive.h"
#include "function/f32.h"
#include "function/filter.h"
#include "function/srgb.h"

#define TIC(name) tex_bits(tic, TEX_TIC_##name##_LO, TEX_TIC_##name##_W)
#define TSC(name) tex_bits(tsc, TEX_TSC_##name##_LO, TEX_TSC_##name##_W)
#define ONE_LEVEL_U4_8 256
#define FORCED (1U << TEX_DATATYPE_SNORM_FORCE_FP16 | 1U << TEX_DATATYPE_UNORM_FORCE_FP16)
#define RECIPROCAL_ONE (UINT64_C(1) << 18)

static bool is_cube(uint32_t param)
{
    return param == TEX_PARAM_CUBE || param == TEX_PARAM_ARRAY_CUBE;
}

static uint32_t data_type(const uint32_t *tic, unsigned component)
{
    return tex_bits(tic, TEX_TIC_R_DATA_TYPE_LO + TEX_TIC_R_DATA_TYPE_W * component, TEX_TIC_R_DATA_TYPE_W);
}

static uint32_t source(const uint32_t *tic, unsigned lane)
{
    return tex_bits(tic, TEX_TIC_X_SOURCE_LO + TEX_TIC_X_SOURCE_W * lane, TEX_TIC_X_SOURCE_W);
}

/* Descriptors to judge, and the word. */
struct judged {
    const uint32_t *tic, *tsc;
    const struct tex_format_info *format; /* NULL if the code is unassigned */
    const struct tex_type_info *type;     /* likewise */
    uint32_t opcode, param;
    bool gob_width_one;
};

/* Version and type exist, and the buffer version goes with the buffer type only. */
static bool code_assigned(const struct judged *j)
{
    const uint32_t *tic = j->tic;
    uint32_t version = TIC(HEADER_VERSION);
    return version <= TEX_VERSION_BLOCKLINEAR_COLOR_KEY && j->type &&
           (version == TEX_VERSION_ONE_D_BUFFER) == j->type->buffer;
}

/* R-TLD4-37, R-TLD4-38, R-TLD4-40: the coordinate class alone decides; array or not is the same class. */
static bool class_fits(const struct judged *j)
{
    return j->type && j->type->param_class == (is_cube(j->param) ? TEX_PARAM_CUBE : TEX_PARAM_2D);
}

static bool color_key(const uint32_t *tic)
{
    uint32_t version = TIC(HEADER_VERSION);
    return version == TEX_VERSION_PITCH_COLOR_KEY || version == TEX_VERSION_BLOCKLINEAR_COLOR_KEY;
}

static bool in_blocks(const uint32_t *tic)
{
    uint32_t version = TIC(HEADER_VERSION);
    return version == TEX_VERSION_BLOCKLINEAR || version == TEX_VERSION_BLOCKLINEAR_COLOR_KEY;
}

static bool blocks_assigned(const uint32_t *tic, bool gob_width_one)
{
    return !in_blocks(tic) || ((gob_width_one || TIC(GOBS_PER_BLOCK_WIDTH) <= TEX_LARGEST_BLOCK_LOG2) &&
                               TIC(GOBS_PER_BLOCK_HEIGHT) <= TEX_LARGEST_BLOCK_LOG2 &&
                               TIC(GOBS_PER_BLOCK_DEPTH) <= TEX_LARGEST_BLOCK_LOG2);
}

static bool has_component(const struct judged *j, unsigned i)
{
    return j->format && j->format->width[i] > 0;
}

/* Components that the format has and whose data type is one of `types`, a bit each. */
static uint32_t components_of(const struct judged *j, uint32_t types)
{
    uint32_t those = 0;
    for (unsigned i = 0; i < 4; i++)
        if (has_component(j, i) && types >> data_type(j->tic, i) & 1)
            those |= 1U << i;
    return those;
}

/* All of them can have their data types. */
static bool types_fit(const struct judged *j)
{
    for (unsigned i = 0; i < 4; i++)
        if (has_component(j, i) && !((j->format->types[i] | FORCED) >> data_type(j->tic, i) & 1))
            return false;
    return true;
}

static bool source_assigned(const uint32_t *tic)
{
    return source(tic, 0) != 1 && source(tic, 1) != 1 && source(tic, 2) != 1 && source(tic, 3) != 1;
}

/* PD-17a: CUBEMAP_INTERFACE_FILTERING. */
static uint32_t seams(const uint32_t *tsc)
{
    return TSC(CUBEMAP_INTERFACE_FILTERING);
}

static bool layered(const struct tex_type_info *type)
{
    return type && (type->array || type->faces > 1 || type->axes > 2);
}

static bool fails(enum tex_header_check check, const struct judged *j)
{
    const uint32_t *tic = j->tic;
    switch (check) {
    case TEX_CHECK_CODE: /* PD-40b */
        return !code_assigned(j);
    case TEX_CHECK_CLASS: /* R-TLD4-37 */
        return !class_fits(j);
    case TEX_CHECK_SAMPLES: /* PD-5 */
        return !color_key(tic) && TIC(MULTI_SAMPLE_COUNT) != 0;
    case TEX_CHECK_FORMAT: /* PD-40b */
        return !j->format;
    case TEX_CHECK_READ:
        return !j->format || !j->format->read || (TEX_BC == 0 && tex_block_compressed(j->format));
    case TEX_CHECK_BYTES:
        return !j->format || j->format->bytes == 0 || j->format->wide * j->format->high > 1;
    case TEX_CHECK_TYPE:
        return !j->type || !(j->type->built >> j->opcode & 1);
    case TEX_CHECK_COLOR_KEY:
        return color_key(tic);
    case TEX_CHECK_LAYERS: /* PD-92 */
        return layered(j->type) && !in_blocks(tic);
    case TEX_CHECK_SEAMS: /* PD-17a */
        return j->type && j->type->faces > 1 && (seams(j->tsc) & 2) && TIC(WIDTH_MINUS_ONE) != TIC(HEIGHT_MINUS_ONE);
    case TEX_CHECK_DATA_TYPE: /* PD-40b */
        return !types_fit(j);
    case TEX_CHECK_SOURCE: /* PD-40b */
        return !source_assigned(tic);
    case TEX_CHECK_BLOCK: /* PD-40b */
        return !blocks_assigned(tic, j->gob_width_one);
    case TEX_CHECK_VIEW: /* PD-21, PD-40b */
        return tex_derive_first_level(tic) > tex_derive_last_level(tic);
    case TEX_CHECK_FORCE_FP16:
        return components_of(j, FORCED) != 0;
    case TEX_CHECK_PACKED:
        return TIC(PACK_COMPONENTS) != 0;
    case TEX_CHECK_TILES:
        return in_blocks(tic) && (TIC(GOB3D) || TIC(TILE_WIDTH_IN_GOBS));
    case TEX_CHECK_MIN_LOD: /* PD-5: the first level is clamped off */
        return TIC(MIN_LOD_CLAMP) >= ONE_LEVEL_U4_8;
    default:
        return false;
    }
}

/* README 1.3: the first of the checks that the instruction asks for, and that fails. */
static enum tex_status_code judge(const uint32_t *tic, const uint32_t *tsc, uint32_t opcode, uint32_t param,
                                  bool gob_width_one)
{
    const struct judged j = {.tic = tic,
                             .tsc = tsc,
                             .format = tex_format_find(TIC(COMPONENTS)),
                             .type = tex_type_find(TIC(TEXTURE_TYPE)),
                             .opcode = opcode,
                             .param = param,
                             .gob_width_one = gob_width_one};
    for (unsigned i = 0; i < TEX_HEADER_CHECKS; i++)
        if (tex_header_checks[i].opcodes >> opcode & 1 && fails(i, &j))
            return tex_header_checks[i].status;
    return TEX_STATUS_OK;
}

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
        out->datatype[i] = data_type(tic, i);
}

/*
 * PD-82a: sRGB conversion is in effect: asked for twice, and all components are UNORM of at most 8 bits; the alpha of a
 * compressed format may have more.
 */
static bool converts(const uint32_t *tic, const uint32_t *tsc, const struct tex_format_info *format)
{
    bool narrow = format != NULL;
    for (unsigned i = 0; i < 4 && narrow; i++)
        narrow = format->width[i] == 0 || (data_type(tic, i) == TEX_DATATYPE_UNORM &&
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

/* PD-14c: a separate 8-bit colour, for the three components other than alpha. */
static void decode_border(const uint32_t *tsc, uint32_t border[4])
{
    border[0] = tex_srgb_decode(TSC(SRGB_BORDER_COLOR_R), 8);
    border[1] = tex_srgb_decode(TSC(SRGB_BORDER_COLOR_G), 8);
    border[2] = tex_srgb_decode(TSC(SRGB_BORDER_COLOR_B), 8);
}

static void read_colors(const uint32_t *tic, const uint32_t *tsc, struct tex_fmt *out)
{
    static const unsigned border_lo[4] = {TEX_TSC_BORDER_COLOR_R_LO, TEX_TSC_BORDER_COLOR_G_LO,
                                          TEX_TSC_BORDER_COLOR_B_LO, TEX_TSC_BORDER_COLOR_A_LO};
    for (unsigned i = 0; i < 4; i++) {
        out->source[i] = source(tic, i);
        /* PD-14: the sampler's colour, independent of BORDER_SIZE */
        uint32_t color = tex_bits(tsc, border_lo[TIC(DEPTH_TEXTURE) ? 0 : i], TEX_TSC_BORDER_COLOR_R_W);
        out->border[i] = clamp_border(color, TIC(R_DATA_TYPE));
    }
    if (!converts(tic, tsc, tex_format_find(out->format)))
        return;
    out->srgb = encoded(tex_format_find(out->format));
    if (!TIC(DEPTH_TEXTURE))
        decode_border(tsc, out->border);
}

static void read_geometry(const uint32_t *tic, const uint32_t *tsc, uint32_t level, struct tex_geom *out)
{
    out->width = tex_derive_size(TIC(WIDTH_MINUS_ONE) + 1, level);
    out->height = tex_derive_size(TIC(HEIGHT_MINUS_ONE) + 1, level);
    /* PD-18b: the sampler can force texel units, but not on a texture with several levels. */
    bool forced = TSC(FLOAT_COORD_NORMALIZATION) && TIC(MAX_MIP_LEVEL) == 0;
    out->normalized = TIC(NORMALIZED_COORDS) && !forced;
    out->address_u = TSC(ADDRESS_U);
    out->address_v = TSC(ADDRESS_V);
    out->seamless = tex_is_cube(TIC(TEXTURE_TYPE)) && (seams(tsc) & 2) != 0; /* PD-17a */
    if (tex_is_cube(TIC(TEXTURE_TYPE)) && seams(tsc) != 0) /* PD-17a: the sampler's modes are for seams 0 */
        out->address_u = out->address_v = TEX_WRAP_CLAMP_TO_EDGE;
}

/* floor(2^(k + 18) / n) with 2^k the least power of two that n does not exceed: what WRAP and MIRROR multiply by. */
static uint32_t reciprocal(uint32_t n)
{
    uint64_t power = 1;
    while (power < n)
        power *= 2;
    return (uint32_t)(power * RECIPROCAL_ONE / n);
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
        tex_derive_place(tic, out->level, &element, policy->gob_width_one, policy->gob_width_one_at_fill, &out->place);
        read_format(tic, &out->fmt);
    }
    if (TEX_PART_VOLUME >> opcode & 1)
        tex_derive_volume(tic, out->level, &element, policy->gob_width_one_at_fill, &out->volume);
    if (TEX_PART_SAMPLER >> opcode & 1) {
        read_geometry(tic, tsc, out->level, &out->geom);
        out->recip_w = reciprocal(out->geom.width);
        out->recip_h = reciprocal(out->geom.height);
        read_colors(tic, tsc, &out->fmt);
    }
}

static enum tex_status_code unpack(const uint32_t *tic, const uint32_t *tsc, uint32_t opcode, uint32_t param,
                                   const struct tex_header_policy *policy, struct tex_header *out)
{
    enum tex_status_code status = judge(tic, tsc, opcode, param, policy->gob_width_one);
    out->level = 0;
    out->shape = (struct tex_shape){0};
    out->volume = (struct tex_volume){0};
    out->place = (struct tex_place){0};
    out->geom = (struct tex_geom){0};
    out->fmt = (struct tex_fmt){0};
    out->recip_w = out->recip_h = 0;
    if (status == TEX_STATUS_OK || status == TEX_STATUS_OUT_OF_BOUNDS)
        take(tic, tsc, opcode, policy, out);
    return status;
}

enum tex_status_code tex_header_unpack(const uint32_t tic[8], const uint32_t tsc[8], uint32_t opcode, uint32_t param,
                                       bool gob_width_one, struct tex_header *header)
{
    const struct tex_header_policy policy = {gob_width_one, gob_width_one};
    return unpack(tic, tsc, opcode, param, &policy, header);
}

static uint64_t pool_line(uint64_t pool, uint32_t index)
{
    return (pool / TEX_LINE_BYTES + index) % (UINT64_C(1) << TEX_LINE_W);
}

uint32_t tex_header_lookup(const struct tex_bind *bind, const struct tex_regs *regs, uint64_t line[2])
{
    if (!tex_live(&bind->tag))
        return 0;
    line[0] = pool_line(regs->header_pool, bind->header_index);
    line[1] = pool_line(regs->sampler_pool, bind->sampler_index);
    return TEX_PART_SAMPLER >> bind->op.opcode & 1 ? 3 : 1;
}

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

/* A thread with .DC, of a header that was judged. */
static void take_compare(const struct tex_decode *decode, const uint32_t tsc[8], struct tex_header *out)
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

/* R-TLD4-39, PD-10: TEX at the first level, with the sampler's filter of magnification. */
static void take_sampling(const uint32_t tsc[8], struct tex_header *out)
{
    struct tex_geom *geom = &out->geom;
    if (out->shape.kind != TEX_TYPE_TWO_D_NO_MIPMAP || !(TEX_PART_SAMPLER >> out->op.opcode & 1))
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
}

static bool recalls(const struct tex_header_memo *memo, const uint32_t tic[8], const uint32_t tsc[8],
                    const struct tex_decode *decode, const struct tex_header_policy *policy)
{
    return memo->valid && memo->opcode == decode->op.opcode && memo->param == decode->param &&
           memo->policy.gob_width_one == policy->gob_width_one &&
           memo->policy.gob_width_one_at_fill == policy->gob_width_one_at_fill &&
           memcmp(memo->tic, tic, sizeof memo->tic) == 0 && memcmp(memo->tsc, tsc, sizeof memo->tsc) == 0;
}

static void learn(struct tex_header_memo *memo, const uint32_t tic[8], const uint32_t tsc[8],
                  const struct tex_decode *decode, const struct tex_header_policy *policy)
{
    memset(memo, 0, sizeof *memo);
    memo->valid = true;
    memo->policy = *policy;
    memo->opcode = decode->op.opcode;
    memo->param = decode->param;
    memcpy(memo->tic, tic, sizeof memo->tic);
    memcpy(memo->tsc, tsc, sizeof memo->tsc);
    memo->header.tag.status = unpack(tic, tsc, memo->opcode, memo->param, policy, &memo->header);
}

void tex_header_eval(const struct tex_decode *decode, const struct tex_bind *bind,
                     const struct tex_header_policy *policy, const struct tex_line *header_line,
                     const struct tex_line *sampler_line, struct tex_header_memo *memo, struct tex_header *out)
{
    if (!tex_live(&bind->tag)) {
        *out = (struct tex_header){.tag = bind->tag, .op = bind->op};
        return;
    }
    static const struct tex_line none;
    if (!sampler_line)
        sampler_line = &none;
    if (header_line->error || sampler_line->error) { /* PD-95 */
        *out = (struct tex_header){.tag = bind->tag, .op = bind->op};
        out->tag.status = header_line->error ? TEX_STATUS_HEADER_ERROR : TEX_STATUS_SAMPLER_ERROR;
        return;
    }
    if (!recalls(memo, header_line->data, sampler_line->data, decode, policy))
        learn(memo, header_line->data, sampler_line->data, decode, policy);
    *out = memo->header;
    out->tag = bind->tag;
    out->tag.status = memo->header.tag.status;
    out->op = bind->op;
    take_compare(decode, sampler_line->data, out);
    take_sampling(sampler_line->data, out);
}
