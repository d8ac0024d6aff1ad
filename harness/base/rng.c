// SPDX-License-Identifier: Apache-2.0
#include "base/rng.h"

void rng_init(struct rng *r, uint32_t seed, uint32_t stream)
{
    r->state = 0;
    r->increment = ((uint64_t)stream << 1) | 1;
    rng_next(r);
    r->state += seed;
    rng_next(r);
}

uint32_t rng_next(struct rng *r)
{
    uint64_t old = r->state;
    r->state = old * UINT64_C(6364136223846793005) + r->increment;
    uint32_t shifted = (uint32_t)(((old >> 18) ^ old) >> 27), turn = (uint32_t)(old >> 59);
    return (shifted >> turn) | (shifted << ((32 - turn) & 31));
}

uint32_t rng_below(struct rng *r, uint32_t bound)
{
    /* Draws below 2^32 mod bound would favour the small results. */
    uint32_t least = (0 - bound) % bound, draw;
    do
        draw = rng_next(r);
    while (draw < least);
    return draw % bound;
}

bool rng_percent(struct rng *r, uint32_t percent)
{
    return rng_below(r, 100) < percent;
}
