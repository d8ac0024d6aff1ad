// SPDX-License-Identifier: Apache-2.0
/* Shared by the files of watch.h. */
#ifndef WATCH_PART_H
#define WATCH_PART_H
#include <time.h>

#include "check/checker_thread.h"
#include "watch/capture_case.h"
#include "watch/watch.h"

struct watch {
    struct watch_options options;
    FILE *console;
    struct checker checker;
    struct checker_thread checker_thread;
    struct capture seen;
    struct test_case none; /* the checker's case: nothing is known beforehand */
    struct verdict verdict;
    struct timespec started;
    uint64_t cycles, missed;           /* clock cycles; of them before the first reset */
    uint64_t issued, answered, strays; /* instruction beats, whole instructions; transfers before the first reset */
    uint64_t still;                    /* counting: cycles since the last transfer, or since nothing was in flight */
    bool begun, counting, finished;    /* finished: no more frames are taken */
    bool told;                         /* the verdict was printed */
    bool dim;                          /* the note on unknown inputs is written */
};

/* The one case of the verdict, as it ended. */
void watch_add_case(struct watch *w, const struct failure *failure);
/* A failure, for example of the checker: report and files. */
void watch_report(struct watch *w, struct failure failure);

#endif
