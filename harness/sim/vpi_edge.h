// SPDX-License-Identifier: Apache-2.0
/* Inputs that change in the very instant of a rising edge: a race, if the unit could take them. */
#ifndef VPI_EDGE_H
#define VPI_EDGE_H
#include "sim/vpi_unit.h"

/*
 * Called at the edge: among the inputs in u->moved, the name of one that the unit would take with another value than
 * u->frame has. NULL: none. An input that no handshake depends on is no race.
 */
const char *vpi_edge_race(struct vpi_unit *u);

#endif
