// SPDX-License-Identifier: Apache-2.0
#include "vector/expr_part.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { DEPTH_LIMIT = 500, PLACE_TEXT = 128 };
#define WHOLE_LIMIT (INT64_C(1) << 53) /* magnitude of intermediate whole numbers */

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

static bool variable(struct eval *e, const struct node *n, int64_t *out)
{
    char names[PLACE_TEXT] = "";
    for (unsigned i = 0; i < e->count; i++) {
        if (slice_is(n->text, e->variables[i].name)) {
            *out = e->variables[i].value;
            return true;
        }
        size_t used = strlen(names);
        snprintf(names + used, sizeof names - used, "%s, ", e->variables[i].name);
    }
    tree_error(e->scope->tree, n->at, "unknown name '%.*s'; expected %sa number or a function",
               n->text.size > 40 ? 40 : (int)n->text.size, n->text.at, names);
    return false;
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

static int64_t floor_divide(int64_t a, int64_t b)
{
    int64_t q = a / b;
    return a % b != 0 && (a < 0) != (b < 0) ? q - 1 : q;
}

static bool whole_operator(struct eval *e, const struct node *n, int64_t *out)
{
    int64_t a, b;
    if (!eval_whole(e, n->first, &a) || !eval_whole(e, n->first->next, &b))
        return false;
    if ((n->kind == NODE_DIVIDE || n->kind == NODE_MODULO) && b == 0)
        return error(e, n, "division by zero");
    if (n->kind == NODE_MULTIPLY && a != 0 &&
        (b > WHOLE_LIMIT / (a < 0 ? -a : a) || b < -WHOLE_LIMIT / (a < 0 ? -a : a)))
        return error(e, n, "the product is too large");
    switch (n->kind) {
    case NODE_ADD:
        *out = a + b;
        break;
    case NODE_SUBTRACT:
        *out = a - b;
        break;
    case NODE_MULTIPLY:
        *out = a * b;
        break;
    case NODE_DIVIDE:
        *out = floor_divide(a, b);
        break;
    default:
        *out = a - b * floor_divide(a, b);
        break;
    }
    return (*out <= WHOLE_LIMIT && *out >= -WHOLE_LIMIT) || error(e, n, "the number is too large");
}

static bool whole_node(struct eval *e, const struct node *n, int64_t *out)
{
    switch (n->kind) {
    case NODE_INTEGER:
        *out = (int64_t)n->integer;
        return n->integer <= (uint64_t)WHOLE_LIMIT || error(e, n, "the number is too large");
    case NODE_NAME:
        return variable(e, n, out);
    case NODE_CALL:
        return eval_call(e, n, out);
    case NODE_NEGATE:
        if (!eval_whole(e, n->first, out))
            return false;
        *out = -*out;
        return true;
    case NODE_REAL:
        return error(e, n, "a number with a point; expected a whole number");
    case NODE_TEXTURE:
    case NODE_SAMPLER:
        return error(e, n, "a texture or sampler by name is an argument of handle() only");
    default:
        return whole_operator(e, n, out);
    }
}

/* Trees of the parser can be deep on the left; the C stack is not. */
bool eval_whole(struct eval *e, const struct node *n, int64_t *out)
{
    if (e->depth >= DEPTH_LIMIT)
        return error(e, n, "the expression is too long");
    e->depth++;
    bool ok = whole_node(e, n, out);
    e->depth--;
    return ok;
}

static bool real_operator(struct eval *e, const struct node *n, double *out)
{
    double a, b;
    if (!eval_real(e, n->first, &a) || !eval_real(e, n->first->next, &b))
        return false;
    if ((n->kind == NODE_DIVIDE || n->kind == NODE_MODULO) && b == 0)
        return error(e, n, "division by zero");
    switch (n->kind) {
    case NODE_ADD:
        *out = a + b;
        break;
    case NODE_SUBTRACT:
        *out = a - b;
        break;
    case NODE_MULTIPLY:
        *out = a * b;
        break;
    case NODE_DIVIDE:
        *out = a / b;
        break;
    default:
        *out = fmod(a, b); /* exact; then the sign of the divisor */
        if (*out != 0 && (*out < 0) != (b < 0))
            *out += b;
        break;
    }
    return true;
}

/* bits() inside a floating point expression: the number that the pattern stands for. */
static bool real_bits(struct eval *e, const struct node *n, double *out)
{
    int64_t pattern;
    if (!slice_is(n->text, "bits"))
        return eval_call(e, n, &pattern) && error(e, n, "a bit pattern; expected a number");
    if (!eval_call(e, n, &pattern))
        return false;
    uint32_t bits = (uint32_t)pattern;
    float value;
    memcpy(&value, &bits, sizeof value);
    *out = (double)value;
    return true;
}

static bool real_node(struct eval *e, const struct node *n, double *out)
{
    int64_t number;
    switch (n->kind) {
    case NODE_REAL:
        *out = n->real;
        return true;
    case NODE_CALL:
        return real_bits(e, n, out);
    case NODE_NEGATE:
        if (!eval_real(e, n->first, out))
            return false;
        *out = -*out;
        return true;
    case NODE_INTEGER:
    case NODE_NAME:
    case NODE_TEXTURE:
    case NODE_SAMPLER:
        if (!eval_whole(e, n, &number))
            return false;
        *out = (double)number;
        return true;
    default:
        return real_operator(e, n, out);
    }
}

bool eval_real(struct eval *e, const struct node *n, double *out)
{
    if (e->depth >= DEPTH_LIMIT)
        return error(e, n, "the expression is too long");
    e->depth++;
    bool ok = real_node(e, n, out);
    e->depth--;
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
