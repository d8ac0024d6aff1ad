// SPDX-License-Identifier: Apache-2.0
/* One warp instruction being executed: its threads go through the stages, and what they read and write is kept here. */
#ifndef WARP_RUN_H
#define WARP_RUN_H
#include "function/lines.h"
#include "function/pipeline.h"
#include "function/store.h"

/* The last line read for one purpose: memory does not change inside a call, so it need not be asked again. */
struct tex_reader {
    uint64_t number; /* + 1, 0 = none */
    struct tex_line line;
};

/* One warp instruction being executed. */
struct tex_run {
    const struct tex_memory *memory;
    struct tex_regs regs;
    struct tex_instruction instruction;
    struct tex_reader reader[TEX_PIPE_STAGES][TEX_PIPE_LINES];
    struct tex_lines texels;
    struct tex_header_memo judged;
    struct tex_store_gather stores;
    uint32_t changed; /* bytes of the line of stage load that atomics changed, and that are not written */
    bool refused;     /* a write of atomics failed */
};

/* Begin an instruction. `run->judged` stays: descriptors that were judged are remembered. */
void tex_run_start(struct tex_run *run, const struct tex_config *config, const struct tex_memory *memory,
                   const struct tex_warp *warp);

/* The registers of a quad. */
void tex_run_quad(const struct tex_warp *warp, unsigned quad, struct tex_issue_quad *out);

/* The stages before `end`, from `from` on, each for all of these threads, which are on one path. */
void tex_run_stages(struct tex_run *run, unsigned from, unsigned end, struct tex_thread_trace *t, unsigned threads);

/* The last pass of a thread is known: it stores with others, or is part of a beat of results. */
void tex_run_end(struct tex_run *run, const struct tex_thread_trace *t, struct tex_result *beat, unsigned *beats);

/* The threads of a store, of which `last` is the last, write as one, with one answer. */
void tex_run_store(struct tex_run *run, const struct tex_convert *last, struct tex_result *beat);

#endif
