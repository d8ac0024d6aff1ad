// SPDX-License-Identifier: Apache-2.0
#include "run/share.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>

#define LOOK_NS 20000L

static void *common(size_t size)
{
    void *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return memory == MAP_FAILED ? NULL : memory;
}

static void release(void *memory, size_t size)
{
    if (memory)
        munmap(memory, size);
}

bool share_create(struct share *s, unsigned workers, uint32_t cases)
{
    *s = (struct share){.workers = workers, .cases = cases};
    s->follows = calloc(cases, sizeof *s->follows);
    s->common = common(sizeof *s->common);
    s->done = common(cases * sizeof *s->done);
    s->count = common(workers * SHARE_RING * sizeof *s->count);
    s->end = common(workers * sizeof *s->end);
    if (!s->follows || !s->common || !s->done || !s->count || !s->end)
        return false;
    s->common->failed = SHARE_NONE;
    return true;
}

void share_free(struct share *s)
{
    free(s->follows);
    release(s->common, sizeof *s->common);
    release(s->done, s->cases * sizeof *s->done);
    release(s->count, s->workers * SHARE_RING * sizeof *s->count);
    release(s->end, s->workers * sizeof *s->end);
    *s = (struct share){.workers = 0};
}

static struct share_state *state(const struct share_worker *w)
{
    return &w->share->common->worker[w->number];
}

/* Another is at work at a case up to `number`. */
static bool behind(const struct share_worker *w, uint32_t number)
{
    for (unsigned i = 0; i < w->share->workers; i++)
        if (i != w->number && w->share->common->worker[i].at <= number)
            return true;
    return false;
}

static struct share_count *ring(const struct share_worker *w, uint32_t n)
{
    return &w->share->count[w->number * SHARE_RING + n % SHARE_RING];
}

struct share_count *share_count(struct share_worker *w)
{
    return ring(w, w->passed);
}

const struct share_count *share_count_before(const struct share *s, unsigned worker, uint32_t end)
{
    const struct share_count *found = NULL;
    for (unsigned i = 0; i < SHARE_RING; i++) {
        const struct share_count *c = &s->count[worker * SHARE_RING + i];
        if (c->number > 0 && c->number <= end && (!found || c->number > found->number))
            found = c;
    }
    return found;
}

static void look_again(void)
{
    const struct timespec look = {.tv_nsec = LOOK_NS};
    nanosleep(&look, NULL);
}

/* Counts that a failure of another may still ask for are not written over. */
static void wait_for_room(const struct share_worker *w)
{
    const struct share_common *c = w->share->common;
    while (w->passed >= SHARE_RING && !c->cut && c->failed == SHARE_NONE && behind(w, ring(w, w->passed + 1)->number))
        look_again();
}

/* Another has simulated fewer cycles, or as many and comes first. */
static bool waits(const struct share_worker *w, uint64_t cycles)
{
    for (unsigned i = 0; i < w->share->workers; i++) {
        const struct share_state *other = &w->share->common->worker[i];
        uint64_t its = other->cycles;
        if (i != w->number && other->at != SHARE_NONE && (its < cycles || (its == cycles && i < w->number)))
            return true;
    }
    return false;
}

/* The next case, and with it those that follow it. One worker at a time is here: the one that need not wait. */
static uint32_t take(const struct share *s)
{
    uint32_t first = s->common->next, next = first + 1;
    while (next < s->cases && s->follows[next])
        next++;
    if (first < s->cases)
        s->common->next = next;
    return first < s->cases ? first : SHARE_NONE;
}

uint32_t share_next(struct share_worker *w, uint64_t cycles)
{
    const struct share_common *c = w->share->common;
    bool first = w->at == SHARE_NONE;
    uint32_t next = first ? SHARE_NONE : w->at + 1;
    bool free = first || next == w->share->cases || !w->share->follows[next];
    state(w)->cycles = cycles;
    state(w)->at = free ? c->next : next;
    wait_for_room(w);
    if (free) {
        while (waits(w, cycles) && !c->cut && c->failed == SHARE_NONE) {
            state(w)->at = c->next; /* or later: nobody waits for the case that is over */
            look_again();
        }
        next = c->cut || c->failed != SHARE_NONE ? SHARE_NONE : take(w->share);
    }
    if (next > c->failed)
        next = SHARE_NONE;
    w->warm = w->warm && first && next > 0;
    if (next != SHARE_NONE)
        w->at = next;
    state(w)->at = next;
    return next;
}

void share_progress(struct share_worker *w, uint64_t cycles, uint64_t instructions)
{
    /* Whoever sees these cycles, and takes its turn, sees the case that this one took. */
    atomic_store_explicit(&state(w)->cycles, cycles, memory_order_release);
    atomic_store_explicit(&state(w)->instructions, instructions, memory_order_relaxed);
}

bool share_over(struct share_worker *w)
{
    const struct share_common *c = w->share->common;
    w->given_up = w->given_up || c->cut || c->failed < w->at;
    return w->given_up;
}

static void fail(struct share_common *c, uint32_t at)
{
    uint32_t known = c->failed;
    while (at < known && !atomic_compare_exchange_weak(&c->failed, &known, at)) {
    }
}

bool share_first(struct share_worker *w, uint64_t *cycles)
{
    struct share_common *c = w->share->common;
    fail(c, w->at);
    while (!c->cut && c->failed == w->at && behind(w, w->at))
        look_again();
    *cycles = 0;
    if (c->cut || c->failed < w->at) {
        w->given_up = true;
        return false;
    }
    for (uint32_t i = 0; i < w->at; i++)
        *cycles += w->share->done[i].cycles;
    return true;
}
