// SPDX-License-Identifier: Apache-2.0
/*
 * The texel neighbourhood of one pass of a thread as text: columns and rows around its samples, raw elements as memory
 * holds them, samples marked by their number; then each sample's way from coordinate to value.
 */
#ifndef FOOTPRINT_H
#define FOOTPRINT_H
#include <stdio.h>

#include "tex_model.h"

/* A thread that reads no texel gives one line with the reason. */
void footprint_print(const struct tex_thread_trace *t, const struct tex_memory *memory, FILE *out);

#define FOOTPRINT_PASS 128
/* "pass 2 of 8: tap 1 of 4, level 3, weight 77/256", a part of the sample; false of a thread with one pass. */
bool footprint_pass(const struct tex_thread_trace *t, char text[FOOTPRINT_PASS]);
/* How many taps its thread has; the weight of the level, or by taps_log8 of the level of the tap, and of how many. */
unsigned footprint_taps(const struct tex_thread_trace *t);
uint32_t footprint_weight(const struct tex_thread_trace *t, uint32_t *whole);

#endif
