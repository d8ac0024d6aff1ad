// SPDX-License-Identifier: Apache-2.0
/* Refuses output files that would overwrite each other, an input, or a file that is not texlock's. */
#ifndef RUN_PLACES_H
#define RUN_PLACES_H
#include "report/failure_files.h"
#include "run/run.h"

/* For failure_place.taken; `user` is the run. */
bool run_taken(void *user, const char *path);
/* These files are the failure's. False if out of memory. */
bool run_written(struct run *r, const struct failure_files *files);
void run_places_free(struct run *r);

#endif
