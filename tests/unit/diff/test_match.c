// SPDX-License-Identifier: Apache-2.0
/* Beats of two runs as pairs, what they count as, and which difference is the first. */
#include "diff/match.h"
#include "tap.h"

#include <stdlib.h>

/* Boundary 0 has one beat a name; boundary 1 several; the beats of boundary 2 have no names. */
enum { ONCE, ASKS, BUS, BOUNDARIES };
#define NONE RECORD_NONE

struct world {
    struct common common;
    struct tally tally;
    struct match match;
};

static int setup(void **state)
{
    struct world *w = calloc(1, sizeof *w);
    assert_non_null(w);
    w->common.count = BOUNDARIES;
    for (unsigned b = 0; b < BOUNDARIES; b++)
        w->common.boundary[b].words = 2;
    w->common.boundary[ONCE].once = true;
    match_begin(&w->match, &w->common, &w->tally);
    match_case(&w->match, 0);
    *state = w;
    return 0;
}

static int teardown(void **state)
{
    struct world *w = *state;
    match_free(&w->match);
    free(w);
    return 0;
}

static void beat(struct world *w, unsigned run, unsigned boundary, uint64_t cycle, uint32_t instruction, uint32_t lanes,
                 uint32_t value)
{
    const struct beat b = {.cycle = cycle, .instruction = instruction, .lanes = lanes, .payload = {0, value}};
    assert_true(match_add(&w->match, run, boundary, &b));
}

/* Same, shifted, order, different, only in A, only in B, cut. */
static void counts(const struct world *w, unsigned boundary, const unsigned expected[TALLY_KINDS])
{
    for (unsigned kind = 0; kind < TALLY_KINDS; kind++)
        assert_int_equal(w->tally.boundary[boundary].count[kind], expected[kind]);
}
#define COUNTS(w, boundary, ...) counts(w, boundary, (const unsigned[TALLY_KINDS]){__VA_ARGS__})

static enum tally_class end(struct world *w)
{
    match_settle(&w->match);
    match_case_end(&w->match);
    return tally_class_of(w->tally.beats);
}

static void same(void **state)
{
    struct world *w = *state;
    for (unsigned run = 0; run < DIFF_RUNS; run++)
        for (unsigned b = 0; b < BOUNDARIES; b++)
            beat(w, run, b, 5, b == BUS ? NONE : 1, 1, 9);
    assert_int_equal(end(w), TALLY_CLASS_SAME);
    for (unsigned b = 0; b < BOUNDARIES; b++)
        COUNTS(w, b, 1);
    assert_int_equal(tally_find(&w->tally, TALLY_CLASS_CONTENTS), RECORD_BOUNDARIES);
}

/* Cases are added up; the least and the most are those of single beats. */
static void shifted(void **state)
{
    struct world *w = *state;
    for (unsigned i = 0; i < 3; i++) {
        beat(w, DIFF_A, BUS, 10 * i, NONE, 0, i);
        beat(w, DIFF_B, BUS, 10 * i + (i == 1 ? 7 : i == 2 ? 4 : 0), NONE, 0, i);
    }
    assert_int_equal(end(w), TALLY_CLASS_TIMING);
    match_case(&w->match, 1);
    beat(w, DIFF_B, BUS, 1, NONE, 0, 8);
    beat(w, DIFF_A, BUS, 3, NONE, 0, 8);
    assert_int_equal(end(w), TALLY_CLASS_TIMING);
    COUNTS(w, BUS, 1, 3);
    const struct tally_boundary *b = &w->tally.boundary[BUS];
    assert_true(b->least == -2 && b->most == 7 && b->cycles == 4 - 2);
    assert_int_equal(b->shift.beat[DIFF_A].cycle, 10);
    assert_int_equal(b->shift.beat[DIFF_B].cycle, 17);
    assert_int_equal(tally_find(&w->tally, TALLY_CLASS_TIMING), BUS);
}

/* Where a name is one beat, it is the pair, whatever it holds. */
static void different(void **state)
{
    struct world *w = *state;
    for (uint32_t lane = 0; lane < 4; lane++)
        beat(w, DIFF_A, ONCE, lane, 2, UINT32_C(1) << lane, lane);
    for (uint32_t lane = 0; lane < 4; lane++)
        beat(w, DIFF_B, ONCE, lane + 1, 2, UINT32_C(1) << lane, lane == 2 ? 1 : lane);
    COUNTS(w, ONCE, 0, 3, 0, 1); /* nothing waits */
    assert_int_equal(end(w), TALLY_CLASS_CONTENTS);
    COUNTS(w, ONCE, 0, 3, 0, 1);
    const struct tally_first *f = &w->tally.boundary[ONCE].contents;
    assert_true(f->there && f->kind == TALLY_DIFFERENT && f->beat[DIFF_A].lanes == 4);
    assert_true(f->beat[DIFF_A].payload[1] == 2 && f->beat[DIFF_B].payload[1] == 1);
    assert_true(f->beat[DIFF_A].cycle == 2 && f->beat[DIFF_B].cycle == 3);
}

/* A beat more in one run moves no other pair. */
static void alone(void **state)
{
    struct world *w = *state;
    beat(w, DIFF_A, BUS, 1, NONE, 0, 5);
    for (uint32_t i = 0; i < 8; i++) {
        beat(w, DIFF_A, BUS, 2 + i, NONE, 0, 10 + i);
        beat(w, DIFF_B, BUS, 2 + i, NONE, 0, 10 + i);
    }
    beat(w, DIFF_A, ONCE, 4, 0, 1, 0);
    beat(w, DIFF_B, ONCE, 4, 0, 2, 0);
    assert_int_equal(end(w), TALLY_CLASS_CONTENTS);
    COUNTS(w, BUS, 8, 0, 0, 0, 1, 0);
    COUNTS(w, ONCE, 0, 0, 0, 0, 1, 1);
    assert_int_equal(w->tally.boundary[BUS].contents.beat[DIFF_A].payload[1], 5);
}

/* Of the same contents, a request of another thread is no partner. */
static void other_thread(void **state)
{
    struct world *w = *state;
    beat(w, DIFF_A, ASKS, 1, 0, 1, 7);
    beat(w, DIFF_B, ASKS, 1, 0, 2, 7);
    assert_int_equal(end(w), TALLY_CLASS_CONTENTS);
    COUNTS(w, ASKS, 0, 0, 0, 0, 1, 1);
}

/* Of the same thread, the same contents go first; what is left is different. */
static void requests(void **state)
{
    struct world *w = *state;
    beat(w, DIFF_A, ASKS, 1, 0, 1, 7);
    beat(w, DIFF_A, ASKS, 2, 0, 1, 8);
    beat(w, DIFF_B, ASKS, 2, 0, 1, 8);
    beat(w, DIFF_B, ASKS, 3, 0, 1, 9);
    assert_int_equal(end(w), TALLY_CLASS_CONTENTS);
    COUNTS(w, ASKS, 1, 0, 0, 1);
    assert_int_equal(w->tally.boundary[ASKS].contents.beat[DIFF_A].payload[1], 7);
    assert_int_equal(w->tally.boundary[ASKS].contents.beat[DIFF_B].payload[1], 9);
}

/* 1 2 3 4 became 2 1 3 4: the beat that another has passed. */
static void order(void **state)
{
    struct world *w = *state;
    static const uint32_t in_b[] = {2, 1, 3, 4};
    for (unsigned i = 0; i < 4; i++)
        beat(w, DIFF_A, BUS, i, NONE, 0, i + 1);
    for (unsigned i = 0; i < 4; i++)
        beat(w, DIFF_B, BUS, i, NONE, 0, in_b[i]);
    assert_int_equal(end(w), TALLY_CLASS_ORDER);
    COUNTS(w, BUS, 2, 1, 1);
    assert_int_equal(w->tally.boundary[BUS].order.beat[DIFF_A].payload[1], 1);
    assert_int_equal(tally_find(&w->tally, TALLY_CLASS_ORDER), BUS);
}

/* The same count, whichever run is read first. */
static void order_as_read(void **state)
{
    struct world *w = *state;
    static const struct {
        unsigned run;
        uint32_t value;
    } read[] = {{DIFF_B, 2}, {DIFF_A, 1}, {DIFF_B, 1}, {DIFF_B, 3}, {DIFF_A, 2}, {DIFF_A, 3}};
    for (unsigned i = 0; i < COUNT_OF(read); i++)
        beat(w, read[i].run, BUS, 0, NONE, 0, read[i].value);
    assert_int_equal(end(w), TALLY_CLASS_ORDER);
    COUNTS(w, BUS, 2, 0, 1);
}

/* Many equal beats: the first of one run is that of the other. */
static void equals(void **state)
{
    struct world *w = *state;
    for (unsigned i = 0; i < 300; i++)
        beat(w, DIFF_A, BUS, i, NONE, 0, 1);
    for (unsigned i = 0; i < 300; i++)
        beat(w, DIFF_B, BUS, i, NONE, 0, 1);
    assert_int_equal(end(w), TALLY_CLASS_SAME);
    COUNTS(w, BUS, 300);
}

/* The memory is bounded: the oldest beat is alone when MATCH_MOST others wait behind it. */
static void bounded(void **state)
{
    struct world *w = *state;
    for (uint32_t i = 0; i <= MATCH_MOST; i++)
        beat(w, DIFF_A, BUS, i, NONE, 0, i);
    COUNTS(w, BUS, 0, 0, 0, 0, 1);
    for (uint32_t i = 0; i <= MATCH_MOST; i++)
        beat(w, DIFF_B, BUS, i, NONE, 0, i);
    assert_int_equal(end(w), TALLY_CLASS_CONTENTS);
    COUNTS(w, BUS, MATCH_MOST, 0, 0, 0, 1, 1);
}

/* A bus on which everything differs: what is passed by is paired in order. */
static void all_differ(void **state)
{
    struct world *w = *state;
    for (uint32_t i = 0; i < 2 * MATCH_MOST; i++) {
        beat(w, DIFF_A, BUS, i, NONE, 0, 2 * i);
        beat(w, DIFF_B, BUS, i, NONE, 0, 2 * i + 1);
    }
    assert_int_equal(end(w), TALLY_CLASS_CONTENTS);
    COUNTS(w, BUS, 0, 0, 0, 2 * MATCH_MOST);
}

/* A pair that nothing blocks leaves at once, so that any number fits. */
static void many(void **state)
{
    struct world *w = *state;
    for (uint32_t i = 0; i < 5 * MATCH_MOST; i++) {
        beat(w, DIFF_A, BUS, i, NONE, 0, i);
        if (i >= 100)
            beat(w, DIFF_B, BUS, i - 100, NONE, 0, i - 100);
    }
    for (uint32_t i = 5 * MATCH_MOST - 100; i < 5 * MATCH_MOST; i++)
        beat(w, DIFF_B, BUS, i, NONE, 0, i);
    assert_int_equal(end(w), TALLY_CLASS_SAME);
    COUNTS(w, BUS, 5 * MATCH_MOST);
}

/* A run without names, as of a waveform, against one with. */
static void names_of_one(void **state)
{
    struct world *w = *state;
    beat(w, DIFF_A, ONCE, 1, 3, 1, 6);
    beat(w, DIFF_A, ONCE, 2, 3, 2, 7);
    beat(w, DIFF_B, ONCE, 2, NONE, 0, 7);
    beat(w, DIFF_B, ONCE, 3, NONE, 0, 8);
    assert_int_equal(end(w), TALLY_CLASS_CONTENTS);
    COUNTS(w, ONCE, 1, 0, 0, 1);
}

/* What a case that failed did not come to is no difference of its own, but the case is not the same. */
static void cut(void **state)
{
    struct world *w = *state;
    beat(w, DIFF_A, ONCE, 1, 0, 1, 6);
    beat(w, DIFF_B, ONCE, 1, 0, 1, 6);
    w->match.failed[DIFF_B] = true;
    for (uint32_t i = 0; i < 2 * MATCH_MOST; i++)
        beat(w, DIFF_A, ONCE, 2, i, 2, 6);
    match_settle(&w->match);
    COUNTS(w, ONCE, 1, 0, 0, 0, 0, 0, 2 * MATCH_MOST);
    assert_int_equal(tally_class_of(w->tally.beats), TALLY_CLASS_CONTENTS);
    assert_false(w->tally.boundary[ONCE].contents.there);
}

/* The beat at which it failed is one, and so is a request of the thread; on a bus nothing is sure. */
static void cut_beside(void **state)
{
    struct world *w = *state;
    beat(w, DIFF_B, ONCE, 1, 0, 1, 6);
    beat(w, DIFF_B, ASKS, 1, 0, 1, 6);
    beat(w, DIFF_B, BUS, 1, NONE, 0, 6);
    w->match.failed[DIFF_B] = true;
    beat(w, DIFF_A, BUS, 1, NONE, 0, 7);
    beat(w, DIFF_A, ONCE, 1, 0, 1, 7);
    beat(w, DIFF_A, ASKS, 1, 0, 1, 7);
    match_settle(&w->match);
    COUNTS(w, ONCE, 0, 0, 0, 1);
    COUNTS(w, ASKS, 0, 0, 0, 1);
    COUNTS(w, BUS, 0, 0, 0, 0, 0, 0, 2);
    match_case(&w->match, 1);
    beat(w, DIFF_A, ONCE, 1, 0, 1, 7);
    end(w);
    COUNTS(w, ONCE, 0, 0, 0, 1, 1); /* the next case is whole */
}

/* Nothing is paired across a reset, and places count anew. */
static void resets(void **state)
{
    struct world *w = *state;
    beat(w, DIFF_A, BUS, 1, NONE, 0, 6);
    beat(w, DIFF_A, BUS, 2, NONE, 0, 7);
    beat(w, DIFF_B, BUS, 1, NONE, 0, 7);
    match_settle(&w->match);
    COUNTS(w, BUS, 0, 1, 0, 0, 1);
    beat(w, DIFF_B, BUS, 3, NONE, 0, 6);
    beat(w, DIFF_A, BUS, 3, NONE, 0, 6);
    assert_int_equal(end(w), TALLY_CLASS_CONTENTS);
    COUNTS(w, BUS, 1, 1, 0, 0, 1);
}

/* A difference of the first instruction that differs, at the earliest stage; a cause without a name comes no later. */
static void the_first(void **state)
{
    struct world *w = *state;
    static const struct {
        unsigned boundary;
        uint64_t cycle;
        uint32_t instruction, value[DIFF_RUNS];
    } beats[] = {{ONCE, 50, 2, {1, 2}}, {ASKS, 55, 1, {1, 2}}, {ASKS, 60, 2, {3, 4}}};
    for (unsigned i = 0; i < COUNT_OF(beats); i++)
        for (unsigned run = 0; run < DIFF_RUNS; run++)
            beat(w, run, beats[i].boundary, beats[i].cycle, beats[i].instruction, 1, beats[i].value[run]);
    end(w);
    assert_int_equal(tally_find(&w->tally, TALLY_CLASS_CONTENTS), ASKS);
    assert_int_equal(w->tally.boundary[ASKS].contents.beat[DIFF_A].instruction, 1);
    match_case(&w->match, 1);
    beat(w, DIFF_A, ONCE, 1, 0, 1, 1);
    end(w);
    assert_int_equal(tally_find(&w->tally, TALLY_CLASS_CONTENTS), ASKS); /* an earlier case goes first */
}

static void the_first_of_a_stage(void **state)
{
    struct world *w = *state;
    for (unsigned run = 0; run < DIFF_RUNS; run++) {
        beat(w, run, ASKS, 20, 1, 1, run);
        beat(w, run, ONCE, 30, 1, 2, run);
    }
    end(w);
    assert_int_equal(tally_find(&w->tally, TALLY_CLASS_CONTENTS), ONCE);
}

static void the_first_without_a_name(void **state)
{
    struct world *w = *state;
    w->common.boundary[0].once = false;
    for (unsigned run = 0; run < DIFF_RUNS; run++) {
        beat(w, run, ONCE, 19, NONE, 0, run);
        beat(w, run, ASKS, 20, 1, 1, run);
    }
    end(w);
    assert_int_equal(tally_find(&w->tally, TALLY_CLASS_CONTENTS), ONCE);
}

static void a_later_one_without_a_name(void **state)
{
    struct world *w = *state;
    for (unsigned run = 0; run < DIFF_RUNS; run++) {
        beat(w, run, ONCE, 21, NONE, 0, run);
        beat(w, run, ASKS, 20, 1, 1, run);
    }
    end(w);
    assert_int_equal(tally_find(&w->tally, TALLY_CLASS_CONTENTS), ASKS);
}

/* Of cycles, the earliest of the first case, whatever its instruction. */
static void the_first_shift(void **state)
{
    struct world *w = *state;
    for (unsigned run = 0; run < DIFF_RUNS; run++) {
        beat(w, run, ONCE, 30 + run, 0, 1, 1);
        beat(w, run, ASKS, 20 + run, 5, 1, 1);
    }
    end(w);
    assert_int_equal(tally_find(&w->tally, TALLY_CLASS_TIMING), ASKS);
    match_case(&w->match, 1);
    for (unsigned run = 0; run < DIFF_RUNS; run++)
        beat(w, run, BUS, 2 + run, NONE, 0, 1);
    end(w);
    assert_int_equal(tally_find(&w->tally, TALLY_CLASS_TIMING), ASKS);
}

/* The same numbers after a reset are those of other instructions. */
static void the_first_reset(void **state)
{
    struct world *w = *state;
    struct beat b = {.cycle = 9, .instruction = 4};
    for (unsigned run = 0; run < DIFF_RUNS; run++) {
        b.payload[0] = run;
        assert_true(match_add(&w->match, run, ASKS, &b));
    }
    match_settle(&w->match);
    b = (struct beat){.cycle = 20, .instruction = 0, .resets = 1};
    for (unsigned run = 0; run < DIFF_RUNS; run++) {
        b.payload[0] = run;
        assert_true(match_add(&w->match, run, ONCE, &b));
    }
    end(w);
    assert_int_equal(tally_find(&w->tally, TALLY_CLASS_CONTENTS), ASKS);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, setup, teardown)
int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(same),
        TEST(shifted),
        TEST(different),
        TEST(alone),
        TEST(other_thread),
        TEST(requests),
        TEST(order),
        TEST(order_as_read),
        TEST(equals),
        TEST(bounded),
        TEST(all_differ),
        TEST(many),
        TEST(names_of_one),
        TEST(cut),
        TEST(cut_beside),
        TEST(resets),
        TEST(the_first),
        TEST(the_first_of_a_stage),
        TEST(the_first_without_a_name),
        TEST(a_later_one_without_a_name),
        TEST(the_first_shift),
        TEST(the_first_reset),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
