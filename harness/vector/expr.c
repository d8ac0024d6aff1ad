// SPDX-License-Identifier: Apache-2.0
#include "vector/expr_part.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "vector/expr_operate.h"

enum { DEPTH_LIMIT = 500, PLACE_TEXT = 128 };

/* Binary32 of a double, rounded once. */
bool eval_binary32(struct tree *tree, struct span at, double value, uint32_t *out)
{
    float narrow = (float)value;
    if (isinf(narrow)) {
        tree_error(tree, at, "%g does not fit binary32; write bits(0x7f800000) for infinity", value);
        return false;
    }
    memcpy(out, &narrow, sizeof narrow);
    return true;
}

/* "lane 3", or "x 3, y 4, ...": where the value was wrong. */
static const char *place(const struct eval *e, char text[PLACE_TEXT])
{
    size_t used = 0;
    text[0] = '\0';
    for (unsigned i = 0; i < (e->lanes ? 1 : e->count) && used < PLACE_TEXT; i++)
        used += (size_t)snprintf(text + used, PLACE_TEXT - used, "%s%s %lld", i > 0 ? ", " : "", e->variables[i].name,
                                 (long long)e->variables[i].value);
    return text;
}

static bool error(const struct eval *e, const struct node *n, const char *text)
{
    char at[PLACE_TEXT];
    tree_error(e->scope->tree, n->at, "%s (%s)", text, place(e, at));
    return false;
}

static bool unknown_name(const struct eval *e, const struct node *n)
{
    char names[PLACE_TEXT] = "";
    for (unsigned i = 0; i < e->count; i++) {
        size_t used = strlen(names);
        snprintf(names + used, sizeof names - used, "%s, ", e->variables[i].name);
    }
    tree_error(e->scope->tree, n->at, "unknown name '%.*s'; expected %sa number or a function",
               n->text.size > 40 ? 40 : (int)n->text.size, n->text.at, names);
    return false;
}

static bool variable(const struct eval *e, const struct node *n, int64_t *out)
{
    for (unsigned i = 0; i < e->count; i++)
        if (slice_is(n->text, e->variables[i].name)) {
            *out = e->variables[i].value;
            return true;
        }
    return unknown_name(e, n);
}

/* Argument as a whole number in low..high. */
bool eval_ranged(struct eval *e, const struct node *n, int64_t low, int64_t high, int64_t *out)
{
    if (!eval_whole(e, n, out))
        return false;
    char at[PLACE_TEXT];
    if (*out >= low && *out <= high)
        return true;
    tree_error(e->scope->tree, n->at, "%lld is out of range; expected %lld..%lld (%s)", (long long)*out, (long long)low,
               (long long)high, place(e, at));
    return false;
}

static bool eval_number(struct eval *e, const struct node *n, enum expr_mode mode, struct number *out);

static bool operator_node(struct eval *e, const struct node *n, enum expr_mode mode, struct number *out)
{
    struct number a, b;
    if (!eval_number(e, n->first, mode, &a) || !eval_number(e, n->first->next, mode, &b))
        return false;
    const char *wrong = expr_operate(n->kind, mode, a, b, out);
    return !wrong || error(e, n, wrong);
}

static struct number of_whole(enum expr_mode mode, int64_t value)
{
    return mode == EXPR_FLOAT ? (struct number){.real = (double)value} : (struct number){.whole = value};
}

/* A function's bits; in a floating point expression bits() alone, as the number that the pattern stands for. */
static bool call_node(struct eval *e, const struct node *n, enum expr_mode mode, struct number *out)
{
    int64_t pattern;
    if (!eval_call(e, n, &pattern))
        return false;
    *out = (struct number){.whole = pattern};
    if (mode == EXPR_WHOLE)
        return true;
    if (!slice_is(n->text, "bits"))
        return error(e, n, "a bit pattern; expected a number");
    uint32_t bits = (uint32_t)pattern;
    float value;
    memcpy(&value, &bits, sizeof value);
    *out = (struct number){.real = (double)value};
    return true;
}

static bool number_node(struct eval *e, const struct node *n, enum expr_mode mode, struct number *out)
{
    int64_t whole;
    switch (n->kind) {
    case NODE_INTEGER:
        *out = of_whole(mode, (int64_t)n->integer);
        return n->integer <= (uint64_t)EXPR_WHOLE_LIMIT || error(e, n, "the number is too large");
    case NODE_REAL:
        *out = (struct number){.real = n->real};
        return mode == EXPR_FLOAT || error(e, n, "a number with a point; expected a whole number");
    case NODE_NAME:
        if (!variable(e, n, &whole))
            return false;
        *out = of_whole(mode, whole);
        return true;
    case NODE_CALL:
        return call_node(e, n, mode, out);
    case NODE_NEGATE:
        if (!eval_number(e, n->first, mode, out))
            return false;
        *out = (struct number){-out->real, -out->whole};
        return true;
    case NODE_TEXTURE:
    case NODE_SAMPLER:
        return error(e, n, "a texture or sampler by name is an argument of handle() only");
    default:
        return operator_node(e, n, mode, out);
    }
}

/* Trees of the parser can be deep on the left; the C stack is not. */
static bool eval_number(struct eval *e, const struct node *n, enum expr_mode mode, struct number *out)
{
    *out = (struct number){0};
    if (e->depth >= DEPTH_LIMIT)
        return error(e, n, "the expression is too long");
    e->depth++;
    bool ok = number_node(e, n, mode, out);
    e->depth--;
    return ok;
}

bool eval_whole(struct eval *e, const struct node *n, int64_t *out)
{
    struct number number;
    bool ok = eval_number(e, n, EXPR_WHOLE, &number);
    *out = number.whole;
    return ok;
}

bool eval_real(struct eval *e, const struct node *n, double *out)
{
    struct number number;
    bool ok = eval_number(e, n, EXPR_FLOAT, &number);
    *out = number.real;
    return ok;
}

static bool lane_value(struct eval *e, const struct node *n, enum expr_mode mode, uint32_t *out)
{
    int64_t number;
    double value;
    bool raw = n->kind == NODE_CALL && slice_is(n->text, "bits");
    if (mode == EXPR_FLOAT && !raw)
        return eval_real(e, n, &value) && eval_binary32(e->scope->tree, n->at, value, out);
    if (!eval_ranged(e, n, INT32_MIN, UINT32_MAX, &number))
        return false;
    *out = (uint32_t)number;
    return true;
}

bool expr_lanes(const struct expr_scope *scope, const struct node *value, enum expr_mode mode,
                uint32_t out[TEX_WARP_LANES])
{
    struct expr_variable variables[] = {{"lane", 0}, {"x", 0}, {"y", 0}};
    struct eval e = {.scope = scope, .variables = variables, .count = 3, .lanes = true};
    const struct node *n = value->kind == NODE_LIST ? value->first : value;
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
        variables[0].value = lane;
        variables[1].value = lane % 8;
        variables[2].value = lane / 8;
        if (!lane_value(&e, n, mode, &out[lane]))
            return false;
        if (value->kind != NODE_LIST || lane == TEX_WARP_LANES - 1)
            continue;
        if (!n->next && value->integer == 0) {
            tree_error(scope->tree, value->at, "%u values; expected %d, or '...' at the end to repeat the last",
                       lane + 1, TEX_WARP_LANES);
            return false;
        }
        n = n->next ? n->next : n;
    }
    if (value->kind == NODE_LIST && n->next) {
        tree_error(scope->tree, n->next->at, "more than %d values", TEX_WARP_LANES);
        return false;
    }
    return true;
}

static bool none_defined(void *user, bool sampler, uint64_t index)
{
    (void)user;
    (void)sampler;
    (void)index;
    return false;
}

bool expr_whole(struct tree *tree, const struct node *value, const struct expr_variable *variables, unsigned count,
                uint32_t *out)
{
    const struct expr_scope scope = {.tree = tree, .defined = none_defined};
    struct eval e = {.scope = &scope, .variables = variables, .count = count};
    return lane_value(&e, value, EXPR_WHOLE, out);
}

bool expr_literal(struct tree *tree, const struct node *value, uint32_t *out)
{
    bool negative = value->kind == NODE_NEGATE;
    const struct node *n = negative ? value->first : value;
    if (n->kind == NODE_REAL)
        return eval_binary32(tree, value->at, negative ? -n->real : n->real, out);
    if (n->integer > (negative ? UINT64_C(1) << 31 : UINT64_C(0xffffffff))) {
        tree_error(tree, value->at, "the number does not fit 32 bits");
        return false;
    }
    *out = (uint32_t)(negative ? 0 - n->integer : n->integer);
    return true;
}
