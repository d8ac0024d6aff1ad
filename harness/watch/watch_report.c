// SPDX-License-Identifier: Apache-2.0
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "base/console.h"
#include "base/result_file.h"
#include "compare/signature.h"
#include "report/failure_files.h"
#include "report/report.h"
#include "report/report_brief.h"
#include "report/wave.h"
#include "vector/save.h"
#include "watch/replay.h"
#include "watch/watch_part.h"

#define PATH_TEXT 4096

static void cannot_write(struct watch *w, const char *path)
{
    char text[FAILURE_TEXT];
    snprintf(text, sizeof text, "cannot write %.200s: %s", path, result_file_error(errno));
    verdict_note(&w->verdict, text);
}

static void write_wave(struct watch *w, const struct failure_files *files)
{
    if (!w->options.wave)
        return;
    if (!failure_files_folder(files->wave) || !wave_write(&w->checker.history, w->verdict.failure.difference.boundary,
                                                          w->verdict.failure.cycle, files->wave, files->view))
        cannot_write(w, files->wave);
    else
        w->verdict.wave = strdup(files->wave);
}

static bool save(struct watch *w, const struct failure_files *files, uint32_t seed)
{
    w->seen.c.traffic.seed = seed;
    if (failure_files_folder(files->saved) && case_save(&w->seen.c, files->saved))
        return true;
    cannot_write(w, files->saved);
    return false;
}

/*
 * The shape of the traffic is in the case, not each gap: where the first draw of them does not reproduce the failure,
 * another one may. If none does, the first is kept, and its outcome is reported.
 */
static bool replay_seeds(struct watch *w, struct replay *r, const struct failure_files *files, char *text, size_t size)
{
    char again[FAILURE_TEXT];
    enum replay_outcome outcome = replay_run(r, text, size);
    for (uint32_t seed = 2; outcome == REPLAY_DIFFERS && seed <= REPLAY_SEEDS && save(w, files, seed); seed++) {
        outcome = replay_run(r, again, sizeof again);
        if (outcome == REPLAY_SAME)
            snprintf(text, size, "%s", again);
    }
    if (outcome != REPLAY_SAME && w->seen.c.traffic.seed != 1)
        save(w, files, 1);
    return outcome == REPLAY_SAME;
}

/* Violations by the testbench are not in the case: its agents keep the rules. */
static void replay(struct watch *w, const struct failure *f, const struct failure_files *files, const char *program)
{
    char out[PATH_TEXT], text[FAILURE_TEXT] = "not tried: the case has the unit's inputs, not their timing";
    int size = snprintf(out, sizeof out, "%s/replay", w->options.out);
    struct replay r = {.program = program,
                       .saved = files->saved,
                       .out = out,
                       .ending = ending_name(f->ending),
                       .stage = f->difference.stage,
                       .text = f->text,
                       .seconds = REPLAY_SECONDS};
    if (f->ending == ENDING_MISMATCH && size > 0 && (size_t)size < sizeof out)
        w->verdict.reproduces = replay_seeds(w, &r, files, text, sizeof text);
    w->verdict.replayed = strdup(text);
}

static void write_files(struct watch *w, const struct failure *f, const struct failure_files *files,
                        const char *program)
{
    if (save(w, files, 1)) {
        w->verdict.saved = strdup(files->saved);
        w->verdict.reproduce = strdup(files->reproduce);
        replay(w, f, files, program);
    }
    write_wave(w, files);
}

/* The case holds the last instructions only. */
static void renumber(const struct watch *w, struct failure *failure)
{
    if (failure->instruction != FAILURE_NONE)
        failure->instruction =
            failure->instruction >= w->seen.first ? failure->instruction - w->seen.first : FAILURE_NONE;
}

/* A handshake that the testbench drives is not the unit's fault. */
static void blame(struct failure *f)
{
    const struct difference *d = &f->difference;
    if (f->kind != FAILURE_LOCKSTEP || d->kind != DIFFERS_UNKNOWN)
        return;
    enum tex_boundary_kind kind = tex_boundaries[d->boundary].kind;
    tex_boundary_set driven = kind == TEX_KIND_IN ? d->valid : kind == TEX_KIND_OUT ? d->ready : 0;
    static const char whose[] = "the testbench drives ";
    if (!(driven >> d->boundary & 1))
        return;
    f->ending = ENDING_BAD_INPUT;
    f->difference.stage = NULL;
    memmove(f->text + sizeof whose - 1, f->text, sizeof f->text - sizeof whose);
    memcpy(f->text, whose, sizeof whose - 1);
    f->text[sizeof f->text - 1] = '\0';
}

/* X shows in Icarus alone. */
static const char *program_for(const struct watch *w, const struct failure *f)
{
    bool unknown = f->kind == FAILURE_LOCKSTEP && f->difference.kind == DIFFERS_UNKNOWN;
    return unknown && w->options.program_four ? w->options.program_four : w->options.program;
}

static void report(struct watch *w, const struct failure *f, bool files_wanted)
{
    struct failure_files files = {0};
    const char *program = program_for(w, f);
    struct failure_place place = {
        .out = w->options.out, .case_name = w->verdict.instance, .program = program, .options = ""};
    bool named = files_wanted && failure_files_name(&files, &place);
    struct report r = {.checker = &w->checker,
                       .failure = f,
                       .c = &w->seen.c,
                       .files = named ? &files : NULL,
                       .wave = w->options.wave,
                       .later = true};
    report_print(&r, w->console);
    if (!w->verdict.brief)
        w->verdict.brief = report_brief(&r);
    fflush(w->console);
    if (named)
        write_files(w, f, &files, program);
    if (f->kind != FAILURE_INTERNAL)
        report_files(&r, w->verdict.replayed, w->console);
    failure_files_free(&files);
    fflush(w->console);
}

void watch_report(struct watch *w, struct failure failure)
{
    console_keep();
    blame(&failure);
    signature_of(&failure, &w->checker.history, failure.signature);
    w->seen.c.config = *tex_model_config(w->checker.model);
    w->seen.c.strictness = w->options.strictness;
    w->seen.c.window = w->options.window;
    capture_close(&w->seen);
    watch_add_case(w, &failure);
    renumber(w, &failure);
    report(w, &failure, failure.kind != FAILURE_INTERNAL && !w->seen.lost);
    capture_reopen(&w->seen);
}
