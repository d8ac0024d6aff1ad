// SPDX-License-Identifier: Apache-2.0
#include "case/texels.h"

#include <stdlib.h>
#include <string.h>

#include "case/texels_paint.h"

enum { PAGE_BYTES = 4096, GOB_BYTES = 512, GOB_WIDTH = 64, GOB_HEIGHT = 8 };
#define ADDRESS_MASK ((UINT64_C(1) << TEX_ADDR_W) - 1)
#define TIC(tic, FIELD) ((uint32_t)tex_get_bits(tic, TEX_TIC_##FIELD##_LO, TEX_TIC_##FIELD##_W))

static uint32_t log2_up(uint32_t value)
{
    uint32_t bits = 0;
    while ((UINT32_C(1) << bits) < value)
        bits++;
    return bits;
}

static uint32_t least(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

const char texels_no_memory[] = "memory is out", texels_told[] = "a value cannot be computed";

static const char texels_unfit[] = "a component value does not fit the format";

const char *texels_name(unsigned kind)
{
    static const char *const names[] = {"gradient", "checker", "noise", "solid", "png", "index", "rows", "expression"};
    return kind < sizeof names / sizeof names[0] ? names[kind] : NULL;
}

/*
 * Sizes and blocks of a block-linear level; `base` of it is left to the caller. PD-90, PD-91. Written once more on
 * purpose (the model's is tex_derive_place): if memory images came from the model, its wrong level would hold the
 * texels that it looks for.
 */
static void place_blocks(const uint32_t tic[8], bool gob_width_one, struct texels_level *out)
{
    uint32_t gobs = (out->width * out->bytes + GOB_WIDTH - 1) / GOB_WIDTH;
    uint32_t rows = (out->height + GOB_HEIGHT - 1) / GOB_HEIGHT;
    out->block_w = gob_width_one ? 0 : least(TIC(tic, GOBS_PER_BLOCK_WIDTH), log2_up(gobs));
    out->block_h = least(TIC(tic, GOBS_PER_BLOCK_HEIGHT), log2_up(rows));
    out->row_blocks = (gobs + (UINT32_C(1) << out->block_w) - 1) >> out->block_w;
    uint64_t block_rows = (rows + (UINT32_C(1) << out->block_h) - 1) >> out->block_h;
    out->span = out->row_blocks * block_rows * ((uint64_t)GOB_BYTES << (out->block_w + out->block_h));
}

static void size_of_level(const uint32_t tic[8], uint32_t level, struct texels_level *out)
{
    uint32_t width = (TIC(tic, WIDTH_MINUS_ONE) + 1) >> level, height = (TIC(tic, HEIGHT_MINUS_ONE) + 1) >> level;
    out->width = width ? width : 1;
    out->height = height ? height : 1;
}

/* Why texels cannot be stored for this header, NULL if they can. */
static const char *refusal(const uint32_t tic[8], bool gob_width_one)
{
    uint32_t version = TIC(tic, HEADER_VERSION);
    const struct tex_format_info *format = tex_format_find(TIC(tic, COMPONENTS));
    if (!format || format->bytes == 0)
        return "the format is not built, so texels cannot be stored";
    const struct tex_type_info *type = tex_type_find(TIC(tic, TEXTURE_TYPE));
    if (!type || type->axes != 2 || type->faces != 1 || type->array || !type->levels)
        return "texels can be stored for type TWO_D only";
    if (version != TEX_VERSION_PITCH && version != TEX_VERSION_BLOCKLINEAR)
        return "texels need layout pitch or blocklinear";
    if (version == TEX_VERSION_PITCH) {
        if (TIC(tic, PITCH_20_5) * 32 < (TIC(tic, WIDTH_MINUS_ONE) + 1) * format->bytes)
            return "the pitch is smaller than a row of texels";
        return TIC(tic, MAX_MIP_LEVEL) ? "a pitch texture has one level" : NULL;
    }
    if (TIC(tic, GOBS_PER_BLOCK_HEIGHT) > 5 || (!gob_width_one && TIC(tic, GOBS_PER_BLOCK_WIDTH) > 5))
        return "blocks are at most 32 GOBs wide and high";
    if (TIC(tic, GOB3D) || TIC(tic, TILE_WIDTH_IN_GOBS))
        return "texels cannot be stored with 3D GOBs or sparse tiles";
    return NULL;
}

const char *texels_layout(const uint32_t tic[8], bool gob_width_one, uint32_t level, struct texels_level *out)
{
    *out = (struct texels_level){0};
    const char *why = refusal(tic, gob_width_one);
    if (why)
        return why;
    if (level > TIC(tic, MAX_MIP_LEVEL))
        return "the texture has no such level";
    const struct tex_format_info *format = tex_format_find(TIC(tic, COMPONENTS));
    uint64_t address = (uint64_t)TIC(tic, ADDRESS_47_32) << 32 | TIC(tic, ADDRESS_31_0);
    out->bytes = format->bytes;
    out->blocklinear = TIC(tic, HEADER_VERSION) == TEX_VERSION_BLOCKLINEAR;
    size_of_level(tic, level, out);
    if (!out->blocklinear) { /* PD-92 */
        out->base = address & ~UINT64_C(31);
        out->pitch = TIC(tic, PITCH_20_5) * 32;
        out->span = (uint64_t)out->pitch * out->height;
        return NULL;
    }
    out->base = address & ~UINT64_C(511);
    for (uint32_t l = 0; l < level; l++) {
        struct texels_level larger = {.bytes = out->bytes};
        size_of_level(tic, l, &larger);
        place_blocks(tic, gob_width_one, &larger);
        out->base = (out->base + larger.span) & ADDRESS_MASK;
    }
    place_blocks(tic, gob_width_one, out);
    return NULL;
}

enum { CHUNK_BYTES = 16 }; /* such pieces of a row are contiguous in every layout */

/* Paint the texels of a row from column x on, as many as fit a chunk; returns their bytes. */
static uint32_t paint_chunk(struct painter *p, uint32_t x, uint32_t y, uint8_t chunk[CHUNK_BYTES])
{
    uint32_t bytes = p->level->bytes, count = least(CHUNK_BYTES / bytes, p->level->width - x);
    for (uint32_t i = 0; i < count; i++) {
        struct element e = texels_paint(p, x + i, y);
        for (uint32_t k = 0; k < bytes; k++)
            chunk[i * bytes + k] = (uint8_t)(e.half[k / 8] >> 8 * (k % 8));
    }
    return count * bytes;
}

static const char *store_level(struct image *image, struct painter *p, uint64_t limit)
{
    const struct texels_level *l = p->level;
    uint8_t chunk[CHUNK_BYTES];
    for (uint32_t y = 0; y < l->height; y++) {
        for (uint32_t xb = 0, size; xb < l->width * l->bytes; xb += size) {
            size = paint_chunk(p, xb / l->bytes, y, chunk);
            uint64_t offset = l->blocklinear ? tex_bl_offset(l->row_blocks, l->block_w, l->block_h, xb, y)
                                             : (uint64_t)y * l->pitch + xb;
            if (p->failed || p->unfit)
                return p->failed ? texels_told : texels_unfit;
            if (!image_write(image, l->base + offset, chunk, size))
                return texels_no_memory;
        }
        if (image->pages_count > limit / PAGE_BYTES)
            return "the texels do not fit the memory limit";
    }
    return NULL;
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

/* Bytes of all levels without what lies between rows. */
static uint64_t bytes_of(const uint32_t tic[8])
{
    uint64_t sum = 0;
    for (uint32_t l = 0; l <= TIC(tic, MAX_MIP_LEVEL); l++) {
        struct texels_level level;
        size_of_level(tic, l, &level);
        sum += (uint64_t)level.width * level.height * tex_format_find(TIC(tic, COMPONENTS))->bytes;
    }
    return sum;
}

static const char *check(const uint32_t tic[8], const struct texels *texels, const struct texels_level *first)
{
    if (texels->kind == TEXELS_ROWS && texels->rows_size != bytes_of(tic))
        return "the rows are not as many bytes as all levels hold";
    if (texels->kind == TEXELS_CHECKER && texels->size == 0)
        return "the squares of a checker are at least one texel";
    if (texels->kind == TEXELS_PICTURE &&
        (texels->picture->width != first->width || texels->picture->height != first->height))
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
        why = check(tic, texels, &level);
    const uint32_t datatype[4] = {TIC(tic, R_DATA_TYPE), TIC(tic, G_DATA_TYPE), TIC(tic, B_DATA_TYPE),
                                  TIC(tic, A_DATA_TYPE)};
    memcpy(p.datatype, datatype, sizeof datatype);
    for (; !why && p.level_number <= TIC(tic, MAX_MIP_LEVEL); p.level_number++) {
        rng_init(&p.rng, texels->seed, p.level_number);
        why = texels_layout(tic, gob_width_one, p.level_number, &level);
        if (!why && (uint64_t)level.width * level.height * level.bytes > limit)
            why = "the texels do not fit the memory limit";
        if (!why)
            why = store_level(image, &p, limit);
    }
    return why;
}
