// SPDX-License-Identifier: Apache-2.0
/* Functional coverage within the checker: counted after everything else has found a cycle good. */
#ifndef CHECKER_COVERAGE_H
#define CHECKER_COVERAGE_H
#include "check/checker.h"

/* A case starts: its strictness decides where illegal bins are judged. */
void checker_coverage_start(struct checker *k);
/* One cycle; `count` off: it cannot be counted. False if a bin was hit that must never be; `failure` is then filled. */
bool checker_coverage_cycle(struct checker *k, const struct history_entry *e, bool count, struct failure *failure);
/* Self-test: an illegal bin must be reported. On false `out` has the fault. */
struct self_test_report;
bool coverage_self_test(struct self_test_report *out);

#endif
