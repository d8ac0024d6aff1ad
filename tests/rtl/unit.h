// SPDX-License-Identifier: Apache-2.0
/*
 * One RTL unit tested alone: what a test program must say about it. tb_NAME.sv maps the operand words to the ports of
 * the unit and its outputs to result words; NAME.c defines `tested` below; main.cpp drives the clock and compares.
 * The expectation is plain C on the host's integers and IEEE arithmetic; it shares nothing with the golden model.
 */
#ifndef TESTS_RTL_UNIT_H
#define TESTS_RTL_UNIT_H
#include "base/rng.h"
#include <stdint.h>

enum { UNIT_OPERANDS = 16, UNIT_RESULTS = 8 };

struct unit {
    const char *name;
    uint64_t count; /* operands to try */
    int cycles;     /* clock edges from operand to result, at least 1 */
    /* Writes operand number i (corners first, then random) to words, which are zero on entry. */
    void (*operand)(uint64_t i, struct rng *rng, uint32_t words[UNIT_OPERANDS]);
    /* Writes the right result for an operand to words, which are zero on entry. */
    void (*expect)(const uint32_t operand[UNIT_OPERANDS], uint32_t words[UNIT_RESULTS]);
};

#ifdef __cplusplus
extern "C" {
#endif
extern const struct unit tested;
#ifdef __cplusplus
}
#endif

#endif
