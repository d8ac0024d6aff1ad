// SPDX-License-Identifier: Apache-2.0
/* Colour: on a terminal that has it, and nowhere else. */
#include "base/console_paint.h"

#include <string.h>

#include "terminal.h"

static void set(const char *name, const char *value)
{
    if (value)
        setenv(name, value, 1);
    else
        unsetenv(name);
}

static const char *on_terminal(struct terminal *t, const char *term, const char *no_color)
{
    set("TERM", term);
    set("NO_COLOR", no_color);
    terminal_open(t, 80);
    console_paint(t->out, CONSOLE_BAD);
    fputs("x", t->out);
    console_paint(t->out, CONSOLE_PLAIN);
    console_paint(t->out, CONSOLE_GOOD);
    return terminal_close(t);
}

static void a_terminal_has_colour(void **state)
{
    (void)state;
    struct terminal t;
    assert_string_equal(on_terminal(&t, "xterm", NULL), "\033[1;31mx\033[0m\033[1;32m");
    assert_string_equal(on_terminal(&t, "xterm", ""), "\033[1;31mx\033[0m\033[1;32m");
}

static void one_that_has_none_or_wants_none(void **state)
{
    (void)state;
    struct terminal t;
    assert_string_equal(on_terminal(&t, "dumb", NULL), "x");
    assert_string_equal(on_terminal(&t, "", NULL), "x");
    assert_string_equal(on_terminal(&t, NULL, NULL), "x");
    assert_string_equal(on_terminal(&t, "xterm", "1"), "x");
}

static void a_file_and_memory_have_none(void **state)
{
    (void)state;
    char *text = NULL;
    size_t size = 0;
    set("TERM", "xterm");
    set("NO_COLOR", NULL);
    FILE *memory = open_memstream(&text, &size), *file = tmpfile();
    console_paint(memory, CONSOLE_BAD);
    console_paint(file, CONSOLE_BAD);
    assert_int_equal(ftell(file), 0);
    fclose(memory);
    fclose(file);
    assert_string_equal(text, "");
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_terminal_has_colour),
        cmocka_unit_test(one_that_has_none_or_wants_none),
        cmocka_unit_test(a_file_and_memory_have_none),
    };
    return cmocka_run_group_tests_name("console_paint", tests, NULL, NULL);
}
