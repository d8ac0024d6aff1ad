// SPDX-License-Identifier: Apache-2.0
/* What the files of watch.h share. */
#ifndef WATCH_PART_H
#define WATCH_PART_H
#include <time.h>

#include "check/checker_thread.h"
#include "watch/capture.h"
#include "watch/watch.h"

struct watch {
    struct watch_options options;
    FILE *console;
    struct checker checker;
    struct checker_thread checker_thread;
    struct capture seen;
    struct test_case none; /* what the checker is given: nothing is known beforehand */
    struct verdict verdict;
    struct timespec started;
    uint64_t cycles, missed;           /* clock cycles; of them before the first reset */
    uint64_t issued, answered, strays; /* instruction beats, whole instructions; transfers before the first reset */
    uint64_t still;                    /* counting: cycles since the last transfer, or since nothing was in flight */
    bool begun, counting, finished;    /* finished: no more frames are taken */
    bool told;                         /* the verdict is out */
    bool dim;                          /* the note on unknown inputs is written */
};

/* The one case of the verdict, as it ended. */
void watch_add_case(struct watch *w, const struct failure *failure);
/* A failure, what the checker found for instance: report and files. */
void watch_report(struct watch *w, struct failure failure);

#endif
