// SPDX-License-Identifier: Apache-2.0
/* Of a texel fetch: its word, its operands, its integers in stages lod and coord, and its texel. */
#include "function/derive.h"
#include "function/fetch.h"
#include "function/rules.h"

#define LARGE 0x80000000U

void tex_rules_of_fetch_word(const struct tex_instruction *in, struct tex_rule_set *set)
{
    uint32_t illegal = in->common.illegal;
    tex_rule(set, TEX_RULE_PD_115, illegal == TEX_ILLEGAL_CL || illegal == TEX_ILLEGAL_SAMPLE);
    tex_rule(set, TEX_RULE_PD_2, illegal == TEX_ILLEGAL_RA || illegal == TEX_ILLEGAL_RB || illegal == TEX_ILLEGAL_RD);
}

/* No header of that number, or one of zeros. */
static bool nothing_bound(const struct tex_thread_trace *t)
{
    uint32_t any = 0;
    for (unsigned i = 0; i < 8; i++)
        any |= t->texture.tic[i];
    return t->header.tag.status == TEX_STATUS_INVALID_HEADER || any == 0;
}

/* Components of an address that the word has no operand for: they are in the registers behind those that it reads. */
void tex_rules_of_fetch_operands(const struct tex_instruction *in, const struct tex_rule_inputs *from,
                                 const struct tex_thread_trace *t, struct tex_rule_set *set)
{
    const struct tex_type_info *type = tex_type_find(t->header.shape.kind);
    bool behind_x = (from->ra[1] | from->ra[2] | from->ra[3]) != 0, behind_two = (from->ra[2] | from->ra[3]) != 0;
    tex_rule(set, TEX_RULE_R_LD_18, nothing_bound(t));
    if (!type || t->coord.tag.status != TEX_STATUS_OK)
        return;
    tex_rule(set, TEX_RULE_R_LD_13,
             type->buffer && in->level == TEX_OPERAND_ABSENT && from->rb[t->decode.bindless ? 1 : 0] != 0);
    tex_rule(set, TEX_RULE_R_LD_14, type->axes == 1 && !type->array && behind_x);
    tex_rule(set, TEX_RULE_R_LD_15, (type->axes == 1) == (type->array != 0) && type->axes < 3 && behind_two);
}

/* The same fetch with other operands finds a texel. */
static bool finds(const struct tex_thread_trace *t, const struct tex_decode *decode)
{
    struct tex_coord coord = {.tag = t->lod.tag};
    tex_fetch_eval(decode, &t->header, &t->lod, &coord);
    return coord.tag.status == TEX_STATUS_OK;
}

static void of_offsets(const struct tex_thread_trace *t, const struct tex_type_info *type, struct tex_rule_set *set)
{
    uint32_t field[3], sum[3];
    const uint32_t given[3] = {t->decode.s, t->decode.t, t->decode.r};
    bool any = false, negative = false, below = false, over = false, found = t->coord.tag.status == TEX_STATUS_OK;
    bool beside = t->decode.off1 >> 4 * type->axes << 4 * type->axes & 0xfff; /* along an axis that there is not */
    for (unsigned axis = 0; axis < type->axes; axis++) {
        field[axis] = t->decode.off1 >> 4 * axis & 15;
        sum[axis] = given[axis] + field[axis] - (field[axis] < 8 ? 0 : 16);
        any |= field[axis] != 0;
        negative |= field[axis] >= 8;
        below |= field[axis] >= 8 && given[axis] < LARGE && sum[axis] >= LARGE;
        over |= field[axis] < 8 && given[axis] >= LARGE && sum[axis] < LARGE;
    }
    if (t->decode.toff != TEX_TOFF_AOFFI)
        return;
    tex_rule(set, TEX_RULE_R_LD_21, type->buffer && any && found);
    if (type->buffer)
        return;
    tex_rule(set, TEX_RULE_R_LD_19, any && found);
    tex_rule(set, TEX_RULE_R_LD_20, negative && found);
    tex_rule(set, TEX_RULE_R_LD_22, any && found && t->decode.lod > 0);
    tex_rule(set, TEX_RULE_R_LD_23, any && found && type->array);
    tex_rule(set, TEX_RULE_R_LD_24, beside && found);
    tex_rule(set, TEX_RULE_R_LD_25, below && !found);
    tex_rule(set, TEX_RULE_PD_51, over && found);
}

/* Which operand leaves the texture: with it at 0 there is a texel. */
static void of_bounds(const struct tex_thread_trace *t, const struct tex_type_info *type, struct tex_rule_set *set)
{
    struct tex_decode inner = t->decode, in_layer = t->decode, in_samples = t->decode;
    inner.s = inner.t = inner.r = 0;
    inner.toff = TEX_TOFF_NONE;
    in_layer.array = 0;
    in_samples.ms = 0;
    bool outside = finds(t, &inner);
    tex_rule(set, TEX_RULE_R_LD_8, outside);
    tex_rule(set, TEX_RULE_R_LD_10, outside);
    tex_rule(set, TEX_RULE_R_LD_16, type->axes == 1 && finds(t, &in_layer));
    tex_rule(set, TEX_RULE_R_LD_17, type->axes == 2 && finds(t, &in_layer));
    tex_rule(set, TEX_RULE_PD_50, finds(t, &in_samples));
}

void tex_rules_of_fetch(const struct tex_thread_trace *t, struct tex_rule_set *set)
{
    const struct tex_type_info *type = tex_type_find(t->header.shape.kind);
    if (!tex_live(&t->header.tag) || !type)
        return;
    bool beyond = t->lod.tag.status == TEX_STATUS_OUT_OF_BOUNDS, found = t->coord.tag.status == TEX_STATUS_OK;
    tex_rule(set, TEX_RULE_PD_115, true);
    tex_rule(set, TEX_RULE_R_LD_1, found);
    tex_rule(set, TEX_RULE_R_LD_5, found && type->buffer);
    tex_rule(set, TEX_RULE_R_LD_7, found);
    tex_rule(set, TEX_RULE_R_LD_9, !found);
    tex_rule(set, TEX_RULE_R_LD_11, t->lod.level != t->header.level);
    tex_rule(set, TEX_RULE_R_LD_12, beyond);
    if (beyond)
        return;
    of_offsets(t, type, set);
    if (!found)
        of_bounds(t, type, set);
}
