// SPDX-License-Identifier: Apache-2.0
/* A session of `texlock debug --step`: the case runs once and is recorded, then lines are read until the end. */
#ifndef STEP_SESSION_H
#define STEP_SESSION_H
#include "run/run.h"
#include "run/sim.h"

#define STEP_MEMORY_MIB 512U

struct step_options {
    struct run_options run; /* seed, watchdog, timeout, strictness, traffic seed, window */
    const char *file;
    const char *script; /* a file of commands; NULL: standard input */
    uint32_t memory;    /* MiB of the record, at least 1; beyond it the oldest cycles go */
};

/*
 * PASS: the session has ended. BAD_INPUT: FILE, the script or a line of it was refused, and a message names file and
 * line. INTERNAL: the case could not be run. Hosted, the simulation begins after the return.
 */
enum ending step_session(const struct sim_driver *driver, const struct step_options *options);

#endif
