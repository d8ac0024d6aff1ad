// SPDX-License-Identifier: Apache-2.0
#include <string.h>

#include "arith/format.h"
#include "function/derive.h"
#include "function/filter.h"
#include "function/rules.h"

#define TIC(name) tex_bits(tic, TEX_TIC_##name##_LO, TEX_TIC_##name##_W)
#define TSC(name) tex_bits(tsc, TEX_TSC_##name##_LO, TEX_TSC_##name##_W)

/* The verdict if one field held another value. */
static enum tex_status_code judged_with(const struct tex_header_memo *m, unsigned lo, unsigned width, uint32_t value,
                                        uint32_t param)
{
    struct tex_header header;
    uint32_t tic[8];
    memcpy(tic, m->tic, sizeof tic);
    tex_put_bits(tic, lo, width, value);
    return tex_header_unpack(tic, m->tsc, m->opcode, param, m->policy.gob_width_one, &header);
}
#define JUDGED_WITH(m, name, value, param) judged_with(m, TEX_TIC_##name##_LO, TEX_TIC_##name##_W, value, param)

static bool is_array(uint32_t param)
{
    return param == TEX_PARAM_ARRAY_2D || param == TEX_PARAM_ARRAY_CUBE;
}

static bool type_is_array(const uint32_t *tic)
{
    const struct tex_type_info *type = tex_type_find(TIC(TEXTURE_TYPE));
    return type && type->array;
}

static void classes(const struct tex_header_memo *m, struct tex_rule_set *set)
{
    const uint32_t *tic = m->tic;
    uint32_t status = m->header.tag.status;
    bool of_class = JUDGED_WITH(m, MULTI_SAMPLE_COUNT, 0, m->param) == TEX_STATUS_MISMATCH;
    bool of_type = of_class && JUDGED_WITH(m, MULTI_SAMPLE_COUNT, 0, TEX_PARAM_2D) == TEX_STATUS_MISMATCH &&
                   JUDGED_WITH(m, MULTI_SAMPLE_COUNT, 0, TEX_PARAM_CUBE) == TEX_STATUS_MISMATCH;
    bool assigned = JUDGED_WITH(m, MULTI_SAMPLE_COUNT, 1, m->param) != TEX_STATUS_DISABLED;
    tex_rule(set, TEX_RULE_R_TLD4_37, of_class);
    tex_rule(set, TEX_RULE_R_TLD4_40, of_type);
    tex_rule(set, TEX_RULE_R_TLD4_38,
             assigned && !of_class && status != TEX_STATUS_MISMATCH && is_array(m->param) != type_is_array(tic));
    tex_rule(set, TEX_RULE_PD_5, status == TEX_STATUS_MISMATCH && !of_class);
}

/* Refused for its empty view: if levels counted from the first of the view, or to its end alone, it would have one. */
static bool view_is_empty(const struct tex_header_memo *m)
{
    const uint32_t *tic = m->tic;
    return m->header.tag.status == TEX_STATUS_DISABLED && TIC(RES_VIEW_MIN_MIP_LEVEL) > tex_derive_last_level(tic) &&
           JUDGED_WITH(m, RES_VIEW_MIN_MIP_LEVEL, 0, m->param) != TEX_STATUS_DISABLED;
}

static bool border_clamped(const struct tex_header_memo *m)
{
    static const unsigned lo[4] = {TEX_TSC_BORDER_COLOR_R_LO, TEX_TSC_BORDER_COLOR_G_LO, TEX_TSC_BORDER_COLOR_B_LO,
                                   TEX_TSC_BORDER_COLOR_A_LO};
    const uint32_t *tic = m->tic, *tsc = m->tsc;
    for (unsigned i = 0; i < 4; i++)
        if (m->header.fmt.border[i] != tex_bits(tsc, lo[TIC(DEPTH_TEXTURE) ? 0 : i], TEX_TSC_BORDER_COLOR_R_W))
            return true;
    return false;
}

/* PD-134: the policy makes another border. */
static bool border_converted(const struct tex_header_memo *m)
{
    struct tex_header_policy without = m->policy;
    struct tex_header plain;
    without.border_texel = false;
    tex_header_fields(m->tic, m->tsc, m->opcode, m->param, &without, &plain);
    return m->policy.border_texel && memcmp(plain.fmt.border, m->header.fmt.border, sizeof plain.fmt.border) != 0;
}

/* Either asks for a conversion. */
static bool converts(const struct tex_header_memo *m)
{
    const uint32_t *tic = m->tic, *tsc = m->tsc;
    return TIC(SRGB_CONVERSION) || TSC(SRGB_CONVERSION);
}

/* Of a header and a sampler that a gather reads. */
static void sampled(const struct tex_header_memo *m, struct tex_rule_set *set)
{
    const uint32_t *tic = m->tic, *tsc = m->tsc;
    const struct tex_header *h = &m->header;
    tex_rule(set, TEX_RULE_R_TLD4_42, tex_derive_last_level(tic) > h->level);
    tex_rule(set, TEX_RULE_PD_5, h->level > 0 || h->tag.status == TEX_STATUS_OUT_OF_BOUNDS);
    bool cube = tex_is_cube(TIC(TEXTURE_TYPE));
    tex_rule(set, TEX_RULE_PD_17A,
             cube && (TSC(ADDRESS_U) != h->geom.address_u || TSC(ADDRESS_V) != h->geom.address_v));
    uint32_t first = h->fmt.source[0];
    bool tex = tex_samples(m->opcode) || TIC(TEXTURE_TYPE) == TEX_TYPE_TWO_D_NO_MIPMAP;
    bool of_integers = tex_filter_whole(&h->fmt, 0) && tex_format_find(h->fmt.format)->width[first - TEX_SOURCE_R] > 0;
    tex_rule(set, TEX_RULE_PD_63, tex && TSC(MAG_FILTER) == TEX_MAG_LINEAR && of_integers);
    tex_rule(set, TEX_RULE_PD_14B, h->fmt.srgb == 0 && !m->policy.border_texel && border_clamped(m));
    tex_rule(set, TEX_RULE_PD_134, border_converted(m));
    tex_rule(set, TEX_RULE_PD_14C, h->fmt.srgb != 0);
    tex_rule(set, TEX_RULE_PD_82A, converts(m));
    tex_rule(set, TEX_RULE_PD_18B, TIC(NORMALIZED_COORDS) && TSC(FLOAT_COORD_NORMALIZATION));
}

/* Of a header whose level is read or stored to. */
static void placed(const struct tex_header_memo *m, struct tex_rule_set *set)
{
    const uint32_t *tic = m->tic;
    const struct tex_header *h = &m->header;
    bool blocks = h->level_layout.layout == TEX_LAYOUT_BLOCKLINEAR, volume = TEX_PART_VOLUME >> m->opcode & 1;
    bool shrunk = TIC(GOBS_PER_BLOCK_HEIGHT) != h->level_layout.block_h ||
                  (m->opcode != TEX_OPCODE_TLD4 && TIC(GOBS_PER_BLOCK_DEPTH) != h->volume.block_d);
    tex_rule(set, TEX_RULE_PD_90, blocks && TIC(GOBS_PER_BLOCK_WIDTH) != 0);
    tex_rule(set, TEX_RULE_PD_91, blocks && (h->level > 0 || shrunk || (volume && h->shape.layers > 1)));
}

/* Fields that a read looks at, and a store does not. */
static void unread_by_stores(const struct tex_header_memo *m, struct tex_rule_set *set)
{
    const uint32_t *tic = m->tic;
    const struct tex_format_info *format = tex_format_find(TIC(COMPONENTS));
    bool swizzled = false, encoded = false;
    for (unsigned c = 0; c < 4; c++) {
        if (format->width[c] == 0)
            continue;
        swizzled |= tex_bits(tic, TEX_TIC_X_SOURCE_LO + TEX_TIC_X_SOURCE_W * c, TEX_TIC_X_SOURCE_W) != TEX_SOURCE_R + c;
        encoded |= m->header.fmt.datatype[c] == TEX_DATATYPE_UNORM && format->width[c] <= 8;
    }
    tex_rule(set, TEX_RULE_PD_38, swizzled);
    tex_rule(set, TEX_RULE_PD_39A, encoded && TIC(SRGB_CONVERSION));
}

/* Reasons to refuse that TEX alone has. */
static void of_sample(const struct tex_header_memo *m, struct tex_rule_set *set)
{
    const uint32_t *tic = m->tic;
    uint32_t status = m->header.tag.status;
    tex_rule(set, TEX_RULE_PD_122, status == TEX_STATUS_OK && tex_header_spread_refused(m->tic, m->tsc, &m->header));
    bool buffer = TIC(TEXTURE_TYPE) == TEX_TYPE_ONE_D_BUFFER;
    tex_rule(set, TEX_RULE_PD_121, status == TEX_STATUS_UNSUPPORTED_SAMPLER);
    tex_rule(set, TEX_RULE_PD_123,
             status == TEX_STATUS_MISMATCH &&
                 (buffer || JUDGED_WITH(m, MULTI_SAMPLE_COUNT, 0, m->param) != TEX_STATUS_MISMATCH));
}

static void judge(const struct tex_header_memo *m, struct tex_rule_set *set)
{
    const uint32_t *tic = m->tic;
    uint32_t status = m->header.tag.status, one = 1U << m->opcode;
    bool shown = status == TEX_STATUS_OK || status == TEX_STATUS_OUT_OF_BOUNDS;
    tex_rule(set, TEX_RULE_PD_21, view_is_empty(m));
    tex_rule(set, TEX_RULE_PD_40B, status == TEX_STATUS_DISABLED);
    tex_rule(set, TEX_RULE_PD_21B, m->opcode == TEX_OPCODE_TXQ && shown && TIC(MIN_LOD_CLAMP) != 0);
    if (m->opcode == TEX_OPCODE_TLD4)
        classes(m, set);
    if (tex_samples(m->opcode))
        of_sample(m, set);
    if (shown && (m->opcode == TEX_OPCODE_TLD4 || tex_samples(m->opcode)))
        sampled(m, set);
    if (shown && m->opcode == TEX_OPCODE_TLD) /* one bit of the sampler */
        tex_rule(set, TEX_RULE_PD_82A, converts(m));
    if (shown && TEX_PART_PLACE & one)
        placed(m, set);
    if (shown && m->opcode == TEX_OPCODE_SUST)
        unread_by_stores(m, set);
}

const struct tex_rule_set *tex_rules_of_header(struct tex_header_rules *known, const struct tex_header_memo *judged)
{
    if (memcmp(&known->of, judged, sizeof *judged) != 0) {
        memset(known, 0, sizeof *known);
        memcpy(&known->of, judged, sizeof *judged);
        judge(judged, &known->set);
    }
    return &known->set;
}

void tex_rules_of_descriptors(const struct tex_rule_inputs *from, const struct tex_thread_trace *t,
                              struct tex_rule_set *set)
{
    struct tex_rule_set of = from->descriptors;
    bool taps = tex_level_derived(t->decode.mode) && !t->decode.dc; /* which is refused for another reason first */
    if (!taps || t->header.tag.status != TEX_STATUS_UNSUPPORTED_HEADER)
        of.bits[TEX_RULE_PD_122 / 64] &= ~(UINT64_C(1) << TEX_RULE_PD_122 % 64);
    tex_rules_join(set, &of);
}
