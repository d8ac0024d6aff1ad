// SPDX-License-Identifier: Apache-2.0
/* Texture blocks of a vector file. */
#include <stddef.h>

#include "vector/vector_descriptor.h"

/* Codes of HEADER_VERSION by layout and color_key; a buffer has none. */
static const struct {
    const char *name;
    uint32_t version;
    bool rows; /* at a pitch, whose bytes follow */
} layouts[] = {{"blocklinear", TEX_VERSION_BLOCKLINEAR, false},
               {"pitch", TEX_VERSION_PITCH, true},
               {"blocklinear_color_key", TEX_VERSION_BLOCKLINEAR_COLOR_KEY, false},
               {"pitch_color_key", TEX_VERSION_PITCH_COLOR_KEY, true}};

static const struct tex_type_info *type_of(const struct descriptor *d)
{
    return tex_type_find((uint32_t)tex_get_bits(d->words, TEX_TIC_TEXTURE_TYPE_LO, TEX_TIC_TEXTURE_TYPE_W));
}

static bool is_buffer(const struct descriptor *d)
{
    return type_of(d) && type_of(d)->buffer;
}

static void pitch(struct build *b, struct descriptor *d, const struct node *bytes)
{
    uint64_t pitch;
    if (!build_number(b, bytes, 32, UINT64_C(0xffff) * 32, "pitch", &pitch))
        return;
    if (pitch % 32 != 0)
        tree_error(b->tree, bytes->at, "the pitch is not a multiple of 32");
    SET(d, TIC_PITCH_20_5, pitch / 32);
    if (descriptor_find(d->at, NODE_BLOCK))
        tree_error(b->tree, descriptor_find(d->at, NODE_BLOCK)->at, "'block' belongs to layout blocklinear");
}

/* A layout, and the bytes of a row if it has a pitch. */
static void layout(struct build *b, struct descriptor *d, const struct node *n)
{
    const struct node *bytes = n->first->next;
    size_t i = 0, count = sizeof layouts / sizeof layouts[0];
    while (i < count && !slice_is(n->first->text, layouts[i].name))
        i++;
    if (i == count || (layouts[i].rows && !bytes)) {
        tree_error(b->tree, n->at,
                   "expected layout blocklinear, or layout pitch and the bytes of a row (or one of both "
                   "with _color_key at its end)");
        return;
    }
    if (is_buffer(d)) {
        tree_error(b->tree, n->at, "a buffer has no layout");
        return;
    }
    SET(d, TIC_HEADER_VERSION, layouts[i].version);
    if (layouts[i].rows)
        pitch(b, d, bytes);
    else if (bytes)
        tree_error(b->tree, bytes->at, "layout %s takes no number", layouts[i].name);
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
    bool rows = form && (slice_is(form->first->text, "pitch") || slice_is(form->first->text, "pitch_color_key"));
    unsigned align = is_buffer(d) ? 1 : rows ? 32 : 512;
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

/* size WIDTH [HEIGHT [DEPTH]]; a depth left out is 1. A height that the type lacks is written, and means nothing. */
static void size(struct build *b, struct descriptor *d, const struct node *n)
{
    const struct node *at = n->first;
    const struct tex_type_info *type = type_of(d);
    bool buffer = is_buffer(d);
    const uint64_t most[3] = {buffer ? UINT64_C(1) << 32 : 65536, 65536, 16384};
    uint64_t v[3] = {1, 1, 1};
    unsigned count = 0;
    for (; at && count < 3; at = at->next, count++)
        if (!build_number(b, at, 1, most[count], "size", &v[count]))
            return;
    if (at)
        tree_error(b->tree, at->at, "a size has at most three numbers");
    if (type && count < 2 && type->axes > 1)
        tree_error(b->tree, n->at, "a size of %s has %u numbers", tex_type_name(type->code), type->axes);
    if (type && count > 2 && type->axes < 3)
        tree_error(b->tree, n->at, "a depth belongs to type THREE_D; layers and cubes are counted by 'layers'");
    SET(d, TIC_WIDTH_MINUS_ONE, (v[0] - 1) & 0xffff);
    if (buffer)
        SET(d, TIC_WIDTH_MINUS_ONE_31_16, (v[0] - 1) >> 16);
    SET(d, TIC_HEIGHT_MINUS_ONE, v[1] - 1);
    if (count > 2)
        SET(d, TIC_DEPTH_MINUS_ONE, v[2] - 1);
}

static void block(struct build *b, struct descriptor *d, const struct node *n)
{
    static const unsigned lo[3] = {TEX_TIC_GOBS_PER_BLOCK_WIDTH_LO, TEX_TIC_GOBS_PER_BLOCK_HEIGHT_LO,
                                   TEX_TIC_GOBS_PER_BLOCK_DEPTH_LO};
    unsigned count = node_children(n), i = 0;
    uint32_t log2;
    if (count < 2 || count > 3)
        tree_error(b->tree, n->at, "%u numbers; expected the GOBs of a block along x and y, or along x, y and z",
                   count);
    for (const struct node *at = n->first; at && i < 3; at = at->next, i++)
        if (block_log2(b, at, &log2))
            tex_put_bits(d->words, lo[i], TEX_TIC_GOBS_PER_BLOCK_WIDTH_W, log2);
}

/* layers N: the length of an array, or its cubes. */
static void layers(struct build *b, struct descriptor *d, const struct node *n)
{
    uint64_t count;
    const struct tex_type_info *type = type_of(d);
    if (type && !type->array)
        tree_error(b->tree, n->at, "'layers' belongs to an array type; %s is none", tex_type_name(type->code));
    if (build_number(b, n->first, 1, 16384, "layers", &count))
        SET(d, TIC_DEPTH_MINUS_ONE, count - 1);
}

static void shape(struct build *b, struct descriptor *d, const struct node *n)
{
    uint64_t first, last;
    uint32_t code;
    if (n->kind == NODE_SIZE)
        size(b, d, n);
    else if (n->kind == NODE_BLOCK)
        block(b, d, n);
    else if (n->kind == NODE_LAYERS)
        layers(b, d, n);
    else if (n->kind == NODE_SAMPLES && build_code(b, n->first, "samples", 15, &code))
        SET(d, TIC_MULTI_SAMPLE_COUNT, code);
    else if (n->kind == NODE_LEVELS && build_number(b, n->first, 1, 16, "levels", &first))
        SET(d, TIC_MAX_MIP_LEVEL, first - 1);
    else if (n->kind == NODE_VIEW && build_number(b, n->first, 0, 15, "level", &first) &&
             build_number(b, n->first->next, 0, 15, "level", &last)) {
        SET(d, TIC_RES_VIEW_MIN_MIP_LEVEL, first);
        SET(d, TIC_RES_VIEW_MAX_MIP_LEVEL, last);
    }
}

static void texture_item(struct build *b, struct descriptor *d, const struct node *n)
{
    if (n->kind == NODE_FIELD || !build_once(b, d->seen, n, descriptor_keyword(n->kind)))
        return;
    switch (n->kind) {
    case NODE_TYPE:
        break; /* the first of all: what others mean depends on it */
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

/* Defaults of a header; of a buffer only its sources. */
static void defaults(struct descriptor *d)
{
    SET(d, TIC_X_SOURCE, TEX_SOURCE_R);
    SET(d, TIC_Y_SOURCE, TEX_SOURCE_G);
    SET(d, TIC_Z_SOURCE, TEX_SOURCE_B);
    SET(d, TIC_W_SOURCE, TEX_SOURCE_A);
    if (is_buffer(d))
        return;
    SET(d, TIC_HEADER_VERSION, TEX_VERSION_BLOCKLINEAR);
    SET(d, TIC_NORMALIZED_COORDS, 1);
    SET(d, TIC_BORDER_SIZE, 7);
}

/* The versions with a view have it where those with a colour key have the key. */
static bool has_view(const struct descriptor *d)
{
    uint64_t version = tex_get_bits(d->words, TEX_TIC_HEADER_VERSION_LO, TEX_TIC_HEADER_VERSION_W);
    return version == TEX_VERSION_PITCH || version == TEX_VERSION_BLOCKLINEAR ||
           version > TEX_VERSION_BLOCKLINEAR_COLOR_KEY;
}

static void texture_words(struct build *b, struct descriptor *d)
{
    const struct node *type = descriptor_find(d->at, NODE_TYPE);
    uint32_t code = TEX_TYPE_TWO_D;
    if (!type || build_code(b, type->first, "type", 15, &code))
        SET(d, TIC_TEXTURE_TYPE, code);
    defaults(d);
    for (const struct node *n = d->at->first->next; n; n = n->next)
        texture_item(b, d, n);
    for (const struct node *n = d->at->first->next; n; n = n->next)
        if (n->kind == NODE_FIELD)
            descriptor_field(b, d, n);
    if (!d->seen[NODE_VIEW] && !descriptor_has(d, "RES_VIEW_MAX_MIP_LEVEL") && has_view(d))
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
