// SPDX-License-Identifier: Apache-2.0
/* Headers and samplers under construction: shared by texture and sampler blocks of a vector file. */
#ifndef VECTOR_DESCRIPTOR_H
#define VECTOR_DESCRIPTOR_H
#include "vector/vector_build.h"

struct descriptor {
    const char *record;    /* "tic" or "tsc", as in rtl/defs/fields.tsv */
    const char *what;      /* "texture" or "sampler" */
    const struct node *at; /* the block: index, then items */
    uint32_t words[8];
    bool seen[NODE_KINDS];
    bool field_seen[FIELDS_LIMIT]; /* index into tex_fields */
};

#define SET(d, FIELD, value) tex_put_bits((d)->words, TEX_##FIELD##_LO, TEX_##FIELD##_W, value)

/* A field by its table name: it overrides statements. */
void descriptor_field(struct build *b, struct descriptor *d, const struct node *n);
/* Whether the block sets the field by its table name. */
bool descriptor_has(const struct descriptor *d, const char *name);
/* `raw` and eight words; errors for anything beside it. */
void descriptor_raw(struct build *b, struct descriptor *d, const struct node *n);
/* Into the pool, at the block's index. */
void descriptor_write(struct build *b, const struct descriptor *d, uint64_t pool);

/* First item of a kind, NULL if there is none. */
const struct node *descriptor_find(const struct node *block, enum node_kind kind);
/* Keyword of an item, NULL for a field. */
const char *descriptor_keyword(enum node_kind kind);

/* Store the texels that a `texels` item asks for at a header. */
void build_texels(struct build *b, const uint32_t words[8], const struct node *n);

#endif
