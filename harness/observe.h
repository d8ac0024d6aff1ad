// SPDX-License-Identifier: Apache-2.0
/*
 * The traffic of a unit that another testbench drives, as a case: memory from the read data, instructions from the
 * issue port. It feeds the report (footprint, instruction) and is what a failure is saved as. It judges nothing.
 */
#ifndef OBSERVE_H
#define OBSERVE_H
#include "case.h"

#define OBSERVE_WARPS 512U /* the last instructions that are kept, at least */
#define OBSERVE_READS 64U  /* reads outstanding of one identifier */
#define OBSERVE_IDS (1U << TEX_AXI_ID_W)

struct observe {
    struct test_case c; /* configuration: the caller's to fill in */
    uint32_t first;     /* number of c.warps[0], counted since reset */
    struct case_warp warp;
    unsigned beats; /* of `warp`, so far */
    uint64_t read[OBSERVE_IDS][OBSERVE_READS];
    uint32_t asked[OBSERVE_IDS], answered[OBSERVE_IDS];
    bool lost; /* memory is out, or more reads than are kept: the case is not whole */
};

/* `name` is copied. False if memory is out. */
bool observe_init(struct observe *o, const char *name);
void observe_free(struct observe *o);
/* One cycle. In reset all is forgotten but memory. */
void observe_cycle(struct observe *o, const struct tex_frame *f, bool reset);

#endif
