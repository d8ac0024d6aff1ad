// SPDX-License-Identifier: Apache-2.0
/* The cost of lockstep, measured in one process on one stimulus. */
#ifndef BENCH_H
#define BENCH_H
#include "run/run.h"
#include "run/sim.h"

/* Seconds of the whole stimulus. */
enum bench_mode {
    BENCH_BARE,      /* the Verilated model, clock callbacks and recorded pins; no probe, no agents */
    BENCH_PROBE,     /* bare, and the probe read every cycle */
    BENCH_SAMPLED,   /* and the pins, compared with it */
    BENCH_UNCOVERED, /* lockstep in one thread, without functional coverage */
    BENCH_ONE,       /* lockstep: everything, in one thread */
    BENCH_LOCKSTEP,  /* the product: the checker on its own thread */
    BENCH_MODES
};
struct bench_time {
    double wall, process, thread; /* process: summed over the threads; thread: the simulator's */
};
struct bench {
    uint64_t cycles, instructions;
    struct bench_time time[BENCH_MODES];
    double model_ns;   /* tex_model_step alone, a cycle */
    double compare_ns; /* the comparator alone, a cycle */
    double cover_ns;   /* functional coverage alone, a cycle */
    double gathers;    /* threads a second through the function layer */
};

/*
 * Measure `rounds` times and keep the best of each time. `recording`: write stimulus and probe there
 * (recording_text.h), NULL: do not. False (reason printed) if the run does not pass, out of memory or the recording
 * cannot be written.
 */
bool bench_measure(const struct sim_driver *driver, uint32_t seed, uint64_t instructions, unsigned rounds,
                   const char *recording, struct bench *out);

#endif
