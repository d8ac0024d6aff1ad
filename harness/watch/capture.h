// SPDX-License-Identifier: Apache-2.0
/*
 * The traffic of a unit that another testbench drives, as a case: memory from the read data and from writes of earlier
 * instructions, instructions from the issue port. It feeds the report (footprint, instruction) and is the case that a
 * failure is saved as. It judges nothing.
 */
#ifndef CAPTURE_H
#define CAPTURE_H
#include "watch/capture_traffic.h"
#include "watch/capture_writes.h"

#define CAPTURE_WARPS 512U /* the last instructions that are kept, at least */

struct capture {
    struct test_case c; /* configuration: the caller's to fill in */
    uint32_t first;     /* number of c.warps[0], counted since reset */
    struct case_warp warp;
    unsigned beats; /* of `warp`, so far */
    bool closed;    /* `warp` is in the case, unfinished */
    bool written;   /* a register that instructions may depend on, in the last cycle; until then they saw: */
    uint32_t regs[TEX_REGS_WORDS];
    uint64_t read[CAPTURE_IDS][CAPTURE_READS];
    uint32_t asked[CAPTURE_IDS], answered[CAPTURE_IDS];
    struct capture_traffic traffic;
    struct capture_writes writes;
    bool lost; /* out of memory, or too many reads or writes: the case is incomplete */
};

/* `name` is copied. False if out of memory. */
bool capture_init(struct capture *o, const char *name);
void capture_free(struct capture *o);
/* One cycle. Reset discards everything except memory. */
void capture_cycle(struct capture *o, const struct tex_frame *f, bool reset);
/*
 * The case so far: with the instruction being issued, without the threads whose beats have not come yet, and with the
 * shape of the traffic. Must be undone before the next cycle.
 */
void capture_close(struct capture *o);
void capture_reopen(struct capture *o);

#endif
