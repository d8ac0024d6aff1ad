// SPDX-License-Identifier: Apache-2.0
/* Small deterministic generator: a 32-bit seed and a stream number give the whole sequence (PCG XSH RR 64/32). */
#ifndef RNG_H
#define RNG_H
#include <stdbool.h>
#include <stdint.h>

struct rng {
    uint64_t state, increment;
};
void rng_init(struct rng *r, uint32_t seed, uint32_t stream);

/* The agents draw several times a cycle: inline, so that a bound that is a constant costs no division. */
static inline uint32_t rng_next(struct rng *r)
{
    uint64_t old = r->state;
    r->state = old * UINT64_C(6364136223846793005) + r->increment;
    uint32_t shifted = (uint32_t)(((old >> 18) ^ old) >> 27), turn = (uint32_t)(old >> 59);
    return (shifted >> turn) | (shifted << ((32 - turn) & 31));
}

/* Uniform in 0..bound-1; bound 1..2^32-1. */
static inline uint32_t rng_below(struct rng *r, uint32_t bound)
{
    /* Draws below 2^32 mod bound would favour the small results. */
    uint32_t least = (0 - bound) % bound, draw;
    do
        draw = rng_next(r);
    while (draw < least);
    return draw % bound;
}

/* True with a probability of percent / 100. */
static inline bool rng_percent(struct rng *r, uint32_t percent)
{
    return rng_below(r, 100) < percent;
}

#endif
