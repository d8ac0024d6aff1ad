// SPDX-License-Identifier: Apache-2.0
/* The boundaries with a beat a thread: each shows the threads in their order. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "stream_state.h"

bool stream_in_time(struct stream *s, enum tex_boundary b, uint64_t since, bool came, struct failure *failure)
{
    uint64_t took = s->work - since;
    bool first = failure->kind == FAILURE_NOT;
    if (came && took > s->counts.longest)
        s->counts.longest = took;
    if (took <= s->options.window)
        return true;
    stream_fail(s, failure, DIFFERS_LATE, b, NULL);
    if (first)
        snprintf(failure->text, sizeof failure->text,
                 "late: the next beat of boundary %s %s %" PRIu64 " working cycles, the window is %" PRIu32,
                 tex_boundaries[b].name, came ? "took" : "has not come for", took, s->options.window);
    return false;
}

bool stream_unexplained(struct stream *s, struct stream_thread *t, const struct unsolved *why, struct failure *failure)
{
    bool first = failure->kind == FAILURE_NOT;
    enum tex_boundary b = stream_boundary[why->stage];
    stream_fail(s, failure, why->unread ? DIFFERS_UNREAD : DIFFERS_PAYLOAD, b, why->unread ? NULL : why->expected);
    if (!first)
        return false;
    stream_fail_at(s, failure, t->warp, t->trace.decode.tag.lane);
    if (why->unread)
        snprintf(failure->text, sizeof failure->text,
                 "unread line: stage %s needs the line at 0x%012" PRIx64 ", and no read that it may use returned it",
                 tex_boundaries[b].stage, why->line * TEX_LINE_BYTES);
    return false;
}

/* The compared stage before this one; STREAM_STAGES if there is none. */
static unsigned stage_before(const struct stream *s, unsigned stage)
{
    while (stage-- > 0)
        if (stream_compares(s, stream_boundary[stage]))
            return stage;
    return STREAM_STAGES;
}

/* The thread whose beat this must be, NULL if there is none. */
static struct stream_thread *expected_at(const struct stream *s, unsigned stage)
{
    uint64_t number = s->at[stage];
    unsigned before = stage_before(s, stage);
    if (number >= s->thread_next || (before < STREAM_STAGES && number >= s->at[before]))
        return NULL;
    return stream_thread_at(s, number);
}

/* A beat of nobody: one that was lost at the boundary before, if it is tagged so, or one too many here. */
static bool stray(struct stream *s, unsigned stage, const struct tex_frame *f, struct failure *failure)
{
    unsigned before = stage_before(s, stage);
    enum tex_boundary b = stream_boundary[stage];
    struct tex_tag tag;
    bool first = failure->kind == FAILURE_NOT;
    if (s->at[stage] >= s->thread_next)
        return stream_fail(s, failure, DIFFERS_VALID, b, NULL);
    const struct stream_thread *t = stream_thread_at(s, s->at[stage]);
    tex_unpack_tag(frame_payload(f, b), 0, &tag);
    if (tag.warp != t->trace.decode.tag.warp || tag.lane != t->trace.decode.tag.lane)
        return stream_fail(s, failure, DIFFERS_VALID, b, NULL);
    stream_fail(s, failure, DIFFERS_VALID, stream_boundary[before], NULL);
    if (!first)
        return false;
    stream_fail_at(s, failure, t->warp, tag.lane);
    snprintf(failure->text, sizeof failure->text,
             "valid of boundary %s: a beat that comes to boundary %s was not shown",
             tex_boundaries[stream_boundary[before]].name, tex_boundaries[b].name);
    return false;
}

static bool cross(struct stream *s, unsigned stage, const struct tex_frame *f, struct failure *failure)
{
    enum tex_boundary b = stream_boundary[stage];
    struct stream_thread *t = expected_at(s, stage);
    struct unsolved why;
    if (!t)
        return stray(s, stage, f, failure);
    uint64_t since = t->work > s->at_work[stage] ? t->work : s->at_work[stage];
    bool was_clean = failure->kind == FAILURE_NOT, good = stream_in_time(s, b, since, true, failure);
    if (!good && was_clean)
        stream_fail_at(s, failure, t->warp, t->trace.decode.tag.lane);
    s->at[stage]++;
    s->at_work[stage] = t->work = s->work;
    if (t->failed || t->undecided)
        return good;
    memcpy(&t->shown[s->shown_at[stage]], frame_payload(f, b), tex_boundaries[b].words * sizeof *t->shown);
    t->seen |= 1U << stage;
    enum solved solved = stream_solve(s, t, stage, NULL, &why);
    s->counts.compares[b] += solved == SOLVED;
    t->failed = solved == SOLVED_NOT;
    t->undecided = solved == SOLVED_UNDECIDED;
    s->counts.undecided += t->undecided;
    return t->failed ? stream_unexplained(s, t, &why, failure) : good;
}

bool stream_stages_cycle(struct stream *s, const struct tex_frame *f, struct failure *failure)
{
    uint32_t moved = f->valid & f->ready & s->stages;
    bool good = true;
    for (unsigned stage = 0; moved && stage < STREAM_STAGES; stage++)
        if (moved >> stream_boundary[stage] & 1)
            good &= cross(s, stage, f, failure);
    return good;
}
