// SPDX-License-Identifier: Apache-2.0
/* Of a sample: its word and its offsets. */
#include "function/rules.h"

void tex_rules_of_sample_word(const struct tex_instruction *in, struct tex_rule_set *set)
{
    uint32_t illegal = in->common.illegal;
    bool refused = illegal == TEX_ILLEGAL_LOD || illegal == TEX_ILLEGAL_PARAM || illegal == TEX_ILLEGAL_CL;
    tex_rule(set, TEX_RULE_PD_120, refused || illegal == TEX_ILLEGAL_FILTER);
    tex_rule(set, TEX_RULE_PD_2, illegal == TEX_ILLEGAL_RA || illegal == TEX_ILLEGAL_RB || illegal == TEX_ILLEGAL_RD);
}

/* They would be others in six bits each, or along an axis that the type does not have. */
void tex_rules_of_sample_offsets(const struct tex_thread_trace *t, struct tex_rule_set *set)
{
    bool any = t->coord.offset_u[0] != 0 || t->coord.offset_v[0] != 0;
    tex_rule(set, TEX_RULE_PD_120A, any);
}
