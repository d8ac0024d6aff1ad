// SPDX-License-Identifier: Apache-2.0
/* A recording read back, one side of it; and one that was cut or damaged, at every byte. */
#include "diff_recording.h"

#include <stdlib.h>
#include <unistd.h>

#define WORD UINT64_C(0xc8380057aff70008)

/* Two cases of one name: beats of both sides, of one alone, a reset, a failure. */
static FILE *recording(void)
{
    struct hand h;
    hand_begin(&h, HAND_LAYOUT);
    record_out_case(&h.out, "same", 0x7, RECORD_MODELLED);
    hand_beat(&h, HAND_ONE, HAND_BOTH, 4, 0, 3, 11);
    hand_instruction(&h, 4, 0, WORD, 9);
    hand_beat(&h, HAND_ONE, HAND_RTL, 6, 0, 4, 12);
    hand_beat(&h, HAND_ONE, HAND_MODEL, 7, 0, 4, 13);
    hand_mark(&h, RECORD_RESET, 9);
    hand_beat(&h, HAND_BUS, HAND_RTL, 10, RECORD_NONE, 0, 14);
    hand_mark(&h, RECORD_FAILED, 12);
    hand_mark(&h, RECORD_CASE_END, 13);
    record_out_case(&h.out, "same", 0x1, 0);
    hand_mark(&h, RECORD_CASE_END, 1);
    return hand_end(&h);
}

static void expect_beat(struct tape *t, uint64_t cycle, unsigned boundary, uint32_t value, struct beat *beat)
{
    assert_int_equal(tape_next(t, beat), TAPE_BEAT);
    assert_true(beat->cycle == cycle && beat->boundary == boundary && beat->payload[0] == value);
}

static void sides(void **state)
{
    (void)state;
    for (unsigned side = 0; side < TRACE_SIDES; side++) {
        struct tape t;
        struct beat beat;
        assert_true(tape_open(&t, recording(), "hand.rec", (enum trace_side)side));
        assert_true(tape_case(&t, 0));
        expect_beat(&t, 4, HAND_ONE, 11, &beat);
        assert_true(beat.instruction == 0 && beat.lanes == 8 && beat.word == 0 && beat.resets == 0);
        expect_beat(&t, side == TRACE_RTL ? 6 : 7, HAND_ONE, side == TRACE_RTL ? 12 : 13, &beat);
        assert_true(beat.word == WORD && beat.warp == 9); /* told by then */
        assert_int_equal(tape_next(&t, &beat), TAPE_RESET);
        assert_int_equal(beat.cycle, 9);
        if (side == TRACE_RTL) {
            expect_beat(&t, 10, HAND_BUS, 14, &beat);
            assert_true(beat.instruction == RECORD_NONE && beat.word == 0 && beat.resets == 1);
        }
        assert_int_equal(tape_next(&t, &beat), TAPE_FAILED);
        assert_int_equal(beat.cycle, 12);
        assert_int_equal(tape_next(&t, &beat), TAPE_END);
        assert_int_equal(beat.cycle, 13);
        assert_int_equal(tape_next(&t, &beat), TAPE_END);
        tape_close(&t);
    }
}

static void cases(void **state)
{
    struct tape t;
    struct beat beat;
    (void)state;
    assert_true(tape_open(&t, recording(), "hand.rec", TRACE_RTL));
    assert_int_equal(t.count, 2);
    assert_true(t.cases[0].modelled && !t.cases[1].modelled && t.cases[0].visible == 7 && t.cases[1].visible == 1);
    assert_string_equal(t.cases[1].name, "same");
    assert_true(t.cases[0].number == 0 && t.cases[1].number == 1);
    assert_true(tape_case(&t, 1)); /* in any order */
    assert_int_equal(tape_next(&t, &beat), TAPE_END);
    assert_true(tape_case(&t, 0));
    expect_beat(&t, 4, HAND_ONE, 11, &beat);
    tape_close(&t);
}

/* More than a chunk. */
static void long_case(void **state)
{
    enum { BEATS = 100000 };
    struct hand h;
    struct tape t;
    struct beat beat;
    (void)state;
    hand_begin(&h, HAND_LAYOUT);
    record_out_case(&h.out, "long", 7, 0);
    for (uint32_t i = 0; i < BEATS; i++)
        hand_beat(&h, HAND_BUS, HAND_RTL, 3 * i, RECORD_NONE, 0, i);
    hand_mark(&h, RECORD_CASE_END, 3 * BEATS);
    assert_true(tape_open(&t, hand_end(&h), "hand.rec", TRACE_RTL));
    assert_true(tape_case(&t, 0));
    for (uint32_t i = 0; i < BEATS; i++)
        expect_beat(&t, 3 * (uint64_t)i, HAND_BUS, i, &beat);
    assert_int_equal(tape_next(&t, &beat), TAPE_END);
    tape_close(&t);
}

/* All items of all cases; false: it is refused, with a message. */
static bool reads(FILE *in)
{
    struct tape t;
    struct beat beat;
    bool good = tape_open(&t, in, "hand.rec", TRACE_RTL);
    for (size_t i = 0; good && i < t.count; i++) {
        enum tape_item item = TAPE_BEAT;
        good = tape_case(&t, i);
        while (good && item != TAPE_END && item != TAPE_WRONG)
            item = tape_next(&t, &beat);
        good = good && item == TAPE_END;
    }
    assert_int_equal(good, t.error[0] == '\0');
    assert_true(good || strncmp(t.error, "hand.rec: byte ", strlen("hand.rec: byte ")) == 0);
    tape_close(&t);
    return good;
}

static long size_of(FILE *file)
{
    assert_int_equal(fseek(file, 0, SEEK_END), 0);
    return ftell(file);
}

static void cut(void **state)
{
    (void)state;
    FILE *whole = recording();
    long size = size_of(whole);
    fclose(whole);
    for (long at = 0; at < size; at++) {
        FILE *file = recording();
        assert_int_equal(ftruncate(fileno(file), at), 0);
        assert_false(reads(file));
    }
    assert_true(reads(recording()));
}

/* A changed byte is found, by the form or by the sum of a chunk, or it means nothing: nothing crashes. */
static void damaged(void **state)
{
    (void)state;
    FILE *whole = recording();
    long size = size_of(whole), passed = 0;
    fclose(whole);
    for (long at = 0; at < size; at++) {
        FILE *file = recording();
        assert_int_equal(fseek(file, at, SEEK_SET), 0);
        int byte = fgetc(file);
        assert_int_equal(fseek(file, at, SEEK_SET), 0);
        fputc(byte ^ 0x15, file);
        assert_int_equal(fflush(file), 0);
        passed += reads(file);
    }
    assert_true(passed < size / 20);
}

/* What a zstd frame cannot tell: items that are none. */
static void wrong_items(void **state)
{
    static const struct {
        uint32_t head;
        const char *why;
    } rows[] = {{200, "item 200 is none"},
                {RECORD_BEAT | 3 << 8, "boundary 3 of 3"},
                {RECORD_BEAT, "more words of an item"},
                {RECORD_INSTRUCTION, "more words of an item"}};
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        struct hand h;
        struct tape t;
        struct beat beat;
        const struct record_part none = {NULL, 0};
        hand_begin(&h, HAND_LAYOUT);
        record_out_case(&h.out, "bad", 7, 0);
        record_out_item(&h.out, rows[i].head | HAND_BOTH << 16, 0, none, none);
        assert_true(tape_open(&t, hand_end(&h), "hand.rec", TRACE_RTL));
        assert_true(tape_case(&t, 0));
        assert_int_equal(tape_next(&t, &beat), TAPE_WRONG);
        assert_non_null(strstr(t.error, rows[i].why));
        tape_close(&t);
    }
}

/* A case without an end. */
static void no_end(void **state)
{
    struct hand h;
    struct tape t;
    struct beat beat;
    (void)state;
    hand_begin(&h, HAND_LAYOUT);
    record_out_case(&h.out, "open", 7, 0);
    assert_true(tape_open(&t, hand_end(&h), "hand.rec", TRACE_RTL));
    assert_true(tape_case(&t, 0));
    assert_int_equal(tape_next(&t, &beat), TAPE_WRONG);
    assert_non_null(strstr(t.error, "expected items up to the end of the case"));
    tape_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sides),   cmocka_unit_test(cases),       cmocka_unit_test(long_case), cmocka_unit_test(cut),
        cmocka_unit_test(damaged), cmocka_unit_test(wrong_items), cmocka_unit_test(no_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
