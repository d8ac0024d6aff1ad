// SPDX-License-Identifier: Apache-2.0
#include "follower.h"

#include <stdio.h>
#include <string.h>

#define MAX_LAG (HISTORY_RING - HISTORY_CYCLES - FOLLOWER_BATCH)

static void start_case(struct follower *f)
{
    const struct test_case *c = f->next;
    f->next = NULL;
    if (checker_start(f->checker, c))
        return;
    f->failure = (struct failure){.kind = FAILURE_INTERNAL, .ending = ENDING_INTERNAL};
    f->failure.instruction = f->failure.lane = FAILURE_NONE;
    snprintf(f->failure.text, sizeof f->failure.text, "out of memory");
}

/* Check the next frame. False once frozen. */
static bool follow(struct follower *f)
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

static void *work(void *user)
{
    struct follower *f = user;
    pthread_mutex_lock(&f->mutex);
    for (;;) {
        while ((f->published == f->consumed || f->frozen) && !f->stop)
            pthread_cond_wait(&f->more, &f->mutex);
        if (f->stop)
            break;
        uint64_t from = f->consumed, to = f->published;
        pthread_mutex_unlock(&f->mutex);
        bool going = true;
        for (uint64_t i = from; going && i < to; i++)
            going = follow(f);
        pthread_mutex_lock(&f->mutex);
        f->consumed = to;
        f->frozen = !going;
        pthread_cond_signal(&f->room);
    }
    pthread_mutex_unlock(&f->mutex);
    return NULL;
}

void follower_start(struct follower *f, struct checker *checker, bool threaded)
{
    memset(f, 0, sizeof *f);
    f->checker = checker;
    f->behind = FOLLOWER_BEHIND;
    pthread_mutex_init(&f->mutex, NULL);
    pthread_cond_init(&f->more, NULL);
    pthread_cond_init(&f->room, NULL);
    f->threaded = threaded && pthread_create(&f->thread, NULL, work, f) == 0;
}

void follower_stop(struct follower *f)
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

void follower_case(struct follower *f, const struct test_case *c)
{
    pthread_mutex_lock(&f->mutex);
    /* A frozen checker lost track of the RTL: its first reset brings them together again. */
    if (f->failure.kind != FAILURE_NOT)
        f->checker->armed = false;
    f->failure = (struct failure){.kind = FAILURE_NOT};
    f->frozen = false;
    f->behind = FOLLOWER_BEHIND;
    f->next = c;
    f->sampled = f->published = f->consumed = f->checker->history.written;
    pthread_mutex_unlock(&f->mutex);
}

struct tex_frame *follower_frame(struct follower *f)
{
    return &f->checker->history.entry[f->sampled % HISTORY_RING].rtl;
}

/* Hand over what was sampled; wait while the checker is more than `lag` frames behind. */
static bool publish(struct follower *f, uint64_t lag)
{
    pthread_mutex_lock(&f->mutex);
    f->published = f->sampled;
    pthread_cond_signal(&f->more);
    while (!f->frozen && f->published - f->consumed > lag)
        pthread_cond_wait(&f->room, &f->mutex);
    bool going = !f->frozen;
    pthread_mutex_unlock(&f->mutex);
    return going;
}

bool follower_push(struct follower *f, bool reset)
{
    f->checker->history.entry[f->sampled++ % HISTORY_RING].reset = reset;
    if (f->threaded)
        return f->sampled - f->published < FOLLOWER_BATCH || publish(f, MAX_LAG);
    f->frozen = !follow(f);
    return !f->frozen;
}

bool follower_drain(struct follower *f)
{
    if (f->threaded)
        publish(f, 0);
    return f->failure.kind == FAILURE_NOT;
}
