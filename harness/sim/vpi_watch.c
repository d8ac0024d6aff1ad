// SPDX-License-Identifier: Apache-2.0
#include "sim/vpi_watch.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "base/text.h"
#include "run/sim_stop.h"
#include "sim/vpi_call.h"
#include "sim/vpi_choice.h"
#include "sim/vpi_four.h"
#include "sim/vpi_unit.h"
#include "watch/replay.h"

#define SIMULATOR_TEXT 128
#define PATH_TEXT 4096

struct vpi_watch {
    struct vpi_watch_options options;
    sim_locate locate;
    sim_modules modules;
    FILE *console;
    char simulator[SIMULATOR_TEXT];
    char program[PATH_TEXT], program_four[PATH_TEXT]; /* beside this library, as far as they are there */
    struct vpi_choice choice;
    bool searched, units_told; /* the choice is made; and was printed */
    struct vpi_unit *unit[VPI_WATCH_UNITS];
    unsigned units;
    enum ending ending;
    bool failed, finished; /* failed: before any unit could be watched; `ending` says how */
    s_vpi_time time;
    struct vpi_calls calls;
    struct guard guard;
};

/* The programs that run a saved case. */
static void find_programs(struct vpi_watch *v)
{
    if (replay_program("texlock", v->program, sizeof v->program))
        v->options.watch.program = v->program;
    if (replay_program("texlock-icarus", v->program_four, sizeof v->program_four))
        v->options.watch.program_four = v->program_four;
}

void vpi_watch_destroy(struct vpi_watch *v)
{
    guard_stop(&v->guard);
    for (unsigned i = 0; i < v->units; i++) {
        if (v->unit[i]->watch)
            watch_destroy(v->unit[i]->watch);
        free(v->unit[i]->out);
        free(v->unit[i]);
    }
    vpi_choice_free(&v->choice);
    free(v);
}

/* Units that are not watched, in folders of their own. */
static void tell_unwatched(const struct vpi_watch *v, enum ending ending, const char *text)
{
    for (unsigned i = 0; v->choice.units > 1 && i < v->units; i++) {
        struct verdict_old old;
        if (v->unit[i]->watch || !v->unit[i]->out)
            continue;
        verdict_look(&old, v->unit[i]->out);
        verdict_replace_old(&old, v->unit[i]->out, ending, text);
    }
}

/* The verdict in the folder says so too: an earlier one must not be mistaken for this one. */
static void tell(struct vpi_watch *v, enum ending ending, const char *text)
{
    struct verdict verdict;
    text_line(v->console, "texlock: %s", text);
    verdict_init(&verdict, 0);
    verdict.simulator = v->simulator;
    verdict.sources = v->options.watch.sources;
    verdict.units = v->searched ? &v->choice.told : NULL;
    v->failed = true;
    v->ending = verdict_refuse(&verdict, "start", ending, text);
    verdict_write(&verdict, v->options.watch.out);
    tell_unwatched(v, ending, text);
    verdict_print(&verdict, v->console);
    verdict_free(&verdict);
}

void vpi_watch_refused(const struct vpi_watch_options *options, enum ending ending, const char *text)
{
    struct verdict_old old;
    text_line(stderr, "texlock: %s", text);
    verdict_look(&old, options->watch.out);
    verdict_replace_old(&old, options->watch.out, ending, text);
}

static void fail(struct vpi_watch *v, enum ending ending, const char *text)
{
    tell(v, ending, text);
    vpi_call_end(&v->calls, 1);
}

/* Two units may have names that make one, and some file systems take upper case for lower. */
static bool folder_taken(const struct vpi_watch *v, unsigned unit, const char *out)
{
    bool taken = false;
    for (unsigned i = 0; i < unit; i++)
        taken |= strcasecmp(v->unit[i]->out, out) == 0;
    return taken;
}

/* Several units write into separate folders. False if out of memory. */
static bool name_folder(struct vpi_watch *v, unsigned unit)
{
    struct vpi_unit *u = v->unit[unit];
    const char *out = v->options.watch.out;
    char *name = text_file_name(u->path);
    bool good =
        name && (v->choice.units > 1 ? asprintf(&u->out, "%s/%s", out, name) : asprintf(&u->out, "%s", out)) > 0;
    for (unsigned i = 2; good && folder_taken(v, unit, u->out); i++) {
        free(u->out);
        good = asprintf(&u->out, "%s/%s-%u", out, name, i) > 0;
    }
    free(name);
    if (!good)
        u->out = NULL;
    return good;
}

/* Print the list of units once, at the first clock edge of any. */
static void tell_units(void *user)
{
    struct vpi_watch *v = user;
    if (!v->units_told && v->units > 0 && !v->failed)
        verdict_units_print(&v->choice.told, v->console);
    v->units_told = true;
}

/* An earlier verdict of the unit must not be mistaken for that of this run, however it ends. */
static void begin_unit(const struct vpi_unit *u)
{
    char text[FAILURE_TEXT];
    if (verdict_place(u->out, text, sizeof text) == ENDING_PASS)
        verdict_begin(u->out, text, sizeof text);
}

/* A unit for each that was chosen. False if out of memory. */
static bool add_units(struct vpi_watch *v)
{
    for (unsigned i = 0; i < v->choice.units; i++) {
        struct vpi_unit *u = v->unit[i] = calloc(1, sizeof *u);
        if (!u)
            return false;
        v->units = i + 1;
        u->at = v->choice.unit[i];
        u->path = u->at->path;
        u->locate = v->locate;
        u->first_edge = tell_units;
        u->user = v;
        if (!name_folder(v, i))
            return false;
        if (v->choice.units > 1)
            begin_unit(u);
    }
    return true;
}

static enum ending watch_unit(struct vpi_watch *v, struct vpi_unit *u, char *text, size_t size)
{
    struct watch_options options = v->options.watch;
    options.out = u->out;
    options.guard = v->guard.started ? &v->guard : NULL;
    options.four_state = u->four_state = !vpi_four_settled();
    options.units = &v->choice.told;
    enum ending place = verdict_place(u->out, text, size);
    if (place != ENDING_PASS)
        return place;
    snprintf(text, size, "out of memory");
    u->watch = watch_create(&options, u->path, v->simulator, v->console);
    return u->watch ? ENDING_PASS : ENDING_INTERNAL;
}

static void name_simulator(struct vpi_watch *v)
{
    s_vpi_vlog_info info;
    if (vpi_get_vlog_info(&info))
        snprintf(v->simulator, sizeof v->simulator, "%s %s", info.product, info.version);
}

/* Every unit is notified: the place in the source does not say which one it was. */
static bool stop_all(struct vpi_watch *v, const struct failure *why)
{
    bool heard = false;
    for (unsigned i = 0; i < v->units; i++)
        heard |= v->unit[i]->watch && watch_stop(v->unit[i]->watch, why);
    return heard;
}

bool vpi_watch_stopped(struct vpi_watch *v, const struct sim_stop *stop)
{
    struct failure why;
    sim_stop_failure(stop, false, &why);
    if (v->units > 0 && !v->failed)
        return stop_all(v, &why) || why.ending != ENDING_MISMATCH;
    if (!v->failed)
        tell(v, why.ending, why.text);
    return true;
}

/* The simulator does not return: free nothing. */
static void conclude(enum guard_reason reason, void *user)
{
    struct vpi_watch *v = user;
    bool stuck = reason == GUARD_STUCK;
    struct failure why = {.kind = stuck ? FAILURE_HANG : FAILURE_INTERNAL,
                          .ending = stuck ? ENDING_HANG : ENDING_INTERNAL};
    guard_text(&v->guard, reason, why.text, sizeof why.text);
    stop_all(v, &why);
    enum ending ending = vpi_watch_finish(v);
    fflush(NULL);
    _exit((int)ending);
}

struct vpi_watch *vpi_watch_create(const struct vpi_watch_options *options, sim_locate locate, sim_modules modules,
                                   FILE *console)
{
    struct vpi_watch *v = calloc(1, sizeof *v);
    if (!v)
        return NULL;
    v->options = *options;
    v->locate = locate;
    v->modules = modules;
    v->console = console;
    find_programs(v);
    const struct guard_options guarded = {
        .seconds = options->timeout, .signals = options->signals, .conclude = conclude, .user = v};
    guard_start(&v->guard, &guarded);
    return v;
}

static void begin(struct vpi_watch *v)
{
    char text[FAILURE_TEXT];
    enum ending ending = vpi_choose(&v->choice, &v->options, v->modules, text, sizeof text);
    v->searched = true;
    if (!add_units(v) && ending == ENDING_PASS) {
        snprintf(text, sizeof text, "out of memory");
        ending = ENDING_INTERNAL;
    }
    for (unsigned i = 0; i < v->units && ending == ENDING_PASS; i++) {
        ending = watch_unit(v, v->unit[i], text, sizeof text);
        if (ending != ENDING_PASS)
            break;
        if (vpi_unit_find(v->unit[i], v->options.watch.strictness == STRICT_CYCLE))
            vpi_unit_start(v->unit[i]);
        else
            vpi_call_end(&v->calls, 1);
    }
    if (ending != ENDING_PASS)
        fail(v, ending, text);
}

static PLI_INT32 on_start(p_cb_data data)
{
    struct vpi_watch *v = (struct vpi_watch *)data->user_data;
    char text[FAILURE_TEXT];
    name_simulator(v);
    enum ending place = verdict_place(v->options.watch.out, text, sizeof text);
    if (place != ENDING_PASS) {
        vpi_watch_refused(&v->options, place, text);
        v->failed = true;
        v->ending = place;
        vpi_call_end(&v->calls, 1);
        return 0;
    }
    if (!verdict_begin(v->options.watch.out, text, sizeof text)) {
        fail(v, ENDING_INTERNAL, text);
        return 0;
    }
    struct failure wrong;
    if (!checker_self_tested(&wrong)) {
        fail(v, ENDING_INTERNAL, wrong.text);
        return 0;
    }
    begin(v);
    guard_leave(&v->guard);
    return 0;
}

static PLI_INT32 on_end(p_cb_data data)
{
    vpi_watch_finish((struct vpi_watch *)data->user_data);
    return 0;
}

void vpi_watch_start(struct vpi_watch *v)
{
    v->time.type = vpiSimTime;
    s_cb_data start = {
        .reason = cbStartOfSimulation, .cb_rtn = on_start, .time = &v->time, .user_data = (PLI_BYTE8 *)v};
    s_cb_data end = {.reason = cbEndOfSimulation, .cb_rtn = on_end, .time = &v->time, .user_data = (PLI_BYTE8 *)v};
    /* Without the start nothing is watched; without the end nothing is reported. */
    if (!vpi_call_register_once(&v->calls, &start, "the start of the simulation") ||
        !vpi_call_register_once(&v->calls, &end, "the end of the simulation"))
        fail(v, ENDING_INTERNAL, v->calls.failed);
}

/* Several units have verdicts in separate folders; that of the folder covers all of them. */
static void conclude_all(struct vpi_watch *v)
{
    struct verdict all;
    verdict_init(&all, 0);
    all.simulator = v->simulator;
    all.sources = v->options.watch.sources;
    for (unsigned i = 0; i < v->units; i++)
        verdict_join(&all, watch_verdict(v->unit[i]->watch));
    all.ending = v->ending;
    all.units = &v->choice.told;
    verdict_write(&all, v->options.watch.out);
    if (all.ending != v->ending) /* it could not be written */
        v->ending = all.ending;
    verdict_free(&all);
}

/*
 * A failure outweighs a pass, and a unit of which not enough was compared: it may be so because another failed and the
 * simulation ended. Of failures the first unit's counts.
 */
static void weigh(struct vpi_watch *v, enum ending ending)
{
    if (v->ending == ENDING_PASS || (v->ending == ENDING_VACUOUS && ending != ENDING_PASS))
        v->ending = ending;
}

enum ending vpi_watch_finish(struct vpi_watch *v)
{
    if (v->finished)
        return v->ending;
    v->finished = true;
    guard_stop(&v->guard);
    if (v->units == 0 && !v->failed)
        tell(v, ENDING_VACUOUS, "the simulation ended before it began: nothing was checked");
    tell_units(v); /* if no clock had an edge */
    for (unsigned i = 0; i < v->units; i++) {
        if (!v->unit[i]->watch)
            continue;
        if (v->units > 1)
            fprintf(v->console, "\nunit %s\n", v->unit[i]->path);
        weigh(v, watch_finish(v->unit[i]->watch));
    }
    if (v->units > 1 && !v->failed)
        conclude_all(v);
    return v->ending;
}
