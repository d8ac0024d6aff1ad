// SPDX-License-Identifier: Apache-2.0
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/result_file.h"
#include "base/text.h"
#include "random/random.h"
#include "report/failure_files.h"
#include "shrink/session_part.h"
#include "vector/vector.h"

static enum ending load(const char *path, struct test_case *c)
{
    struct diag diag;
    diag_init(&diag, NULL);
    bool good = vector_load(path, c, &diag);
    diag_render(&diag, stderr);
    enum ending ending = good ? ENDING_PASS : diag.no_memory ? ENDING_INTERNAL : ENDING_BAD_INPUT;
    diag_free(&diag);
    return ending;
}

static enum ending read_case(struct session *s)
{
    const struct shrink_options *o = &s->options;
    if (o->file) {
        enum ending ending = load(o->file, &s->c);
        if (ending != ENDING_PASS)
            return ending;
    } else if (!random_case(o->random_seed, o->random_index, &s->c)) {
        return ENDING_INTERNAL;
    }
    if (o->run.set_traffic_seed)
        s->c.traffic.seed = o->run.traffic_seed;
    if (o->run.set_strictness)
        s->c.strictness = o->run.strictness;
    if (o->run.window > 0)
        s->c.window = o->run.window;
    return shrink_begin(&s->shrink, &s->c) ? ENDING_PASS : ENDING_INTERNAL;
}

static bool never(void *user, const char *path)
{
    (void)user;
    (void)path;
    return false;
}

/* The file that is written, and the line that reproduces, by the same rules as those of a failure. */
static bool find_place(struct session *s)
{
    char options[128] = "";
    const struct run_options *o = &s->options.run;
    size_t used = 0;
    if (o->watchdog != RUN_WATCHDOG)
        used = (size_t)snprintf(options, sizeof options, " --watchdog %" PRIu32, o->watchdog);
    if (o->timeout != RUN_TIMEOUT)
        used += (size_t)snprintf(options + used, sizeof options - used, " --timeout %" PRIu32, o->timeout);
    if (o->seed != RUN_SEED)
        used += (size_t)snprintf(options + used, sizeof options - used, " --seed %" PRIu32, o->seed);
    if (o->no_coverage)
        snprintf(options + used, sizeof options - used, " --no-coverage");
    struct failure_files files;
    struct failure_place place = {.out = o->out,
                                  .case_name = s->c.name,
                                  .path = s->options.out,
                                  .program = o->program,
                                  .options = options,
                                  .taken = never};
    char *out = s->options.out ? strdup(s->options.out) : NULL;
    if (!out && failure_files_name(&files, &place)) {
        const char *name = strrchr(files.saved, '/');
        if (asprintf(&out, "%s/shrunk%s", o->out, name ? name : "/case.tlv") < 0)
            out = NULL;
        failure_files_free(&files);
    }
    place.path = out;
    if (!out || !failure_files_name(&files, &place))
        return false;
    s->out = out;
    s->reproduce = strdup(files.reproduce);
    failure_files_free(&files);
    return s->reproduce != NULL;
}

static enum ending refuse_place(const struct session *s)
{
    if (s->options.file && result_file_same(s->options.file, s->out)) {
        text_line(stderr, "texlock shrink: %s is the file that is shrunk; --out names another one", s->out);
        return ENDING_BAD_INPUT;
    }
    if (!failure_files_folder(s->out) || result_file_foreign(RESULT_CASE, s->out)) {
        int error = errno;
        text_line(stderr, "texlock shrink: cannot write %s: %s", s->out, result_file_error(error));
        return error == EEXIST || error == ENAMETOOLONG ? ENDING_BAD_INPUT : ENDING_INTERNAL;
    }
    return ENDING_PASS;
}

/* Discard the design's output in trials. */
static bool divert(struct session *s)
{
    int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    fflush(stdout);
    s->console_of = dup(STDOUT_FILENO);
    int shown = dup(STDOUT_FILENO);
    s->console = shown >= 0 ? fdopen(shown, "w") : NULL;
    bool good = s->console && nowhere >= 0 && s->console_of >= 0 && dup2(nowhere, STDOUT_FILENO) >= 0;
    if (nowhere >= 0)
        close(nowhere);
    return good;
}

enum ending session_open(struct session *s)
{
    s->console_of = -1;
    case_init(&s->c);
    enum ending ending = read_case(s);
    if (ending != ENDING_PASS)
        return ending;
    ending = find_place(s) ? refuse_place(s) : ENDING_INTERNAL;
    return ending == ENDING_PASS && !divert(s) ? ENDING_INTERNAL : ending;
}

void session_free(struct session *s)
{
    if (s->console_of >= 0) {
        fflush(stdout);
        dup2(s->console_of, STDOUT_FILENO);
        close(s->console_of);
    }
    if (s->console)
        fclose(s->console);
    shrink_end(&s->shrink);
    case_free(&s->c);
    free(s->options.command);
    free(s->out);
    free(s->reproduce);
    free(s);
}

enum run_next session_load(struct session *s, struct test_case *c)
{
    return load(s->out, c) == ENDING_PASS ? RUN_NEXT_CASE : RUN_NEXT_FAILED;
}
