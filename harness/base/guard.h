// SPDX-License-Identifier: Apache-2.0
/*
 * Ends a simulation from outside: on SIGINT, SIGTERM, or computation without a clock cycle (a loop in zero time). A
 * separate thread waits for both; there is no signal handler and no global.
 *
 * The harness says when it enters and leaves: a signal is answered by the simulation itself in its next cycle. Where it
 * is in the simulator and does not come back, the guard's thread calls `conclude`, which writes the verdict and ends
 * the process; the simulation's thread then sleeps at the next call.
 */
#ifndef GUARD_H
#define GUARD_H
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum guard_reason { GUARD_NONE, GUARD_SIGNAL, GUARD_STUCK };

struct guard_options {
    uint32_t seconds; /* of processor time without a cycle; 0: no limit */
    bool signals;     /* wait for them; off where libraries in the process may handle them, or start processes */
    void (*conclude)(enum guard_reason reason, void *user); /* does not return */
    void *user;
};

struct guard {
    struct guard_options options;
    pthread_t thread;
    sigset_t waited, before;
    bool started;
    _Atomic uint64_t steps; /* entries and exits: odd while the harness is at work */
    _Atomic int state, reason, signal;
};

/*
 * From the thread that simulates, before other threads are made; the harness is at work until guard_leave. False: no
 * thread could be created.
 */
bool guard_start(struct guard *g, const struct guard_options *options);
/* The simulation is over: restore the earlier handling of signals. Harmless if not started. */
void guard_stop(struct guard *g);
/* Why the simulation is to end, for the text of a failure. */
void guard_text(const struct guard *g, enum guard_reason reason, char *text, size_t size);
/* Ask, entering: the slow half of guard_enter. */
enum guard_reason guard_answer(struct guard *g);

/* The simulator calls the harness. Not GUARD_NONE: end the simulation, for this reason. */
static inline enum guard_reason guard_enter(struct guard *g)
{
    uint64_t steps = atomic_load_explicit(&g->steps, memory_order_relaxed);
    atomic_store_explicit(&g->steps, steps + 1, memory_order_relaxed);
    return atomic_load_explicit(&g->state, memory_order_relaxed) == 0 ? GUARD_NONE : guard_answer(g);
}

static inline void guard_leave(struct guard *g)
{
    uint64_t steps = atomic_load_explicit(&g->steps, memory_order_relaxed);
    atomic_store_explicit(&g->steps, steps + 1, memory_order_relaxed);
}

#endif
