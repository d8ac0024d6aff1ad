// SPDX-License-Identifier: Apache-2.0
/*
 * What a verdict file says, for whoever did not see the run. It is judged again from what it holds: a pass that its own
 * counts contradict is none.
 */
#ifndef VERDICT_READ_H
#define VERDICT_READ_H
#include <stddef.h>

#include "base/exit_codes.h"

/*
 * Read verdict.json (`path`, or the file of that name in the folder `path`) and junit.xml beside it. Returns how the
 * run ended; `text` says it in one line. Internal error: the run is under way or was killed, or the file contradicts
 * itself. Bad input: there is no verdict of texlock.
 */
enum ending verdict_read(const char *path, char *text, size_t size);

#endif
