// SPDX-License-Identifier: Apache-2.0
/*
 * False starts: rst_i rises while the unit works, as often as the case's traffic demands, and the case begins again
 * from its configuration. Instructions in flight are lost; the rest is judged as in a fresh case.
 */
#ifndef RUN_RESTART_H
#define RUN_RESTART_H
#include "run/run.h"

/* The case begins: when the false starts come is drawn from its traffic seed. */
void run_restart_begin(struct run *r);
/* Once a cycle while instructions are issued. True: this cycle raises rst_i, and the case begins again. */
bool run_restart_due(struct run *r);
/* Cycles for which rst_i stays. */
unsigned run_restart_cycles(struct run *r);

#endif
