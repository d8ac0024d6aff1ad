// SPDX-License-Identifier: Apache-2.0
/* The self-test of the whole checker: a second model plays the RTL, and one bit of what it shows is planted. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check/checker.h"
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
    for (unsigned i = 0; i < TEX_FRAME_WORDS - 2; i++)
        e->rtl.payload[i] ^= planted->payload[i];
    e->reset = reset;
    *failure = (struct failure){.kind = FAILURE_NOT};
    return checker_cycle(a->checker, true, failure);
}

static bool noticed(struct self_test *a, const struct tex_frame *planted, enum tex_boundary boundary)
{
    struct failure failure;
    return !step(a, false, planted, &nothing, &failure) && failure.kind == FAILURE_LOCKSTEP &&
           failure.difference.boundary == boundary;
}

static bool noticed_unknown(struct self_test *a, const struct tex_frame *planted, enum tex_boundary boundary)
{
    struct failure failure;
    return !step(a, false, &nothing, planted, &failure) && failure.kind == FAILURE_LOCKSTEP &&
           failure.difference.kind == DIFFERS_UNKNOWN && failure.difference.boundary == boundary;
}

/* A thread out of nothing: the comparator names the stage, and the protocol check is told beside it. */
static bool noticed_broken(struct self_test *a, const struct tex_frame *planted, enum tex_boundary boundary)
{
    struct failure failure;
    return !step(a, false, planted, &nothing, &failure) && failure.kind == FAILURE_LOCKSTEP && failure.protocol &&
           failure.broken.check == PC_BEAT && failure.broken.boundary == boundary;
}

static bool arm(struct self_test *a, char *text, size_t size, struct difference *at)
{
    struct tex_frame valid = nothing, ready = nothing, payload = nothing;
    struct failure failure;
    valid.valid = 1U << TEX_AT_FILTER;
    ready.ready = 1U << TEX_AT_ISSUE;
    payload.payload[TEX_WORD_REGS - 2] = 1;
    for (unsigned i = 0; i < CLEAN_CYCLES; i++)
        if (!step(a, i < RESET_CYCLES, &nothing, &nothing, &failure)) {
            snprintf(text, size, "the checker finds a difference between two models in reset: %s", failure.text);
            *at = failure.difference;
            return false;
        }
    /* What is planted there is a beat only if the idle stage behind takes it. */
    if (!(history_back(&a->checker->history, 0)->rtl.ready >> TEX_AT_FILTER & 1)) {
        *at = (struct difference){.boundary = TEX_AT_FILTER, .stage = tex_boundaries[TEX_AT_FILTER].consumer};
        snprintf(text, size, "an idle cycle model takes no beat of boundary filter");
        return false;
    }
    bool good = noticed_broken(a, &valid, TEX_AT_FILTER) && noticed(a, &valid, TEX_AT_FILTER) &&
                noticed(a, &ready, TEX_AT_ISSUE) && noticed(a, &payload, TEX_AT_REGS) &&
                noticed_unknown(a, &ready, TEX_AT_ISSUE) && noticed_unknown(a, &payload, TEX_AT_REGS) &&
                step(a, false, &nothing, &nothing, &failure);
    if (!good)
        snprintf(text, size, "the checker does not notice a planted difference or X in a cycle");
    return good;
}

bool checker_armed(char *text, size_t size, struct difference *at)
{
    struct test_case idle;
    struct self_test a = {.checker = calloc(1, sizeof *a.checker), .rtl = tex_model_create()};
    bool good = false;
    case_init(&idle);
    snprintf(text, size, "out of memory");
    if (a.checker && a.rtl && checker_init(a.checker) && checker_four_state(a.checker) &&
        checker_start(a.checker, &idle))
        good = protocol_armed(text, size) && arm(&a, text, size, at);
    if (a.checker)
        checker_free(a.checker);
    if (a.rtl)
        tex_model_destroy(a.rtl);
    free(a.checker);
    case_free(&idle);
    return good;
}

static bool all_armed(char *text, size_t size, struct difference *at)
{
    *at = (struct difference){.stage = NULL};
    return lockstep_armed(UINT32_MAX, text, (unsigned)size) && ports_armed(text, size) && unknown_armed(text, size) &&
           checker_armed(text, size, at) && scoreboard_armed(text, size, at) && unknown_flow_armed(text, size);
}

bool checker_self_tested(struct failure *failure)
{
    char text[FAILURE_TEXT / 2];
    *failure = (struct failure){.kind = FAILURE_INTERNAL, .ending = ENDING_INTERNAL};
    failure->instruction = failure->lane = FAILURE_NONE;
    if (all_armed(text, sizeof text, &failure->difference))
        return true;
    const char *stage = failure->difference.stage;
    snprintf(failure->text, sizeof failure->text, "self-test%s%s: %s", stage ? ", stage " : "", stage ? stage : "",
             text);
    return false;
}
