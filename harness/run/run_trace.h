// SPDX-License-Identifier: Apache-2.0
/* The files of a run that follow it for people: OUT/stats.json, traces for viewers, a recording. */
#ifndef RUN_TRACE_H
#define RUN_TRACE_H
#include "base/result_file.h"
#include "run/run.h"
#include "trace/trace.h"

#define RUN_STATS "stats.json" /* in the folder of results */

struct run_trace {
    struct trace trace;
    struct stats stats;
    struct konata konata;
    struct perfetto perfetto;
    struct record record;
    struct result_file stats_file, konata_file, perfetto_file, record_file;
};

/* The options want any of them. */
bool run_trace_wanted(const struct run_options *options);
/* Opens what is wanted; all zero before. `about`: for the recording. False: `text` names the file that cannot be
 * written, and how the run ends. */
bool run_trace_open(struct run_trace *t, const struct run_options *options, const struct record_about *about,
                    char *text, size_t size, enum ending *ending);
/* What the checker follows, NULL if nothing is wanted. */
struct trace *run_trace_of(struct run_trace *t);
/* The run is over: prints and writes. A file that cannot be written is no pass. */
void run_trace_close(struct run_trace *t, const struct run_options *options, struct verdict *v, FILE *console);

#endif
