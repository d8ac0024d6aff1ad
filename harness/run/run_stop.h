// SPDX-License-Identifier: Apache-2.0
/* A run that ends before its cases do: a signal, a stop of the simulator, no more cycles. */
#ifndef RUN_STOP_H
#define RUN_STOP_H
#include "run/run.h"

/* Note why the simulation is to end; the first reason counts. The run ends in its next cycle, or in run_finish. */
void run_stop(struct run *r, const struct failure *why);
/* Likewise, as the guard has it. */
void run_stop_guarded(struct run *r, enum guard_reason reason);
/*
 * The simulation is over and a case was unfinished: its failure is the checker's, or else why the simulation ended;
 * `interrupted` if no reason is known. */
void run_stop_close(struct run *r, const char *interrupted);

#endif
