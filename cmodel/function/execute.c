// SPDX-License-Identifier: Apache-2.0
#include <stdlib.h>
#include <string.h>

#include "function/atomic.h"
#include "function/lines.h"
#include "function/lod.h"
#include "function/pipeline.h"
#include "function/result.h"
#include "function/rules.h"
#include "function/sample.h"
#include "function/store.h"
#include "function/surface.h"

/* The last line read for one purpose: memory does not change inside a call, so it need not be asked again. */
struct reader {
    uint64_t number; /* + 1, 0 = none */
    struct tex_line line;
};

/* One warp instruction being executed. */
struct run {
    const struct tex_memory *memory;
    struct tex_regs regs;
    struct tex_instruction instruction;
    struct reader reader[TEX_PIPE_STAGES][TEX_PIPE_LINES];
    struct tex_lines texels;
    struct tex_header_memo judged;
    struct tex_cover *cover; /* NULL: which rules decided is not wanted */
    struct tex_header_rules descriptors;
    struct tex_store_gather stores;
    uint32_t changed; /* bytes of the line of stage load that atomics changed, and that are not written */
    bool refused;     /* a write of atomics failed */
};

static const struct tex_line *line_of(const struct run *run, struct reader *reader, uint64_t number)
{
    if (reader->number != number + 1)
        tex_lines_read(run->memory, number, &reader->line);
    reader->number = number + 1;
    return &reader->line;
}

/* Samples read each other's lines. Each has a copy: those of a thread are looked at together. */
static const struct tex_line *texel_line(struct run *run, unsigned sample, uint64_t number)
{
    struct reader *reader = &run->reader[TEX_PIPE_CACHE][sample];
    if (reader->number != number + 1)
        reader->line = *tex_lines_get(&run->texels, number);
    reader->number = number + 1;
    return &reader->line;
}

static void read_wanted(struct run *run, unsigned stage, const struct tex_thread_trace *t,
                        const struct tex_line *line[TEX_PIPE_LINES])
{
    uint64_t number[TEX_PIPE_LINES];
    uint32_t wanted = tex_pipe[stage].wants(t, &run->regs, number);
    for (unsigned k = 0; k < tex_pipe[stage].lines; k++)
        line[k] = NULL;
    for (; wanted; wanted &= wanted - 1) {
        unsigned k = tex_low_bit(wanted);
        line[k] =
            stage == TEX_PIPE_CACHE ? texel_line(run, k, number[k]) : line_of(run, &run->reader[stage][k], number[k]);
    }
}

/* PD-118d: the line that atomics have changed is written before another one is read, and after the last thread. */
static void write_changed(struct run *run)
{
    const struct reader *r = &run->reader[TEX_PIPE_LOAD][0];
    const struct tex_memory *m = run->memory;
    uint8_t bytes[TEX_LINE_BYTES] = {0};
    for (unsigned i = 0; i < TEX_LINE_BYTES; i++)
        if (run->changed >> i & 1)
            bytes[i] = (uint8_t)(r->line.data[i / 4] >> 8 * (i % 4));
    if (run->changed != 0 && !(m->write && m->write(m->user, (r->number - 1) * TEX_LINE_BYTES, bytes, run->changed)))
        run->refused = true;
    run->changed = 0;
}

/* Each thread sees its element as those before it have left it (PD-118). */
static void run_atomics(struct run *run, struct tex_pipe_needs *needs, struct tex_thread_trace *t, unsigned threads)
{
    struct reader *reader = &run->reader[TEX_PIPE_LOAD][0];
    uint64_t number[TEX_PIPE_LINES];
    for (unsigned k = 0; k < threads; k++) {
        struct tex_line old = {.error = false};
        if (tex_pipe[TEX_PIPE_LOAD].wants(&t[k], &run->regs, number)) {
            if (reader->number != number[0] + 1)
                write_changed(run);
            old = *line_of(run, reader, number[0]);
            tex_atomic_apply(&t[k].convert, &t[k].decode.access, &reader->line, &run->changed);
        }
        if (t[k].convert.tag.last)
            write_changed(run);
        needs->line[0] = needs->line[1] = &old;
        needs->refused = run->refused;
        tex_pipe[TEX_PIPE_LOAD].eval(&t[k], needs);
    }
}

static void run_stage(struct run *run, unsigned stage, struct tex_pipe_needs *needs, struct tex_thread_trace *t,
                      unsigned threads)
{
    for (unsigned k = 0; k < threads; k++) {
        /* The trace before this one, which may be the one before the first of these threads. */
        needs->before = stage == TEX_PIPE_FILTER && t[k].pass > 0 ? &(&t[k] - 1)->sum : NULL;
        if (tex_pipe[stage].wants)
            read_wanted(run, stage, &t[k], needs->line);
        tex_pipe[stage].eval(&t[k], needs);
    }
}

/* Stages from..to, each for all of these threads, which are on one path. */
static void run_stages(struct run *run, unsigned from, unsigned to, struct tex_thread_trace *t, unsigned threads)
{
    struct tex_pipe_needs needs = {.regs = &run->regs,
                                   .policy = {run->regs.policy.gob_width_one != 0, run->regs.policy.gob_width_one != 0},
                                   .judged = &run->judged};
    for (unsigned i = from; i <= to; i++)
        if (i == TEX_PIPE_LOAD && tex_surface_changes(&t->decode.op))
            run_atomics(run, &needs, t, threads);
        else if (tex_pipe[i].eval && tex_pipe_crosses(t, i))
            run_stage(run, i, &needs, t, threads);
}

/* A thread that is known up to stage lod, and its other passes behind it; returns how many there are. */
static unsigned add_passes(struct run *run, struct tex_thread_trace *t)
{
    unsigned passes = 1;
    for (; t[passes - 1].lod.tag.more; passes++) {
        tex_pipe_next_pass(&t[passes - 1], &t[passes]);
        run_stages(run, TEX_PIPE_LOD, TEX_PIPE_LOD, &t[passes], 1);
    }
    return passes;
}

/* Of all threads, whose decode payloads are there: each moves behind the passes of those before it, the last first. */
static unsigned add_all_passes(struct run *run, struct tex_thread_trace *t, unsigned threads)
{
    unsigned total = 0;
    for (unsigned k = 0; k < threads; k++)
        total += tex_lod_passes(&t[k].lod, &t[k].header);
    for (unsigned k = threads, end = total; k-- > 0 && end > k + 1;) {
        end -= tex_lod_passes(&t[k].lod, &t[k].header);
        if (end != k)
            t[end] = t[k];
        add_passes(run, &t[end]);
    }
    return total;
}

/* All stages after decode; returns the passes of all threads. */
static unsigned run_threads(struct run *run, struct tex_thread_trace *t, unsigned threads)
{
    run_stages(run, TEX_PIPE_BIND, TEX_PIPE_LOD, t, threads);
    unsigned passes = add_all_passes(run, t, threads);
    run_stages(run, TEX_PIPE_LOD + 1, TEX_PIPE_STAGES - 1, t, passes);
    return passes;
}

static void add_result(const struct tex_thread_trace *t, struct tex_result *beat, unsigned *beats)
{
    struct tex_answer answer;
    if (t->lod.tag.more)
        return;
    tex_pipe_answer(t, &answer);
    tex_result_add(&beat[*beats], &answer);
    *beats += answer.tag.quad_last;
}

static void count_instruction(const struct run *run, const struct tex_issue_header *header)
{
    struct tex_rule_set set = {{0}};
    tex_rules_of_instruction(header, &run->instruction, &set);
    tex_rules_count(run->cover, &set);
}

static void count_thread(struct run *run, const struct tex_warp *warp, const struct tex_thread_trace *t)
{
    struct tex_rule_inputs inputs = {.select = run->regs.select, .sampler_max = run->regs.sampler_max};
    struct tex_rule_set set = {{0}};
    memcpy(inputs.ra, warp->ra[t->decode.tag.lane], sizeof inputs.ra);
    memcpy(inputs.rb, warp->rb[t->decode.tag.lane], sizeof inputs.rb);
    if (tex_header_judged(&t->bind, &t->header))
        inputs.descriptors = *tex_rules_of_header(&run->descriptors, &run->judged);
    tex_rules_of_thread(&run->instruction, &inputs, t, &set);
    tex_rules_count(run->cover, &set);
}

static void count_stores(const struct run *run, const struct tex_warp_result *result)
{
    struct tex_rule_set set = {{0}};
    tex_rules_of_stores(result, &set);
    tex_rules_count(run->cover, &set);
}

static void read_quad(const struct tex_warp *warp, unsigned quad, struct tex_issue_quad *out)
{
    memcpy(out->ra, warp->ra[TEX_QUAD_LANES * quad], sizeof out->ra);
    memcpy(out->rb, warp->rb[TEX_QUAD_LANES * quad], sizeof out->rb);
}

static void start(struct run *run, const struct tex_config *config, const struct tex_memory *memory,
                  const struct tex_warp *warp, struct tex_cover *cover)
{
    run->memory = memory;
    tex_lines_start(&run->texels, memory);
    run->cover = cover;
    run->stores.lines = 0;
    run->changed = 0;
    run->refused = false;
    run->stores.faults = (struct tex_store_faults){.count = 0};
    for (unsigned i = 0; i < TEX_PIPE_STAGES; i++)
        for (unsigned k = 0; k < TEX_PIPE_LINES; k++)
            run->reader[i][k].number = 0;
    tex_regs_from_config(config, &run->regs);
    tex_decode_header(&warp->header, &run->instruction);
    if (cover)
        count_instruction(run, &warp->header);
}

static void begin_thread(const struct tex_instruction *instruction, const struct tex_issue_quad *quad, unsigned lane,
                         uint8_t hash, struct tex_warp_result *result)
{
    struct tex_thread_trace *t = &result->trace[result->threads++];
    memset(t, 0, sizeof *t);
    tex_pipe_begin(instruction, quad, lane, hash, t);
}

/* A thread begins, or the token of an instruction without one; `quad` is that of its lane. */
typedef void begins(struct run *run, const struct tex_warp *warp, const struct tex_issue_quad *quad, unsigned lane,
                    uint8_t hash, struct tex_warp_result *result);

static void each_thread(struct run *run, const struct tex_warp *warp, uint8_t hash, struct tex_warp_result *result,
                        begins *begin)
{
    struct tex_issue_quad quad;
    uint32_t exec = run->instruction.exec;
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
        if (lane % TEX_QUAD_LANES == 0)
            read_quad(warp, lane / TEX_QUAD_LANES, &quad);
        if (exec >> lane & 1)
            begin(run, warp, &quad, lane, hash, result);
    }
    if (exec == 0)
        begin(run, warp, &quad, 0, hash, result);
}

static void begin_only(struct run *run, const struct tex_warp *warp, const struct tex_issue_quad *quad, unsigned lane,
                       uint8_t hash, struct tex_warp_result *result)
{
    (void)warp;
    begin_thread(&run->instruction, quad, lane, hash, result);
}

/* Rules are counted thread by thread, with the descriptors judged last. */
static void run_and_count(struct run *run, const struct tex_warp *warp, const struct tex_issue_quad *quad,
                          unsigned lane, uint8_t hash, struct tex_warp_result *result)
{
    unsigned first = result->threads;
    begin_thread(&run->instruction, quad, lane, hash, result);
    result->threads = first + run_threads(run, &result->trace[first], 1);
    for (unsigned k = first; k < result->threads; k++)
        count_thread(run, warp, &result->trace[k]);
}

static void end_thread(struct run *run, const struct tex_thread_trace *t, struct tex_result *beat, unsigned *beats)
{
    if (tex_pipe_stores(t))
        tex_store_add(&run->stores, &t->convert);
    else
        add_result(t, beat, beats);
}

/* The threads of a store, of which `last` is the last, write as one, with one answer. */
static void store(struct run *run, const struct tex_convert *last, struct tex_result *beat)
{
    const struct tex_memory *m = run->memory;
    struct tex_store token;
    struct tex_answer answer;
    for (unsigned i = 0; i < run->stores.lines; i++) {
        const struct tex_store_line *line = &run->stores.line[i];
        if (!m->write || !m->write(m->user, line->number * TEX_LINE_BYTES, line->bytes, line->strobes))
            tex_store_failed(&run->stores, i);
    }
    tex_store_answer(&run->stores, last, &token);
    tex_answer_of_store(&token, &answer);
    tex_result_add(beat, &answer);
}

void tex_execute(const struct tex_config *config, const struct tex_memory *memory, const struct tex_warp *warp,
                 uint8_t hash, struct tex_cover *cover, struct tex_warp_result *result)
{
    struct run run;
    memset(&run.judged, 0, sizeof run.judged);
    memset(&run.descriptors, 0, sizeof run.descriptors);
    start(&run, config, memory, warp, cover);
    result->threads = result->beats = 0;
    memset(result->beat, 0, sizeof result->beat);
    each_thread(&run, warp, hash, result, cover ? run_and_count : begin_only);
    if (!cover)
        result->threads = run_threads(&run, result->trace, result->threads);
    for (unsigned k = 0; k < result->threads; k++)
        end_thread(&run, &result->trace[k], result->beat, &result->beats);
    if (tex_pipe_stores(&result->trace[0])) {
        store(&run, &result->trace[result->threads - 1].convert, &result->beat[result->beats++]);
        if (cover)
            count_stores(&run, result);
    }
    result->hash = tex_decode_hash(&run.instruction, hash);
}

/* Descriptors that were judged are remembered from call to call: all that the verdict depends on is compared. */
struct tex_executor {
    struct run run;
    struct tex_thread_trace pass[2]; /* of the thread that runs: one pass, and the one after it */
    struct tex_sampler sampler;
};

struct tex_executor *tex_executor_create(void)
{
    return calloc(1, sizeof(struct tex_executor));
}

void tex_executor_destroy(struct tex_executor *executor)
{
    free(executor);
}

/* All passes of a thread that is known up to header; the last is left. */
static const struct tex_thread_trace *run_alone(struct run *run, struct tex_thread_trace pass[2])
{
    struct tex_thread_trace *t = &pass[0];
    run_stages(run, TEX_PIPE_LOD, TEX_PIPE_STAGES - 1, t, 1);
    while (t->lod.tag.more) {
        if (t == &pass[1])
            pass[0] = pass[1];
        t = &pass[1];
        tex_pipe_next_pass(&pass[0], t);
        run_stages(run, TEX_PIPE_LOD, TEX_PIPE_STAGES - 1, t, 1);
    }
    return t;
}

static void begin_alone(struct tex_executor *e, const struct tex_warp *warp, unsigned lane, uint8_t hash)
{
    struct tex_issue_quad quad;
    read_quad(warp, lane / TEX_QUAD_LANES, &quad);
    tex_pipe_begin(&e->run.instruction, &quad, lane, hash, &e->pass[0]);
    run_stages(&e->run, TEX_PIPE_BIND, TEX_PIPE_HEADER, &e->pass[0], 1);
}

/* The threads of an instruction whose first one was taken by the sampler. */
static void sample_threads(struct tex_executor *e, const struct tex_warp *warp, uint8_t hash, struct tex_results *out)
{
    const struct tex_instruction *instruction = &e->run.instruction;
    struct tex_answer answer = {.tag = e->pass[0].header.tag, .op = e->pass[0].header.op};
    for (uint32_t left = instruction->exec; left != 0; left &= left - 1) {
        unsigned lane = tex_low_bit(left);
        if (tex_sample_eval(&e->sampler, instruction, warp->ra[lane], warp->rb[lane], &e->run.texels, answer.value)) {
            tex_decode_tag(instruction, lane, &answer.tag);
            tex_result_add(&out->beat[out->beats], &answer);
            out->beats += answer.tag.quad_last;
        } else {
            begin_alone(e, warp, lane, hash);
            end_thread(&e->run, run_alone(&e->run, e->pass), out->beat, &out->beats);
        }
    }
}

/* The threads of any instruction. */
static void stage_threads(struct tex_executor *e, const struct tex_warp *warp, uint8_t hash, struct tex_results *out)
{
    const struct tex_thread_trace *t = NULL;
    uint32_t left = e->run.instruction.exec ? e->run.instruction.exec : 1; /* a token */
    for (; left != 0; left &= left - 1) {
        begin_alone(e, warp, tex_low_bit(left), hash);
        t = run_alone(&e->run, e->pass);
        end_thread(&e->run, t, out->beat, &out->beats);
    }
    if (tex_pipe_stores(t))
        store(&e->run, &t->convert, &out->beat[out->beats++]);
}

void tex_executor_run(struct tex_executor *e, const struct tex_config *config, const struct tex_memory *memory,
                      const struct tex_warp *warp, uint8_t hash, struct tex_results *out)
{
    const struct tex_instruction *instruction = &e->run.instruction;
    start(&e->run, config, memory, warp, NULL);
    memset(out, 0, sizeof *out);
    if (instruction->exec != 0)
        begin_alone(e, warp, tex_low_bit(instruction->exec), hash);
    if (instruction->exec != 0 && tex_sample_take(&e->sampler, instruction, &e->pass[0], &e->run.regs.policy))
        sample_threads(e, warp, hash, out);
    else
        stage_threads(e, warp, hash, out);
    out->hash = tex_decode_hash(instruction, hash);
}
