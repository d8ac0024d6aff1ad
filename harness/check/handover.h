// SPDX-License-Identifier: Apache-2.0
/*
 * Numbered batches that one thread gives and another takes, in order. Waking a thread costs the waker some
 * microseconds, so it is rare: the taker sleeps until several batches are there, or until the giver hurries; then both
 * spin for a while before they sleep. The giver owns batch number `given` until it is published, the taker its present
 * batch until it is done.
 */
#ifndef HANDOVER_H
#define HANDOVER_H
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#define HANDOVER_SLOTS 8U /* batches there is room for; number n is in slot n % HANDOVER_SLOTS */
#define HANDOVER_WAKE 4U  /* the taker is woken for this many */
#define HANDOVER_LINE 64U /* bytes of a cache line: the two sides write different ones */

struct handover {
    pthread_mutex_t mutex; /* for those who sleep */
    pthread_cond_t more, room;
    unsigned spins; /* polls before sleeping; 0: there is only one core */
    char apart[HANDOVER_LINE];
    _Atomic uint64_t given; /* batches */
    _Atomic bool hurried, stopped, giver_sleeps;
    char apart_too[HANDOVER_LINE];
    _Atomic uint64_t taken; /* batches that are done, times two; odd: the taker wants no more */
    _Atomic bool taker_sleeps;
};

void handover_init(struct handover *h);
void handover_free(struct handover *h);

/* The giver. Number of the batch that is filled now: */
static inline uint64_t handover_number(const struct handover *h)
{
    return h->given;
}
/* Batches that are not done. */
static inline uint64_t handover_left(const struct handover *h)
{
    uint64_t taken = h->taken / 2;
    return h->given - taken;
}
/* The batch is complete. */
void handover_give(struct handover *h);
/* Batches shall be taken at once, until handover_restart. */
void handover_hurry(struct handover *h);
/* Wait until no more than `left` batches are not done. False: the taker wants no more. */
bool handover_wait(struct handover *h, uint64_t left);
/* The taker, which has taken all or wants no more, may take again; batches not taken are discarded. */
void handover_restart(struct handover *h);
/* handover_take returns false from now on. */
void handover_stop(struct handover *h);

/* The taker. Wait for the next batch: its number. False: stopped. */
bool handover_take(struct handover *h, uint64_t *number);
/* It is done. `more` false: no other is taken until handover_restart. */
void handover_done(struct handover *h, bool more);

#endif
