// SPDX-License-Identifier: Apache-2.0
/* Expected values, and `expect register`: a register of the unit after the last instruction. */
#include <stdio.h>
#include <string.h>

#include "vector/expr.h"
#include "vector/vector_build.h"

bool build_expectation(struct build *b, struct span at)
{
    const struct test_case *c = b->out;
    if (c->expects_count + c->memory_count + c->registers_count < b->limits->expectations)
        return true;
    build_exhausted(b, at, "too many expectations");
    return false;
}

bool build_leaf_value(struct build *b, const struct node *n, const struct tex_leaf_info *leaf, uint64_t *out)
{
    const struct node *literal = n->kind == NODE_NEGATE ? n->first : n;
    unsigned width = leaf->width < 64 ? leaf->width : 64;
    uint64_t most = width == 64 ? UINT64_MAX : (UINT64_C(1) << width) - 1;
    uint32_t code = 0;
    bool ok;
    if (literal->kind == NODE_NAME && !leaf->code) {
        tree_error(b->tree, n->at, "expected a number for %s", leaf->name);
        return false;
    }
    if (literal->kind == NODE_NAME || literal->kind == NODE_REAL) {
        if (literal->kind == NODE_REAL && (leaf->width != 32 || leaf->code)) {
            tree_error(b->tree, n->at, "a number with a point; expected an integer for %s", leaf->name);
            return false;
        }
        ok = literal->kind == NODE_NAME ? build_code(b, n, leaf->code, (uint32_t)most, &code)
                                        : expr_literal(b->tree, n, &code);
        *out = code;
        return ok;
    }
    if (n->kind != NODE_NEGATE) {
        *out = literal->integer;
        uint64_t positive =
            leaf->kind == 's' && leaf->width < 32 && literal->text.size > 1 && literal->text.at[1] != 'x' ? most >> 1
                                                                                                          : most;
        return build_number(b, literal, 0, positive, leaf->name, out);
    }
    if (leaf->kind != 's' || literal->integer > (most >> 1) + 1) {
        tree_error(b->tree, n->at, "the negative number does not fit %s", leaf->name);
        return false;
    }
    *out = (0 - literal->integer) & most;
    return true;
}

/* The registers that the unit alone writes. */
static const struct tex_csr_info *find_register(struct build *b, const struct node *n, struct slice name)
{
    char list[700];
    int at = 0;
    list[0] = '\0';
    for (unsigned i = 0; i < tex_csrs_count; i++) {
        if (strcmp(tex_csrs[i].access, "RO") != 0)
            continue;
        if (slice_is(name, tex_csrs[i].name))
            return &tex_csrs[i];
        if (at < (int)sizeof list)
            at += snprintf(list + at, sizeof list - (size_t)at, "%s%s", at ? ", " : "", tex_csrs[i].name);
    }
    tree_error(b->tree, n->at, "no read-only register '%.*s'; expected one of %s", name.size > 40 ? 40 : (int)name.size,
               name.at, list);
    return NULL;
}

static const struct tex_csr_field_info *find_field(struct build *b, const struct node *n,
                                                   const struct tex_csr_info *row, struct slice name)
{
    char list[200];
    int at = 0;
    for (unsigned i = 0; i < tex_csr_fields_count; i++) {
        const struct tex_csr_field_info *f = &tex_csr_fields[i];
        if (f->offset != row->offset)
            continue;
        if (slice_is(name, f->name))
            return f;
        if (at < (int)sizeof list)
            at += snprintf(list + at, sizeof list - (size_t)at, "%s%s", at ? ", " : "", f->name);
    }
    if (at == 0)
        tree_error(b->tree, n->at, "%s has no fields; expected %s = VALUE", row->name, row->name);
    else
        tree_error(b->tree, n->at, "%s has no such field; expected one of %s", row->name, list);
    return NULL;
}

void build_register(struct build *b, const struct node *n)
{
    const char *dot = memchr(n->text.at, '.', n->text.size);
    struct slice name = {n->text.at, dot ? (uint32_t)(dot - n->text.at) : n->text.size};
    const struct tex_csr_info *row = find_register(b, n, name);
    const struct tex_csr_field_info *field = NULL;
    if (row && dot)
        field = find_field(b, n, row, (struct slice){dot + 1, n->text.size - name.size - 1});
    if (!row || (dot && !field))
        return;
    struct case_register r = {.at = {n->at.line, n->at.column}, .offset = row->offset, .hi = (uint8_t)(row->width - 1)};
    struct tex_leaf_info bits = {.name = row->name, .count = 1, .kind = 'u'};
    if (field) {
        r.hi = field->hi;
        r.lo = field->lo;
        bits.name = field->name;
        bits.code = field->code;
    }
    bits.width = (uint16_t)(r.hi - r.lo + 1);
    bits.kind = bits.width == 32 ? 's' : 'u'; /* coordinates may be negative */
    const struct node *literal = n->first->kind == NODE_NEGATE ? n->first->first : n->first;
    uint64_t value;
    if (literal->kind == NODE_REAL) {
        tree_error(b->tree, n->first->at, "a number with a point; expected an integer for %s", bits.name);
        return;
    }
    if (!build_leaf_value(b, n->first, &bits, &value) || !build_expectation(b, n->at))
        return;
    r.value = (uint32_t)value;
    if (!case_add_register(b->out, &r))
        b->no_memory = true;
}
