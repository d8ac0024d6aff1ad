// SPDX-License-Identifier: Apache-2.0
/*
 * Runs the steps between the instructions of a case, in order: `wait` until the unit has answered all that is in way,
 * `invalidate`, a write of CTRL, and `clear`, a write of FAULT_CLEAR or TRAP_CLEAR after such a wait. The instruction
 * after it begins when it is done: when the unit was idle for RUN_QUIET_CYCLES, or when the write was answered.
 */
#ifndef RUN_STEPS_H
#define RUN_STEPS_H
#include "run/run.h"

#define RUN_QUIET_CYCLES 4U

/* After a reset, when the agents have started. */
void run_steps_begin(struct run *r);
/* One cycle in which instructions are issued, after the agents. `moving`: a boundary of theirs is valid. */
void run_steps_cycle(struct run *r, bool moving);
/* The next one writes a register, and all instructions before it were issued: no other access begins. */
bool run_steps_writes(const struct run *r);
/* None is left. */
bool run_steps_done(const struct run *r);

#endif
