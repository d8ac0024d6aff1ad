// SPDX-License-Identifier: Apache-2.0
#include "check/handover.h"

#include <sched.h>
#include <string.h>

#define SPINS 4000U /* some 100 microseconds */

/*
 * Who goes to sleep says so and then looks once more; who has something for the other writes it and then looks whether
 * the other sleeps. These accesses are sequentially consistent, so at least one of the two sees the other's write.
 */

static unsigned cores(void)
{
    cpu_set_t set;
    return sched_getaffinity(0, sizeof set, &set) == 0 ? (unsigned)CPU_COUNT(&set) : 1;
}

static void pause_core(void)
{
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#endif
}

void handover_init(struct handover *h)
{
    memset(h, 0, sizeof *h);
    h->spins = cores() > 1 ? SPINS : 0;
    pthread_mutex_init(&h->mutex, NULL);
    pthread_cond_init(&h->more, NULL);
    pthread_cond_init(&h->room, NULL);
}

void handover_free(struct handover *h)
{
    pthread_cond_destroy(&h->more);
    pthread_cond_destroy(&h->room);
    pthread_mutex_destroy(&h->mutex);
}

static bool wants_no_more(const struct handover *h)
{
    return h->taken & 1;
}

static bool worth_waking(const struct handover *h)
{
    return !wants_no_more(h) && handover_left(h) >= (h->hurried ? 1 : HANDOVER_WAKE);
}

static void wake(struct handover *h, pthread_cond_t *who)
{
    pthread_mutex_lock(&h->mutex);
    pthread_cond_signal(who);
    pthread_mutex_unlock(&h->mutex);
}

static void wake_taker(struct handover *h)
{
    if (h->taker_sleeps && worth_waking(h))
        wake(h, &h->more);
}

void handover_give(struct handover *h)
{
    h->given++;
    wake_taker(h);
}

void handover_hurry(struct handover *h)
{
    h->hurried = true;
    wake_taker(h);
}

static bool waits(const struct handover *h, uint64_t most)
{
    return !wants_no_more(h) && handover_left(h) > most;
}

bool handover_wait(struct handover *h, uint64_t most)
{
    for (unsigned i = 0; h->hurried && i < h->spins && waits(h, most); i++)
        pause_core();
    if (waits(h, most)) {
        pthread_mutex_lock(&h->mutex);
        h->giver_sleeps = true;
        while (waits(h, most))
            pthread_cond_wait(&h->room, &h->mutex);
        h->giver_sleeps = false;
        pthread_mutex_unlock(&h->mutex);
    }
    return !wants_no_more(h);
}

void handover_restart(struct handover *h)
{
    h->hurried = false;
    h->taken = 2 * h->given;
}

void handover_stop(struct handover *h)
{
    h->stopped = true;
    wake(h, &h->more);
}

static bool takes(const struct handover *h)
{
    return !wants_no_more(h) && handover_left(h) > 0;
}

static void sleep_for_more(struct handover *h)
{
    pthread_mutex_lock(&h->mutex);
    h->taker_sleeps = true;
    while (!worth_waking(h) && !h->stopped)
        pthread_cond_wait(&h->more, &h->mutex);
    h->taker_sleeps = false;
    pthread_mutex_unlock(&h->mutex);
}

bool handover_take(struct handover *h, uint64_t *number)
{
    for (unsigned i = 0; h->hurried && i < h->spins && !takes(h) && !h->stopped; i++)
        pause_core();
    if (!takes(h))
        sleep_for_more(h);
    *number = h->taken / 2;
    return !h->stopped;
}

void handover_done(struct handover *h, bool more)
{
    h->taken = h->taken + (more ? 2 : 3);
    if (h->giver_sleeps)
        wake(h, &h->room);
}
