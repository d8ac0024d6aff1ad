// SPDX-License-Identifier: Apache-2.0
/*
 * What instructions write (cmodel/stages/store.md), against the write channels. At strictness order, writes are
 * judged as they come, if the probe has shown what their threads store; otherwise, and at arch, with the token of the
 * instruction. Instructions are judged in the order in which they were issued.
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "scoreboard/scoreboard_state.h"
#include "tex_stages.h"

void scoreboard_writes_clear(struct scoreboard_writes *q)
{
    writes_clear(&q->seen);
    q->next = 0;
    q->noted = 0;
    q->gathered = q->adrift = false;
}

/* On to the oldest store or atomic that is not judged. False: there is none in flight. */
static bool pending(struct scoreboard *s)
{
    struct scoreboard_writes *q = &s->writes;
    if (q->next < s->warp_first) /* they are over, and others may have their places */
        q->next = s->warp_first;
    while (q->next < s->warp_next && !scoreboard_stores(scoreboard_warp_at(s, q->next)) &&
           !scoreboard_changes(scoreboard_warp_at(s, q->next)))
        q->next++;
    return q->next < s->warp_next;
}

void scoreboard_gather(const struct scoreboard *s, const struct scoreboard_warp *w, struct tex_store_gather *stores)
{
    struct tex_atomic_writes writes = {.kept = 0};
    stores->lines = 0;
    stores->faults = (struct tex_store_faults){.count = 0};
    for (unsigned i = 0; i < w->threads; i++) {
        const struct scoreboard_thread *t = scoreboard_thread_at(s, w->first + i);
        const struct tex_thread_trace *trace = &t->first.trace;
        if (scoreboard_stores(w))
            tex_store_add(stores, &trace->convert);
        else
            tex_atomic_add(&writes, &trace->convert, &trace->decode.access, trace->load.raw, t->unread);
    }
    if (!scoreboard_stores(w))
        *stores = writes.to;
}

/* Of the store that is next: the probe has shown what every thread of it stores. */
static bool known_early(const struct scoreboard *s)
{
    const struct scoreboard_warp *w = scoreboard_warp_at(s, s->writes.next);
    if (s->options.strictness != STRICT_ORDER || !scoreboard_whole(s, w))
        return false;
    for (unsigned i = 0; i < w->threads; i++) {
        const struct scoreboard_thread *t = scoreboard_thread_at(s, w->first + i);
        if (t->failed || t->undecided ||
            !(t->first.seen >> (scoreboard_stores(w) ? TEX_PIPE_CONVERT : TEX_PIPE_LOAD) & 1))
            return false;
    }
    return true;
}

/* An older write to the line that is under another identifier and not answered: memory may perform either first. */
static bool overtakes(const struct writes *w, uint32_t n)
{
    const struct write_beat *beat = &w->beat[n % WRITES_BEATS];
    for (uint32_t i = w->out; i != n; i++) {
        const struct write_beat *older = &w->beat[i % WRITES_BEATS];
        if (older->at == beat->at && !older->answered && older->address.id != beat->address.id)
            return true;
    }
    return false;
}

/* Beats that were joined in this cycle: their possible instructions, and whether memory knows their order. */
static bool note_joined(struct scoreboard *s, struct failure *failure)
{
    char text[FAILURE_TEXT];
    struct scoreboard_writes *q = &s->writes;
    bool good = true;
    for (; q->noted != q->seen.joined; q->noted++) {
        q->issued[q->noted % WRITES_BEATS] = s->warp_next;
        q->cycle[q->noted % WRITES_BEATS] = s->cycle;
        if (q->adrift || !overtakes(&q->seen, q->noted))
            continue;
        snprintf(text, sizeof text,
                 "the line at 0x%012" PRIx64
                 " is written under another identifier while its earlier write is unanswered: their order is undefined",
                 writes_at(&q->seen, q->noted)->at);
        good = scoreboard_writes_fail(s, failure, TEX_AT_AXI_AW, FAILURE_NONE, text);
    }
    return good;
}

/* The write of a line: at order the oldest that is left, at arch the oldest to that line. */
static struct write_beat *write_of(struct scoreboard *s, const struct tex_store_line *line)
{
    struct writes *seen = &s->writes.seen;
    for (uint32_t i = seen->out; i != seen->joined; i++) {
        struct write_beat *b = writes_at(seen, i);
        bool it = s->options.strictness == STRICT_ORDER || b->at == line->number * TEX_LINE_BYTES;
        if (it && !b->used)
            return b;
    }
    return NULL;
}

uint64_t scoreboard_write_cycle(const struct scoreboard *s, uint64_t line, unsigned n)
{
    const struct scoreboard_writes *q = &s->writes;
    for (uint32_t i = q->seen.out; i != q->seen.joined; i++) {
        const struct write_beat *b = &q->seen.beat[i % WRITES_BEATS];
        if (b->at == line * TEX_LINE_BYTES && !b->used && n-- == 0)
            return q->cycle[i % WRITES_BEATS];
    }
    return SCOREBOARD_NONE;
}

/* Line number s->writes.line of the store that is next, if its write has come. */
static bool judge_line(struct scoreboard *s, bool *came, struct failure *failure)
{
    struct scoreboard_writes *q = &s->writes;
    const struct tex_store_line *line = &q->stores.line[q->line];
    struct write_beat *b = write_of(s, line);
    *came = b != NULL;
    if (!b)
        return true;
    b->used = true;
    if (!scoreboard_write_right(s, b, line, failure))
        return false;
    q->write[q->line++] = b;
    s->counts.compares[TEX_AT_AXI_AW]++;
    s->counts.compares[TEX_AT_AXI_W]++;
    return true;
}

static bool judge_lines(struct scoreboard *s, struct failure *failure)
{
    struct scoreboard_writes *q = &s->writes;
    bool came = true, good = true;
    if (!q->gathered) {
        scoreboard_gather(s, scoreboard_warp_at(s, q->next), &q->stores);
        q->gathered = true;
        q->line = 0;
    }
    while (good && came && q->line < q->stores.lines)
        good = judge_line(s, &came, failure);
    return good;
}

/* The oldest write that no instruction has made, `joined` if there is none. */
static uint32_t oldest_left(struct writes *seen)
{
    uint32_t i = seen->out;
    while (i != seen->joined && writes_at(seen, i)->used)
        i++;
    return i;
}

/* No store is in flight: no write may be left, and lost track is regained. */
static bool settle(struct scoreboard *s, struct failure *failure)
{
    struct scoreboard_writes *q = &s->writes;
    bool good = q->adrift || writes_none(&q->seen) ||
                scoreboard_writes_fail(s, failure, q->seen.in != q->seen.out ? TEX_AT_AXI_W : TEX_AT_AXI_AW,
                                       FAILURE_NONE, "a write beat of no instruction in flight");
    writes_clear(&q->seen);
    q->noted = 0;
    q->adrift = false;
    return good;
}

/* A write older than all instructions in flight. */
static bool strays(struct scoreboard *s, struct failure *failure)
{
    char text[FAILURE_TEXT];
    struct scoreboard_writes *q = &s->writes;
    bool good = true, more = pending(s);
    uint32_t i = oldest_left(&q->seen);
    if (!q->adrift && i != q->seen.joined && q->issued[i % WRITES_BEATS] <= q->next) {
        snprintf(text, sizeof text, "a write to 0x%012" PRIx64 " of no instruction in flight",
                 writes_at(&q->seen, i)->at);
        good = scoreboard_writes_fail(s, failure, TEX_AT_AXI_W, FAILURE_NONE, text);
    }
    return (more || settle(s, failure)) && good;
}

bool scoreboard_writes_cycle(struct scoreboard *s, const struct tex_frame *f, struct failure *failure)
{
    struct scoreboard_writes *q = &s->writes;
    const tex_boundary_set channels = TEX_BIT(TEX_AT_AXI_AW) | TEX_BIT(TEX_AT_AXI_W) | TEX_BIT(TEX_AT_AXI_B);
    if (!(f->valid & f->ready & channels))
        return true;
    writes_cycle(&q->seen, f);
    if (q->seen.lost)
        scoreboard_writes_lose(s);
    bool good = note_joined(s, failure);
    if (!q->adrift && pending(s) && (q->gathered || known_early(s)))
        good &= judge_lines(s, failure);
    return strays(s, failure) && good;
}

/* All lines were written and answered: the instruction is over. */
static bool finish(struct scoreboard *s, struct failure *failure)
{
    char text[FAILURE_TEXT];
    struct scoreboard_writes *q = &s->writes;
    if (!judge_lines(s, failure))
        return false;
    if (q->line < q->stores.lines) {
        const struct tex_store_line *line = &q->stores.line[q->line];
        uint64_t address = line->number * TEX_LINE_BYTES + tex_low_bit(line->strobes);
        snprintf(text, sizeof text, "the byte at 0x%012" PRIx64 " is not written when the instruction is answered",
                 address);
        return scoreboard_writes_fail(s, failure, TEX_AT_AXI_W, scoreboard_thread_of(s, address), text);
    }
    const struct scoreboard_warp *w = scoreboard_warp_at(s, q->next);
    uint64_t *refused = &scoreboard_warp_at(s, q->next)->refused;
    *refused = 0;
    for (unsigned i = 0; i < q->stores.lines; i++) {
        *refused |= (uint64_t)q->write[i]->error << i;
        if (q->write[i]->answered)
            continue;
        snprintf(text, sizeof text, "the instruction is answered before its write to 0x%012" PRIx64, q->write[i]->at);
        return scoreboard_writes_fail(s, failure, TEX_AT_AXI_B, q->stores.line[i].lane, text);
    }
    if (!scoreboard_changes(w) || w->claims_refused == (*refused != 0))
        return true;
    snprintf(text, sizeof text, "a write of the atomic was answered %s, and its last thread says the other",
             *refused ? "with an error" : "well");
    return scoreboard_writes_fail(s, failure, TEX_AT_AXI_B, FAILURE_NONE, text);
}

bool scoreboard_writes_token(struct scoreboard *s, uint64_t owner, bool known, bool *exact, struct failure *failure)
{
    struct scoreboard_writes *q = &s->writes;
    struct scoreboard_warp *w = scoreboard_warp_at(s, owner);
    bool good = true;
    *exact = false;
    w->written = known ? WRITTEN_KNOWN : WRITTEN_UNKNOWN;
    /* Those of other warps may be answered before one that was issued earlier: it is their turn first. */
    while (pending(s) && scoreboard_warp_at(s, q->next)->written != WRITTEN_NOT) {
        if (scoreboard_warp_at(s, q->next)->written == WRITTEN_UNKNOWN)
            scoreboard_writes_lose(s);
        bool judged = !q->adrift, right = judged && finish(s, failure);
        good &= right || !judged;
        *exact |= right && q->next == owner;
        q->gathered = false;
        q->next++;
    }
    return strays(s, failure) && good;
}
