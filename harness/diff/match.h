// SPDX-License-Identifier: Apache-2.0
/*
 * Pairs the beats of two runs, a boundary at a time, from one reset to the next.
 *
 * Where an instruction, its lanes and a pass name one beat, the beats of one name are a pair. Elsewhere a beat is
 * paired with the first of the other run that has the same contents and serves the same thread. What is left in the end
 * is paired in order, as different; then it is alone. The same happens to a beat that MATCH_MOST later ones have
 * passed, so that the memory is bounded.
 *
 * A case that has failed in a run ends there. What it does not come to is cut: of the other run all but MATCH_AFTER
 * beats, and what has no partner of its own thread then.
 *
 * A pair of the same contents is out of order if, in B, it comes after a beat that comes after it in A.
 */
#ifndef DIFF_MATCH_H
#define DIFF_MATCH_H
#include "diff/tally.h"

#define MATCH_MOST 4096U /* beats of a run that wait at a boundary; an instruction has half of that */

#define MATCH_AFTER 512U /* beats after the end of a failed case that are still compared */

struct match_entry;
struct match_queue {
    struct match_entry *entry; /* from first to end - 1, by their order in the run */
    size_t first, end, room;
    uint64_t index; /* in the run, of the entry at `first` */
};
struct match_boundary {
    struct match_queue queue[DIFF_RUNS];
    uint64_t passed; /* index in A after the last one of those that B's pairs had */
    int64_t shift;   /* cycles that the last pair of the case is later in B */
};
struct match {
    const struct common *common;
    struct tally *tally;
    size_t number;             /* of the case in A */
    bool failed[DIFF_RUNS];    /* the case has failed, and is over in that run; the caller's */
    unsigned after[DIFF_RUNS]; /* beats of the other one since */
    struct match_boundary boundary[RECORD_BOUNDARIES];
    bool no_memory;
};

void match_begin(struct match *m, const struct common *common, struct tally *tally);
void match_free(struct match *m);
/* A case begins. */
void match_case(struct match *m, size_t number);
/* A beat in the common form, at a common boundary. False: out of memory. */
bool match_add(struct match *m, unsigned run, unsigned boundary, const struct beat *beat);
/* A reset, or the end of the case: nothing is left. */
void match_settle(struct match *m);
/* The case is over: its shifts are added up. */
void match_case_end(struct match *m);

#endif
