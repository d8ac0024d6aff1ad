// SPDX-License-Identifier: Apache-2.0
#include <inttypes.h>

#include "base/console.h"
#include "base/progress.h"
#include "check/checker_scoreboard.h"
#include "unknown/unknown_flow.h"
#include "watch/watch_part.h"

void watch_add_case(struct watch *w, const struct failure *failure)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    if (!verdict_add_case(&w->verdict, w->verdict.instance, failure, w->checker.run_cycle, w->answered,
                          progress_seconds(&w->started, &now)))
        w->verdict.ending = ENDING_INTERNAL;
    else
        verdict_judged_at(&w->verdict, w->options.strictness, w->options.window);
}

void watch_refuse(struct watch *w, enum ending ending, const char *text)
{
    struct failure failure = {.kind = FAILURE_INTERNAL, .ending = ending};
    failure.instruction = failure.lane = FAILURE_NONE;
    snprintf(failure.text, sizeof failure.text, "%s", text);
    if (w->verdict.failure.kind == FAILURE_NOT)
        fprintf(w->console, "texlock: %s: %s\n", w->verdict.instance, text);
    watch_add_case(w, &failure);
}

static void set_minimums(struct watch *w)
{
    struct verdict_check *check = w->verdict.check;
    bool any = false;
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++) {
        check[b].minimum = checker_scoreboard_minimum(&w->checker, (enum tex_boundary)b);
        any |= b == TEX_AT_RESULT && check[b].minimum > 0;
    }
    check[TEX_AT_RESULT].minimum += !any; /* no instruction proves nothing */
    check[CHECK_RESULTS].minimum = check[TEX_AT_RESULT].minimum;
    check[CHECK_MEMORY].minimum = check[TEX_AT_AXI_W].minimum;
    if (w->options.strictness == STRICT_CYCLE) {
        check[TEX_AT_ISSUE].minimum = w->issued;
        check[TEX_AT_REGS].minimum = check[TEX_AT_FAULT].minimum = 1;
    }
}

static void vacuous(struct watch *w, const char *text)
{
    struct failure failure = {.kind = FAILURE_VACUOUS, .ending = ENDING_VACUOUS};
    failure.instruction = failure.lane = FAILURE_NONE;
    snprintf(failure.text, sizeof failure.text, "%s", text);
    watch_add_case(w, &failure);
    fprintf(w->console, "vacuous: %s\n", text);
}

static void judge(struct watch *w)
{
    char text[FAILURE_TEXT];
    set_minimums(w);
    if (!w->begun) {
        snprintf(text, sizeof text,
                 "no reset of the unit was seen in %" PRIu64 " clock cycles: nothing could be checked", w->cycles);
        vacuous(w, text);
        return;
    }
    for (unsigned b = 0; b < CHECKS; b++) {
        const struct verdict_check *c = &w->verdict.check[b];
        if (c->compares >= c->minimum)
            continue;
        char given_up[FAILURE_TEXT / 2];
        checker_given_up(&w->checker, given_up, sizeof given_up);
        snprintf(text, sizeof text, "check %s compared %" PRIu64 " times, its minimum is %" PRIu64 "%s", check_name(b),
                 c->compares, c->minimum, given_up);
        vacuous(w, text);
        return;
    }
    for (unsigned i = 0; i < PROTOCOL_CHECKS; i++) {
        const struct verdict_check *c = &w->verdict.protocol[i];
        if (c->compares >= c->minimum)
            continue;
        snprintf(text, sizeof text, "protocol check %s judged %" PRIu64 " times, its minimum is %" PRIu64,
                 protocol_rows[i].id, c->compares, c->minimum);
        vacuous(w, text);
        return;
    }
    watch_add_case(w, &(struct failure){.kind = FAILURE_NOT});
}

static void note_unfinished(struct watch *w)
{
    char text[FAILURE_TEXT];
    uint32_t issued = w->checker.track.instruction[TEX_AT_ISSUE], done = w->checker.track.instruction[TEX_AT_RESULT];
    if (issued == done)
        return;
    snprintf(text, sizeof text, "%" PRIu32 " instructions were in flight when the simulation ended", issued - done);
    watch_note(w, text);
}

/* Propagated X is not compared: report how much. */
static void note_followed(struct watch *w)
{
    char text[FAILURE_TEXT];
    uint64_t values = w->checker.flow ? w->checker.flow->followed : 0;
    if (values == 0)
        return;
    snprintf(text, sizeof text,
             "%" PRIu64 " values of results come from unknown bits (X) that the testbench sent: they were not compared",
             values);
    watch_note(w, text);
}

enum ending watch_finish(struct watch *w)
{
    if (w->told)
        return w->verdict.ending;
    w->told = true;
    console_keep();
    if (w->begun && !w->finished && !w->counting && !checker_thread_drain(&w->checker_thread))
        watch_report(w, w->checker_thread.failure);
    w->finished = true;
    checker_tell(&w->checker);
    verdict_totals(&w->verdict, &w->checker);
    w->verdict.instructions = w->answered;
    if (w->verdict.failure.kind == FAILURE_NOT) {
        judge(w);
        note_unfinished(w);
    }
    note_followed(w);
    return verdict_tell(&w->verdict, w->options.out, w->console);
}
