// SPDX-License-Identifier: Apache-2.0
/* The arithmetic of expressions. Private to expr*.c; inline, for millions of texels (expr_program.c). */
#ifndef EXPR_OPERATE_H
#define EXPR_OPERATE_H
#include <math.h>

#include "vector/expr.h"

#define EXPR_WHOLE_LIMIT (INT64_C(1) << 53) /* magnitude of whole numbers on the way */

/* A value of one of the two modes; the member of the other is 0. */
struct number {
    double real;
    int64_t whole;
};

/* Whole numbers to minus infinity. */
static inline struct number divide(enum expr_mode mode, struct number a, struct number b)
{
    if (mode == EXPR_FLOAT)
        return (struct number){.real = a.real / b.real};
    bool down = a.whole % b.whole != 0 && (a.whole < 0) != (b.whole < 0);
    return (struct number){.whole = a.whole / b.whole - down};
}

/* The rest has the sign of the divisor. */
static inline struct number modulo(enum expr_mode mode, struct number a, struct number b)
{
    if (mode == EXPR_WHOLE)
        return (struct number){.whole = a.whole - b.whole * divide(mode, a, b).whole};
    double rest = fmod(a.real, b.real); /* exact */
    return (struct number){.real = rest != 0 && (rest < 0) != (b.real < 0) ? rest + b.real : rest};
}

/* a operator b, of a binary operator's kind: NULL, or the error. */
static inline const char *expr_operate(enum node_kind kind, enum expr_mode mode, struct number a, struct number b,
                                       struct number *out)
{
    bool overflow = false;
    switch (kind) {
    case NODE_ADD:
        *out = (struct number){a.real + b.real, a.whole + b.whole};
        break;
    case NODE_SUBTRACT:
        *out = (struct number){a.real - b.real, a.whole - b.whole};
        break;
    case NODE_MULTIPLY:
        out->real = a.real * b.real;
        overflow = __builtin_mul_overflow(a.whole, b.whole, &out->whole);
        break;
    default:
        if (mode == EXPR_FLOAT ? b.real == 0 : b.whole == 0)
            return "division by zero";
        *out = kind == NODE_DIVIDE ? divide(mode, a, b) : modulo(mode, a, b);
        break;
    }
    if (!overflow && out->whole <= EXPR_WHOLE_LIMIT && out->whole >= -EXPR_WHOLE_LIMIT)
        return NULL;
    return kind == NODE_MULTIPLY ? "the product is too large" : "the number is too large";
}

#endif
