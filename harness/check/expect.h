// SPDX-License-Identifier: Apache-2.0
/* The `expect` lines of a case, checked on the RTL's own transfers, by instruction and thread. */
#ifndef EXPECT_H
#define EXPECT_H
#include "case/case.h"
#include "check/expect_index.h"
#include "compare/failure.h"
#include "compare/track.h"

#define EXPECT_SHOWN 20U

struct expect {
    const struct test_case *c;
    bool *reached;               /* per expectation */
    tex_boundary_set boundaries; /* with expectations */
    struct expect_index index;
    uint64_t compares;
    uint64_t looked; /* at expectations, for transfers: each that may concern one */
    bool all;        /* go on after one that fails: count, and keep the texts of the first */
    size_t failed;
    char (*text)[FAILURE_TEXT];
};

/* False if out of memory. */
bool expect_start(struct expect *e, const struct test_case *c, bool all);
/* Expectations judged at the strictness of the case: result registers and memory always, fields where the boundary is
 * compared, registers of the unit where they do not depend on how caches are built. */
size_t expect_judged(const struct test_case *c);
/* All of them. */
size_t expect_count(const struct test_case *c);
void expect_free(struct expect *e);
/*
 * Check the transfers of a cycle; `t` is the tracker before this cycle is counted. False at the first value that
 * differs: then kind, boundary, instruction, lane and text of `failure` are filled. With `all`, true.
 */
bool expect_cycle(struct expect *e, const struct track *t, const struct tex_frame *f, struct failure *failure);
/* A reset: discard expectations reached before it. */
void expect_restart(struct expect *e);
/*
 * True if all were reached, and the RTL's memory holds the expected bytes; else `failure` names the first that fails,
 * with the model's memory.
 */
bool expect_end(struct expect *e, const struct image *rtl, const struct image *model, struct failure *failure);
/*
 * The i-th expectation of a register of the unit, with its value at the end of the case; `model`: the correct value, if
 * anybody knows. Counted, or the failure of the case.
 */
bool expect_register(struct expect *e, size_t i, uint32_t rtl, const uint32_t *model, struct failure *failure);

#endif
