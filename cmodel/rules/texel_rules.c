// SPDX-License-Identifier: Apache-2.0
/* Of stages cache and texel, as far as the component is delivered. */
#include "arith/component.h"
#include "arith/f32.h"
#include "arith/format.h"
#include "arith/srgb.h"
#include "function/block.h"
#include "function/filter.h"
#include "function/rules.h"
#include "function/texel.h"

#define CANONICAL_NAN 0x7fc00000U
#define SMALLEST_NORMAL 0x00800000U

/* The component that the selected lane takes; width 0: none. */
struct component {
    bool asked; /* the source is a component, whether the format has it or not */
    const struct tex_format_info *format;
    unsigned component, width;
    uint32_t datatype;
    bool srgb;
};

static struct component component_of(const struct tex_fmt *fmt, uint32_t source)
{
    const struct tex_format_info *format = tex_format_find(fmt->format);
    if (source < TEX_SOURCE_R || source > TEX_SOURCE_A)
        return (struct component){0};
    unsigned i = source - TEX_SOURCE_R;
    return (struct component){true, format, i, format->width[i], fmt->datatype[i], fmt->srgb >> i & 1};
}

/* A unit that computes with floats would flush it, or make it quiet. */
static bool kept_bit_for_bit(const struct component *c, uint32_t value)
{
    uint32_t magnitude = value & ~TEX_F32_SIGN;
    bool denormal = magnitude != 0 && magnitude < SMALLEST_NORMAL;
    return c->datatype == TEX_DATATYPE_FLOAT && c->width == 32 && (denormal || magnitude > TEX_F32_INF);
}

static bool half_nan(const struct component *c, uint32_t code)
{
    return c->datatype == TEX_DATATYPE_FLOAT && c->width == 16 && (code & 0x7fff) > 0x7c00;
}

/* PD-13: component x is compared. */
static uint32_t lane_of(const struct tex_thread_trace *t)
{
    return t->header.fmt.compare.on ? 0 : t->texel.op.comp % 4;
}

/* 14 bits: a numerator. */
static bool is_ratio(const struct component *c)
{
    return tex_format_ratio(c->format, c->component);
}

/* PD-135, PD-135a: POLICY bc4_nv makes another value of it. */
static void of_mixed16(const struct tex_thread_trace *t, const struct component *c, unsigned k, uint32_t value,
                       struct tex_rule_set *set)
{
    static const struct tex_policy none;
    uint32_t plain[4], texel_in_block = t->block.texel_in_block[k];
    if (!t->bc4 || !is_ratio(c))
        return;
    tex_block_codes(&t->header.fmt, 0, texel_in_block, t->cache.raw[k], plain);
    bool moved = value != tex_texel_value(&t->header.fmt, TEX_SOURCE_R + c->component, &none, plain, texel_in_block);
    tex_rule(set, TEX_RULE_PD_135, moved && c->component != 3);
    tex_rule(set, TEX_RULE_PD_135A, moved && c->component == 3);
}

/* Of a block: other readings of the rule show 0 and 255 too, and a value that has 8 bits. */
static void of_compressed(const struct tex_thread_trace *t, const struct component *c, unsigned k, uint32_t code,
                          struct tex_rule_set *set)
{
    uint32_t unpack = c->format->unpack;
    bool colours = unpack == TEX_UNPACK_BC1 || unpack == TEX_UNPACK_BC2 || unpack == TEX_UNPACK_BC3;
    bool alpha = c->component == 3, negative = c->datatype == TEX_DATATYPE_SNORM && code >> 13;
    bool finer = is_ratio(c) && !t->bc4 && (negative ? (1U << 14) - code : code) % 35 != 0;
    uint32_t plain[4];
    tex_block_codes(&t->header.fmt, 0, t->block.texel_in_block[k], t->cache.raw[k], plain);
    bool as_nv = colours && !alpha && tex_bits(plain, c->format->lo[c->component], c->width) != code;
    tex_rule(set, TEX_RULE_PD_83, colours && !alpha && !as_nv && code != 0 && code != 255);
    tex_rule(set, TEX_RULE_PD_83A, as_nv);
    tex_rule(set, TEX_RULE_PD_84, finer && !alpha);
    tex_rule(set, TEX_RULE_PD_84B, finer && alpha);
    tex_rule(set, TEX_RULE_PD_85,
             unpack == TEX_UNPACK_BC6H_SIGNED &&
                 tex_block_sign_lost(t->block.texel_in_block[k], t->cache.raw[k], c->component));
}

/* Of a lane that a fetch delivers. */
static void of_fetched(const struct tex_thread_trace *t, const struct component *c, uint32_t comp, uint32_t code,
                       uint32_t value, struct tex_rule_set *set)
{
    bool delivered = t->texel.tag.status == TEX_STATUS_OK && (t->texel.op.wmask >> comp & 1) != 0;
    if (t->texel.op.opcode != TEX_OPCODE_TLD || !delivered)
        return;
    tex_rule(set, TEX_RULE_R_LD_26, c->width != 0 && value != code);
    tex_rule(set, TEX_RULE_R_LD_27, c->width == 0);
    tex_rule(set, TEX_RULE_R_LD_29, kept_bit_for_bit(c, value));
}

static void of_stored(const struct tex_thread_trace *t, const struct component *c, uint32_t comp, unsigned k,
                      struct tex_rule_set *set)
{
    const struct tex_fmt *fmt = &t->header.fmt;
    const struct tex_policy policy = {.srgb_float8 = t->float8, .bc4_nv = t->bc4};
    const uint32_t *raw = t->block.raw[k];
    uint32_t texel_in_block = t->block.texel_in_block[k], value = t->texel.value[4 * k + comp];
    tex_rule(set, TEX_RULE_R_TLD4_3,
             !(fmt->compare.codes && comp == 0) &&
                 value != tex_texel_value(fmt, TEX_SOURCE_R + comp, &policy, raw, texel_in_block));
    tex_rule(set, TEX_RULE_R_TLD4_4, c->asked && c->width == 0);
    tex_rule(set, TEX_RULE_PD_11, !c->asked || kept_bit_for_bit(c, value));
    if (c->width == 0) {
        of_fetched(t, c, comp, 0, value, set);
        return;
    }
    unsigned lo = tex_texel_low(c->format, c->component, texel_in_block);
    uint32_t code = tex_bits(raw, lo, c->width);
    of_fetched(t, c, comp, code, value, set);
    tex_rule(set, TEX_RULE_PD_81B, code != tex_bits(raw, c->format->lo[c->component], c->width));
    of_compressed(t, c, k, code, set);
    of_mixed16(t, c, k, value, set);
    if (fmt->compare.codes && comp == 0)
        return;
    bool packed = c->datatype == TEX_DATATYPE_FLOAT && c->width != 16 && c->width != 32;
    bool float8 = t->float8 && c->width == 8;
    tex_rule(set, TEX_RULE_PD_82, c->srgb && !float8 && value != tex_component_value(code, c->width, c->datatype));
    tex_rule(set, TEX_RULE_PD_132, c->srgb && float8 && value != tex_srgb_decode(code, c->width));
    tex_rule(set, TEX_RULE_PD_81A, packed && value != 0);
    tex_rule(set, TEX_RULE_PD_80, !c->srgb && !packed && !is_ratio(c) && value != code);
    tex_rule(set, TEX_RULE_PD_81, half_nan(c, code) && value != CANONICAL_NAN);
}

static void of_border(const struct tex_thread_trace *t, uint32_t comp, unsigned k, struct tex_rule_set *set)
{
    static const uint32_t nothing_read[4];
    static const struct tex_policy none; /* zero decodes to zero by any */
    const struct tex_fmt *fmt = &t->header.fmt;
    tex_rule(set, TEX_RULE_PD_14,
             t->texel.value[4 * k + comp] != tex_texel_value(fmt, fmt->source[comp], &none, nothing_read, 0));
}

/* Of one result lane, of the texels that it is made of. */
static void of_lane(const struct tex_thread_trace *t, uint32_t comp, struct tex_rule_set *set)
{
    struct component c = component_of(&t->header.fmt, t->header.fmt.source[comp]);
    for (unsigned k = 0; k < 4; k++) {
        if (t->block.border >> k & 1)
            of_border(t, comp, k, set);
        else if (!(t->wrap.zero_weight >> k & 1)) /* PD-10a */
            of_stored(t, &c, comp, k, set);
    }
}

void tex_rules_of_texel(const struct tex_thread_trace *t, struct tex_rule_set *set)
{
    uint32_t status = t->texel.tag.status, comp = lane_of(t);
    tex_rule(set, TEX_RULE_PD_3, t->block.sparse != 0);
    if (status != TEX_STATUS_OK && status != TEX_STATUS_MEMORY_ERROR && status != TEX_STATUS_OUT_OF_BOUNDS)
        return;
    if (t->lod.op.opcode == TEX_OPCODE_TMML) /* PD-116: no texel */
        return;
    if (t->lod.sampling != TEX_SAMPLING_GATHER) {
        for (unsigned i = 0; i < 4; i++)
            of_lane(t, i, set);
        return;
    }
    for (unsigned k = 0; k < 4; k++)
        tex_rule(set, TEX_RULE_R_TLD4_2, t->texel.value[4 * k + comp] != t->texel.value[4 * k]);
    of_lane(t, comp, set);
}

/* Any letter but R would have delivered another comparison. */
static bool letter_ignored(const struct tex_thread_trace *t, unsigned k)
{
    const struct tex_compare *c = &t->header.fmt.compare;
    uint32_t other = t->texel.value[4 * k + t->texel.op.comp % 4];
    return tex_filter_passes(c->func, c->codes != 0, c->dref, other) != (t->filter.value[k] != 0);
}

/* PD-110: what lies beyond a corner has weight in a mean. */
static void of_corner_mean(const struct tex_thread_trace *t, struct tex_rule_set *set)
{
    const struct tex_fmt *fmt = &t->header.fmt;
    const struct tex_compare *compare = &fmt->compare;
    unsigned pass = 0;
    for (unsigned k = 0; k < 4; k++)
        pass += !(t->wrap.corner >> k & 1) &&
                tex_filter_passes(compare->func, compare->codes != 0, compare->dref, t->texel.value[4 * k]);
    tex_rule(set, TEX_RULE_PD_17C, compare->on && pass % 3 != 0);
    for (unsigned i = 0; i < 4; i++) {
        bool component = fmt->source[i] >= TEX_SOURCE_R && fmt->source[i] <= TEX_SOURCE_A;
        tex_rule(set, TEX_RULE_PD_17B, component && !compare->on && tex_filter_code_of(fmt, i).bits == 0);
    }
}

/* What lies beyond a corner of a cube. */
void tex_rules_of_corner(const struct tex_thread_trace *t, struct tex_rule_set *set)
{
    uint32_t status = t->filter.tag.status;
    bool values = status == TEX_STATUS_OK || status == TEX_STATUS_MEMORY_ERROR, compared = t->header.fmt.compare.on;
    if (values && t->lod.sampling == TEX_SAMPLING_LINEAR && (t->wrap.corner & ~(uint32_t)t->wrap.zero_weight) != 0)
        of_corner_mean(t, set);
    for (unsigned k = 0; k < 4 && t->lod.sampling == TEX_SAMPLING_GATHER; k++) {
        uint32_t value = t->filter.value[k];
        if (!values || !(t->wrap.corner >> (k ^ t->wrap.sample_xor[k]) & 1))
            continue;
        tex_rule(set, TEX_RULE_PD_17B, true);
        tex_rule(set, TEX_RULE_PD_17C, compared && value != 0 && value != TEX_F32_ONE);
    }
}

void tex_rules_of_compare(const struct tex_thread_trace *t, struct tex_rule_set *set)
{
    const struct tex_compare *c = &t->header.fmt.compare;
    uint32_t status = t->filter.tag.status;
    if (!c->on || (status != TEX_STATUS_OK && status != TEX_STATUS_MEMORY_ERROR))
        return;
    if (t->lod.sampling != TEX_SAMPLING_GATHER) { /* PD-10b: of lane x, the mean */
        tex_rule(set, TEX_RULE_R_TLD4_15, t->filter.value[0] != t->texel.value[12]);
        tex_rule(set, TEX_RULE_PD_12, c->func != TEX_COMPARE_NEVER && c->func != TEX_COMPARE_ALWAYS);
        return;
    }
    for (unsigned k = 0; k < 4; k++) {
        tex_rule(set, TEX_RULE_R_TLD4_15, t->filter.value[k] != t->texel.value[4 * k]);
        tex_rule(set, TEX_RULE_PD_12, c->func != TEX_COMPARE_NEVER && c->func != TEX_COMPARE_ALWAYS);
        tex_rule(set, TEX_RULE_PD_13, letter_ignored(t, k));
    }
}
