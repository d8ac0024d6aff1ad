// SPDX-License-Identifier: Apache-2.0
/* An instruction that is being drawn. Private to random*.c. */
#ifndef RANDOM_PART_H
#define RANDOM_PART_H
#include "isa/insn.h"
#include "random/random.h"

struct random_draw {
    const struct random_state *state;
    uint32_t handle; /* of random_state, where all threads have one */
    struct insn insn;
};

/* A word of any mnemonic that is built: encoding, fields, registers. */
void random_word(struct rng *r, struct random_draw *d);
/* Whole numbers below a bound, mostly: `at` is the place of the thread. */
struct random_whole {
    uint32_t regime, bound, start, step;
};
void random_whole(struct rng *r, struct random_whole *w, uint64_t bound);
uint32_t random_whole_at(struct rng *r, const struct random_whole *w, uint32_t at);

/* The instruction writes to a pool or to a handle of the case. */
bool random_store_meets(const struct test_case *c, const struct tex_warp *w);

/* The registers that it reads; others hold anything. */
void random_operands(struct rng *r, const struct random_draw *d, struct tex_warp *w);

#endif
