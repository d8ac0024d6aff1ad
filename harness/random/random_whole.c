// SPDX-License-Identifier: Apache-2.0
/* Operands that are whole numbers: coordinates of surfaces, levels and samples of queries. */
#include "random/random_part.h"

enum regime { ROWS, SAME, EDGES, INSIDE, ANY, REGIMES };

void random_whole(struct rng *r, struct random_whole *w, uint64_t bound)
{
    w->regime = rng_percent(r, 45) ? ROWS : rng_below(r, REGIMES);
    w->bound = bound > UINT32_MAX ? UINT32_MAX : (uint32_t)bound;
    w->start = rng_below(r, w->bound);
    w->step = rng_percent(r, 60) ? 1 : rng_below(r, 20);
}

/* The bound, its neighbours, and sign changes. */
static uint32_t draw_edge(struct rng *r, uint32_t bound)
{
    static const uint32_t ends[] = {0, UINT32_MAX, INT32_MAX, (uint32_t)INT32_MAX + 1, 0xffff, 0x10000};
    uint32_t end = rng_percent(r, 60) ? bound : ends[rng_below(r, sizeof ends / sizeof *ends)];
    return end + rng_below(r, 4) - 2;
}

uint32_t random_whole_at(struct rng *r, const struct random_whole *w, uint32_t at)
{
    switch (w->regime) {
    case ROWS:
        return rng_percent(r, 3) ? draw_edge(r, w->bound) : (uint32_t)((w->start + (uint64_t)w->step * at) % w->bound);
    case SAME:
        return w->start;
    case EDGES:
        return draw_edge(r, w->bound);
    case INSIDE:
        return rng_below(r, w->bound);
    default:
        return rng_next(r) >> rng_below(r, 32);
    }
}
