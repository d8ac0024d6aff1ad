// SPDX-License-Identifier: Apache-2.0
/* X and Z in the checker. */
#ifndef CHECKER_UNKNOWN_H
#define CHECKER_UNKNOWN_H
#include "check/checker.h"

/*
 * Passive: propagate unknown inputs, and treat bits that depend only on them as known. False if an unknown bit reaches
 * one that must be known: bad input.
 */
bool checker_unknown_follow(struct checker *k, struct history_entry *e, struct failure *failure);
/* Nothing that is compared may be X or Z. */
bool checker_unknown_compare(struct checker *k, const struct history_entry *e, struct failure *failure);

#endif
