// SPDX-License-Identifier: Apache-2.0
/*
 * Which rules decided something: those without which a payload, a result, or the record of faults would be another.
 *
 * The stages compute and do not count. Rules are evaluated afterwards from the payloads, in one file for each stage: a
 * line names a rule and when it decided. That is found by computing without the rule and comparing; or by the condition
 * under which that would give something else, where this is the same.
 */
#ifndef RULES_H
#define RULES_H
#include "function/decode.h"
#include "function/header.h"

/* A bit each, by enum tex_rule. */
struct tex_rule_set {
    uint64_t bits[(TEX_RULE_COUNT + 63) / 64];
};

static inline void tex_rule(struct tex_rule_set *set, enum tex_rule rule, bool decided)
{
    set->bits[rule / 64] |= (uint64_t)decided << rule % 64;
}

void tex_rules_join(struct tex_rule_set *set, const struct tex_rule_set *more);
/* One more hit of each rule in the set. */
void tex_rules_count(struct tex_cover *cover, const struct tex_rule_set *set);

/* The rules of a pair of descriptors as it was judged last; all zero: none yet. */
struct tex_header_rules {
    struct tex_header_memo of;
    struct tex_rule_set set;
};
/* `known` saves work and changes no set. */
const struct tex_rule_set *tex_rules_of_header(struct tex_header_rules *known, const struct tex_header_memo *judged);

/* Inputs of a thread, besides its payloads. */
struct tex_rule_inputs {
    uint32_t ra[4], rb[4];           /* its registers */
    uint32_t select;                 /* the bank of handles that was in force */
    uint32_t sampler_max;            /* and the last sampler */
    struct tex_rule_set descriptors; /* of its header and sampler, none if they were not judged */
};

void tex_rules_of_instruction(const struct tex_issue_header *header, const struct tex_instruction *instruction,
                              struct tex_rule_set *set);
/* Of one thread, or of the token (its inputs are ignored), all of whose payloads are known. */
void tex_rules_of_thread(const struct tex_instruction *instruction, const struct tex_rule_inputs *inputs,
                         const struct tex_thread_trace *trace, struct tex_rule_set *set);

/* Of these, those of one stage of its path; the last one has those of the answer too. None for another stage. */
void tex_rules_of_stage(unsigned stage, const struct tex_instruction *instruction, const struct tex_rule_inputs *inputs,
                        const struct tex_thread_trace *trace, struct tex_rule_set *set);

/*
 * Hears where each rule decided: `boundary` is where it shows, `trace` the number of the thread's pass among those of
 * the result, TEX_RULES_OF_ALL: the word, or the stores of all threads.
 */
#define TEX_RULES_OF_ALL UINT32_MAX
struct tex_rules_hearer {
    void (*hear)(void *user, uint32_t trace, enum tex_boundary boundary, const struct tex_rule_set *set);
    void *user;
};
/* As tex_execute; what it would count is told. Sets that are empty are told too. */
void tex_execute_telling(const struct tex_config *config, const struct tex_memory *memory, const struct tex_warp *warp,
                         uint8_t hash, const struct tex_rules_hearer *hearer, struct tex_warp_result *result);

/* The parts of it, which the rows of function/pipeline.c name; of_result a token too. */
void tex_rules_of_operands(const struct tex_instruction *instruction, const struct tex_rule_inputs *inputs,
                           const struct tex_thread_trace *trace, struct tex_rule_set *set);
void tex_rules_of_bind(const struct tex_rule_inputs *inputs, const struct tex_thread_trace *trace,
                       struct tex_rule_set *set);
/* Of its header and sampler. */
void tex_rules_of_descriptors(const struct tex_rule_inputs *inputs, const struct tex_thread_trace *trace,
                              struct tex_rule_set *set);
void tex_rules_of_coord(const struct tex_thread_trace *trace, struct tex_rule_set *set);
void tex_rules_of_wrap(const struct tex_thread_trace *trace, struct tex_rule_set *set);
void tex_rules_of_address(const struct tex_thread_trace *trace, struct tex_rule_set *set);
void tex_rules_of_texel(const struct tex_thread_trace *trace, struct tex_rule_set *set);
void tex_rules_of_convert(const struct tex_thread_trace *trace, struct tex_rule_set *set);
void tex_rules_of_deliver(const struct tex_thread_trace *trace, struct tex_rule_set *set);
void tex_rules_of_filter(const struct tex_thread_trace *trace, struct tex_rule_set *set);
void tex_rules_of_compare(const struct tex_thread_trace *trace, struct tex_rule_set *set);
void tex_rules_of_corner(const struct tex_thread_trace *trace, struct tex_rule_set *set);
void tex_rules_of_sampling(const struct tex_thread_trace *t, struct tex_rule_set *set);
void tex_rules_of_query(const struct tex_instruction *instruction, const struct tex_rule_inputs *inputs,
                        const struct tex_thread_trace *trace, struct tex_rule_set *set);
void tex_rules_of_query_handle(const struct tex_rule_inputs *inputs, const struct tex_thread_trace *trace,
                               struct tex_rule_set *set);
/* Of a header beat that is a TLD, and of its threads in stages decode and coord. */
void tex_rules_of_fetch_word(const struct tex_instruction *instruction, struct tex_rule_set *set);
void tex_rules_of_fetch_operands(const struct tex_instruction *instruction, const struct tex_rule_inputs *inputs,
                                 const struct tex_thread_trace *trace, struct tex_rule_set *set);
void tex_rules_of_fetch(const struct tex_thread_trace *trace, struct tex_rule_set *set);
void tex_rules_of_sample_word(const struct tex_instruction *instruction, struct tex_rule_set *set);
void tex_rules_of_lod(const struct tex_thread_trace *trace, struct tex_rule_set *set);
void tex_rules_of_sample(const struct tex_thread_trace *trace, struct tex_rule_set *set);
/* Of an answer, of any path. */
void tex_rules_of_answer(const struct tex_answer *answer, struct tex_rule_set *set);
/* Of a header beat that is a TXQ; `refused` from decode. */
void tex_rules_of_query_word(const struct tex_issue_header *header, const struct tex_instruction *instruction,
                             struct tex_rule_set *set);
/* The same of a SUST: word, handle, stage surface, and the stores of all its threads. */
void tex_rules_of_store_word(const struct tex_issue_header *header, const struct tex_instruction *instruction,
                             struct tex_rule_set *set);
/* Of a header beat that is a SULD. */
void tex_rules_of_load_word(const struct tex_issue_header *header, const struct tex_instruction *instruction,
                            struct tex_rule_set *set);
/* Of a header beat that is a SUATOM or a SURED, and of its threads. */
void tex_rules_of_atomic_word(const struct tex_issue_header *header, const struct tex_instruction *instruction,
                              struct tex_rule_set *set);
void tex_rules_of_atomic(const struct tex_thread_trace *trace, struct tex_rule_set *set);
void tex_rules_of_store_handle(const struct tex_rule_inputs *inputs, const struct tex_thread_trace *trace,
                               struct tex_rule_set *set);
void tex_rules_of_surface(const struct tex_instruction *instruction, const struct tex_rule_inputs *inputs,
                          const struct tex_thread_trace *trace, struct tex_rule_set *set);
void tex_rules_of_stores(const struct tex_warp_result *result, struct tex_rule_set *set);
/* Texels of a gather as it has them, from lines that its cache held, and as memory has them by stores since. */
void tex_rules_of_cached(const struct tex_cache *seen, const struct tex_cache *stored, struct tex_rule_set *set);

#endif
