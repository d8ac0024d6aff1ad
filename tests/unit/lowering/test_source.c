// SPDX-License-Identifier: Apache-2.0
/* Stretches of a text, lists that grow, and what is left out of a text. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "lowering/source.h"

static void slices_ignore_capitals(void **state)
{
    const struct low_slice slice = {"Texture", 3};
    (void)state;
    assert_true(low_slice_is(slice, "TEX"));
    assert_false(low_slice_is(slice, "TE"));
    assert_false(low_slice_is(slice, "TEXT"));
}

static void a_rest_ends_at_marks_and_comments(void **state)
{
    static const struct {
        const char *text, *ends, *rest;
    } rows[] = {{"ld r0 \t\r\nret", "\n", "ld r0"},
                {"ld r0 ; ret", "\n;#", "ld r0"},
                {"ld r0 ; ret", "\n", "ld r0 ; ret"},
                {"ld r0 // no", "\n", "ld r0"},
                {"ld /r0/", "\n", "ld /r0/"},
                {"ld #", "\n;#", "ld"},
                {" \t", "\n", ""},
                {"", "\n", ""}};
    (void)state;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        const struct low_source source = {.text = rows[i].text, .size = strlen(rows[i].text)};
        struct low_slice rest = low_rest(&source, rows[i].text, rows[i].ends);
        if (rest.at != rows[i].text || rest.size != strlen(rows[i].rest))
            fail_msg("'%s': %u bytes", rows[i].text, (unsigned)rest.size);
    }
    const struct low_source zero = {.text = "a\0b", .size = 3};
    assert_int_equal(low_rest(&zero, zero.text, "\n").size, 3);
}

static void lists_name_slots(void **state)
{
    static const char *const names[] = {"address", "level", "sampler"};
    static const uint8_t slots[] = {1, 0, 2};
    static const char *const expected[] = {"", "level", "level and address", "level, address and sampler"};
    char out[40], cut[8];
    (void)state;
    for (unsigned count = 0; count <= 3; count++) {
        low_list(out, sizeof out, names, slots, count);
        assert_string_equal(out, expected[count]);
    }
    low_list(cut, sizeof cut, names, slots, 3);
    assert_string_equal(cut, "level, ");
}

static void lists_grow(void **state)
{
    void *list = NULL;
    size_t room = 0;
    (void)state;
    for (size_t i = 0; i < 100; i++) {
        size_t *place = low_grow(&list, i, &room, sizeof *place);
        assert_non_null(place);
        *place = i;
    }
    assert_true(room >= 100);
    for (size_t i = 0; i < 100; i++)
        assert_int_equal(((size_t *)list)[i], i);
    free(list);
}

static void what_is_left_out_is_in_order(void **state)
{
    static const char text[] = "abcdefghijklmnopqrstuvwxyz";
    struct low_lefts lefts = {0};
    (void)state;
    for (unsigned i = 0; i < 26; i++) { /* 7 and 26 share no factor */
        const struct low_left left = {.text = {text + i * 7 % 26, 1}, .why = "a test"};
        assert_true(low_leave_out(&lefts, &left));
    }
    assert_int_equal(lefts.count, 26);
    for (unsigned i = 0; i < 26; i++)
        assert_ptr_equal(lefts.list[i].text.at, text + i);
    low_lefts_free(&lefts);
    assert_null(lefts.list);
}

static void error_at(struct diag *diag, const struct low_source *source, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    low_error(source, diag, (struct span){2, 2, 1}, format, args);
    va_end(args);
}

static void messages_are_about_the_whole(void **state)
{
    static const char whole[] = "first\nsecond\n";
    const struct low_source part = {.text = whole + 6, .size = 6, .whole = whole, .whole_size = sizeof whole - 1};
    struct diag diag;
    char *said = NULL;
    size_t size;
    (void)state;
    diag_init(&diag, "file");
    error_at(&diag, &part, "%s", "wrong");
    FILE *out = open_memstream(&said, &size);
    assert_non_null(out);
    diag_render(&diag, out);
    fclose(out);
    assert_string_equal(said, "file:2:2: error: wrong\n    second\n     ^\n");
    free(said);
    diag_free(&diag);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(slices_ignore_capitals),
        cmocka_unit_test(a_rest_ends_at_marks_and_comments),
        cmocka_unit_test(lists_name_slots),
        cmocka_unit_test(lists_grow),
        cmocka_unit_test(what_is_left_out_is_in_order),
        cmocka_unit_test(messages_are_about_the_whole),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
