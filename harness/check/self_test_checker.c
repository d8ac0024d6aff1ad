// SPDX-License-Identifier: Apache-2.0
/* The self-test of the whole checker: a second model plays the RTL, with one bit of its output flipped. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check/checker.h"
#include "check/checker_coverage.h"
#include "check/checker_memory.h"
#include "check/self_test_report.h"
#include "compare/ports.h"
#include "compare/unknown.h"
#include "unknown/unknown_flow.h"

enum { RESET_CYCLES = 2, CLEAN_CYCLES = 6 };

struct self_test {
    struct checker *checker;
    struct tex_model *rtl;
};

static const struct tex_frame nothing;

/* One idle cycle in which the RTL shows `planted` flipped, `unknown` as X; true if the checker was content. */
static bool step(struct self_test *a, bool reset, const struct tex_frame *planted, const struct tex_frame *unknown,
                 struct failure *failure)
{
    struct history_entry *e = history_current(&a->checker->history);
    struct tex_frame idle;
    *history_unknown(&a->checker->history, e) = *unknown;
    memset(&idle, 0, sizeof idle);
    memset(&e->rtl, 0, sizeof e->rtl);
    tex_model_step(a->rtl, reset, &idle, &e->rtl);
    e->rtl.valid ^= planted->valid;
    e->rtl.ready ^= planted->ready;
    for (unsigned i = 0; i < TEX_PAYLOAD_WORDS; i++)
        e->rtl.payload[i] ^= planted->payload[i];
    e->reset = reset;
    *failure = (struct failure){.kind = FAILURE_NOT};
    return checker_cycle(a->checker, true, failure);
}

/* The fault planted in one idle cycle, and the stage that the checker must name. */
struct plant {
    enum tex_boundary boundary;
    enum { PLANT_VALID, PLANT_READY, PLANT_PAYLOAD } at;
    bool unknown, protocol; /* X instead of the other value; the protocol check must report it too */
};

/* First an unsent thread: the comparator names the stage, and the protocol check is added to the report. */
static const struct plant plants[] = {
    {TEX_AT_FILTER, PLANT_VALID, false, true}, {TEX_AT_FILTER, PLANT_VALID, false, false},
    {TEX_AT_ISSUE, PLANT_READY, false, false}, {TEX_AT_REGS, PLANT_PAYLOAD, false, false},
    {TEX_AT_ISSUE, PLANT_READY, true, false},  {TEX_AT_REGS, PLANT_PAYLOAD, true, false},
};

static struct tex_frame planted(const struct plant *p)
{
    struct tex_frame f = nothing;
    f.valid = p->at == PLANT_VALID ? TEX_BIT(p->boundary) : 0;
    f.ready = p->at == PLANT_READY ? TEX_BIT(p->boundary) : 0;
    f.payload[tex_boundaries[p->boundary].word] = p->at == PLANT_PAYLOAD;
    return f;
}

static bool pointed_at(const struct plant *p, const struct failure *f)
{
    return f->kind == FAILURE_LOCKSTEP && f->difference.boundary == p->boundary &&
           (!p->unknown || f->difference.kind == DIFFERS_UNKNOWN) &&
           (!p->protocol || (f->protocol && f->broken.check == PC_BEAT && f->broken.boundary == p->boundary));
}

/* If the checker names another place, both models are wrong there in the same way. */
static bool missed(const struct plant *p, const struct failure *f, struct self_test_report *out)
{
    static const char *const place[] = {"valid", "ready", "payload"};
    const struct tex_boundary_info *b = &tex_boundaries[p->boundary];
    if (f->kind != FAILURE_NOT && f->difference.boundary != p->boundary)
        return self_test_found(
            out, &f->difference,
            "besides the planted fault in boundary %s the checker finds a difference between two idle "
            "models: %.100s",
            b->name, f->text);
    return (p->at == PLANT_READY ? self_test_consumer : self_test_stage)(
        out, p->boundary, "the checker does not notice %s planted in %s of boundary %s",
        p->unknown ? "X" : "a difference", place[p->at], b->name);
}

/* Nobody drives an input. */
static bool idle_inputs(const struct tex_frame *f, struct self_test_report *out)
{
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++)
        if (tex_boundaries[b].kind == TEX_KIND_IN && f->valid >> b & 1)
            return self_test_consumer(out, (enum tex_boundary)b,
                                      "an idle cycle model shows a beat of boundary %s that nobody sent",
                                      tex_boundaries[b].name);
    return true;
}

static bool clean(struct self_test *a, bool reset, struct self_test_report *out)
{
    struct failure failure;
    bool content = step(a, reset, &nothing, &nothing, &failure);
    if (!idle_inputs(&history_back(&a->checker->history, 0)->rtl, out))
        return false;
    return content || self_test_found(out, &failure.difference,
                                      "the checker finds a difference between two idle models: %s", failure.text);
}

static bool each_plant_found(struct self_test *a, struct self_test_report *out)
{
    struct failure failure;
    for (unsigned i = 0; i < CLEAN_CYCLES; i++)
        if (!clean(a, i < RESET_CYCLES, out))
            return false;
    /* A fault there is a beat only if the idle stage downstream takes it. */
    if (!(history_back(&a->checker->history, 0)->rtl.ready >> TEX_AT_FILTER & 1))
        return self_test_consumer(out, TEX_AT_FILTER, "an idle cycle model takes no beat of boundary filter");
    for (unsigned i = 0; i < sizeof plants / sizeof *plants; i++) {
        const struct plant *p = &plants[i];
        struct tex_frame f = planted(p);
        bool content = step(a, false, p->unknown ? &nothing : &f, p->unknown ? &f : &nothing, &failure);
        if (content || !pointed_at(p, &failure))
            return missed(p, &failure, out);
    }
    return clean(a, false, out);
}

bool checker_self_test(struct self_test_report *out)
{
    struct test_case idle;
    struct self_test a = {.checker = calloc(1, sizeof *a.checker), .rtl = tex_model_create()};
    bool good = false;
    case_init(&idle);
    self_test_memory(out);
    if (a.checker && a.rtl && checker_init(a.checker) && checker_four_state(a.checker) &&
        checker_start(a.checker, &idle))
        good = each_plant_found(&a, out);
    if (a.checker)
        checker_free(a.checker);
    if (a.rtl)
        tex_model_destroy(a.rtl);
    free(a.checker);
    case_free(&idle);
    return good;
}

static bool all_self_tests(struct self_test_report *out)
{
    self_test_begin(out);
    return lockstep_self_test(TEX_SET_ALL, out) && ports_self_test(out) && unknown_self_test(out) &&
           protocol_self_test(out) && checker_self_test(out) && scoreboard_self_test(out) &&
           scoreboard_writes_self_test(out) && unknown_flow_self_test(out) && memory_self_test(out) &&
           near_self_test(out) && coverage_self_test(out);
}

bool checker_self_tested(struct failure *failure)
{
    struct self_test_report test;
    *failure = (struct failure){.kind = FAILURE_INTERNAL, .ending = ENDING_INTERNAL};
    failure->instruction = failure->lane = FAILURE_NONE;
    if (all_self_tests(&test))
        return true;
    const char *stage = test.at.stage;
    failure->difference = test.at;
    snprintf(failure->text, sizeof failure->text, "self-test%s%s: %s", stage ? ", stage " : "", stage ? stage : "",
             test.text);
    return false;
}
