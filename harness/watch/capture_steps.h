// SPDX-License-Identifier: Apache-2.0
/* What a testbench does between instructions, as steps of a case: `wait`, `invalidate`, `clear`. Private to capture*.c.
 */
#ifndef CAPTURE_STEPS_H
#define CAPTURE_STEPS_H
#include "watch/capture.h"

#define CAPTURE_STEPS 3072U /* with so many, instructions are forgotten; a vector file has at most 4096 */

/*
 * Before an instruction there are at most four: a wait, an invalidate and two clears. Others of the same kind are
 * joined to these.
 */
/* An instruction begins: if the unit was idle, the case waits for that too. False if out of memory. */
bool capture_steps_issue(struct capture *o);
/* A cycle out of reset: writes of CTRL, FAULT_CLEAR and TRAP_CLEAR. False if out of memory. */
bool capture_steps_cycle(struct capture *o, const struct tex_frame *f);
/* The first instructions are forgotten, and the steps before them and before the next one. */
void capture_steps_forget(struct capture *o, size_t count);

#endif
