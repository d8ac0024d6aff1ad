// SPDX-License-Identifier: Apache-2.0
/*
 * The traffic of a unit that another testbench drives, as a case: memory from the read data, instructions from the
 * issue port. It feeds the report (footprint, instruction) and is what a failure is saved as. It judges nothing.
 */
#ifndef OBSERVE_H
#define OBSERVE_H
#include "observe_traffic.h"

#define OBSERVE_WARPS 512U /* the last instructions that are kept, at least */

struct observe {
    struct test_case c; /* configuration: the caller's to fill in */
    uint32_t first;     /* number of c.warps[0], counted since reset */
    struct case_warp warp;
    unsigned beats; /* of `warp`, so far */
    bool closed;    /* `warp` stands in the case, unfinished */
    uint64_t read[OBSERVE_IDS][OBSERVE_READS];
    uint32_t asked[OBSERVE_IDS], answered[OBSERVE_IDS];
    struct observe_traffic traffic;
    bool lost; /* memory is out, or more reads than are kept: the case is not whole */
};

/* `name` is copied. False if memory is out. */
bool observe_init(struct observe *o, const char *name);
void observe_free(struct observe *o);
/* One cycle. In reset all is forgotten but memory. */
void observe_cycle(struct observe *o, const struct tex_frame *f, bool reset);
/*
 * The case as it stands: with the instruction that is still being issued, whose threads take no part as far as their
 * beats are still to come, and with the shape of the traffic. To be undone before the next cycle.
 */
void observe_close(struct observe *o);
void observe_reopen(struct observe *o);

#endif
