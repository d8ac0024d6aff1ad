// SPDX-License-Identifier: Apache-2.0
#include "watch/watch.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/dut.h"
#include "compare/hang.h"
#include "watch/watch_part.h"

struct watch *watch_create(const struct watch_options *options, const char *path, const char *simulator, FILE *console)
{
    struct watch *w = calloc(1, sizeof *w);
    if (!w)
        return NULL;
    w->options = *options;
    w->console = console;
    verdict_init(&w->verdict, 0);
    w->verdict.simulator = simulator;
    w->verdict.sources = options->sources;
    w->verdict.instance = path;
    w->verdict.units = options->units;
    clock_gettime(CLOCK_MONOTONIC, &w->started);
    case_init(&w->none);
    w->none.strictness = options->strictness;
    w->none.window = options->window;
    bool good = checker_init(&w->checker) && (w->checker.coverage = cover_create()) != NULL;
    w->checker.passive = true;
    good = good && (!options->four_state || checker_four_state(&w->checker));
    checker_thread_start(&w->checker_thread, &w->checker,
                         good && !options->go_on && !options->four_state ? CHECKER_THREAD_OWN : CHECKER_THREAD_AT_ONCE);
    if (good && capture_init(&w->seen, path, options->kept > 0 ? options->kept : CAPTURE_KEPT))
        return w;
    watch_destroy(w);
    return NULL;
}

void watch_destroy(struct watch *w)
{
    checker_thread_stop(&w->checker_thread);
    checker_free(&w->checker);
    case_free(&w->none);
    capture_free(&w->seen);
    verdict_free(&w->verdict);
    free(w);
}

void watch_note(struct watch *w, const char *text)
{
    verdict_note(&w->verdict, text);
}

/* After the first failure, if the testbench goes on: each cycle that differs counts. */
static void count(struct watch *w, const struct watch_frame *cycle)
{
    struct failure failure = {.kind = FAILURE_NOT};
    struct history_entry *e = history_current(&w->checker.history);
    e->rtl = *cycle->frame;
    e->reset = cycle->reset;
    e->pins = true;
    e->probe_differs = cycle->probe_frame != NULL;
    if (cycle->probe_frame)
        w->checker.probe_frame = *cycle->probe_frame;
    checker_cycle(&w->checker, true, &failure);
}

static void begin(struct watch *w)
{
    char text[FAILURE_TEXT];
    w->begun = true;
    checker_thread_case(&w->checker_thread, &w->none);
    if (w->strays == 0)
        return;
    snprintf(text, sizeof text,
             "checked from the reset in clock cycle %" PRIu64 " on: %" PRIu64
             " transfers in the cycles before it were not",
             w->cycles, w->strays);
    watch_note(w, text);
}

/* Nothing is known of the unit yet. */
static bool wait_for_reset(struct watch *w, const struct tex_frame *f, bool reset)
{
    if (w->begun)
        return false;
    if (reset && w->cycles > w->options.from) {
        begin(w);
        return false;
    }
    w->missed++;
    w->strays += !reset && (frame_transfer(f, TEX_AT_ISSUE) || frame_transfer(f, TEX_AT_AXIL_AW));
    return true;
}

/* Unknown bits from the testbench are propagated (unknown_flow.h), and noted. */
static void keep_unknown(struct watch *w, const struct tex_frame *f, const struct tex_frame *unknown, bool reset)
{
    char text[FAILURE_TEXT];
    struct tex_frame *kept = history_unknown(&w->checker.history, history_current(&w->checker.history));
    *kept = *unknown;
    if (reset) /* nothing is taken: a testbench may come to its pins later */
        memset(kept, 0, sizeof *kept);
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++) {
        uint32_t bits = 0;
        if (tex_boundaries[b].kind != TEX_KIND_IN)
            continue;
        for (unsigned i = tex_boundaries[b].word; i < tex_boundaries[b].word + tex_boundaries[b].words; i++)
            bits |= kept->payload[i];
        if (!bits || !(f->valid >> b & 1) || w->dim)
            continue;
        snprintf(text, sizeof text, "the testbench sends unknown bits (X) with a beat of %s, in clock cycle %" PRIu64,
                 tex_boundaries[b].name, w->cycles);
        watch_note(w, text);
        w->dim = true;
    }
}

/* The beat that completes an instruction. */
static bool last_result(const struct watch *w, const struct tex_frame *f)
{
    unsigned at = w->checker.track.last_at[TEX_AT_RESULT];
    return frame_transfer(f, TEX_AT_RESULT) && frame_payload(f, TEX_AT_RESULT)[at / 32] >> at % 32 & 1;
}

/*
 * After a failure the unit may never finish its work, and a testbench that waits for it never ends. Without an end
 * there is no verdict.
 */
static bool stands(struct watch *w, const struct tex_frame *f, bool reset)
{
    char text[FAILURE_TEXT];
    const struct track *t = &w->checker.track;
    tex_boundary_set moved = f->valid & f->ready & TEX_SET_PIPELINE, waiting = f->valid & ~f->ready & TEX_SET_PIPELINE;
    bool under_way = waiting || t->issue_beats > 0 || t->instruction[TEX_AT_ISSUE] != t->instruction[TEX_AT_RESULT];
    w->still = reset || moved || !under_way ? 0 : w->still + 1;
    if (w->still <= WATCH_STANDS)
        return false;
    snprintf(text, sizeof text,
             "the unit hangs since the failure: no transfer for %u cycles; the simulation was ended in clock cycle "
             "%" PRIu64,
             WATCH_STANDS, w->cycles);
    watch_note(w, text);
    return true;
}

const struct verdict *watch_verdict(const struct watch *w)
{
    return &w->verdict;
}

bool watch_checks(const struct watch *w)
{
    return w->begun && !w->finished;
}

static bool one_cycle(struct watch *w, const struct watch_frame *cycle)
{
    const struct tex_frame *f = cycle->frame;
    bool reset = cycle->reset;
    if (w->finished)
        return false;
    w->cycles++;
    if (wait_for_reset(w, f, reset))
        return true;
    capture_cycle(&w->seen, f, reset);
    if (w->options.four_state)
        keep_unknown(w, f, cycle->unknown, reset);
    w->issued += !reset && frame_transfer(f, TEX_AT_ISSUE);
    w->answered += !reset && last_result(w, f);
    if (w->counting) {
        count(w, cycle);
        w->finished = stands(w, f, reset);
        return !w->finished;
    }
    const struct checker_thread_cycle c = {.frame = f, .probe_frame = cycle->probe_frame, .reset = reset, .pins = true};
    if (checker_thread_push(&w->checker_thread, &c))
        return true;
    watch_report(w, w->checker_thread.failure);
    w->counting = w->options.go_on;
    w->finished = !w->options.go_on;
    return !w->finished;
}

bool watch_cycle(struct watch *w, const struct watch_frame *cycle)
{
    struct guard *guard = w->options.guard;
    struct failure why = {.kind = FAILURE_INTERNAL, .ending = ENDING_INTERNAL};
    enum guard_reason reason = guard ? guard_enter(guard) : GUARD_NONE;
    if (reason != GUARD_NONE) {
        guard_text(guard, reason, why.text, sizeof why.text);
        watch_stop(w, &why);
    }
    bool going = one_cycle(w, cycle);
    if (guard)
        guard_leave(guard);
    return going;
}

bool watch_stop(struct watch *w, const struct failure *why)
{
    struct failure failure = *why;
    if (w->finished || (!w->begun && why->ending == ENDING_MISMATCH))
        return false;
    failure.instruction = failure.lane = FAILURE_NONE;
    if (!w->begun) {
        watch_refuse(w, why->ending, why->text);
    } else if (w->counting || !checker_thread_drain(&w->checker_thread)) {
        watch_note(w, why->text);
        if (!w->counting)
            watch_report(w, w->checker_thread.failure);
    } else {
        checker_locate(&w->checker, &failure);
        watch_report(w, failure);
    }
    w->finished = true;
    return true;
}
