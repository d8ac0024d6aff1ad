// SPDX-License-Identifier: Apache-2.0
/* What is lowered from any bytes is a vector that loads: for both front ends. */
#ifndef LOWERED_H
#define LOWERED_H
#include <stdio.h>
#include <stdlib.h>

#include "lower/lower_vector.h"
#include "vector/vector.h"

/* A fault of the lowering, or a vector that is refused, ends the process. */
static void lowered_loads(enum lower_end end, const char *text, size_t size)
{
    struct vector_limits limits = vector_default_limits();
    struct test_case c;
    struct diag diag;
    if (end == LOWER_FAULT)
        abort();
    if (end != LOWER_DONE)
        return;
    diag_init(&diag, NULL);
    if (!vector_read(text, size, NULL, &limits, &c, &diag)) {
        diag_render(&diag, stderr);
        abort();
    }
    diag_free(&diag);
    case_free(&c);
}

#endif
