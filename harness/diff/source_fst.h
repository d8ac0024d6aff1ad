// SPDX-License-Identifier: Apache-2.0
/* The two kinds of FST files that become a recording. Both run in a process of their own (source_wave.c). */
#ifndef DIFF_SOURCE_FST_H
#define DIFF_SOURCE_FST_H
#include <stdio.h>

#include "debug/signals.h"

/*
 * The signals of a unit, of any simulator: `probe`, as a vector or as the members of its struct, clk_i and rst_i of the
 * only scope that has them, as this build has them. A case begins with each reset. False: errno, EINVAL: it is none.
 */
bool source_signals(const struct signals *signals, FILE *out);

#endif
