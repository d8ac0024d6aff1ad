// SPDX-License-Identifier: Apache-2.0
/*
 * Reads a verdict file, for those who did not see the run. It is judged again from its counts: a pass that its own
 * counts contradict is none.
 */
#ifndef VERDICT_READ_H
#define VERDICT_READ_H
#include <stddef.h>
#include <stdio.h>

#include "base/exit_codes.h"

/*
 * Read verdict.json (`path`, or the file of that name in the folder `path`) and its junit.xml. Returns how the run
 * ended, `text` the same in one line. Internal error: the run is unfinished or was killed, or the file contradicts
 * itself. Bad input: there is no verdict of texlock. `counts`: where the tables of all checks go; NULL: nowhere.
 */
enum ending verdict_read(const char *path, char *text, size_t size, FILE *counts);

#endif
