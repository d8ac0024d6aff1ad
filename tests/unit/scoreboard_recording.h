// SPDX-License-Identifier: Apache-2.0
/* Frames of the model over some random cases, recorded, and a scoreboard to show them to. */
#ifndef SCOREBOARD_RECORDING_H
#define SCOREBOARD_RECORDING_H
#include "check/golden.h"
#include "scoreboard/scoreboard.h"
#include "scoreboard_drive.h"

#define RECORDING_CYCLES 60000U

struct shot {
    bool reset;
    struct tex_frame f;
};
struct recording {
    struct shot *shot;
    unsigned count;
    struct tex_cover cover; /* of the function layer alone */
};

static inline void recording_frame(void *user, bool reset, const struct tex_frame *f)
{
    struct recording *t = user;
    assert_true(t->count < RECORDING_CYCLES);
    t->shot[t->count++] = (struct shot){reset, *f};
}

static inline void recording_cover(struct tex_cover *sum, const struct test_case *c)
{
    struct golden golden;
    assert_true(golden_build(&golden, c));
    for (unsigned i = 0; i < TEX_RULE_COUNT; i++)
        sum->hits[i] += golden.cover.hits[i];
    golden_free(&golden);
}

/* The first cases of the seed that store, or of those that do not. */
static inline struct recording *recording_make(bool storing, uint32_t seed, uint32_t cases)
{
    struct recording *t = calloc(1, sizeof *t);
    assert_non_null(t);
    t->shot = malloc(RECORDING_CYCLES * sizeof *t->shot);
    assert_non_null(t->shot);
    for (uint32_t i = 0; i < cases; i++) {
        struct drive *d = calloc(1, sizeof *d);
        assert_non_null(d);
        drive_draw_of(storing, seed, i, &d->c);
        d->sink = recording_frame;
        d->user = t;
        drive_case(d);
        recording_cover(&t->cover, &d->c);
        case_free(&d->c);
        free(d);
    }
    return t;
}

static inline int recording_free(void **state)
{
    struct recording *t = *state;
    free(t->shot);
    free(t);
    return 0;
}

static inline struct scoreboard *recording_scoreboard(enum case_strictness strictness, tex_boundary_set visible)
{
    struct scoreboard_options options = {.strictness = strictness, .window = CASE_WINDOW, .visible = visible};
    struct scoreboard *s = scoreboard_create(&options);
    assert_non_null(s);
    return s;
}

#endif
