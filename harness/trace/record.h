// SPDX-License-Identifier: Apache-2.0
/*
 * Every transfer of a run in a file (record_file.h), with cycle, instruction, threads and pass, for `texlock diff`. The
 * model's transfers too, where it is stepped: only those that differ take room. Written as the run goes; the memory is
 * this struct and a chunk.
 */
#ifndef RECORD_H
#define RECORD_H
#include "trace/record_file.h"
#include "trace/walk.h"

#define RECORD_NAME 4096 /* of a case; a longer one is cut */

/* What made the recording, for people; NULL: not known. */
struct record_about {
    const char *simulator, *rtl, *c; /* name and version; hashes of the sources */
    const uint32_t *seed;
    bool numbered; /* cases have no names of their own */
};

struct record {
    struct record_out out;
    char name[RECORD_NAME];
    tex_boundary_set visible;
    bool waits;         /* for the first cycle of the case */
    bool begun;         /* a case is in the file, and has no end yet */
    bool reset, failed; /* the cycle before was in reset; the case has failed */
    uint64_t last;      /* cycle of the case */
    uint32_t told;      /* instructions that were recorded since the reset */
    struct walk walk[TRACE_SIDES];
    struct walk_event events[WALK_EVENTS];
};

/* The text of RECORD_LAYOUT for the boundaries of this program; `once`: a bit each. */
void record_layout(FILE *text, tex_boundary_set once, const struct record_about *about);

struct trace_cycle;
/* Errors stay in the stream, and are told by record_end. */
void record_begin(struct record *r, FILE *out, const struct record_about *about);
void record_case(struct record *r, const char *name, tex_boundary_set visible);
void record_cycle(struct record *r, const struct trace_cycle *c);
/* False: errno. */
bool record_end(struct record *r);

#endif
