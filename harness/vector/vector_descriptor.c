// SPDX-License-Identifier: Apache-2.0
#include "vector/vector_descriptor.h"

#include <string.h>

/* Enumeration of a field's values, NULL if it is a plain number. */
static const char *enumeration_of(const char *field)
{
    static const struct {
        const char *ending, *enumeration;
    } rows[] = {{"COMPONENTS", "format"},
                {"_DATA_TYPE", "datatype"},
                {"HEADER_VERSION", "version"},
                {"TEXTURE_TYPE", "type"},
                {"X_SOURCE", "source"},
                {"Y_SOURCE", "source"},
                {"Z_SOURCE", "source"},
                {"W_SOURCE", "source"},
                {"ADDRESS_U", "wrap"},
                {"ADDRESS_V", "wrap"},
                {"MULTI_SAMPLE_COUNT", "samples"},
                {"ADDRESS_P", "wrap"}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        size_t n = strlen(field), k = strlen(rows[i].ending);
        if (n >= k && strcmp(field + n - k, rows[i].ending) == 0 && strcmp(field, "PACK_COMPONENTS") != 0)
            return rows[i].enumeration;
    }
    return NULL;
}

/* A field by its name in rtl/defs/fields.tsv; it overrides the statements. */
void descriptor_field(struct build *b, struct descriptor *d, const struct node *n)
{
    unsigned i = 0;
    while (i < tex_fields_count &&
           (strcmp(tex_fields[i].record, d->record) != 0 || !slice_is(n->text, tex_fields[i].name)))
        i++;
    if (i == tex_fields_count || i >= FIELDS_LIMIT) {
        tree_error(b->tree, n->at, "%.*s is not a field of a %s", (int)n->text.size, n->text.at, d->what);
        return;
    }
    const struct tex_field_info *f = &tex_fields[i];
    uint64_t most = (UINT64_C(1) << f->width) - 1, number;
    const char *enumeration = enumeration_of(f->name);
    if (d->field_seen[i])
        tree_error(b->tree, n->at, "%s is given twice; expected once", f->name);
    d->field_seen[i] = true;
    if (n->first->kind == NODE_NAME) {
        uint32_t code;
        if (!enumeration)
            tree_error(b->tree, n->first->at, "expected a number for %s", f->name);
        else if (build_code(b, n->first, enumeration, (uint32_t)most, &code))
            tex_put_bits(d->words, f->lo, f->width, code);
    } else if (build_number(b, n->first, 0, most, f->name, &number)) {
        tex_put_bits(d->words, f->lo, f->width, number);
    }
}

bool descriptor_has(const struct descriptor *d, const char *name)
{
    for (unsigned i = 0; i < tex_fields_count && i < FIELDS_LIMIT; i++)
        if (strcmp(tex_fields[i].record, d->record) == 0 && strcmp(tex_fields[i].name, name) == 0)
            return d->field_seen[i];
    return false;
}

/* Eight words; then nothing else may be said. */
void descriptor_raw(struct build *b, struct descriptor *d, const struct node *n)
{
    if (n->count != 32)
        tree_error(b->tree, n->at, "%u words; expected 8", (unsigned)n->count / 4);
    for (const struct node *item = d->at->first->next; item; item = item->next)
        if (item != n)
            tree_error(b->tree, item->at, "a raw %s takes nothing else%s", d->what,
                       item->kind == NODE_TEXELS ? ": texels need a header by fields" : "");
    for (unsigned i = 0; i < 32 && n->count == 32; i++)
        d->words[i / 4] |= (uint32_t)b->tree->bytes[n->offset + i] << 8 * (i % 4);
}

const struct node *descriptor_find(const struct node *block, enum node_kind kind)
{
    const struct node *n = block->first;
    while (n && n->kind != kind)
        n = n->next;
    return n;
}

void descriptor_write(struct build *b, const struct descriptor *d, uint64_t pool)
{
    uint8_t bytes[32];
    for (unsigned i = 0; i < 32; i++)
        bytes[i] = (uint8_t)(d->words[i / 4] >> 8 * (i % 4));
    build_write(b, d->at, (pool & ~UINT64_C(31)) + 32 * d->at->first->integer, bytes, sizeof bytes);
}

/* Name of an item's keyword, NULL for fields and raw words. */
const char *descriptor_keyword(enum node_kind kind)
{
    static const struct {
        enum node_kind kind;
        const char *name;
    } rows[] = {
        {NODE_TYPE, "type"},     {NODE_LAYOUT, "layout"},         {NODE_FORMAT, "format"},   {NODE_SOURCE, "source"},
        {NODE_SIZE, "size"},     {NODE_ADDRESS, "address"},       {NODE_BLOCK, "block"},     {NODE_LEVELS, "levels"},
        {NODE_VIEW, "view"},     {NODE_LAYERS, "layers"},         {NODE_SAMPLES, "samples"}, {NODE_TEXELS, "texels"},
        {NODE_BORDER, "border"}, {NODE_NORMALIZED, "normalized"}, {NODE_RAW, "raw"}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (rows[i].kind == kind)
            return rows[i].name;
    return NULL;
}
