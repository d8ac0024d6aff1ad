// SPDX-License-Identifier: Apache-2.0
#include "check/checker.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/dut.h"
#include "check/checker_coverage.h"
#include "check/checker_memory.h"
#include "check/checker_protocol.h"
#include "check/checker_scoreboard.h"
#include "check/checker_unknown.h"
#include "compare/ports.h"
#include "compare/signature.h"
#include "compare/transactions.h"
#include "unknown/unknown_flow.h"

const char *check_name(unsigned check)
{
    static const char *const extra[] = {"results", "expectations", "registers", "ports", "memory"};
    return check < TEX_BOUNDARIES ? tex_boundaries[check].name : extra[check - TEX_BOUNDARIES];
}

const char *check_stage(unsigned check)
{
    static const char *const extra[] = {"result", "-", "csr", "-", "store"};
    return check < TEX_BOUNDARIES ? tex_boundaries[check].stage : extra[check - TEX_BOUNDARIES];
}

bool checker_init(struct checker *k)
{
    memset(k, 0, sizeof *k);
    lockstep_init(&k->lockstep);
    protocol_init(&k->protocol, TEX_SET_ALL);
    track_init(&k->track);
    k->model = tex_model_create();
    return k->model != NULL;
}

bool checker_four_state(struct checker *k)
{
    k->history.unknown = calloc(HISTORY_RING, sizeof *k->history.unknown);
    if (k->passive)
        k->flow = unknown_flow_create();
    return k->history.unknown && (k->flow || !k->passive);
}

static void end_case(struct checker *k)
{
    checker_scoreboard_end(k);
    golden_free(&k->golden);
    expect_free(&k->expect);
    written_free(&k->written);
    free(k->issued);
    k->issued = NULL;
}

void checker_free(struct checker *k)
{
    end_case(k);
    if (k->model)
        tex_model_destroy(k->model);
    k->model = NULL;
    unknown_flow_destroy(k->flow);
    k->flow = NULL;
    cover_destroy(k->coverage);
    k->coverage = NULL;
    free(k->history.unknown);
    k->history.unknown = NULL;
}

bool checker_start(struct checker *k, const struct test_case *c)
{
    checker_protocol_end(k);
    end_case(k);
    k->c = c;
    k->beats = 0;
    memset(&k->ambiguous, 0, sizeof k->ambiguous);
    k->cycle = 0;
    track_restart(&k->track);
    k->issued = calloc(c->warps_count + 1, sizeof *k->issued);
    if (!golden_build(&k->golden, c) || !k->issued || !checker_scoreboard_start(k))
        return false;
    checker_protocol_start(k);
    checker_coverage_start(k);
    if (k->trace)
        trace_case(k->trace, c->name, c->visible);
    written_start(&k->written, &c->image);
    return expect_start(&k->expect, c, k->all_expectations);
}

void checker_locate(const struct checker *k, struct failure *failure)
{
    failure->cycle = k->cycle;
    failure->run_cycle = k->run_cycle;
    if (failure->instruction < k->c->warps_count && k->issued[failure->instruction] > 0)
        failure->latency = k->cycle - k->issued[failure->instruction];
}

/* The probe must equal the pins: otherwise the compared values are not those that the rest of a chip sees. */
static bool compare_ports(struct checker *k, const struct history_entry *e, struct failure *failure)
{
    k->ports.judged++;
    k->ports.compared += e->pins;
    if (!e->probe_differs ||
        ports_same(&e->rtl, &k->probe_frame, history_unknown(&k->history, e), &failure->difference))
        return true;
    const struct difference *d = &failure->difference;
    failure->kind = FAILURE_LOCKSTEP;
    failure->ending = ENDING_MISMATCH;
    failure->instruction = track_instruction(&k->track, d->boundary);
    failure->lane = track_lane(&k->track, d->boundary, &k->probe_frame);
    ports_text(&e->rtl, &k->probe_frame, d, failure->text, sizeof failure->text);
    k->split = k->probe_frame;
    k->ports.wrong++;
    return false;
}

static bool compare_lockstep(struct checker *k, const struct history_entry *e, struct failure *failure)
{
    if (lockstep_compare(&k->lockstep, &e->rtl, &e->model, &failure->difference))
        return true;
    const struct difference *d = &failure->difference;
    const struct tex_frame *shown = e->rtl.valid >> d->boundary & 1 ? &e->rtl : &e->model;
    failure->kind = FAILURE_LOCKSTEP;
    failure->ending = ENDING_MISMATCH;
    failure->instruction = track_instruction(&k->track, d->boundary);
    failure->lane = track_lane(&k->track, d->boundary, shown);
    snprintf(failure->text, sizeof failure->text, "%s of boundary %s differs between RTL and model",
             difference_kind_name(d->kind), tex_boundaries[d->boundary].name);
    return false;
}

/* Both always run. A difference in the comparison names the stage; the protocol check is then added to the report. */
static bool compare_cycle(struct checker *k, struct history_entry *e, struct failure *failure)
{
    struct protocol_violation broken;
    bool kept = checker_protocol_cycle(k, e, &broken);
    bool good = k->scoreboard ? checker_scoreboard_cycle(k, e, failure) : compare_lockstep(k, e, failure);
    failure->protocol = !kept;
    if (kept)
        return good;
    failure->broken = broken;
    if (good)
        checker_protocol_failure(k, failure);
    return false;
}

/* Result beats in order against the function layer's: independent of the cycle layer. */
static bool compare_result(struct checker *k, const struct tex_frame *f, struct failure *failure)
{
    if (!frame_transfer(f, TEX_AT_RESULT))
        return true;
    struct tex_result shown;
    tex_unpack_result(frame_payload(f, TEX_AT_RESULT), 0, &shown);
    k->wanted = checker_scoreboard_beat(k, shown.warp);
    const struct golden_beat *beat = k->wanted < k->golden.beats_count ? &k->golden.beats[k->wanted] : NULL;
    k->ambiguous.beats++;
    k->ambiguous.seen += beat && beat->near;
    if (case_moves(k->c)) { /* the scoreboard judges it */
        k->beats++;
        return true;
    }
    if (beat && golden_accepts(&k->golden, beat, frame_payload(f, TEX_AT_RESULT))) {
        k->beats++;
        k->results_compared += !beat->near; /* others when the scoreboard has judged them too */
        return true;
    }
    k->results_wrong++;
    failure->kind = FAILURE_RESULT;
    failure->ending = ENDING_MISMATCH;
    failure->difference = (struct difference){.boundary = TEX_AT_RESULT, .stage = "result"};
    failure->instruction = beat ? (uint32_t)beat->instruction : FAILURE_NONE;
    failure->lane = FAILURE_NONE;
    const struct tex_leaf_info *leaf =
        beat ? signature_leaf(TEX_AT_RESULT, frame_payload(f, TEX_AT_RESULT), beat->words) : NULL;
    snprintf(failure->field, sizeof failure->field, "%s", leaf ? leaf->name : "beats");
    if (beat && beat->near)
        snprintf(failure->text, sizeof failure->text,
                 "result beat %zu matches the function layer neither before nor after the stores that may reach it",
                 k->beats);
    else if (beat)
        snprintf(failure->text, sizeof failure->text, "result beat %zu differs from the function layer's", k->beats);
    else
        snprintf(failure->text, sizeof failure->text, "result beat %zu: the case has only %zu", k->beats,
                 k->golden.beats_count);
    return false;
}

static bool compare_expected(struct checker *k, const struct tex_frame *f, struct failure *failure)
{
    uint64_t before = k->expect.compares;
    uint32_t counted = k->track.instruction[TEX_AT_RESULT];
    /* Results of other warps may come first at strictness arch: the scoreboard knows which warp this is. */
    if (k->scoreboard && frame_transfer(f, TEX_AT_RESULT))
        k->track.instruction[TEX_AT_RESULT] = scoreboard_result_instruction(k->scoreboard);
    bool good = expect_cycle(&k->expect, &k->track, f, failure);
    k->track.instruction[TEX_AT_RESULT] = counted;
    k->expected_compared += k->expect.compares - before - !good;
    k->expected_wrong += !good;
    return good;
}

static void note_issue(struct checker *k, const struct tex_frame *f)
{
    if (frame_transfer(f, TEX_AT_ISSUE) && k->track.issue_beats == 0) {
        uint32_t n = k->track.instruction[TEX_AT_ISSUE];
        if (n < k->c->warps_count)
            k->issued[n] = k->cycle;
    }
}

bool checker_cycle(struct checker *k, bool judge, struct failure *failure)
{
    struct history_entry *e = history_current(&k->history);
    bool reset = e->reset;
    if (k->scoreboard)
        memset(&e->model, 0, sizeof e->model);
    if (!k->scoreboard || k->passive)
        tex_model_step(k->model, reset, &e->rtl, k->scoreboard ? &k->unseen : &e->model);
    e->cycle = k->cycle;
    e->compared = k->armed && judge;
    struct failure other;
    /* The sample; then bits that depend on X count as known. */
    bool good = true, same = !e->compared || compare_ports(k, e, failure);
    bool followed = checker_unknown_follow(k, e, same ? failure : &other);
    if (!reset)
        note_issue(k, &e->rtl);
    checker_memory_cycle(k, e);
    if (e->compared) {
        good = same && followed && checker_unknown_compare(k, e, failure);
        k->resets += good && k->after_reset; /* as the protocol checks are run */
        good = good && compare_cycle(k, e, failure);
        if (good && !reset)
            good = k->passive || (compare_expected(k, &e->rtl, failure) && compare_result(k, &e->rtl, failure));
    }
    if (e->compared && k->transactions)
        transactions_write(k->transactions, k->c->name, k->cycle, &e->rtl);
    good &= checker_scoreboard_beside(k, e, good && e->compared, failure);
    good = checker_coverage_cycle(k, e, good && e->compared, failure) && good;
    if (k->passive)
        checker_scoreboard_follow(k, e);
    if (!good)
        checker_locate(k, failure);
    if (k->trace && k->armed)
        trace_follow(k->trace, &(struct trace_cycle){.cycle = k->run_cycle,
                                                     .case_cycle = k->cycle,
                                                     .reset = reset,
                                                     .rtl = &e->rtl,
                                                     .model = k->scoreboard ? NULL : &e->model,
                                                     .failure = good ? NULL : failure});
    if (reset) {
        stall_restart(&k->stall);
        track_restart(&k->track);
        k->beats = 0;
        expect_restart(&k->expect);
        memset(k->next_of_warp, 0, sizeof k->next_of_warp);
    } else {
        stall_cycle(&k->stall, k->cycle, &e->rtl);
        track_cycle(&k->track, &e->rtl);
    }
    if (!k->armed)
        protocol_restart(&k->protocol, reset);
    k->after_reset = reset;
    k->armed = k->armed || reset;
    history_advance(&k->history);
    if (k->look && k->look->cycle == k->run_cycle)
        k->look->look(k->look->user, k);
    k->cycle++;
    k->run_cycle++;
    return good;
}

bool checker_end(struct checker *k, struct failure *failure)
{
    struct scoreboard *s = k->scoreboard ? k->scoreboard : k->function_checker;
    if (s && !scoreboard_end(s, failure)) {
        checker_locate(k, failure);
        return false;
    }
    if (k->beats < k->golden.beats_count) {
        failure->kind = FAILURE_RESULT;
        failure->ending = ENDING_MISMATCH;
        failure->difference = (struct difference){.boundary = TEX_AT_RESULT, .stage = "result"};
        failure->instruction = k->scoreboard ? FAILURE_NONE : (uint32_t)k->golden.beats[k->beats].instruction;
        failure->lane = FAILURE_NONE;
        snprintf(failure->field, sizeof failure->field, "beats");
        snprintf(failure->text, sizeof failure->text, "%zu of %zu result beats came", k->beats, k->golden.beats_count);
    } else {
        uint64_t before = k->expect.compares;
        if (!checker_memory_end(k, failure))
            return false;
        bool met = expect_end(&k->expect, &k->written.memory, &k->golden.memory, failure);
        k->expected_compared += k->expect.compares - before;
        if (met)
            return true;
        k->expected_wrong++;
    }
    checker_locate(k, failure);
    return false;
}
