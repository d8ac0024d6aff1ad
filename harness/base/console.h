// SPDX-License-Identifier: Apache-2.0
/* Standard output and standard error, and how a run ends when they cannot be written. */
#ifndef CONSOLE_H
#define CONSOLE_H
#include "base/exit_codes.h"

/*
 * At the start of the program. Descriptors 0 to 2 that are closed are opened so that writing fails, and no file takes
 * their place; a reader that leaves or a file that is too large becomes an error, not the end of the program.
 */
void console_open(void);
/* A reader that left does not end this process by a signal: a verdict is about to be printed. */
void console_keep(void);
/*
 * At the end. Output that could not be written is no pass: internal error, reported on standard error. A reader that
 * left of its own accord has what it wanted. Other endings stay.
 */
enum ending console_close(enum ending ending);

#endif
