// SPDX-License-Identifier: Apache-2.0
/*
 * Runs a saved case once more in a separate process, to check the `reproduce` line. The program never watches, so this
 * ends here; it is killed when it takes too long.
 */
#ifndef REPLAY_H
#define REPLAY_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define REPLAY_SECONDS 60U
#define REPLAY_SEEDS 8U /* draws of the traffic that are tried */

enum replay_outcome {
    REPLAY_SAME,    /* it ended as wanted, in the same stage */
    REPLAY_DIFFERS, /* otherwise */
    REPLAY_NOT      /* it did not run, or not to its end */
};

struct replay {
    const char *program, *saved;
    const char *out;                   /* folder of its files; emptied first */
    const char *ending, *stage, *text; /* wanted; stage NULL: any */
    unsigned seconds;                  /* the most that it may take, and all calls with this struct */
    uint64_t used_ns;                  /* 0 before the first call */
};

/* The path of a program in the folder of this library or program. False: there is none to run. */
bool replay_program(const char *name, char *path, size_t size);
/* `text` has the result in one line. */
enum replay_outcome replay_run(struct replay *r, char *text, size_t size);

#endif
