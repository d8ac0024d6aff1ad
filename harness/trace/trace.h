// SPDX-License-Identifier: Apache-2.0
/*
 * Follows a run for people: statistics (stats.h). The checker hands over the frames of both sides, a cycle at a time,
 * as it compares them. Nothing is judged here, and nothing here changes a verdict.
 */
#ifndef TRACE_H
#define TRACE_H
#include "trace/stats.h"

/* What is wanted. The members are the caller's. */
struct trace {
    struct stats *stats; /* NULL: not wanted */
};

/* A sampled cycle. */
struct trace_cycle {
    uint64_t cycle; /* of the run */
    bool reset;
    const struct tex_frame *rtl;
};

/* A case begins: its name, and the boundaries that the unit shows, a bit each. */
void trace_case(struct trace *t, const char *name, tex_boundary_set visible);
void trace_follow(struct trace *t, const struct trace_cycle *c);

#endif
