// SPDX-License-Identifier: Apache-2.0
/* Arithmetic before and after a word: ties, ends, NaN, unknown values. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "lowering/values.h"

static struct low_value known(uint32_t bits)
{
    return (struct low_value){.known = true, .value = bits, .text = "v"};
}

static void layers_go_to_the_nearest_index(void **state)
{
    static const struct {
        float from;
        uint32_t to;
    } rows[] = {{0.5f, 0},  {1.5f, 2},         {2.5f, 2},         {0.49f, 0},     {0.51f, 1}, {-0.5f, 0},
                {-7.0f, 0}, {65534.6f, 65535}, {65536.0f, 65535}, {1e30f, 65535}, {3.0f, 3}};
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct low_value v = known(low_bits(rows[i].from));
        assert_int_equal(low_layer_of_number(&v).value, rows[i].to);
    }
    struct low_value nan = known(0x7fc00000), large = known(70000), minus = known(0xffffffff), small = known(65534);
    assert_int_equal(low_layer_of_number(&nan).value, 0);
    assert_int_equal(low_layer_of_integer(&large).value, 65535);
    assert_int_equal(low_layer_of_integer(&minus).value, 65535);
    assert_int_equal(low_layer_of_integer(&small).value, 65534);
}

static void directions_are_divided_by_the_longest(void **state)
{
    struct low_value v[3] = {known(low_bits(1)), known(low_bits(-4)), known(low_bits(3))};
    (void)state;
    low_direction(v);
    assert_int_equal(v[0].value, low_bits(0.25f));
    assert_int_equal(v[1].value, low_bits(-1));
    assert_int_equal(v[2].value, low_bits(0.75f));
    v[1].known = false;
    low_direction(v);
    assert_false(v[0].known);
}

static void offsets_are_cut_to_their_fields(void **state)
{
    struct low_value v[3] = {known(1), known(0xfffffffe), known(0x12345675)};
    (void)state;
    assert_int_equal(low_offsets(v, 3, 4, 4).value, 0x5e1);
    assert_int_equal(low_offsets(v, 2, 6, 8).value, 0x3e01);
    struct low_value both = low_halves(&v[0], &v[1]);
    assert_int_equal(both.value, 0xfffe0001);
    v[1].known = false;
    assert_false(low_offsets(v, 2, 6, 8).known);
    assert_true(low_offsets(v, 1, 6, 8).known);
}

static void results_are_changed_as_named(void **state)
{
    static const struct {
        enum low_after after;
        uint32_t from, to;
    } rows[] = {
        {LOW_SAME, 0x12345678, 0x12345678},
        {LOW_SATURATE, 0x3f000000, 0x3f000000},
        {LOW_SATURATE, 0x40000000, 0x3f800000},
        {LOW_SATURATE, 0x3f800000, 0x3f800000},
        {LOW_SATURATE, 0xbf800000, 0},
        {LOW_SATURATE, 0x80000000, 0},
        {LOW_SATURATE, 0x7fc00000, 0},
        {LOW_SATURATE, 0x7f800000, 0x3f800000},
        {LOW_LEVEL, 0x00000180, 0x3fc00000},
        {LOW_LEVEL, 0x1234ff00, 0xbf800000},
        {LOW_POSITION_X, 0xf800f800, 0},
        {LOW_POSITION_X, 0x12340000, 0x3f000000},
        {LOW_POSITION_Y, 0x06000123, 0x3f600000},
        {LOW_POSITION_Y, 0xfa000123, 0x3e000000},
    };
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (low_after(rows[i].after, rows[i].from) != rows[i].to)
            fail_msg("row %zu: 0x%08x", i, (unsigned)low_after(rows[i].after, rows[i].from));
    for (unsigned a = 1; a < LOW_AFTERS; a++)
        assert_int_equal(low_after_find(low_after_names[a], strlen(low_after_names[a])), a);
    assert_int_equal(low_after_find("saturat", 7), LOW_SAME);
    assert_int_equal(low_after_find("", 0), LOW_SAME);
}

static void what_is_built_is_known(void **state)
{
    (void)state;
    assert_true(low_is_built("TLD4"));
    assert_true(low_is_built("TXQ"));
    assert_true(low_is_built("SUST"));
    assert_false(low_is_built("TXA")); /* recognised, and described nowhere */
    assert_false(low_is_built("T"));
}

static void a_wrong_plan_is_a_fault(void **state)
{
    struct low_word w = {.target = "TEX"};
    struct low_value v = known(0);
    (void)state;
    low_text(&w, "TEX R8, R0, 0x0, 2D, 0xf");
    low_input(&w, ISA_PORT_RA, &v);
    assert_false(low_assemble(&w));
    assert_non_null(strstr(w.fault, "reads 2 registers of Ra, and 1 are planned"));
    low_input(&w, ISA_PORT_RA, &v);
    assert_true(low_assemble(&w));
    low_text(&w, "TEX R8");
    assert_false(low_assemble(&w));
    assert_non_null(strstr(w.fault, "does not assemble"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(layers_go_to_the_nearest_index),  cmocka_unit_test(directions_are_divided_by_the_longest),
        cmocka_unit_test(offsets_are_cut_to_their_fields), cmocka_unit_test(results_are_changed_as_named),
        cmocka_unit_test(what_is_built_is_known),          cmocka_unit_test(a_wrong_plan_is_a_fault),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
