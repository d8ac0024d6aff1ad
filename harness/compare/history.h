// SPDX-License-Identifier: Apache-2.0
/*
 * The last cycles of both sides: a ring of frames of probe and model.
 */
#ifndef HISTORY_H
#define HISTORY_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "tex_defs.h"

#define HISTORY_RING 256U                 /* a power of two */
#define HISTORY_CYCLES (HISTORY_RING - 1) /* available besides the current one */

struct history_entry {
    uint64_t cycle; /* of the case, 0 = first cycle of its reset */
    bool reset, compared;
    bool pins, probe_differs; /* pins were compared with the probe; they differ: the checker has the probe's frame */
    struct tex_frame rtl, model;
};
struct history {
    uint64_t written;          /* entries completed since the start of the run */
    tex_boundary_set hidden;   /* boundaries not visible in the current case, a bit each */
    struct tex_frame *unknown; /* four-state: of each entry the bits of rtl that are X or Z; else NULL */
    struct history_entry entry[HISTORY_RING];
};

/* The entry of the cycle that is being checked. */
static inline struct history_entry *history_current(struct history *h)
{
    return &h->entry[h->written % HISTORY_RING];
}

/* The unknown bits of an entry, NULL if the simulator is two-state. */
static inline struct tex_frame *history_unknown(const struct history *h, const struct history_entry *e)
{
    return h->unknown ? &h->unknown[e - h->entry] : NULL;
}

/* Complete the current entry. */
static inline void history_advance(struct history *h)
{
    h->written++;
}

/* How many completed entries are at hand. */
static inline unsigned history_count(const struct history *h)
{
    return h->written < HISTORY_CYCLES ? (unsigned)h->written : HISTORY_CYCLES;
}

/* The entry `back` cycles ago; 0 = the last completed one; back < history_count. */
static inline const struct history_entry *history_back(const struct history *h, unsigned back)
{
    return &h->entry[(h->written - 1 - back) % HISTORY_RING];
}

/* How far back the newest entry of `cycle` is; 0 if it is not kept. */
static inline unsigned history_find(const struct history *h, uint64_t cycle)
{
    for (unsigned i = 0; i < history_count(h); i++)
        if (history_back(h, i)->cycle == cycle)
            return i;
    return 0;
}

#endif
