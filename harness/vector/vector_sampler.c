// SPDX-License-Identifier: Apache-2.0
/* Sampler blocks of a vector file. */
#include "vector/expr.h"
#include "vector/vector_descriptor.h"

/* address U V {P}; the third is not used in 2D. */
static void address_modes(struct build *b, struct descriptor *d, const struct node *n)
{
    static const unsigned lo[3] = {TEX_TSC_ADDRESS_U_LO, TEX_TSC_ADDRESS_V_LO, TEX_TSC_ADDRESS_P_LO};
    unsigned count = node_children(n), i = 0;
    uint32_t code;
    if (count != 2 && count != 3)
        tree_error(b->tree, n->at, "%u address modes; expected two, along s and t, or three", count);
    for (const struct node *mode = n->first; mode && i < 3; mode = mode->next, i++)
        if (build_code(b, mode, "wrap", 7, &code))
            tex_put_bits(d->words, lo[i], TEX_TSC_ADDRESS_U_W, code);
}

/* Four numbers with a point, or raw bits in hexadecimal; a plain 1 would be a denormal by surprise. */
static void border(struct build *b, struct descriptor *d, const struct node *n)
{
    uint32_t *const lanes = &d->words[TEX_TSC_BORDER_COLOR_R_LO / 32];
    unsigned i = 0;
    if (node_children(n) != 4)
        tree_error(b->tree, n->at, "%u border values; expected four", node_children(n));
    for (const struct node *value = n->first; value && i < 4; value = value->next, i++) {
        const struct node *literal = value->kind == NODE_NEGATE ? value->first : value;
        bool hex = literal->text.size > 1 && literal->text.at[1] == 'x';
        if (literal->kind == NODE_INTEGER && literal->integer != 0 && !hex)
            tree_error(b->tree, value->at, "write a number with a point (1.0), or its bits in hexadecimal");
        else
            (void)expr_literal(b->tree, value, &lanes[i]);
    }
}

static void sampler_item(struct build *b, struct descriptor *d, const struct node *n)
{
    if (n->kind == NODE_FIELD || !build_once(b, d->seen, n, descriptor_keyword(n->kind)))
        return;
    if (n->kind == NODE_ADDRESS)
        address_modes(b, d, n);
    else if (n->kind == NODE_BORDER)
        border(b, d, n);
    else if (n->kind == NODE_NORMALIZED)
        SET(d, TSC_FLOAT_COORD_NORMALIZATION, n->integer ? 0 : 1);
}

void build_sampler(struct build *b, const struct node *n)
{
    struct descriptor d = {.record = "tsc", .what = "sampler", .at = n};
    const struct node *words = descriptor_find(n, NODE_RAW);
    if (words) {
        descriptor_raw(b, &d, words);
    } else {
        SET(&d, TSC_MAG_FILTER, 1);
        SET(&d, TSC_MIN_FILTER, 1);
        SET(&d, TSC_MIP_FILTER, 1);
        for (const struct node *item = n->first->next; item; item = item->next)
            sampler_item(b, &d, item);
        for (const struct node *item = n->first->next; item; item = item->next)
            if (item->kind == NODE_FIELD)
                descriptor_field(b, &d, item);
    }
    descriptor_write(b, &d, b->out->config.sampler_pool);
}
