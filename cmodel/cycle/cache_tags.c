// SPDX-License-Identifier: Apache-2.0
/*
 * Texel cache, the side of the tags: lookup, allocation, requests, invalidation (stages/cache.md). Stores do not come
 * here: a cached line keeps its old contents (R-SUST-33).
 */
#include "cycle/cycle.h"

#include <string.h>

static unsigned set_of(uint64_t line)
{
    return (unsigned)(line % TEX_L1_SETS);
}

/* Way of its set that holds the line, TEX_L1_WAYS if none does. */
static unsigned way_of(const struct cycle_l1 *l1, uint64_t line)
{
    const uint64_t *tag = l1->tag[set_of(line)];
    unsigned way = 0;
    while (way < TEX_L1_WAYS && tag[way] != line + 1)
        way++;
    return way;
}

/* Another part follows the one that is looked up. */
static bool more_follows(const struct cycle_l1 *l1, const struct tex_address *a)
{
    return a->straddle && l1->part == 0 && !l1->now.both_hit;
}

/* PD-10c: while a first part is at the input, whether the second part is cached too, and where. */
static void look_second(struct cycle_l1 *l1, const struct tex_address *a)
{
    struct cycle_lookup *now = &l1->now;
    memset(now->second_index, 0, sizeof now->second_index);
    now->both_hit = a->straddle && l1->part == 0;
    for (unsigned k = 0; k < 4; k++) {
        if (!(a->straddle >> k & 1))
            continue;
        uint64_t line = a->addr_hi[k] / TEX_LINE_BYTES;
        unsigned way = way_of(l1, line);
        now->both_hit &= way < TEX_L1_WAYS;
        now->second_index[k] = (uint8_t)(set_of(line) * TEX_L1_WAYS + way);
    }
}

/* Look up the samples of a footprint that are fetched in this part of it. */
static void look_up(struct cycle_l1 *l1, const struct tex_address *a)
{
    struct cycle_lookup *now = &l1->now;
    uint32_t fetch = l1->part ? a->straddle : a->fetch;
    now->hit = 0;
    now->missing = 0;
    for (unsigned k = 0; k < 4; k++) {
        now->index[k] = 0;
        if (!(fetch >> k & 1))
            continue;
        uint64_t line = (l1->part ? a->addr_hi[k] : a->address[k]) / TEX_LINE_BYTES;
        unsigned way = way_of(l1, line);
        if (way < TEX_L1_WAYS) {
            now->hit |= 1U << k;
            now->index[k] = (uint8_t)(set_of(line) * TEX_L1_WAYS + way);
        } else {
            if (!now->missing)
                now->line = line;
            now->missing |= 1U << k;
        }
    }
    if (!l1->seen)
        l1->first_hit[l1->part] = now->hit;
}

/* The last part passes: what all parts found. */
static void show_lookup(struct tex_model *m)
{
    struct cycle_l1 *l1 = &m->l1;
    const struct cycle_thread *thread = m->at[TEX_AT_ADDRESS];
    struct tex_lookup lookup = {.tag = thread->trace.address.tag, .hit = l1->first_hit[0]};
    lookup.second_hit = l1->part ? l1->first_hit[1] : l1->now.both_hit ? thread->trace.address.straddle : 0;
    for (unsigned k = 0; k < 4; k++) {
        lookup.index[k] = l1->part ? thread->index[0][k] : l1->now.index[k];
        lookup.second_index[k] = l1->part ? l1->now.index[k] : l1->now.both_hit ? l1->now.second_index[k] : 0;
    }
    tex_pack_lookup(cycle_words(m, TEX_WORD_LOOKUP), 0, &lookup);
}

void cycle_tags_show(struct tex_model *m, const struct tex_frame *in, struct tex_frame *out)
{
    (void)in;
    struct cycle_l1 *l1 = &m->l1;
    bool room = l1->fifo_count < TEX_L1_FIFO;
    cycle_set_ready(out, TEX_AT_LOOKUP, room);
    l1->now.invalidate = l1->invalidate_pending && l1->misses == 0;
    if (l1->now.invalidate)
        return;
    if (!cycle_valid(out, TEX_AT_ADDRESS)) {
        cycle_set_ready(out, TEX_AT_ADDRESS, room);
        return;
    }
    const struct tex_address *address = &m->at[TEX_AT_ADDRESS]->trace.address;
    look_up(l1, address);
    look_second(l1, address);
    l1->now.enters = !l1->now.missing && room;
    if (!l1->now.missing && more_follows(l1, address))
        return;
    if (!l1->now.missing) {
        out->valid |= TEX_BIT(TEX_AT_LOOKUP);
        cycle_set_ready(out, TEX_AT_ADDRESS, room);
        show_lookup(m);
    } else if (l1->outstanding < TEX_L1_OUTSTANDING) {
        out->valid |= TEX_BIT(TEX_AT_LOOKUP_REQ);
        struct tex_req req = {.line = l1->now.line};
        tex_pack_req(cycle_words(m, TEX_WORD_LOOKUP_REQ), 0, &req);
    }
}

/* Ways of a set that the footprint at the input hits. */
static unsigned protected_ways(const struct cycle_lookup *now, unsigned set)
{
    unsigned ways = 0;
    for (unsigned k = 0; k < 4; k++)
        if ((now->hit >> k & 1) && now->index[k] / TEX_L1_WAYS == set)
            ways |= 1U << now->index[k] % TEX_L1_WAYS;
    return ways;
}

/* The request leaves: its line gets a way now, its data later. */
static void allocate(struct cycle_l1 *l1)
{
    unsigned set = set_of(l1->now.line), way = l1->next[set], taken = protected_ways(&l1->now, set);
    while (taken >> way & 1) /* at most three of four ways are taken: a fourth sample misses */
        way = (way + 1) % TEX_L1_WAYS;
    l1->tag[set][way] = l1->now.line + 1;
    l1->next[set] = (uint8_t)((way + 1) % TEX_L1_WAYS);
    l1->fill_queue[(l1->fill_head + l1->outstanding) % TEX_L1_OUTSTANDING] = (uint8_t)(set * TEX_L1_WAYS + way);
    l1->outstanding++;
    l1->requests++;
    l1->misses++;
}

/* The footprint, or its part, enters the latency FIFO. */
static void enter(struct cycle_l1 *l1, struct cycle_thread *thread)
{
    memcpy(thread->index[l1->part], l1->now.index, sizeof thread->index[0]);
    if (l1->now.both_hit)
        memcpy(thread->index[1], l1->now.second_index, sizeof thread->index[1]);
    thread->misses[l1->part] = l1->misses;
    l1->fifo[(l1->fifo_head + l1->fifo_count) % TEX_L1_FIFO] =
        (struct cycle_footprint){thread, l1->part, l1->now.both_hit};
    l1->fifo_count++;
    l1->misses = 0;
    l1->seen = false;
    l1->part = more_follows(l1, &thread->trace.address);
}

void cycle_tags_edge(struct tex_model *m, const struct tex_frame *in, const struct tex_frame *out)
{
    (void)in;
    struct cycle_l1 *l1 = &m->l1;
    if (l1->now.invalidate) {
        memset(l1->tag, 0, sizeof l1->tag);
        memset(l1->next, 0, sizeof l1->next);
        l1->invalidate_pending = false;
        return;
    }
    if (!cycle_valid(out, TEX_AT_ADDRESS))
        return;
    l1->seen = true;
    if (cycle_moves(out, TEX_AT_LOOKUP))
        cycle_count(m, TEX_CSR_COUNT_FOOTPRINTS);
    if (l1->now.enters) {
        enter(l1, m->at[TEX_AT_ADDRESS]);
    } else if (cycle_moves(out, TEX_AT_LOOKUP_REQ)) {
        cycle_count(m, TEX_CSR_COUNT_L1_MISS);
        allocate(l1);
    }
}

bool cycle_tags_holds(const struct tex_model *m, unsigned i, struct tex_occupancy *out)
{
    const struct tex_occupancy list[] = {
        {"cache", m->l1.fifo_count, TEX_L1_FIFO, "footprints in the latency FIFO"},
        {"cache", m->l1.outstanding, TEX_L1_OUTSTANDING, "texel lines requested, not written"},
    };
    return cycle_list(list, sizeof list / sizeof *list, i, out);
}
