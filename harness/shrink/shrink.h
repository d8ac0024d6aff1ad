// SPDX-License-Identifier: Apache-2.0
/*
 * Delta debugging of a case, without a simulator: it proposes the next candidate and learns whether it fails in the
 * same way. The candidates depend on the case and on the answers alone.
 */
#ifndef SHRINK_H
#define SHRINK_H
#include "case/case.h"

struct shrink {
    struct test_case best, candidate;
    bool fresh; /* the candidate is a copy of the best, and nothing was changed in it yet */
    bool no_memory;
    unsigned pass;    /* the current one */
    size_t at, chunk; /* places from `at` on are changed, `chunk` of them */
    unsigned attempt; /* at one place */
    bool begun;       /* the pass has its chunk */
    unsigned round;   /* passes are gone through again until none changes anything */
    bool changed;     /* in this round */
    bool offered;     /* the candidate is the caller's */
    uint64_t trials, taken;
};

/* The case is copied. False if out of memory. */
bool shrink_begin(struct shrink *s, const struct test_case *c);
void shrink_end(struct shrink *s);
/* The next candidate is in s->candidate. False: none is left, or out of memory. */
bool shrink_next(struct shrink *s);
/* Of the candidate: it fails in the same way, and is the best from now on; or not. */
void shrink_judged(struct shrink *s, bool same);
/* Let s->candidate be a copy of the best, for the caller to change and to judge as the others. False: out of memory. */
bool shrink_offer(struct shrink *s);
/* The current trial, as text. */
const char *shrink_name(const struct shrink *s);
/* Part of the work of this round that is done, 0..1. */
double shrink_part(const struct shrink *s);

#endif
