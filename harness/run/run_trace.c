// SPDX-License-Identifier: Apache-2.0
#include "run/run_trace.h"

#include <errno.h>
#include <string.h>

#include "base/text.h"

bool run_trace_wanted(const struct run_options *options)
{
    return options->stats || options->konata || options->perfetto || options->record;
}

/* As transactions and verdict: a file of another is bad input. */
static bool open_file(struct result_file *f, enum result_kind kind, const char *path, char *text, size_t size,
                      enum ending *ending)
{
    if (result_file_open(f, kind, path))
        return true;
    int error = errno;
    *ending = error == EEXIST || error == EBUSY ? ENDING_BAD_INPUT : ENDING_INTERNAL;
    snprintf(text, size, "cannot write %.200s: %s", path, result_file_error(error));
    return false;
}

static bool open_stats(struct run_trace *t, const struct run_options *options, char *text, size_t size,
                       enum ending *ending)
{
    char path[VERDICT_PATH];
    if (!verdict_path(path, options->out, RUN_STATS)) {
        *ending = ENDING_BAD_INPUT;
        snprintf(text, size, "cannot write %.200s/" RUN_STATS ": %s", options->out, result_file_error(errno));
        return false;
    }
    if (!open_file(&t->stats_file, RESULT_STATS, path, text, size, ending))
        return false;
    stats_init(&t->stats);
    t->trace.stats = &t->stats;
    return true;
}

static bool open_all(struct run_trace *t, const struct run_options *options, const struct record_about *about,
                     char *text, size_t size, enum ending *ending)
{
    if (options->stats && !open_stats(t, options, text, size, ending))
        return false;
    if (options->konata) {
        if (!open_file(&t->konata_file, RESULT_KONATA, options->konata, text, size, ending))
            return false;
        konata_begin(&t->konata, t->konata_file.out, options->trace_warps, options->trace_side);
        t->trace.konata = &t->konata;
    }
    if (options->perfetto) {
        if (!open_file(&t->perfetto_file, RESULT_PERFETTO, options->perfetto, text, size, ending))
            return false;
        perfetto_begin(&t->perfetto, t->perfetto_file.out, options->trace_side);
        t->trace.perfetto = &t->perfetto;
    }
    if (options->record) {
        if (!open_file(&t->record_file, RESULT_RECORD, options->record, text, size, ending))
            return false;
        record_begin(&t->record, t->record_file.out, about);
        t->trace.record = &t->record;
    }
    return true;
}

/* Whatever way the paths are written: those of files that are there are real ones. */
static bool clash(const struct result_file *a, const struct result_file *b)
{
    return a->path && b->path && strcmp(a->path, b->path) == 0;
}

static bool apart(const struct run_trace *t, char *text, size_t size, enum ending *ending)
{
    const struct result_file *const files[] = {&t->stats_file, &t->konata_file, &t->perfetto_file, &t->record_file};
    for (unsigned i = 0; i < sizeof files / sizeof *files; i++)
        for (unsigned k = 0; k < i; k++)
            if (clash(files[i], files[k])) {
                *ending = ENDING_BAD_INPUT;
                snprintf(text, size, "cannot write %.200s: another output of this run goes there", files[i]->path);
                return false;
            }
    return true;
}

static void discard(struct result_file *f)
{
    if (f->out)
        result_file_close(f, false);
}

bool run_trace_open(struct run_trace *t, const struct run_options *options, const struct record_about *about,
                    char *text, size_t size, enum ending *ending)
{
    if (open_all(t, options, about, text, size, ending) && apart(t, text, size, ending)) {
        for (unsigned s = 0; s < TRACE_SIDES; s++)
            t->trace.wanted[s] = options->trace_side[s];
        trace_begin(&t->trace);
        return true;
    }
    discard(&t->stats_file);
    discard(&t->konata_file);
    discard(&t->perfetto_file);
    if (t->trace.record)
        record_end(&t->record);
    discard(&t->record_file);
    t->trace = (struct trace){.stats = NULL};
    return false;
}

struct trace *run_trace_of(struct run_trace *t)
{
    return t->trace.stats || t->trace.konata || t->trace.perfetto || t->trace.record ? &t->trace : NULL;
}

static void close_file(struct result_file *f, bool good, const char *path, struct verdict *v)
{
    if (!f->out || result_file_close(f, good))
        return;
    text_line(stderr, "texlock: cannot write %s: %s", path, result_file_error(errno));
    if (v->ending == ENDING_PASS)
        v->ending = ENDING_INTERNAL;
}

void run_trace_close(struct run_trace *t, const struct run_options *options, struct verdict *v, FILE *console)
{
    char path[VERDICT_PATH];
    trace_end(&t->trace);
    if (t->trace.stats) {
        stats_print(&t->stats, console);
        verdict_path(path, options->out, RUN_STATS); /* it was short enough to be opened */
        close_file(&t->stats_file, stats_write_json(&t->stats, t->stats_file.out), path, v);
    }
    close_file(&t->konata_file, true, options->konata, v);
    close_file(&t->perfetto_file, true, options->perfetto, v);
    if (t->trace.record)
        close_file(&t->record_file, record_end(&t->record), options->record, v);
    if (t->trace.unmodelled)
        verdict_note(v, "the model is not stepped at strictness order and arch: it is missing from the trace there");
}
