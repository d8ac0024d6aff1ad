// SPDX-License-Identifier: Apache-2.0
/* One simulation of a run: binding, sequencer and driver put together. */
#ifndef SIMULATE_H
#define SIMULATE_H
#include "run/run.h"
#include "run/sim.h"

/* Delayed initialisation: cycles without a pin driven, 1..16, where that makes a difference. */
unsigned simulate_idle_cycles(const struct sim_driver *driver, uint32_t seed);

/* Simulate until the client ends it; not hosted. False if the binding failed; the reason is printed to `console`. */
bool simulate_client(const struct sim_driver *driver, uint32_t seed, const struct dut_client *client, FILE *console);

/*
 * Nothing can be run: verdict.json and junit.xml say so with this text, so that files of an earlier run are not
 * mistaken for those of this one. Returns the ending.
 */
enum ending simulate_refused(const struct sim_driver *driver, const struct run_options *options, enum ending ending,
                             const char *text);

/*
 * Prove that the comparator can fail, simulate all cases, print what fails, then write the summary, verdict.json and
 * junit.xml; finally close the source. Returns the ending; of a hosted simulation, which continues after the return,
 * pass.
 */
enum ending simulate_and_report(const struct sim_driver *driver, const struct run_options *options,
                                const struct run_source *source);

#endif
