// SPDX-License-Identifier: Apache-2.0
/*
 * The stages that threads go through, a row each, and the path of each instruction through them. A stage is a row here
 * and its file in function/; code that evaluates, packs, compares or prints stages walks the rows. An instruction of
 * another shape is another path.
 */
#ifndef PIPELINE_H
#define PIPELINE_H
#include "function/decode.h"
#include "function/header.h"
#include "function/rules.h"
#include "function/stage.h"

#define TEX_PIPE_LINES 8 /* that a stage may want for one thread */

/* Inputs of a stage besides the thread's earlier payloads. */
struct tex_pipe_needs {
    const struct tex_regs *regs;
    struct tex_header_policy policy;
    struct tex_header_memo *judged;
    const struct tex_line *line[TEX_PIPE_LINES]; /* those that it wants */
    uint32_t cached;                             /* bit k: line k was in its cache when the thread arrived */
    bool refused;                                /* a write of the instruction, an atomic, has failed */
    const struct tex_filter_sum *before; /* of the passes of the thread before this one; NULL: it is the first */
};

struct tex_pipe_stage {
    enum tex_boundary boundary;                /* of its payload */
    unsigned lines;                            /* that it may want for a thread */
    enum tex_boundary request[TEX_PIPE_LINES]; /* where it asks for each of them */
    bool registers;                            /* it looks at the registers in force */
    bool policy;                               /* and at POLICY as it was when line 0 was filled */
    /* Bit k: the thread wants line k, whose number is put into line[k]. NULL: no stage function reads memory. */
    uint32_t (*wants)(const struct tex_thread_trace *t, const struct tex_regs *regs, uint64_t line[TEX_PIPE_LINES]);
    /* Fills the stage's payload from those before it. NULL: tex_pipe_begin has, or there is none of its own. */
    void (*eval)(struct tex_thread_trace *t, const struct tex_pipe_needs *needs);
    /* Writes the payload in the probe's layout, except fields that depend on caches. */
    void (*pack)(const struct tex_thread_trace *t, uint32_t *words);
    /* False: the fields mean nothing for this thread. NULL: there is nothing to print at all. */
    bool (*prints)(const struct tex_thread_trace *t);
    /* At the end of a path: the thread's answer to the result stage. NULL elsewhere. */
    void (*answer)(const struct tex_thread_trace *t, struct tex_answer *out);
    /* Which rules decided something here, for a thread whose payloads are all known. NULL: none. */
    void (*rules)(const struct tex_instruction *instruction, const struct tex_rule_inputs *inputs,
                  const struct tex_thread_trace *t, struct tex_rule_set *set);
};
extern const struct tex_pipe_stage tex_pipe[TEX_PIPE_STAGES];

/* The stage of a boundary, NULL if none. */
const struct tex_pipe_stage *tex_pipe_at(enum tex_boundary boundary);

/*
 * A thread of the instruction, or where no thread executes its token, as decode shows it; path and decode of the trace
 * are filled, and it is the first pass. `lane` and `quad` as tex_decode_thread takes them, for a token any.
 */
void tex_pipe_begin(const struct tex_instruction *instruction, const struct tex_issue_quad *quad, unsigned lane,
                    uint8_t hash, struct tex_thread_trace *t);

/* The pass of the thread after this one, which ends with lod.tag.more; its payloads up to header are the same. */
void tex_pipe_next_pass(const struct tex_thread_trace *t, struct tex_thread_trace *next);

/* The thread goes through the stage. */
static inline bool tex_pipe_crosses(const struct tex_thread_trace *t, unsigned stage)
{
    return (t->path >> stage & 1) != 0;
}

/* It shows at the stage's boundary: filter answers once, after the last pass. Of a pass whose level is known. */
static inline bool tex_pipe_shows(const struct tex_thread_trace *t, unsigned stage)
{
    return tex_pipe_crosses(t, stage) && !(stage == TEX_PIPE_FILTER && t->lod.tag.more);
}

/* The last stage of its path. */
static inline unsigned tex_pipe_last(const struct tex_thread_trace *t)
{
    return (unsigned)tex_top_bit(t->path);
}

/* Its instruction stores: its threads have one answer together. */
static inline bool tex_pipe_stores(const struct tex_thread_trace *t)
{
    return tex_pipe_last(t) == TEX_PIPE_CONVERT;
}

/* The answer of a thread, all of whose payloads are known. A store's threads have one answer together. */
static inline void tex_pipe_answer(const struct tex_thread_trace *t, struct tex_answer *out)
{
    tex_pipe[tex_pipe_last(t)].answer(t, out);
}

#endif
