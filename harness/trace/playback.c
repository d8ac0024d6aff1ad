// SPDX-License-Identifier: Apache-2.0
#include "trace/playback.h"

#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "trace/playback_part.h"

#define MOST_CYCLE (2 * PLAYBACK_WORDS) /* words of a cycle at most: each run has a word or more, and its head */
#define FIRST_ROOM 1024U
#define NOBODY ((struct playback_beat){.instruction = TRACK_NONE})
_Static_assert(PLAYBACK_WORDS < 1U << 16, "a place is half a word");

static void pack_side(const struct playback_side *s, uint32_t *to)
{
    to[0] = (uint32_t)s->frame.valid;
    to[1] = (uint32_t)(s->frame.valid >> 32);
    to[2] = (uint32_t)s->frame.ready;
    to[3] = (uint32_t)(s->frame.ready >> 32);
    memcpy(to + PAYLOAD_AT, s->frame.payload, sizeof s->frame.payload);
    memcpy(to + BEATS_AT, s->beat, sizeof s->beat);
}

void playback_begin(struct playback *r, size_t most)
{
    memset(r, 0, sizeof *r);
    r->most = most;
}

static void free_segment(struct playback *r, size_t i)
{
    r->used -= sizeof **r->segments + r->segments[i]->room * sizeof(uint32_t);
    free(r->segments[i]->words);
    free(r->segments[i]);
    r->segments[i] = NULL;
}

static void forget(struct playback *r)
{
    for (; r->from < r->count; r->from++)
        free_segment(r, r->from);
    r->from = r->count = r->issues_count = 0;
}

void playback_free(struct playback *r)
{
    forget(r);
    free(r->segments);
    free(r->issues);
    memset(r, 0, sizeof *r);
}

static void nobody(struct playback *r)
{
    for (unsigned s = 0; s < TRACE_SIDES; s++)
        for (unsigned b = 0; b < TEX_BOUNDARIES; b++)
            r->side[s].beat[b] = NOBODY;
}

void playback_case(struct playback *r, tex_boundary_set visible)
{
    forget(r);
    r->visible = visible;
    r->no_memory = false;
    memset(r->side, 0, sizeof r->side);
    nobody(r);
    for (unsigned s = 0; s < TRACE_SIDES; s++)
        pack_side(&r->side[s], &r->words[s * PLAYBACK_SIDE_WORDS]);
    r->words[FLAGS_AT] = 0;
}

static struct playback_segment *add_segment(struct playback *r, uint64_t cycle)
{
    if (r->count == r->room) {
        size_t room = r->room ? 2 * r->room : FIRST_ROOM;
        struct playback_segment **more = realloc(r->segments, room * sizeof(struct playback_segment *));
        if (!more)
            return NULL;
        r->segments = more;
        r->room = room;
    }
    struct playback_segment *s = calloc(1, sizeof *s);
    if (!s)
        return NULL;
    s->first = cycle;
    memcpy(s->base, r->words, sizeof s->base);
    r->segments[r->count++] = s;
    r->used += sizeof *s;
    return s;
}

/* With room for any cycle; NULL: out of memory. */
static struct playback_segment *segment_for(struct playback *r, uint64_t cycle)
{
    struct playback_segment *s = playback_empty(r) ? NULL : r->segments[r->count - 1];
    if (!s || s->cycles == PLAYBACK_SEGMENT)
        s = add_segment(r, cycle);
    if (!s || s->room - s->used >= MOST_CYCLE)
        return s;
    size_t room = s->room ? 2 * s->room : (size_t)2 * MOST_CYCLE;
    uint32_t *more = realloc(s->words, room * sizeof *more);
    if (!more)
        return NULL;
    r->used += (room - s->room) * sizeof *more;
    s->words = more;
    s->room = room;
    return s;
}

/* A segment that is complete needs no room. */
static void fit(struct playback *r, struct playback_segment *s)
{
    uint32_t *less = realloc(s->words, s->used * sizeof *less);
    if (!less)
        return;
    r->used -= (s->room - s->used) * sizeof *less;
    s->words = less;
    s->room = s->used;
}

static void drop_oldest(struct playback *r)
{
    while (r->used > r->most && r->count - r->from > 1)
        free_segment(r, r->from++);
}

static void note_issue(struct playback *r, uint64_t cycle, uint32_t instruction)
{
    if (r->issues_count == r->issues_room) {
        size_t room = r->issues_room ? 2 * r->issues_room : FIRST_ROOM;
        struct playback_issue *more = realloc(r->issues, room * sizeof *more);
        if (!more) {
            r->no_memory = true;
            return;
        }
        r->issues = more;
        r->issues_room = room;
    }
    r->issues[r->issues_count++] = (struct playback_issue){.cycle = cycle, .instruction = instruction};
}

/* Who is shown from this cycle on. */
static tex_boundary_set take_beats(struct playback *r, const struct walk_both *both, unsigned side)
{
    tex_boundary_set shown = 0;
    for (unsigned i = 0; i < both->side[side].count; i++) {
        const struct walk_event *e = &both->side[side].events[i];
        if (e->kind != WALK_SHOWN)
            continue;
        uint32_t n =
            e->instruction == WALK_NONE ? TRACK_NONE : (uint32_t)(e->instruction - both->side[side].walk->base);
        r->side[side].beat[e->boundary] = (struct playback_beat){
            .instruction = n, .lanes = e->lanes, .pass = e->pass, .since = (uint32_t)both->cycle};
        shown |= TEX_BIT(e->boundary);
        if (side == TRACE_RTL && e->boundary == TEX_AT_ISSUE && e->first)
            note_issue(r, both->cycle, n);
    }
    return shown;
}

static void take_frame(struct playback_side *s, const struct tex_frame *f)
{
    s->frame.valid = f->valid;
    s->frame.ready = f->ready;
    for (tex_boundary_set left = f->valid & TEX_SET_ALL; left; left &= left - 1) {
        const struct tex_boundary_info *b = &tex_boundaries[lowest_bit(left)];
        memcpy(&s->frame.payload[b->word], &f->payload[b->word], b->words * sizeof *f->payload);
    }
}

/* The runs of words that differ from those of the cycle before. */
static size_t write_runs(const uint32_t *before, const uint32_t *now, uint32_t *to)
{
    size_t used = 1;
    uint32_t runs = 0;
    for (unsigned i = 0; i < PLAYBACK_WORDS;) {
        if (before[i] == now[i]) {
            i++;
            continue;
        }
        unsigned end = i + 1;
        while (end < PLAYBACK_WORDS && before[end] != now[end])
            end++;
        to[used++] = i << 16 | (end - i);
        memcpy(&to[used], &now[i], (end - i) * sizeof *now);
        used += end - i;
        runs++;
        i = end;
    }
    to[0] = runs;
    return used;
}

/* Of the second side the words that are not those of the first: most often there are none. */
static void pack(const struct playback *r, uint32_t flags, uint32_t *now)
{
    uint32_t *model = now + PLAYBACK_SIDE_WORDS;
    pack_side(&r->side[TRACE_RTL], now);
    pack_side(&r->side[TRACE_MODEL], model);
    for (unsigned i = 0; i < PLAYBACK_SIDE_WORDS; i++)
        model[i] ^= now[i];
    now[FLAGS_AT] = flags;
}

static bool any(const uint32_t *words, unsigned count)
{
    uint32_t bits = 0;
    for (unsigned i = 0; i < count; i++)
        bits |= words[i];
    return bits != 0;
}

void playback_cycle(struct playback *r, const struct walk_both *both, const struct tex_frame *rtl,
                    const struct tex_frame *model)
{
    uint32_t now[PLAYBACK_WORDS];
    struct playback_segment *s = r->no_memory ? NULL : segment_for(r, both->cycle);
    if (!s) {
        r->no_memory = true;
        return;
    }
    if (both->reset)
        nobody(r);
    take_frame(&r->side[TRACE_RTL], rtl);
    s->shown |= take_beats(r, both, TRACE_RTL);
    if (model) {
        take_frame(&r->side[TRACE_MODEL], model);
        s->shown |= take_beats(r, both, TRACE_MODEL);
    }
    pack(r, (both->reset ? PLAYBACK_RESET : 0U) | (model ? PLAYBACK_MODEL : 0U), now);
    s->used += write_runs(r->words, now, &s->words[s->used]);
    s->differs |= model && any(now + PLAYBACK_SIDE_WORDS, PLAYBACK_SIDE_WORDS);
    memcpy(r->words, now, sizeof now);
    if (++s->cycles == PLAYBACK_SEGMENT)
        fit(r, s);
    drop_oldest(r);
}

uint64_t playback_first(const struct playback *r)
{
    return r->segments[r->from]->first;
}

uint64_t playback_last(const struct playback *r)
{
    const struct playback_segment *s = r->segments[r->count - 1];
    return s->first + s->cycles - 1;
}

const struct playback_issue *playback_issue_at(const struct playback *r, uint64_t cycle,
                                               bool (*wanted)(const void *user, uint32_t instruction), const void *user)
{
    const struct playback_issue *found = NULL;
    for (size_t i = 0; i < r->issues_count; i++) {
        const struct playback_issue *issue = &r->issues[i];
        if (found && issue->cycle > cycle)
            break;
        if (wanted(user, issue->instruction))
            found = issue;
    }
    return found;
}
