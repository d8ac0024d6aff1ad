// SPDX-License-Identifier: Apache-2.0
#include "function/header.h"

#include <string.h>

#include "function/derive.h"
#include "function/real.h"

#define TIC(name) tex_bits(tic, TEX_TIC_##name##_LO, TEX_TIC_##name##_W)
#define TSC(name) tex_bits(tsc, TEX_TSC_##name##_LO, TEX_TSC_##name##_W)
#define LARGEST_BLOCK_LOG2 5
#define ONE_LEVEL_U4_8 256
#define RECIPROCAL_ONE (UINT64_C(1) << 18)

static bool is_cube(uint32_t param)
{
    return param == TEX_PARAM_CUBE || param == TEX_PARAM_ARRAY_CUBE;
}

static bool is_block_linear(const uint32_t *tic)
{
    return TIC(HEADER_VERSION) == TEX_VERSION_BLOCKLINEAR;
}

static uint32_t data_type(const uint32_t *tic, unsigned component)
{
    return tex_bits(tic, TEX_TIC_R_DATA_TYPE_LO + TEX_TIC_R_DATA_TYPE_W * component, TEX_TIC_R_DATA_TYPE_W);
}

static uint32_t source(const uint32_t *tic, unsigned lane)
{
    return tex_bits(tic, TEX_TIC_X_SOURCE_LO + TEX_TIC_X_SOURCE_W * lane, TEX_TIC_X_SOURCE_W);
}

static bool forced_fp16(uint32_t type)
{
    return type == TEX_DATATYPE_SNORM_FORCE_FP16 || type == TEX_DATATYPE_UNORM_FORCE_FP16;
}

/* Version and type exist, and the buffer version goes with the buffer type only. */
static bool kind_assigned(const uint32_t *tic, const struct tex_type_info *type)
{
    uint32_t version = TIC(HEADER_VERSION);
    return version <= TEX_VERSION_BLOCKLINEAR_COLOR_KEY && type &&
           (version == TEX_VERSION_ONE_D_BUFFER) == type->buffer;
}

/* R-TLD4-37, R-TLD4-38, R-TLD4-40: the coordinate class alone decides; array or not is the same class. */
static bool class_fits(const struct tex_type_info *type, uint32_t param)
{
    return type->param_class == (is_cube(param) ? TEX_PARAM_CUBE : TEX_PARAM_2D);
}

static bool multisample(const uint32_t *tic)
{
    uint32_t version = TIC(HEADER_VERSION);
    bool color_key = version == TEX_VERSION_PITCH_COLOR_KEY || version == TEX_VERSION_BLOCKLINEAR_COLOR_KEY;
    return !color_key && TIC(MULTI_SAMPLE_COUNT) != 0;
}

/* PD-21: the view's last level lies in memory; pitch has one level. */
uint32_t tex_header_last_level(const uint32_t tic[8])
{
    uint32_t in_memory = is_block_linear(tic) ? TIC(MAX_MIP_LEVEL) : 0, last = TIC(RES_VIEW_MAX_MIP_LEVEL);
    return last < in_memory ? last : in_memory;
}

/* Data types, sources and block sizes are assigned codes and the view has a level. */
static bool details_assigned(const uint32_t *tic, const struct tex_format_info *format, bool gob_width_one)
{
    for (unsigned i = 0; i < 4; i++) {
        uint32_t type = data_type(tic, i);
        bool allowed = (format->types >> type & 1) != 0 || forced_fp16(type);
        if ((format->width[i] > 0 && !allowed) || source(tic, i) == 1)
            return false;
    }
    if (is_block_linear(tic) &&
        ((!gob_width_one && TIC(GOBS_PER_BLOCK_WIDTH) > LARGEST_BLOCK_LOG2) ||
         TIC(GOBS_PER_BLOCK_HEIGHT) > LARGEST_BLOCK_LOG2 || TIC(GOBS_PER_BLOCK_DEPTH) > LARGEST_BLOCK_LOG2))
        return false;
    return TIC(RES_VIEW_MIN_MIP_LEVEL) <= tex_header_last_level(tic);
}

static bool details_built(const uint32_t *tic, const uint32_t *tsc, const struct tex_format_info *format)
{
    bool srgb = TIC(SRGB_CONVERSION) && TSC(SRGB_CONVERSION);
    for (unsigned i = 0; i < 4; i++) {
        if (format->width[i] == 0)
            continue;
        if (forced_fp16(data_type(tic, i)))
            return false;
        srgb = srgb && data_type(tic, i) == TEX_DATATYPE_UNORM && format->width[i] <= 8;
    }
    return !srgb && !TIC(PACK_COMPONENTS) && !(is_block_linear(tic) && (TIC(GOB3D) || TIC(TILE_WIDTH_IN_GOBS)));
}

/* README 1.3, points 2 to 8 of the status list; the first that matches decides. */
static enum tex_status_code judge(const uint32_t *tic, const uint32_t *tsc, uint32_t opcode, uint32_t param,
                                  bool gob_width_one)
{
    const struct tex_format_info *format = tex_format_find(TIC(COMPONENTS));
    const struct tex_type_info *type = tex_type_find(TIC(TEXTURE_TYPE));
    if (!kind_assigned(tic, type)) /* PD-40b */
        return TEX_STATUS_DISABLED;
    if (!class_fits(type, param)) /* R-TLD4-37 */
        return TEX_STATUS_MISMATCH;
    if (multisample(tic)) /* PD-5 */
        return TEX_STATUS_MISMATCH;
    if (!format)
        return TEX_STATUS_DISABLED;
    /* TWO_D_NO_MIPMAP fits a 2D form, but the instruction would have to run as TEX. */
    if (format->bytes == 0 || !(type->built >> opcode & 1) ||
        (TIC(HEADER_VERSION) != TEX_VERSION_PITCH && !is_block_linear(tic)))
        return TEX_STATUS_UNSUPPORTED_HEADER;
    if (!details_assigned(tic, format, gob_width_one)) /* PD-40b */
        return TEX_STATUS_DISABLED;
    if (!details_built(tic, tsc, format))
        return TEX_STATUS_UNSUPPORTED_HEADER;
    if (TIC(MIN_LOD_CLAMP) >= ONE_LEVEL_U4_8) /* PD-5: the first level is clamped off */
        return TEX_STATUS_OUT_OF_BOUNDS;
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

static void read_format(const uint32_t *tic, const uint32_t *tsc, struct tex_fmt *out)
{
    static const unsigned border_lo[4] = {TEX_TSC_BORDER_COLOR_R_LO, TEX_TSC_BORDER_COLOR_G_LO,
                                          TEX_TSC_BORDER_COLOR_B_LO, TEX_TSC_BORDER_COLOR_A_LO};
    out->format = TIC(COMPONENTS);
    for (unsigned i = 0; i < 4; i++) {
        out->datatype[i] = data_type(tic, i);
        out->source[i] = source(tic, i);
        /* PD-14: the sampler's colour whatever BORDER_SIZE says */
        uint32_t color = tex_bits(tsc, border_lo[TIC(DEPTH_TEXTURE) ? 0 : i], TEX_TSC_BORDER_COLOR_R_W);
        out->border[i] = clamp_border(color, TIC(R_DATA_TYPE));
    }
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
}

/* floor(2^(k + 18) / n) with 2^k the least power of two that n does not exceed: what WRAP and MIRROR multiply by. */
static uint32_t reciprocal(uint32_t n)
{
    uint64_t power = 1;
    while (power < n)
        power *= 2;
    return (uint32_t)(power * RECIPROCAL_ONE / n);
}

static enum tex_status_code unpack(const uint32_t *tic, const uint32_t *tsc, uint32_t opcode, uint32_t param,
                                   const struct tex_header_policy *policy, struct tex_header *out)
{
    enum tex_status_code status = judge(tic, tsc, opcode, param, policy->gob_width_one);
    out->level = 0;
    out->place = (struct tex_place){0};
    out->geom = (struct tex_geom){0};
    out->fmt = (struct tex_fmt){0};
    out->recip_w = out->recip_h = 0;
    if (status != TEX_STATUS_OK && status != TEX_STATUS_OUT_OF_BOUNDS)
        return status;
    out->level = TIC(RES_VIEW_MIN_MIP_LEVEL); /* R-TLD4-42, PD-5: the first level of the view, no other */
    tex_derive_place(tic, out->level, tex_format_find(TIC(COMPONENTS))->bytes, policy->gob_width_one,
                     policy->gob_width_one_at_fill, &out->place);
    read_geometry(tic, tsc, out->level, &out->geom);
    out->recip_w = reciprocal(out->geom.width);
    out->recip_h = reciprocal(out->geom.height);
    read_format(tic, tsc, &out->fmt);
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

bool tex_header_lookup(const struct tex_bind *bind, const struct tex_regs *regs, uint64_t *header_line,
                       uint64_t *sampler_line)
{
    if (!tex_live(&bind->tag))
        return false;
    *header_line = pool_line(regs->header_pool, bind->header_index);
    *sampler_line = pool_line(regs->sampler_pool, bind->sampler_index);
    return true;
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
    out->op = bind->op; /* PD-9: TWO_D has one layer; any array index is clamped to it and adds nothing */
}
