// SPDX-License-Identifier: Apache-2.0
#include "run/run_stop.h"

#include <stdio.h>

#include "run/run_case.h"
#include "run/run_second.h"
#include "run/run_share.h"

void run_stop(struct run *r, const struct failure *why)
{
    if (r->stop.kind == FAILURE_NOT)
        r->stop = *why;
}

void run_stop_guarded(struct run *r, enum guard_reason reason)
{
    bool stuck = reason == GUARD_STUCK;
    struct failure why = {.kind = stuck ? FAILURE_HANG : FAILURE_INTERNAL,
                          .ending = stuck ? ENDING_HANG : ENDING_INTERNAL,
                          .instruction = FAILURE_NONE,
                          .lane = FAILURE_NONE};
    guard_text(r->options.guard, reason, why.text, sizeof why.text);
    run_stop(r, &why);
}

static const struct failure *reason(struct run *r, const char *interrupted)
{
    struct failure unknown = {
        .kind = FAILURE_INTERNAL, .ending = ENDING_INTERNAL, .instruction = FAILURE_NONE, .lane = FAILURE_NONE};
    snprintf(unknown.text, sizeof unknown.text, "%s", interrupted);
    run_stop(r, &unknown);
    return &r->stop;
}

void run_stop_close(struct run *r, const char *interrupted)
{
    const struct failure *why = reason(r, interrupted);
    bool clean = checker_thread_drain(&r->checker_thread);
    r->failure = clean ? *why : r->checker_thread.failure;
    if (!clean)
        verdict_note(&r->verdict, why->text);
    if (!r->second.active && r->cycle > 0 && clean)
        checker_locate(&r->checker, &r->failure);
    if (!r->second.active && !run_share_failed(r)) {
        run_share_give_up(r);
        return;
    }
    if (r->second.active) {
        run_second_end(r);
    } else if (r->cycle == 0) {
        fprintf(r->console, "%s: %s\n", ending_name(r->failure.ending), r->failure.text);
        run_case_close(r);
    } else {
        run_case_report(r);
        run_case_close(r);
    }
    run_case_free(r);
    r->state = RUN_OVER;
}
