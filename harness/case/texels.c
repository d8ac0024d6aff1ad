// SPDX-License-Identifier: Apache-2.0
#include "case/texels.h"

#include <stdlib.h>
#include <string.h>

#include "case/texels_paint.h"

enum { PAGE_BYTES = 4096 };
#define TIC(tic, FIELD) ((uint32_t)tex_get_bits(tic, TEX_TIC_##FIELD##_LO, TEX_TIC_##FIELD##_W))

const char texels_no_memory[] = "out of memory", texels_told[] = "a value cannot be computed",
           texels_many[] = "the texels do not fit the memory limit";

static const char texels_unfit[] = "a component value does not fit the format";

const char *texels_name(unsigned kind)
{
    static const char *const names[] = {"gradient", "checker", "noise",      "solid", "png",
                                        "index",    "rows",    "expression", "ktx",   "dds"};
    return kind < sizeof names / sizeof names[0] ? names[kind] : NULL;
}

enum { CHUNK_BYTES = 16 }; /* such pieces of a row are contiguous in every layout, if they begin at a multiple */

/* Paint the texels of a row from column x on, as many as fit a chunk; returns their bytes. */
static uint32_t paint_chunk(struct painter *p, uint32_t x, uint32_t y, uint8_t chunk[CHUNK_BYTES])
{
    uint32_t bytes = p->level->bytes, count = CHUNK_BYTES / bytes;
    if (count > p->level->width - x)
        count = (uint32_t)p->level->width - x;
    for (uint32_t i = 0; i < count; i++) {
        struct element e = texels_paint(p, x + i, y);
        for (uint32_t k = 0; k < bytes; k++)
            chunk[i * bytes + k] = (uint8_t)(e.half[k / 8] >> 8 * (k % 8));
    }
    return count * bytes;
}

/* PD-91a: a texel of 12 bytes may lie in two pieces. */
static bool write_chunk(struct image *image, const struct painter *p, uint32_t xb, uint32_t y, const uint8_t *chunk,
                        uint32_t size)
{
    const struct texels_level *l = p->level;
    uint32_t room = CHUNK_BYTES - xb % CHUNK_BYTES, first = size < room ? size : room;
    return image_write(image, l->base + texels_offset(l, xb, y, p->z, p->layer), chunk, first) &&
           (first == size ||
            image_write(image, l->base + texels_offset(l, xb + first, y, p->z, p->layer), chunk + first, size - first));
}

/* One slice of one layer. */
static const char *store_slice(struct image *image, struct painter *p, uint64_t limit)
{
    const struct texels_level *l = p->level;
    uint8_t chunk[CHUNK_BYTES];
    for (uint32_t y = 0; y < l->height; y++) {
        for (uint32_t xb = 0, size; xb < l->width * l->bytes; xb += size) {
            size = paint_chunk(p, xb / l->bytes, y, chunk);
            if (p->failed || p->unfit)
                return p->failed ? texels_told : texels_unfit;
            if (!write_chunk(image, p, xb, y, chunk, size))
                return texels_no_memory;
        }
        if (image->pages_count > limit / PAGE_BYTES)
            return texels_many;
    }
    return NULL;
}

/* One layer: all levels, all slices. */
static const char *store_layer(struct image *image, const uint32_t tic[8], bool gob_width_one, struct painter *p,
                               struct texels_level *level, uint64_t limit)
{
    const char *why = NULL;
    for (p->level_number = 0; !why && p->level_number <= texels_last_level(tic); p->level_number++) {
        rng_init(&p->rng, p->texels->seed, p->layer << 4 | p->level_number);
        why = texels_layout(tic, gob_width_one, p->level_number, level);
        for (p->z = 0; !why && p->z < level->depth; p->z++)
            why = store_slice(image, p, limit);
    }
    return why;
}

/* Values that no field of the format can hold would vanish silently. */
static const char *check_colors(const struct tex_format_info *format, const struct texels *texels)
{
    unsigned colors = texels->kind == TEXELS_CHECKER ? 2 : texels->kind == TEXELS_SOLID ? 1 : 0;
    for (unsigned i = 0; i < colors; i++)
        for (unsigned c = 0; c < 4; c++)
            if (format->width[c] > 0 && format->width[c] < 32 && texels->color[i][c] >> format->width[c])
                return texels_unfit;
    return NULL;
}

uint64_t texels_bytes(const uint32_t tic[8], bool gob_width_one)
{
    uint64_t sum = 0;
    struct texels_level level;
    for (uint32_t l = 0; l <= texels_last_level(tic) && !texels_layout(tic, gob_width_one, l, &level); l++)
        sum += level.width * level.height * level.depth * level.layers * level.bytes;
    return sum;
}

/* Of a compressed format the elements are blocks: no colour is painted. */
static bool unpainted(const uint32_t tic[8], enum texels_kind kind)
{
    const struct tex_format_info *format = tex_format_find(TIC(tic, COMPONENTS));
    return format->high > 1 && kind != TEXELS_NOISE && kind != TEXELS_INDEX && kind != TEXELS_ROWS;
}

static const char *check(const uint32_t tic[8], bool gob_width_one, const struct texels *texels,
                         const struct texels_level *first, uint64_t limit)
{
    uint64_t bytes = texels_bytes(tic, gob_width_one);
    if (bytes > limit)
        return texels_many;
    if (unpainted(tic, texels->kind))
        return "no colours can be painted into a compressed format; expected noise, index, rows, ktx or dds";
    if (texels->kind == TEXELS_ROWS && texels->rows_size != bytes)
        return "the rows are not as many bytes as all levels hold";
    if (texels->kind == TEXELS_CHECKER && texels->size == 0)
        return "the squares of a checker are at least one texel";
    if (texels->kind == TEXELS_PICTURE &&
        (texels->picture->width != first->columns || texels->picture->height != first->height))
        return "the picture does not have the size of the texture";
    return check_colors(tex_format_find(TIC(tic, COMPONENTS)), texels);
}

const char *texels_store(struct image *image, const uint32_t tic[8], bool gob_width_one, const struct texels *texels,
                         uint64_t limit)
{
    struct texels_level level;
    struct painter p = {.format = tex_format_find(TIC(tic, COMPONENTS)), .texels = texels, .level = &level};
    const char *why = texels_layout(tic, gob_width_one, 0, &level);
    if (!why)
        why = check(tic, gob_width_one, texels, &level, limit);
    const uint32_t datatype[4] = {TIC(tic, R_DATA_TYPE), TIC(tic, G_DATA_TYPE), TIC(tic, B_DATA_TYPE),
                                  TIC(tic, A_DATA_TYPE)};
    memcpy(p.datatype, datatype, sizeof datatype);
    for (uint32_t layers = level.layers; !why && p.layer < layers; p.layer++)
        why = store_layer(image, tic, gob_width_one, &p, &level, limit);
    return why;
}
