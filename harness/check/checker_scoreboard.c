// SPDX-License-Identifier: Apache-2.0
#include "check/checker_scoreboard.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/dut.h"
#include "compare/unknown.h"

bool checker_judges(enum case_strictness strictness, tex_boundary_set visible, unsigned check)
{
    /* A unit without a probe has nothing to compare its pins with but the model. */
    if (check >= TEX_BOUNDARIES)
        return check != CHECK_PORTS || (visible & TEX_SET_ALL) == TEX_SET_ALL;
    return (strictness == STRICT_CYCLE ? visible : scoreboard_compared(strictness, visible)) >> check & 1;
}

bool checker_scoreboard_start(struct checker *k)
{
    struct scoreboard_options options = {
        .strictness = k->c->strictness, .window = k->c->window, .visible = k->c->visible};
    memset(&k->reported, 0, sizeof k->reported);
    memset(k->next_of_warp, 0, sizeof k->next_of_warp);
    k->wanted = 0;
    k->rules_of_scoreboard = k->passive || case_moves(k->c);
    k->history.hidden = TEX_SET_ALL & ~k->c->visible;
    lockstep_view(&k->lockstep, k->c->visible);
    if (k->c->strictness == STRICT_CYCLE && !k->passive && !case_moves(k->c) && k->golden.near_beats == 0)
        return true;
    struct scoreboard **wanted = k->c->strictness == STRICT_CYCLE ? &k->function_checker : &k->scoreboard;
    if (k->c->strictness == STRICT_CYCLE)
        options.strictness = STRICT_ORDER;
    *wanted = scoreboard_create(&options);
    return *wanted != NULL;
}

void checker_given_up(const struct checker *k, char *text, size_t size)
{
    const struct scoreboard *s = k->scoreboard ? k->scoreboard : k->function_checker;
    uint64_t threads = s ? scoreboard_counts(s)->undecided : 0;
    *text = '\0';
    if (threads > 0)
        snprintf(text, size,
                 "; %" PRIu64 " threads were not compared: memory or registers changed in flight, with too many "
                 "possible combinations, or "
                 "a line that they need was read too long ago",
                 threads);
}

/* Beats near stores were not compared with the golden ones: those count that the scoreboard has compared. */
static void tell_near(struct checker *k, const struct scoreboard *s)
{
    uint64_t missed = k->ambiguous.beats - scoreboard_counts(s)->beats;
    uint64_t good = k->ambiguous.seen > missed ? k->ambiguous.seen - missed : 0;
    if (case_moves(k->c) || k->golden.near_beats == 0)
        return;
    k->results_compared += good - k->ambiguous.reported;
    k->ambiguous.reported = good;
}

/* Beside another testbench nothing is known beforehand: the scoreboard says what results and memory must be. */
static void tell_passive(struct checker *k, const struct scoreboard_counts *now)
{
    k->results_compared = now->beats;
    k->memory_compared = now->compares[TEX_AT_AXI_W];
    k->memory_wrong = now->mismatches[TEX_AT_AXI_AW] + now->mismatches[TEX_AT_AXI_W] + now->mismatches[TEX_AT_AXI_B];
}

void checker_tell(struct checker *k)
{
    const struct scoreboard *s = k->scoreboard ? k->scoreboard : k->function_checker;
    if (k->passive && s)
        tell_passive(k, scoreboard_counts(s));
    if (!k->passive && s && case_moves(k->c)) {
        k->results_compared += scoreboard_counts(s)->beats - k->reported.beats;
        k->reported.beats = scoreboard_counts(s)->beats;
    }
    if (s)
        tell_near(k, s);
    if (!k->scoreboard)
        return;
    const struct scoreboard_counts *now = scoreboard_counts(k->scoreboard);
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++) {
        k->lockstep.compares[b] += now->compares[b] - k->reported.compares[b];
        k->lockstep.mismatches[b] += now->mismatches[b] - k->reported.mismatches[b];
    }
    k->reported = *now;
}

static void add_cover(struct tex_cover *sum, const struct tex_cover *more)
{
    for (unsigned i = 0; i < TEX_RULE_COUNT; i++)
        sum->hits[i] += more->hits[i];
}

/* Rules of the current case, from the side that defines the results. */
static void add_case(const struct checker *k, struct tex_cover *sum)
{
    const struct scoreboard *s = k->scoreboard ? k->scoreboard : k->function_checker;
    if (!k->rules_of_scoreboard)
        add_cover(sum, &k->golden.cover);
    else if (s)
        add_cover(sum, scoreboard_cover(s));
}

void checker_cover(const struct checker *k, struct tex_cover *cover)
{
    *cover = k->cover;
    add_case(k, cover);
}

void checker_scoreboard_end(struct checker *k)
{
    checker_tell(k);
    add_case(k, &k->cover);
    memset(&k->golden.cover, 0, sizeof k->golden.cover);
    /* The cycle model was not stepped meanwhile: the next reset brings it in step again. */
    if (k->scoreboard)
        k->armed = false;
    scoreboard_destroy(k->scoreboard);
    scoreboard_destroy(k->function_checker);
    k->scoreboard = k->function_checker = NULL;
}

static void settle(struct checker *k, const struct scoreboard *s, bool reset)
{
    const struct scoreboard_counts *now = scoreboard_counts(s);
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++) {
        if (reset)
            k->skipped[b] += now->minimum[b] - k->settled[b];
        k->settled[b] = now->minimum[b];
    }
}

void checker_scoreboard_follow(struct checker *k, const struct history_entry *e)
{
    const struct scoreboard *s = k->scoreboard ? k->scoreboard : k->function_checker;
    if (e->reset || (frame_transfer(&e->rtl, TEX_AT_RESULT) && scoreboard_idle(s)))
        settle(k, s, e->reset);
}

uint64_t checker_scoreboard_minimum(const struct checker *k, enum tex_boundary boundary)
{
    return k->settled[boundary] - k->skipped[boundary];
}

bool checker_scoreboard_beside(struct checker *k, const struct history_entry *e, bool judge, struct failure *failure)
{
    struct failure found = {.kind = FAILURE_NOT};
    if (!k->function_checker || scoreboard_cycle(k->function_checker, e->reset, &e->rtl, &found) || !judge)
        return true;
    k->results_wrong++;
    *failure = found;
    return false;
}

/* For the report: expected values go to the model's column. */
static void show_expected(struct checker *k, struct history_entry *e, const struct difference *d)
{
    const uint32_t *expected = scoreboard_expected(k->scoreboard);
    if (!expected || d->kind != DIFFERS_PAYLOAD)
        return;
    e->model.valid |= TEX_BIT(d->boundary);
    memcpy(&e->model.payload[tex_boundaries[d->boundary].word], expected,
           tex_boundaries[d->boundary].words * sizeof *expected);
}

bool checker_scoreboard_cycle(struct checker *k, struct history_entry *e, struct failure *failure)
{
    const struct tex_frame *f = &e->rtl;
    for (unsigned b = 0; b < TEX_BOUNDARIES && !e->reset; b++)
        k->lockstep.handshakes[b] += frame_transfer(f, (enum tex_boundary)b);
    if (scoreboard_cycle(k->scoreboard, e->reset, f, failure))
        return true;
    show_expected(k, e, &failure->difference);
    return false;
}

bool checker_scoreboard_known(const struct checker *k, const struct history_entry *e, const struct tex_frame *unknown,
                              struct difference *out)
{
    struct tex_frame rtl = e->rtl, bits = *unknown;
    tex_boundary_set looked_at = k->c->strictness == STRICT_ARCH ? TEX_SET_PORTS : TEX_SET_ALL;
    rtl.valid &= looked_at;
    bits.valid &= looked_at;
    bits.ready &= looked_at;
    return unknown_find(&rtl, &bits, out);
}

size_t checker_scoreboard_beat(struct checker *k, uint32_t warp)
{
    const struct golden *g = &k->golden;
    if (k->c->strictness != STRICT_ARCH)
        return k->beats < g->beats_count ? k->beats : g->beats_count;
    size_t *next = &k->next_of_warp[warp % TEX_WARPS];
    struct tex_result beat;
    for (; *next < g->beats_count; ++*next) {
        tex_unpack_result(g->beats[*next].words, 0, &beat);
        if (beat.warp == warp)
            return (*next)++;
    }
    return g->beats_count;
}
