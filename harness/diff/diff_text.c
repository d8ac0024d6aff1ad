// SPDX-License-Identifier: Apache-2.0
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/console_row.h"
#include "base/text.h"
#include "diff/diff_part.h"

#define LISTED 10U /* cases, of a kind */
#define HANG 4U

static void print_about(const struct diff *d, unsigned run, FILE *out)
{
    const struct tape *r = &d->tape[run];
    const char *simulator = layout_about(&r->layout, "simulator"), *rtl = layout_about(&r->layout, "RTL");
    const char *seed = layout_about(&r->layout, "seed");
    char *path = text_clean_copy(r->path);
    console_row_print(out, HANG, "%-5s  %s: %zu cases, %" PRIu64 " cycles compared%s%.60s%s%.16s%s%.16s", d->run[run],
                      path ? path : "?", r->count, diff_cycles(d, run), simulator ? ", " : "",
                      simulator ? simulator : "", rtl ? ", RTL " : "", rtl ? rtl : "", seed ? ", seed " : "",
                      seed ? seed : "");
    free(path);
}

static void print_notes(const struct diff *d, FILE *out)
{
    char text[DIFF_TEXT];
    for (size_t i = 0; i < d->common.notes_count; i++) {
        diff_note(d, &d->common.notes[i], text);
        console_row_print(out, HANG, "  note: %s", text);
    }
    for (unsigned b = 0; b < d->common.count; b++)
        for (unsigned run = 0; run < DIFF_RUNS; run++)
            if (d->unseen[b][run])
                console_row_print(out, HANG, "  note: boundary %s: not visible in some case of %s; not compared there",
                                  d->common.boundary[b].name, d->run[run]);
    if (d->unmodelled > 0)
        console_row_print(out, HANG, "  note: %zu cases are left out: the model is stepped at strictness cycle alone",
                          d->unmodelled);
}

static void print_alone(const struct diff *d, unsigned run, FILE *out)
{
    char name[DIFF_TEXT];
    size_t alone = diff_alone(d, run), told = 0;
    for (size_t i = 0; i < d->tape[run].count && alone > 0 && told < LISTED; i++) {
        if (d->compared[run][i])
            continue;
        diff_case_name(&d->tape[run].cases[i], name);
        text_line(out, "  case %s: in %s alone", name, d->run[run]);
        told++;
    }
    if (alone > told)
        fprintf(out, "  and %zu more cases: in %s alone\n", alone - told, d->run[run]);
}

/* A case that fails in one run is not compared to its end. */
static void print_failed(const struct diff *d, FILE *out)
{
    char name[DIFF_TEXT];
    size_t told = 0;
    for (size_t i = 0; i < d->count; i++)
        for (unsigned run = 0; run < DIFF_RUNS; run++) {
            const struct diff_case *c = &d->cases[i];
            if (!c->failed[run] || (d->tape[DIFF_B].side == TRACE_MODEL && run == DIFF_B) || told++ >= LISTED)
                continue;
            diff_case_name(&d->tape[DIFF_A].cases[c->number[DIFF_A]], name);
            text_line(out, "  case %s: fails in %s in cycle %" PRIu64 "; compared up to there", name,
                      d->tape[DIFF_B].side == TRACE_MODEL ? "the run" : d->run[run], c->failed_at[run]);
        }
    if (told > LISTED)
        fprintf(out, "  and %zu more that fail\n", told - LISTED);
    uint64_t cut = 0;
    for (unsigned b = 0; b < d->common.count; b++)
        cut += d->tally.boundary[b].count[TALLY_CUT];
    if (cut > 0)
        fprintf(out, "  %" PRIu64 " beats behind the end of a case that failed are not compared\n", cut);
}

static void print_beat(const struct diff *d, const struct tally_first *f, const struct common_boundary *b, FILE *out)
{
    char name[DIFF_TEXT], text[ASM_TEXT], lanes[DIFF_TEXT];
    const struct beat *beat = diff_beat(f);
    diff_case_name(&d->tape[DIFF_A].cases[f->number], name);
    text_line(out, "  case %s, boundary %s (%s -> %s)", name, b->name, b->stage, b->consumer);
    if (beat->instruction != RECORD_NONE) {
        bool known = diff_instruction(beat, text);
        diff_lanes(beat->lanes, lanes);
        text_line(out, "  instruction %" PRIu32 "%s%s%s%s%s", beat->instruction, known ? ": " : "", text,
                  *lanes ? ", lane " : "", lanes, beat->pass > 0 ? ", a further pass" : "");
    }
    if (beat->resets > 0)
        fprintf(out, "  after reset %" PRIu32 " of the case; instructions count from there\n", beat->resets);
}

static void print_fields(const struct diff *d, const struct tally_first *f, const struct common_boundary *b, FILE *out)
{
    struct diff_piece piece;
    bool unnamed = diff_beat(f)->instruction == RECORD_NONE;
    fprintf(out, "  %-20s   %-34s %s\n", "field", d->run[DIFF_A], d->run[DIFF_B]);
    for (unsigned i = 0; diff_piece(b, f->beat, i, &piece); i++)
        if (piece.differs || (unnamed && (strcmp(piece.name, "tag.warp") == 0 || strcmp(piece.name, "tag.lane") == 0)))
            console_row_print(out, HANG, "  %-20s %c %-34s %s", piece.name, piece.differs ? '*' : ' ',
                              piece.text[DIFF_A], piece.text[DIFF_B]);
}

static void print_cycles(const struct diff *d, const struct tally_first *f, FILE *out)
{
    uint64_t a = f->beat[DIFF_A].cycle, b = f->beat[DIFF_B].cycle;
    if (f->kind == TALLY_ONLY_A || f->kind == TALLY_ONLY_B)
        fprintf(out, "  cycle %" PRIu64 " in %s; %s has no such beat\n", diff_beat(f)->cycle,
                d->run[f->kind == TALLY_ONLY_B], d->run[f->kind == TALLY_ONLY_A]);
    else
        fprintf(out, "  cycle %" PRIu64 " in %s, %" PRIu64 " in %s (%+" PRId64 ")\n", a, d->run[DIFF_A], b,
                d->run[DIFF_B], (int64_t)(b - a));
}

/* What a beat of one run alone holds, zeros left out. */
static void print_contents(const struct tally_first *f, const struct common_boundary *b, FILE *out)
{
    struct diff_piece piece;
    const struct beat both[DIFF_RUNS] = {*diff_beat(f), *diff_beat(f)}, none[DIFF_RUNS] = {*diff_beat(f)};
    struct console_row row;
    FILE *to = console_row_begin(&row, out);
    if (!to)
        return;
    fputs("  it holds", to);
    for (unsigned i = 0; diff_piece(b, none, i, &piece); i++)
        if (piece.differs && diff_piece(b, both, i, &piece)) {
            piece.text[0][strcspn(piece.text[0], " ")] = '\0';
            fprintf(to, " %s=%s", piece.name, piece.text[0]);
        }
    console_row_end(&row, HANG);
}

static void print_first(const struct diff *d, enum tally_class class, const char *title, FILE *out)
{
    unsigned at = tally_find(&d->tally, class);
    if (at == RECORD_BOUNDARIES)
        return;
    const struct tally_first *f = tally_first_of(&d->tally.boundary[at], class);
    const struct common_boundary *b = &d->common.boundary[at];
    fprintf(out, "%s\n", title);
    print_beat(d, f, b, out);
    print_cycles(d, f, out);
    if (f->kind == TALLY_DIFFERENT)
        print_fields(d, f, b, out);
    if (f->kind == TALLY_ORDER || f->kind == TALLY_ONLY_A || f->kind == TALLY_ONLY_B)
        print_contents(f, b, out);
}

static void print_row(const struct diff *d, unsigned i, FILE *out)
{
    const struct tally_boundary *t = &d->tally.boundary[i];
    char cycles[DIFF_TEXT] = "";
    if (t->count[TALLY_SHIFTED] > 0)
        snprintf(cycles, sizeof cycles, "  %+" PRId64 ", each %+" PRId64 "..%+" PRId64, t->cycles, t->least, t->most);
    uint64_t all = 0;
    for (unsigned kind = 0; kind < TALLY_CUT; kind++)
        all += t->count[kind];
    if (all > 0)
        console_row_print(
            out, HANG, "  %-12s %10" PRIu64 " %10" PRIu64 " %10" PRIu64 " %10" PRIu64 " %10" PRIu64 " %10" PRIu64 "%s",
            d->common.boundary[i].name, t->count[TALLY_SAME], t->count[TALLY_SHIFTED], t->count[TALLY_ORDER],
            t->count[TALLY_DIFFERENT], t->count[TALLY_ONLY_A], t->count[TALLY_ONLY_B], cycles);
}

static void print_table(const struct diff *d, FILE *out)
{
    char only[DIFF_RUNS][DIFF_TEXT];
    for (unsigned run = 0; run < DIFF_RUNS; run++)
        snprintf(only[run], DIFF_TEXT, "only %s", d->run[run]);
    console_row_print(out, HANG, "  %-12s %10s %10s %10s %10s %10s %10s  %s", "boundary", "same", "shifted", "order",
                      "different", only[DIFF_A], only[DIFF_B], "cycles later");
    for (unsigned i = 0; i < d->common.count; i++)
        print_row(d, i, out);
}

static size_t cases_of(const struct diff *d, enum tally_class class)
{
    size_t count = 0;
    for (size_t i = 0; i < d->count; i++)
        count += d->cases[i].class == class;
    return count;
}

static void print_cases(const struct diff *d, enum tally_class class, FILE *out)
{
    char name[DIFF_TEXT];
    size_t told = 0, count = cases_of(d, class);
    for (size_t i = 0; i < d->count && told < LISTED; i++) {
        const struct diff_case *c = &d->cases[i];
        if (c->class != class)
            continue;
        diff_case_name(&d->tape[DIFF_A].cases[c->number[DIFF_A]], name);
        text_line(out, "  %-8s  %s: %" PRIu64 " cycles in %s, %" PRIu64 " in %s", tally_class_name[class], name,
                  c->cycles[DIFF_A], d->run[DIFF_A], c->cycles[DIFF_B], d->run[DIFF_B]);
        told++;
    }
    if (count > told)
        fprintf(out, "  %-8s  and %zu more cases\n", tally_class_name[class], count - told);
}

static void print_verdict(const struct diff *d, FILE *out)
{
    static const char *const texts[] = {"SAME", "TIMING DIFFERS", "ORDER DIFFERS", "CONTENTS DIFFER"};
    console_row_print(out, HANG,
                      "%s  %zu cases compared: %zu same, %zu in other cycles, %zu in another order, %zu with other "
                      "contents; %zu in %s alone, %zu in %s alone; %+" PRId64 " cycles in all",
                      texts[diff_class(d)], d->count, cases_of(d, TALLY_CLASS_SAME), cases_of(d, TALLY_CLASS_TIMING),
                      cases_of(d, TALLY_CLASS_ORDER), cases_of(d, TALLY_CLASS_CONTENTS), diff_alone(d, DIFF_A),
                      d->run[DIFF_A], diff_alone(d, DIFF_B), d->run[DIFF_B], diff_later(d));
}

void diff_print(const struct diff *d, FILE *out)
{
    for (unsigned run = 0; run < DIFF_RUNS; run++)
        print_about(d, run, out);
    print_notes(d, out);
    for (unsigned run = 0; run < DIFF_RUNS; run++)
        print_alone(d, run, out);
    print_failed(d, out);
    print_first(d, TALLY_CLASS_CONTENTS, "first difference of contents", out);
    print_first(d, TALLY_CLASS_ORDER, "first beat that others have passed", out);
    print_first(d, TALLY_CLASS_TIMING, "first beat in another cycle", out);
    print_table(d, out);
    for (unsigned class = TALLY_CLASS_CONTENTS; class > TALLY_CLASS_SAME; class --)
        print_cases(d, (enum tally_class) class, out);
    print_verdict(d, out);
}
