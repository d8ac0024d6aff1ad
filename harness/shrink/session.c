// SPDX-License-Identifier: Apache-2.0
#include "shrink/session.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/progress.h"
#include "base/text.h"
#include "shrink/readable.h"
#include "shrink/session_part.h"
#include "sim/simulate_trials.h"

#define QUIET_CYCLES 2000U /* of a trial, and a few latencies, make a hang */
#define LATENCIES 4U

const char *shrink_same_name(unsigned same)
{
    static const char *const names[] = {"field", "stage", "kind", "any"};
    return same < sizeof names / sizeof *names ? names[same] : NULL;
}

/* Both up to the slash after the compared part. */
bool session_same(enum shrink_same same, const char *a, const char *b)
{
    unsigned slashes = same == SAME_KIND ? 1 : 2;
    if (same == SAME_ANY)
        return true;
    if (same == SAME_FIELD)
        return strcmp(a, b) == 0;
    while (*a && *a == *b && slashes > 0) {
        slashes -= *a == '/';
        a++;
        b++;
    }
    return slashes == 0;
}

static bool fails_so(const struct session *s, const struct failure *f)
{
    return f->kind != FAILURE_NOT && f->kind != FAILURE_INTERNAL &&
           session_same(s->options.same, f->signature, s->first.signature);
}

/* The watchdog of a trial is short. A slow case is checked at the end, with the full watchdog. */
static uint32_t trial_watchdog(const struct session *s)
{
    uint64_t cycles = QUIET_CYCLES + (uint64_t)LATENCIES * s->c.traffic.latency_max;
    return cycles < s->options.run.watchdog && !s->patient ? (uint32_t)cycles : s->options.run.watchdog;
}

static bool spent(const struct session *s)
{
    struct timespec now;
    if (s->shrink.trials >= s->options.trials)
        return true;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return s->options.seconds > 0 && progress_seconds(&s->begin, &now) >= s->options.seconds;
}

static enum run_next give(const struct test_case *from, struct test_case *c)
{
    return case_copy(c, from) ? RUN_NEXT_CASE : RUN_NEXT_FAILED;
}

/*
 * Where registers change under way: the same without that, with the registers as they were when it failed. They are
 * tried once.
 */
static bool settle(struct session *s)
{
    if (!s->settles || !case_moves(&s->shrink.best))
        return false;
    s->settles = false;
    if (!shrink_offer(&s->shrink))
        return false;
    struct test_case *c = &s->shrink.candidate;
    c->config = s->config;
    c->traffic.registers = c->traffic.changes = 0;
    return true;
}

static bool same_config(const struct tex_config *a, const struct tex_config *b)
{
    return a->header_pool == b->header_pool && a->sampler_pool == b->sampler_pool && a->header_max == b->header_max &&
           a->sampler_max == b->sampler_max && memcmp(a->const_base, b->const_base, sizeof a->const_base) == 0 &&
           a->select == b->select && a->via_header == b->via_header && tex_policy(a) == tex_policy(b);
}

static void note_config(struct session *s, const struct tex_config *config)
{
    if (!config || same_config(config, &s->config))
        return;
    s->config = *config;
    s->settles = true;
}

/* The next candidate; when there is none the best is written, and read again to be run. */
static enum run_next next_trial(struct session *s, struct test_case *c)
{
    s->watchdog = trial_watchdog(s);
    session_progress(s);
    bool over = spent(s);
    s->cut |= over;
    while (!over && (settle(s) || shrink_next(&s->shrink))) {
        if (readable(&s->shrink.candidate))
            return give(&s->shrink.candidate, c);
        shrink_judged(&s->shrink, false);
        over = spent(s);
        s->cut |= over;
    }
    if (s->shrink.no_memory)
        return RUN_NEXT_FAILED;
    s->stage = SESSION_CONFIRM;
    s->watchdog = s->options.run.watchdog;
    session_write(s);
    /* A simulation that was begun for a trial will do; hosted, there is no other. */
    return (s->hosted || s->fresh) && !s->ending ? session_load(s, c) : RUN_NEXT_NONE;
}

static enum run_next next(void *user, struct test_case *c)
{
    struct session *s = user;
    s->watchdog = s->options.run.watchdog;
    switch (s->stage) {
    case SESSION_FIRST:
    case SESSION_AGAIN:
        return give(&s->c, c);
    case SESSION_TRIALS:
        /* Each in its own simulation: this one has had its trial. */
        return s->isolated && !s->fresh ? RUN_NEXT_NONE : next_trial(s, c);
    case SESSION_CONFIRM:
        return s->ending ? RUN_NEXT_NONE : session_load(s, c);
    default:
        return RUN_NEXT_NONE;
    }
}

/* A simulation is over; another one? */
static bool again(void *user)
{
    struct session *s = user;
    s->fresh = true;
    return s->stage != SESSION_OVER && !s->ending;
}

static void judge_first(struct session *s, const struct failure *f)
{
    const char *said = s->options.signature;
    s->first = *f;
    s->stage = SESSION_AGAIN;
    if (f->kind == FAILURE_NOT)
        session_refuse(s, "passes: there is nothing to shrink", NULL);
    else if (f->kind == FAILURE_INTERNAL)
        session_refuse(s, "ends with an internal error", f->text);
    else if (said && !session_same(s->options.same, f->signature, said))
        session_refuse(s, "fails with another signature than given,", f->signature);
    else
        session_tell_first(s);
}

/* Remains of the previous case must make no difference, or else each trial gets its own simulation. */
static void judge_again(struct session *s, const struct failure *f)
{
    s->stage = SESSION_TRIALS;
    if (fails_so(s, f))
        return;
    if (s->hosted)
        session_refuse(s, "fails only in a fresh simulation, and this simulator can run only one", NULL);
    s->isolated = true;
}

/* Once more without short cuts: separate simulations, and the full watchdog. */
static void judge_file(struct session *s, const struct failure *f)
{
    s->stage = SESSION_OVER;
    s->confirmed = fails_so(s, f);
    if (s->confirmed || s->hosted || (s->isolated && s->patient))
        return;
    s->patient = s->isolated;
    s->isolated = true;
    s->stage = SESSION_TRIALS;
    shrink_end(&s->shrink);
    if (!shrink_begin(&s->shrink, &s->c))
        s->ending = ENDING_INTERNAL;
}

static void judged(void *user, const struct failure *f, const struct tex_config *config)
{
    struct session *s = user;
    s->fresh = false;
    switch (s->stage) {
    case SESSION_FIRST:
        judge_first(s, f);
        note_config(s, config);
        break;
    case SESSION_AGAIN:
        judge_again(s, f);
        break;
    case SESSION_TRIALS:
        if (fails_so(s, f))
            note_config(s, config);
        shrink_judged(&s->shrink, fails_so(s, f));
        break;
    default:
        judge_file(s, f);
        break;
    }
}

static enum ending conclude(void *user, const char *why)
{
    struct session *s = user;
    if (s->shrink.no_memory)
        s->ending = ENDING_INTERNAL;
    bool fails = s->stage == SESSION_AGAIN || s->stage == SESSION_TRIALS; /* as the best so far does */
    if (why && fails && !s->ending)
        session_write(s);
    enum ending ending = session_tell(s, why);
    session_free(s);
    return ending;
}

enum ending shrink_session(const struct sim_driver *driver, const struct shrink_options *options)
{
    struct session *s = calloc(1, sizeof *s);
    if (!s)
        return ENDING_INTERNAL;
    s->options = *options;
    s->options.run.one_thread = true;
    s->hosted = driver->hosted;
    clock_gettime(CLOCK_MONOTONIC, &s->begin);
    enum ending ending = session_open(s);
    if (ending != ENDING_PASS) {
        session_free(s);
        return ending;
    }
    const struct simulate_trials trials = {
        .source = {.next = next, .judged = judged, .watchdog = &s->watchdog, .user = s},
        .again = again,
        .conclude = conclude,
        .user = s};
    return simulate_trials(driver, &s->options.run, &trials);
}
