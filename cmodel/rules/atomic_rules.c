// SPDX-License-Identifier: Apache-2.0
/* Of SUATOM and SURED: their word, and what a thread changes. Place and bounds are those of a store: store_rules.c. */
#include "arith/f32.h"
#include "function/atomic.h"
#include "function/rules.h"

void tex_rules_of_atomic_word(const struct tex_issue_header *header, const struct tex_instruction *in,
                              struct tex_rule_set *set)
{
    uint32_t illegal = in->common.illegal;
    struct tex_issue_header whole = *header;
    struct tex_instruction all;
    whole.helper = whole.killed = 0;
    tex_decode_header(&whole, &all);
    tex_rule(set, TEX_RULE_PD_2, illegal == TEX_ILLEGAL_RA || illegal == TEX_ILLEGAL_RB || illegal == TEX_ILLEGAL_RD);
    tex_rule(set, TEX_RULE_PD_118C, all.exec != in->exec);
    tex_rule(set, TEX_RULE_PD_118E, illegal == TEX_ILLEGAL_ATOM);
}

/* A sum of floats that is more than the rounded sum. */
static bool special(uint32_t f)
{
    uint32_t size = f & ~TEX_F32_SIGN;
    return (size != 0 && size < TEX_F32_MIN_NORMAL) || tex_f32_is_nan(f);
}

void tex_rules_of_atomic(const struct tex_thread_trace *t, struct tex_rule_set *set)
{
    const struct tex_access *a = &t->decode.access;
    uint32_t action = t->surface.action, value[2];
    tex_rule(set, TEX_RULE_PD_118A, action == TEX_ACTION_FORMAT || action == TEX_ACTION_TYPE);
    tex_rule(set, TEX_RULE_PD_118F, action == TEX_ACTION_BOUNDS || action == TEX_ACTION_TRAP);
    if (action != TEX_ACTION_ATOM)
        return;
    const uint32_t old[2] = {t->load.raw[0], t->load.raw[1]};
    tex_atomic_value(a, old, t->convert.data, value);
    tex_rule(set, TEX_RULE_PD_118, value[0] != old[0] || value[1] != old[1]);
    tex_rule(set, TEX_RULE_PD_118B,
             a->atom_type == TEX_ATOM_TYPE_F32 &&
                 (special(old[0]) || special(t->convert.data[0]) || special(value[0])));
    tex_rule(set, TEX_RULE_PD_118D, !t->convert.tag.last || t->load.tag.status == TEX_STATUS_MEMORY_ERROR);
    tex_rule(set, TEX_RULE_PD_78, a->atom == TEX_ATOM_INC);
    tex_rule(set, TEX_RULE_PD_79, a->atom == TEX_ATOM_DEC);
}
