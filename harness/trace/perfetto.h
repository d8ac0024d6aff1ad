// SPDX-License-Identifier: Apache-2.0
/*
 * A run as trace events of Chrome, JSON, for Perfetto: a process a side, a track a boundary with a slice a beat, from
 * the cycle in which it is shown to that of its transfer; counters of what is between two boundaries; a flow an
 * instruction. A cycle is a microsecond. Written as the run goes; the memory is this struct.
 */
#ifndef PERFETTO_H
#define PERFETTO_H
#include <stdio.h>

#include "trace/walk.h"

/* What is between two boundaries: transfers at `in` less those at `out`. */
struct perfetto_queue {
    const char *name;
    enum tex_boundary in, out;
    bool whole; /* counts instructions: their first beat in, their last out */
};
#define PERFETTO_QUEUES 5
extern const struct perfetto_queue perfetto_queues[PERFETTO_QUEUES];

#define PERFETTO_NAME 256

struct perfetto {
    FILE *out;
    bool wanted[TRACE_SIDES];
    bool begun;   /* an event was written: others follow a comma */
    uint64_t now; /* the cycle after the last one */
    uint64_t case_since;
    char name[PERFETTO_NAME];                  /* of the case; empty: none yet */
    uint64_t led[TRACE_SIDES][TEX_BOUNDARIES]; /* instruction + 1 whose flow has come to the boundary last */
    int64_t queue[TRACE_SIDES][PERFETTO_QUEUES];
    struct walk_shown shown[TRACE_SIDES][TEX_BOUNDARIES]; /* slices that have not ended */
};

/* Errors stay in the stream (ferror). */
void perfetto_begin(struct perfetto *p, FILE *out, const bool wanted[TRACE_SIDES]);
void perfetto_case(struct perfetto *p, const char *name);
void perfetto_cycle(struct perfetto *p, const struct walk_both *c);
/* Ends what is still shown, and the file. */
void perfetto_end(struct perfetto *p);

#endif
