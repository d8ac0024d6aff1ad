// SPDX-License-Identifier: Apache-2.0
/*
 * The values of a plain sample at once, for a caller that wants results alone: a gather, or TEX at a level that it
 * names, of a 2D texture of UNORM without layers, offsets and comparison. The arithmetic is that of the stages; what
 * they show of it besides values is left out, and what the threads of an instruction share is found once. All else is
 * for the stages, which also decide: no result may depend on which of both made it.
 */
#ifndef SAMPLE_H
#define SAMPLE_H
#include "function/decode.h"
#include "function/level.h"
#include "function/lines.h"
#include "function/places.h"

#define TEX_SAMPLE_LEVELS 16

/* Components of the result: codes of the element, from bits `lo` on, or with mask 0 constants. `one` is the code
 * of 1.0. */
struct tex_sample_codes {
    uint64_t lo[4], mask[4];
    uint32_t constant[4];
    double one[4];
};

/* A texture and its sampler as stage header shows them, and what follows from them. */
struct tex_sampler {
    struct tex_header header;
    struct tex_texture texture;
    bool plain;     /* such a texture, of codes of UNORM (PD-61) */
    uint32_t bytes; /* of an element */
    struct tex_sample_codes codes;
    bool chose; /* threads that named the level `named` have */
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
 * The results of the instruction's threads, with these registers. Returns the threads that have one here; the others
 * are for the stages, as one that reads the border, or a line that is not there.
 */
uint32_t tex_sample_eval(struct tex_sampler *sampler, const struct tex_instruction *instruction,
                         const struct tex_warp *warp, struct tex_lines *lines, uint32_t value[TEX_WARP_LANES][4]);

#endif
