// SPDX-License-Identifier: Apache-2.0
/* `texels` of a texture block. */
#include "case/texels.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/whole_file.h"
#include "vector/expr.h"
#include "vector/expr_program.h"
#include "vector/vector_descriptor.h"

#define PATH_TEXT 4096

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

/* Arguments of the generators: number and meaning, for messages. */
#define ANY_COUNT 99U /* judged apart */
static const struct {
    unsigned count;
    const char *usage;
} generators[] = {
    [TEXELS_GRADIENT] = {0, "gradient"},
    [TEXELS_CHECKER] = {3, "checker COLOUR COLOUR SIZE"},
    [TEXELS_NOISE] = {1, "noise SEED"},
    [TEXELS_SOLID] = {4, "solid C0 C1 C2 C3"},
    [TEXELS_PICTURE] = {1, "png \"FILE\""},
    [TEXELS_INDEX] = {0, "index"},
    [TEXELS_ROWS] = {ANY_COUNT, "rows HEX or rows \"FILE\""},
    [TEXELS_FORMULA] = {ANY_COUNT, "expression (E) or expression (E0) (E1) (E2) (E3)"},
    [TEXELS_KTX] = {1, "ktx \"FILE\""},
    [TEXELS_DDS] = {1, "dds \"FILE\""},
};

/* Files are found in the vector's folder. The contents of one, to be freed; NULL after an error. */
static uint8_t *load_beside(struct build *b, const struct node *n, char path[PATH_TEXT], size_t *size)
{
    char why[160];
    if (!b->path) {
        tree_error(b->tree, n->at, "a vector without a file name has no folder to find files in");
        return NULL;
    }
    const char *slash = strrchr(b->path, '/');
    int folder = n->text.size && n->text.at[0] == '/' ? 0 : slash ? (int)(slash - b->path) + 1 : 0;
    int length = snprintf(path, PATH_TEXT, "%.*s%.*s", folder, b->path, (int)n->text.size, n->text.at);
    if (length < 0 || length >= PATH_TEXT) {
        tree_error(b->tree, n->at, "the path is too long");
        return NULL;
    }
    uint8_t *bytes = whole_file(path, b->limits->file_bytes, size, why, sizeof why);
    if (!bytes)
        tree_error(b->tree, n->at, "%s: %s", path, why);
    return bytes;
}

static bool load_picture(struct build *b, const struct node *n, const uint32_t words[8], char path[PATH_TEXT],
                         struct picture *out)
{
    char why[160];
    size_t size;
    struct texels_level level;
    uint8_t *bytes = load_beside(b, n, path, &size);
    if (!bytes)
        return false;
    bool sized = !texels_layout(words, b->out->config.policy.gob_width_one, 0, &level);
    struct picture_limits limits = {.texels = b->limits->picture_texels,
                                    .width = sized ? (uint32_t)level.width : 0,
                                    .height = sized ? level.height : 0};
    bool ok = picture_decode(bytes, size, &limits, out, why, sizeof why);
    free(bytes);
    if (!ok)
        tree_error(b->tree, n->at, "%s: %s", path, why);
    else if (out->note[0])
        tree_note(b->tree, n->at, "%s: libpng says: %s", path, out->note);
    return ok;
}

/* Hex digits in the vector, or a file of the bytes themselves. */
static bool load_rows(struct build *b, const struct node *n, struct texels *out, uint8_t **bytes)
{
    char path[PATH_TEXT];
    if (n->first) {
        *bytes = load_beside(b, n->first, path, &out->rows_size);
        out->rows = *bytes;
        return out->rows != NULL;
    }
    out->rows = b->tree->bytes + n->offset;
    out->rows_size = n->count;
    return true;
}

/* One expression for all components, or one for each. */
struct formula {
    struct build *b;
    const struct node *component[4];
    struct expr_program program[4];
};

enum { VARIABLES = 6 };
static bool formula_value(void *user, const struct texel_at *at, unsigned component, uint32_t *out)
{
    const struct formula *f = user;
    const struct expr_variable variables[VARIABLES] = {
        {"x", at->x}, {"y", at->y}, {"z", at->z}, {"level", at->level}, {"layer", at->layer}, {"component", component}};
    return expr_program_run(&f->program[component], variables, out) ||
           expr_whole(f->b->tree, f->component[component], variables, VARIABLES, out);
}

static bool formula(struct build *b, const struct node *n, struct formula *f, struct texels *out)
{
    static const struct expr_variable names[VARIABLES] = {{"x", 0},     {"y", 0},     {"z", 0},
                                                          {"level", 0}, {"layer", 0}, {"component", 0}};
    const struct node *a = n->first;
    unsigned count = node_children(n);
    f->b = b;
    for (unsigned i = 0; i < 4; i++) {
        if (a->kind != NODE_EXPRESSION || (count != 1 && count != 4)) {
            tree_error(b->tree, n->at, "expected texels %s", generators[TEXELS_FORMULA].usage);
            return false;
        }
        f->component[i] = a->first;
        expr_program_make(&f->program[i], a->first, names, VARIABLES);
        a = count == 4 && a->next ? a->next : a;
    }
    out->value = formula_value;
    out->user = f;
    return true;
}

/* State of a generator while it is used. */
struct material {
    struct picture picture;
    struct texels_lost lost;
    uint8_t *rows; /* or the whole texture file, whose texels are used in place */
    struct texfile file;
    char path[PATH_TEXT];
    struct formula formula;
};

static bool load_file(struct build *b, const struct node *n, enum texels_kind kind, struct material *m)
{
    char why[TEXFILE_WHY];
    size_t size;
    if (n->kind != NODE_STRING) {
        tree_error(b->tree, n->at, "expected a file name in quotes");
        return false;
    }
    m->rows = load_beside(b, n, m->path, &size);
    if (!m->rows)
        return false;
    bool ok = (kind == TEXELS_KTX ? ktx2_read : dds_read)(m->rows, size, b->limits->image_bytes, &m->file, why);
    if (!ok)
        tree_error(b->tree, n->at, "%s: %s", m->path, why);
    for (unsigned i = 0; i < m->file.notes; i++)
        tree_note(b->tree, n->at, "%s: %s", m->path, m->file.note[i]);
    return ok;
}

static bool generator(struct build *b, const uint32_t words[8], const struct node *n, struct texels *out,
                      struct material *m)
{
    const struct node *a = n->first;
    unsigned kind = 0;
    while (texels_name(kind) && !slice_is(n->text, texels_name(kind)))
        kind++;
    if (!texels_name(kind)) {
        tree_error(b->tree, n->at,
                   "unknown texels; expected gradient, checker, noise, solid, png, index, rows, expression, ktx or "
                   "dds");
        return false;
    }
    if (generators[kind].count != ANY_COUNT ? node_children(n) != generators[kind].count
                                            : kind == TEXELS_FORMULA && !a) {
        tree_error(b->tree, n->at, "expected texels %s", generators[kind].usage);
        return false;
    }
    *out = (struct texels){.kind = (enum texels_kind)kind, .picture = &m->picture, .lost = &m->lost, .file = &m->file};
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
        return a->kind == NODE_STRING && load_picture(b, a, words, m->path, &m->picture);
    case TEXELS_ROWS:
        return load_rows(b, n, out, &m->rows);
    case TEXELS_FORMULA:
        return formula(b, n, &m->formula, out);
    case TEXELS_KTX:
    case TEXELS_DDS:
        return load_file(b, a, out->kind, m);
    default:
        return true;
    }
}

/* Overlapping textures take no more memory, but more time: limit what is painted as well. */
static bool affordable(struct build *b, const struct node *n, uint64_t bytes)
{
    b->texel_bytes += bytes;
    if (b->texel_bytes > 2 * b->limits->image_bytes)
        build_exhausted(b, n->at, "too many texels");
    return !b->exhausted;
}

static void report(struct build *b, struct span at, const char *path, const char *why)
{
    if (why == texels_no_memory)
        b->no_memory = true;
    else if (why && why != texels_told)
        tree_error(b->tree, at, path ? "%s: %s" : "%s%s", path ? path : "", why);
}

static void store_file(struct build *b, const uint32_t words[8], const struct node *n, const struct material *m)
{
    bool gob_width_one = b->out->config.policy.gob_width_one;
    char why[TEXFILE_WHY];
    /* Those of a format that is not built have not been counted. */
    uint64_t counted = texels_bytes(words, gob_width_one);
    if (affordable(b, n, counted ? 0 : texels_file_bytes(words, gob_width_one, &m->file)))
        report(b, n->at, m->path,
               texels_store_file(&b->out->image, words, gob_width_one, &m->file, b->limits->image_bytes, why));
}

/* Bits of a picture that its components could not hold. */
static void note_lost(struct build *b, const struct node *n, const struct material *m, const uint32_t words[8])
{
    const struct texels_lost *lost = &m->lost;
    if (lost->count == 0)
        return;
    tree_note(b->tree, n->at,
              "%s: %llu of %llu values lose bits in format %s; the first: column %u, row %u, %c = 0x%x of 0x%x becomes "
              "0x%x",
              m->path, (unsigned long long)lost->count, (unsigned long long)lost->values,
              tex_code_name("format", (uint32_t)tex_get_bits(words, TEX_TIC_COMPONENTS_LO, TEX_TIC_COMPONENTS_W)),
              lost->first.x, lost->first.y, "RGBA"[lost->component], lost -> value, m -> picture.full, lost->bits);
}

void build_texels(struct build *b, const uint32_t words[8], const struct node *n)
{
    struct texels texels;
    struct material m = {0};
    bool gob_width_one = b->out->config.policy.gob_width_one;
    if (affordable(b, n, texels_bytes(words, gob_width_one)) && generator(b, words, n, &texels, &m)) {
        if (texels.kind == TEXELS_KTX || texels.kind == TEXELS_DDS)
            store_file(b, words, n, &m);
        else
            report(b, n->at, NULL, texels_store(&b->out->image, words, gob_width_one, &texels, b->limits->image_bytes));
        note_lost(b, n->first ? n->first : n, &m, words);
    }
    texfile_free(&m.file);
    free(m.rows);
    picture_free(&m.picture);
}
