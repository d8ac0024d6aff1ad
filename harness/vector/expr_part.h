// SPDX-License-Identifier: Apache-2.0
/* The walk over an expression's tree. Private to expr*.c. */
#ifndef EXPR_PART_H
#define EXPR_PART_H
#include "vector/expr.h"

struct eval {
    const struct expr_scope *scope;
    const struct expr_variable *variables; /* the first is the thread, if `lanes` */
    unsigned count, depth;
    bool lanes;
};

/* The value of a node. False after reporting an error, as all of these. */
bool eval_whole(struct eval *e, const struct node *n, int64_t *out);
bool eval_real(struct eval *e, const struct node *n, double *out);
/* The same within low..high. */
bool eval_ranged(struct eval *e, const struct node *n, int64_t low, int64_t high, int64_t *out);
/* A function: its bits. */
bool eval_call(struct eval *e, const struct node *n, int64_t *out);
/* Binary32 of a double, rounded once. */
bool eval_binary32(struct tree *tree, struct span at, double value, uint32_t *out);

#endif
