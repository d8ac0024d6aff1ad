// SPDX-License-Identifier: Apache-2.0
#include "trace/trace.h"

void trace_begin(struct trace *t)
{
    for (unsigned s = 0; s < TRACE_SIDES; s++)
        walk_init(&t->walk[s]);
}

void trace_case(struct trace *t, const char *name, tex_boundary_set visible)
{
    t->differed = false;
    if (t->stats)
        stats_case(t->stats, visible);
    if (t->konata)
        konata_case(t->konata, name);
    if (t->perfetto)
        perfetto_case(t->perfetto, name);
    if (t->record)
        record_case(t->record, name, visible);
    if (t->playback)
        playback_case(t->playback, visible);
}

/* Only the first of a case: what follows comes of it. */
static void note_difference(struct trace *t, const struct failure *failure, struct walk_both *both)
{
    if (!failure || t->differed)
        return;
    t->differed = true;
    both->differs.text = failure->text;
    both->differs.boundary = failure->difference.boundary;
    both->differs.instruction =
        failure->instruction == FAILURE_NONE ? WALK_NONE : t->walk[!t->wanted[TRACE_RTL]].base + failure->instruction;
    both->differs.lane = failure->lane;
}

/* Both sides count on from the same number, also if one of them was not followed. */
static void restart(struct trace *t)
{
    uint64_t next = 0;
    for (unsigned s = 0; s < TRACE_SIDES; s++) {
        walk_restart(&t->walk[s]);
        next = t->walk[s].base > next ? t->walk[s].base : next;
    }
    for (unsigned s = 0; s < TRACE_SIDES; s++)
        t->walk[s].base = next;
}

static void follow_beats(struct trace *t, const struct trace_cycle *c)
{
    const struct tex_frame *const frame[TRACE_SIDES] = {c->rtl, c->model};
    struct walk_both both = {.cycle = c->cycle, .reset = c->reset};
    note_difference(t, c->failure, &both);
    t->unmodelled |= t->wanted[TRACE_MODEL] && !c->model;
    if (c->reset)
        restart(t);
    for (unsigned s = 0; s < TRACE_SIDES; s++) {
        struct walk *w = &t->walk[s];
        if (!t->wanted[s] || !frame[s] || c->reset)
            continue;
        both.side[s].walk = w;
        both.side[s].events = t->events[s];
        both.side[s].count = walk_cycle(w, c->cycle, frame[s], t->events[s]);
    }
    if (t->konata)
        konata_cycle(t->konata, &both);
    if (t->perfetto)
        perfetto_cycle(t->perfetto, &both);
    if (t->playback)
        playback_cycle(t->playback, &both, c->rtl, c->model);
}

void trace_follow(struct trace *t, const struct trace_cycle *c)
{
    if (t->stats)
        stats_cycle(t->stats, c->reset, c->rtl);
    if (t->konata || t->perfetto || t->playback)
        follow_beats(t, c);
    if (t->record)
        record_cycle(t->record, c);
}

void trace_end(struct trace *t)
{
    if (t->konata)
        konata_end(t->konata);
    if (t->perfetto)
        perfetto_end(t->perfetto);
}
