// SPDX-License-Identifier: Apache-2.0
/* Colour on a terminal that has it. */
#ifndef CONSOLE_PAINT_H
#define CONSOLE_PAINT_H
#include <stdio.h>

enum console_paint { CONSOLE_PLAIN, CONSOLE_BAD, CONSOLE_GOOD };

/*
 * What is written next has this colour. Nothing where the stream is no terminal, the terminal's name (TERM) is missing
 * or `dumb`, or NO_COLOR is set and not empty.
 */
void console_paint(FILE *out, enum console_paint paint);

#endif
