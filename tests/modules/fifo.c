// SPDX-License-Identifier: Apache-2.0
/*
 * tex_fifo of depth 1, 2, 5 and 16 beside queues that know every element since reset by its number.
 * Two words each. in: push, pop; data. out: full, empty; the oldest element.
 */
#include "clocked.h"

#include <string.h>

enum { QUEUES = 4, LONGEST = 16 };
enum { SEEN_FULL_PUSH, SEEN_EMPTY_POP, SEEN_BOTH, SEEN_FULL_BOTH, SEEN_AROUND };

static const unsigned depths[QUEUES] = {1, 2, 5, 16};
static const unsigned widths[QUEUES] = {32, 31, 30, 1};

struct queue {
    uint32_t element[LONGEST];
    uint64_t pushed, popped; /* since reset */
};

struct state {
    struct queue queue[QUEUES];
    uint32_t left;      /* cycles that the shares below still hold */
    uint32_t push, pop; /* of 100 cycles */
};

static void reset(void *state)
{
    memset(state, 0, sizeof(struct state));
}

static uint64_t held(const struct queue *q)
{
    return q->pushed - q->popped;
}

/* Long runs in which one side is faster than the other fill and empty the queues. */
static void drive(void *state, struct rng *rng, uint32_t *in)
{
    struct state *s = state;
    if (s->left-- == 0) {
        s->left = rng_below(rng, 100);
        s->push = rng_below(rng, 101);
        s->pop = rng_below(rng, 101);
    }
    for (unsigned n = 0; n < QUEUES; n++) {
        in[2 * n] = rng_percent(rng, s->push) | (uint32_t)rng_percent(rng, s->pop) << 1;
        in[2 * n + 1] = rng_next(rng);
    }
}

static void show(void *state, const uint32_t *in, uint32_t *out)
{
    struct state *s = state;
    (void)in;
    for (unsigned n = 0; n < QUEUES; n++) {
        const struct queue *q = &s->queue[n];
        out[2 * n] = (held(q) == depths[n]) | (uint32_t)(held(q) == 0) << 1;
        out[2 * n + 1] = held(q) == 0 ? 0 : q->element[q->popped % LONGEST];
    }
}

static void edge(void *state, const uint32_t *in, uint64_t *seen)
{
    struct state *s = state;
    for (unsigned n = 0; n < QUEUES; n++) {
        struct queue *q = &s->queue[n];
        bool push = in[2 * n] & 1, pop = in[2 * n] >> 1 & 1, full = held(q) == depths[n], empty = held(q) == 0;
        seen[SEEN_FULL_PUSH] += push && full && !pop;
        seen[SEEN_EMPTY_POP] += pop && empty;
        seen[SEEN_BOTH] += push && pop && !full && !empty;
        seen[SEEN_FULL_BOTH] += push && pop && full;
        seen[SEEN_AROUND] += push && !full && q->pushed % depths[n] == 0 && depths[n] == LONGEST && q->pushed > 0;
        if (push && !full)
            q->element[q->pushed++ % LONGEST] = in[2 * n + 1] & UINT32_MAX >> (32 - widths[n]);
        q->popped += pop && !empty;
    }
}

const struct clocked clocked = {
    .name = "fifo",
    .cycles = 500000,
    .size = sizeof(struct state),
    .reset = reset,
    .drive = drive,
    .show = show,
    .edge = edge,
    .events = {"a push when full", "a pop when empty", "push and pop in one cycle", "push and pop when full",
               "the deepest queue begins anew"},
};
