// SPDX-License-Identifier: Apache-2.0
/*
 * Active mode in a simulator that is not ours: the shared object carries the whole program, and the arguments of the
 * simulator hold its command line. The design is harness/sim/texlock_top.sv.
 */
#ifndef VPI_HOST_H
#define VPI_HOST_H
#include <stdbool.h>
#include <vpi_user.h>

/*
 * The simulator's arguments after this one are the program's. The text after = is the name of the program in the line
 * that reproduces a failure.
 */
#define VPI_HOST_COMMAND "+texlock+command="
/* Before it, if it is known: the hash of the RTL sources of the design. */
#define VPI_HOST_SOURCES "+texlock+sources="

/*
 * False if the arguments hold no command line. Otherwise run it. A command that simulates nothing ends the process
 * here; one that does begins when the simulation starts, and its exit status becomes the simulator's.
 */
bool vpi_host_attach(const s_vpi_vlog_info *info);

#endif
