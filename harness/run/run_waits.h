// SPDX-License-Identifier: Apache-2.0
/* Who waits for whom in one cycle of a run, on demand: what a hang's report says of its last cycle. */
#ifndef RUN_WAITS_H
#define RUN_WAITS_H
#include "run/run.h"

/* Watch for the cycle of the options, if they have one. The checker keeps a pointer into `r`. */
void run_waits_begin(struct run *r);
/* After the run: print it; a cycle that was not reached is a note in the verdict. */
void run_waits_print(struct run *r);

#endif
