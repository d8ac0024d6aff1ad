// SPDX-License-Identifier: Apache-2.0
/* Of a sample: its word, its offsets and its third axis. */
#include "function/rules.h"

void tex_rules_of_sample_word(const struct tex_instruction *in, struct tex_rule_set *set)
{
    uint32_t illegal = in->common.illegal;
    bool given = in->common.op.opcode == TEX_OPCODE_TXD, asks = in->common.op.opcode == TEX_OPCODE_TMML;
    bool volume = in->common.param == TEX_PARAM_3D, param = illegal == TEX_ILLEGAL_PARAM && !volume;
    bool refused = illegal == TEX_ILLEGAL_LOD || param || illegal == TEX_ILLEGAL_CL;
    tex_rule(set,
             given  ? TEX_RULE_PD_114
             : asks ? TEX_RULE_PD_116
                    : TEX_RULE_PD_120,
             refused || (given && illegal == TEX_ILLEGAL_PARAM));
    tex_rule(set, TEX_RULE_PD_109, illegal == TEX_ILLEGAL_PARAM && volume && !given);
    tex_rule(set, TEX_RULE_PD_2, illegal == TEX_ILLEGAL_RA || illegal == TEX_ILLEGAL_RB || illegal == TEX_ILLEGAL_RD);
}

void tex_rules_of_sample(const struct tex_thread_trace *t, struct tex_rule_set *set)
{
    const struct tex_type_info *type = tex_type_find(t->header.shape.kind);
    bool any = t->coord.offset_u[0] != 0 || t->coord.offset_v[0] != 0 || t->coord.offset_w != 0;
    tex_rule(set, TEX_RULE_PD_120A, any);
    tex_rule(set, TEX_RULE_PD_109, type && type->axes == 3);
    tex_rule(set, TEX_RULE_PD_110, type && type->faces > 1);
}
