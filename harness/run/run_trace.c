// SPDX-License-Identifier: Apache-2.0
#include "run/run_trace.h"

#include <errno.h>

#include "base/text.h"

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

bool run_trace_open(struct run_trace *t, const struct run_options *options, char *text, size_t size,
                    enum ending *ending)
{
    char path[VERDICT_PATH];
    if (!options->stats)
        return true;
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

struct trace *run_trace_of(struct run_trace *t)
{
    return t->trace.stats ? &t->trace : NULL;
}

static void cannot_write(const char *path, struct verdict *v)
{
    text_line(stderr, "texlock: cannot write %s: %s", path, result_file_error(errno));
    if (v->ending == ENDING_PASS)
        v->ending = ENDING_INTERNAL;
}

void run_trace_close(struct run_trace *t, const struct run_options *options, struct verdict *v, FILE *console)
{
    char path[VERDICT_PATH];
    if (!t->trace.stats)
        return;
    stats_print(&t->stats, console);
    verdict_path(path, options->out, RUN_STATS); /* it was short enough to be opened */
    bool good = stats_write_json(&t->stats, t->stats_file.out);
    if (!result_file_close(&t->stats_file, good))
        cannot_write(path, v);
}
