// SPDX-License-Identifier: Apache-2.0
/* The way of a thread through the boundaries, on both sides. */
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "step/step_part.h"

#define MOST_PLACES (TEX_BOUNDARIES * TEX_MOST_PASSES)
#define NEVER UINT64_MAX

/* A beat of the thread. */
struct place {
    enum tex_boundary boundary;
    uint32_t pass;
    bool differs; /* in a cycle in which it was shown */
    struct {
        uint64_t shown, moved;
    } side[TRACE_SIDES];
};
struct way {
    uint32_t instruction, lane;
    unsigned count;
    struct place place[MOST_PLACES];
};

/* The row of a beat; one that begins to be shown may be the other side's, or a new one. NULL: none. */
static struct place *place_of(struct way *w, unsigned side, enum tex_boundary b, const struct playback_beat *beat,
                              uint64_t cycle)
{
    bool begins = beat->since == (uint32_t)cycle;
    for (unsigned i = 0; i < w->count; i++) {
        struct place *p = &w->place[i];
        if (p->boundary == b && p->pass == beat->pass && p->side[side].moved == NEVER &&
            (begins ? p->side[side].shown == NEVER : p->side[side].shown != NEVER))
            return p;
    }
    if (!begins || w->count == MOST_PLACES)
        return NULL;
    w->place[w->count] = (struct place){.boundary = b,
                                        .pass = beat->pass,
                                        .side = {{.shown = NEVER, .moved = NEVER}, {.shown = NEVER, .moved = NEVER}}};
    return &w->place[w->count++];
}

static void follow_side(struct way *w, const struct playback_cursor *c, unsigned side, tex_boundary_set differing)
{
    const struct playback_side *s = &c->side[side];
    for (tex_boundary_set left = s->frame.valid & STEP_FOLLOWED; left; left &= left - 1) {
        unsigned b = lowest_bit(left);
        const struct playback_beat *beat = &s->beat[b];
        if (beat->instruction != w->instruction || !(beat->lanes >> w->lane & 1))
            continue;
        struct place *p = place_of(w, side, (enum tex_boundary)b, beat, c->cycle);
        if (!p)
            continue;
        if (p->side[side].shown == NEVER)
            p->side[side].shown = c->cycle;
        if (s->frame.ready >> b & 1)
            p->side[side].moved = c->cycle;
        p->differs |= differing >> b & 1;
    }
}

static bool answered(const struct way *w, unsigned side)
{
    for (unsigned i = 0; i < w->count; i++)
        if (w->place[i].boundary == TEX_AT_RESULT && w->place[i].side[side].moved != NEVER)
            return true;
    return false;
}

/* Up to its answer, a reset, or the end of the record. */
static void follow(struct step *s, struct way *w, uint64_t from)
{
    struct playback_cursor *c = &s->scan;
    if (!playback_seek(c, from))
        playback_seek(c, playback_first(s->playback));
    do {
        struct difference d;
        bool both = c->flags & PLAYBACK_MODEL;
        if (c->flags & PLAYBACK_RESET)
            return;
        step_differs(s, c, &d);
        for (unsigned side = 0; side < (both ? TRACE_SIDES : 1U); side++)
            follow_side(w, c, side, step_differing(&d));
        if (answered(w, TRACE_RTL) && (!both || answered(w, TRACE_MODEL)))
            return;
    } while (playback_next(c) && !(c->read == 1 && s->stopped && s->stopped(s->user)));
}

/* The place of a side where the thread was last up to now. */
static const struct place *last_of(const struct way *w, unsigned side, uint64_t now)
{
    const struct place *last = NULL;
    for (unsigned i = 0; i < w->count; i++) {
        const struct place *p = &w->place[i];
        if (p->side[side].shown <= now && (!last || p->side[side].shown >= last->side[side].shown))
            last = p;
    }
    return last;
}

static void print_now(const struct step *s, const struct way *w, unsigned side)
{
    uint64_t now = s->at.cycle;
    const struct place *p = last_of(w, side, now);
    fprintf(s->out, "  %-5s ", side == TRACE_RTL ? "RTL" : "model");
    if (!p) {
        fputs("has not shown it at a boundary yet\n", s->out);
        return;
    }
    const char *name = tex_boundaries[p->boundary].name;
    uint64_t moved = p->side[side].moved;
    if (moved == now)
        fprintf(s->out, "moves at boundary %s\n", name);
    else if (moved > now)
        fprintf(s->out, "waits at boundary %s, shown in cycle %" PRIu64 "\n", name, p->side[side].shown);
    else if (p->boundary == TEX_AT_RESULT)
        fprintf(s->out, "was answered in cycle %" PRIu64 "\n", moved);
    else
        fprintf(s->out, "is behind boundary %s since cycle %" PRIu64 "\n", name, moved + 1);
}

static void times(const struct place *p, unsigned side, char *text, size_t size)
{
    if (p->side[side].shown == NEVER)
        snprintf(text, size, "-");
    else if (p->side[side].moved == p->side[side].shown)
        snprintf(text, size, "%" PRIu64, p->side[side].shown);
    else if (p->side[side].moved == NEVER)
        snprintf(text, size, "%" PRIu64 "..", p->side[side].shown);
    else
        snprintf(text, size, "%" PRIu64 "..%" PRIu64, p->side[side].shown, p->side[side].moved);
}

static void print_places(const struct step *s, const struct way *w, bool both)
{
    fprintf(s->out, "    %-11s %-5s %-16s %s\n", "boundary", "pass", "RTL", both ? "model" : "");
    for (unsigned i = 0; i < w->count; i++) {
        const struct place *p = &w->place[i];
        char rtl[48], model[48] = "";
        times(p, TRACE_RTL, rtl, sizeof rtl);
        if (both)
            times(p, TRACE_MODEL, model, sizeof model);
        bool differs = p->differs || (both && strcmp(rtl, model) != 0);
        fprintf(s->out, "  %c %-11s %-5" PRIu32 " %-16s %s\n", differs ? '*' : ' ', tex_boundaries[p->boundary].name,
                p->pass, rtl, model);
    }
}

struct of_warp {
    const struct step *s;
    uint32_t warp;
};

static bool is_of_warp(const void *user, uint32_t instruction)
{
    const struct of_warp *w = user;
    return instruction < w->s->c->warps_count && w->s->c->warps[instruction].warp.header.warp == w->warp;
}

bool step_thread(struct step *s, uint32_t warp, uint32_t lane)
{
    const struct failure *f = s->failure;
    if (warp == STEP_ANY) {
        if (f->kind == FAILURE_NOT || f->instruction >= s->c->warps_count || f->lane >= TEX_WARP_LANES)
            return step_error(s, "no failure names a thread: expected WARP LANE");
        warp = s->c->warps[f->instruction].warp.header.warp;
        lane = f->lane;
    }
    const struct of_warp of = {.s = s, .warp = warp};
    const struct playback_issue *issue = playback_issue_at(s->playback, s->at.cycle, is_of_warp, &of);
    if (!issue)
        return step_error(s, "warp %" PRIu32 " issues nothing in this case", warp);
    struct way *w = calloc(1, sizeof *w);
    if (!w) {
        s->no_memory = true;
        return step_error(s, "out of memory");
    }
    w->instruction = issue->instruction;
    w->lane = lane;
    follow(s, w, issue->cycle);
    bool both = s->at.flags & PLAYBACK_MODEL;
    step_print_instruction(s, issue->instruction);
    fprintf(s->out, "  warp %" PRIu32 " lane %" PRIu32 ", issued in cycle %" PRIu64 "; in cycle %" PRIu64 ":\n", warp,
            lane, issue->cycle, s->at.cycle);
    if (w->count == 0) {
        fputs("  the thread is at no boundary: it does not execute, or it was lost in a reset\n", s->out);
    } else {
        for (unsigned side = 0; side < (both ? TRACE_SIDES : 1U); side++)
            print_now(s, w, side);
        print_places(s, w, both);
    }
    free(w);
    return true;
}
