// SPDX-License-Identifier: Apache-2.0
/*
 * An integer expression as a list of steps, for millions of texels. The result is that of expr_whole, or none: then
 * call expr_whole, which knows every function and reports errors.
 */
#ifndef EXPR_PROGRAM_H
#define EXPR_PROGRAM_H
#include "vector/expr.h"

#define EXPR_STEPS 64

struct expr_step {
    enum node_kind kind; /* NODE_INTEGER: value; NODE_NAME: value is the variable's place; else an operator */
    int64_t value;
};
struct expr_program {
    unsigned count; /* 0: it cannot be done in steps */
    struct expr_step step[EXPR_STEPS];
};

/* `variables`: their names and order. */
void expr_program_make(struct expr_program *p, const struct node *value, const struct expr_variable *variables,
                       unsigned count);
/* False: no answer. */
bool expr_program_run(const struct expr_program *p, const struct expr_variable *variables, uint32_t *out);

#endif
