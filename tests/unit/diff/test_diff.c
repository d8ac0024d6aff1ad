// SPDX-License-Identifier: Apache-2.0
/* Two recordings made by hand, compared as a whole: cases, resets, layouts, sides. */
#include "diff/diff.h"
#include "diff/diff_part.h"
#include "diff_recording.h"

#include <stdlib.h>
#include <unistd.h>

#define PATH 64

struct world {
    char path[DIFF_RUNS][PATH];
    struct hand hand[DIFF_RUNS];
    struct diff diff;
};

static int setup(void **state)
{
    struct world *w = calloc(1, sizeof *w);
    assert_non_null(w);
    for (unsigned run = 0; run < DIFF_RUNS; run++) {
        snprintf(w->path[run], PATH, P_tmpdir "/texlock-diff-XXXXXX");
        int file = mkstemp(w->path[run]);
        assert_true(file >= 0);
        close(file);
    }
    *state = w;
    return 0;
}

static int teardown(void **state)
{
    struct world *w = *state;
    for (unsigned run = 0; run < DIFF_RUNS; run++)
        unlink(w->path[run]);
    free(w);
    return 0;
}

static struct hand *begin(struct world *w, unsigned run, const char *layout)
{
    struct hand *h = &w->hand[run];
    h->file = fopen(w->path[run], "w+");
    assert_non_null(h->file);
    record_out_begin(&h->out, h->file);
    record_out_layout(&h->out, layout, strlen(layout));
    return h;
}

static void finish(struct hand *h)
{
    fclose(hand_end(h));
}

/* A case of one beat in cycle 5, that ends in cycle `last`. */
static void plain_case(struct hand *h, const char *name, uint32_t value, uint64_t last)
{
    record_out_case(&h->out, name, 7, 0);
    hand_beat(h, HAND_ONE, HAND_RTL, 5, 0, 1, value);
    hand_mark(h, RECORD_CASE_END, last);
}

static enum tally_class compare(struct world *w, bool sides)
{
    assert_true(diff_open(&w->diff, w->path[DIFF_A], sides ? NULL : w->path[DIFF_B], sides));
    assert_true(diff_run(&w->diff));
    return diff_class(&w->diff);
}

static void wrong(struct world *w, bool sides, const char *why)
{
    bool good = diff_open(&w->diff, w->path[DIFF_A], w->path[DIFF_B], sides) && diff_run(&w->diff);
    assert_false(good);
    assert_non_null(strstr(w->diff.error, why));
    diff_close(&w->diff);
}

/* Whatever their order; two of one name are the first and the second. */
static void cases_by_name(void **state)
{
    struct world *w = *state;
    struct hand *a = begin(w, DIFF_A, HAND_LAYOUT), *b = begin(w, DIFF_B, HAND_LAYOUT);
    plain_case(a, "x", 1, 9);
    plain_case(a, "y", 2, 9);
    plain_case(a, "x", 3, 9);
    plain_case(b, "y", 2, 9);
    plain_case(b, "x", 1, 9);
    plain_case(b, "x", 3, 9);
    finish(a);
    finish(b);
    assert_int_equal(compare(w, false), TALLY_CLASS_SAME);
    assert_true(w->diff.count == 3 && w->diff.tally.boundary[HAND_ONE].count[TALLY_SAME] == 3);
    assert_true(w->diff.cases[0].number[DIFF_B] == 1 && w->diff.cases[2].number[DIFF_B] == 2);
    diff_close(&w->diff);
}

static void cases_alone(void **state)
{
    struct world *w = *state;
    struct hand *a = begin(w, DIFF_A, HAND_LAYOUT), *b = begin(w, DIFF_B, HAND_LAYOUT);
    plain_case(a, "x", 1, 9);
    plain_case(b, "x", 1, 9);
    plain_case(b, "new", 1, 9);
    plain_case(b, "x", 1, 9);
    finish(a);
    finish(b);
    assert_int_equal(compare(w, false), TALLY_CLASS_CONTENTS);
    assert_true(w->diff.count == 1 && diff_alone(&w->diff, DIFF_A) == 0 && diff_alone(&w->diff, DIFF_B) == 2);
    assert_int_equal(w->diff.cases[0].class, TALLY_CLASS_SAME);
    assert_int_equal(diff_cycles(&w->diff, DIFF_B), 10);
    diff_close(&w->diff);
}

static void nothing_in_common(void **state)
{
    struct world *w = *state;
    struct hand *a = begin(w, DIFF_A, HAND_LAYOUT), *b = begin(w, DIFF_B, HAND_LAYOUT);
    plain_case(a, "x", 1, 9);
    plain_case(b, "y", 1, 9);
    finish(a);
    finish(b);
    wrong(w, false, "no case of one is in the other");
    b = begin(w, DIFF_B, "boundary\tthree\ts\tc\t1\t1\n");
    finish(b);
    wrong(w, false, "no boundary of one is in the other");
    wrong(w, true, "the model was stepped in no case");
}

/* The same beats, and a case that lasts longer. */
static void length(void **state)
{
    struct world *w = *state;
    struct hand *a = begin(w, DIFF_A, HAND_LAYOUT), *b = begin(w, DIFF_B, HAND_LAYOUT);
    plain_case(a, "x", 1, 9);
    plain_case(b, "x", 1, 10);
    finish(a);
    finish(b);
    assert_int_equal(compare(w, false), TALLY_CLASS_TIMING);
    assert_true(w->diff.cases[0].cycles[DIFF_A] == 10 && w->diff.cases[0].cycles[DIFF_B] == 11);
    assert_int_equal(diff_later(&w->diff), 1);
    diff_close(&w->diff);
}

/* A boundary that one run does not show; a field that one has alone. */
static void unseen(void **state)
{
    struct world *w = *state;
    struct hand *a = begin(w, DIFF_A, HAND_LAYOUT);
    struct hand *b = begin(w, DIFF_B,
                           "boundary\ttwo\tsecond\tthird\t1\t1\nfield\tv\t0\t32\t1\tu\t-\n"
                           "boundary\tone\tfirst\tsecond\t1\t1\nfield\tv\t0\t16\t1\tu\t-\n");
    record_out_case(&a->out, "x", 7, 0);
    hand_beat(a, HAND_ONE, HAND_RTL, 5, 0, 1, 0xdead0001);
    hand_beat(a, HAND_TWO, HAND_RTL, 6, 0, 1, 5);
    hand_beat(a, HAND_BUS, HAND_RTL, 6, RECORD_NONE, 0, 5);
    hand_mark(a, RECORD_CASE_END, 9);
    record_out_case(&b->out, "x", 2, 0); /* `one` alone: its number there is 1 */
    hand_beat(b, 1, HAND_RTL, 5, 0, 1, 1);
    hand_mark(b, RECORD_CASE_END, 9);
    finish(a);
    finish(b);
    assert_int_equal(compare(w, false), TALLY_CLASS_SAME);
    assert_int_equal(w->diff.tally.boundary[0].count[TALLY_SAME], 1);
    assert_true(w->diff.unseen[1][DIFF_B] && !w->diff.unseen[1][DIFF_A] && !w->diff.unseen[0][DIFF_B]);
    assert_int_equal(w->diff.common.notes_count, 2); /* one.w, bus */
    diff_close(&w->diff);
}

/* What comes after a reset is compared with what comes after that reset. */
static void resets(void **state)
{
    struct world *w = *state;
    for (unsigned run = 0; run < DIFF_RUNS; run++) {
        struct hand *h = begin(w, run, HAND_LAYOUT);
        record_out_case(&h->out, "x", 7, 0);
        hand_beat(h, HAND_ONE, HAND_RTL, 5, 0, 1, 1);
        if (run == DIFF_A)
            hand_beat(h, HAND_ONE, HAND_RTL, 6, 1, 1, 2); /* B had not come so far */
        hand_mark(h, RECORD_RESET, 7);
        hand_beat(h, HAND_ONE, HAND_RTL, 12, 0, 1, 8);
        hand_beat(h, HAND_ONE, HAND_RTL, 13, 1, 1, 9);
        hand_mark(h, RECORD_CASE_END, 20);
        finish(h);
    }
    assert_int_equal(compare(w, false), TALLY_CLASS_CONTENTS);
    const struct tally_boundary *one = &w->diff.tally.boundary[HAND_ONE];
    assert_true(one->count[TALLY_SAME] == 3 && one->count[TALLY_ONLY_A] == 1);
    diff_close(&w->diff);
}

/* A run with a reset less: what it lacks is in the other alone. */
static void reset_missing(void **state)
{
    struct world *w = *state;
    for (unsigned run = 0; run < DIFF_RUNS; run++) {
        struct hand *h = begin(w, run, HAND_LAYOUT);
        record_out_case(&h->out, "x", 7, 0);
        hand_beat(h, HAND_ONE, HAND_RTL, 5, 0, 1, 1);
        if (run == DIFF_B) {
            hand_mark(h, RECORD_RESET, 7);
            hand_beat(h, HAND_ONE, HAND_RTL, 12, 0, 1, 1);
        }
        hand_mark(h, RECORD_CASE_END, 20);
        finish(h);
    }
    assert_int_equal(compare(w, false), TALLY_CLASS_CONTENTS);
    const struct tally_boundary *one = &w->diff.tally.boundary[HAND_ONE];
    assert_true(one->count[TALLY_SAME] == 1 && one->count[TALLY_ONLY_B] == 1);
    diff_close(&w->diff);
}

static void failed(void **state)
{
    struct world *w = *state;
    for (unsigned run = 0; run < DIFF_RUNS; run++) {
        struct hand *h = begin(w, run, HAND_LAYOUT);
        record_out_case(&h->out, "x", 7, 0);
        hand_beat(h, HAND_ONE, HAND_RTL, 5, 0, 1, 1);
        if (run == DIFF_B)
            hand_mark(h, RECORD_FAILED, 6);
        else
            hand_beat(h, HAND_ONE, HAND_RTL, 12, 1, 1, 1);
        hand_mark(h, RECORD_CASE_END, 20 + run);
        finish(h);
    }
    assert_int_equal(compare(w, false), TALLY_CLASS_CONTENTS);
    assert_int_equal(diff_later(&w->diff), 0);
    const uint64_t *count = w->diff.tally.boundary[HAND_ONE].count;
    assert_true(count[TALLY_SAME] == 1 && count[TALLY_CUT] == 1 && count[TALLY_ONLY_A] == 0);
    assert_true(w->diff.cases[0].failed[DIFF_B] && w->diff.cases[0].failed_at[DIFF_B] == 6);
    diff_close(&w->diff);
}

/* RTL and model of one recording; a case without a model is left out. */
static void sides(void **state)
{
    struct world *w = *state;
    struct hand *a = begin(w, DIFF_A, HAND_LAYOUT);
    record_out_case(&a->out, "x", 7, RECORD_MODELLED);
    hand_beat(a, HAND_ONE, HAND_BOTH, 5, 0, 1, 1);
    hand_beat(a, HAND_TWO, HAND_RTL, 6, 0, 1, 0x8001);
    hand_beat(a, HAND_TWO, HAND_MODEL, 7, 0, 1, 0x8003);
    hand_mark(a, RECORD_CASE_END, 20);
    plain_case(a, "order", 1, 9);
    finish(a);
    assert_int_equal(compare(w, true), TALLY_CLASS_CONTENTS);
    assert_true(w->diff.unmodelled == 1 && w->diff.count == 1 && diff_alone(&w->diff, DIFF_A) == 0);
    assert_int_equal(w->diff.tally.boundary[HAND_ONE].count[TALLY_SAME], 1);
    const struct tally_first *f = &w->diff.tally.boundary[HAND_TWO].contents;
    assert_true(f->kind == TALLY_DIFFERENT && f->beat[DIFF_A].payload[0] == 0x8001 && f->beat[DIFF_B].cycle == 7);
    diff_close(&w->diff);
}

/* Many beats in one run alone make the other wait for none of its own. */
static void skew(void **state)
{
    enum { BEATS = 20000 };
    static const char layout[] = "boundary\tissue\ts\tc\t1\t0\nfield\tv\t0\t32\t1\tu\t-\n"
                                 "boundary\tresult\ts\tc\t1\t1\nfield\tv\t0\t32\t1\tu\t-\n"
                                 "boundary\tbus\ts\tc\t2\t0\nfield\tv\t0\t32\t1\tu\t-\n";
    struct world *w = *state;
    for (unsigned run = 0; run < DIFF_RUNS; run++) {
        struct hand *h = begin(w, run, layout);
        record_out_case(&h->out, "x", 7, 0);
        for (uint32_t i = 0; i < BEATS; i++) {
            hand_beat(h, 0, HAND_RTL, 10 * i, i, 0, i);
            if (run == DIFF_B)
                for (uint32_t k = 0; k < 5; k++)
                    hand_beat(h, HAND_BUS, HAND_RTL, 10 * i, RECORD_NONE, 0, 1000000 + i);
            hand_beat(h, HAND_BUS, HAND_RTL, 10 * i, RECORD_NONE, 0, i);
            hand_beat(h, 1, HAND_RTL, 10 * i + 4, i, 0, i);
        }
        hand_mark(h, RECORD_CASE_END, 10 * BEATS);
        finish(h);
    }
    assert_int_equal(compare(w, false), TALLY_CLASS_CONTENTS);
    for (unsigned b = 0; b < 3; b++)
        assert_int_equal(w->diff.tally.boundary[b].count[TALLY_SAME], BEATS);
    assert_int_equal(w->diff.tally.boundary[2].count[TALLY_ONLY_B], 5 * BEATS);
    diff_close(&w->diff);
}

static void lanes(void **state)
{
    static const struct {
        uint32_t lanes;
        const char *text;
    } rows[] = {
        {0, ""}, {1, "0"}, {UINT32_MAX, "0..31"}, {0x2d, "0,2..3,5"}, {0x80000000, "31"}, {0xc0000001, "0,30..31"}};
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        char text[DIFF_TEXT];
        diff_lanes(rows[i].lanes, text);
        assert_string_equal(text, rows[i].text);
    }
}

/* A field of more than 64 bits is shown in words, of which those that differ are marked. */
static void pieces(void **state)
{
    struct tex_leaf_info leaves[] = {{.name = "n", .width = 8, .count = 2, .kind = 'u'},
                                     {.name = "wide", .offset = 16, .width = 80, .count = 1, .kind = 'x'}};
    const struct common_boundary b = {.leaves = leaves, .count = 2};
    const struct beat beat[DIFF_RUNS] = {{.payload = {0x00000705, 0xab0000, 0}},
                                         {.payload = {0x00000805, 0xac0000, 0}}};
    static const struct {
        const char *name, *a, *b;
        bool differs;
    } rows[] = {{"n[0]", "0x05 (5)", "0x05 (5)", false},
                {"n[1]", "0x07 (7)", "0x08 (8)", true},
                {"wide[31:0]", "0x00000000", "0x00000000", false},
                {"wide[63:32]", "0x000000ab", "0x000000ac", true},
                {"wide[79:64]", "0x0000", "0x0000", false}};
    struct diff_piece piece;
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        assert_true(diff_piece(&b, beat, i, &piece));
        assert_string_equal(piece.name, rows[i].name);
        assert_string_equal(piece.text[DIFF_A], rows[i].a);
        assert_string_equal(piece.text[DIFF_B], rows[i].b);
        assert_int_equal(piece.differs, rows[i].differs);
    }
    assert_false(diff_piece(&b, beat, COUNT_OF(rows), &piece));
}

/* Cases without names of their own are compared by their order. */
static void numbered(void **state)
{
    struct world *w = *state;
    struct hand *a = begin(w, DIFF_A, RECORD_NUMBERED HAND_LAYOUT), *b = begin(w, DIFF_B, HAND_LAYOUT);
    plain_case(a, "reset 1", 1, 9);
    plain_case(a, "reset 2", 2, 9);
    plain_case(a, "reset 3", 2, 9);
    plain_case(b, "x", 1, 9);
    plain_case(b, "y", 2, 9);
    finish(a);
    finish(b);
    assert_int_equal(compare(w, false), TALLY_CLASS_CONTENTS);
    assert_true(w->diff.count == 2 && w->diff.tally.boundary[HAND_ONE].count[TALLY_SAME] == 2);
    assert_int_equal(diff_alone(&w->diff, DIFF_A), 1);
    diff_close(&w->diff);
}

#define TEST(f) cmocka_unit_test_setup_teardown(f, setup, teardown)
int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lanes),
        cmocka_unit_test(pieces),
        TEST(numbered),
        TEST(cases_by_name),
        TEST(cases_alone),
        TEST(nothing_in_common),
        TEST(length),
        TEST(unseen),
        TEST(resets),
        TEST(reset_missing),
        TEST(failed),
        TEST(sides),
        TEST(skew),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
