// SPDX-License-Identifier: Apache-2.0
#include "sim/simulate.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/c_sources.h"
#include "base/result_file.h"
#include "base/rng.h"
#include "base/text.h"
#include "run/run_share.h"
#include "run/run_stop.h"
#include "run/run_trace.h"
#include "run/share_join.h"
#include "run/share_process.h"
#include "run/sim_stop.h"
#include "sim/vpi_bind.h"

#define IDLE_MAX 16U
#define IDLE_STREAM UINT32_MAX /* random cases draw from the streams of their index */

/* One run, from its start until its verdict is written. */
struct simulation {
    struct run run;
    struct guard guard;
    struct vpi_bind *bind;
    struct result_file transactions;
    struct run_trace trace;
    struct verdict verdict;
    struct share share;         /* the cases are shared out among processes; workers 0: they are not */
    struct share_worker worker; /* of these, this one */
};

static bool bind_over(void *user)
{
    return vpi_bind_over(user);
}

static bool bind_wrote(void *user)
{
    return vpi_bind_wrote(user);
}

/* Looked at only where the simulator cannot go on. */
static int bind_end(void *user)
{
    (void)user;
    return ENDING_INTERNAL;
}

/* Print what went wrong with the binding. */
static bool bind_good(struct vpi_bind *bind, FILE *console)
{
    const char *error = vpi_bind_error(bind);
    if (error)
        fprintf(console, "simulator: %s\n", error);
    return !error;
}

static enum ending refuse(struct verdict *v, const char *text)
{
    return verdict_refuse(v, "start", ENDING_INTERNAL, text);
}

bool simulate_client(const struct sim_driver *driver, uint32_t seed, const struct dut_client *client, FILE *console)
{
    struct vpi_bind *bind = vpi_bind_create(client, driver->dut, driver->locate, 0);
    if (!bind)
        return false;
    struct sim_hooks hooks = {.over = bind_over, .wrote = bind_wrote, .end = bind_end, .user = bind};
    driver->slot->session = bind;
    driver->run(driver->slot, seed, &hooks);
    bool good = bind_good(bind, console);
    vpi_bind_destroy(bind);
    return good;
}

enum ending simulate_refused(const struct sim_driver *driver, const struct run_options *options, enum ending ending,
                             const char *text)
{
    struct verdict verdict;
    char theirs[FAILURE_TEXT];
    if (verdict_place(options->out, theirs, sizeof theirs) != ENDING_PASS ||
        !verdict_begin(options->out, theirs, sizeof theirs))
        return ending; /* whoever called replaces what can be (cli.c) */
    verdict_init(&verdict, options->seed);
    verdict.simulator = driver->simulator;
    verdict.sources = driver->sources;
    verdict_refuse(&verdict, "input", ending, text);
    if (options->set_strictness)
        verdict.strictness_set = 1U << options->strictness;
    verdict_write(&verdict, options->out);
    verdict_free(&verdict);
    return ending;
}

/* A worker's part is where the parent finds it. What it has allocated goes with the process. */
static _Noreturn void leave(int status)
{
    _exit(fflush(stdout) == 0 ? status : ENDING_INTERNAL);
}

/* The verdict is complete: report it, and release everything. */
static enum ending conclude(struct simulation *s)
{
    guard_stop(&s->guard);
    if (s->run.options.share)
        leave(ENDING_PASS);
    share_free(&s->share);
    enum ending ending = verdict_tell(&s->verdict, s->run.options.out, stdout);
    if (s->run.source.close)
        s->run.source.close(s->run.source.user);
    if (s->bind)
        vpi_bind_destroy(s->bind);
    verdict_free(&s->verdict);
    free(s);
    return ending;
}

/* Like a verdict that cannot be written. */
static void close_transactions(struct simulation *s)
{
    if (!s->transactions.out || result_file_close(&s->transactions, true))
        return;
    text_line(stderr, "texlock: cannot write %s: %s", s->run.options.transactions, result_file_error(errno));
    if (s->verdict.ending == ENDING_PASS)
        s->verdict.ending = ENDING_INTERNAL;
}

static void finish(struct simulation *s)
{
    if (s->bind)
        bind_good(s->bind, stdout);
    const char *error = s->bind ? vpi_bind_error(s->bind) : NULL;
    run_finish(&s->run, error ? error : RUN_INTERRUPTED);
    if (s->run.options.share) {
        run_share_end(&s->run, error);
        return;
    }
    s->verdict = s->run.verdict;
    memset(&s->run.verdict, 0, sizeof s->run.verdict);
    run_free(&s->run);
    if (s->verdict.cases_count == 0)
        refuse(&s->verdict, error ? error : "no case was run");
    else if (error && s->verdict.ending == ENDING_PASS) /* after the last case */
        verdict_refuse(&s->verdict, "end", ENDING_INTERNAL, error);
    close_transactions(s);
    run_trace_close(&s->trace, &s->run.options, &s->verdict, stdout);
}

static int end(void *user)
{
    struct simulation *s = user;
    guard_stop(&s->guard);
    finish(s);
    return (int)conclude(s);
}

/* The simulator does not return: its thread is still inside it, so nothing is freed. */
static void conclude_outside(enum guard_reason reason, void *user)
{
    struct simulation *s = user;
    run_stop_guarded(&s->run, reason);
    finish(s);
    if (s->run.options.share)
        leave(ENDING_PASS);
    enum ending ending = verdict_tell(&s->verdict, s->run.options.out, stdout);
    fflush(NULL);
    _exit((int)ending);
}

static bool stopped(void *user, const struct sim_stop *stop)
{
    struct simulation *s = user;
    struct failure why;
    sim_stop_failure(stop, true, &why);
    run_stop(&s->run, &why);
    return true;
}

static bool over(void *user)
{
    return vpi_bind_over(((struct simulation *)user)->bind);
}

static bool wrote(void *user)
{
    return vpi_bind_wrote(((struct simulation *)user)->bind);
}

unsigned simulate_idle_cycles(const struct sim_driver *driver, uint32_t seed)
{
    struct rng rng;
    rng_init(&rng, seed, IDLE_STREAM);
    return driver->hosted ? 1 + rng_below(&rng, IDLE_MAX) : 0;
}

/* Cases can be shared out where each is judged by itself and nothing is written in their order. */
static bool wants_share(const struct sim_driver *driver, const struct run_options *options,
                        const struct run_source *source)
{
    return options->jobs > 1 && source->shared && source->cases > 1 && source->cases < SHARE_NONE && !driver->hosted &&
           !driver->netlist && !options->keep_going && !options->transactions && !run_trace_wanted(options);
}

/* True in a worker. In the parent all have ended, and the verdict is that of them together. */
static bool share(struct simulation *s)
{
    struct run_options *options = &s->run.options;
    const struct run_source *source = &s->run.source;
    source->shared->follows(source->user, options, s->share.follows);
    unsigned number = share_start(&s->share, source->instructions);
    if (number == SHARE_PARENT) {
        s->run.console = stdout;
        s->run.verdict = s->verdict;
        share_join(&s->share, &s->run);
        s->verdict = s->run.verdict;
        return false;
    }
    s->worker = (struct share_worker){.share = &s->share, .number = number, .at = SHARE_NONE};
    s->worker.warm = !options->set_strictness || options->strictness == STRICT_CYCLE;
    options->share = &s->worker;
    options->one_thread = true;
    return true;
}

static void start_guard(struct simulation *s)
{
    const struct guard_options guarded = {
        .seconds = s->run.options.timeout, .signals = true, .conclude = conclude_outside, .user = s};
    if (guard_start(&s->guard, &guarded))
        s->run.options.guard = &s->guard;
}

enum ending simulate_and_report(const struct sim_driver *driver, const struct run_options *options,
                                const struct run_source *source)
{
    char text[FAILURE_TEXT];
    enum ending place = verdict_place(options->out, text, sizeof text);
    if (place != ENDING_PASS) {
        text_line(stderr, "texlock: %s", text);
        if (source->close)
            source->close(source->user);
        return place;
    }
    struct simulation *s = calloc(1, sizeof *s);
    if (!s) {
        fprintf(stderr, "texlock: out of memory\n");
        return ENDING_INTERNAL;
    }
    s->run.options = *options;
    s->run.source = *source;
    verdict_init(&s->verdict, options->seed);
    s->verdict.simulator = driver->simulator;
    s->verdict.sources = driver->sources;
    bool begun = verdict_begin(options->out, text, sizeof text);
    unsigned jobs = options->jobs < SHARE_MOST ? options->jobs : SHARE_MOST;
    bool shared = wants_share(driver, options, source) && share_create(&s->share, jobs, (uint32_t)source->cases);
    if (shared)
        share_hold_signals();
    else
        start_guard(s);
    if (!begun) {
        text_line(stderr, "texlock: %s", text);
        verdict_refuse(&s->verdict, "start", ENDING_INTERNAL, text);
        return conclude(s);
    }
    struct failure wrong;
    if (!checker_self_tested(&wrong)) {
        text_line(stderr, "texlock: %s", wrong.text);
        verdict_add_case(&s->verdict, "start", &wrong, 0, 0, 0);
        s->verdict.ending = ENDING_INTERNAL;
        return conclude(s);
    }
    if (options->transactions && !result_file_open(&s->transactions, RESULT_TRANSACTIONS, options->transactions)) {
        bool refused = errno == EEXIST || errno == EBUSY;
        snprintf(text, sizeof text, "cannot write %s: %s", options->transactions, result_file_error(errno));
        text_line(stderr, "texlock: %s", text);
        verdict_refuse(&s->verdict, "start", refused ? ENDING_BAD_INPUT : ENDING_INTERNAL, text);
        return conclude(s);
    }
    enum ending refused;
    const struct record_about about = {
        .simulator = driver->simulator, .rtl = driver->sources, .c = c_sources, .seed = &options->seed};
    if (!run_trace_open(&s->trace, options, &about, text, sizeof text, &refused)) {
        text_line(stderr, "texlock: %s", text);
        if (s->transactions.out)
            result_file_close(&s->transactions, false);
        verdict_refuse(&s->verdict, "start", refused, text);
        return conclude(s);
    }
    if (shared) {
        if (!share(s))
            return conclude(s);
        start_guard(s);
    }
    s->run.options.four_state = driver->hosted;
    struct run_options with = s->run.options;
    bool good = run_init(&s->run, &with, source, stdout);
    s->run.verdict.simulator = driver->simulator;
    s->run.verdict.sources = driver->sources;
    s->run.checker.transactions = s->transactions.out;
    s->run.checker.trace = run_trace_of(&s->trace);
    struct dut_client client = run_client(&s->run);
    if (!driver->netlist) /* an RTL shows its probe */
        client.view = NULL;
    if (good)
        s->bind = vpi_bind_create(&client, driver->dut, driver->locate, simulate_idle_cycles(driver, options->seed));
    if (!s->bind)
        return (enum ending)end(s);
    struct sim_hooks hooks = {
        .over = over, .wrote = wrote, .end = end, .stopped = stopped, .user = s, .trace = options->trace};
    driver->slot->session = s->bind;
    guard_leave(&s->guard);
    return (enum ending)driver->run(driver->slot, options->seed, &hooks);
}
