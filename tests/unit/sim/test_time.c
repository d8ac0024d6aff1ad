// SPDX-License-Identifier: Apache-2.0
/* The time of the simulation as a message says it. The simulator is two numbers here. */
#include "sim/vpi_time.h"

#include <vpi_user.h>

#include "tap.h"

void vpi_get_time(vpiHandle object, p_vpi_time time)
{
    assert_null(object);
    assert_int_equal(time->type, vpiSimTime);
    time->high = 1;
    time->low = 500;
}

PLI_INT32 vpi_get(PLI_INT32 property, vpiHandle object)
{
    assert_null(object);
    assert_int_equal(property, vpiTimePrecision);
    return -9;
}

static void units(void **state)
{
    static const struct {
        uint64_t ticks;
        int precision;
        const char *text;
    } rows[] = {{3005000, -12, "3005 ns"},
                {3005001, -12, "3005001 ps"},
                {3000000, -12, "3000 ns"},
                {15, -10, "1500 ps"},
                {150, -10, "15 ns"},
                {7, -15, "7 fs"},
                {7000000, -15, "7 ns"},
                {3000, -9, "3000 ns"},
                {42, -8, "420 ns"},
                {42000, -6, "42000 us"},
                {3, 0, "3 s"},
                {3, 2, "300 s"},
                {0, -12, "0 ps"},
                {5, -3, "5 ms"}};
    char text[VPI_TIME_TEXT];
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        vpi_time_text(rows[i].ticks, rows[i].precision, text, sizeof text);
        assert_string_equal(text, rows[i].text);
    }
}

static void now(void **state)
{
    char text[VPI_TIME_TEXT];
    (void)state;
    vpi_time_now(text, sizeof text);
    assert_string_equal(text, "4294967796 ns");
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(units), cmocka_unit_test(now)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
