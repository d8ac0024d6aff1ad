// SPDX-License-Identifier: Apache-2.0
/* A tape as text, for other testbenches to play. */
#ifndef TAPE_TEXT_H
#define TAPE_TEXT_H
#include "bench.h"
#include "tape.h"

/*
 * A comment line with the seconds that lockstep took for it, then a line a cycle: the probe as hexadecimal digits, and
 * as NAME=DIGITS the input pins that change behind the next rising edge. `frames` has one for each cycle of the tape.
 * False (reason printed) if it cannot be written.
 */
bool tape_write_text(const struct tape *t, const struct tex_frame *frames, const struct bench_time *lockstep,
                     const char *path);

#endif
