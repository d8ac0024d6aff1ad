// SPDX-License-Identifier: Apache-2.0
/* The golden model's values of a case, without simulation: every thread at every stage. */
#ifndef EXPLAIN_H
#define EXPLAIN_H
#include <stdio.h>

#include "case/case.h"

struct explain_filter {
    uint32_t instruction, lane; /* UINT32_MAX: all */
    bool json;                  /* for programs: harness/report/README.md */
    bool picture;               /* and of each thread the level or surface as an image */
};

/* False if out of memory. */
bool explain_case(const struct test_case *c, const struct explain_filter *filter, FILE *out);

/*
 * Parts of it in JSON. An instruction is a line; commas between them are the caller's. `before`: memory as it
 * finds it. False if out of memory.
 */
bool explain_json_begin(const struct test_case *c, FILE *out);
bool explain_json_warp(const struct test_case *c, size_t index, const struct image *before,
                       const struct tex_warp_result *r, const struct explain_filter *filter, FILE *out);
void explain_json_end(FILE *out);
/* Status of a completion token: that of a store is at the lane of its fault. */
uint32_t explain_token(const struct tex_result *beat);

#endif
