// SPDX-License-Identifier: Apache-2.0
/*
 * The values of a plain sample at once, for a caller that wants results alone: a gather, or TEX at a level that it
 * names, of a 2D texture of UNORM without layers, offsets and comparison. The arithmetic is that of the stages; what
 * they show of it besides values is left out, and what the threads of an instruction share is found once. All else is
 * for the stages, which also decide: no result may depend on which of both made it.
 */
#ifndef SAMPLE_H
#define SAMPLE_H
#include "function/address.h"
#include "function/decode.h"
#include "function/level.h"
#include "function/lines.h"

#define TEX_SAMPLE_LEVELS 16

/* A component of the result: a code of the element, from bit `lo` on, or with mask 0 a constant. */
struct tex_sample_lane {
    uint32_t lo, mask, constant;
};

/* One axis of a level: its texels, the highest bit of their number, and its address mode. */
struct tex_sample_axis {
    uint32_t size, mode;
    int log2;
};
/* A level as stage lod shows it, and how its bytes follow each other. */
struct tex_sample_level {
    bool filled, normalized;
    bool repeats; /* and its sizes are powers of two, and no centres are read */
    uint32_t sampling;
    uint64_t base;
    struct tex_sample_axis axis[2];
    struct tex_tiling tiling;
};

/* A texture and its sampler as stage header shows them, and what follows from them. */
struct tex_sampler {
    struct tex_header header;
    struct tex_texture texture;
    bool plain;     /* such a texture, of codes of UNORM (PD-61) */
    uint32_t bytes; /* of an element */
    struct tex_sample_lane lane[4];
    bool chose; /* a thread that named the level `named` has */
    uint32_t named;
    struct tex_level chosen;
    struct tex_sample_level level[2][TEX_SAMPLE_LEVELS]; /* with the filter of magnification, and of minification */
};

/*
 * Take the texture of an instruction, from the payloads of one of its threads up to header; `sampler` is all zero or
 * has another. False: its threads are for the stages.
 */
bool tex_sample_take(struct tex_sampler *sampler, const struct tex_instruction *instruction,
                     const struct tex_thread_trace *first, const struct tex_policy *policy);

/*
 * The result of a thread with these registers. False: it is for the stages, as one that reads the border, or a line
 * that is not there.
 */
bool tex_sample_eval(struct tex_sampler *sampler, const struct tex_instruction *instruction, const uint32_t ra[4],
                     const uint32_t rb[4], struct tex_lines *lines, uint32_t value[4]);

#endif
