// SPDX-License-Identifier: Apache-2.0
#include "vector/expr_program.h"

#include "vector/expr_operate.h"

static bool add_step(struct expr_program *p, enum node_kind kind, int64_t value)
{
    if (p->count == EXPR_STEPS)
        return false;
    p->step[p->count++] = (struct expr_step){kind, value};
    return true;
}

static bool add_node(struct expr_program *p, const struct node *n, const struct expr_variable *variables,
                     unsigned count, unsigned depth)
{
    if (depth == EXPR_STEPS)
        return false;
    switch (n->kind) {
    case NODE_INTEGER:
        return n->integer <= (uint64_t)EXPR_WHOLE_LIMIT && add_step(p, NODE_INTEGER, (int64_t)n->integer);
    case NODE_NAME:
        for (unsigned i = 0; i < count; i++)
            if (slice_is(n->text, variables[i].name))
                return add_step(p, NODE_NAME, i);
        return false;
    case NODE_NEGATE:
        return add_node(p, n->first, variables, count, depth + 1) && add_step(p, NODE_NEGATE, 0);
    case NODE_ADD:
    case NODE_SUBTRACT:
    case NODE_MULTIPLY:
    case NODE_DIVIDE:
    case NODE_MODULO:
        return add_node(p, n->first, variables, count, depth + 1) &&
               add_node(p, n->first->next, variables, count, depth + 1) && add_step(p, n->kind, 0);
    default:
        return false;
    }
}

void expr_program_make(struct expr_program *p, const struct node *value, const struct expr_variable *variables,
                       unsigned count)
{
    p->count = 0;
    if (!add_node(p, value, variables, count, 0))
        p->count = 0;
}

bool expr_program_run(const struct expr_program *p, const struct expr_variable *variables, uint32_t *out)
{
    struct number stack[EXPR_STEPS];
    unsigned top = 0;
    for (unsigned i = 0; i < p->count; i++) {
        const struct expr_step *s = &p->step[i];
        if (s->kind == NODE_INTEGER) {
            stack[top++] = (struct number){.whole = s->value};
        } else if (s->kind == NODE_NAME) {
            stack[top++] = (struct number){.whole = variables[s->value].value};
        } else if (s->kind == NODE_NEGATE) {
            stack[top - 1].whole = -stack[top - 1].whole;
        } else {
            top--;
            if (expr_operate(s->kind, EXPR_WHOLE, stack[top - 1], stack[top], &stack[top - 1]))
                return false;
        }
    }
    if (top != 1 || stack[0].whole < INT32_MIN || stack[0].whole > UINT32_MAX)
        return false;
    *out = (uint32_t)stack[0].whole;
    return true;
}
