// SPDX-License-Identifier: Apache-2.0
/* A recording as text, for other testbenches to play. */
#ifndef RECORDING_TEXT_H
#define RECORDING_TEXT_H
#include "bench/bench.h"
#include "bench/recording.h"

/*
 * A comment line with the seconds that lockstep took for it, then a line a cycle: the probe as hexadecimal digits, and
 * as NAME=DIGITS the input pins that change after the next rising edge. `frames` has one for each cycle of the
 * recording. False (reason printed) if it cannot be written.
 */
bool recording_write_text(const struct recording *t, const struct tex_frame *frames, const struct bench_time *lockstep,
                          const char *path);

#endif
