// SPDX-License-Identifier: Apache-2.0
#include "diff/match.h"

#include <stdlib.h>
#include <string.h>

#define FIRST_ROOM 64U

enum state { WAITS, PAIRED, GONE };

struct match_entry {
    struct beat beat;
    uint64_t hash;
    enum state state;
    uint64_t cycle, index; /* B's, when PAIRED: of its partner, and its place in A */
};

void match_begin(struct match *m, const struct common *common, struct tally *tally)
{
    memset(m, 0, sizeof *m);
    m->common = common;
    m->tally = tally;
}

void match_free(struct match *m)
{
    for (unsigned b = 0; b < RECORD_BOUNDARIES; b++)
        for (unsigned run = 0; run < DIFF_RUNS; run++)
            free(m->boundary[b].queue[run].entry);
    memset(m, 0, sizeof *m);
}

void match_case(struct match *m, size_t number)
{
    m->number = number;
    memset(m->failed, 0, sizeof m->failed);
    memset(m->after, 0, sizeof m->after);
    memset(m->tally->beats, 0, sizeof m->tally->beats);
    for (unsigned b = 0; b < RECORD_BOUNDARIES; b++)
        m->boundary[b].shift = 0;
}

/* FNV-1a, a word at a time: it only makes searches short. */
static uint64_t hash_of(const struct common_boundary *b, const struct beat *beat)
{
    uint64_t hash = UINT64_C(14695981039346656037);
    for (unsigned i = 0; i < b->words; i++)
        hash = (hash ^ beat->payload[i]) * UINT64_C(1099511628211);
    return hash;
}

static bool named(const struct beat *beat)
{
    return beat->instruction != RECORD_NONE;
}

/* They serve the same thread; where one run has no names, its beats may be any. */
static bool same_name(const struct beat *a, const struct beat *b)
{
    return !named(a) || !named(b) || (a->instruction == b->instruction && a->lanes == b->lanes && a->pass == b->pass);
}

static bool same_contents(const struct common_boundary *b, const struct beat *x, const struct beat *y)
{
    return memcmp(x->payload, y->payload, b->words * sizeof *x->payload) == 0;
}

static bool belong(const struct common_boundary *b, const struct match_entry *e, const struct match_entry *other)
{
    if (e->state != WAITS || !same_name(&e->beat, &other->beat))
        return false;
    if (b->once && named(&e->beat) && named(&other->beat))
        return true;
    return e->hash == other->hash && same_contents(b, &e->beat, &other->beat);
}

static struct match_entry *head(struct match_queue *q)
{
    return q->first < q->end ? &q->entry[q->first] : NULL;
}

static void drop(struct match_queue *q)
{
    q->first++;
    q->index++;
    if (q->first == q->end)
        q->first = q->end = 0;
}

static uint64_t index_of(const struct match_queue *q, const struct match_entry *e)
{
    return q->index + (uint64_t)(e - &q->entry[q->first]);
}

/* B's beat leaves in the order of B: earlier pairs are known. */
static void leave(struct match *m, unsigned b, const struct match_entry *e)
{
    struct match_boundary *at = &m->boundary[b];
    if (e->state != PAIRED)
        return;
    bool passed = e->index < at->passed;
    at->passed = passed ? at->passed : e->index + 1;
    at->shift = (int64_t)(e->beat.cycle - e->cycle);
    struct beat partner = e->beat;
    partner.cycle = e->cycle;
    tally_pair(m->tally, b,
               passed      ? TALLY_ORDER
               : at->shift ? TALLY_SHIFTED
                           : TALLY_SAME,
               m->number, &partner, &e->beat);
}

/* What has left at the head of a queue. */
static void clear(struct match *m, unsigned b)
{
    struct match_boundary *at = &m->boundary[b];
    for (struct match_entry *e = head(&at->queue[DIFF_A]); e && e->state != WAITS; e = head(&at->queue[DIFF_A]))
        drop(&at->queue[DIFF_A]);
    for (struct match_entry *e = head(&at->queue[DIFF_B]); e && e->state != WAITS; e = head(&at->queue[DIFF_B])) {
        leave(m, b, e);
        drop(&at->queue[DIFF_B]);
    }
}

static void join(struct match *m, unsigned b, struct match_entry *a, struct match_entry *of_b)
{
    bool same = same_contents(&m->common->boundary[b], &a->beat, &of_b->beat);
    if (!same)
        tally_pair(m->tally, b, TALLY_DIFFERENT, m->number, &a->beat, &of_b->beat);
    a->state = GONE;
    of_b->state = same ? PAIRED : GONE;
    of_b->cycle = a->beat.cycle;
    of_b->index = index_of(&m->boundary[b].queue[DIFF_A], a);
}

static void join_either(struct match *m, unsigned b, unsigned run, struct match_entry *e, struct match_entry *other)
{
    if (run == DIFF_A)
        join(m, b, e, other);
    else
        join(m, b, other, e);
}

enum why { PASSED_BY, LEFT, CUT }; /* too many wait behind it; the other run has no more; it was cut */

/*
 * The partner of an old beat, which differs: of its thread; without names, one that has waited long too, or any if no
 * more come.
 */
static struct match_entry *partner(const struct match_entry *e, const struct match_queue *other, enum why why)
{
    for (size_t i = other->first; i < other->end; i++) {
        struct match_entry *found = &other->entry[i];
        if (found->state != WAITS || !same_name(&found->beat, &e->beat))
            continue;
        bool threads = named(&found->beat) && named(&e->beat);
        if (threads || why == LEFT || (why == PASSED_BY && other->end - i >= MATCH_MOST / 2))
            return found;
    }
    return NULL;
}

/* The oldest beat of a run has waited long enough. */
static void settle(struct match *m, unsigned b, unsigned run, enum why why)
{
    struct match_queue *own = &m->boundary[b].queue[run], *other = &m->boundary[b].queue[!run];
    struct match_entry *e = head(own), *found = partner(e, other, why);
    if (found) {
        join_either(m, b, run, e, found);
    } else {
        e->state = GONE;
        tally_alone(m->tally, b,
                    why == CUT      ? TALLY_CUT
                    : run == DIFF_A ? TALLY_ONLY_A
                                    : TALLY_ONLY_B,
                    m->number, &e->beat);
    }
    clear(m, b);
}

/* Room for one more. */
static bool grow(struct match_queue *q)
{
    if (q->end < q->room)
        return true;
    if (q->first >= q->room / 2 && q->room > 0) {
        memmove(q->entry, &q->entry[q->first], (q->end - q->first) * sizeof *q->entry);
        q->end -= q->first;
        q->first = 0;
        return true;
    }
    size_t room = q->room ? 2 * q->room : FIRST_ROOM;
    struct match_entry *entry = realloc(q->entry, room * sizeof *entry);
    if (!entry)
        return false;
    q->entry = entry;
    q->room = room;
    return true;
}

bool match_add(struct match *m, unsigned run, unsigned boundary, const struct beat *beat)
{
    const struct common_boundary *b = &m->common->boundary[boundary];
    struct match_queue *own = &m->boundary[boundary].queue[run], *other = &m->boundary[boundary].queue[!run];
    if (m->failed[!run] && m->after[run]++ >= MATCH_AFTER) {
        tally_alone(m->tally, boundary, TALLY_CUT, m->number, beat);
        return true;
    }
    if (own->end - own->first == MATCH_MOST)
        settle(m, boundary, run, PASSED_BY);
    if (!grow(own)) {
        m->no_memory = true;
        return false;
    }
    struct match_entry *e = &own->entry[own->end++];
    e->beat = *beat;
    e->hash = hash_of(b, beat);
    e->state = WAITS;
    for (size_t i = other->first; i < other->end && e->state == WAITS; i++)
        if (belong(b, &other->entry[i], e))
            join_either(m, boundary, run, e, &other->entry[i]);
    clear(m, boundary);
    return true;
}

void match_settle(struct match *m)
{
    bool cut = m->failed[DIFF_A] || m->failed[DIFF_B];
    for (unsigned b = 0; b < m->common->count; b++) {
        struct match_boundary *at = &m->boundary[b];
        for (unsigned run = 0; run < DIFF_RUNS; run++)
            while (head(&at->queue[run]))
                settle(m, b, run, cut ? CUT : LEFT);
        at->passed = at->queue[DIFF_A].index = at->queue[DIFF_B].index = 0;
    }
}

void match_case_end(struct match *m)
{
    for (unsigned b = 0; b < m->common->count; b++)
        m->tally->boundary[b].cycles += m->boundary[b].shift;
}
