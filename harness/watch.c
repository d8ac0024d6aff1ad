// SPDX-License-Identifier: Apache-2.0
#include "watch.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "checker_level.h"
#include "dut.h"
#include "failure_files.h"
#include "follower.h"
#include "observe.h"
#include "progress.h"
#include "report.h"
#include "save.h"
#include "wave.h"

struct watch {
    struct watch_options options;
    FILE *console;
    struct checker checker;
    struct follower follower;
    struct observe seen;
    struct test_case none; /* what the checker is given: nothing is known beforehand */
    struct verdict verdict;
    struct timespec started;
    uint64_t cycles, missed;           /* clock cycles; of them before the first reset */
    uint64_t issued, answered, strays; /* beats checked; transfers before the first reset */
    bool begun, counting, finished;
    bool dim; /* the note on unknown inputs is written */
};

struct watch *watch_create(const struct watch_options *options, const char *path, const char *simulator, FILE *console)
{
    struct watch *w = calloc(1, sizeof *w);
    if (!w)
        return NULL;
    w->options = *options;
    w->console = console;
    verdict_init(&w->verdict, 0);
    w->verdict.simulator = simulator;
    w->verdict.instance = path;
    clock_gettime(CLOCK_MONOTONIC, &w->started);
    case_init(&w->none);
    w->none.level = options->level;
    w->none.window = options->window;
    bool good = checker_init(&w->checker);
    w->checker.passive = true;
    good = good && (!options->four_state || checker_four_state(&w->checker));
    follower_start(&w->follower, &w->checker, good && !options->go_on && !options->four_state);
    if (good && observe_init(&w->seen, path))
        return w;
    watch_destroy(w);
    return NULL;
}

void watch_destroy(struct watch *w)
{
    follower_stop(&w->follower);
    checker_free(&w->checker);
    case_free(&w->none);
    observe_free(&w->seen);
    verdict_free(&w->verdict);
    free(w);
}

void watch_note(struct watch *w, const char *text)
{
    verdict_note(&w->verdict, text);
}

static void add_case(struct watch *w, const struct failure *failure)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    if (!verdict_add_case(&w->verdict, w->verdict.instance, failure, w->checker.run_cycle, w->answered,
                          progress_seconds(&w->started, &now)))
        w->verdict.ending = ENDING_INTERNAL;
    else
        verdict_judged_at(&w->verdict, w->options.level, w->options.window);
}

void watch_refuse(struct watch *w, enum ending ending, const char *text)
{
    struct failure failure = {.kind = FAILURE_INTERNAL, .ending = ending};
    failure.instruction = failure.lane = FAILURE_NONE;
    snprintf(failure.text, sizeof failure.text, "%s", text);
    if (w->verdict.failure.kind == FAILURE_NOT)
        fprintf(w->console, "texlock: %s: %s\n", w->verdict.instance, text);
    add_case(w, &failure);
}

static void write_files(struct watch *w, const struct failure_files *files)
{
    errno = 0;
    if (w->options.wave &&
        (!failure_files_folder(files->wave) || !wave_write(&w->checker.history, w->verdict.failure.difference.boundary,
                                                           w->verdict.failure.cycle, files->wave, files->view)))
        fprintf(w->console, "cannot write %s: %s\n", files->wave, strerror(errno));
    else if (w->options.wave)
        w->verdict.wave = strdup(files->wave);
    if (!failure_files_folder(files->saved) || !case_save(&w->seen.c, files->saved)) {
        fprintf(w->console, "cannot write %s: %s\n", files->saved, strerror(errno));
        return;
    }
    w->verdict.saved = strdup(files->saved);
    w->verdict.reproduce = strdup(files->reproduce);
}

/* The case holds the last instructions only. */
static void renumber(const struct watch *w, struct failure *failure)
{
    if (failure->instruction != FAILURE_NONE)
        failure->instruction =
            failure->instruction >= w->seen.first ? failure->instruction - w->seen.first : FAILURE_NONE;
}

/* A handshake that the testbench drives is not the unit's to answer for. */
static void blame(struct failure *f)
{
    const struct difference *d = &f->difference;
    if (f->kind != FAILURE_LOCKSTEP || d->kind != DIFFERS_UNKNOWN)
        return;
    enum tex_boundary_kind kind = tex_boundaries[d->boundary].kind;
    uint32_t driven = kind == TEX_KIND_IN ? d->valid : kind == TEX_KIND_OUT ? d->ready : 0;
    static const char whose[] = "the testbench drives ";
    if (!(driven >> d->boundary & 1))
        return;
    f->ending = ENDING_BAD_INPUT;
    f->difference.stage = NULL;
    memmove(f->text + sizeof whose - 1, f->text, sizeof f->text - sizeof whose);
    memcpy(f->text, whose, sizeof whose - 1);
    f->text[sizeof f->text - 1] = '\0';
}

static void report(struct watch *w)
{
    struct failure failure = w->follower.failure;
    blame(&failure);
    struct failure_files files = {0};
    struct failure_place place = {
        .out = w->options.out, .case_name = w->verdict.instance, .program = w->options.program, .options = ""};
    w->seen.c.config = *tex_model_config(w->checker.model);
    add_case(w, &failure);
    renumber(w, &failure);
    bool named = failure.kind != FAILURE_INTERNAL && !w->seen.lost && failure_files_name(&files, &place);
    struct report r = {.checker = &w->checker,
                       .failure = &failure,
                       .c = &w->seen.c,
                       .files = named ? &files : NULL,
                       .wave = w->options.wave};
    report_print(&r, w->console);
    if (named)
        write_files(w, &files);
    failure_files_free(&files);
    fflush(w->console);
}

/* Behind the first failure, where the testbench is to go on: each cycle that differs counts. */
static void count(struct watch *w, const struct tex_frame *f, bool reset)
{
    struct failure failure = {.kind = FAILURE_NOT};
    struct history_entry *e = history_current(&w->checker.history);
    e->rtl = *f;
    e->reset = reset;
    checker_cycle(&w->checker, true, &failure);
}

static void begin(struct watch *w)
{
    char text[FAILURE_TEXT];
    w->begun = true;
    follower_case(&w->follower, &w->none);
    if (w->strays == 0)
        return;
    snprintf(text, sizeof text,
             "checked from the reset in clock cycle %" PRIu64 " on: %" PRIu64
             " transfers in the cycles before it were not",
             w->cycles, w->strays);
    watch_note(w, text);
}

/* Nothing is known of the unit yet. */
static bool wait_for_reset(struct watch *w, const struct tex_frame *f, bool reset)
{
    if (w->begun)
        return false;
    if (reset && w->cycles > w->options.from) {
        begin(w);
        return false;
    }
    w->missed++;
    w->strays += !reset && (frame_transfer(f, TEX_AT_ISSUE) || frame_transfer(f, TEX_AT_AXIL_AW));
    return true;
}

/*
 * Unknown bits in what the testbench sends are its own affair, a lane that takes no part for instance, as long as the
 * unit does not show them again.
 */
static void keep_unknown(struct watch *w, const struct tex_frame *f, const struct tex_frame *unknown)
{
    char text[FAILURE_TEXT];
    struct tex_frame *kept = history_unknown(&w->checker.history, history_current(&w->checker.history));
    *kept = *unknown;
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++) {
        uint32_t bits = 0;
        if (tex_boundaries[b].kind != TEX_KIND_IN)
            continue;
        for (unsigned i = tex_boundaries[b].word - 2U; i < tex_boundaries[b].word - 2U + tex_boundaries[b].words; i++) {
            bits |= kept->payload[i];
            kept->payload[i] = 0;
        }
        if (!bits || !(f->valid >> b & 1) || w->dim)
            continue;
        snprintf(text, sizeof text, "the testbench sends unknown bits (X) with a beat of %s, in clock cycle %" PRIu64,
                 tex_boundaries[b].name, w->cycles);
        watch_note(w, text);
        w->dim = true;
    }
}

bool watch_checks(const struct watch *w)
{
    return w->begun && !w->finished;
}

bool watch_cycle(struct watch *w, const struct tex_frame *f, const struct tex_frame *unknown, bool reset)
{
    if (w->finished)
        return false;
    w->cycles++;
    if (wait_for_reset(w, f, reset))
        return true;
    observe_cycle(&w->seen, f, reset);
    if (w->options.four_state)
        keep_unknown(w, f, unknown);
    w->issued += !reset && frame_transfer(f, TEX_AT_ISSUE);
    w->answered += !reset && frame_transfer(f, TEX_AT_RESULT);
    if (w->counting) {
        count(w, f, reset);
        return true;
    }
    if (follower_push(&w->follower, f, reset))
        return true;
    report(w);
    w->counting = w->options.go_on;
    w->finished = !w->options.go_on;
    return !w->finished;
}

static void set_minimums(struct watch *w)
{
    struct verdict_check *check = w->verdict.check;
    bool any = false;
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++) {
        check[b].minimum = checker_level_minimum(&w->checker, (enum tex_boundary)b);
        any |= b == TEX_AT_RESULT && check[b].minimum > 0;
    }
    check[TEX_AT_RESULT].minimum += !any; /* no instruction proves nothing */
    check[CHECK_RESULTS].minimum = check[TEX_AT_RESULT].minimum;
    if (w->options.level == LEVEL_CYCLE) {
        check[TEX_AT_ISSUE].minimum = w->issued;
        check[TEX_AT_REGS].minimum = check[TEX_AT_FAULT].minimum = 1;
    }
}

static void vacuous(struct watch *w, const char *text)
{
    struct failure failure = {.kind = FAILURE_VACUOUS, .ending = ENDING_VACUOUS};
    failure.instruction = failure.lane = FAILURE_NONE;
    snprintf(failure.text, sizeof failure.text, "%s", text);
    add_case(w, &failure);
    fprintf(w->console, "vacuous: %s\n", text);
}

static void judge(struct watch *w)
{
    char text[FAILURE_TEXT];
    set_minimums(w);
    if (!w->begun) {
        snprintf(text, sizeof text,
                 "no reset of the unit was seen in %" PRIu64 " clock cycles: nothing could be checked", w->cycles);
        vacuous(w, text);
        return;
    }
    for (unsigned b = 0; b <= CHECK_RESULTS; b++) {
        const struct verdict_check *c = &w->verdict.check[b];
        if (c->compares >= c->minimum)
            continue;
        char given_up[FAILURE_TEXT / 2];
        checker_given_up(&w->checker, given_up, sizeof given_up);
        snprintf(text, sizeof text, "check %s compared %" PRIu64 " times, its minimum is %" PRIu64 "%s", check_name(b),
                 c->compares, c->minimum, given_up);
        vacuous(w, text);
        return;
    }
    for (unsigned i = 0; i < PROTOCOL_CHECKS; i++) {
        const struct verdict_check *c = &w->verdict.protocol[i];
        if (c->compares >= c->minimum)
            continue;
        snprintf(text, sizeof text, "protocol check %s judged %" PRIu64 " times, its minimum is %" PRIu64,
                 protocol_rows[i].id, c->compares, c->minimum);
        vacuous(w, text);
        return;
    }
    add_case(w, &(struct failure){.kind = FAILURE_NOT});
}

static void note_unfinished(struct watch *w)
{
    char text[FAILURE_TEXT];
    uint32_t issued = w->checker.track.instruction[TEX_AT_ISSUE], done = w->checker.track.instruction[TEX_AT_RESULT];
    if (issued == done)
        return;
    snprintf(text, sizeof text, "%" PRIu32 " instructions were under way when the simulation ended", issued - done);
    watch_note(w, text);
}

enum ending watch_finish(struct watch *w)
{
    if (w->finished && w->verdict.cycles > 0)
        return w->verdict.ending;
    if (w->begun && !w->finished && !w->counting && !follower_drain(&w->follower))
        report(w);
    w->finished = true;
    checker_tell(&w->checker);
    verdict_totals(&w->verdict, &w->checker);
    w->verdict.instructions = w->checker.track.instruction[TEX_AT_RESULT];
    if (w->verdict.failure.kind == FAILURE_NOT) {
        judge(w);
        note_unfinished(w);
    }
    verdict_write(&w->verdict, w->options.out);
    verdict_print(&w->verdict, w->console);
    fflush(w->console);
    return w->verdict.ending;
}
