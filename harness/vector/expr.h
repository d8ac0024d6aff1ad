// SPDX-License-Identifier: Apache-2.0
/*
 * Lane expressions: one value for each thread of a warp, from the tree of a vector file.
 *
 * Floating point operands are evaluated in binary64 and rounded once to binary32, ties to even. Other operands are
 * evaluated in whole numbers; division rounds to minus infinity. `lane` is 0..31, `x` = lane mod 8, `y` = lane div 8.
 */
#ifndef EXPR_H
#define EXPR_H
#include <stdbool.h>
#include <stdint.h>

#include "tex_defs.h"
#include "vector/vector_ast.h"

enum expr_mode { EXPR_FLOAT, EXPR_WHOLE };

/* Values of names. */
struct expr_variable {
    const char *name;
    int64_t value;
};

struct expr_scope {
    struct tree *tree; /* errors go there */
    /* Whether texture or sampler `index` is defined, for handle(texture N, sampler N). */
    bool (*defined)(void *user, bool sampler, uint64_t index);
    void *user;
};

/* The bits of the value in every thread. False after reporting an error (the first of the expression). */
bool expr_lanes(const struct expr_scope *scope, const struct node *value, enum expr_mode mode,
                uint32_t out[TEX_WARP_LANES]);

/*
 * The whole number that an expression gives with these variables (`texels expression`), -2^31..2^32 - 1, as bits. False
 * after reporting an error.
 */
bool expr_whole(struct tree *tree, const struct node *value, const struct expr_variable *variables, unsigned count,
                uint32_t *out);

/* A literal with its sign, for fields and borders: a number with a point as binary32, an integer as its bits. */
bool expr_literal(struct tree *tree, const struct node *value, uint32_t *out);

#endif
