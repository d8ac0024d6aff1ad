// SPDX-License-Identifier: Apache-2.0
/*
 * Follows a run for people: statistics (stats.h), traces for two viewers (konata.h, perfetto.h), a recording to
 * compare with another (record.h), and all cycles to step through (playback.h). The checker hands over the frames of
 * both sides, a cycle at a time, as it compares them. Nothing is judged here, and nothing here changes a verdict.
 */
#ifndef TRACE_H
#define TRACE_H
#include "compare/failure.h"
#include "trace/konata.h"
#include "trace/perfetto.h"
#include "trace/playback.h"
#include "trace/record.h"
#include "trace/stats.h"

/* What is wanted: the members that are not NULL, which are the caller's, and were begun. */
struct trace {
    struct stats *stats;
    struct konata *konata;
    struct perfetto *perfetto;
    struct record *record;
    struct playback *playback; /* of both sides */
    bool wanted[TRACE_SIDES];  /* by konata, perfetto and playback */
    bool differed;             /* in this case: the first difference was marked */
    bool unmodelled;           /* the model is wanted, and was missing in some case */
    struct walk walk[TRACE_SIDES];
    struct walk_event events[TRACE_SIDES][WALK_EVENTS];
};

/* A sampled cycle. */
struct trace_cycle {
    uint64_t cycle, case_cycle; /* of the run, of the case */
    bool reset;
    const struct tex_frame *rtl, *model; /* model NULL: it is not stepped at this strictness */
    const struct failure *failure;       /* found in this cycle; NULL: none */
};

/* Sets up the walks; the other members are set. */
void trace_begin(struct trace *t);
/* A case begins: its name, and the boundaries that the unit shows, a bit each. */
void trace_case(struct trace *t, const char *name, tex_boundary_set visible);
void trace_follow(struct trace *t, const struct trace_cycle *c);
/* Ends the files, but the recording (record_end). */
void trace_end(struct trace *t);

#endif
