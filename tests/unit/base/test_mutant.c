// SPDX-License-Identifier: Apache-2.0
#include "base/mutant.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define CARRIED 14795U

static void a_number_is_taken(void **state)
{
    static const struct {
        const char *text;
        uint32_t number;
    } good[] = {{NULL, 0}, {"0", 0}, {"1", 1}, {"017", 17}, {"14795", CARRIED}};
    char error[200];
    (void)state;
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        uint32_t number = 99;
        assert_true(mutant_parse(good[i].text, CARRIED, &number, error, sizeof error));
        assert_int_equal(number, good[i].number);
    }
}

static void what_is_none_is_refused(void **state)
{
    static const char *const bad[] = {"",   "x",   "1x",  " 1",  "1 ",         "+1",
                                      "-1", "0x1", "1.0", "1\n", "4294967297", "99999999999999999999"};
    char error[200];
    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        uint32_t number = 99;
        assert_false(mutant_parse(bad[i], CARRIED, &number, error, sizeof error));
        assert_int_equal(number, 0);
        assert_non_null(strstr(error, "is no number of a mutant: expected 0..14795"));
    }
    uint32_t number = 99;
    assert_false(mutant_parse("14796", CARRIED, &number, error, sizeof error));
    assert_string_equal(error, "TEXLOCK_MUTANT: 14796 is no mutant of this program: expected 0..14795");
}

static void a_program_without_mutants_takes_none(void **state)
{
    uint32_t number = 99;
    char error[200];
    (void)state;
    assert_true(mutant_parse("0", 0, &number, error, sizeof error));
    assert_false(mutant_parse("1", 0, &number, error, sizeof error));
    assert_string_equal(error, "TEXLOCK_MUTANT: this program carries no mutants: expected 0, or no such variable");
    assert_int_equal(setenv("TEXLOCK_MUTANT", "1", 1), 0); /* this test carries none either */
    assert_false(mutant_read(&number, error, sizeof error));
    assert_int_equal(mutant_selected(), 0);
    assert_int_equal(unsetenv("TEXLOCK_MUTANT"), 0);
    assert_true(mutant_read(&number, error, sizeof error));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_number_is_taken),
        cmocka_unit_test(what_is_none_is_refused),
        cmocka_unit_test(a_program_without_mutants_takes_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
