// SPDX-License-Identifier: Apache-2.0
/*
 * Rules for the testbench's clk_i and rst_i once the unit has been reset. Each returns false on a violation; `text`
 * then has it, with the time.
 */
#ifndef VPI_CLOCK_H
#define VPI_CLOCK_H
#include "sim/vpi_unit.h"

/*
 * clk_i changed to `clk` (0, 1, -1 if it is unknown). X and Z make edges of their own: an always_ff takes 0 to X and X
 * to 1 for two rising edges. While a reset lasts, an edge more or less changes nothing.
 */
bool vpi_clock_known(struct vpi_unit *u, int clk, char *text, size_t size);
/* clk_i rises, and the unit was not sampled since it rose last: it fell and rose within one time step. */
bool vpi_clock_apart(struct vpi_unit *u, char *text, size_t size);
/* clk_i rises while rst_i is `rst`. */
bool vpi_clock_reset_known(struct vpi_unit *u, int rst, char *text, size_t size);

#endif
