// SPDX-License-Identifier: Apache-2.0
#include "run/share_join.h"

#include <stdlib.h>
#include <string.h>

#include "run/run_judge.h"

static void sum_checks(struct verdict_check *to, const struct verdict_check *from, const struct verdict_check *before,
                       unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        to[i].compares += from[i].compares - before[i].compares;
        to[i].minimum += from[i].minimum - before[i].minimum;
        to[i].mismatches += from[i].mismatches - before[i].mismatches;
    }
}

static void sum(struct verdict *v, const struct share_totals *t, const struct share_totals *before)
{
    sum_checks(v->check, t->check, before->check, CHECKS);
    sum_checks(v->protocol, t->protocol, before->protocol, PROTOCOL_CHECKS);
    v->protocol_rows |= t->protocol_rows;
    v->cycles += t->cycles - before->cycles;
    v->instructions += t->instructions - before->instructions;
    v->handshakes += t->handshakes - before->handshakes;
    for (unsigned i = 0; i < TEX_RULE_COUNT; i++)
        v->cover.hits[i] += t->cover.hits[i] - before->cover.hits[i];
    for (unsigned i = 0; v->coverage && i < TEX_COVER_BINS; i++)
        v->coverage->counts.hits[i] += t->hits[i];
}

/* Up to the failure, or to the end. */
static void add_totals(const struct share *s, uint32_t end, struct verdict *v)
{
    for (unsigned i = 0; i < s->workers; i++) {
        const struct share_end *e = &s->end[i];
        const struct share_count *last = share_count_before(s, i, end);
        if (e->failed != SHARE_NONE && e->failed == end)
            sum(v, &e->totals, &e->before);
        else if (last)
            sum(v, &last->totals, &e->before);
    }
}

static const char *string(const struct share_end *e, enum share_string which)
{
    return e->string[which] > 0 ? e->text + e->string[which] - 1 : NULL;
}

static char *copy(const struct share_end *e, enum share_string which)
{
    const char *text = string(e, which);
    return text ? strdup(text) : NULL;
}

static bool named(struct run *r, uint32_t at)
{
    const char *path = r->source.shared->path(r->source.user, at);
    return !path || verdict_from_file(&r->verdict, path);
}

static bool add_passed(const struct share_case *c, uint32_t at, struct run *r)
{
    static const struct failure none = {.kind = FAILURE_NOT};
    if (!verdict_add_case(&r->verdict, c->name, &none, c->cycles, c->instructions, c->seconds) || !named(r, at))
        return false;
    verdict_judged_at(&r->verdict, c->strictness, c->window);
    return true;
}

static bool add_failed(const struct share_end *e, uint32_t at, struct run *r)
{
    struct verdict *v = &r->verdict;
    if (!verdict_add_case(v, string(e, SHARE_CASE_NAME), &e->failure, e->cycles, e->instructions, e->seconds))
        return false;
    if (e->has_strictness) {
        verdict_judged_at(v, e->strictness, e->window);
        if (!named(r, at))
            return false;
    }
    free(v->cases[v->cases_count - 1].text);
    v->cases[v->cases_count - 1].text = copy(e, SHARE_CASE_TEXT);
    v->payloads_agree = e->payloads_agree;
    v->expects_failed = e->expects_failed;
    v->expects_judged = e->expects_judged;
    v->second_look = copy(e, SHARE_SECOND_LOOK);
    v->wave = copy(e, SHARE_WAVE);
    v->saved = copy(e, SHARE_SAVED);
    v->reproduce = copy(e, SHARE_REPRODUCE);
    v->brief = copy(e, SHARE_BRIEF);
    if (string(e, SHARE_NOTE))
        verdict_note(v, string(e, SHARE_NOTE));
    return v->cases[v->cases_count - 1].text != NULL;
}

static const struct share_end *failed_at(const struct share *s, uint32_t at)
{
    for (unsigned i = 0; i < s->workers; i++)
        if (s->end[i].failed == at)
            return &s->end[i];
    return NULL;
}

/* The cases in their order; the number of those that passed before the first that did not. */
static uint32_t add_cases(const struct share *s, struct run *r)
{
    bool good = true;
    uint32_t at = 0;
    for (; good && at < s->cases && s->done[at].passed; at++)
        good = add_passed(&s->done[at], at, r);
    const struct share_end *e = at < s->cases ? failed_at(s, at) : NULL;
    if (good && e)
        good = add_failed(e, at, r);
    if (!good)
        r->verdict.ending = ENDING_INTERNAL;
    else if (!e && at < s->cases)
        verdict_refuse(&r->verdict, "run", ENDING_INTERNAL, "a case was not run, and nothing says why");
    return at;
}

/* What came without a case that failed. */
static void add_endings(const struct share *s, struct verdict *v)
{
    for (unsigned i = 0; i < s->workers && v->ending == ENDING_PASS; i++) {
        if (string(&s->end[i], SHARE_ERROR))
            verdict_refuse(v, "end", ENDING_INTERNAL, string(&s->end[i], SHARE_ERROR));
        else
            v->ending = s->end[i].ending;
    }
}

void share_join(const struct share *s, struct run *r)
{
    struct verdict *v = &r->verdict;
    v->cases_planned = (size_t)r->source.cases;
    v->files = r->source.files;
    v->coverage = r->options.no_coverage ? NULL : cover_create();
    uint32_t end = add_cases(s, r);
    add_totals(s, end, v);
    add_endings(s, v);
    if (!v->coverage && !r->options.no_coverage)
        v->ending = ENDING_INTERNAL;
    run_judge_whole(r);
}
