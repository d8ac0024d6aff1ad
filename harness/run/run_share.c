// SPDX-License-Identifier: Apache-2.0
#include "run/run_share.h"

#include <stdlib.h>
#include <string.h>

#include "run/run_case.h"
#include "run/share.h"

#define CYCLES_PER_PROGRESS 16U
#define CYCLES_PER_LOOK 256U /* a multiple */

static void totals(struct run *r, struct share_totals *t)
{
    struct verdict *v = &r->verdict;
    run_case_totals(r);
    *t = (struct share_totals){.protocol_rows = v->protocol_rows,
                               .cycles = v->cycles,
                               .instructions = v->instructions,
                               .handshakes = v->handshakes,
                               .cover = v->cover};
    memcpy(t->check, v->check, sizeof t->check);
    memcpy(t->protocol, v->protocol, sizeof t->protocol);
    if (v->coverage)
        memcpy(t->hits, v->coverage->counts.hits, sizeof t->hits);
}

bool run_share_warm_begin(struct run *r)
{
    struct share_worker *w = r->options.share;
    if (!w || !w->warm)
        return false;
    w->warm = false;
    w->coverage = r->checker.coverage;
    r->checker.coverage = NULL;
    case_init(&w->none);
    checker_thread_case(&r->checker_thread, &w->none);
    return true;
}

void run_share_warm_end(struct run *r)
{
    struct share_worker *w = r->options.share;
    r->checker.coverage = w->coverage;
    r->checker.run_cycle = 0;
    totals(r, &w->share->end[w->number].before);
}

static void put(struct share_end *e, enum share_string which, const char *text)
{
    size_t size = text ? strlen(text) + 1 : 0;
    if (size == 0 || size > sizeof e->text - e->used)
        return;
    memcpy(e->text + e->used, text, size);
    e->string[which] = (uint32_t)e->used + 1;
    e->used += size;
}

void run_share_passed(struct run *r)
{
    struct share_worker *w = r->options.share;
    if (!w || r->verdict.ending != ENDING_PASS)
        return;
    const struct verdict_case *from = &r->verdict.cases[r->verdict.cases_count - 1];
    struct share_case *to = &w->share->done[w->at];
    snprintf(to->name, sizeof to->name, "%s", from->name);
    to->cycles = from->cycles;
    to->instructions = from->instructions;
    to->seconds = from->seconds;
    to->strictness = from->strictness;
    to->window = from->window;
    totals(r, &share_count(w)->totals);
    share_count(w)->number = w->at + 1;
    w->passed++;
    to->passed = true;
}

bool run_share_failed(struct run *r)
{
    struct share_worker *w = r->options.share;
    uint64_t before;
    if (!w)
        return true;
    if (!share_first(w, &before))
        return false;
    if (r->failure.run_cycle > 0)
        r->failure.run_cycle = before + r->failure.cycle;
    return true;
}

void run_share_give_up(struct run *r)
{
    run_case_free(r);
    r->state = RUN_OVER;
}

enum run_next run_share_next(struct run *r)
{
    struct share_worker *w = r->options.share;
    if (!w)
        return r->source.next(r->source.user, &r->c);
    uint32_t number = share_next(w, r->run_cycle);
    return number == SHARE_NONE ? RUN_NEXT_NONE : r->source.shared->take(r->source.user, number, &r->c);
}

bool run_share_cycle(struct run *r)
{
    struct share_worker *w = r->options.share;
    if (!w || r->run_cycle % CYCLES_PER_PROGRESS != 0)
        return true;
    share_progress(w, r->run_cycle, r->verdict.instructions + r->result.instructions);
    if (r->run_cycle % CYCLES_PER_LOOK != 0 || !share_over(w))
        return true;
    run_share_give_up(r);
    return false;
}

static void put_failed(struct share_end *e, const struct verdict *v)
{
    const struct verdict_case *c = &v->cases[v->failure_at - 1];
    e->failure = v->failure;
    e->cycles = c->cycles;
    e->instructions = c->instructions;
    e->seconds = c->seconds;
    e->has_strictness = c->has_strictness;
    e->strictness = c->strictness;
    e->window = c->window;
    e->payloads_agree = v->payloads_agree;
    e->expects_failed = v->expects_failed;
    e->expects_judged = v->expects_judged;
    put(e, SHARE_CASE_NAME, c->name);
    put(e, SHARE_CASE_TEXT, c->text);
    put(e, SHARE_SECOND_LOOK, v->second_look);
    put(e, SHARE_WAVE, v->wave);
    put(e, SHARE_SAVED, v->saved);
    put(e, SHARE_REPRODUCE, v->reproduce);
    put(e, SHARE_BRIEF, v->brief);
    if (v->notes_count > 0)
        put(e, SHARE_NOTE, v->notes[0]);
}

void run_share_end(struct run *r, const char *error)
{
    struct share_worker *w = r->options.share;
    struct share_end *e = &w->share->end[w->number];
    bool failed = r->verdict.failure.kind != FAILURE_NOT;
    totals(r, &e->totals);
    e->failed = failed ? w->at : SHARE_NONE;
    e->ending = r->verdict.ending;
    if (failed)
        put_failed(e, &r->verdict);
    else if (!w->given_up)
        put(e, SHARE_ERROR, error);
    e->told = true;
    w->share->common->worker[w->number].at = SHARE_NONE;
}
