// SPDX-License-Identifier: Apache-2.0
/*
 * Two runs compared: their cases by name, their boundaries and fields by name, their transfers by contents and thread.
 * Also RTL and model of one run.
 */
#ifndef DIFF_H
#define DIFF_H
#include "base/exit_codes.h"
#include "diff/match.h"
#include "diff/tally.h"
#include "diff/tape.h"

/* A case that both have. */
struct diff_case {
    size_t number[DIFF_RUNS]; /* in the recordings */
    enum tally_class class;
    uint64_t cycles[DIFF_RUNS];
    bool failed[DIFF_RUNS];
    uint64_t failed_at[DIFF_RUNS]; /* cycle of the case */
};
struct diff {
    const char *run[DIFF_RUNS]; /* what the runs are called: A and B, or RTL and model */
    struct tape tape[DIFF_RUNS];
    struct common common;
    struct match match;
    struct tally tally;
    struct diff_case *cases; /* in the order of A */
    size_t count;
    bool *compared[DIFF_RUNS];                 /* of each case of a recording */
    size_t unmodelled;                         /* sides: cases that are left out, because the model was not stepped */
    bool unseen[RECORD_BOUNDARIES][DIFF_RUNS]; /* common boundaries that a run did not show in some case */
    char error[TAPE_ERROR];
    bool no_memory;
};

/* The recordings are read, one after the other or, `sides`, RTL and model of `a`. False: error. diff_close always. */
bool diff_open(struct diff *d, const char *a, const char *b, bool sides);
void diff_close(struct diff *d);
/* Compares all. False: error. */
bool diff_run(struct diff *d);
/* The worst of all cases. A case that one run alone has is a difference of contents. */
enum tally_class diff_class(const struct diff *d);
/* Cases of a run that the other does not have. */
size_t diff_alone(const struct diff *d, unsigned run);
/* Cycles of all compared cases. */
uint64_t diff_cycles(const struct diff *d, unsigned run);
/* Cycles that B takes more, in the cases that fail in neither run. */
int64_t diff_later(const struct diff *d);

/* For people. */
void diff_print(const struct diff *d, FILE *out);
/* For programs: README.md has the members. False: the stream has an error, or out of memory (errno). */
bool diff_write_json(const struct diff *d, FILE *out);

#endif
