// SPDX-License-Identifier: Apache-2.0
/* What both writers of vectors share. Private to this room. */
#ifndef WRITE_PART_H
#define WRITE_PART_H
#include "case/case.h"
#include "lower/lower_vector.h"
#include "lower/state.h"
#include "lowering/lowering.h"
#include "lowering/source.h"

enum { LOWER_OPERAND_STREAM = 1 };

/* A vector that is being written. */
struct lower_writer {
    const struct lower_options *options;
    struct lower_state state;
    struct lower_counts *counts;
    struct rng draws; /* of operands */
    struct test_case headers;
    uint32_t warp;
    char *fault; /* LOWER_FAULT_TEXT bytes */
    FILE *out;
};

/* What a front end has read; `user` goes to its functions, with the number of an instruction. */
struct lower_text {
    size_t count;
    const struct low_lefts *left;
    void *user;
    /* Line and text. */
    void (*where)(void *user, size_t k, uint32_t *line, struct low_slice *text);
    /* How many handles it may need. */
    size_t (*handles)(void *user, size_t k);
    /* Add to the state what it needs. */
    void (*need)(void *user, size_t k);
    /* Its warps. False: `fault` says why, or out of memory. */
    bool (*write)(void *user, size_t k);
};
/* The whole vector: head, instructions, and what is left out, in the order of the text. w has options, counts, fault
 * and out. */
enum lower_end lower_write(struct lower_writer *w, const struct lower_text *text);

/* Draws of each instruction, at least one. */
uint32_t lower_copies(const struct lower_writer *w);
/* "warp 3 {", the next one. */
void lower_write_warp(struct lower_writer *w);
/* "  stage vertex" if it is none of pixels. */
void lower_write_stage(FILE *out, enum tex_stage_code stage);
/* Text of the input as a comment, or a part of one. */
void lower_write_clean(FILE *out, const char *text, size_t size);
/* "# before (PD-16): the direction / ..." for each step. */
void lower_write_steps(FILE *out, const struct low_word *lowered);
/* "# r0.x = R9: sample 3" for each component. */
void lower_write_outputs(FILE *out, const struct low_word *lowered);

#endif
