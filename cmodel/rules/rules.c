// SPDX-License-Identifier: Apache-2.0
#include "function/rules.h"

#include "function/pipeline.h"

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

/* What only the whole way of the thread decides. */
static void of_the_end(const struct tex_thread_trace *trace, struct tex_rule_set *set)
{
    struct tex_answer answer;
    tex_rule(set, TEX_RULE_PD_96, !trace->decode.tag.token && reads(trace));
    tex_pipe_answer(trace, &answer);
    tex_rules_of_answer(&answer, set);
}

/* A token has nothing but its end. */
static unsigned first_of(const struct tex_thread_trace *trace)
{
    return trace->decode.tag.token ? tex_pipe_last(trace) : 0;
}

void tex_rules_of_stage(unsigned stage, const struct tex_instruction *instruction, const struct tex_rule_inputs *inputs,
                        const struct tex_thread_trace *trace, struct tex_rule_set *set)
{
    if (stage >= first_of(trace) && tex_pipe_crosses(trace, stage) && tex_pipe[stage].rules)
        tex_pipe[stage].rules(instruction, inputs, trace, set);
    if (stage == tex_pipe_last(trace))
        of_the_end(trace, set);
}

void tex_rules_of_thread(const struct tex_instruction *instruction, const struct tex_rule_inputs *inputs,
                         const struct tex_thread_trace *trace, struct tex_rule_set *set)
{
    for (unsigned i = first_of(trace); i < TEX_PIPE_STAGES; i++)
        if (tex_pipe_crosses(trace, i) && tex_pipe[i].rules)
            tex_pipe[i].rules(instruction, inputs, trace, set);
    of_the_end(trace, set);
}
