// SPDX-License-Identifier: Apache-2.0
#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/progress.h"
#include "base/result_file.h"
#include "base/text.h"
#include "shrink/measure.h"
#include "shrink/session_part.h"
#include "vector/save.h"

#define SECONDS_PER_LINE 0.25
#define CHANGES_TEXT 400

static double seconds(const struct session *s)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return progress_seconds(&s->begin, &now);
}

static void clear_line(struct session *s)
{
    if (s->line)
        fputs("\r\033[K", stderr);
    s->line = false;
}

void session_progress(struct session *s)
{
    struct timespec now;
    if (!isatty(STDERR_FILENO))
        return;
    clock_gettime(CLOCK_MONOTONIC, &now);
    if (progress_seconds(&s->told, &now) < SECONDS_PER_LINE)
        return;
    s->told = now;
    s->line = true;
    double spent = seconds(s), part = shrink_part(&s->shrink);
    fprintf(stderr, "\rround %u, %s: %zu instructions, %" PRIu64 " trials, %.1f s", s->shrink.round + 1,
            shrink_name(&s->shrink), s->shrink.best.warps_count, s->shrink.trials, spent);
    if (part > 0)
        fprintf(stderr, ", about %.0f s left of the round", spent / (s->shrink.round + part) * (1 - part));
    fputs("\033[K", stderr);
}

void session_refuse(struct session *s, const char *what, const char *detail)
{
    clear_line(s);
    text_line(stderr, "texlock shrink: %s %s%s%s", s->c.name, what, detail ? " " : "", detail ? detail : "");
    s->ending = s->first.kind == FAILURE_INTERNAL ? ENDING_INTERNAL : ENDING_BAD_INPUT;
    s->stage = SESSION_OVER;
}

void session_tell_first(struct session *s)
{
    text_line(s->console, "%s fails with %s: %s", s->c.name, s->first.signature, s->first.text);
    fflush(s->console);
}

void session_write(struct session *s)
{
    char *notes = NULL;
    if (asprintf(&notes, "Shrunk by: %s\nIt fails with: %s\nTo reproduce: %s", s->options.command, s->first.signature,
                 s->reproduce) < 0)
        notes = NULL;
    s->written = notes && case_save_plain(&s->shrink.best, notes, s->out);
    int error = errno;
    free(notes);
    if (s->written)
        return;
    clear_line(s);
    text_line(stderr, "texlock shrink: cannot write %s: %s", s->out, result_file_error(error));
    s->ending = ENDING_INTERNAL;
}

static void tell_result(struct session *s, const char *why)
{
    struct measure from = measure_case(&s->c), to = measure_case(&s->shrink.best);
    char changes[CHANGES_TEXT];
    measure_text(&from, &to, changes, sizeof changes);
    fprintf(s->console, "shrunk %s, in %" PRIu64 " trials, %.1f s\n", changes, s->shrink.trials, seconds(s));
    if (s->cut)
        fputs("  the budget of --trials or --seconds ended it: there may be a smaller one\n", s->console);
    if (why)
        text_line(s->console, "  it ended early: %s", why);
    if (s->isolated)
        fputs("  each trial ran in its own simulation: earlier cases make a difference\n", s->console);
    if (!s->confirmed && !why)
        fputs("  the file does NOT fail in the same way when it is run alone\n", s->console);
    text_line(s->console, "  signature   %s", s->first.signature);
    text_line(s->console, "  case file   %s", s->out);
    fprintf(s->console, "  reproduce   %s\n", s->reproduce);
    fflush(s->console);
}

enum ending session_tell(struct session *s, const char *why)
{
    clear_line(s);
    if (s->written)
        tell_result(s, why);
    else if (why && !s->ending)
        text_line(stderr, "texlock shrink: %s", why);
    if (s->ending)
        return s->ending;
    return s->confirmed && !why ? ENDING_PASS : ENDING_INTERNAL;
}
