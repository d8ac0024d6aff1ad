// SPDX-License-Identifier: Apache-2.0
/* The self-test of the scoreboard: a model plays the RTL with one refused instruction and planted differences. */
#include <stdlib.h>
#include <string.h>

#include "base/dut.h"
#include "check/self_test_report.h"
#include "compare/hang.h"
#include "scoreboard/scoreboard.h"

enum { RESET_CYCLES = 2, ISSUE_FROM = 4, CYCLES = 64, BEATS = TEX_ISSUE_BEATS, WINDOW = 64 };

struct self_test {
    struct tex_frame frame[CYCLES];
    struct self_test_report *out;
};

/* Back-to-back beats; the word zero is no instruction. */
static bool record(struct self_test *a)
{
    struct tex_model *model = tex_model_create();
    unsigned beats = 0;
    if (!model)
        return false;
    for (unsigned i = 0; i < CYCLES; i++) {
        struct tex_frame in;
        memset(&in, 0, sizeof in);
        in.valid = i >= ISSUE_FROM && beats < BEATS ? TEX_BIT(TEX_AT_ISSUE) : 0;
        in.ready = TEX_BIT(TEX_AT_RESULT);
        memset(&a->frame[i], 0, sizeof a->frame[i]);
        tex_model_step(model, i < RESET_CYCLES, &in, &a->frame[i]);
        beats += i >= RESET_CYCLES && frame_transfer(&a->frame[i], TEX_AT_ISSUE);
    }
    tex_model_destroy(model);
    return true;
}

/* Replay; in cycle `at` the frame is `planted`, and `idle` working cycles without a beat come before it. */
static bool replay(const struct self_test *a, enum case_strictness strictness, unsigned at,
                   const struct tex_frame *planted, unsigned idle, struct failure *failure)
{
    struct scoreboard_options options = {.strictness = strictness, .window = WINDOW, .visible = TEX_SET_ALL};
    struct scoreboard *s = scoreboard_create(&options);
    bool good = s != NULL;
    *failure = (struct failure){.kind = FAILURE_NOT};
    for (unsigned i = 0; good && i < CYCLES; i++) {
        struct tex_frame pause = a->frame[i];
        pause.valid &= TEX_SET_STANDING;
        for (unsigned k = 0; good && i == at && k < idle; k++)
            good = scoreboard_cycle(s, false, &pause, failure);
        good = good && scoreboard_cycle(s, i < RESET_CYCLES, i == at ? planted : &a->frame[i], failure);
    }
    good = good && scoreboard_end(s, failure);
    scoreboard_destroy(s);
    return good;
}

/* The cycle of the first transfer after reset, 0 if there is none. */
static unsigned first_transfer(const struct self_test *a, enum tex_boundary b)
{
    for (unsigned i = RESET_CYCLES; i < CYCLES; i++)
        if (frame_transfer(&a->frame[i], b))
            return i;
    return 0;
}

static bool missed(const struct self_test *a, const char *what, enum tex_boundary b)
{
    return self_test_stage(a->out, b,
                           "strictness order and arch: a planted difference in %s of boundary %s was not found", what,
                           tex_boundaries[b].name);
}

static bool boundary_found(const struct self_test *a, enum case_strictness strictness, enum tex_boundary b)
{
    struct failure failure;
    unsigned at = first_transfer(a, b);
    if (at == 0)
        return true;
    struct tex_frame planted = a->frame[at];
    /* The first bit; of a result the last: the warp identifies it. */
    unsigned bit = b == TEX_AT_RESULT ? TEX_RESULT_BITS - 1 : 0;
    planted.payload[tex_boundaries[b].word + bit / 32] ^= 1U << bit % 32;
    if (replay(a, strictness, at, &planted, 0, &failure) || failure.difference.kind != DIFFERS_PAYLOAD ||
        failure.difference.boundary != b)
        return missed(a, "payload", b);
    if (b == TEX_AT_REGS || b == TEX_AT_FAULT)
        return true;
    planted = a->frame[at];
    planted.valid &= ~TEX_BIT(b);
    if (replay(a, strictness, at, &planted, 0, &failure))
        return missed(a, "valid", b);
    if (!replay(a, strictness, at, &a->frame[at], WINDOW / 2, &failure))
        return missed(a, "nothing", b);
    if (replay(a, strictness, at, &a->frame[at], WINDOW + 1, &failure) || failure.difference.kind != DIFFERS_LATE)
        return missed(a, "timing", b);
    return true;
}

static bool strictness_self_test(const struct self_test *a, enum case_strictness strictness)
{
    struct failure failure;
    if (!replay(a, strictness, 0, &a->frame[0], 0, &failure)) {
        if (failure.kind == FAILURE_NOT)
            return self_test_memory(a->out);
        struct difference at = failure.difference;
        hang_found(&a->frame[CYCLES - 1], TEX_SET_ALL, &at); /* a beat that is not taken is its consumer's */
        return self_test_found(a->out, &at, "strictness %s finds a difference in the model's own output: %.200s",
                               case_strictness_name[strictness], failure.text);
    }
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++)
        if (scoreboard_compared(strictness, TEX_SET_ALL) >> b & 1 &&
            !boundary_found(a, strictness, (enum tex_boundary)b))
            return false;
    return true;
}

bool scoreboard_self_test(struct self_test_report *out)
{
    struct self_test *a = calloc(1, sizeof *a);
    if (!a)
        return self_test_memory(out);
    a->out = out;
    bool good = (record(a) || self_test_memory(out)) && strictness_self_test(a, STRICT_ORDER) &&
                strictness_self_test(a, STRICT_ARCH);
    free(a);
    return good;
}
