// SPDX-License-Identifier: Apache-2.0
#include "check/checker_thread.h"

#include <stdio.h>
#include <string.h>

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
    e->probe_differs = flags & FRAMES_PROBE;
}

static bool follow_batch(struct checker_thread *f, const struct checker_thread_batch *b)
{
    const uint32_t *at = b->words;
    bool going = true;
    for (uint32_t i = 0; going && i < b->frames; i++) {
        struct history_entry *e = history_current(&f->checker->history);
        uint32_t flags, ignored;
        at += frames_unpack(&f->plan, at, &e->rtl, &flags);
        set_flags(e, flags);
        if (e->probe_differs)
            at += frames_unpack(&f->plan, at, &f->checker->probe_frame, &ignored);
        going = follow(f);
    }
    return going;
}

static void *work(void *user)
{
    struct checker_thread *f = user;
    uint64_t number;
    while (handover_take(&f->handover, &number))
        handover_done(&f->handover, follow_batch(f, &f->batch[number % HANDOVER_SLOTS]));
    return NULL;
}

void checker_thread_start(struct checker_thread *f, struct checker *checker, enum checker_thread_way way)
{
    memset(f, 0, sizeof *f);
    f->checker = checker;
    f->behind = CHECKER_THREAD_BEHIND;
    handover_init(&f->handover);
    frames_plan(&f->plan);
    f->threaded = way == CHECKER_THREAD_OWN && pthread_create(&f->thread, NULL, work, f) == 0;
    f->batched = way != CHECKER_THREAD_AT_ONCE;
}

void checker_thread_stop(struct checker_thread *f)
{
    if (f->threaded) {
        handover_stop(&f->handover);
        pthread_join(f->thread, NULL);
    }
    handover_free(&f->handover);
}

static struct checker_thread_batch *filling(struct checker_thread *f)
{
    return &f->batch[handover_number(&f->handover) % HANDOVER_SLOTS];
}

static void empty(struct checker_thread_batch *b)
{
    b->frames = 0;
    b->used = 0;
}

void checker_thread_case(struct checker_thread *f, const struct test_case *c)
{
    /* A frozen checker lost track of the RTL: the next reset brings them together again. */
    if (f->failure.kind != FAILURE_NOT)
        f->checker->armed = false;
    f->failure = (struct failure){.kind = FAILURE_NOT};
    f->hurried = f->frozen = false;
    f->frames_most = UINT32_MAX;
    f->behind = CHECKER_THREAD_BEHIND;
    f->next = c;
    handover_restart(&f->handover);
    empty(filling(f));
}

/* Hand over the batch; wait while the checker has more than `lag` of them. In place it is checked now. */
static bool publish(struct checker_thread *f, uint64_t lag)
{
    if (!f->threaded) {
        f->frozen = f->frozen || !follow_batch(f, filling(f));
        empty(filling(f));
        return !f->frozen;
    }
    if (filling(f)->frames > 0)
        handover_give(&f->handover);
    bool going = handover_wait(&f->handover, lag);
    empty(filling(f));
    return going;
}

static uint32_t flags_of(const struct checker_thread_cycle *cycle)
{
    return (cycle->reset ? FRAMES_RESET : 0) | (cycle->pins ? FRAMES_PINS : 0) |
           (cycle->probe_frame ? FRAMES_PROBE : 0);
}

static bool push_batch(struct checker_thread *f, const struct checker_thread_cycle *cycle)
{
    struct checker_thread_batch *b = filling(f);
    b->used += frames_pack(&f->plan, cycle->frame, flags_of(cycle), &b->words[b->used]);
    if (cycle->probe_frame)
        b->used += frames_pack(&f->plan, cycle->probe_frame, 0, &b->words[b->used]);
    b->frames++;
    bool full = b->used + 2 * FRAMES_MOST > CHECKER_THREAD_WORDS;
    bool wanted = f->threaded && b->frames >= f->frames_most && handover_left(&f->handover) == 0;
    return !(full || wanted) || publish(f, HANDOVER_SLOTS - 1);
}

bool checker_thread_push(struct checker_thread *f, const struct checker_thread_cycle *cycle)
{
    if (f->batched)
        return push_batch(f, cycle);
    struct history_entry *e = history_current(&f->checker->history);
    e->rtl = *cycle->frame;
    set_flags(e, flags_of(cycle));
    if (cycle->probe_frame)
        f->checker->probe_frame = *cycle->probe_frame;
    return follow(f);
}

void checker_thread_hurry(struct checker_thread *f)
{
    if (f->hurried || !f->threaded)
        return;
    f->hurried = true;
    if (f->handover.spins > 0) /* else each piece would be a change of threads */
        f->frames_most = CHECKER_THREAD_HURRIED;
    handover_hurry(&f->handover);
    publish(f, HANDOVER_SLOTS - 1);
}

bool checker_thread_drain(struct checker_thread *f)
{
    if (f->threaded)
        handover_hurry(&f->handover);
    if (f->batched)
        publish(f, 0);
    return f->failure.kind == FAILURE_NOT;
}
