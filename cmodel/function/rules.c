// SPDX-License-Identifier: Apache-2.0
#include "function/rules.h"

void tex_rules_join(struct tex_rule_set *set, const struct tex_rule_set *more)
{
    for (unsigned i = 0; i < sizeof set->bits / sizeof *set->bits; i++)
        set->bits[i] |= more->bits[i];
}

void tex_rules_count(struct tex_cover *cover, const struct tex_rule_set *set)
{
    for (unsigned i = 0; i < sizeof set->bits / sizeof *set->bits; i++)
        for (uint64_t left = set->bits[i]; left; left &= left - 1)
            cover->hits[64 * i + (unsigned)tex_top_bit(left & (~left + 1))]++;
}

/* The thread asked the memory for something. */
static bool reads(const struct tex_thread_trace *t)
{
    return (tex_live(&t->decode.tag) && !t->decode.bindless) || tex_live(&t->bind.tag);
}

static bool faults(const struct tex_tag *tag)
{
    return tag->status >= TEX_STATUS_ILLEGAL && tag->status <= TEX_STATUS_MEMORY_ERROR;
}

void tex_rules_of_thread(const struct tex_instruction *instruction, const struct tex_rule_inputs *inputs,
                         const struct tex_thread_trace *trace, struct tex_rule_set *set)
{
    tex_rule(set, TEX_RULE_PD_95, faults(&trace->filter.tag));
    if (trace->decode.tag.token)
        return;
    tex_rule(set, TEX_RULE_PD_96, reads(trace));
    tex_rules_of_operands(instruction, inputs, trace, set);
    tex_rules_of_bind(inputs, trace, set);
    tex_rules_join(set, &inputs->descriptors);
    tex_rules_of_coord(trace, set);
    tex_rules_of_wrap(trace, set);
    tex_rules_of_address(trace, set);
    tex_rules_of_texel(trace, set);
    tex_rules_of_result(trace, set);
}
