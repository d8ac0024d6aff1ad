// SPDX-License-Identifier: Apache-2.0
#include "function/warp_run.h"

#include <string.h>

#include "function/atomic.h"
#include "function/result.h"
#include "function/surface.h"

static const struct tex_line *line_of(const struct tex_run *run, struct tex_reader *reader, uint64_t number)
{
    if (reader->number != number + 1)
        tex_lines_read(run->memory, number, &reader->line);
    reader->number = number + 1;
    return &reader->line;
}

/* Samples read each other's lines. Each has a copy: those of a thread are looked at together. */
static const struct tex_line *texel_line(struct tex_run *run, unsigned sample, uint64_t number)
{
    struct tex_reader *reader = &run->reader[TEX_PIPE_CACHE][sample];
    if (reader->number != number + 1)
        reader->line = *tex_lines_get(&run->texels, number);
    reader->number = number + 1;
    return &reader->line;
}

static void read_wanted(struct tex_run *run, unsigned stage, const struct tex_thread_trace *t,
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
static void write_changed(struct tex_run *run)
{
    const struct tex_reader *r = &run->reader[TEX_PIPE_LOAD][0];
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
static void run_atomics(struct tex_run *run, struct tex_pipe_needs *needs, struct tex_thread_trace *t, unsigned threads)
{
    struct tex_reader *reader = &run->reader[TEX_PIPE_LOAD][0];
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

static void run_stage(struct tex_run *run, unsigned stage, struct tex_pipe_needs *needs, struct tex_thread_trace *t,
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

void tex_run_stages(struct tex_run *run, unsigned from, unsigned end, struct tex_thread_trace *t, unsigned threads)
{
    struct tex_pipe_needs needs = {.regs = &run->regs,
                                   .policy =
                                       tex_header_policy_of(&run->regs.policy, run->regs.policy.gob_width_one != 0),
                                   .judged = &run->judged};
    for (unsigned i = from; i < end; i++)
        if (i == TEX_PIPE_LOAD && tex_surface_changes(&t->decode.op))
            run_atomics(run, &needs, t, threads);
        else if (tex_pipe[i].eval && tex_pipe_crosses(t, i))
            run_stage(run, i, &needs, t, threads);
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

void tex_run_quad(const struct tex_warp *warp, unsigned quad, struct tex_issue_quad *out)
{
    memcpy(out->ra, warp->ra[TEX_QUAD_LANES * quad], sizeof out->ra);
    memcpy(out->rb, warp->rb[TEX_QUAD_LANES * quad], sizeof out->rb);
}

void tex_run_start(struct tex_run *run, const struct tex_config *config, const struct tex_memory *memory,
                   const struct tex_warp *warp)
{
    run->memory = memory;
    tex_lines_start(&run->texels, memory);
    run->stores.lines = 0;
    run->changed = 0;
    run->refused = false;
    run->stores.faults = (struct tex_store_faults){.count = 0};
    for (unsigned i = 0; i < TEX_PIPE_STAGES; i++)
        for (unsigned k = 0; k < TEX_PIPE_LINES; k++)
            run->reader[i][k].number = 0;
    tex_regs_from_config(config, &run->regs);
    tex_decode_header(&warp->header, &run->instruction);
}

void tex_run_end(struct tex_run *run, const struct tex_thread_trace *t, struct tex_result *beat, unsigned *beats)
{
    if (tex_pipe_stores(t))
        tex_store_add(&run->stores, &t->convert);
    else
        add_result(t, beat, beats);
}

void tex_run_store(struct tex_run *run, const struct tex_convert *last, struct tex_result *beat)
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
