// SPDX-License-Identifier: Apache-2.0
#include "check/checker_thread.h"

#include <stdio.h>
#include <string.h>

#define SPINS 4000U /* some 100 microseconds */

static inline void sched_pause(void)
{
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#endif
}

static void start_case(struct checker_thread *f)
{
    const struct test_case *c = f->next;
    f->next = NULL;
    if (checker_start(f->checker, c))
        return;
    f->failure = (struct failure){.kind = FAILURE_INTERNAL, .ending = ENDING_INTERNAL};
    f->failure.instruction = f->failure.lane = FAILURE_NONE;
    snprintf(f->failure.text, sizeof f->failure.text, "out of memory");
}

/* Check the frame in the history's current entry. False once frozen. */
static bool follow(struct checker_thread *f)
{
    if (f->next)
        start_case(f);
    bool failed = f->failure.kind != FAILURE_NOT;
    if (failed && (f->behind == 0 || f->failure.kind == FAILURE_INTERNAL))
        return false;
    if (failed)
        f->behind--;
    checker_cycle(f->checker, !failed, &f->failure);
    return true;
}

static void set_flags(struct history_entry *e, uint32_t flags)
{
    e->reset = flags & FRAMES_RESET;
    e->pins = flags & FRAMES_PINS;
    e->twin = flags & FRAMES_TWIN;
}

static bool follow_batch(struct checker_thread *f, const struct checker_thread_batch *b)
{
    const uint32_t *at = b->words;
    bool going = true;
    for (uint32_t i = 0; going && i < b->frames; i++) {
        struct history_entry *e = history_current(&f->checker->history);
        uint32_t flags, ignored;
        at += frames_unpack(at, &e->rtl, &flags);
        set_flags(e, flags);
        if (e->twin)
            at += frames_unpack(at, &f->checker->twin, &ignored);
        going = follow(f);
    }
    return going;
}

static void *work(void *user)
{
    struct checker_thread *f = user;
    pthread_mutex_lock(&f->mutex);
    for (;;) {
        while ((f->published == f->consumed || f->frozen) && !f->stop)
            pthread_cond_wait(&f->more, &f->mutex);
        if (f->stop)
            break;
        const struct checker_thread_batch *b = &f->batch[f->consumed % CHECKER_THREAD_BATCHES];
        pthread_mutex_unlock(&f->mutex);
        bool going = follow_batch(f, b);
        pthread_mutex_lock(&f->mutex);
        f->consumed++;
        f->frozen = !going;
        pthread_cond_signal(&f->room);
    }
    pthread_mutex_unlock(&f->mutex);
    return NULL;
}

void checker_thread_start(struct checker_thread *f, struct checker *checker, bool threaded)
{
    memset(f, 0, sizeof *f);
    f->checker = checker;
    f->behind = CHECKER_THREAD_BEHIND;
    pthread_mutex_init(&f->mutex, NULL);
    pthread_cond_init(&f->more, NULL);
    pthread_cond_init(&f->room, NULL);
    f->threaded = threaded && pthread_create(&f->thread, NULL, work, f) == 0;
}

void checker_thread_stop(struct checker_thread *f)
{
    if (f->threaded) {
        pthread_mutex_lock(&f->mutex);
        f->stop = true;
        pthread_cond_signal(&f->more);
        pthread_mutex_unlock(&f->mutex);
        pthread_join(f->thread, NULL);
    }
    pthread_cond_destroy(&f->more);
    pthread_cond_destroy(&f->room);
    pthread_mutex_destroy(&f->mutex);
}

static struct checker_thread_batch *filling(struct checker_thread *f)
{
    return &f->batch[f->published % CHECKER_THREAD_BATCHES];
}

static void empty(struct checker_thread_batch *b)
{
    b->frames = 0;
    b->used = 0;
}

void checker_thread_case(struct checker_thread *f, const struct test_case *c)
{
    pthread_mutex_lock(&f->mutex);
    /* A frozen checker lost track of the RTL: the next reset brings them together again. */
    if (f->failure.kind != FAILURE_NOT)
        f->checker->armed = false;
    f->failure = (struct failure){.kind = FAILURE_NOT};
    f->frozen = false;
    f->behind = CHECKER_THREAD_BEHIND;
    f->next = c;
    f->consumed = f->published;
    empty(filling(f));
    pthread_mutex_unlock(&f->mutex);
}

/* The end of a case is near: going to sleep for it would take longer. */
static void spin(const struct checker_thread *f)
{
    for (unsigned i = 0; i < SPINS && f->consumed != f->published; i++)
        sched_pause();
}

/* Hand over the batch; wait while the checker has more than `lag` batches. */
static bool publish(struct checker_thread *f, uint64_t lag)
{
    pthread_mutex_lock(&f->mutex);
    if (filling(f)->frames > 0 && !f->frozen) {
        f->published++;
        pthread_cond_signal(&f->more);
    }
    if (lag == 0) {
        pthread_mutex_unlock(&f->mutex);
        spin(f);
        pthread_mutex_lock(&f->mutex);
    }
    while (!f->frozen && f->published - f->consumed > lag)
        pthread_cond_wait(&f->room, &f->mutex);
    empty(filling(f));
    bool going = !f->frozen;
    pthread_mutex_unlock(&f->mutex);
    return going;
}

static uint32_t flags_of(const struct checker_thread_cycle *cycle)
{
    return (cycle->reset ? FRAMES_RESET : 0) | (cycle->pins ? FRAMES_PINS : 0) | (cycle->twin ? FRAMES_TWIN : 0);
}

static bool push_batch(struct checker_thread *f, const struct checker_thread_cycle *cycle)
{
    struct checker_thread_batch *b = filling(f);
    b->used += frames_pack(cycle->frame, flags_of(cycle), &b->words[b->used]);
    if (cycle->twin)
        b->used += frames_pack(cycle->twin, 0, &b->words[b->used]);
    b->frames++;
    return b->used + 2 * FRAMES_MOST <= CHECKER_THREAD_WORDS || publish(f, CHECKER_THREAD_BATCHES - 1);
}

bool checker_thread_push(struct checker_thread *f, const struct checker_thread_cycle *cycle)
{
    if (f->threaded)
        return push_batch(f, cycle);
    struct history_entry *e = history_current(&f->checker->history);
    e->rtl = *cycle->frame;
    set_flags(e, flags_of(cycle));
    if (cycle->twin)
        f->checker->twin = *cycle->twin;
    f->frozen = !follow(f);
    return !f->frozen;
}

void checker_thread_hurry(struct checker_thread *f)
{
    if (f->threaded)
        publish(f, CHECKER_THREAD_BATCHES - 1);
}

bool checker_thread_drain(struct checker_thread *f)
{
    if (f->threaded)
        publish(f, 0);
    return f->failure.kind == FAILURE_NOT;
}
