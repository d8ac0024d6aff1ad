/* SPDX-License-Identifier: Apache-2.0 */
/* The small direct-mapped caches of handle, header and sampler lines (README 2.2). */
#ifndef UNIT_LINECACHE_H
#define UNIT_LINECACHE_H
#include "stage.h"

#define UNIT_LINECACHE_MAX 8 /* entries of the largest */

enum unit_linecache_state { LINECACHE_IDLE, LINECACHE_REQ, LINECACHE_WAIT, LINECACHE_FILL };

struct unit_entry {
    bool valid;
    bool policy; /* POLICY bit 0 when FILL was entered */
    uint64_t number;
    struct tex_line line;
};

struct unit_linecache {
    unsigned entries, fill_cycles; /* a power of two up to UNIT_LINECACHE_MAX, >= 1 */
    uint32_t id;                   /* AXI identifier of its reads */
    enum unit_linecache_state state;
    unsigned fill_left;     /* cycles of FILL still to come, this one included */
    bool killed;            /* an invalidate hit the miss: write the entry not valid */
    struct unit_entry miss; /* what is being fetched */
    struct unit_entry entry[UNIT_LINECACHE_MAX];
};

/* An empty, idle cache. */
void unit_linecache_init(struct unit_linecache *cache, unsigned entries, unsigned fill_cycles, uint32_t id);

/* The entry that holds the line, NULL if none does. */
const struct unit_entry *unit_linecache_find(const struct unit_linecache *cache, uint64_t number);

/* Start a miss if the cache is idle; true if it was. */
bool unit_linecache_start(struct unit_linecache *cache, uint64_t number);

/*
 * One edge of the miss machine, before any start at the same edge.
 *   sent      the request transfers at this edge
 *   response  what axi_rsp shows in this cycle, NULL if it is not valid
 *   policy    POLICY bit 0 in this cycle
 */
void unit_linecache_edge(struct unit_linecache *cache, bool sent, const struct tex_rsp *response, bool policy);

/* At the edge of an invalidate, after everything else. */
void unit_linecache_invalidate(struct unit_linecache *cache);

#endif
