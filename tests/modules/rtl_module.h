// SPDX-License-Identifier: Apache-2.0
/*
 * One RTL module tested alone: what a test program must say about it. tb_NAME.sv maps the operand words to the ports of
 * the module and its outputs to result words; NAME.c defines `tested` below; main.cpp drives the clock and compares.
 * The expectation is plain C on the host's integers and IEEE arithmetic; it shares nothing with the golden model.
 */
#ifndef TESTS_RTL_MODULE_H
#define TESTS_RTL_MODULE_H
#include "base/rng.h"
#include <stdint.h>

enum { MODULE_OPERANDS = 16, MODULE_RESULTS = 8 };

struct rtl_module {
    const char *name;
    uint64_t count; /* operands to try */
    int cycles;     /* clock edges from operand to result, at least 1 */
    /* Writes operand number i (corners first, then random) to words, which are zero on entry. */
    void (*operand)(uint64_t i, struct rng *rng, uint32_t words[MODULE_OPERANDS]);
    /* Writes the right result for an operand to words, which are zero on entry. */
    void (*expect)(const uint32_t operand[MODULE_OPERANDS], uint32_t words[MODULE_RESULTS]);
};

#ifdef __cplusplus
extern "C" {
#endif
extern const struct rtl_module tested;
#ifdef __cplusplus
}
#endif

#endif
