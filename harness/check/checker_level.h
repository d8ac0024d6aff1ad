// SPDX-License-Identifier: Apache-2.0
/* What the checker does at levels order and arch: a scoreboard instead of the cycle model. */
#ifndef CHECKER_LEVEL_H
#define CHECKER_LEVEL_H
#include "check/checker.h"

/* A case of any level starts. False if memory is out. */
bool checker_level_start(struct checker *k);
void checker_level_end(struct checker *k);
/* One cycle of a case with a scoreboard. */
bool checker_level_cycle(struct checker *k, struct history_entry *e, struct failure *failure);
/*
 * The same cycle for the function layer beside the cycle model, if there is one: false if it differs, and `judge` asks
 * for that to be reported.
 */
bool checker_level_beside(struct checker *k, const struct history_entry *e, bool judge, struct failure *failure);
/* Passive: keep what checker_level_minimum is made of, after the cycle was judged. */
void checker_level_follow(struct checker *k, const struct history_entry *e);
/*
 * Passive: the least number of compares that the traffic implies. Instructions that were cut off by the end of the
 * simulation or by a reset are counted up to the last cycle in which none was in flight.
 */
uint64_t checker_level_minimum(const struct checker *k, enum tex_boundary boundary);
/* unknown_find; at level arch of the ports only. */
bool checker_level_known(const struct checker *k, const struct history_entry *e, const struct tex_frame *unknown,
                         struct difference *out);
/* The golden beat that a result of this warp must equal, beats_count if there is none left. */
size_t checker_level_beat(struct checker *k, uint32_t warp);

#endif
