// SPDX-License-Identifier: Apache-2.0
/*
 * A run in the Kanata format, version 4, for the pipeline viewer Konata: a row a thread (and one for each further
 * pass), or one a warp instruction. A stage of a row begins in the cycle after the transfer into it and ends with the
 * transfer at its boundary, whose name it has; lane 1 shows where the beat waits there. With two sides a row of the RTL
 * is followed by that of the model. Written as the run goes; the memory is this struct.
 */
#ifndef KONATA_H
#define KONATA_H
#include <stdio.h>

#include "isa/asm.h"
#include "trace/walk.h"

#define KONATA_PASSES 128U /* further passes between stages lod and texel; more are left out */
#define KONATA_NAME 256

struct konata_row {
    uint64_t id;
    bool open, stalled;
    uint8_t stage; /* its boundary; TEX_BOUNDARIES: none yet */
};
struct konata_pair {
    bool there;
    struct konata_row row[TRACE_SIDES];
};
struct konata_pass {
    uint64_t instruction;
    uint32_t lanes;
    uint16_t pass;
    struct konata_pair pair;
};
struct konata_instruction {
    struct walk_instruction what; /* number WALK_NONE: the place is free */
    char text[ASM_TEXT];
    struct konata_pair whole;                  /* rows of warps: its own */
    struct konata_pair thread[TEX_WARP_LANES]; /* rows of threads; a token has the first */
    bool waits[TRACE_SIDES], moves[TRACE_SIDES];
};

struct konata {
    FILE *out;
    bool warps;                                  /* a row an instruction */
    bool wanted[TRACE_SIDES], here[TRACE_SIDES]; /* here: in this cycle; the model is not at strictness order */
    uint64_t now, written;                       /* the cycle, and that which the file has come to */
    uint64_t rows, retired;
    char name[KONATA_NAME]; /* of the case */
    struct konata_instruction instruction[TRACK_INSTRUCTIONS];
    struct konata_pass pass[KONATA_PASSES];
};

/* Errors stay in the stream (ferror). */
void konata_begin(struct konata *k, FILE *out, bool warps, const bool wanted[TRACE_SIDES]);
void konata_case(struct konata *k, const char *name);
void konata_cycle(struct konata *k, const struct walk_both *c);
/* What is still open is flushed. */
void konata_end(struct konata *k);

#endif
