// SPDX-License-Identifier: Apache-2.0
/* What the checker does with X and Z. */
#ifndef CHECKER_UNKNOWN_H
#define CHECKER_UNKNOWN_H
#include "check/checker.h"

/*
 * Passive: follow unknown inputs, and treat what depends on them alone as known. False if an unknown bit reaches what
 * must be known: bad input.
 */
bool checker_unknown_follow(struct checker *k, struct history_entry *e, struct failure *failure);
/* Nothing that is compared may be X or Z. */
bool checker_unknown_compare(struct checker *k, const struct history_entry *e, struct failure *failure);

#endif
