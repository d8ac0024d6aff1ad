// SPDX-License-Identifier: Apache-2.0
/* Of the level of TEX: what it would be without the rule is another one. */
#include "arith/f32.h"
#include "function/axes10.h"
#include "function/lambda.h"
#include "function/level.h"
#include "function/rules.h"

static void of_quad(const struct tex_thread_trace *t, struct tex_rule_set *set)
{
    struct tex_header low = t->header;
    struct tex_axes axes, of_two;
    low.detail.high = 0;
    tex_axes_of_quad(t->quad, &t->header, &axes);
    tex_axes_of_quad(t->quad, &low, &of_two);
    bool moves = axes.major != 0, number = t->lod.length < TEX_F32_INF && t->lod.length != 0;
    tex_rule(set, TEX_RULE_PD_100, moves);
    tex_rule(set, TEX_RULE_PD_101, t->lod.length != 0 && axes.major != of_two.major);
    tex_rule(set, TEX_RULE_PD_102, number);
    tex_rule(set, TEX_RULE_PD_103, number);
    tex_rule(set, TEX_RULE_PD_111, t->lod.length != 0 && tex_is_cube(t->header.shape.kind));
}

static void of_given(const struct tex_thread_trace *t, struct tex_rule_set *set)
{
    bool number = t->lod.length < TEX_F32_INF && t->lod.length != 0;
    tex_rule(set, TEX_RULE_PD_114, t->lod.length != 0);
    tex_rule(set, TEX_RULE_PD_102, number);
    tex_rule(set, TEX_RULE_PD_103, number);
}

/* By POLICY lod_float10. */
static void of_float10(const struct tex_thread_trace *t, struct tex_rule_set *set)
{
    bool given = t->lod.op.opcode == TEX_OPCODE_TXD;
    struct tex_axes10 axes = {.length = TEX_LEVEL_LEAST};
    if (given)
        tex_axes10_given(t->decode.data, &t->header, &axes);
    else if (!t->decode.divergent)
        tex_axes10_of_quad(t->quad, &t->header, &axes);
    bool number = axes.length != TEX_LEVEL_LEAST;
    tex_rule(set, TEX_RULE_PD_100, !given && number);
    tex_rule(set, TEX_RULE_PD_114, given && number);
    tex_rule(set, TEX_RULE_PD_129, number);
    tex_rule(set, TEX_RULE_PD_129A, number && t->header.geom.normalized);
    tex_rule(set, TEX_RULE_PD_129B, axes.diagonal);
    tex_rule(set, TEX_RULE_PD_130, number);
    tex_rule(set, TEX_RULE_PD_131, number && t->lod.lambda != axes.length);
}

static bool is_float10(const struct tex_thread_trace *t)
{
    const struct tex_policy policy = {.lod_float10 = t->float10};
    return tex_axes10_apply(&policy, &t->header);
}

void tex_rules_of_lod(const struct tex_thread_trace *t, struct tex_rule_set *set)
{
    const struct tex_detail *detail = &t->header.detail;
    if (!tex_samples(t->lod.op.opcode) || t->header.tag.token || t->header.tag.status != TEX_STATUS_OK)
        return;
    if (tex_level_derived(t->decode.mode) && is_float10(t))
        of_float10(t, set);
    else if (t->lod.op.opcode == TEX_OPCODE_TXD)
        of_given(t, set);
    else if (tex_level_derived(t->decode.mode))
        of_quad(t, set);
    tex_rule(set, TEX_RULE_PD_112, t->lod.pass.taps > 0 && !t->lod.pass.log8);
    tex_rule(set, TEX_RULE_PD_136, t->lod.pass.log8);
    tex_rule(set, TEX_RULE_PD_136A, t->lod.place[0] != 0 || t->lod.place[1] != 0);
    tex_rule(set, TEX_RULE_PD_136C, t->lod.pass.log8);
    tex_rule(set, TEX_RULE_PD_116, t->lod.op.opcode == TEX_OPCODE_TMML && t->lod.tag.status == TEX_STATUS_OK);
    bool operand = t->decode.mode != TEX_LOD_MODE_LZ && tex_level_fixed(t->decode.lod) != 0;
    tex_rule(set, TEX_RULE_PD_104, operand || detail->bias != 0);
    tex_rule(set, TEX_RULE_PD_105, t->lod.unclamped < 0 || (uint32_t)t->lod.unclamped != t->lod.clamped);
    tex_rule(set, TEX_RULE_PD_106, t->lod.clamped > 0 || (detail->mip == TEX_MIP_NONE && detail->base > 0));
}
