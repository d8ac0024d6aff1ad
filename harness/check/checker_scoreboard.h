// SPDX-License-Identifier: Apache-2.0
/* The checker at strictness order and arch: a scoreboard instead of the cycle model. */
#ifndef CHECKER_SCOREBOARD_H
#define CHECKER_SCOREBOARD_H
#include "check/checker.h"

/* A case of any strictness starts. False if out of memory. */
bool checker_scoreboard_start(struct checker *k);
void checker_scoreboard_end(struct checker *k);
/* One cycle of a case with a scoreboard. */
bool checker_scoreboard_cycle(struct checker *k, struct history_entry *e, struct failure *failure);
/*
 * The same cycle for the function layer besides the cycle model, if any: false if it differs, and `judge` asks for that
 * to be reported.
 */
bool checker_scoreboard_beside(struct checker *k, const struct history_entry *e, bool judge, struct failure *failure);
/* Passive: after a judged cycle, update the counts of checker_scoreboard_minimum. */
void checker_scoreboard_follow(struct checker *k, const struct history_entry *e);
/*
 * Passive: the least number of compares that the traffic implies. Instructions that were cut off by the end of the
 * simulation or by a reset are counted up to the last cycle in which none was in flight.
 */
uint64_t checker_scoreboard_minimum(const struct checker *k, enum tex_boundary boundary);
/* unknown_find; at strictness arch of the ports only. */
bool checker_scoreboard_known(const struct checker *k, const struct history_entry *e, const struct tex_frame *unknown,
                              struct difference *out);
/* The golden beat that a result of this warp must equal, beats_count if there is none left. */
size_t checker_scoreboard_beat(struct checker *k, uint32_t warp);

#endif
