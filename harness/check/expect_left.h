// SPDX-License-Identifier: Apache-2.0
/* Expectations of the final state: memory, and registers of the unit. Parts of expect.h. */
#ifndef EXPECT_LEFT_H
#define EXPECT_LEFT_H
#include "check/expect.h"

/* Append to a text of FAILURE_TEXT bytes. */
void expect_append(char *text, const char *format, ...);
bool expect_memory(struct expect *e, const struct image *rtl, const struct image *model, struct failure *failure);
/* Expectations of registers that are judged at the strictness of the case. */
size_t expect_registers_judged(const struct test_case *c);

#endif
