// SPDX-License-Identifier: Apache-2.0
/* A run that is one worker of several (share.h): its side of what they tell each other. Nothing without a worker. */
#ifndef RUN_SHARE_H
#define RUN_SHARE_H
#include "run/run.h"

/*
 * A case begins as it does after another: the comparison armed, the unit idle. The first case of a worker is not the
 * first of the run: some cycles of reset and idleness come before it and are not counted. `begin`: there are such.
 */
bool run_share_warm_begin(struct run *r);
void run_share_warm_end(struct run *r);
/* The case has passed. */
void run_share_passed(struct run *r);
/* It has failed, and is to be reported: false if an earlier one failed, so that nothing is. */
bool run_share_failed(struct run *r);
/* The run ends within a case that does not count. */
void run_share_give_up(struct run *r);
/* The next case: the worker's, or that of the source. */
enum run_next run_share_next(struct run *r);
/* In every cycle: false if the present case means nothing any more, and the run is over. */
bool run_share_cycle(struct run *r);
/* The worker ends: what the other side joins. `error`: of the simulator, after the last case; NULL: none. */
void run_share_end(struct run *r, const char *error);

#endif
