// SPDX-License-Identifier: Apache-2.0
/*
 * The cases of one run, shared out among processes (workers), each of which simulates on its own. The next case goes to
 * the worker that has simulated the fewest cycles, which waits for its turn: so a run repeats, whatever the clock says.
 * The first failure in the order of the cases is reported, as by one process: a worker that has found one waits for the
 * cases before it, and all later ones end.
 *
 * What they tell each other is in memory that they share; share_process.h starts them and waits for them, share_join.h
 * makes one verdict of theirs.
 */
#ifndef SHARE_H
#define SHARE_H
#include <stdatomic.h>

#include "report/verdict.h"

#define SHARE_MOST 16U /* workers */
#define SHARE_NONE UINT32_MAX
#define SHARE_NAME 64U    /* of a case that comes from no file */
#define SHARE_TEXT 32768U /* the longest text of a failure */

/* Counts of a worker from its first case on, or before it. */
struct share_totals {
    struct verdict_check check[CHECKS], protocol[PROTOCOL_CHECKS];
    uint32_t protocol_rows;
    uint64_t cycles, instructions, handshakes;
    struct tex_cover cover;
    uint64_t hits[TEX_COVER_BINS];
};

/* The counts of a worker up to the end of a case; those of its last SHARE_RING cases are kept. */
#define SHARE_RING 64U
struct share_count {
    uint32_t number; /* of the case, plus 1; 0: none yet */
    struct share_totals totals;
};

/* A case that passed. */
struct share_case {
    bool passed;
    char name[SHARE_NAME];
    uint64_t cycles, instructions;
    double seconds;
    enum case_strictness strictness;
    uint32_t window;
};

enum share_string {
    SHARE_CASE_NAME,
    SHARE_CASE_TEXT,
    SHARE_SECOND_LOOK,
    SHARE_WAVE,
    SHARE_SAVED,
    SHARE_REPRODUCE,
    SHARE_BRIEF,
    SHARE_NOTE,
    SHARE_ERROR, /* of the simulator, after the last case */
    SHARE_STRINGS
};

/* How a worker ended. Pointers in it are to constants of the program, which has one place in all processes. */
struct share_end {
    bool told; /* it ended by itself */
    enum ending ending;
    uint32_t failed; /* the case that it reported; SHARE_NONE */
    struct failure failure;
    uint64_t cycles, instructions; /* of that case */
    double seconds;
    bool has_strictness;
    enum case_strictness strictness;
    uint32_t window;
    bool payloads_agree;
    size_t expects_failed, expects_judged;
    struct share_totals before, totals;
    size_t used;
    uint32_t string[SHARE_STRINGS]; /* where it is in `text`, plus 1; 0: there is none */
    char text[SHARE_TEXT];
};

struct share_state {
    _Atomic uint32_t at;                   /* the case at work, SHARE_NONE when there is no other */
    _Atomic uint64_t cycles, instructions; /* simulated; cycles may lag a little */
    char apart[64];
};
struct share_common {
    _Atomic uint32_t next;   /* the first case that nobody has */
    _Atomic uint32_t failed; /* the first case that is known to fail, SHARE_NONE */
    _Atomic bool cut;        /* a worker died: the others end */
    struct share_state worker[SHARE_MOST];
};

struct share {
    unsigned workers;
    uint32_t cases;
    bool *follows; /* each case: it is for the worker of the one before */
    struct share_common *common;
    struct share_case *done;   /* each case */
    struct share_count *count; /* SHARE_RING of each worker */
    struct share_end *end;     /* each worker */
};

/* One of them, in its own process. */
struct share_worker {
    struct share *share;
    unsigned number;
    uint32_t at;            /* the case at work, SHARE_NONE before the first */
    uint32_t passed;        /* cases */
    bool warm;              /* its first case is to begin as it does after another */
    struct test_case none;  /* until then */
    struct cover *coverage; /* put aside until then */
    bool given_up;          /* an earlier case failed in another: nothing of the present one counts */
};

/* False if out of memory; share_free in either case. */
bool share_create(struct share *s, unsigned workers, uint32_t cases);
void share_free(struct share *s);

/* Where the present case's counts go. */
struct share_count *share_count(struct share_worker *w);
/* The last counts of a worker before the case `end`, NULL if it has none. */
const struct share_count *share_count_before(const struct share *s, unsigned worker, uint32_t end);
/*
 * The worker's next case, once it is its turn, after so many cycles; SHARE_NONE if there is no other or a case before
 * it failed.
 */
uint32_t share_next(struct share_worker *w, uint64_t cycles);
/* How far it is. */
void share_progress(struct share_worker *w, uint64_t cycles, uint64_t instructions);
/* True if an earlier case has failed, so that the present one means nothing. */
bool share_over(struct share_worker *w);
/*
 * The present case failed. Waits until all before it are over; false if one of them failed. Else `cycles` gets the
 * cycles of those before it.
 */
bool share_first(struct share_worker *w, uint64_t *cycles);

#endif
