// SPDX-License-Identifier: Apache-2.0
/*
 * Check `memory`: at the end of a case, memory as the unit has written it is that of the function layer, byte by byte,
 * in every page that either has written. Where registers changed under way, what is stored is not known, and nothing is
 * compared.
 */
#ifndef CHECKER_MEMORY_H
#define CHECKER_MEMORY_H
#include "check/checker.h"

/* One cycle: learn what is written; a reset begins the case again. */
void checker_memory_cycle(struct checker *k, const struct history_entry *e);
/* Compare. False if a byte differs; `failure` is then filled. */
bool checker_memory_end(struct checker *k, struct failure *failure);
/* Lines that must be compared in the current case: all of the pages that the function layer has written. */
uint64_t checker_memory_minimum(const struct checker *k);
/* Self-test: a byte too many must be noticed. On false `out` says what went wrong. */
struct self_test_report;
bool memory_self_test(struct self_test_report *out);

#endif
