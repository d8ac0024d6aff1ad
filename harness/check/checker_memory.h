// SPDX-License-Identifier: Apache-2.0
/*
 * Check `memory`: at the end of a case, memory as the unit has written it is that of the function layer, byte by byte,
 * in every page that either has written. If registers changed in flight, the stores are not known, and nothing is
 * compared.
 */
#ifndef CHECKER_MEMORY_H
#define CHECKER_MEMORY_H
#include "check/checker.h"

/* One cycle: learn the writes; a reset begins the case again. */
void checker_memory_cycle(struct checker *k, const struct history_entry *e);
/* Compare. False if a byte differs; `failure` is then filled. */
bool checker_memory_end(struct checker *k, struct failure *failure);
/* Lines that must be compared in the current case: all of the pages that the function layer has written. */
uint64_t checker_memory_minimum(const struct checker *k);
/* Self-test: an extra byte must be found. On false `out` has the fault. */
struct self_test_report;
bool memory_self_test(struct self_test_report *out);

#endif
