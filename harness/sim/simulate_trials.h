// SPDX-License-Identifier: Apache-2.0
/* Many cases of which only the outcome is wanted (run_source.judged), in one simulation or several of one process. */
#ifndef SIMULATE_TRIALS_H
#define SIMULATE_TRIALS_H
#include "run/run.h"
#include "run/sim.h"

struct simulate_trials {
    struct run_source source; /* judged is set */
    /* A simulation is over because the source had no more: another one begins. Asked where there can be one. */
    bool (*again)(void *user);
    /* All is over. `why`: the reason if a simulation ended before the source; else NULL. The exit status. */
    enum ending (*conclude)(void *user, const char *why);
    void *user;
    struct trace *trace; /* follows each simulation; was begun; NULL: none */
};

/* The options live as long as the simulation. Hosted, the simulation begins after the return. */
enum ending simulate_trials(const struct sim_driver *driver, const struct run_options *options,
                            const struct simulate_trials *trials);

#endif
