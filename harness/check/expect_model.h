// SPDX-License-Identifier: Apache-2.0
/* The function layer's value for an expectation that the RTL does not meet: which of them is wrong? */
#ifndef EXPECT_MODEL_H
#define EXPECT_MODEL_H
#include "case/case.h"

/* One side's value for an expectation. */
struct expect_shown {
    bool written; /* a register: it is */
    uint64_t value;
};

/* The function layer's answer. False if it has none: it knows no caches, and not when a store is in memory. */
bool expect_model(const struct test_case *c, const struct expectation *x, struct expect_shown *out);
/* The same, from the instruction's results. */
bool expect_model_of(const struct tex_warp_result *r, const struct expectation *x, struct expect_shown *out);
/* The value of a register of a result beat for a thread in it. */
struct expect_shown expect_shown(const struct tex_result *r, const struct expectation *x);
/* The value meets the expectation. */
bool expect_met(const struct expectation *x, const struct expect_shown *shown);
/* Whom the model sides with: "RTL", "expectation", "neither", NULL if it does not say. */
const char *expect_sides(const struct test_case *c, const struct expectation *x, const struct expect_shown *rtl,
                         struct expect_shown *model);

#endif
