// SPDX-License-Identifier: Apache-2.0
/*
 * Turns the frames of a side into events: which beat is shown at which boundary, of which instruction and thread, and
 * how long it waits. Identities come from compare/track.h: instructions are counted in the order of issue, threads and
 * passes stand in the tags. The writers (konata.h, perfetto.h) know no frames.
 */
#ifndef WALK_H
#define WALK_H
#include "compare/track.h"
#include "tex_defs.h"

enum trace_side { TRACE_RTL, TRACE_MODEL, TRACE_SIDES };
extern const char *const trace_side_name[TRACE_SIDES];

#define WALK_NONE UINT64_MAX

/* An instruction, from its header beat on. */
struct walk_instruction {
    uint64_t number; /* in the run, from 0; WALK_NONE: none yet */
    uint64_t word;
    uint8_t phase, warp;
    enum tex_path_code path;
};

enum walk_kind {
    WALK_SHOWN,     /* a beat is valid for the first time */
    WALK_MOVED,     /* it is taken at the end of this cycle; in a cycle, its SHOWN comes before */
    WALK_WITHDRAWN, /* it is gone, and was not taken: last seen in the cycle before */
};
struct walk_event {
    enum walk_kind kind;
    enum tex_boundary boundary;
    bool waits;           /* SHOWN: it is not taken in this cycle */
    bool first, last;     /* of its instruction at that boundary; first: at issue alone */
    uint16_t pass;        /* of the thread, from 0 */
    uint64_t since;       /* cycle in which it was shown */
    uint64_t instruction; /* WALK_NONE: it serves none in particular */
    uint32_t lanes;       /* its threads, a bit each; 0: none, or a token */
    uint32_t beat;        /* the low bits of its payload: the identifier on the AXI channels */
};
#define WALK_EVENTS (2 * TEX_BOUNDARIES) /* the most of a cycle */

/* The beat that is shown and not taken yet. */
struct walk_shown {
    bool there;
    struct walk_event event;
};
struct walk {
    struct track track;
    uint64_t base; /* number of the first instruction since the last reset */
    uint32_t issue_beats;
    uint16_t pass[TEX_BOUNDARIES]; /* of the next beat there */
    uint16_t token_at[TEX_BOUNDARIES];
    struct walk_shown shown[TEX_BOUNDARIES];
    struct walk_instruction instruction[TRACK_INSTRUCTIONS];
};

void walk_init(struct walk *w);
/* A reset: nothing is under way, and numbers go on. */
void walk_restart(struct walk *w);
/* The events of a cycle, by boundaries; their number. */
unsigned walk_cycle(struct walk *w, uint64_t cycle, const struct tex_frame *f, struct walk_event events[WALK_EVENTS]);
/* NULL if it is not known, or too long ago. */
const struct walk_instruction *walk_find(const struct walk *w, uint64_t number);

/* Both sides of a cycle, for the writers. */
struct walk_both {
    uint64_t cycle;
    bool reset;
    struct {
        const struct walk *walk; /* NULL: the side is not followed */
        const struct walk_event *events;
        unsigned count;
    } side[TRACE_SIDES];
    /* The first difference of the case is in this cycle; text NULL: it is not. */
    struct {
        const char *text;
        enum tex_boundary boundary;
        uint64_t instruction;
        uint32_t lane; /* TRACK_NONE: of none */
    } differs;
};

#endif
