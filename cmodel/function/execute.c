// SPDX-License-Identifier: Apache-2.0
/* All stages of an instruction, with the payloads of each thread, and which rules decided. */
#include <string.h>

#include "function/rules.h"
#include "function/warp_run.h"

enum { BEHIND_LOD = TEX_PIPE_LOD + 1 };

/* An instruction, and who is told which rules decided something. */
struct execution {
    struct tex_run run;
    struct tex_cover *cover;               /* counts them; NULL: not wanted */
    const struct tex_rules_hearer *hearer; /* hears where; NULL: not wanted */
    struct tex_header_rules descriptors;
};

/* Behind a thread that is known up to stage lod its other passes. */
static void add_passes(struct tex_run *run, struct tex_thread_trace *t, unsigned passes)
{
    for (unsigned k = 1; k < passes; k++) {
        tex_pipe_next_pass(&t[k - 1], &t[k]);
        tex_run_stages(run, TEX_PIPE_LOD, BEHIND_LOD, &t[k], 1);
    }
}

/* Of all threads, whose decode payloads are there: each moves behind the passes of those before it, the last first. */
static unsigned add_all_passes(struct tex_run *run, struct tex_thread_trace *t, unsigned threads)
{
    unsigned total = 0;
    for (unsigned k = 0; k < threads; k++)
        total += t[k].passes;
    for (unsigned k = threads, end = total; k-- > 0 && end > k + 1;) {
        unsigned passes = t[k].passes;
        end -= passes;
        if (end != k)
            t[end] = t[k];
        add_passes(run, &t[end], passes);
    }
    return total;
}

/* All stages after decode; returns the passes of all threads. */
static unsigned run_threads(struct tex_run *run, struct tex_thread_trace *t, unsigned threads)
{
    tex_run_stages(run, TEX_PIPE_BIND, BEHIND_LOD, t, threads);
    unsigned passes = add_all_passes(run, t, threads);
    tex_run_stages(run, BEHIND_LOD, TEX_PIPE_STAGES, t, passes);
    return passes;
}

static void tell(const struct execution *e, uint32_t trace, enum tex_boundary boundary, const struct tex_rule_set *set)
{
    if (e->cover)
        tex_rules_count(e->cover, set);
    if (e->hearer)
        e->hearer->hear(e->hearer->user, trace, boundary, set);
}

static void tell_instruction(const struct execution *e, const struct tex_issue_header *header)
{
    struct tex_rule_set set = {{0}};
    tex_rules_of_instruction(header, &e->run.instruction, &set);
    tell(e, TEX_RULES_OF_ALL, TEX_AT_ISSUE, &set);
}

static void tell_pass(struct execution *e, const struct tex_warp *warp, const struct tex_thread_trace *t,
                      uint32_t number)
{
    struct tex_rule_inputs inputs = {.select = e->run.regs.select, .sampler_max = e->run.regs.sampler_max};
    memcpy(inputs.ra, warp->ra[t->decode.tag.lane], sizeof inputs.ra);
    memcpy(inputs.rb, warp->rb[t->decode.tag.lane], sizeof inputs.rb);
    if (tex_header_judged(&t->bind, &t->header))
        inputs.descriptors = *tex_rules_of_header(&e->descriptors, &e->run.judged);
    if (e->cover) { /* once for a pass, in whatever number of its stages */
        struct tex_rule_set set = {{0}};
        tex_rules_of_thread(&e->run.instruction, &inputs, t, &set);
        tex_rules_count(e->cover, &set);
    }
    for (unsigned stage = 0; e->hearer && stage < TEX_PIPE_STAGES; stage++) {
        struct tex_rule_set set = {{0}};
        tex_rules_of_stage(stage, &e->run.instruction, &inputs, t, &set);
        e->hearer->hear(e->hearer->user, number, tex_pipe[stage].boundary, &set);
    }
}

static void tell_stores(const struct execution *e, const struct tex_warp_result *result)
{
    struct tex_rule_set set = {{0}};
    tex_rules_of_stores(result, &set);
    tell(e, TEX_RULES_OF_ALL, TEX_AT_STORE, &set);
}

static void begin_thread(const struct tex_instruction *instruction, const struct tex_issue_quad *quad, unsigned lane,
                         uint8_t hash, struct tex_warp_result *result)
{
    struct tex_thread_trace *t = &result->trace[result->threads++];
    memset(t, 0, sizeof *t);
    tex_pipe_begin(instruction, quad, lane, hash, t);
}

/* A thread begins, or the token of an instruction without one; `quad` is that of its lane. */
typedef void begins(struct execution *e, const struct tex_warp *warp, const struct tex_issue_quad *quad, unsigned lane,
                    uint8_t hash, struct tex_warp_result *result);

static void each_thread(struct execution *e, const struct tex_warp *warp, uint8_t hash, struct tex_warp_result *result,
                        begins *begin)
{
    struct tex_issue_quad quad;
    uint32_t exec = e->run.instruction.exec;
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
        if (lane % TEX_QUAD_LANES == 0)
            tex_run_quad(warp, lane / TEX_QUAD_LANES, &quad);
        if (exec >> lane & 1)
            begin(e, warp, &quad, lane, hash, result);
    }
    if (exec == 0)
        begin(e, warp, &quad, 0, hash, result);
}

static void begin_only(struct execution *e, const struct tex_warp *warp, const struct tex_issue_quad *quad,
                       unsigned lane, uint8_t hash, struct tex_warp_result *result)
{
    (void)warp;
    begin_thread(&e->run.instruction, quad, lane, hash, result);
}

/* Rules are told thread by thread, with the descriptors judged last. */
static void run_and_tell(struct execution *e, const struct tex_warp *warp, const struct tex_issue_quad *quad,
                         unsigned lane, uint8_t hash, struct tex_warp_result *result)
{
    unsigned first = result->threads;
    begin_thread(&e->run.instruction, quad, lane, hash, result);
    result->threads = first + run_threads(&e->run, &result->trace[first], 1);
    for (unsigned k = first; k < result->threads; k++)
        tell_pass(e, warp, &result->trace[k], k);
}

static void execute(const struct tex_config *config, const struct tex_memory *memory, const struct tex_warp *warp,
                    uint8_t hash, struct tex_cover *cover, const struct tex_rules_hearer *hearer,
                    struct tex_warp_result *result)
{
    struct execution e; /* not cleared: the lines that it keeps are many */
    struct tex_run *run = &e.run;
    bool told = cover || hearer;
    e.cover = cover;
    e.hearer = hearer;
    memset(&e.descriptors, 0, sizeof e.descriptors);
    memset(&run->judged, 0, sizeof run->judged);
    tex_run_start(run, config, memory, warp);
    if (told)
        tell_instruction(&e, &warp->header);
    result->threads = result->beats = 0;
    memset(result->beat, 0, sizeof result->beat);
    each_thread(&e, warp, hash, result, told ? run_and_tell : begin_only);
    if (!told)
        result->threads = run_threads(run, result->trace, result->threads);
    for (unsigned k = 0; k < result->threads; k++)
        tex_run_end(run, &result->trace[k], result->beat, &result->beats);
    if (tex_pipe_stores(&result->trace[0])) {
        tex_run_store(run, &result->trace[result->threads - 1].convert, &result->beat[result->beats++]);
        if (told)
            tell_stores(&e, result);
    }
    result->hash = tex_decode_hash(&run->instruction, hash);
}

void tex_execute(const struct tex_config *config, const struct tex_memory *memory, const struct tex_warp *warp,
                 uint8_t hash, struct tex_cover *cover, struct tex_warp_result *result)
{
    execute(config, memory, warp, hash, cover, NULL, result);
}

void tex_execute_telling(const struct tex_config *config, const struct tex_memory *memory, const struct tex_warp *warp,
                         uint8_t hash, const struct tex_rules_hearer *hearer, struct tex_warp_result *result)
{
    execute(config, memory, warp, hash, NULL, hearer, result);
}
