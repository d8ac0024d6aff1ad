// SPDX-License-Identifier: Apache-2.0
/* The small direct-mapped caches of handle, header and sampler lines (stages/line_cache.md). */
#ifndef CYCLE_LINE_CACHE_H
#define CYCLE_LINE_CACHE_H
#include "function/stage.h"

#define CYCLE_LINE_CACHE_MAX 8 /* entries of the largest */

enum cycle_line_cache_state { LINECACHE_IDLE, LINECACHE_REQ, LINECACHE_WAIT, LINECACHE_FILL };

struct cycle_entry {
    bool valid;
    bool policy; /* POLICY bit 0 when FILL was entered */
    uint64_t number;
    struct tex_line line;
};

struct cycle_line_cache {
    unsigned entries, fill_cycles; /* a power of two up to CYCLE_LINE_CACHE_MAX, >= 1 */
    uint32_t id;                   /* AXI identifier of its reads */
    enum cycle_line_cache_state state;
    unsigned fill_left;      /* cycles of FILL still to come, this one included */
    bool killed;             /* an invalidate hit the miss: write the entry not valid */
    struct cycle_entry miss; /* being fetched */
    struct cycle_entry entry[CYCLE_LINE_CACHE_MAX];
};

/* An empty, idle cache. */
void cycle_line_cache_init(struct cycle_line_cache *cache, unsigned entries, unsigned fill_cycles, uint32_t id);

/* The entry that holds the line, NULL if none does. */
const struct cycle_entry *cycle_line_cache_find(const struct cycle_line_cache *cache, uint64_t number);

/* Start a miss if the cache is idle; true if it was. */
bool cycle_line_cache_start(struct cycle_line_cache *cache, uint64_t number);

/*
 * One edge of the miss machine, before any start at the same edge.
 *   sent      the request transfers at this edge
 *   response  payload of axi_rsp in this cycle, NULL if it is not valid
 *   policy    POLICY bit 0 in this cycle
 *   hold      FILL may not begin to derive: its first cycle lasts
 */
void cycle_line_cache_edge(struct cycle_line_cache *cache, bool sent, const struct tex_rsp *response, bool policy,
                           bool hold);

/* At the edge of an invalidate, after everything else. */
void cycle_line_cache_invalidate(struct cycle_line_cache *cache);

#endif
