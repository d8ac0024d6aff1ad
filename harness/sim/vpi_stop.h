// SPDX-License-Identifier: Apache-2.0
/*
 * $error, $fatal and $stop of the design, in a simulator that is not ours: its own tasks print, and leave with a status
 * of their own or go on. Ours end the simulation and tell why. What is registered before the design is read counts.
 */
#ifndef VPI_STOP_H
#define VPI_STOP_H
#include "run/sim.h"
#include "sim/vpi_call.h"

/* `hooks` must live as long as the simulator; its `stopped` may still be NULL. `calls` is told what was refused. */
void vpi_stop_register(const struct sim_hooks *hooks, struct vpi_calls *calls);

#endif
