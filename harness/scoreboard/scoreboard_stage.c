// SPDX-License-Identifier: Apache-2.0
/* The boundaries with a beat a thread: each shows the threads in their order. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "scoreboard/scoreboard_state.h"

bool scoreboard_in_time(struct scoreboard *s, enum tex_boundary b, uint64_t since, bool came, struct failure *failure)
{
    uint64_t took = s->work - since;
    bool first = failure->kind == FAILURE_NOT;
    if (came && took > s->counts.longest)
        s->counts.longest = took;
    if (took <= s->options.window)
        return true;
    scoreboard_fail(s, failure, DIFFERS_LATE, b, NULL);
    if (first)
        snprintf(failure->text, sizeof failure->text,
                 "late: the next beat of boundary %s %s %" PRIu64 " working cycles, the window is %" PRIu32,
                 tex_boundaries[b].name, came ? "took" : "has not come for", took, s->options.window);
    return false;
}

bool scoreboard_unexplained(struct scoreboard *s, struct scoreboard_thread *t, const struct unsolved *why,
                            struct failure *failure)
{
    bool first = failure->kind == FAILURE_NOT;
    enum tex_boundary b = tex_pipe[why->stage].boundary;
    scoreboard_fail(s, failure, why->unread ? DIFFERS_UNREAD : DIFFERS_PAYLOAD, b, why->unread ? NULL : why->expected);
    if (!first)
        return false;
    scoreboard_fail_at(s, failure, t->warp, t->first.trace.decode.tag.lane);
    if (why->pass > 0 && !why->unread)
        snprintf(failure->text, sizeof failure->text,
                 "payload of boundary %s differs between RTL and function layer, in pass %u of the thread",
                 tex_boundaries[b].name, why->pass + 1);
    if (why->unread)
        snprintf(failure->text, sizeof failure->text,
                 "unread line: stage %s needs the line at 0x%012" PRIx64 ", and no read that it may use returned it",
                 tex_boundaries[b].stage, why->line * TEX_LINE_BYTES);
    return false;
}

unsigned scoreboard_stage_before(const struct scoreboard *s, const struct scoreboard_thread *t, unsigned stage)
{
    while (stage-- > 0)
        if (scoreboard_shows(s, t, stage))
            return stage;
    return TEX_PIPE_STAGES;
}

void scoreboard_stage_advance(struct scoreboard *s, unsigned stage)
{
    uint64_t *at = &s->at[stage];
    while (*at < s->thread_next && *at >= s->thread_first &&
           !tex_pipe_crosses(&scoreboard_thread_at(s, *at)->first.trace, stage))
        ++*at;
}

/* The thread whose beat this must be, NULL if there is none. */
static struct scoreboard_thread *expected_at(const struct scoreboard *s, unsigned stage)
{
    uint64_t number = s->at[stage];
    if (number >= s->thread_next)
        return NULL;
    struct scoreboard_thread *t = scoreboard_thread_at(s, number);
    unsigned before = scoreboard_stage_before(s, t, stage);
    /* Of a stage that shows each thread once, all passes before; of the others the next one. */
    bool came = before == TEX_PIPE_STAGES || s->at[before] > number ||
                (scoreboard_shows_passes(stage) && scoreboard_pass_crossed(s, before, number) > s->pass_at[stage]);
    return came ? t : NULL;
}

/* A beat of no expected thread: one that was lost at the boundary before, if its tag says so, or one too many here. */
static bool stray(struct scoreboard *s, unsigned stage, const struct tex_frame *f, struct failure *failure)
{
    enum tex_boundary b = tex_pipe[stage].boundary;
    struct tex_tag tag;
    bool first = failure->kind == FAILURE_NOT;
    const struct scoreboard_thread *t = s->at[stage] < s->thread_next ? scoreboard_thread_at(s, s->at[stage]) : NULL;
    tex_unpack_tag(frame_payload(f, b), 0, &tag);
    if (!t || tag.warp != t->first.trace.decode.tag.warp || tag.lane != t->first.trace.decode.tag.lane) {
        scoreboard_fail(s, failure, DIFFERS_VALID, b, NULL);
        if (first)
            scoreboard_pass_explain(s, stage, s->at[stage], s->pass_at[stage], &tag, failure);
        return false;
    }
    enum tex_boundary before = tex_pipe[scoreboard_stage_before(s, t, stage)].boundary;
    scoreboard_fail(s, failure, DIFFERS_VALID, before, NULL);
    if (!first)
        return false;
    scoreboard_fail_at(s, failure, t->warp, tag.lane);
    snprintf(failure->text, sizeof failure->text,
             "valid of boundary %s: a beat that comes to boundary %s was not shown", tex_boundaries[before].name,
             tex_boundaries[b].name);
    if (s->pass_at[stage] > 0)
        snprintf(failure->text, sizeof failure->text,
                 "lost pass: boundary %s does not show pass %u of the thread, which comes to boundary %s",
                 tex_boundaries[before].name, s->pass_at[stage] + 1, tex_boundaries[b].name);
    return false;
}

/* The stage's next beat is of the pass after this one, or of another thread. */
static void pass_on(struct scoreboard *s, unsigned stage, const struct tex_tag *tag)
{
    if (!scoreboard_pass_ends(s, stage, tag)) {
        s->pass_at[stage]++;
        return;
    }
    s->pass_at[stage] = 0;
    s->at[stage]++;
    scoreboard_stage_advance(s, stage);
}

/* Compare the beat, with those that the thread has shown before. */
static bool judge(struct scoreboard *s, unsigned stage, struct scoreboard_thread *t, unsigned pass,
                  const struct tex_frame *f, struct unsolved *why)
{
    enum tex_boundary b = tex_pipe[stage].boundary;
    struct scoreboard_pass *shows = scoreboard_pass_at(s, t, pass);
    if (!shows)
        return true; /* out of memory */
    memcpy(&shows->shown[s->shown_at[stage]], frame_payload(f, b), tex_boundaries[b].words * sizeof *shows->shown);
    shows->seen |= 1U << stage;
    enum solved solved = scoreboard_solve(s, t, pass, stage, NULL, why);
    s->counts.compares[b] += solved == SOLVED;
    t->failed = solved == SOLVED_NOT;
    t->undecided = solved == SOLVED_UNDECIDED;
    s->counts.undecided += t->undecided;
    return !t->failed;
}

static bool cross(struct scoreboard *s, unsigned stage, const struct tex_frame *f, struct failure *failure)
{
    enum tex_boundary b = tex_pipe[stage].boundary;
    struct scoreboard_thread *t = expected_at(s, stage);
    uint64_t number = s->at[stage];
    unsigned pass = s->pass_at[stage];
    struct unsolved why = {.stage = stage, .pass = pass};
    struct tex_tag tag;
    if (!t)
        return stray(s, stage, f, failure);
    uint64_t since = t->work > s->at_work[stage] ? t->work : s->at_work[stage];
    bool was_clean = failure->kind == FAILURE_NOT, good = scoreboard_in_time(s, b, since, true, failure);
    if (!good && was_clean)
        scoreboard_fail_at(s, failure, t->warp, t->first.trace.decode.tag.lane);
    tex_unpack_tag(frame_payload(f, b), 0, &tag);
    pass_on(s, stage, &tag);
    s->at_work[stage] = t->work = s->work;
    if (t->failed || t->undecided || judge(s, stage, t, pass, f, &why))
        return good;
    bool first = failure->kind == FAILURE_NOT;
    scoreboard_unexplained(s, t, &why, failure);
    if (first && why.stage == stage && why.pass == pass)
        scoreboard_pass_explain(s, stage, number, pass, &tag, failure);
    return false;
}

bool scoreboard_stages_cycle(struct scoreboard *s, const struct tex_frame *f, struct failure *failure)
{
    tex_boundary_set moved = f->valid & f->ready & s->stages;
    bool good = true;
    for (unsigned stage = 0; moved && stage < TEX_PIPE_STAGES; stage++)
        if (moved >> tex_pipe[stage].boundary & 1)
            good &= cross(s, stage, f, failure);
    return good;
}
