// SPDX-License-Identifier: Apache-2.0
/*
 * Measures another testbench's traffic for the `traffic` statement of a saved case: shares of held-back beats and low
 * readies, and read latency. Counted since the last reset.
 */
#ifndef CAPTURE_TRAFFIC_H
#define CAPTURE_TRAFFIC_H
#include "case/case.h"

#define CAPTURE_READS 64U /* reads outstanding of one identifier */
#define CAPTURE_READY 4U  /* channels that the testbench takes */
#define CAPTURE_IDS (1U << TEX_AXI_ID_W)

struct capture_traffic {
    uint64_t cycle;
    bool issue_seen, issue_held;  /* a beat was there; the last one waits */
    uint64_t idle, gaps, offered; /* of the issue port: cycles since the last beat; in all, between beats; beats */
    /* Cycles of result, of read address, of write address and data: a beat is there; and is not taken. */
    uint64_t valid[CAPTURE_READY], stalled[CAPTURE_READY];
    uint64_t asked_at[CAPTURE_IDS][CAPTURE_READS];
    uint32_t asked[CAPTURE_IDS], answered[CAPTURE_IDS];
    bool data_held; /* the read data that is there waits */
    uint64_t reads, latency_sum, latency_min;
    bool reorder; /* data came before that of an earlier address */
};

void capture_traffic_reset(struct capture_traffic *o);
/* One cycle out of reset. */
void capture_traffic_cycle(struct capture_traffic *o, const struct tex_frame *f);
/* The counted traffic; the seed is unchanged. */
void capture_traffic_shape(const struct capture_traffic *o, struct traffic *t);

#endif
