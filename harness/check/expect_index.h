// SPDX-License-Identifier: Apache-2.0
/* Which expectations a transfer may concern: those of its instruction, at its boundary. */
#ifndef EXPECT_INDEX_H
#define EXPECT_INDEX_H
#include "case/case.h"

/* Those of a pair are in `order` from first[pair] to first[pair + 1], as in the case. */
struct expect_index {
    uint32_t warps;
    size_t *first, *order;
};

/* A stretch of the order. */
struct expect_span {
    size_t at, end;
};

/* Of an expectation: its boundary, TEX_BOUNDARIES if it is not to be found. */
typedef enum tex_boundary expect_place(const struct test_case *c, const struct expectation *x);
/* False if out of memory; freed by expect_index_free in any case. */
bool expect_index_make(struct expect_index *index, const struct test_case *c, expect_place *place);
void expect_index_free(struct expect_index *index);
/* Empty of an instruction that the case has not. */
struct expect_span expect_index_find(const struct expect_index *index, uint32_t warp, enum tex_boundary boundary);

#endif
