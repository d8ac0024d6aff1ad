// SPDX-License-Identifier: Apache-2.0
/*
 * The second look. A case that failed in lockstep at strictness cycle runs once more at strictness order, so that the
 * report can say whether payloads differ or only their timing. One that failed by an expectation runs once more to
 * count all that fail. It costs nothing where nothing fails.
 */
#ifndef RUN_SECOND_H
#define RUN_SECOND_H
#include "run/run.h"

/* The case that has just failed and was reported deserves a second look. */
bool run_second_wanted(const struct run *r);
/* The same case comes next, at strictness order or counting. */
void run_second_begin(struct run *r);
/* It is over, with r->failure: report the result, and discard the rest. */
void run_second_end(struct run *r);

#endif
