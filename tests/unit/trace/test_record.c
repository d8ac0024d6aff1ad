// SPDX-License-Identifier: Apache-2.0
/* Frames made by hand as a recording, read back. */
#include "base/dut.h"
#include "diff/tape.h"
#include "tap.h"
#include "trace/trace.h"

#include <stdlib.h>
#include <unistd.h>

#define WORD_TLD4 UINT64_C(0xc8380057aff70008)
#define BIT TEX_BIT

struct world {
    struct trace t;
    struct record record;
    struct tex_frame rtl, model;
    struct failure failure;
    uint64_t cycle, case_cycle;
    FILE *file;
};

static int setup(void **state)
{
    struct world *w = calloc(1, sizeof *w);
    assert_non_null(w);
    static const uint32_t seed = 5;
    w->file = tmpfile();
    assert_non_null(w->file);
    record_begin(&w->record, w->file, &(struct record_about){.simulator = "by hand", .seed = &seed});
    w->t.record = &w->record;
    trace_begin(&w->t);
    *state = w;
    return 0;
}

static int teardown(void **state)
{
    free(*state);
    return 0;
}

enum { PLAIN, RESET, FAILS, UNMODELLED };

static void cycle(struct world *w, unsigned how)
{
    trace_follow(&w->t, &(struct trace_cycle){.cycle = w->cycle++,
                                              .case_cycle = w->case_cycle++,
                                              .reset = how == RESET,
                                              .rtl = &w->rtl,
                                              .model = how == UNMODELLED ? NULL : &w->model,
                                              .failure = how == FAILS ? &w->failure : NULL});
}

static void begin(struct world *w, const char *name)
{
    trace_case(&w->t, name, TEX_SET_ALL);
    w->case_cycle = 0;
    w->rtl = w->model = (struct tex_frame){.valid = 0};
    cycle(w, RESET);
    cycle(w, RESET);
}

/* Both sides show it. */
static void show(struct world *w, tex_boundary_set valid, tex_boundary_set ready)
{
    w->rtl.valid = w->model.valid = valid;
    w->rtl.ready = w->model.ready = ready;
}

static void tag(struct tex_frame *f, enum tex_boundary b, struct tex_tag t)
{
    tex_pack_tag(&f->payload[tex_boundaries[b].word], 0, &t);
}

static void issue(struct world *w, uint64_t word, uint32_t warp)
{
    const struct tex_issue_header header = {.word = word, .warp = warp};
    tex_pack_issue_header(&w->rtl.payload[TEX_WORD_ISSUE], 0, &header);
    tex_pack_issue_header(&w->model.payload[TEX_WORD_ISSUE], 0, &header);
    show(w, BIT(TEX_AT_ISSUE), BIT(TEX_AT_ISSUE));
    for (unsigned i = 0; i < TEX_ISSUE_BEATS; i++)
        cycle(w, PLAIN);
}

static void open_tape(struct world *w, struct tape *t, enum trace_side side)
{
    assert_true(record_end(&w->record));
    assert_int_equal(fflush(w->file), 0);
    assert_true(tape_open(t, w->file, "hand.rec", side));
    assert_true(tape_case(t, 0));
}

static void pass(struct tape *t, unsigned beats)
{
    struct beat beat;
    for (unsigned i = 0; i < beats; i++)
        assert_int_equal(tape_next(t, &beat), TAPE_BEAT);
}

/* The layout is that of this build; a transfer has its thread and its instruction; a beat that waits is none. */
static void threads(void **state)
{
    struct world *w = *state;
    struct tape t;
    struct beat beat;
    begin(w, "threads");
    issue(w, WORD_TLD4, 3);
    tag(&w->rtl, TEX_AT_WRAP, (struct tex_tag){.warp = 3, .lane = 6, .last = 1});
    tag(&w->model, TEX_AT_WRAP, (struct tex_tag){.warp = 3, .lane = 6, .last = 1});
    show(w, BIT(TEX_AT_WRAP), 0);
    cycle(w, PLAIN);
    show(w, BIT(TEX_AT_WRAP), BIT(TEX_AT_WRAP));
    cycle(w, PLAIN);
    show(w, 0, TEX_SET_ALL);
    cycle(w, PLAIN);
    open_tape(w, &t, TRACE_MODEL);
    assert_int_equal(t.layout.count, TEX_BOUNDARIES);
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++) {
        const struct layout_boundary *l = &t.layout.boundary[b];
        assert_string_equal(l->name, tex_boundaries[b].name);
        assert_int_equal(l->leaves_count, tex_boundaries[b].leaves_count);
        assert_int_equal(l->words, tex_boundaries[b].words);
    }
    assert_true(t.layout.boundary[TEX_AT_WRAP].once && t.layout.boundary[TEX_AT_RESULT].once);
    assert_true(!t.layout.boundary[TEX_AT_ISSUE].once && !t.layout.boundary[TEX_AT_AXI_AR].once &&
                !t.layout.boundary[TEX_AT_LOOKUP_REQ].once);
    assert_string_equal(layout_about(&t.layout, "seed"), "5");
    assert_string_equal(layout_about(&t.layout, "simulator"), "by hand");
    assert_true(t.cases[0].modelled);
    pass(&t, TEX_ISSUE_BEATS);
    assert_int_equal(tape_next(&t, &beat), TAPE_BEAT);
    assert_true(beat.boundary == TEX_AT_WRAP && beat.cycle == 2 + TEX_ISSUE_BEATS + 1);
    assert_true(beat.instruction == 0 && beat.lanes == 1U << 6 && beat.word == WORD_TLD4 && beat.warp == 3);
    assert_int_equal(tape_next(&t, &beat), TAPE_END);
    assert_int_equal(beat.cycle, 2 + TEX_ISSUE_BEATS + 2);
    tape_close(&t);
}

/* RTL and model differ: each has its own beat, in its own cycle. */
static void apart(void **state)
{
    struct world *w = *state;
    struct tape t;
    struct beat beat;
    begin(w, "apart");
    show(w, BIT(TEX_AT_FILL), BIT(TEX_AT_FILL));
    w->rtl.payload[tex_boundaries[TEX_AT_FILL].word] = 1;
    w->model.payload[tex_boundaries[TEX_AT_FILL].word] = 2;
    cycle(w, PLAIN);
    w->model.valid = 0;
    cycle(w, FAILS);
    cycle(w, FAILS);
    assert_true(record_end(&w->record));
    assert_int_equal(fflush(w->file), 0);
    FILE *second = fdopen(dup(fileno(w->file)), "rb");
    assert_non_null(second);
    assert_true(tape_open(&t, second, "hand.rec", TRACE_MODEL));
    assert_true(tape_case(&t, 0));
    assert_int_equal(tape_next(&t, &beat), TAPE_BEAT);
    assert_true(beat.payload[0] == 2 && beat.cycle == 2);
    assert_int_equal(tape_next(&t, &beat), TAPE_FAILED);
    assert_int_equal(beat.cycle, 3);
    assert_int_equal(tape_next(&t, &beat), TAPE_END);
    tape_close(&t);
    assert_true(tape_open(&t, w->file, "hand.rec", TRACE_RTL));
    assert_true(tape_case(&t, 0));
    for (unsigned i = 0; i < 3; i++) {
        assert_int_equal(tape_next(&t, &beat), TAPE_BEAT);
        assert_true(beat.payload[0] == 1 && beat.cycle == 2 + i);
        if (i == 1)
            assert_int_equal(tape_next(&t, &beat), TAPE_FAILED); /* once */
    }
    assert_int_equal(tape_next(&t, &beat), TAPE_END);
    tape_close(&t);
}

/* Instructions count from 0 after a reset, and in the next case. The first reset of a case is no item. */
static void resets(void **state)
{
    struct world *w = *state;
    struct tape t;
    struct beat beat;
    begin(w, "first");
    issue(w, WORD_TLD4, 3);
    show(w, BIT(TEX_AT_ISSUE), BIT(TEX_AT_ISSUE));
    cycle(w, RESET); /* nothing is transferred in it */
    cycle(w, RESET);
    issue(w, WORD_TLD4, 4);
    begin(w, "second");
    issue(w, WORD_TLD4, 5);
    open_tape(w, &t, TRACE_RTL);
    pass(&t, TEX_ISSUE_BEATS);
    assert_int_equal(tape_next(&t, &beat), TAPE_RESET);
    for (unsigned i = 0; i < TEX_ISSUE_BEATS; i++) {
        assert_int_equal(tape_next(&t, &beat), TAPE_BEAT);
        assert_true(beat.instruction == 0 && beat.resets == 1 && beat.warp == 4);
    }
    assert_int_equal(tape_next(&t, &beat), TAPE_END);
    assert_true(t.count == 2 && tape_case(&t, 1));
    for (unsigned i = 0; i < TEX_ISSUE_BEATS; i++) {
        assert_int_equal(tape_next(&t, &beat), TAPE_BEAT);
        assert_true(beat.instruction == 0 && beat.resets == 0 && beat.warp == 5 && beat.cycle == 2 + i);
    }
    assert_int_equal(tape_next(&t, &beat), TAPE_END);
    tape_close(&t);
}

/* At strictness order there is no model. */
static void unmodelled(void **state)
{
    struct world *w = *state;
    struct tape t;
    struct beat beat;
    trace_case(&w->t, "order", BIT(TEX_AT_FILL));
    cycle(w, UNMODELLED);
    show(w, BIT(TEX_AT_FILL), BIT(TEX_AT_FILL));
    cycle(w, UNMODELLED);
    open_tape(w, &t, TRACE_RTL);
    assert_true(!t.cases[0].modelled && t.cases[0].visible == BIT(TEX_AT_FILL));
    pass(&t, 1);
    assert_int_equal(tape_next(&t, &beat), TAPE_END);
    tape_close(&t);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, setup, teardown)
int main(void)
{
    const struct CMUnitTest tests[] = {TEST(threads), TEST(apart), TEST(resets), TEST(unmodelled)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
