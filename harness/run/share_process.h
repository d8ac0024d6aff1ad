// SPDX-License-Identifier: Apache-2.0
/* The processes of a shared run. */
#ifndef SHARE_PROCESS_H
#define SHARE_PROCESS_H
#include "run/share.h"

#define SHARE_PARENT SHARE_MOST

/* SIGINT and SIGTERM wait until share_start, which passes them on. Call before there are other threads. */
void share_hold_signals(void);
/*
 * Start the workers. Returns in each of them its number, and when all have ended SHARE_PARENT. A signal goes on to
 * them, each of which ends its run by it. They end with this process, however it ends; if one of them dies, this
 * process does, in the same way, without a verdict. `instructions`: planned, for the line of progress.
 */
unsigned share_start(struct share *s, uint64_t instructions);

#endif
