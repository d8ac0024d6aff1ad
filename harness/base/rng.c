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
