/* SPDX-License-Identifier: Apache-2.0 */
/* `texels` of a texture block. */
#include "texels.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "vector_descriptor.h"

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
static bool load_picture(struct build *b, const struct node *n, const uint32_t words[8], struct picture *out)
{
    char path[4096], why[160];
    size_t size;
    struct texels_level level;
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
    bool sized = !texels_layout(words, b->out->config.gob_width_one, 0, &level);
    struct picture_limits limits = {
        .texels = b->limits->picture_texels, .width = sized ? level.width : 0, .height = sized ? level.height : 0};
    bool ok = bytes && picture_decode(bytes, size, &limits, out, why, sizeof why);
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

static bool generator(struct build *b, const uint32_t words[8], const struct node *n, struct texels *out,
                      struct picture *picture)
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
        return a->kind == NODE_STRING && load_picture(b, a, words, picture);
    default:
        return true;
    }
}

/* Overlapping textures take no more memory, but time: bound what is painted too. */
static bool affordable(struct build *b, const uint32_t words[8], const struct node *n)
{
    struct texels_level level;
    if (texels_layout(words, b->out->config.gob_width_one, 0, &level))
        return true; /* texels_store says why not */
    b->texel_bytes += (uint64_t)level.width * level.height * level.bytes;
    if (b->texel_bytes > 2 * b->limits->image_bytes)
        build_exhausted(b, n->at, "too many texels");
    return !b->exhausted;
}

void build_texels(struct build *b, const uint32_t words[8], const struct node *n)
{
    struct texels texels;
    struct picture picture = {0};
    if (affordable(b, words, n) && generator(b, words, n, &texels, &picture)) {
        const char *why =
            texels_store(&b->out->image, words, b->out->config.gob_width_one, &texels, b->limits->image_bytes);
        if (why == texels_no_memory)
            b->no_memory = true;
        else if (why)
            tree_error(b->tree, n->at, "%s", why);
    }
    picture_free(&picture);
}
