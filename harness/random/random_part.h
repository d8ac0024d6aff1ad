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

/* A word of any mnemonic that is built but a load: encoding, fields, registers. One of a given mnemonic. */
void random_word(struct rng *r, struct random_draw *d);
void random_word_of(struct rng *r, struct random_draw *d, enum isa_kind kind);
/* A compact word, a sample, or a gather: its form fits the texture and the sampler. */
bool random_word_fits(const struct random_draw *d);
/* Whole numbers below a bound, mostly: `at` is the place of the thread. */
struct random_whole {
    uint32_t regime, bound, start, step;
};
void random_whole(struct rng *r, struct random_whole *w, uint64_t bound);
uint32_t random_whole_at(struct rng *r, const struct random_whole *w, uint32_t at);

/* Run the instruction in the case's configuration, for what it reads, writes and returns. False if memory is out. */
bool random_run(const struct test_case *c, const struct tex_memory *memory, const struct tex_warp *w,
                struct tex_results *out);

/* The instruction writes to a pool or to a handle of the case. */
bool random_store_meets(const struct test_case *c, const struct tex_warp *w);

/* A store to texels that the gather reads; false if it reads none, or they are in a pool. */
bool random_store_over(struct rng *r, const struct test_case *c, const struct tex_warp *gather,
                       struct tex_warp_result *work, struct tex_warp *out);

/*
 * One more header behind the pool's last, *index: that of texture `from` with another type. The state then has the
 * sizes of the new one in place of those of `from`, and *index stands for it too. False if out of memory.
 */
bool random_retyped(struct rng *r, struct test_case *c, struct random_state *state, uint32_t from,
                    const struct tex_type_info *type, uint32_t *index);

/* Steps between the instructions, from a separate stream: see random_steps.c. */
#define RANDOM_LINES 128
struct random_steps {
    struct rng rng;
    struct tex_warp_result *work; /* as that of random_state */
    uint32_t steps, again;        /* % of places that have one more; of others, that store over a gather or repeat it */
    uint64_t line[RANDOM_LINES];  /* that were stored into last */
    uint32_t written, lines;
};
void random_steps_begin(struct random_steps *s, uint32_t seed, uint32_t index, const struct random_state *state);
/* Before an instruction, and after the last. False if out of memory. */
bool random_steps_before(struct random_steps *s, struct test_case *c);
/* When an instruction has been added. */
void random_steps_after(struct random_steps *s, struct test_case *c);

/* Texel fetches in place of other instructions, from a separate stream: see random_fetch.c. */
bool random_fetches(uint32_t seed, uint32_t index, const struct random_state *state);
void random_fetch(uint32_t seed, uint32_t index, const struct random_state *state, struct test_case *c);
/* The instruction stores to or loads from a surface. */
bool random_uses_surface(const struct tex_warp *w);

/* Compact forms, likewise: see random_compact.c. */
bool random_compacts(uint32_t seed, uint32_t index, const struct random_state *state);
void random_compact(uint32_t seed, uint32_t index, const struct random_state *state, struct test_case *c);

/* Samples, likewise: see random_sample.c. */
bool random_samples(uint32_t seed, uint32_t index, const struct random_state *state);
void random_sample(uint32_t seed, uint32_t index, const struct random_state *state, struct test_case *c);

/* Surface atomics in place of others, and surfaces for them, from separate streams: see random_atomic.c. */
bool random_atomics(uint32_t seed, uint32_t index, const struct random_state *state);
bool random_atomic_texels(uint32_t seed, uint32_t index, struct test_case *c, struct random_state *state);
void random_atomic(uint32_t seed, uint32_t index, const struct random_state *state, struct test_case *c);

/* Coordinates of a sample whose level is derived: mostly a step apart within each quad. See random_quads.c. */
void random_quads(struct rng *r, const struct random_draw *d, struct tex_warp *w);

/* The registers that it reads; others hold anything. */
void random_operands(struct rng *r, const struct random_draw *d, struct tex_warp *w);

#endif
