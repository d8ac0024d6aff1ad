// SPDX-License-Identifier: Apache-2.0
/* The design or the simulator ends the simulation: $stop, $error, $fatal, a failed assertion, no convergence. */
#ifndef SIM_STOP_H
#define SIM_STOP_H
#include "compare/failure.h"
#include "run/sim.h"

/*
 * The failure that the stop means. A stop in the unit's own RTL is a mismatch, in the stage given by its place; one in
 * the testbench around it is bad input (`alone`: there is no testbench); a loop that does not converge is a hang;
 * anything else that the simulator cannot continue from is an internal error.
 */
void sim_stop_failure(const struct sim_stop *stop, bool alone, struct failure *failure);

#endif
