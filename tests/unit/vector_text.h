// SPDX-License-Identifier: Apache-2.0
/* What the tests of the vector reader share: vectors from strings, and their errors as text. */
#ifndef VECTOR_TEXT_H
#define VECTOR_TEXT_H
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "vector/vector.h"

/* What a reader said, rendered, "" if nothing. `ok`: its answer, which must agree. The string is the caller's. */
static inline char *reader_errors(struct diag *diag, bool ok)
{
    char *errors = NULL;
    size_t length = 0;
    FILE *stream = open_memstream(&errors, &length);
    assert_non_null(stream);
    diag_render(diag, stream);
    fclose(stream);
    assert_int_equal(ok, !diag_any(diag));
    diag_free(diag);
    return errors;
}

/* Errors of reading `text`, rendered; "" if it loads. The string and the case are the caller's to free. */
static inline char *vector_errors(const char *text, size_t size, struct test_case *out)
{
    struct vector_limits limits = vector_default_limits();
    struct diag diag;
    limits.image_bytes = 16 << 20;
    limits.warps = 100;
    limits.expectations = 5000;
    diag_init(&diag, NULL);
    return reader_errors(&diag, vector_read(text, size, NULL, &limits, out, &diag));
}

/* A case from a text that must load. */
static inline void vector_good(const char *text, struct test_case *out)
{
    char *errors = vector_errors(text, strlen(text), out);
    if (errors[0] != '\0')
        fail_msg("%s\n%s", text, errors);
    free(errors);
}

/* A text that must not load: "LINE:COLUMN" of the first error, and a part of its message. */
static inline void vector_bad(const char *text, const char *place, const char *part)
{
    struct test_case c;
    char start[64];
    char *errors = vector_errors(text, strlen(text), &c);
    snprintf(start, sizeof start, "(memory):%s: error: ", place);
    if (strncmp(errors, start, strlen(start)) != 0 || !strstr(errors, part))
        fail_msg("%s\nexpected %s with '%s', found\n%s", text, place, part, errors);
    assert_int_equal(c.warps_count, 0); /* nothing is left over */
    assert_null(c.warps);
    free(errors);
    case_free(&c);
}

#endif
