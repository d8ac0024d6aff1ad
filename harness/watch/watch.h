// SPDX-License-Identifier: Apache-2.0
/*
 * Passive mode: the checker of one texture_unit that another testbench drives. It gets one sampled frame per clock
 * cycle and learns the rest from the ports. Checking begins with the first reset that it sees: before that the contents
 * of the unit's registers and caches are not known. Knows no simulator (vpi_watch.h does).
 */
#ifndef WATCH_H
#define WATCH_H
#include <stdio.h>

#include "base/guard.h"
#include "report/verdict.h"

struct watch_options {
    const char *out;          /* folder of verdict.json, junit.xml, waves/, failures/ */
    const char *program;      /* for the `reproduce` line, which is tried if this is a path */
    const char *program_four; /* for a failure that only a four-state simulator shows; NULL: the same */
    const char *sources;      /* hash of the RTL sources of the design, NULL: not known */
    /* All watched units; NULL: not given. */
    const struct verdict_units *units;
    bool go_on; /* after a failure: report it, continue and count, until the unit stops moving */
    bool wave;  /* write the waveform of a failure */
    enum case_strictness strictness;
    uint32_t window;     /* strictness order and arch: see scoreboard.h */
    bool four_state;     /* unknown bits come with each frame */
    struct guard *guard; /* ends the simulation from outside; NULL: none */
    uint64_t from;       /* clock cycle from which on frames are checked */
    uint32_t kept;       /* the last instructions that are kept for a saved case (capture.h); 0: CAPTURE_KEPT */
};

/*
 * Cycles without a transfer after a failure, with work in flight, after which the unit counts as hung.
 */
#define WATCH_STANDS 20000U

struct watch;
/* `path`: hierarchical name of the unit. Strings must outlive the watch. NULL if out of memory. */
struct watch *watch_create(const struct watch_options *options, const char *path, const char *simulator, FILE *console);
void watch_destroy(struct watch *w);
/* The unit has been reset, and no verdict is final yet. */
bool watch_checks(const struct watch *w);
/* One clock cycle, as sampled before its rising edge. */
struct watch_frame {
    const struct tex_frame *frame;       /* pins and probe */
    const struct tex_frame *unknown;     /* four-state: its unknown bits (unknown.h), else NULL */
    const struct tex_frame *probe_frame; /* of the probe, if it differs from the pins; else NULL */
    bool reset;
};
/* False: a failure was reported, and the simulation is to end. */
bool watch_cycle(struct watch *w, const struct watch_frame *cycle);
/* The simulator or the testbench cannot be checked: no verdict but this. */
void watch_refuse(struct watch *w, enum ending ending, const char *text);
/* The simulation is about to end for this reason. False: a unit that was not reset yet is ignored. */
bool watch_stop(struct watch *w, const struct failure *why);
/* A note for the reader of the verdict; kept once. */
void watch_note(struct watch *w, const char *text);
/* The verdict so far; final after watch_finish. */
const struct verdict *watch_verdict(const struct watch *w);
/* The simulation is over: judge, print, write the files. Further calls only return the ending. */
enum ending watch_finish(struct watch *w);

#endif
