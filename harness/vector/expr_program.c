// SPDX-License-Identifier: Apache-2.0
#include "vector/expr_program.h"

/* Values never grow beyond what expr.c allows. */
#define WHOLE_LIMIT (INT64_C(1) << 53)

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
        return n->integer <= (uint64_t)WHOLE_LIMIT && add_step(p, NODE_INTEGER, (int64_t)n->integer);
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

static bool operate(enum node_kind kind, int64_t a, int64_t b, int64_t *out)
{
    int64_t quotient;
    switch (kind) {
    case NODE_ADD:
        *out = a + b;
        break;
    case NODE_SUBTRACT:
        *out = a - b;
        break;
    case NODE_MULTIPLY:
        if (__builtin_mul_overflow(a, b, out))
            return false;
        break;
    default:
        if (b == 0)
            return false;
        quotient = a / b - (a % b != 0 && (a < 0) != (b < 0)); /* to minus infinity */
        *out = kind == NODE_DIVIDE ? quotient : a - b * quotient;
        break;
    }
    return *out <= WHOLE_LIMIT && *out >= -WHOLE_LIMIT;
}

bool expr_program_run(const struct expr_program *p, const struct expr_variable *variables, uint32_t *out)
{
    int64_t stack[EXPR_STEPS];
    unsigned top = 0;
    for (unsigned i = 0; i < p->count; i++) {
        const struct expr_step *s = &p->step[i];
        if (s->kind == NODE_INTEGER) {
            stack[top++] = s->value;
        } else if (s->kind == NODE_NAME) {
            stack[top++] = variables[s->value].value;
        } else if (s->kind == NODE_NEGATE) {
            stack[top - 1] = -stack[top - 1];
        } else {
            top--;
            if (!operate(s->kind, stack[top - 1], stack[top], &stack[top - 1]))
                return false;
        }
    }
    if (top != 1 || stack[0] < INT32_MIN || stack[0] > UINT32_MAX)
        return false;
    *out = (uint32_t)stack[0];
    return true;
}
