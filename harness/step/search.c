// SPDX-License-Identifier: Apache-2.0
#include "step/step_part.h"

#include "base/bits.h"
#include "base/dut.h"

bool step_begins(const struct playback_cursor *c, unsigned side, unsigned b)
{
    const struct playback_side *s = &c->side[side];
    return (s->frame.valid & STEP_FOLLOWED) >> b & 1 && s->beat[b].since == (uint32_t)c->cycle &&
           !(c->flags & PLAYBACK_RESET) && (side == TRACE_RTL || c->flags & PLAYBACK_MODEL);
}

bool step_is_new(const struct playback_cursor *c, unsigned side, unsigned b)
{
    return c->side[side].frame.valid >> b & 1 && !(c->flags & PLAYBACK_RESET) &&
           (side == TRACE_RTL || c->flags & PLAYBACK_MODEL) && (step_begins(c, side, b) || c->fresh[side] >> b & 1);
}

bool step_differs(struct step *s, const struct playback_cursor *c, struct difference *out)
{
    *out = (struct difference){.kind = DIFFERS_NOT};
    return c->flags & PLAYBACK_MODEL &&
           !lockstep_compare(&s->lockstep, &c->side[TRACE_RTL].frame, &c->side[TRACE_MODEL].frame, out);
}

bool step_is_header(const struct playback *r, uint64_t cycle, unsigned b)
{
    size_t low = 0, high = r->issues_count;
    while (b == TEX_AT_ISSUE && low < high) {
        size_t middle = low + (high - low) / 2;
        if (r->issues[middle].cycle == cycle)
            return true;
        if (r->issues[middle].cycle < cycle)
            low = middle + 1;
        else
            high = middle;
    }
    return false;
}

static bool holds_field(const struct playback_cursor *c, unsigned side, const struct step_condition *condition)
{
    enum tex_boundary b = condition->boundary;
    const uint32_t *payload = frame_payload(&c->side[side].frame, b);
    if (!step_is_new(c, side, b))
        return false;
    if (condition->element != STEP_ANY)
        return step_value_holds(condition, payload, condition->element);
    for (unsigned k = 0; k < condition->leaf->count; k++)
        if (step_value_holds(condition, payload, k))
            return true;
    return false;
}

static bool is_thread(const struct step *s, const struct playback_beat *beat, const struct step_condition *condition)
{
    if (beat->instruction >= s->c->warps_count)
        return false;
    return (condition->instruction == STEP_ANY || condition->instruction == beat->instruction) &&
           (condition->warp == STEP_ANY || condition->warp == s->c->warps[beat->instruction].warp.header.warp) &&
           (condition->lane == STEP_ANY || beat->lanes >> condition->lane & 1);
}

/* A new beat for which it holds. */
static bool holds_beat(const struct step *s, const struct playback_cursor *c, unsigned side,
                       const struct step_condition *condition)
{
    for (tex_boundary_set left = c->side[side].frame.valid & STEP_FOLLOWED; left; left &= left - 1) {
        unsigned b = lowest_bit(left);
        const struct playback_beat *beat = &c->side[side].beat[b];
        struct tex_rule_set set;
        if (!step_begins(c, side, b))
            continue;
        if (condition->kind == BREAK_THREAD ? is_thread(s, beat, condition)
                                            : step_rules_of(&s->rules, (enum tex_boundary)b, beat,
                                                            step_is_header(c->playback, c->cycle, b), &set) &&
                                                  step_rules_have(&set, condition->rule))
            return true;
    }
    return false;
}

bool step_holds(struct step *s, const struct playback_cursor *c, const struct step_condition *condition)
{
    struct difference d;
    bool holds = false;
    if (condition->kind == BREAK_DIFFERENCE)
        return step_differs(s, c, &d) &&
               (condition->boundary == TEX_BOUNDARIES || step_differing(&d) >> condition->boundary & 1);
    for (unsigned side = 0; side < TRACE_SIDES; side++) {
        if (!condition->side[side])
            continue;
        if (condition->kind == BREAK_BOUNDARY)
            holds |= TEX_SET_STANDING >> condition->boundary & 1 ? step_is_new(c, side, condition->boundary)
                                                                 : step_begins(c, side, condition->boundary);
        else if (condition->kind == BREAK_FIELD)
            holds |= holds_field(c, side, condition);
        else
            holds |= holds_beat(s, c, side, condition);
    }
    return holds;
}

static bool stopped(const struct step *s)
{
    return s->stopped && s->stopped(s->user);
}

static bool worth(const struct playback_segment *segment, const struct step_search *what)
{
    return what->always || segment->shown & what->shown || (what->differs && segment->differs);
}

static enum step_found find_on(struct step *s, const struct step_search *what, uint64_t *cycle)
{
    struct playback_cursor *c = &s->scan;
    playback_seek(c, s->at.cycle);
    while (playback_next(c)) {
        bool begins = c->read == 1;
        if (begins && stopped(s))
            return FOUND_STOPPED;
        while (begins && !worth(playback_segment_of(c), what))
            if (!playback_next_segment(c))
                return FOUND_NOT;
        if (what->holds(s, c, what->user)) {
            *cycle = c->cycle;
            return FOUND;
        }
    }
    return FOUND_NOT;
}

/* The last cycle of the segment before `end`. */
static bool last_in_segment(struct step *s, const struct step_search *what, uint64_t end, uint64_t *cycle)
{
    struct playback_cursor *c = &s->scan;
    size_t segment = c->segment;
    bool found = false;
    for (bool going = true; going && c->segment == segment && c->cycle < end; going = playback_next(c))
        if (what->holds(s, c, what->user)) {
            *cycle = c->cycle;
            found = true;
        }
    return found;
}

static enum step_found find_back(struct step *s, const struct step_search *what, uint64_t *cycle)
{
    struct playback_cursor *c = &s->scan;
    uint64_t end = s->at.cycle;
    playback_seek(c, playback_segment_of(&s->at)->first);
    for (;;) {
        uint64_t first = playback_segment_of(c)->first;
        if (worth(playback_segment_of(c), what) && last_in_segment(s, what, end, cycle))
            return FOUND;
        playback_seek(c, first);
        if (!playback_segment_before(c))
            return FOUND_NOT;
        if (stopped(s))
            return FOUND_STOPPED;
    }
}

enum step_found step_find(struct step *s, bool forward, const struct step_search *what, uint64_t *cycle)
{
    return forward ? find_on(s, what, cycle) : find_back(s, what, cycle);
}
