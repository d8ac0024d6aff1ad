// SPDX-License-Identifier: Apache-2.0
/* Beginning and end of a case within a run: fetching it, its report and files, its share of the totals. */
#ifndef RUN_CASE_H
#define RUN_CASE_H
#include "run/run.h"

/* Fetch the next case. False: there is none, or it failed (then the verdict has the failure). */
bool run_case_next(struct run *r);
/* Name the stage that holds the oldest unfinished instruction. */
void run_case_hang_stage(struct run *r);
/* True if the failure has a waveform window and a saved case. */
bool run_case_has_files(const struct failure *f);
/* Print the report of the first failure, a line for later ones; write waveform and saved case. */
void run_case_report(struct run *r);
/* Report the outcome of a trial. */
void run_case_judged(struct run *r);
/* Add the case to the verdict. */
void run_case_close(struct run *r);
void run_case_free(struct run *r);
/* A unit without a probe: note in the verdict that only ports were compared, and the expectations not judged. */
void run_case_view(struct run *r);
/* Counts of the whole run into the verdict. */
void run_case_totals(struct run *r);

#endif
