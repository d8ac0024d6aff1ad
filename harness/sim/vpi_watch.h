// SPDX-License-Identifier: Apache-2.0
/*
 * Passive mode in a simulator: finds every texture_unit of the design (vpi_search.h, vpi_choice.h), samples it whatever
 * drives it, and gives each to its own checker (watch.h). At the first clock edge it lists them.
 *
 * The sample is the state that the unit's registers see at a rising edge of clk_i: the probe at the falling edge before
 * it, and again at the end of each time step in which an input changed after that. Needs cbValueChange and
 * cbReadOnlySynch. Options come as plusargs (vpi_watch_options).
 */
#ifndef VPI_WATCH_H
#define VPI_WATCH_H
#include <stdio.h>

#include "run/sim.h"
#include "watch/watch.h"

#define VPI_WATCH_UNITS 64
/* The folder of results, and the option that names another. */
#define VPI_WATCH_OUT "texlock-out"
#define VPI_WATCH_OUT_OPTION "+texlock+out="

struct vpi_watch_options {
    struct watch_options watch;
    uint32_t timeout;                 /* seconds of processor time without a clock cycle; 0: no limit */
    bool signals;                     /* SIGINT and SIGTERM end the simulation with a verdict (guard.h) */
    const char *dut[VPI_WATCH_UNITS]; /* hierarchical names; none: every texture_unit of the design */
    unsigned duts;
    unsigned units; /* so many must be watched; 0: any number but none */
    bool window_given;
};
/*
 * Read the plusargs that begin with +texlock+. False if one is unknown or invalid; `error` then names it and the
 * expectation. Strings of `options` point into the arguments.
 */
bool vpi_watch_options(struct vpi_watch_options *options, int argc, char *const *argv, char *error, size_t size);

struct vpi_watch;
/*
 * Call before the simulator creates threads, which would receive the signals. `locate`, `modules`: see sim.h, may be
 * NULL. NULL if out of memory.
 */
struct vpi_watch *vpi_watch_create(const struct vpi_watch_options *options, sim_locate locate, sim_modules modules,
                                   FILE *console);
void vpi_watch_destroy(struct vpi_watch *v);
/* Register for start and end of the simulation. Called from a startup routine. */
void vpi_watch_start(struct vpi_watch *v);
/* The simulator is about to end on its own. False: it may go on, for nothing is checked yet. */
bool vpi_watch_stopped(struct vpi_watch *v, const struct sim_stop *stop);
/*
 * Options are refused before there is a watch: print the reason, and replace the verdict of an earlier run in the
 * folder.
 */
void vpi_watch_refused(const struct vpi_watch_options *options, enum ending ending, const char *text);
/* The simulation is over, for any reason: the worst ending of all units. Files are written at the first call. */
enum ending vpi_watch_finish(struct vpi_watch *v);

#endif
