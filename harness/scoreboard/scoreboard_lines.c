// SPDX-License-Identifier: Apache-2.0
/* Memory as read by the unit: for each line the data of its reads, newest first. */
#include <stdlib.h>
#include <string.h>

#include "scoreboard/scoreboard_state.h"

#define SLOTS_FIRST 1024U
#define VERSIONS_OF_LINE 256U /* kept at most */

void scoreboard_lines_free(struct scoreboard_lines *m)
{
    free(m->slots);
    free(m->versions);
    *m = (struct scoreboard_lines){0};
}

void scoreboard_lines_clear(struct scoreboard_lines *m)
{
    if (m->slots)
        memset(m->slots, 0, m->slots_size * sizeof *m->slots);
    m->slots_used = m->slots_kept = m->versions_used = m->free_list = 0;
    m->forgotten = false;
}

/* The slot of the line, or the free one where it belongs. */
static struct line_slot *slot_of(struct line_slot *slots, uint32_t size, uint64_t line)
{
    uint64_t hash = line * UINT64_C(0x9e3779b97f4a7c15);
    uint32_t at = (uint32_t)(hash >> 32) & (size - 1);
    while (slots[at].line != 0 && slots[at].line != line + 1)
        at = (at + 1) & (size - 1);
    return &slots[at];
}

static bool grow_slots(struct scoreboard_lines *m)
{
    uint32_t size = m->slots_size ? 2 * m->slots_size : SLOTS_FIRST;
    struct line_slot *slots = calloc(size, sizeof *slots);
    if (!slots)
        return false;
    for (uint32_t i = 0; i < m->slots_size; i++)
        if (m->slots[i].line != 0)
            *slot_of(slots, size, m->slots[i].line - 1) = m->slots[i];
    free(m->slots);
    m->slots = slots;
    m->slots_size = size;
    return true;
}

/* Index + 1 of a version to fill, 0 if out of memory. */
static uint32_t take_version(struct scoreboard_lines *m)
{
    uint32_t taken = m->free_list;
    if (taken) {
        m->free_list = m->versions[taken - 1].older;
        return taken;
    }
    if (m->versions_used == m->versions_size) {
        uint32_t size = m->versions_size ? 2 * m->versions_size : SLOTS_FIRST;
        struct line_version *versions = realloc(m->versions, size * sizeof *versions);
        if (!versions)
            return 0;
        m->versions = versions;
        m->versions_size = size;
    }
    return ++m->versions_used;
}

static bool same(const struct tex_line *a, const struct tex_line *b)
{
    return a->error == b->error && a->sparse == b->sparse && memcmp(a->data, b->data, sizeof a->data) == 0;
}

/* Forget versions that nothing can use any more, and the oldest ones if there are too many. */
static void prune(struct scoreboard_lines *m, struct line_slot *slot, uint64_t floor)
{
    uint32_t *link = &slot->newest;
    for (unsigned kept = 0; *link;) {
        uint32_t at = *link;
        struct line_version *v = &m->versions[at - 1];
        bool stale = v->last <= floor;
        if (!stale && kept + 1 < VERSIONS_OF_LINE) {
            kept++;
            link = &v->older;
            continue;
        }
        slot->dropped |= !stale;
        *link = v->older;
        v->older = m->free_list;
        m->free_list = at;
    }
}

static void free_versions(struct scoreboard_lines *m, struct line_slot *slot)
{
    while (slot->newest) {
        struct line_version *v = &m->versions[slot->newest - 1];
        uint32_t older = v->older;
        v->older = m->free_list;
        m->free_list = slot->newest;
        slot->newest = older;
    }
}

/*
 * Of a long run not every line is kept: those that were neither read nor needed since the sweep before are forgotten.
 * A cache may still have one: who needs it is undecided.
 */
static bool sweep(struct scoreboard_lines *m)
{
    struct line_slot *slots = calloc(m->slots_size, sizeof *slots);
    if (!slots)
        return false;
    uint32_t used = 0;
    for (uint32_t i = 0; i < m->slots_size; i++) {
        struct line_slot *slot = &m->slots[i];
        if (slot->line == 0)
            continue;
        if (!slot->recent) {
            m->forgotten = true;
            free_versions(m, slot);
            continue;
        }
        slot->recent = false;
        *slot_of(slots, m->slots_size, slot->line - 1) = *slot;
        used++;
    }
    free(m->slots);
    m->slots = slots;
    m->slots_used = m->slots_kept = used;
    return true;
}

bool scoreboard_lines_add(struct scoreboard_lines *m, uint64_t line, const struct tex_line *data, uint64_t cycle,
                          uint64_t floor)
{
    if (m->slots_used - m->slots_kept == SCOREBOARD_LINES && !sweep(m))
        return false;
    if (2 * (m->slots_used + 1) > m->slots_size && !grow_slots(m))
        return false;
    struct line_slot *slot = slot_of(m->slots, m->slots_size, line);
    if (slot->line == 0)
        m->slots_used++;
    slot->line = line + 1;
    slot->recent = true;
    if (slot->newest && same(&m->versions[slot->newest - 1].data, data)) { /* versions are in the order of reads */
        m->versions[slot->newest - 1].last = cycle;
        return true;
    }
    prune(m, slot, floor);
    uint32_t taken = take_version(m);
    if (!taken)
        return false;
    m->versions[taken - 1] = (struct line_version){.data = *data, .first = cycle, .last = cycle, .older = slot->newest};
    slot->newest = taken;
    return true;
}

const struct line_slot *scoreboard_lines_find(struct scoreboard_lines *m, uint64_t line)
{
    if (m->slots_size == 0)
        return NULL;
    struct line_slot *slot = slot_of(m->slots, m->slots_size, line);
    slot->recent = slot->line != 0;
    return slot->line ? slot : NULL;
}
