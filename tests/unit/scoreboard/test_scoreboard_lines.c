// SPDX-License-Identifier: Apache-2.0
/* The lines that a scoreboard has seen in a long run: those that are read or needed are kept, the others forgotten. */
#include "scoreboard/scoreboard_state.h"
#include "tap.h"

#define HOT UINT64_C(0x7777) /* read once, and needed ever since */

static bool add(struct scoreboard_lines *m, uint64_t line, uint32_t value, uint64_t cycle)
{
    struct tex_line data = {.data = {value}};
    return scoreboard_lines_add(m, line, &data, cycle, 0);
}

static uint32_t value_of(struct scoreboard_lines *m, uint64_t line)
{
    const struct line_slot *slot = scoreboard_lines_find(m, line);
    return slot ? m->versions[slot->newest - 1].data.data[0] : 0;
}

static void test_the_lines_of_a_long_run_are_bounded(void **state)
{
    struct scoreboard_lines m = {0};
    const uint32_t count = 10 * SCOREBOARD_LINES;
    const uint64_t base = 0x100000;
    (void)state;
    assert_true(add(&m, HOT, 99, 1));
    assert_true(add(&m, HOT, 98, 2)); /* two versions, which are both kept */
    for (uint32_t i = 0; i < count; i++) {
        assert_true(add(&m, base + i, i + 1, i + 3));
        assert_true(i > SCOREBOARD_LINES || !m.forgotten);
        if (i % (SCOREBOARD_LINES / 2) == 0)
            assert_int_equal(value_of(&m, HOT), 98);
    }
    assert_in_range(m.slots_used, SCOREBOARD_LINES, 2 * SCOREBOARD_LINES + 1);
    assert_in_range(m.slots_size, 1, 8 * SCOREBOARD_LINES);
    assert_in_range(m.versions_used, 1, 2 * SCOREBOARD_LINES + 2);
    assert_true(m.forgotten);
    assert_null(scoreboard_lines_find(&m, base));
    for (uint32_t i = count - SCOREBOARD_LINES; i < count; i++)
        assert_int_equal(value_of(&m, base + i), i + 1);
    const struct line_slot *hot = scoreboard_lines_find(&m, HOT);
    assert_non_null(hot);
    assert_int_not_equal(m.versions[hot->newest - 1].older, 0);
    scoreboard_lines_clear(&m);
    assert_false(m.forgotten);
    assert_null(scoreboard_lines_find(&m, HOT));
    scoreboard_lines_free(&m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_the_lines_of_a_long_run_are_bounded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
