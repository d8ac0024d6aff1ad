// SPDX-License-Identifier: Apache-2.0
/* The report of a case's first failure, for the console: cause first, then fields, rules, picture, history, files. */
#ifndef REPORT_H
#define REPORT_H
#include <stdio.h>

#include "check/checker.h"
#include "report/failure_files.h"

struct report {
    const struct checker *checker;
    const struct failure *failure;
    const struct test_case *c;
    const struct failure_files *files; /* NULL: none are written */
    const char *begins;                /* where the saved case begins, if not with what was driven; or NULL */
    bool wave;                         /* the waveform is among them */
    bool more;                         /* another line will follow: no empty line at the end */
    bool later;                        /* report_files is called separately, once the files are written */
};

void report_print(const struct report *r, FILE *out);

/* Parts of it. */
/* Ending, stage and text of the failure, in a line. */
void report_title(const struct report *r, FILE *out);
/* The commands that reproduce the failure and find its cause, if the case is in a file. */
void report_commands(const struct report *r, FILE *out);
/* Fields of the blamed boundary, RTL and model side by side; those that differ are marked. */
void report_fields(const struct history_entry *e, enum tex_boundary boundary, bool all, FILE *out);
/* Text of the rules that decide the differing fields. */
void report_rules(const struct history_entry *e, enum tex_boundary boundary, FILE *out);
/* The last transfers of the boundary in the RTL up to the entry `from` cycles back, oldest first. */
void report_transfers(const struct history *h, unsigned from, enum tex_boundary boundary, FILE *out);
/* The files, and in `replayed` the outcome of running the case once more; the end of the report. */
void report_files(const struct report *r, const char *replayed, FILE *out);
/* Contents of every stage of both sides at the last cycle. */
void report_occupancy(const struct checker *k, FILE *out);

#endif
