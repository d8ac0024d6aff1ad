// SPDX-License-Identifier: Apache-2.0
/* Of stage filter, as far as it does not gather. */
#include "arith/component.h"
#include "function/filter.h"
#include "function/rules.h"
#include "function/texel.h"

/* The border colour of a component is no code: another reading would filter it unconverted. */
static bool border_moved(const struct tex_thread_trace *t, unsigned lane, struct tex_filter_code code)
{
    uint32_t datatype = code.snorm ? TEX_DATATYPE_SNORM : TEX_DATATYPE_UNORM, colour = t->header.fmt.border[lane];
    uint32_t nearest = (uint32_t)tex_filter_nearest(code, colour) & ((1U << code.bits) - 1);
    return t->wrap.border != 0 && tex_component_value(nearest, code.bits, datatype) != colour;
}

static void of_mean(const struct tex_thread_trace *t, unsigned lane, struct tex_rule_set *set)
{
    const struct tex_fmt *fmt = &t->header.fmt;
    struct tex_filter_code code = tex_filter_code_of(fmt, lane);
    const struct tex_format_info *format = tex_format_find(fmt->format);
    uint32_t source = fmt->source[lane];
    bool between = t->wrap.frac[0] != 0 || t->wrap.frac[1] != 0;
    if (!format || source < TEX_SOURCE_R || source > TEX_SOURCE_A)
        return;
    unsigned width = format->width[source - TEX_SOURCE_R];
    tex_rule(set, TEX_RULE_PD_61, between && code.bits != 0 && !t->weight8);
    tex_rule(set, TEX_RULE_PD_108, between && code.bits == 0 && width != 0 && !t->weight8);
    const struct tex_policy policy = {.srgb_float8 = t->mean8};
    bool srgb = t->weight8 && tex_filter_align(fmt, &policy, lane) == TEX_ALIGN_SRGB;
    tex_rule(set, TEX_RULE_PD_125A, between && code.bits != 0 && t->weight8 && !srgb);
    tex_rule(set, TEX_RULE_PD_126, between && code.bits == 0 && width != 0 && t->weight8);
    tex_rule(set, TEX_RULE_PD_133, between && srgb);
    tex_rule(set, TEX_RULE_PD_82B, between && code.bits > width && !srgb);
    tex_rule(set, TEX_RULE_PD_61A, code.bits != 0 && !srgb && border_moved(t, lane, code));
}

/* PD-125c: with the next code the mean of the pass would be another one. */
static void of_lowest(const struct tex_thread_trace *t, const struct tex_policy *policy, const struct tex_filter *own,
                      struct tex_rule_set *set)
{
    struct tex_filter_sum sum = {.error = false};
    struct tex_texel texel = t->texel;
    struct tex_filter next;
    if (!t->weight8 || texel.lowest == 0)
        return;
    texel.lowest = 0;
    tex_filter_eval(&texel, &t->wrap, &t->header, &t->lod, policy, &sum, &next);
    for (unsigned i = 0; i < 4; i++)
        tex_rule(set, TEX_RULE_PD_125C, next.value[i] != own->value[i]);
}

/* PD-125b: the sample would be another one. */
static void of_gather(const struct tex_thread_trace *t, struct tex_rule_set *set)
{
    const struct tex_policy none = {0}, own = {.filter_weight8 = t->weight8, .srgb_float8 = t->mean8};
    struct tex_filter_sum sum[2] = {{.error = false}, {.error = false}};
    struct tex_filter plain, shown;
    if (!t->weight8 || t->filter.op.opcode != TEX_OPCODE_TLD4)
        return;
    tex_filter_eval(&t->texel, &t->wrap, &t->header, &t->lod, &none, &sum[0], &plain);
    tex_filter_eval(&t->texel, &t->wrap, &t->header, &t->lod, &own, &sum[1], &shown);
    for (unsigned k = 0; k < 4; k++)
        tex_rule(set, TEX_RULE_PD_125B, shown.value[k] != plain.value[k]);
    of_lowest(t, &own, &shown, set);
}

void tex_rules_of_sampling(const struct tex_thread_trace *t, struct tex_rule_set *set)
{
    const struct tex_fmt *fmt = &t->header.fmt;
    uint32_t status = t->filter.tag.status;
    uint32_t opcode = t->filter.op.opcode;
    if (t->lod.sampling == TEX_SAMPLING_GATHER)
        of_gather(t, set);
    if (t->lod.sampling == TEX_SAMPLING_GATHER || opcode == TEX_OPCODE_TLD || opcode == TEX_OPCODE_TMML)
        return;
    tex_rule(set, TEX_RULE_R_TLD4_39, t->filter.op.opcode == TEX_OPCODE_TLD4);
    tex_rule(set, TEX_RULE_PD_10, true);
    if (status != TEX_STATUS_OK && status != TEX_STATUS_MEMORY_ERROR)
        return;
    tex_rule(set, TEX_RULE_PD_60, t->lod.sampling == TEX_SAMPLING_POINT);
    tex_rule(set, TEX_RULE_PD_10A, t->wrap.zero_weight != 0);
    tex_rule(set, TEX_RULE_PD_10B, fmt->compare.on);
    const struct tex_policy none = {0};
    struct tex_filter exact, own;
    struct tex_lod plain = t->lod;
    plain.pass.log8 = 0; /* which asks for weights of 8 bits by itself */
    struct tex_filter_sum sum[2] = {{.error = false}, {.error = false}}; /* of this pass alone */
    const struct tex_policy rounds = {
        .filter_round16 = t->round16, .filter_weight8 = t->weight8, .srgb_float8 = t->mean8};
    tex_filter_eval(&t->texel, &t->wrap, &t->header, &plain, &none, &sum[0], &exact);
    tex_filter_eval(&t->texel, &t->wrap, &t->header, &t->lod, &rounds, &sum[1], &own);
    for (unsigned i = 0; i < 4; i++) {
        tex_rule(set, TEX_RULE_PD_61B, !t->weight8 && own.value[i] != exact.value[i]);
        tex_rule(set, TEX_RULE_PD_125, t->weight8 && own.value[i] != exact.value[i]);
    }
    of_lowest(t, &rounds, &own, set);
    tex_rule(set, TEX_RULE_PD_107, t->lod.pass.weight != 0);
    tex_rule(set, TEX_RULE_PD_109, t->lod.pass.slice);
    bool sparse = t->sum.sparse && !t->texel.sparse, error = t->sum.error && t->texel.tag.status == TEX_STATUS_OK;
    tex_rule(set, TEX_RULE_PD_124, t->pass > 0 && (sparse || error)); /* of a pass before */
    tex_rule(set, TEX_RULE_PD_113, fmt->compare.on && t->lod.pass.level);
    for (unsigned i = 0; i < 4 && t->lod.sampling == TEX_SAMPLING_LINEAR; i++)
        if (!fmt->compare.on || fmt->source[i] != fmt->source[0])
            of_mean(t, i, set);
}
