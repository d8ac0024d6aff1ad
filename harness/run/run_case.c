// SPDX-License-Identifier: Apache-2.0
#include "run/run_case.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/result_file.h"
#include "compare/hang.h"
#include "compare/signature.h"
#include "report/failure_files.h"
#include "report/report.h"
#include "report/report_brief.h"
#include "report/wave.h"
#include "run/run_judge.h"
#include "run/run_places.h"
#include "run/run_second.h"
#include "run/run_share.h"
#include "vector/save.h"

#define OPTIONS_TEXT 128

static void internal(struct run *r, const char *text)
{
    r->failure = (struct failure){.kind = FAILURE_INTERNAL, .ending = ENDING_INTERNAL};
    r->failure.instruction = r->failure.lane = FAILURE_NONE;
    snprintf(r->failure.text, sizeof r->failure.text, "%s", text);
}

bool run_case_next(struct run *r)
{
    r->failure = (struct failure){.kind = FAILURE_NOT};
    enum run_next next = run_share_next(r);
    if (next == RUN_NEXT_NONE)
        return false;
    if (next == RUN_NEXT_FAILED) {
        internal(r, "the next case could not be made");
        verdict_add_case(&r->verdict, "-", &r->failure, 0, 0, 0);
        return false;
    }
    r->has_case = true;
    if (r->source.watchdog)
        r->options.watchdog = *r->source.watchdog;
    if (r->options.set_traffic_seed)
        r->c.traffic.seed = r->options.traffic_seed;
    if (r->options.set_strictness)
        r->c.strictness = r->options.strictness;
    if (r->options.window > 0)
        r->c.window = r->options.window;
    r->c.visible = r->visible;
    clock_gettime(CLOCK_MONOTONIC, &r->started);
    memcpy(r->before, r->checker.lockstep.compares, sizeof r->before);
    checker_cover(&r->checker, &r->cover_before);
    return true;
}

/* No beat waits: the stage from which the oldest instruction needs a beat. */
static void hang_inside(struct run *r, struct difference *at)
{
    const struct track *t = &r->checker.track;
    tex_boundary_set shown = t->counted & r->c.visible;
    *at = (struct difference){.boundary = TEX_AT_ISSUE, .stage = tex_boundaries[TEX_AT_ISSUE].consumer};
    for (unsigned b = TEX_AT_DECODE; b <= TEX_AT_RESULT && t->instruction[TEX_AT_ISSUE] > t->instruction[TEX_AT_RESULT];
         b++)
        if (shown >> b & 1 && t->instruction[b] <= t->instruction[TEX_AT_RESULT]) {
            *at = (struct difference){.boundary = (enum tex_boundary)b, .stage = tex_boundaries[b].stage};
            return;
        }
}

void run_case_hang_stage(struct run *r)
{
    /* Where the RTL is not visible, use the model: a difference would have been found before. */
    const struct history_entry *e = history_back(&r->checker.history, 0);
    struct tex_frame shown = {.valid = (e->rtl.valid & r->c.visible) | (e->model.valid & ~r->c.visible),
                              .ready = (e->rtl.ready & r->c.visible) | (e->model.ready & ~r->c.visible)};
    if (!hang_found(&shown, TEX_SET_ALL, &r->failure.difference))
        hang_inside(r, &r->failure.difference);
}

bool run_case_has_files(const struct failure *f)
{
    return f->kind != FAILURE_VACUOUS && f->kind != FAILURE_INTERNAL;
}

/* The `reproduce` line has all options that differ from their default. */
static bool names(struct run *r, struct failure_files *files)
{
    char options[OPTIONS_TEXT] = "";
    size_t used = 0;
    if (r->options.watchdog != RUN_WATCHDOG)
        used = (size_t)snprintf(options, sizeof options, " --watchdog %" PRIu32, r->options.watchdog);
    if (r->options.timeout != RUN_TIMEOUT)
        used += (size_t)snprintf(options + used, sizeof options - used, " --timeout %" PRIu32, r->options.timeout);
    if (r->options.seed != RUN_SEED)
        used += (size_t)snprintf(options + used, sizeof options - used, " --seed %" PRIu32, r->options.seed);
    if (r->options.set_strictness)
        used += (size_t)snprintf(options + used, sizeof options - used, " --strictness %s",
                                 case_strictness_name[r->c.strictness]);
    if (r->options.window > 0)
        used += (size_t)snprintf(options + used, sizeof options - used, " --window %" PRIu32, r->options.window);
    if (r->options.no_coverage)
        snprintf(options + used, sizeof options - used, " --no-coverage");
    struct failure_place place = {.out = r->options.out,
                                  .case_name = r->c.name,
                                  .path = r->options.set_traffic_seed ? NULL : r->c.path,
                                  .program = r->options.program,
                                  .options = options,
                                  .taken = run_taken,
                                  .user = r};
    return failure_files_name(files, &place) && run_written(r, files);
}

static void keep(char **slot, const char *text)
{
    free(*slot);
    *slot = strdup(text);
}

static void cannot_write(struct run *r, const char *path)
{
    char text[FAILURE_TEXT];
    snprintf(text, sizeof text, "cannot write %.200s: %s", path, result_file_error(errno));
    verdict_note(&r->verdict, text);
}

static void write_wave(struct run *r, const struct failure_files *files, bool first)
{
    if (!failure_files_folder(files->wave) ||
        !wave_write(&r->checker.history, r->failure.difference.boundary, r->failure.cycle, files->wave, files->view))
        cannot_write(r, files->wave);
    else if (first)
        keep(&r->verdict.wave, files->wave);
}

/* Files that cannot be written are named, and change nothing in the verdict. */
static void write_files(struct run *r, const struct failure_files *files, bool first)
{
    if (!files->original && (!failure_files_folder(files->saved) || !case_save(&r->c, files->saved))) {
        cannot_write(r, files->saved);
    } else if (first) {
        keep(&r->verdict.saved, files->saved);
        keep(&r->verdict.reproduce, files->reproduce);
    }
    if (r->options.wave)
        write_wave(r, files, first);
}

void run_case_report(struct run *r)
{
    struct failure_files files = {0};
    signature_of(&r->failure, &r->checker.history, r->failure.signature);
    bool first = r->verdict.failure.kind == FAILURE_NOT;
    bool has_files = run_case_has_files(&r->failure) && names(r, &files);
    progress_clear(&r->progress);
    if (first) {
        struct report report = {.checker = &r->checker,
                                .failure = &r->failure,
                                .c = &r->c,
                                .files = has_files ? &files : NULL,
                                .more = run_second_wanted(r),
                                .wave = r->options.wave};
        report_print(&report, r->console);
        r->verdict.brief = report_brief(&report);
    } else {
        fprintf(r->console, "%s: %s: %s\n", r->c.name, ending_name(r->failure.ending), r->failure.text);
    }
    fflush(r->console); /* whatever the files come to */
    if (has_files)
        write_files(r, &files, first);
    failure_files_free(&files);
    fflush(r->console);
}

void run_case_judged(struct run *r)
{
    if (r->failure.kind != FAILURE_NOT)
        signature_of(&r->failure, &r->checker.history, r->failure.signature);
    checker_tell(&r->checker);
    r->source.judged(r->source.user, &r->failure,
                     r->c.strictness == STRICT_CYCLE ? tex_model_config(r->checker.model) : NULL);
}

void run_case_close(struct run *r)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    checker_tell(&r->checker);
    if (r->failure.kind == FAILURE_NOT || r->failure.kind == FAILURE_VACUOUS)
        run_judge_minimums(r);
    r->verdict.instructions += r->checker.track.instruction[TEX_AT_RESULT];
    if (verdict_add_case(&r->verdict, r->c.name, &r->failure, r->checker.cycle,
                         r->checker.track.instruction[TEX_AT_RESULT], progress_seconds(&r->started, &now)) &&
        (!r->c.path || verdict_from_file(&r->verdict, r->c.path)))
        verdict_judged_at(&r->verdict, r->c.strictness, r->c.window);
    else
        r->verdict.ending = ENDING_INTERNAL;
}

void run_case_free(struct run *r)
{
    case_free(&r->c);
    r->has_case = false;
}

void run_case_view(struct run *r)
{
    char text[FAILURE_TEXT];
    if (r->visible == TEX_SET_ALL)
        return;
    snprintf(text, sizeof text,
             "the design has no probe: it was compared at its ports alone; %" PRIu64
             " expectations at boundaries inside were not judged",
             r->skipped);
    verdict_note(&r->verdict, text);
}

void run_case_totals(struct run *r)
{
    struct verdict *v = &r->verdict;
    const struct checker *k = &r->checker;
    verdict_totals(v, k);
    v->check[CHECK_EXPECTATIONS].compares = k->expected_compared;
    v->check[CHECK_EXPECTATIONS].mismatches = k->expected_wrong;
    v->check[CHECK_REGISTERS].compares = r->registers_compared;
}
