// SPDX-License-Identifier: Apache-2.0
/*
 * Passive mode in a simulator whose main is not ours: the library is a guest there. It must deliver its verdict on its
 * own: when the simulation ends, or at the latest when the process does, and then as its exit status.
 */
#ifndef VPI_GUEST_H
#define VPI_GUEST_H
#include <vpi_user.h>

/* From a startup routine: watch the texture_units of the design, with the options in the simulator's arguments. */
void vpi_guest_attach(const s_vpi_vlog_info *info);

#endif
