// SPDX-License-Identifier: Apache-2.0
/* How wide a terminal is, and rows that are no longer. */
#include "base/console_row.h"

#include "terminal.h"

static unsigned columns_of(unsigned short says, const char *environment)
{
    struct terminal t;
    if (environment)
        setenv("COLUMNS", environment, 1);
    else
        unsetenv("COLUMNS");
    terminal_open(&t, says);
    unsigned columns = console_columns(t.out);
    terminal_close(&t);
    unsetenv("COLUMNS");
    return columns;
}

static void columns_are_those_of_the_terminal(void **state)
{
    (void)state;
    assert_int_equal(columns_of(72, NULL), 72);
    assert_int_equal(columns_of(72, "90"), 90);
    assert_int_equal(columns_of(0, NULL), 0);
    assert_int_equal(columns_of(0, "90"), 90);
    assert_int_equal(columns_of(5, NULL), 40);
    assert_int_equal(columns_of(72, "1"), 40);
    assert_int_equal(columns_of(72, "10000"), 10000);
    static const char *const odd[] = {"", "0", "-3", "+90", " 90", "90x", "1e2", "10001", "99999999999999999999999"};
    for (size_t i = 0; i < COUNT_OF(odd); i++)
        assert_int_equal(columns_of(72, odd[i]), 72);
}

/* A file, a pipe, memory: nothing is wrapped, whatever COLUMNS says. */
static void what_is_no_terminal_stays_whole(void **state)
{
    (void)state;
    char *text = NULL;
    size_t size = 0;
    int ends[2];
    setenv("COLUMNS", "40", 1);
    FILE *memory = open_memstream(&text, &size), *file = tmpfile();
    assert_int_equal(pipe(ends), 0);
    FILE *pipe = fdopen(ends[1], "w");
    assert_non_null(pipe);
    assert_int_equal(console_columns(memory), 0);
    assert_int_equal(console_columns(file), 0);
    assert_int_equal(console_columns(pipe), 0);
    assert_int_equal(console_fit(memory, 10, 10, 50), 50);
    console_row_print(memory, 4, "%s", "a row of more than forty columns, which is left as it is");
    fclose(memory);
    fclose(file);
    fclose(pipe);
    close(ends[0]);
    assert_string_equal(text, "a row of more than forty columns, which is left as it is\n");
    free(text);
    unsetenv("COLUMNS");
}

static void expect_row(const char *row, unsigned hang, const char *expected)
{
    struct terminal t;
    terminal_open(&t, 40);
    console_row_print(t.out, hang, "%s", row);
    assert_string_equal(terminal_close(&t), expected);
}

static void rows_are_broken_between_words(void **state)
{
    (void)state;
    expect_row("", 4, "\n");
    expect_row("1234567890123456789012345678901234567890", 4, "1234567890123456789012345678901234567890\n");
    expect_row("12345678901234567890 12345678901234567890", 4, "12345678901234567890\n    12345678901234567890\n");
    expect_row("  name             *  0x0007 (7)            0x0006", 6,
               "  name             *  0x0007 (7)\n      0x0006\n");
    expect_row("R-TLD4-41,R-TLD4-42,R-TLD4-43,R-TLD4-44,PD-6", 2, "R-TLD4-41,R-TLD4-42,R-TLD4-43,R-TLD4-44,\n  PD-6\n");
    /* A longer word than a line stays whole, and so does one where the hang leaves no room. */
    expect_row("a 12345678901234567890123456789012345678901234567890 b", 2,
               "a\n  12345678901234567890123456789012345678901234567890\n  b\n");
    expect_row("1234567890123456789012345 1234567890123456789012345", 39,
               "1234567890123456789012345\n                    1234567890123456789012345\n");
    /* An umlaut is one column. */
    expect_row(
        "\303\274\303\274\303\274\303\274\303\274\303\274\303\274\303\274\303\274\303\274 6789012345678901234567890 1",
        0,
        "\303\274\303\274\303\274\303\274\303\274\303\274\303\274\303\274\303\274\303\274 6789012345678901234567890 "
        "1\n");
}

static void rows_of_parts(void **state)
{
    (void)state;
    struct terminal t;
    struct console_row row;
    terminal_open(&t, 40);
    FILE *to = console_row_begin(&row, t.out);
    fputs("first part of the row", to);
    fputs(", second part of the row", to);
    console_row_end(&row, 2);
    assert_string_equal(terminal_close(&t), "first part of the row, second part of\n  the row\n");
}

/* A file is taken for a terminal of as many columns; a terminal has its own. */
static void rows_of_files_within_a_width(void **state)
{
    (void)state;
    static const unsigned most[] = {120, 60, 0};
    static const char *const shown[] = {"first part, second part, third part, and the rest of it, which is longer\n",
                                        "first part, second part, third part, and the rest of it,\n  which is longer\n",
                                        "first part, second part, third part, and the rest of it, which is longer\n"};
    for (size_t i = 0; i < COUNT_OF(most); i++) {
        struct console_row row;
        char *text = NULL;
        size_t size = 0;
        FILE *memory = open_memstream(&text, &size);
        fputs("first part, second part, third part, and the rest of it, which is longer",
              console_row_begin(&row, memory));
        console_row_end_within(&row, 2, most[i]);
        fclose(memory);
        assert_string_equal(text, shown[i]);
        free(text);
    }
    struct console_row row;
    struct terminal t;
    terminal_open(&t, 40);
    fputs("first part of the row, second part of the row", console_row_begin(&row, t.out));
    console_row_end_within(&row, 2, 120);
    assert_string_equal(terminal_close(&t), "first part of the row, second part of\n  the row\n");
}

static void cells_beside_each_other(void **state)
{
    (void)state;
    struct terminal t;
    terminal_open(&t, 80);
    assert_int_equal(console_fit(t.out, 8, 12, 6), 6);
    assert_int_equal(console_fit(t.out, 8, 12, 7), 6);
    assert_int_equal(console_fit(t.out, 8, 73, 7), 1);
    assert_int_equal(console_fit(t.out, 80, 1, 7), 1);
    assert_int_equal(console_fit(t.out, 200, 12, 7), 1);
    terminal_close(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(columns_are_those_of_the_terminal), cmocka_unit_test(what_is_no_terminal_stays_whole),
        cmocka_unit_test(rows_are_broken_between_words),     cmocka_unit_test(rows_of_parts),
        cmocka_unit_test(rows_of_files_within_a_width),      cmocka_unit_test(cells_beside_each_other),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
