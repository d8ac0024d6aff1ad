// SPDX-License-Identifier: Apache-2.0
/* What the golden model makes of a case, without any simulation: every stage's values of every thread. */
#ifndef EXPLAIN_H
#define EXPLAIN_H
#include <stdio.h>

#include "case.h"

struct explain_filter {
    uint32_t instruction, lane; /* UINT32_MAX: all */
};

/* False if memory is out. */
bool explain_case(const struct test_case *c, const struct explain_filter *filter, FILE *out);

#endif
