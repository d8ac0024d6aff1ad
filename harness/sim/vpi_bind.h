// SPDX-License-Identifier: Apache-2.0
/*
 * The simulator binding: IEEE 1364 VPI, nothing specific to a simulator. Handles are looked up once, when the
 * simulation starts. Two callbacks a cycle, both from value changes of the clock: rising applies changed inputs,
 * falling samples probe and pins and asks the client for the inputs of the next cycle.
 *
 * Verilator calls back when the edge has been evaluated. An event-driven simulator (every other one) calls back in the
 * middle of the edge: there the inputs are applied at its read-write synchronisation point, after all nonblocking
 * updates. Such a simulator is four-state too: X and Z bits of the probe go to the client separately (vpi_four.h).
 */
#ifndef VPI_BIND_H
#define VPI_BIND_H
#include "base/dut.h"
#include "run/sim.h"

#define VPI_ERROR_TEXT 200

struct vpi_bind;
struct vpi_calls;

/*
 * `path` is the hierarchical name of the texture_unit, NULL: it is the top. `locate`: see sim.h, may be NULL. `idle`:
 * clock edges before any input is driven, if the simulator is event-driven. NULL if out of memory.
 */
struct vpi_bind *vpi_bind_create(const struct dut_client *client, const char *path, sim_locate locate, unsigned idle);
void vpi_bind_destroy(struct vpi_bind *b);
/* Register for the start of the simulation. Called when the design is built and time has not begun. */
void vpi_bind_start(struct vpi_bind *b);
/* The client requested the end, a signal is missing, or the simulation runs without this binding attached. */
bool vpi_bind_over(struct vpi_bind *b);
/* Inputs have been written since this was asked. */
bool vpi_bind_wrote(struct vpi_bind *b);
/* The error, NULL if none. */
const char *vpi_bind_error(const struct vpi_bind *b);
/* Calls of the same simulation recorded elsewhere: one that failed there is the error. */
struct vpi_calls *vpi_bind_calls(struct vpi_bind *b);

#endif
