// SPDX-License-Identifier: Apache-2.0
/* Reads a recording (trace/record_file.h), one side of it, an item at a time. The memory is a chunk and the cases. */
#ifndef DIFF_TAPE_H
#define DIFF_TAPE_H
#include "compare/track.h"
#include "diff/layout.h"
#include "trace/walk.h"

#define TAPE_ERROR 640

/* A transfer. */
struct beat {
    uint64_t cycle; /* of the case */
    unsigned boundary;
    uint32_t instruction; /* since the reset; RECORD_NONE: it serves none in particular */
    uint32_t lanes, pass;
    uint32_t resets; /* of the case before it, but its first */
    uint64_t word;   /* of the instruction; 0: not known */
    uint8_t phase, warp;
    uint32_t payload[RECORD_WORDS];
};

struct tape_case {
    char *name;
    uint32_t number; /* how many of that name come before */
    uint64_t visible;
    bool modelled;
    long at; /* of its first chunk of items in the file */
};

struct tape_instruction {
    uint32_t number;
    uint8_t phase, warp;
    uint64_t word;
};

struct tape {
    FILE *in;
    const char *path; /* for messages, the caller's */
    enum trace_side side;
    struct layout layout;
    struct tape_case *cases;
    size_t count, room;
    void *zstd;
    uint8_t *packed;
    uint32_t *words;
    size_t packed_room, words_count, at; /* of the chunk */
    uint64_t cycle;                      /* of the item before */
    uint32_t resets;                     /* since its case began */
    bool ended;                          /* the case has */
    struct tape_instruction instruction[TRACK_INSTRUCTIONS];
    bool no_memory;
    char error[TAPE_ERROR]; /* empty: none */
};

/* The file must begin with RECORD_MARK, and stays open; the tape closes it. False: error. tape_close in either case. */
bool tape_open(struct tape *r, FILE *in, const char *path, enum trace_side side);
void tape_close(struct tape *r);
/* The next items are those of a case. False: error. */
bool tape_case(struct tape *r, size_t number);

enum tape_item { TAPE_BEAT, TAPE_RESET, TAPE_FAILED, TAPE_END, TAPE_WRONG };
/* TAPE_BEAT: `out` is filled; else its cycle is. TAPE_WRONG: error. */
enum tape_item tape_next(struct tape *r, struct beat *out);

#endif
