// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"

#include <stdlib.h>

#include "tap.h"

static void expect(const char *text, const char *wanted)
{
    char *name = text_file_name(text);
    assert_string_equal(name, wanted);
    free(name);
}

static void file_names(void **state)
{
    (void)state;
    expect("tb_plain.bench.dut", "tb_plain.bench.dut");
    expect("tb.arr[0].dut", "tb.arr_0_.dut");
    expect("tb.\\b/../../../evil$x .dut", "tb._b_.._.._.._evil_x_.dut");
    expect("..", "_.");
    expect("/", "_");
    expect(".hidden", "_hidden");
    expect("-rf", "-rf");
    expect("\xc3\xa9\n", "___");
    expect("", "");
}

/* What is too long is cut, and still its own. */
static void long_names(void **state)
{
    char a[600], b[600];
    (void)state;
    memset(a, 'x', sizeof a);
    a[TEXT_FILE_NAME] = '\0';
    expect(a, a);
    a[TEXT_FILE_NAME] = 'x';
    a[sizeof a - 1] = '\0';
    memcpy(b, a, sizeof a);
    b[sizeof b - 2] = 'y';
    char *of_a = text_file_name(a), *again = text_file_name(a), *of_b = text_file_name(b);
    assert_int_equal(strlen(of_a), TEXT_FILE_NAME);
    assert_memory_equal(of_a, a, TEXT_FILE_NAME - 9);
    assert_string_equal(of_a, again);
    assert_string_not_equal(of_a, of_b);
    free(of_a);
    free(again);
    free(of_b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(file_names), cmocka_unit_test(long_names)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
