// SPDX-License-Identifier: Apache-2.0
#include "step/session.h"

#include <errno.h>
#include <inttypes.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/console_row.h"
#include "base/diag.h"
#include "base/text.h"
#include "sim/simulate_trials.h"
#include "step/step.h"
#include "trace/trace.h"
#include "vector/vector.h"

#define LEAST_COLUMNS 80
#define PROMPT "(step) "

struct session {
    struct step_options options;
    FILE *lines;            /* the script, or standard input */
    const char *lines_name; /* for messages */
    bool terminal;          /* a person types */
    struct test_case c;
    bool given, judged;
    struct failure failure;
    struct trace trace;
    struct playback playback;
    struct step step;
};

static enum ending refuse(const char *name, const char *text, enum ending ending)
{
    text_line(stderr, "texlock debug: %s: %s", name, text);
    return ending;
}

static enum ending load(struct session *s)
{
    struct diag diag;
    diag_init(&diag, NULL);
    bool good = vector_load(s->options.file, &s->c, &diag);
    diag_render(&diag, stderr);
    enum ending ending = good ? ENDING_PASS : diag.no_memory ? ENDING_INTERNAL : ENDING_BAD_INPUT;
    diag_free(&diag);
    return ending;
}

/* As the run replaces them: the commands tell of the same case. */
static void replace(struct session *s)
{
    const struct run_options *o = &s->options.run;
    if (o->set_traffic_seed)
        s->c.traffic.seed = o->traffic_seed;
    if (o->set_strictness)
        s->c.strictness = o->strictness;
    if (o->window > 0)
        s->c.window = o->window;
}

static enum ending open_lines(struct session *s)
{
    s->lines = stdin;
    s->lines_name = "standard input";
    if (s->options.script) {
        s->lines = fopen(s->options.script, "re");
        s->lines_name = s->options.script;
    }
    if (!s->lines)
        return refuse(s->options.script, strerror(errno), ENDING_BAD_INPUT);
    s->terminal = !s->options.script && isatty(STDIN_FILENO);
    return ENDING_PASS;
}

static enum ending open_session(struct session *s)
{
    case_init(&s->c);
    enum ending ending = load(s);
    if (ending != ENDING_PASS)
        return ending;
    replace(s);
    return open_lines(s);
}

static void close_session(struct session *s)
{
    step_free(&s->step);
    playback_free(&s->playback);
    case_free(&s->c);
    if (s->options.script && s->lines)
        fclose(s->lines);
    free(s);
}

static enum run_next next(void *user, struct test_case *c)
{
    struct session *s = user;
    if (s->given)
        return RUN_NEXT_NONE;
    s->given = true;
    return case_copy(c, &s->c) ? RUN_NEXT_CASE : RUN_NEXT_FAILED;
}

static void judged(void *user, const struct failure *f, const struct tex_config *config)
{
    struct session *s = user;
    (void)config;
    s->failure = *f;
    s->judged = true;
}

static bool again(void *user)
{
    (void)user;
    return false;
}

/* A search was asked to end: SIGINT is blocked in a session, and waits. */
static bool interrupted(void *user)
{
    const struct timespec now = {0};
    sigset_t set;
    (void)user;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    return sigtimedwait(&set, NULL, &now) == SIGINT;
}

static void block_interrupts(void)
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    pthread_sigmask(SIG_BLOCK, &set, NULL);
}

/* A line that is there twice is told once: without a terminal the text says what was asked. */
static void echo(const struct session *s, const char *line)
{
    char *clean = s->terminal ? NULL : text_clean_copy(line);
    if (clean && *clean)
        fprintf(stdout, "> %s\n", clean);
    free(clean);
}

static bool moves(const char *line)
{
    struct step_command c;
    char error[STEP_ERROR];
    return step_command_parse(line, &c, error) && c.verb >= STEP_STEP && c.verb <= STEP_REVERSE;
}

/* A line with its end cut off; false: there is no more. */
static bool read_line(struct session *s, char **line, size_t *room)
{
    if (s->terminal)
        fputs(PROMPT, stdout);
    fflush(stdout);
    errno = 0;
    ssize_t size = getline(line, room, s->lines);
    if (size < 0)
        return false;
    if (size > 0 && (*line)[size - 1] == '\n')
        (*line)[--size] = '\0';
    if (strlen(*line) < (size_t)size)
        (*line)[0] = '\1'; /* a zero byte: refused as a command that there is not */
    return true;
}

static enum ending told(const struct session *s, uint64_t number)
{
    if (s->terminal) {
        text_line(stdout, "%s", s->step.error);
        return ENDING_PASS;
    }
    fflush(stdout);
    text_line(stderr, "%s:%" PRIu64 ": %s", s->lines_name, number, s->step.error);
    return s->step.no_memory ? ENDING_INTERNAL : ENDING_BAD_INPUT;
}

/* An empty line of a person repeats the last command that moved. */
static enum ending read_lines(struct session *s)
{
    char *line = NULL, *last = NULL;
    size_t room = 0;
    enum ending ending = ENDING_PASS;
    for (uint64_t number = 1; ending == ENDING_PASS && !s->step.over && read_line(s, &line, &room); number++) {
        const char *text = s->terminal && !*line && last ? last : line;
        interrupted(s); /* one that came at the prompt */
        echo(s, text);
        if (!step_line(&s->step, text))
            ending = told(s, number);
        if (text == line && *line) {
            free(last);
            last = moves(line) ? strdup(line) : NULL;
        }
    }
    if (ending == ENDING_PASS && ferror(s->lines))
        ending = refuse(s->lines_name, "cannot be read", ENDING_BAD_INPUT);
    if (s->terminal && !s->step.over)
        fputc('\n', stdout);
    free(line);
    free(last);
    return ending;
}

static unsigned columns(void)
{
    unsigned of_terminal = console_columns(stdout);
    if (of_terminal == 0 || of_terminal > STEP_COLUMNS)
        return STEP_COLUMNS;
    return of_terminal < LEAST_COLUMNS ? LEAST_COLUMNS : of_terminal;
}

static enum ending converse(struct session *s)
{
    s->step.c = &s->c;
    s->step.playback = &s->playback;
    s->step.failure = &s->failure;
    s->step.out = stdout;
    s->step.colour = isatty(STDOUT_FILENO) && !getenv("NO_COLOR");
    s->step.columns = columns();
    s->step.stopped = interrupted;
    s->step.user = s;
    block_interrupts();
    step_begin(&s->step);
    step_welcome(&s->step);
    return read_lines(s);
}

static enum ending conclude(void *user, const char *why)
{
    struct session *s = user;
    enum ending ending;
    if (!s->judged) /* the simulator may still be at work: nothing is freed */
        return refuse(s->options.file, why ? why : "the run ended before the case did", ENDING_INTERNAL);
    if (s->failure.kind == FAILURE_INTERNAL)
        ending = refuse(s->options.file, s->failure.text, ENDING_INTERNAL);
    else if (s->playback.no_memory || playback_empty(&s->playback))
        ending =
            refuse(s->options.file, s->playback.no_memory ? "out of memory" : "no cycle was recorded", ENDING_INTERNAL);
    else
        ending = converse(s);
    close_session(s);
    return ending;
}

enum ending step_session(const struct sim_driver *driver, const struct step_options *options)
{
    struct session *s = calloc(1, sizeof *s);
    if (!s)
        return ENDING_INTERNAL;
    s->options = *options;
    s->options.run.one_thread = true;
    enum ending ending = open_session(s);
    if (ending != ENDING_PASS) {
        close_session(s);
        return ending;
    }
    playback_begin(&s->playback, (size_t)options->memory << 20);
    s->trace.playback = &s->playback;
    s->trace.wanted[TRACE_RTL] = s->trace.wanted[TRACE_MODEL] = true;
    trace_begin(&s->trace);
    const struct simulate_trials trials = {.source = {.next = next, .judged = judged, .user = s},
                                           .again = again,
                                           .conclude = conclude,
                                           .user = s,
                                           .trace = &s->trace};
    return simulate_trials(driver, &s->options.run, &trials);
}
