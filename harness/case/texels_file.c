// SPDX-License-Identifier: Apache-2.0
/* Elements of a texture file into memory, as the header lays them. */
#include <stdio.h>
#include <stdlib.h>

#include "case/texels.h"

enum { PAGE_BYTES = 4096, CHUNK_BYTES = 16 }; /* aligned chunks of a row are contiguous in every layout */
#define TIC(tic, FIELD) ((uint32_t)tex_get_bits(tic, TEX_TIC_##FIELD##_LO, TEX_TIC_##FIELD##_W))

/* Level 0 of a texture as its header says it. */
struct shape {
    uint32_t width, height, depth, layers, faces;
};

static struct shape shape_of(const uint32_t tic[8], const struct tex_type_info *type)
{
    uint32_t count = TIC(tic, DEPTH_MINUS_ONE) + 1;
    return (struct shape){.width = TIC(tic, WIDTH_MINUS_ONE) + 1,
                          .height = type->axes > 1 ? TIC(tic, HEIGHT_MINUS_ONE) + 1 : 1,
                          .depth = type->axes > 2 ? count : 1,
                          .layers = type->array ? count : 1,
                          .faces = type->faces};
}

static const char *check_format(const uint32_t tic[8], const struct texfile *file, char why[TEXFILE_WHY])
{
    const char *name = tex_code_name("format", TIC(tic, COMPONENTS));
    if (texfile_fits(file->code, name))
        return NULL;
    snprintf(why, TEXFILE_WHY, "the file holds %s, which is format %s; the texture has format %s", file->code->name,
             file->code->format, name);
    return why;
}

/* The file matches the texture; it may have more levels. */
static const char *check_shape(const uint32_t tic[8], const struct texfile *file, char why[TEXFILE_WHY])
{
    const struct tex_type_info *type = tex_type_find(TIC(tic, TEXTURE_TYPE));
    if (!type || type->buffer)
        return "a texture file needs a type that exists, and that is no buffer";
    const struct shape s = shape_of(tic, type);
    uint32_t levels = texels_last_level(tic) + 1;
    if (s.width != file->width || s.height != file->height || s.depth != file->depth)
        snprintf(why, TEXFILE_WHY, "the file has %u x %u x %u texels, the texture %u x %u x %u", file->width,
                 file->height, file->depth, s.width, s.height, s.depth);
    else if (s.layers != file->layers || s.faces != file->faces)
        snprintf(why, TEXFILE_WHY, "the file has %u layers of %u faces, the texture (%s) %u of %u", file->layers,
                 file->faces, tex_type_name(type->code), s.layers, s.faces);
    else if (levels > file->levels)
        snprintf(why, TEXFILE_WHY, "the file has %u levels, the texture %u", file->levels, levels);
    else
        return NULL;
    return why;
}

static const char *store_row(struct image *image, const struct texels_level *l, const uint8_t *row, uint32_t y,
                             uint32_t z, uint32_t layer)
{
    for (uint64_t xb = 0, bytes = l->width * l->bytes; xb < bytes; xb += CHUNK_BYTES) {
        uint64_t left = bytes - xb;
        if (!image_write(image, l->base + texels_offset(l, xb, y, z, layer), row + xb,
                         left < CHUNK_BYTES ? left : CHUNK_BYTES))
            return texels_no_memory;
    }
    return NULL;
}

static const char *store_image(struct image *image, const struct texels_level *l, const struct texfile *file,
                               uint32_t level, uint32_t layer, uint64_t limit)
{
    const char *why = NULL;
    for (uint32_t z = 0; !why && z < l->depth; z++)
        for (uint32_t y = 0; !why && y < l->height; y++) {
            why = store_row(image, l, texfile_row(file, level, layer, z, y), y, z, layer);
            if (!why && image->pages_count > limit / PAGE_BYTES)
                why = texels_many;
        }
    return why;
}

uint64_t texels_file_bytes(const uint32_t tic[8], bool gob_width_one, const struct texfile *file)
{
    uint64_t sum = 0;
    struct texels_level level;
    for (uint32_t l = 0; l <= texels_last_level(tic); l++)
        if (!texels_layout_of(tic, gob_width_one, l, &file->element, &level))
            sum += level.width * level.height * level.depth * level.layers * level.bytes;
    return sum;
}

const char *texels_store_file(struct image *image, const uint32_t tic[8], bool gob_width_one,
                              const struct texfile *file, uint64_t limit, char why[TEXFILE_WHY])
{
    struct texels_level level;
    const char *wrong = check_format(tic, file, why);
    if (!wrong)
        wrong = check_shape(tic, file, why);
    if (!wrong && texels_file_bytes(tic, gob_width_one, file) > limit)
        wrong = texels_many;
    for (uint32_t l = 0; !wrong && l <= texels_last_level(tic); l++) {
        wrong = texels_layout_of(tic, gob_width_one, l, &file->element, &level);
        for (uint32_t layer = 0; !wrong && layer < level.layers; layer++)
            wrong = store_image(image, &level, file, l, layer, limit);
    }
    return wrong;
}
