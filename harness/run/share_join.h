// SPDX-License-Identifier: Apache-2.0
/* One verdict of those of the workers. */
#ifndef SHARE_JOIN_H
#define SHARE_JOIN_H
#include "run/run.h"
#include "run/share.h"

/*
 * All workers have ended. Fills the verdict of `r`, a run that simulates nothing but has options, source and console,
 * with what one process would have found: the cases up to the first that failed, and the counts up to there.
 */
void share_join(const struct share *s, struct run *r);

#endif
