// SPDX-License-Identifier: Apache-2.0
/* What happens between instructions: `wait`, `invalidate` and `clear`. */
#include "vector/vector_build.h"

static void unknown(struct build *b, const struct node *which, const char *what, const char *expected)
{
    tree_error(b->tree, which->at, "unknown %s '%.*s'; expected %s", what,
               which->text.size > 40 ? 40 : (int)which->text.size, which->text.at, expected);
}

static bool invalidate(struct build *b, const struct node *which, struct case_step *step)
{
    step->control = !which                                 ? CASE_INVALIDATE_ALL
                    : slice_is(which->text, "texels")      ? CASE_INVALIDATE_TEXELS
                    : slice_is(which->text, "descriptors") ? CASE_INVALIDATE_DESCRIPTORS
                                                           : 0;
    if (step->control == 0)
        unknown(b, which, "caches", "texels or descriptors, or nothing for all");
    return step->control != 0;
}

static bool clear(struct build *b, const struct node *which, struct case_step *step)
{
    step->clear = slice_is(which->text, "faults")  ? TEX_CSR_FAULT_CLEAR
                  : slice_is(which->text, "traps") ? TEX_CSR_TRAP_CLEAR
                                                   : 0;
    if (step->clear == 0)
        unknown(b, which, "record", "faults or traps");
    return step->clear != 0;
}

void build_step(struct build *b, const struct node *n)
{
    struct case_step step = {.at = {n->at.line, n->at.column}};
    bool good = n->kind == NODE_CLEAR        ? clear(b, n->first, &step)
                : n->kind == NODE_INVALIDATE ? invalidate(b, n->first, &step)
                                             : true;
    if (good && b->out->steps_count >= b->limits->warps)
        build_exhausted(b, n->at, "too many waits, invalidates and clears");
    else if (good && !case_add_step(b->out, &step))
        b->no_memory = true;
}
