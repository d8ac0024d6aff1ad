// SPDX-License-Identifier: Apache-2.0
/* The `expect` lines of a case, checked on the RTL's own transfers, by instruction and thread. */
#ifndef EXPECT_H
#define EXPECT_H
#include "case/case.h"
#include "compare/failure.h"
#include "compare/track.h"

#define EXPECT_SHOWN 20U

struct expect {
    const struct test_case *c;
    bool *reached;               /* per expectation */
    tex_boundary_set boundaries; /* with expectations */
    uint64_t compares;
    bool all; /* go on after one that fails: count, and keep the texts of the first */
    size_t failed;
    char (*text)[FAILURE_TEXT];
};

/* False if memory is out. */
bool expect_start(struct expect *e, const struct test_case *c, bool all);
/* Expectations judged at the strictness of the case: result registers always, fields where the boundary is compared. */
size_t expect_judged(const struct test_case *c);
void expect_free(struct expect *e);
/*
 * Check the transfers of a cycle; `t` is the tracker before this cycle is counted. False at the first value that
 * differs: then kind, boundary, instruction, lane and text of `failure` are filled. With `all`, true.
 */
bool expect_cycle(struct expect *e, const struct track *t, const struct tex_frame *f, struct failure *failure);
/* A reset: what was reached before it counts no more. */
void expect_restart(struct expect *e);
/*
 * All were reached, and memory as the RTL left it holds what was expected; else `failure` names the first that is not
 * so, and says what the model's memory holds.
 */
bool expect_end(struct expect *e, const struct image *rtl, const struct image *model, struct failure *failure);

#endif
