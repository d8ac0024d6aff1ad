// SPDX-License-Identifier: Apache-2.0
#include "base/guard.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define TICK_NS 100000000L
#define GRACE_TICKS 20 /* for the simulation to come to its next cycle */

/*
 * Calm: nothing was requested. Asked: an end was requested. Then either the simulation or the guard takes it, whoever
 * is first.
 */
enum { CALM, ASKED, ITS_OWN, THE_GUARDS };

struct look {
    uint64_t steps;
    double since; /* processor time when they changed last */
    int ticks;    /* since it was asked */
};

static double processor_seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static void sleep_for_ever(void)
{
    for (;;)
        pause();
}

/* The conclusion is the guard's, unless the simulation was faster. */
static void conclude(struct guard *g, int from, enum guard_reason reason)
{
    if (atomic_compare_exchange_strong(&g->state, &from, THE_GUARDS))
        g->options.conclude(reason, g->options.user);
}

/* The same signal again has its default effect. */
static void let_through(int signal)
{
    sigset_t one;
    sigemptyset(&one);
    sigaddset(&one, signal);
    pthread_sigmask(SIG_UNBLOCK, &one, NULL);
}

static void ask(struct guard *g, int signal)
{
    int calm = CALM;
    atomic_store(&g->signal, signal);
    atomic_store(&g->reason, GUARD_SIGNAL);
    atomic_compare_exchange_strong(&g->state, &calm, ASKED);
    let_through(signal);
}

static void look(struct guard *g, struct look *l)
{
    uint64_t steps = atomic_load(&g->steps);
    double now = processor_seconds();
    bool asked = atomic_load(&g->state) == ASKED;
    if (steps != l->steps || steps % 2 == 1) {
        *l = (struct look){.steps = steps, .since = now};
        return;
    }
    if (asked && ++l->ticks >= GRACE_TICKS)
        conclude(g, ASKED, GUARD_SIGNAL);
    else if (!asked && g->options.seconds > 0 && now - l->since >= g->options.seconds)
        conclude(g, CALM, GUARD_STUCK);
}

static void *work(void *user)
{
    struct guard *g = user;
    const struct timespec tick = {.tv_nsec = TICK_NS};
    struct look l = {.steps = atomic_load(&g->steps), .since = processor_seconds()};
    for (;;) {
        int signal = sigtimedwait(&g->waited, NULL, &tick); /* here it is cancelled */
        if (signal > 0)
            ask(g, signal);
        look(g, &l);
    }
    return NULL;
}

bool guard_start(struct guard *g, const struct guard_options *options)
{
    memset(g, 0, sizeof *g);
    g->options = *options;
    atomic_store(&g->steps, 1);
    sigemptyset(&g->waited);
    if (options->signals) {
        sigaddset(&g->waited, SIGINT);
        sigaddset(&g->waited, SIGTERM);
    }
    pthread_sigmask(SIG_BLOCK, &g->waited, &g->before);
    g->started = pthread_create(&g->thread, NULL, work, g) == 0;
    if (!g->started)
        pthread_sigmask(SIG_SETMASK, &g->before, NULL);
    return g->started;
}

void guard_stop(struct guard *g)
{
    if (!g->started || pthread_equal(pthread_self(), g->thread))
        return;
    if (atomic_exchange(&g->state, ITS_OWN) == THE_GUARDS)
        sleep_for_ever();
    pthread_cancel(g->thread);
    pthread_join(g->thread, NULL);
    pthread_sigmask(SIG_SETMASK, &g->before, NULL);
    g->started = false;
}

enum guard_reason guard_answer(struct guard *g)
{
    int asked = ASKED;
    if (atomic_compare_exchange_strong(&g->state, &asked, ITS_OWN) || asked == ITS_OWN)
        return (enum guard_reason)atomic_load(&g->reason);
    if (asked == THE_GUARDS)
        sleep_for_ever();
    return GUARD_NONE;
}

void guard_text(const struct guard *g, enum guard_reason reason, char *text, size_t size)
{
    if (reason == GUARD_SIGNAL)
        snprintf(text, size, "interrupted by %s: the counts are of the cycles before",
                 atomic_load(&g->signal) == SIGINT ? "SIGINT" : "SIGTERM");
    else
        snprintf(text, size,
                 "no clock cycle came while the simulator computed for %" PRIu32
                 " s: a loop in zero time (or a limit too short for this machine)",
                 g->options.seconds);
}
