// SPDX-License-Identifier: Apache-2.0
/*
 * PD-107, PD-109: the passes of threads. How many a thread has is seen at the first boundary that shows them and is
 * compared, by tag.more of its beats; later boundaries must show as many. Where none is compared, the model alone says.
 */
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

#include "scoreboard/scoreboard_state.h"

struct scoreboard_pass *scoreboard_pass_next(struct scoreboard *s, struct scoreboard_pass *pass)
{
    if (!pass->next) {
        pass->next = calloc(1, sizeof *pass->next);
        s->out_of_memory |= !pass->next;
        if (pass->next) {
            pass->next->number = pass->number + 1;
            pass->next->evaluated = TEX_PIPE_LOD;
        }
    }
    return pass->next;
}

struct scoreboard_pass *scoreboard_pass_at(struct scoreboard *s, struct scoreboard_thread *t, unsigned number)
{
    struct scoreboard_pass *pass = &t->first;
    while (pass && number-- > 0)
        pass = scoreboard_pass_next(s, pass);
    return pass;
}

bool scoreboard_pass_follows(const struct scoreboard_pass *pass)
{
    return pass->evaluated > TEX_PIPE_LOD && pass->trace.lod.tag.more;
}

const struct scoreboard_pass *scoreboard_pass_last(const struct scoreboard_thread *t)
{
    const struct scoreboard_pass *pass = &t->first;
    while (scoreboard_pass_follows(pass) && pass->next)
        pass = pass->next;
    return pass;
}

void scoreboard_pass_clear(struct scoreboard_thread *t)
{
    t->passes = 0;
    t->first.evaluated = TEX_PIPE_DECODE;
    t->first.seen = 0;
    for (struct scoreboard_pass *pass = t->first.next; pass; pass = pass->next) {
        pass->evaluated = TEX_PIPE_LOD;
        pass->seen = 0;
    }
}

void scoreboard_pass_free(struct scoreboard_thread *t)
{
    while (t && t->first.next) {
        struct scoreboard_pass *next = t->first.next;
        t->first.next = next->next;
        free(next);
    }
}

unsigned scoreboard_pass_crossed(const struct scoreboard *s, unsigned stage, uint64_t number)
{
    if (s->at[stage] > number)
        return UINT_MAX;
    return s->at[stage] == number ? s->pass_at[stage] : 0;
}

bool scoreboard_pass_ends(struct scoreboard *s, unsigned stage, const struct tex_tag *tag)
{
    struct scoreboard_thread *t = scoreboard_thread_at(s, s->at[stage]);
    unsigned before = scoreboard_stage_before(s, t, stage), shown = s->pass_at[stage] + 1;
    if (!scoreboard_shows_passes(stage))
        return true;
    if (before < TEX_PIPE_STAGES && scoreboard_shows_passes(before))
        return s->at[before] > s->at[stage] && shown >= t->passes;
    t->passes = shown;
    return !tag->more || shown >= TEX_MOST_PASSES; /* no thread has more */
}

static bool same_thread(const struct tex_tag *a, const struct tex_tag *b)
{
    return a->warp == b->warp && a->lane == b->lane;
}

/* The thread that crossed the boundary before thread `number`, NULL if it is over. */
static const struct scoreboard_thread *thread_before(const struct scoreboard *s, unsigned stage, uint64_t number)
{
    while (number-- > s->thread_first)
        if (tex_pipe_crosses(&scoreboard_thread_at(s, number)->first.trace, stage))
            return scoreboard_thread_at(s, number);
    return NULL;
}

void scoreboard_pass_explain(const struct scoreboard *s, unsigned stage, uint64_t number, unsigned pass,
                             const struct tex_tag *tag, struct failure *failure)
{
    const char *name = tex_boundaries[tex_pipe[stage].boundary].name;
    const struct scoreboard_thread *t = number < s->thread_next ? scoreboard_thread_at(s, number) : NULL;
    const struct scoreboard_thread *before = thread_before(s, stage, number);
    if (!scoreboard_shows_passes(stage) || (t && same_thread(tag, &t->first.trace.decode.tag)))
        return;
    if (pass > 0)
        snprintf(failure->text, sizeof failure->text,
                 "lost pass: boundary %s does not show pass %u of the thread, but a beat of lane %u", name, pass + 1,
                 (unsigned)tag->lane);
    else if (before && same_thread(tag, &before->first.trace.decode.tag))
        snprintf(failure->text, sizeof failure->text,
                 "a pass too many: boundary %s shows pass %u of lane %u, whose thread has %u", name, before->passes + 1,
                 (unsigned)tag->lane, before->passes);
}
