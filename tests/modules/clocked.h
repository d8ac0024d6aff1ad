// SPDX-License-Identifier: Apache-2.0
/*
 * One RTL module with state tested alone, every cycle: what a test program must say about it. tb_NAME.sv maps the input
 * words to the ports of the module and its outputs to output words, zero where the module leaves them open; NAME.c
 * defines `clocked` below; clocked.cpp draws resets, drives the clock and compares all output words in every cycle.
 */
#ifndef TESTS_RTL_CLOCKED_H
#define TESTS_RTL_CLOCKED_H
#include "base/rng.h"
#include <stddef.h>
#include <stdint.h>

enum { CLOCKED_WORDS = 64, CLOCKED_EVENTS = 24 };

struct clocked {
    const char *name;
    uint64_t cycles;
    size_t size; /* of the reference's state, which the caller owns: zero at the start */
    /* An edge with reset high. */
    void (*reset)(void *state);
    /*
     * The inputs of the next cycle, in words that are zero on entry. May depend on the state: a beat not taken stays.
     */
    void (*drive)(void *state, struct rng *rng, uint32_t in[CLOCKED_WORDS]);
    /* What the module shows in this cycle, in words that are zero on entry. */
    void (*show)(void *state, const uint32_t in[CLOCKED_WORDS], uint32_t out[CLOCKED_WORDS]);
    /* The rising edge, after show. Counts what happened in `seen`. */
    void (*edge)(void *state, const uint32_t in[CLOCKED_WORDS], uint64_t seen[CLOCKED_EVENTS]);
    /* What `seen` counts. A test that saw one of them fewer than 20 times proves nothing and fails. */
    const char *events[CLOCKED_EVENTS];
};

#ifdef __cplusplus
extern "C" {
#endif
extern const struct clocked clocked;
#ifdef __cplusplus
}
#endif

/* Bits [at, at + width) of words, 1 <= width <= 64. */
static inline uint64_t get_bits(const uint32_t *words, unsigned at, unsigned width)
{
    uint64_t value = 0;
    for (unsigned i = 0; i < width; i++)
        value |= (uint64_t)(words[(at + i) / 32] >> (at + i) % 32 & 1) << i;
    return value;
}

/* The same, written. */
static inline void set_bits(uint32_t *words, unsigned at, unsigned width, uint64_t value)
{
    for (unsigned i = 0; i < width; i++) {
        uint32_t bit = UINT32_C(1) << (at + i) % 32;
        words[(at + i) / 32] = (words[(at + i) / 32] & ~bit) | (value >> i & 1 ? bit : 0);
    }
}

#endif
