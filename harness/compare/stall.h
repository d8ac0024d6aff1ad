// SPDX-License-Identifier: Apache-2.0
/*
 * Who waits for whom, and since when: for a unit that stands still. Kept cycle by cycle from the frames of the RTL; the
 * stages, the testbench and the memory are the parties.
 */
#ifndef STALL_H
#define STALL_H
#include "compare/track.h"

#define STALL_IDS (1U << TEX_AXI_ID_W)
#define STALL_TESTBENCH "testbench"
#define STALL_MEMORY "memory"

/* Requests without an answer, and the cycle of the last answer, or of the first of them. */
struct stall_asked {
    uint32_t count;
    uint64_t since;
};
struct stall {
    tex_boundary_set waiting;       /* valid without ready, in the last cycle */
    uint64_t shown[TEX_BOUNDARIES]; /* of these: cycle since which the beat waits */
    uint64_t moved[TEX_BOUNDARIES]; /* of all: cycle of the last transfer, 0 if there was none */
    struct stall_asked reads[STALL_IDS], writes;
};

enum stall_why {
    STALL_SHOWN,   /* its beat is not taken */
    STALL_TURN,    /* nor is this one: results leave in the order of issue, and another path is next */
    STALL_READS,   /* reads are not answered */
    STALL_WRITES,  /* nor writes */
    STALL_NOTHING, /* the next beat of the oldest instruction does not come */
};
struct stall_edge {
    const char *who, *whom; /* stages, STALL_TESTBENCH, STALL_MEMORY */
    enum stall_why why;
    enum tex_boundary boundary; /* where it waits */
    uint64_t since;             /* cycle of the case */
    uint32_t count;             /* requests without an answer */
};
#define STALL_EDGES (2 * TEX_BOUNDARIES + STALL_IDS + 1)

void stall_restart(struct stall *s);
/* A cycle of the RTL, outside reset. */
void stall_cycle(struct stall *s, uint64_t cycle, const struct tex_frame *f);
/*
 * The waits in the last cycle, whose frame is `f`; their number. Beats that are not taken come first, then what memory
 * owes, then what does not come: so they hold a stage back. `visible`: boundaries that the unit shows, a bit each;
 * without all of them STALL_TURN and STALL_NOTHING are not known.
 */
unsigned stall_edges(const struct stall *s, const struct track *t, const struct tex_frame *f, tex_boundary_set visible,
                     struct stall_edge edges[STALL_EDGES]);
/*
 * The waits one behind the other, by their numbers; their number. If some wait in a circle, these: then `circle` is
 * true. Else from stage result on, as far as it goes, or the longest if result waits for nobody: the last one is for
 * who has to act.
 */
unsigned stall_chain(const struct stall_edge *edges, unsigned count, unsigned chain[STALL_EDGES], bool *circle);

#endif
