// SPDX-License-Identifier: Apache-2.0
/*
 * The traffic of a unit that another testbench drives: memory from the read data and from writes, instructions from the
 * issue port, and what the testbench did between them. It feeds the report (footprint, instruction) and is what the
 * case of a failure is made of (capture_case.h). It judges nothing. Only the last instructions are kept, so that it
 * does not grow with the run (README.md).
 */
#ifndef CAPTURE_H
#define CAPTURE_H
#include "watch/capture_traffic.h"
#include "watch/capture_writes.h"

#define CAPTURE_KEPT 512U /* default: the last instructions that are kept, at least; at most twice as many are */
#define CAPTURE_KEPT_LEAST 16U
#define CAPTURE_KEPT_MOST 1024U /* twice as many are not too many for a vector file */
#define CAPTURE_RECENT 4096U    /* a power of two: the last lines that were read */
#define CAPTURE_PAGES                                                                                                  \
    16384U /* of memory, 64 MiB: with more, all are forgotten that the kept instructions do not need */
#define CAPTURE_REGIONS 1024U /* likewise: runs of lines that are answered with an error or a sparse flag */

/* What is known of an instruction besides itself. */
struct capture_issue {
    uint64_t cycle;  /* of its header beat, from the first cycle that was captured */
    uint32_t number; /* since the last reset */
    bool idle;       /* nothing was in flight before it: no instruction, read or write */
    uint32_t regs[TEX_REGS_WORDS];
};

struct capture_read {
    uint64_t address, cycle;
};

struct capture {
    struct test_case c; /* the instructions and steps that are kept; memory before the first of them */
    uint32_t kept;
    uint32_t first;               /* number of c.warps[0], counted from the beginning of the capture */
    struct capture_issue *issued; /* of each of c.warps, then of `warp` */
    uint32_t since_reset;         /* instructions */
    uint64_t cycle;               /* cycles so far */
    bool idle;                    /* nothing is in flight */
    struct case_warp warp;
    unsigned beats; /* of `warp`, so far */
    bool closed;    /* `warp` is in the case, unfinished */
    uint64_t read[CAPTURE_IDS][CAPTURE_READS];
    uint32_t asked[CAPTURE_IDS], answered[CAPTURE_IDS];
    uint32_t open; /* reads without an answer */
    struct capture_read recent[CAPTURE_RECENT];
    uint32_t recent_count;        /* so far */
    bool has_address, has_data;   /* of a register write whose other half has not come */
    uint32_t offset, value, mask; /* the halves */
    struct capture_traffic traffic;
    struct capture_writes writes;
    size_t pages_most, regions_most; /* at which memory is swept */
    uint32_t sweeps;                 /* so far */
    bool lost;                       /* out of memory, or too many reads or writes: the case is incomplete */
};

/* `name` is copied. `kept`: CAPTURE_KEPT_LEAST .. CAPTURE_KEPT_MOST. False if out of memory. */
bool capture_init(struct capture *o, const char *name, uint32_t kept);
void capture_free(struct capture *o);
/* One cycle. A reset ends what is in flight. */
void capture_cycle(struct capture *o, const struct tex_frame *f, bool reset);
/*
 * Adds the instruction being issued to those that are kept, without the threads whose beats have not come yet, and the
 * shape of the traffic. Must be undone before the next cycle.
 */
void capture_close(struct capture *o);
void capture_reopen(struct capture *o);

#endif
