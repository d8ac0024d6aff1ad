// SPDX-License-Identifier: Apache-2.0
/* Functions in an expression. */
#include "vector/expr_part.h"

static bool argument_count(struct eval *e, const struct node *call, unsigned least, unsigned most)
{
    unsigned n = node_children(call);
    if (n >= least && n <= most)
        return true;
    if (least == most)
        tree_error(e->scope->tree, call->at, "%.*s takes %u argument%s, found %u", (int)call->text.size, call->text.at,
                   least, least == 1 ? "" : "s", n);
    else
        tree_error(e->scope->tree, call->at, "%.*s takes %u to %u arguments, found %u", (int)call->text.size,
                   call->text.at, least, most, n);
    return false;
}

/* aoffi(u, v{, w}) and ptp(ds, dt, ds, dt): 6-bit fields at bits 0, 8, 16, 24. R-TLD4-8, 9, 12, 13. */
static bool offsets(struct eval *e, const struct node *call, unsigned least, unsigned most, int64_t *out)
{
    if (!argument_count(e, call, least, most))
        return false;
    unsigned shift = 0;
    *out = 0;
    for (const struct node *n = call->first; n; n = n->next, shift += 8) {
        int64_t offset;
        if (!eval_ranged(e, n, -32, 31, &offset))
            return false;
        *out |= (offset & 0x3f) << shift;
    }
    return true;
}

/* Half of handle(): a plain number, or "texture N" / "sampler N", which has to be defined. */
static bool handle_part(struct eval *e, const struct node *n, bool sampler, int64_t most, int64_t *out)
{
    if (n->kind != NODE_TEXTURE && n->kind != NODE_SAMPLER)
        return eval_ranged(e, n, 0, most, out);
    const char *what = sampler ? "sampler" : "texture";
    if ((n->kind == NODE_SAMPLER) != sampler) {
        tree_error(e->scope->tree, n->at, "expected a %s", what);
        return false;
    }
    if (n->integer > (uint64_t)most) {
        tree_error(e->scope->tree, n->at, "%s index %llu does not fit a handle; expected 0..%lld", what,
                   (unsigned long long)n->integer, (long long)most);
        return false;
    }
    if (!e->scope->defined(e->scope->user, sampler, n->integer)) {
        tree_error(e->scope->tree, n->at, "no %s %llu in this file", what, (unsigned long long)n->integer);
        return false;
    }
    *out = (int64_t)n->integer;
    return true;
}

static bool handle(struct eval *e, const struct node *call, int64_t *out)
{
    int64_t header, sampler;
    if (!argument_count(e, call, 2, 2) || !handle_part(e, call->first, false, 0xfffff, &header) ||
        !handle_part(e, call->first->next, true, 0xfff, &sampler))
        return false;
    *out = sampler << TEX_HANDLE_SAMPLER_LO | header; /* R-TLD4-5 */
    return true;
}

/* The pattern of a number, where bits are wanted. */
static bool float_bits(struct eval *e, const struct node *n, int64_t *out)
{
    double value;
    uint32_t bits;
    if (!argument_count(e, n, 1, 1) || !eval_real(e, n->first, &value) ||
        !eval_binary32(e->scope->tree, n->at, value, &bits))
        return false;
    *out = bits;
    return true;
}

bool eval_call(struct eval *e, const struct node *n, int64_t *out)
{
    if (slice_is(n->text, "float"))
        return float_bits(e, n, out);
    if (slice_is(n->text, "bits"))
        return argument_count(e, n, 1, 1) && eval_ranged(e, n->first, 0, UINT32_MAX, out);
    if (slice_is(n->text, "aoffi"))
        return offsets(e, n, 2, 3, out);
    if (slice_is(n->text, "ptp"))
        return offsets(e, n, 4, 4, out);
    if (slice_is(n->text, "handle"))
        return handle(e, n, out);
    tree_error(e->scope->tree, n->at, "unknown function '%.*s'; expected bits, float, aoffi, ptp or handle",
               n->text.size > 40 ? 40 : (int)n->text.size, n->text.at);
    return false;
}
