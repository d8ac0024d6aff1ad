// SPDX-License-Identifier: Apache-2.0
#include <errno.h>
#include <inttypes.h>
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

/* What a failure is reported and saved with. */
struct telling {
    const struct failure *failure;
    const struct failure_files *files;
    const char *program;
    struct capture_span span[CAPTURE_SPANS];
    unsigned spans;
    unsigned saved; /* the span that is in the file */
    uint32_t seed;  /* and that of its traffic */
    char begins[FAILURE_TEXT];
};

static void describe(struct telling *t, unsigned which)
{
    const struct capture_span *s = &t->span[which];
    int used = snprintf(
        t->begins, sizeof t->begins, "in cycle %" PRIu64 " of the run, %s, %" PRIu64 " cycles before the failure",
        s->cycle, s->idle ? "when the unit was idle" : "with instructions in flight", t->failure->run_cycle - s->cycle);
    if (s->failing < s->end && used > 0 && (size_t)used < sizeof t->begins)
        snprintf(t->begins + used, sizeof t->begins - (size_t)used, "; its instruction %zu of %zu fails",
                 s->failing - s->begin, s->end - s->begin);
    t->saved = which;
}

static bool write_case(struct watch *w, const struct telling *t, struct test_case *c)
{
    char notes[FAILURE_TEXT + 16];
    snprintf(notes, sizeof notes, "Begins %s", t->begins);
    if (!capture_case_prune(&w->seen, &t->span[t->saved], c))
        errno = ENOMEM;
    else if (failure_files_folder(t->files->saved) && case_save_noted(c, notes, t->files->saved))
        return true;
    cannot_write(w, t->files->saved);
    return false;
}

static bool save(struct watch *w, struct telling *t, unsigned which, uint32_t seed)
{
    struct test_case c;
    describe(t, which);
    if (!capture_case(&w->seen, &t->span[which], &w->seen.c.config, &c)) {
        errno = ENOMEM;
        cannot_write(w, t->files->saved);
        return false;
    }
    c.traffic.seed = t->seed = seed;
    bool good = write_case(w, t, &c);
    case_free(&c);
    return good;
}

/*
 * Caches are empty where a case begins: if the failure depends on them, a case that begins earlier may reproduce it.
 * And the shape of the traffic is in the case, not each gap: another draw of them may. If none does, the earliest is
 * kept with the first draw, and its outcome is reported.
 */
static bool replay_all(struct watch *w, struct telling *t, struct replay *r, char *text, size_t size)
{
    char again[FAILURE_TEXT];
    unsigned widest = t->spans - 1;
    enum replay_outcome outcome = REPLAY_DIFFERS;
    for (unsigned i = 0; outcome == REPLAY_DIFFERS && i < t->spans && save(w, t, i, 1); i++)
        outcome = replay_run(r, text, size);
    for (uint32_t seed = 2; outcome == REPLAY_DIFFERS && seed <= REPLAY_SEEDS && save(w, t, widest, seed); seed++) {
        outcome = replay_run(r, again, sizeof again);
        if (outcome == REPLAY_SAME)
            snprintf(text, size, "%s", again);
    }
    if (outcome != REPLAY_SAME && (t->saved != widest || t->seed != 1))
        save(w, t, widest, 1);
    return outcome == REPLAY_SAME;
}

/* Violations by the testbench are not in the case: its agents keep the rules. */
static void replay(struct watch *w, struct telling *t)
{
    char out[PATH_TEXT], text[FAILURE_TEXT] = "not tried: the case has the unit's inputs, not their timing";
    int size = snprintf(out, sizeof out, "%s/replay", w->options.out);
    struct replay r = {.program = t->program,
                       .saved = t->files->saved,
                       .out = out,
                       .ending = ending_name(t->failure->ending),
                       .stage = t->failure->difference.stage,
                       .text = t->failure->text,
                       .seconds = REPLAY_SECONDS};
    if (t->failure->ending == ENDING_MISMATCH && size > 0 && (size_t)size < sizeof out)
        w->verdict.reproduces = replay_all(w, t, &r, text, sizeof text);
    w->verdict.replayed = strdup(text);
}

static void write_files(struct watch *w, struct telling *t)
{
    if (save(w, t, t->spans - 1, 1)) {
        w->verdict.saved = strdup(t->files->saved);
        w->verdict.reproduce = strdup(t->files->reproduce);
        replay(w, t);
        const struct capture_span *s = &t->span[t->saved];
        w->verdict.begins =
            (struct verdict_begins){.cycle = s->cycle, .idle = s->idle, .instructions = s->end - s->begin};
    }
    write_wave(w, t->files);
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

/* In the report, instructions are counted from the first that the widest case has. */
static struct failure renumbered(const struct failure *f, const struct capture_span *s)
{
    struct failure again = *f;
    again.instruction = s->failing < s->end ? (uint32_t)(s->failing - s->begin) : FAILURE_NONE;
    return again;
}

static void report(struct watch *w, const struct failure *f, bool files_wanted)
{
    struct failure_files files = {0};
    struct test_case shown;
    struct telling t = {.failure = f, .files = &files, .program = program_for(w, f)};
    t.spans = capture_spans(&w->seen, f->run_cycle, f->instruction, t.span);
    struct failure_place place = {
        .out = w->options.out, .case_name = w->verdict.instance, .program = t.program, .options = ""};
    bool known = capture_case(&w->seen, &t.span[t.spans - 1], &w->seen.c.config, &shown);
    bool named = files_wanted && known && failure_files_name(&files, &place);
    struct failure again = renumbered(f, &t.span[t.spans - 1]);
    struct report r = {.checker = &w->checker,
                       .failure = &again,
                       .c = &shown,
                       .files = named ? &files : NULL,
                       .wave = w->options.wave,
                       .later = true};
    report_print(&r, w->console);
    if (!w->verdict.brief)
        w->verdict.brief = report_brief(&r);
    fflush(w->console);
    if (named)
        write_files(w, &t);
    r.begins = w->verdict.saved ? t.begins : NULL;
    if (f->kind != FAILURE_INTERNAL)
        report_files(&r, w->verdict.replayed, w->console);
    failure_files_free(&files);
    case_free(&shown);
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
    report(w, &failure, failure.kind != FAILURE_INTERNAL && !w->seen.lost);
    capture_reopen(&w->seen);
}
