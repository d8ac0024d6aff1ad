// SPDX-License-Identifier: Apache-2.0
/* The protocol checks within the checker: visible boundaries by strictness, traffic, failures. */
#ifndef CHECKER_PROTOCOL_H
#define CHECKER_PROTOCOL_H
#include "check/checker.h"

/* The case is over: add its part of the minimums of the checks. Call before its scoreboard is freed. */
void checker_protocol_end(struct checker *k);
/* A case begins; its scoreboard exists, if it needs one. */
void checker_protocol_start(struct checker *k);
/* One judged cycle. False if a check was broken: `broken`. */
bool checker_protocol_cycle(struct checker *k, const struct history_entry *e, struct protocol_violation *broken);
/* Make failure->broken the failure. */
void checker_protocol_failure(const struct checker *k, struct failure *failure);

#endif
