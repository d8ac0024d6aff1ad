// SPDX-License-Identifier: Apache-2.0
/* What lockstep costs, measured in one process on one stimulus, in process time. */
#ifndef BENCH_H
#define BENCH_H
#include "run.h"
#include "sim.h"

struct bench {
    uint64_t cycles, instructions;
    double bare;       /* seconds: the Verilated model, clock callbacks and recorded pins; no probe, no agents */
    double sampled;    /* bare, and the probe read every cycle */
    double lockstep;   /* everything */
    double model_ns;   /* tex_model_step alone, a cycle */
    double compare_ns; /* the comparator alone, a cycle */
    double gathers;    /* threads a second through the function layer */
};

/* Measure `rounds` times and keep the best of each. False (reason printed) if the run does not pass or memory is out.
 */
bool bench_measure(const struct sim_driver *driver, uint32_t seed, uint64_t instructions, unsigned rounds,
                   struct bench *out);

#endif
