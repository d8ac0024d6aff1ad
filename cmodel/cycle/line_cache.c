// SPDX-License-Identifier: Apache-2.0
#include "cycle/line_cache.h"

#include <string.h>

_Static_assert(TEX_CONST_ENTRIES <= CYCLE_LINE_CACHE_MAX && TEX_HEADER_ENTRIES <= CYCLE_LINE_CACHE_MAX &&
                   TEX_SAMPLER_ENTRIES <= CYCLE_LINE_CACHE_MAX,
               "a line cache has more entries than its struct holds");
#define POWER_OF_TWO(n) (((n) & -(n)) == (n))
_Static_assert(POWER_OF_TWO(TEX_CONST_ENTRIES) && POWER_OF_TWO(TEX_HEADER_ENTRIES) && POWER_OF_TWO(TEX_SAMPLER_ENTRIES),
               "the entry of a line is its low bits");

void cycle_line_cache_init(struct cycle_line_cache *cache, unsigned entries, unsigned fill_cycles, uint32_t id)
{
    memset(cache, 0, sizeof *cache);
    cache->entries = entries;
    cache->fill_cycles = fill_cycles;
    cache->id = id;
}

const struct cycle_entry *cycle_line_cache_find(const struct cycle_line_cache *cache, uint64_t number)
{
    const struct cycle_entry *entry = &cache->entry[number & (cache->entries - 1)];
    return entry->valid && entry->number == number ? entry : NULL;
}

bool cycle_line_cache_start(struct cycle_line_cache *cache, uint64_t number)
{
    if (cache->state != LINECACHE_IDLE)
        return false;
    cache->state = LINECACHE_REQ;
    cache->miss.number = number;
    cache->killed = false;
    return true;
}

static void receive(struct cycle_line_cache *cache, const struct tex_rsp *response, bool policy)
{
    struct tex_line *line = &cache->miss.line;
    memcpy(line->data, response->data, sizeof line->data);
    line->error = response->error;
    line->sparse = response->sparse;
    cache->miss.policy = policy;
    cache->entry[cache->miss.number & (cache->entries - 1)].valid = false; /* whose records FILL overwrites */
    cache->state = LINECACHE_FILL;
    cache->fill_left = cache->fill_cycles;
}

void cycle_line_cache_edge(struct cycle_line_cache *cache, bool sent, const struct tex_rsp *response, bool policy,
                           bool hold)
{
    switch (cache->state) {
    case LINECACHE_REQ:
        if (sent)
            cache->state = LINECACHE_WAIT;
        break;
    case LINECACHE_WAIT:
        if (response && response->id == cache->id)
            receive(cache, response, policy);
        break;
    case LINECACHE_FILL:
        if (hold && cache->fill_left == cache->fill_cycles)
            break;
        if (--cache->fill_left == 0) {
            cache->miss.valid = !cache->killed;
            cache->entry[cache->miss.number & (cache->entries - 1)] = cache->miss;
            cache->state = LINECACHE_IDLE;
        }
        break;
    case LINECACHE_IDLE:
        break;
    }
}

void cycle_line_cache_invalidate(struct cycle_line_cache *cache)
{
    for (unsigned i = 0; i < cache->entries; i++)
        cache->entry[i].valid = false;
    cache->killed = cache->state != LINECACHE_IDLE;
}
