// SPDX-License-Identifier: Apache-2.0
#include "diff/diff.h"

#include <stdlib.h>
#include <string.h>

#include "diff/source.h"

static bool no_memory(struct diff *d)
{
    d->no_memory = true;
    snprintf(d->error, sizeof d->error, "out of memory");
    return false;
}

static bool read_wrong(struct diff *d, unsigned run)
{
    d->no_memory = d->tape[run].no_memory;
    memcpy(d->error, d->tape[run].error, sizeof d->error);
    return false;
}

static bool open_tape(struct diff *d, unsigned run, const char *path, enum trace_side side)
{
    struct source source = {.path = path, .error = d->error, .size = sizeof d->error};
    FILE *in = source_open(&source);
    d->no_memory |= source.no_memory;
    return in && (tape_open(&d->tape[run], in, path, side) || read_wrong(d, run));
}

bool diff_open(struct diff *d, const char *a, const char *b, bool sides)
{
    memset(d, 0, sizeof *d);
    d->run[DIFF_A] = sides ? "RTL" : "A";
    d->run[DIFF_B] = sides ? "model" : "B";
    if (!open_tape(d, DIFF_A, a, TRACE_RTL) || !open_tape(d, DIFF_B, sides ? a : b, sides ? TRACE_MODEL : TRACE_RTL))
        return false;
    if (!common_make(&d->common, &d->tape[DIFF_A].layout, &d->tape[DIFF_B].layout)) {
        if (!d->common.too_wide)
            return no_memory(d);
        snprintf(d->error, sizeof d->error, "%.200s, %.200s: boundary %.60s: the fields of both are too wide together",
                 a, b, d->common.boundary[d->common.count - 1].name);
        return false;
    }
    match_begin(&d->match, &d->common, &d->tally);
    d->cases = calloc(d->tape[DIFF_A].count + 1, sizeof *d->cases);
    for (unsigned run = 0; run < DIFF_RUNS; run++)
        d->compared[run] = calloc(d->tape[run].count + 1, sizeof *d->compared[run]);
    return (d->cases && d->compared[DIFF_A] && d->compared[DIFF_B]) || no_memory(d);
}

void diff_close(struct diff *d)
{
    match_free(&d->match);
    common_free(&d->common);
    free(d->cases);
    for (unsigned run = 0; run < DIFF_RUNS; run++) {
        tape_close(&d->tape[run]);
        free(d->compared[run]);
    }
}

static int by_name(const void *a, const void *b)
{
    const struct tape_case *const *x = a, *const *y = b;
    int order = strcmp((*x)->name, (*y)->name);
    return order ? order : ((*x)->number > (*y)->number) - ((*x)->number < (*y)->number);
}

static bool numbered(const struct diff *d)
{
    return layout_about(&d->tape[DIFF_A].layout, "cases") || layout_about(&d->tape[DIFF_B].layout, "cases");
}

/* Pairs the cases by name, in the order of A; those without names by their order. */
static bool pair_cases(struct diff *d, bool sides)
{
    const struct tape *a = &d->tape[DIFF_A], *b = &d->tape[DIFF_B];
    const struct tape_case **sorted = calloc(b->count + 1, sizeof(const struct tape_case *));
    bool by_order = numbered(d);
    if (!sorted)
        return no_memory(d);
    for (size_t i = 0; i < b->count; i++)
        sorted[i] = &b->cases[i];
    qsort(sorted, b->count, sizeof(const struct tape_case *), by_name);
    for (size_t i = 0; i < a->count; i++) {
        const struct tape_case *key = &a->cases[i];
        const struct tape_case **found = bsearch(&key, sorted, b->count, sizeof(const struct tape_case *), by_name);
        bool left_out = sides && !key->modelled;
        d->unmodelled += left_out;
        if (left_out || (by_order ? i >= b->count : !found))
            continue;
        size_t other = by_order ? i : (size_t)(*found - b->cases);
        d->compared[DIFF_A][i] = d->compared[DIFF_B][other] = true;
        d->cases[d->count++] = (struct diff_case){.number = {i, other}};
    }
    free(sorted);
    return true;
}

/* Where a run has come to, from one reset to the next. */
struct progress {
    bool stopped, ended;  /* at a reset or the end; at the end */
    uint64_t ends, beats; /* beats at issue and result; all */
};

/* A common boundary that both runs show in this case. */
static bool shown(struct diff *d, const struct diff_case *c, unsigned boundary)
{
    bool both = true;
    for (unsigned run = 0; run < DIFF_RUNS; run++) {
        uint64_t visible = d->tape[run].cases[c->number[run]].visible;
        bool here = visible >> d->common.boundary[boundary].number[run] & 1;
        d->unseen[boundary][run] |= !here;
        both = both && here;
    }
    return both;
}

static bool add_beat(struct diff *d, const struct diff_case *c, struct progress *p, unsigned run, struct beat *beat)
{
    unsigned boundary = d->common.place[run][beat->boundary];
    if (boundary == RECORD_BOUNDARIES || !shown(d, c, boundary))
        return true;
    const struct common_boundary *b = &d->common.boundary[boundary];
    p->beats++;
    p->ends += strcmp(b->name, "issue") == 0 || strcmp(b->name, "result") == 0;
    common_form(b, run, beat);
    return match_add(&d->match, run, boundary, beat) || no_memory(d);
}

static bool step(struct diff *d, struct diff_case *c, struct progress *p, unsigned run)
{
    struct beat beat;
    switch (tape_next(&d->tape[run], &beat)) {
    case TAPE_BEAT:
        return add_beat(d, c, p, run, &beat);
    case TAPE_RESET:
        p->stopped = true;
        return true;
    case TAPE_FAILED:
        c->failed[run] = true;
        c->failed_at[run] = beat.cycle;
        return true;
    case TAPE_END:
        p->stopped = p->ended = true;
        c->cycles[run] = beat.cycle + 1;
        d->match.failed[run] = c->failed[run];
        return true;
    default:
        return read_wrong(d, run);
    }
}

/* The run that is behind: by what went in and came out, so that few beats wait for their partners. */
static unsigned behind(const struct progress p[DIFF_RUNS])
{
    if (p[DIFF_A].stopped || p[DIFF_B].stopped)
        return p[DIFF_A].stopped ? DIFF_B : DIFF_A;
    if (p[DIFF_A].ends != p[DIFF_B].ends)
        return p[DIFF_A].ends < p[DIFF_B].ends ? DIFF_A : DIFF_B;
    return p[DIFF_A].beats <= p[DIFF_B].beats ? DIFF_A : DIFF_B;
}

/* From one reset to the next, of a run that has ended nothing more. */
static bool compare_stretch(struct diff *d, struct diff_case *c, struct progress p[DIFF_RUNS])
{
    for (unsigned run = 0; run < DIFF_RUNS; run++)
        p[run] = (struct progress){.stopped = p[run].ended, .ended = p[run].ended};
    while (!p[DIFF_A].stopped || !p[DIFF_B].stopped) {
        unsigned run = behind(p);
        if (!step(d, c, &p[run], run))
            return false;
    }
    match_settle(&d->match);
    return true;
}

static bool compare_case(struct diff *d, struct diff_case *c)
{
    struct progress p[DIFF_RUNS] = {{.ended = false}, {.ended = false}};
    for (unsigned run = 0; run < DIFF_RUNS; run++)
        if (!tape_case(&d->tape[run], c->number[run]))
            return read_wrong(d, run);
    match_case(&d->match, c->number[DIFF_A]);
    while (!p[DIFF_A].ended || !p[DIFF_B].ended)
        if (!compare_stretch(d, c, p))
            return false;
    match_case_end(&d->match);
    c->class = tally_class_of(d->tally.beats);
    if (c->class == TALLY_CLASS_SAME && c->cycles[DIFF_A] != c->cycles[DIFF_B])
        c->class = TALLY_CLASS_TIMING;
    return true;
}

bool diff_run(struct diff *d)
{
    bool sides = d->tape[DIFF_B].side == TRACE_MODEL;
    if (!pair_cases(d, sides))
        return false;
    if (d->count == 0 || d->common.count == 0) {
        snprintf(d->error, sizeof d->error, "%.200s, %.200s: nothing can be compared: %s", d->tape[DIFF_A].path,
                 d->tape[DIFF_B].path,
                 d->common.count == 0 ? "no boundary of one is in the other"
                 : sides              ? "the model was stepped in no case; it is at strictness cycle alone"
                                      : "no case of one is in the other");
        return false;
    }
    for (size_t i = 0; i < d->count; i++)
        if (!compare_case(d, &d->cases[i]))
            return false;
    return true;
}

size_t diff_alone(const struct diff *d, unsigned run)
{
    size_t alone = 0;
    for (size_t i = 0; i < d->tape[run].count; i++)
        alone += !d->compared[run][i];
    return d->unmodelled ? 0 : alone;
}

uint64_t diff_cycles(const struct diff *d, unsigned run)
{
    uint64_t cycles = 0;
    for (size_t i = 0; i < d->count; i++)
        cycles += d->cases[i].cycles[run];
    return cycles;
}

int64_t diff_later(const struct diff *d)
{
    uint64_t later = 0;
    for (size_t i = 0; i < d->count; i++) {
        const struct diff_case *c = &d->cases[i];
        if (!c->failed[DIFF_A] && !c->failed[DIFF_B])
            later += c->cycles[DIFF_B] - c->cycles[DIFF_A];
    }
    return (int64_t)later;
}

enum tally_class diff_class(const struct diff *d)
{
    enum tally_class worst = diff_alone(d, DIFF_A) + diff_alone(d, DIFF_B) ? TALLY_CLASS_CONTENTS : TALLY_CLASS_SAME;
    for (size_t i = 0; i < d->count; i++)
        worst = d->cases[i].class > worst ? d->cases[i].class : worst;
    return worst;
}
