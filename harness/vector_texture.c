/* SPDX-License-Identifier: Apache-2.0 */
/* Texture and sampler blocks of a vector file: descriptor words into memory, texels behind them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "expr.h"
#include "texels.h"
#include "vector_build.h"

/* A header or sampler under construction. */
struct descriptor {
    const char *record; /* "tic" or "tsc" */
    const char *what;   /* "texture" or "sampler" */
    const struct node *at;
    uint32_t words[8];
    bool seen[NODE_KINDS];
    bool field_seen[FIELDS_LIMIT];
};

#define SET(d, FIELD, value) put((d)->words, TEX_##FIELD##_LO, TEX_##FIELD##_W, value)

static void put(uint32_t *words, unsigned lo, unsigned width, uint64_t value)
{
    uint32_t mask = (uint32_t)(((UINT64_C(1) << width) - 1) << lo % 32);
    words[lo / 32] = (words[lo / 32] & ~mask) | ((uint32_t)(value << lo % 32) & mask);
}

/* Enumeration of a field's values, NULL if it is a plain number. */
static const char *enumeration_of(const char *field)
{
    static const struct {
        const char *ending, *enumeration;
    } rows[] = {{"COMPONENTS", "format"}, {"_DATA_TYPE", "datatype"}, {"HEADER_VERSION", "version"},
                {"TEXTURE_TYPE", "type"}, {"X_SOURCE", "source"},     {"Y_SOURCE", "source"},
                {"Z_SOURCE", "source"},   {"W_SOURCE", "source"},     {"ADDRESS_U", "wrap"},
                {"ADDRESS_V", "wrap"},    {"ADDRESS_P", "wrap"}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        size_t n = strlen(field), k = strlen(rows[i].ending);
        if (n >= k && strcmp(field + n - k, rows[i].ending) == 0 && strcmp(field, "PACK_COMPONENTS") != 0)
            return rows[i].enumeration;
    }
    return NULL;
}

/* A field by its name in rtl/defs/fields.tsv; it wins over the statements. */
static void field(struct build *b, struct descriptor *d, const struct node *n)
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
            put(d->words, f->lo, f->width, code);
    } else if (build_number(b, n->first, 0, most, f->name, &number)) {
        put(d->words, f->lo, f->width, number);
    }
}

static bool has_field(const struct descriptor *d, const char *name)
{
    for (unsigned i = 0; i < tex_fields_count && i < FIELDS_LIMIT; i++)
        if (strcmp(tex_fields[i].record, d->record) == 0 && strcmp(tex_fields[i].name, name) == 0)
            return d->field_seen[i];
    return false;
}

/* Eight words; then nothing else may be said. */
static void raw(struct build *b, struct descriptor *d, const struct node *n)
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

static const struct node *find(const struct node *block, enum node_kind kind)
{
    const struct node *n = block->first;
    while (n && n->kind != kind)
        n = n->next;
    return n;
}

static void write_descriptor(struct build *b, const struct descriptor *d, uint64_t pool)
{
    uint8_t bytes[32];
    for (unsigned i = 0; i < 32; i++)
        bytes[i] = (uint8_t)(d->words[i / 4] >> 8 * (i % 4));
    build_write(b, d->at, (pool & ~UINT64_C(31)) + 32 * d->at->first->integer, bytes, sizeof bytes);
}

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
    if (find(d->at, NODE_BLOCK))
        tree_error(b->tree, find(d->at, NODE_BLOCK)->at, "'block' belongs to layout blocklinear");
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
            put(d->words, lo[i], TEX_TIC_R_DATA_TYPE_W, code);
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
            put(d->words, lo[i], TEX_TIC_X_SOURCE_W, code);
}

static void address(struct build *b, struct descriptor *d, const struct node *n)
{
    const struct node *form = find(d->at, NODE_LAYOUT);
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

/* Name of an item's keyword, NULL for fields and raw words. */
static const char *keyword(enum node_kind kind)
{
    static const struct {
        enum node_kind kind;
        const char *name;
    } rows[] = {{NODE_TYPE, "type"},     {NODE_LAYOUT, "layout"}, {NODE_FORMAT, "format"},
                {NODE_SOURCE, "source"}, {NODE_SIZE, "size"},     {NODE_ADDRESS, "address"},
                {NODE_BLOCK, "block"},   {NODE_LEVELS, "levels"}, {NODE_VIEW, "view"},
                {NODE_TEXELS, "texels"}, {NODE_BORDER, "border"}, {NODE_NORMALIZED, "normalized"},
                {NODE_RAW, "raw"}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (rows[i].kind == kind)
            return rows[i].name;
    return NULL;
}

static void texture_item(struct build *b, struct descriptor *d, const struct node *n)
{
    uint32_t code;
    if (n->kind == NODE_FIELD || !build_once(b, d->seen, n, keyword(n->kind)))
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
    if (!d->seen[kind] && !has_field(d, as_field))
        tree_error(b->tree, d->at->at, "the texture has no '%s' (and no %s)", keyword(kind), as_field);
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
            field(b, d, n);
    if (!d->seen[NODE_VIEW] && !has_field(d, "RES_VIEW_MAX_MIP_LEVEL"))
        SET(d, TIC_RES_VIEW_MAX_MIP_LEVEL, d->words[TEX_TIC_MAX_MIP_LEVEL_LO / 32] >> TEX_TIC_MAX_MIP_LEVEL_LO % 32);
    require(b, d, NODE_FORMAT, "COMPONENTS");
    require(b, d, NODE_SIZE, "WIDTH_MINUS_ONE");
    require(b, d, NODE_ADDRESS, "ADDRESS_31_0");
}

static bool whole32(struct build *b, const struct node *n, uint32_t *out)
{
    uint64_t value = 0;
    if (n->kind != NODE_INTEGER)
        tree_error(b->tree, n->at, "expected an integer");
    else if (build_number(b, n, 0, UINT32_MAX, "value", &value)) {
        *out = (uint32_t)value;
        return true;
    }
    return false;
}

/* A colour: one value for all components, or (r, g, b, a). */
static bool color(struct build *b, const struct node *n, uint32_t out[4])
{
    const struct node *c = n->kind == NODE_COLOR ? n->first : n;
    for (unsigned i = 0; i < 4; i++) {
        if (!whole32(b, c, &out[i]))
            return false;
        c = n->kind == NODE_COLOR ? c->next : c;
    }
    return true;
}

/* PNG files are found beside the vector. */
static bool load_picture(struct build *b, const struct node *n, struct picture *out)
{
    char path[4096], why[160];
    size_t size;
    if (!b->path) {
        tree_error(b->tree, n->at, "a vector without a file name has no folder to find pictures in");
        return false;
    }
    const char *slash = strrchr(b->path, '/');
    int folder = n->text.size && n->text.at[0] == '/' ? 0 : slash ? (int)(slash - b->path) + 1 : 0;
    int length = snprintf(path, sizeof path, "%.*s%.*s", folder, b->path, (int)n->text.size, n->text.at);
    if (length < 0 || length >= (int)sizeof path) {
        tree_error(b->tree, n->at, "the path is too long");
        return false;
    }
    uint8_t *bytes = build_file(path, b->limits->file_bytes, &size, why, sizeof why);
    bool ok = bytes && picture_decode(bytes, size, b->limits->picture_texels, out, why, sizeof why);
    free(bytes);
    if (!ok)
        tree_error(b->tree, n->at, "%s: %s", path, why);
    return ok;
}

/* Arguments of the generators: how many, and what they are, for messages. */
static const struct {
    unsigned count;
    const char *usage;
} generators[] = {
    [TEXELS_GRADIENT] = {0, "gradient"},    [TEXELS_CHECKER] = {3, "checker COLOUR COLOUR SIZE"},
    [TEXELS_NOISE] = {1, "noise SEED"},     [TEXELS_SOLID] = {4, "solid C0 C1 C2 C3"},
    [TEXELS_PICTURE] = {1, "png \"FILE\""}, [TEXELS_INDEX] = {0, "index"},
};

static bool generator(struct build *b, const struct node *n, struct texels *out, struct picture *picture)
{
    const struct node *a = n->first;
    unsigned kind = 0;
    while (texels_name(kind) && !slice_is(n->text, texels_name(kind)))
        kind++;
    if (!texels_name(kind)) {
        tree_error(b->tree, n->at, "unknown texels; expected gradient, checker, noise, solid, png or index");
        return false;
    }
    if (node_children(n) != generators[kind].count) {
        tree_error(b->tree, n->at, "expected texels %s", generators[kind].usage);
        return false;
    }
    *out = (struct texels){.kind = (enum texels_kind)kind, .picture = picture};
    switch (out->kind) {
    case TEXELS_CHECKER:
        return color(b, a, out->color[0]) && color(b, a->next, out->color[1]) && whole32(b, a->next->next, &out->size);
    case TEXELS_NOISE:
        return whole32(b, a, &out->seed);
    case TEXELS_SOLID:
        for (unsigned i = 0; i < 4; i++, a = a->next)
            if (!whole32(b, a, &out->color[0][i]))
                return false;
        return true;
    case TEXELS_PICTURE:
        if (a->kind != NODE_STRING)
            tree_error(b->tree, a->at, "expected a file name in quotes");
        return a->kind == NODE_STRING && load_picture(b, a, picture);
    default:
        return true;
    }
}

static void texels(struct build *b, const struct descriptor *d, const struct node *n)
{
    struct texels texels;
    struct picture picture = {0};
    if (generator(b, n, &texels, &picture)) {
        const char *why =
            texels_store(&b->out->image, d->words, b->out->config.gob_width_one, &texels, b->limits->image_bytes);
        if (why)
            tree_error(b->tree, n->at, "%s", why);
    }
    picture_free(&picture);
}

void build_texture(struct build *b, const struct node *n)
{
    struct descriptor d = {.record = "tic", .what = "texture", .at = n};
    const struct node *words = find(n, NODE_RAW), *content = find(n, NODE_TEXELS);
    size_t errors = b->tree->diag->count;
    if (words)
        raw(b, &d, words);
    else
        texture_words(b, &d);
    if (b->tree->diag->count != errors)
        return;
    write_descriptor(b, &d, b->out->config.header_pool);
    if (content)
        texels(b, &d, content);
}

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
            put(d->words, lo[i], TEX_TSC_ADDRESS_U_W, code);
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
    if (n->kind == NODE_FIELD || !build_once(b, d->seen, n, keyword(n->kind)))
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
    const struct node *words = find(n, NODE_RAW);
    if (words) {
        raw(b, &d, words);
    } else {
        SET(&d, TSC_MAG_FILTER, 1);
        SET(&d, TSC_MIN_FILTER, 1);
        SET(&d, TSC_MIP_FILTER, 1);
        for (const struct node *item = n->first->next; item; item = item->next)
            sampler_item(b, &d, item);
        for (const struct node *item = n->first->next; item; item = item->next)
            if (item->kind == NODE_FIELD)
                field(b, &d, item);
    }
    write_descriptor(b, &d, b->out->config.sampler_pool);
}
