// SPDX-License-Identifier: Apache-2.0
/* Checks at the end of a case and of the run: registers, completeness, minimums, named rules. */
#ifndef RUN_JUDGE_H
#define RUN_JUDGE_H
#include "run/run.h"

/* A case that nothing has failed. False fills r->failure. */
bool run_judge(struct run *r);
/* Add its minimums to the verdict's. Of cases that ran to their end: a failure cuts the compares of its case short. */
void run_judge_minimums(struct run *r);
/* A run without a failure passes only if its own counts agree: planned work done, minimums reached, no mismatch. */
void run_judge_whole(struct run *r);

#endif
