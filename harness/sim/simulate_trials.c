// SPDX-License-Identifier: Apache-2.0
#include "sim/simulate_trials.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/text.h"
#include "run/run_stop.h"
#include "run/sim_stop.h"
#include "sim/simulate.h"
#include "sim/vpi_bind.h"

struct simulation {
    struct simulate_trials trials;
    const struct sim_driver *driver;
    struct run run;
    struct guard guard;
    struct vpi_bind *bind;
    bool hosted;
    bool fatal; /* there is no way back from the simulator */
    bool cut;   /* it ended before the source did */
    char why[FAILURE_TEXT];
};

static void note(struct simulation *s, const char *text)
{
    s->cut = true;
    snprintf(s->why, sizeof s->why, "%s", text);
}

/* The simulation is over. */
static void finish(struct simulation *s)
{
    const char *error = s->bind ? vpi_bind_error(s->bind) : NULL;
    if (error)
        note(s, error);
    else if (s->run.state != RUN_OVER)
        note(s, s->run.stop.kind != FAILURE_NOT ? s->run.stop.text : RUN_INTERRUPTED);
    run_free(&s->run);
    if (s->bind)
        vpi_bind_destroy(s->bind);
    s->bind = NULL;
}

static enum ending conclude(struct simulation *s)
{
    guard_stop(&s->guard);
    enum ending ending = s->trials.conclude(s->trials.user, s->cut ? s->why : NULL);
    free(s);
    return ending;
}

static int end(void *user)
{
    struct simulation *s = user;
    finish(s);
    return s->hosted || s->fatal ? (int)conclude(s) : ENDING_PASS;
}

/* The simulator does not return: its thread is still inside it, so nothing is freed. */
static void conclude_outside(enum guard_reason reason, void *user)
{
    struct simulation *s = user;
    guard_text(&s->guard, reason, s->why, sizeof s->why);
    enum ending ending = s->trials.conclude(s->trials.user, s->why);
    fflush(NULL);
    _exit((int)ending);
}

/* A failed assertion ends the trial, not the simulation. */
static bool stopped(void *user, const struct sim_stop *stop)
{
    struct simulation *s = user;
    struct failure why;
    sim_stop_failure(stop, true, &why);
    run_stop(&s->run, &why);
    s->fatal = *stop->what != '\0';
    return s->fatal;
}

static bool over(void *user)
{
    return vpi_bind_over(((struct simulation *)user)->bind);
}

/* Returns when it is over; hosted, when it can begin. */
static int simulate(struct simulation *s, const struct run_options *options)
{
    struct run_options with = *options;
    with.guard = s->guard.started ? &s->guard : NULL;
    with.four_state = s->driver->hosted;
    bool good = run_init(&s->run, &with, &s->trials.source, stdout);
    s->run.checker.trace = s->trials.trace;
    struct dut_client client = run_client(&s->run);
    if (!s->driver->netlist)
        client.view = NULL;
    if (good)
        s->bind =
            vpi_bind_create(&client, s->driver->dut, s->driver->locate, simulate_idle_cycles(s->driver, options->seed));
    if (!s->bind) {
        note(s, good ? "out of memory" : "the next case could not be made");
        run_free(&s->run);
        return s->hosted ? (int)conclude(s) : ENDING_INTERNAL;
    }
    struct sim_hooks hooks = {.over = over, .end = end, .stopped = stopped, .user = s};
    s->driver->slot->session = s->bind;
    guard_leave(&s->guard);
    return s->driver->run(s->driver->slot, options->seed, &hooks);
}

enum ending simulate_trials(const struct sim_driver *driver, const struct run_options *options,
                            const struct simulate_trials *trials)
{
    struct failure wrong;
    if (!checker_self_tested(&wrong)) {
        text_line(stderr, "texlock: %s", wrong.text);
        return ENDING_INTERNAL;
    }
    struct simulation *s = calloc(1, sizeof *s);
    if (!s) {
        fputs("texlock: out of memory\n", stderr);
        return ENDING_INTERNAL;
    }
    s->trials = *trials;
    s->driver = driver;
    s->hosted = driver->hosted;
    const struct guard_options guarded = {
        .seconds = options->timeout, .signals = true, .conclude = conclude_outside, .user = s};
    (void)guard_start(&s->guard, &guarded);
    if (s->hosted)
        return (enum ending)simulate(s, options);
    do {
        (void)simulate(s, options);
        (void)guard_enter(&s->guard);
    } while (!s->cut && trials->again(trials->user));
    return conclude(s);
}
