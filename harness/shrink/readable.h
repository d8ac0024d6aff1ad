// SPDX-License-Identifier: Apache-2.0
/* Whether a case can be written as a vector file that is read again. */
#ifndef READABLE_H
#define READABLE_H
#include "case/case.h"

/* Expectations must match the instructions; the rest of a case can always be written. */
bool readable(const struct test_case *c);

#endif
