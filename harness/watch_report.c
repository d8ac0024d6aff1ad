// SPDX-License-Identifier: Apache-2.0
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "failure_files.h"
#include "report.h"
#include "save.h"
#include "watch_part.h"
#include "wave.h"

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

void watch_report(struct watch *w)
{
    struct failure failure = w->follower.failure;
    blame(&failure);
    struct failure_files files = {0};
    struct failure_place place = {
        .out = w->options.out, .case_name = w->verdict.instance, .program = w->options.program, .options = ""};
    w->seen.c.config = *tex_model_config(w->checker.model);
    watch_add_case(w, &failure);
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
