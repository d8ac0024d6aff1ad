// SPDX-License-Identifier: Apache-2.0
/* Results alone: thread by thread, or of plain samples all at once. */
#include <stdlib.h>
#include <string.h>

#include "function/result.h"
#include "function/sample.h"
#include "function/warp_run.h"

enum { BEFORE, THIS };

/* Descriptors that were judged are remembered from call to call: all that the verdict depends on is compared. */
struct tex_executor {
    struct tex_run run;
    struct tex_thread_trace pass[2]; /* of the thread that runs; stage filter looks at the one before */
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

/* All passes of the thread, which is known up to header; its last one is left. */
static void run_alone(struct tex_executor *e)
{
    tex_run_stages(&e->run, TEX_PIPE_LOD, TEX_PIPE_STAGES, &e->pass[THIS], 1);
    while (e->pass[THIS].lod.tag.more) {
        e->pass[BEFORE] = e->pass[THIS];
        tex_pipe_next_pass(&e->pass[BEFORE], &e->pass[THIS]);
        tex_run_stages(&e->run, TEX_PIPE_LOD, TEX_PIPE_STAGES, &e->pass[THIS], 1);
    }
}

static void begin_alone(struct tex_executor *e, const struct tex_warp *warp, unsigned lane, uint8_t hash)
{
    struct tex_issue_quad quad;
    tex_run_quad(warp, lane / TEX_QUAD_LANES, &quad);
    tex_pipe_begin(&e->run.instruction, &quad, lane, hash, &e->pass[THIS]);
    tex_run_stages(&e->run, TEX_PIPE_BIND, TEX_PIPE_LOD, &e->pass[THIS], 1);
}

/* The threads of an instruction whose first one was taken by the sampler. */
static void sample_threads(struct tex_executor *e, const struct tex_warp *warp, uint8_t hash, struct tex_results *out)
{
    const struct tex_instruction *instruction = &e->run.instruction;
    struct tex_answer answer = {.tag = e->pass[THIS].header.tag, .op = e->pass[THIS].header.op};
    uint32_t value[TEX_WARP_LANES][4];
    uint32_t done = tex_sample_eval(&e->sampler, instruction, warp, &e->run.texels, value);
    for (uint32_t left = instruction->exec; left != 0; left &= left - 1) {
        unsigned lane = tex_low_bit(left);
        if (done >> lane & 1) {
            memcpy(answer.value, value[lane], sizeof answer.value);
            tex_decode_tag(instruction, lane, &answer.tag);
            tex_result_add(&out->beat[out->beats], &answer);
            out->beats += answer.tag.quad_last;
        } else {
            begin_alone(e, warp, lane, hash);
            run_alone(e);
            tex_run_end(&e->run, &e->pass[THIS], out->beat, &out->beats);
        }
    }
}

/* The threads of any instruction. */
static void stage_threads(struct tex_executor *e, const struct tex_warp *warp, uint8_t hash, struct tex_results *out)
{
    const struct tex_thread_trace *t = &e->pass[THIS];
    uint32_t left = e->run.instruction.exec ? e->run.instruction.exec : 1; /* a token */
    for (; left != 0; left &= left - 1) {
        begin_alone(e, warp, tex_low_bit(left), hash);
        run_alone(e);
        tex_run_end(&e->run, t, out->beat, &out->beats);
    }
    if (tex_pipe_stores(t))
        tex_run_store(&e->run, &t->convert, &out->beat[out->beats++]);
}

void tex_executor_run(struct tex_executor *e, const struct tex_config *config, const struct tex_memory *memory,
                      const struct tex_warp *warp, uint8_t hash, struct tex_results *out)
{
    const struct tex_instruction *instruction = &e->run.instruction;
    tex_run_start(&e->run, config, memory, warp);
    memset(out, 0, sizeof *out);
    if (instruction->exec != 0)
        begin_alone(e, warp, tex_low_bit(instruction->exec), hash);
    if (instruction->exec != 0 && tex_sample_take(&e->sampler, instruction, &e->pass[THIS], &e->run.regs.policy))
        sample_threads(e, warp, hash, out);
    else
        stage_threads(e, warp, hash, out);
    out->hash = tex_decode_hash(instruction, hash);
}
