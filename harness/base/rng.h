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
uint32_t rng_next(struct rng *r);
/* Uniform in 0..bound-1; bound 1..2^32-1. */
uint32_t rng_below(struct rng *r, uint32_t bound);
/* True with a probability of percent / 100. */
bool rng_percent(struct rng *r, uint32_t percent);

#endif
