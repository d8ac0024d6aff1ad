// SPDX-License-Identifier: Apache-2.0
/* Texture blocks of a vector file. */
#include "vector/vector_descriptor.h"

/* layout blocklinear, or layout pitch BYTES. */
static void layout(struct build *b, struct descriptor *d, const struct node *n)
{
    uint64_t pitch;
    const struct node *bytes = n->first->next;
    if (slice_is(n->first->text, "blocklinear")) {
        SET(d, TIC_HEADER_VERSION, TEX_VERSION_BLOCKLINEAR);
        if (bytes)
            tree_error(b->tree, bytes->at, "layout blocklinear takes no number");
        return;
    }
    if (!slice_is(n->first->text, "pitch") || !bytes) {
        tree_error(b->tree, n->at, "expected layout blocklinear, or layout pitch and the bytes of a row");
        return;
    }
    SET(d, TIC_HEADER_VERSION, TEX_VERSION_PITCH);
    if (!build_number(b, bytes, 32, UINT64_C(0xffff) * 32, "pitch", &pitch))
        return;
    if (pitch % 32 != 0)
        tree_error(b->tree, bytes->at, "the pitch is not a multiple of 32");
    SET(d, TIC_PITCH_20_5, pitch / 32);
    if (descriptor_find(d->at, NODE_BLOCK))
        tree_error(b->tree, descriptor_find(d->at, NODE_BLOCK)->at, "'block' belongs to layout blocklinear");
}

/* format NAME and one data type, or four. */
static void format(struct build *b, struct descriptor *d, const struct node *n)
{
    static const unsigned lo[4] = {TEX_TIC_R_DATA_TYPE_LO, TEX_TIC_G_DATA_TYPE_LO, TEX_TIC_B_DATA_TYPE_LO,
                                   TEX_TIC_A_DATA_TYPE_LO};
    unsigned types = node_children(n) - 1;
    uint32_t code;
    if (types != 1 && types != 4)
        tree_error(b->tree, n->at, "%u data types; expected one for all components, or four", types);
    if (build_code(b, n->first, "format", 127, &code))
        SET(d, TIC_COMPONENTS, code);
    const struct node *type = n->first->next;
    for (unsigned i = 0; i < 4 && type; i++) {
        if (build_code(b, type, "datatype", 7, &code))
            tex_put_bits(d->words, lo[i], TEX_TIC_R_DATA_TYPE_W, code);
        else
            break;
        type = type->next ? type->next : type;
    }
}

static void source(struct build *b, struct descriptor *d, const struct node *n)
{
    static const unsigned lo[4] = {TEX_TIC_X_SOURCE_LO, TEX_TIC_Y_SOURCE_LO, TEX_TIC_Z_SOURCE_LO, TEX_TIC_W_SOURCE_LO};
    uint32_t code;
    if (node_children(n) != 4) {
        tree_error(b->tree, n->at, "%u sources; expected four, for lanes x, y, z, w", node_children(n));
        return;
    }
    unsigned i = 0;
    for (const struct node *s = n->first; s; s = s->next, i++)
        if (build_code(b, s, "source", 7, &code))
            tex_put_bits(d->words, lo[i], TEX_TIC_X_SOURCE_W, code);
}

static void address(struct build *b, struct descriptor *d, const struct node *n)
{
    const struct node *form = descriptor_find(d->at, NODE_LAYOUT);
    unsigned align = form && slice_is(form->first->text, "pitch") ? 32 : 512;
    uint64_t value;
    if (!build_number(b, n->first, 0, (UINT64_C(1) << TEX_ADDR_W) - 1, "address", &value))
        return;
    if (value % align != 0)
        tree_error(b->tree, n->first->at, "the address is not a multiple of %u", align);
    SET(d, TIC_ADDRESS_31_0, value & UINT32_MAX);
    SET(d, TIC_ADDRESS_47_32, value >> 32);
}

static bool block_log2(struct build *b, const struct node *n, uint32_t *out)
{
    for (*out = 0; *out <= 5; ++*out)
        if (n->integer == UINT64_C(1) << *out)
            return true;
    tree_error(b->tree, n->at, "%.*s GOBs; expected 1, 2, 4, 8, 16 or 32", n->text.size > 40 ? 40 : (int)n->text.size,
               n->text.at);
    return false;
}

/* Two numbers of an item, both in low..high. */
static bool pair(struct build *b, const struct node *n, uint64_t low, uint64_t high, const char *what, uint64_t out[2])
{
    return build_number(b, n->first, low, high, what, &out[0]) &&
           build_number(b, n->first->next, low, high, what, &out[1]);
}

static void shape(struct build *b, struct descriptor *d, const struct node *n)
{
    uint64_t v[2];
    uint32_t w, h;
    if (n->kind == NODE_SIZE && pair(b, n, 1, 65536, "size", v)) {
        SET(d, TIC_WIDTH_MINUS_ONE, v[0] - 1);
        SET(d, TIC_HEIGHT_MINUS_ONE, v[1] - 1);
    } else if (n->kind == NODE_BLOCK && block_log2(b, n->first, &w) && block_log2(b, n->first->next, &h)) {
        SET(d, TIC_GOBS_PER_BLOCK_WIDTH, w);
        SET(d, TIC_GOBS_PER_BLOCK_HEIGHT, h);
    } else if (n->kind == NODE_LEVELS && build_number(b, n->first, 1, 16, "levels", &v[0])) {
        SET(d, TIC_MAX_MIP_LEVEL, v[0] - 1);
    } else if (n->kind == NODE_VIEW && pair(b, n, 0, 15, "level", v)) {
        SET(d, TIC_RES_VIEW_MIN_MIP_LEVEL, v[0]);
        SET(d, TIC_RES_VIEW_MAX_MIP_LEVEL, v[1]);
    }
}

static void texture_item(struct build *b, struct descriptor *d, const struct node *n)
{
    uint32_t code;
    if (n->kind == NODE_FIELD || !build_once(b, d->seen, n, descriptor_keyword(n->kind)))
        return;
    switch (n->kind) {
    case NODE_TYPE:
        if (build_code(b, n->first, "type", 15, &code))
            SET(d, TIC_TEXTURE_TYPE, code);
        break;
    case NODE_LAYOUT:
        layout(b, d, n);
        break;
    case NODE_FORMAT:
        format(b, d, n);
        break;
    case NODE_SOURCE:
        source(b, d, n);
        break;
    case NODE_ADDRESS:
        address(b, d, n);
        break;
    case NODE_NORMALIZED:
        SET(d, TIC_NORMALIZED_COORDS, n->integer);
        break;
    default:
        shape(b, d, n);
        break;
    }
}

/* A texture without these would read somewhere by accident. */
static void require(struct build *b, const struct descriptor *d, enum node_kind kind, const char *as_field)
{
    if (!d->seen[kind] && !descriptor_has(d, as_field))
        tree_error(b->tree, d->at->at, "the texture has no '%s' (and no %s)", descriptor_keyword(kind), as_field);
}

static void texture_words(struct build *b, struct descriptor *d)
{
    SET(d, TIC_HEADER_VERSION, TEX_VERSION_BLOCKLINEAR);
    SET(d, TIC_TEXTURE_TYPE, TEX_TYPE_TWO_D);
    SET(d, TIC_NORMALIZED_COORDS, 1);
    SET(d, TIC_BORDER_SIZE, 7);
    SET(d, TIC_X_SOURCE, TEX_SOURCE_R);
    SET(d, TIC_Y_SOURCE, TEX_SOURCE_G);
    SET(d, TIC_Z_SOURCE, TEX_SOURCE_B);
    SET(d, TIC_W_SOURCE, TEX_SOURCE_A);
    for (const struct node *n = d->at->first->next; n; n = n->next)
        texture_item(b, d, n);
    for (const struct node *n = d->at->first->next; n; n = n->next)
        if (n->kind == NODE_FIELD)
            descriptor_field(b, d, n);
    if (!d->seen[NODE_VIEW] && !descriptor_has(d, "RES_VIEW_MAX_MIP_LEVEL"))
        SET(d, TIC_RES_VIEW_MAX_MIP_LEVEL, d->words[TEX_TIC_MAX_MIP_LEVEL_LO / 32] >> TEX_TIC_MAX_MIP_LEVEL_LO % 32);
    require(b, d, NODE_FORMAT, "COMPONENTS");
    require(b, d, NODE_SIZE, "WIDTH_MINUS_ONE");
    require(b, d, NODE_ADDRESS, "ADDRESS_31_0");
}

void build_texture(struct build *b, const struct node *n)
{
    struct descriptor d = {.record = "tic", .what = "texture", .at = n};
    const struct node *words = descriptor_find(n, NODE_RAW), *content = descriptor_find(n, NODE_TEXELS);
    size_t errors = b->tree->diag->count;
    if (words)
        descriptor_raw(b, &d, words);
    else
        texture_words(b, &d);
    if (b->tree->diag->count != errors)
        return;
    descriptor_write(b, &d, b->out->config.header_pool);
    if (content && !b->exhausted)
        build_texels(b, d.words, content);
}
