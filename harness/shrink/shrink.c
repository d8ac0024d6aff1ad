// SPDX-License-Identifier: Apache-2.0
#include "shrink/shrink.h"

#include <string.h>

#include "shrink/pass.h"

#define ROUNDS 8U

bool shrink_begin(struct shrink *s, const struct test_case *c)
{
    memset(s, 0, sizeof *s);
    case_init(&s->candidate);
    return case_copy(&s->best, c);
}

void shrink_end(struct shrink *s)
{
    case_free(&s->best);
    case_free(&s->candidate);
}

const char *shrink_name(const struct shrink *s)
{
    return s->pass < passes_count ? passes[s->pass]->name : "done";
}

double shrink_part(const struct shrink *s)
{
    return (double)s->pass / passes_count;
}

static bool refresh(struct shrink *s)
{
    if (s->fresh)
        return true;
    case_free(&s->candidate);
    s->fresh = case_copy(&s->candidate, &s->best);
    s->no_memory |= !s->fresh;
    return s->fresh;
}

/* The next pass, or the next round of all. False: the last round has changed nothing. */
static bool next_pass(struct shrink *s)
{
    s->begun = false;
    if (++s->pass < passes_count)
        return true;
    if (!s->changed || s->round + 1 >= ROUNDS)
        return false;
    s->pass = 0;
    s->round++;
    s->changed = false;
    return true;
}

/* Past the end of the places with this chunk: half of it. False: it was one place already. */
static bool next_chunk(struct shrink *s)
{
    if (s->chunk <= 1)
        return false;
    s->chunk = (s->chunk + 1) / 2;
    s->at = 0;
    s->attempt = 0;
    return true;
}

static unsigned attempts(const struct pass *pass, size_t n)
{
    return n == 1 || pass->at_several ? pass->attempts : 1;
}

/* Change the candidate at the present place, or go on to the next one. True: it was changed. */
static bool try_place(struct shrink *s, size_t count)
{
    const struct pass *pass = passes[s->pass];
    size_t n = s->chunk < count - s->at ? s->chunk : count - s->at;
    if (pass->apply(&s->candidate, s->at, n, s->attempt)) {
        s->fresh = false;
        return true;
    }
    if (s->attempt + 1 < attempts(pass, n)) {
        s->attempt++;
    } else {
        s->at += n;
        s->attempt = 0;
    }
    return false;
}

bool shrink_offer(struct shrink *s)
{
    if (!refresh(s))
        return false;
    s->fresh = false;
    s->offered = true;
    s->trials++;
    return true;
}

static void take(struct shrink *s)
{
    struct test_case old = s->best;
    s->best = s->candidate;
    s->candidate = old;
    s->taken++;
    s->changed = true;
}

bool shrink_next(struct shrink *s)
{
    while (s->pass < passes_count) {
        if (!refresh(s))
            return false;
        size_t count = passes[s->pass]->count(&s->best);
        if (!s->begun) {
            s->chunk = count;
            s->at = 0;
            s->attempt = 0;
            s->begun = true;
        }
        bool past = s->at >= count;
        if (past ? !next_chunk(s) && !next_pass(s) : false)
            return false;
        if (!past && try_place(s, count)) {
            s->trials++;
            return true;
        }
    }
    return false;
}

void shrink_judged(struct shrink *s, bool same)
{
    const struct pass *pass = s->pass < passes_count ? passes[s->pass] : NULL;
    size_t before = pass ? pass->count(&s->best) : 0;
    if (same)
        take(s);
    s->fresh = false;
    if (s->offered || !pass) { /* the pass goes on where it was */
        s->offered = false;
        return;
    }
    size_t n = s->chunk < before - s->at ? s->chunk : before - s->at;
    /* Removed places make room for later ones; at one that stays, the same attempt may help again. */
    if (same && (n == 1 || pass->count(&s->best) < before))
        return;
    if (s->attempt + 1 < attempts(pass, n)) {
        s->attempt++;
        return;
    }
    s->at += n;
    s->attempt = 0;
}
