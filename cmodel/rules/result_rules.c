// SPDX-License-Identifier: Apache-2.0
/* Of what leaves a path, and of stages filter and result for a gather. */
#include "function/rules.h"

void tex_rules_of_answer(const struct tex_answer *a, struct tex_rule_set *set)
{
    uint32_t status = a->tag.status;
    tex_rule(set, TEX_RULE_PD_95, tex_status_is_fault(status));
    if (a->tag.token)
        return;
    tex_rule(set, TEX_RULE_PD_4,
             status != TEX_STATUS_OK && status != TEX_STATUS_MEMORY_ERROR && status != TEX_STATUS_OUT_OF_BOUNDS);
    tex_rule(set, TEX_RULE_PD_2, a->op.rd == TEX_RZ && a->op.wmask != 0);
}

void tex_rules_of_filter(const struct tex_thread_trace *t, struct tex_rule_set *set)
{
    const struct tex_filter *f = &t->filter;
    uint32_t mask = f->op.wmask;
    bool written = f->op.rd != TEX_RZ, gathers = t->lod.sampling == TEX_SAMPLING_GATHER;
    unsigned packed = 0;
    if (f->tag.token)
        return;
    tex_rules_of_compare(t, set);
    tex_rules_of_corner(t, set);
    tex_rules_of_sampling(t, set);
    tex_rule(set, TEX_RULE_R_TLD4_25, f->op.ps != TEX_PT && f->sparse);
    tex_rule(set, TEX_RULE_R_TLD4_44, written && mask != 15);
    tex_rule(set, TEX_RULE_R_LD_28, written && mask != 15 && f->op.opcode == TEX_OPCODE_TLD && tex_live(&f->tag));
    for (unsigned k = 0; k < 4; k++) {
        bool enabled = mask >> k & 1;
        tex_rule(set, TEX_RULE_R_TLD4_45, written && enabled && packed != k && f->value[k] != 0);
        tex_rule(set, TEX_RULE_R_TLD4_46, gathers && !enabled && f->value[k] != 0);
        packed += enabled;
    }
}
