// SPDX-License-Identifier: Apache-2.0
/*
 * $error, $fatal and $stop of the design, in a simulator that is not ours: its own tasks print, and exit with a status
 * of their own or continue. Ours end the simulation and say why. They must be registered before the design is read.
 */
#ifndef VPI_STOP_H
#define VPI_STOP_H
#include "run/sim.h"
#include "sim/vpi_call.h"

/* `hooks` must live as long as the simulator; its `stopped` may still be NULL. `calls` records refused calls. */
void vpi_stop_register(const struct sim_hooks *hooks, struct vpi_calls *calls);

#endif
