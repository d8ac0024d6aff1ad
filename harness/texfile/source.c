// SPDX-License-Identifier: Apache-2.0
#include "texfile/source.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIDE_MOST = 65536, COUNT_MOST = 16384 }; /* what the fields of a texture header hold */

uint32_t source_u32(const struct source *s, uint64_t at)
{
    const uint8_t *b = s->bytes + at;
    return (uint32_t)b[0] | (uint32_t)b[1] << 8 | (uint32_t)b[2] << 16 | (uint32_t)b[3] << 24;
}

uint64_t source_u64(const struct source *s, uint64_t at)
{
    return source_u32(s, at) | (uint64_t)source_u32(s, at + 4) << 32;
}

bool source_fail(const struct source *s, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(s->why, TEXFILE_WHY, format, arguments);
    va_end(arguments);
    return false;
}

void source_note(struct texfile *file, const char *format, ...)
{
    va_list arguments;
    if (file->notes == TEXFILE_NOTES)
        return;
    va_start(arguments, format);
    vsnprintf(file->note[file->notes++], TEXFILE_WHY, format, arguments);
    va_end(arguments);
}

bool source_range(const struct source *s, const char *name, uint64_t value, uint64_t low, uint64_t high)
{
    if (value >= low && value <= high)
        return true;
    return source_fail(s, "%s is %" PRIu64 "; expected %" PRIu64 "..%" PRIu64, name, value, low, high);
}

static uint32_t most(uint32_t a, uint32_t b)
{
    return a > b ? a : b;
}

uint32_t source_full(const struct texfile *file)
{
    uint32_t side = most(most(file->width, file->height), file->depth), full = 1;
    while (full < TEXFILE_LEVELS && side >> full)
        full++;
    return full;
}

bool source_sizes(const struct source *s, const struct texfile *file)
{
    if (!source_range(s, "the width", file->width, 1, SIDE_MOST) ||
        !source_range(s, "the height", file->height, 1, SIDE_MOST) ||
        !source_range(s, "the depth", file->depth, 1, COUNT_MOST) ||
        !source_range(s, "the number of layers", file->layers, 1, COUNT_MOST))
        return false;
    if (!source_range(s, "the number of levels", file->levels, 1, source_full(file)))
        return false;
    if (file->faces == 6 && (file->width != file->height || file->depth != 1))
        return source_fail(s, "a cube map of %u x %u x %u texels; expected square faces", file->width, file->height,
                           file->depth);
    if (file->depth > 1 && file->layers > 1)
        return source_fail(s, "%u layers of %u slices; expected either", file->layers, file->depth);
    return true;
}

static uint32_t blocks(uint32_t size, uint32_t level, uint32_t block)
{
    return (most(size >> level, 1) + block - 1) / block;
}

void source_levels(struct texfile *file)
{
    for (uint32_t i = 0; i < file->levels; i++) {
        struct texfile_level *level = &file->level[i];
        level->row_bytes = (uint64_t)blocks(file->width, i, file->element.wide) * file->element.bytes;
        level->rows = blocks(file->height, i, file->element.high);
        level->slices = most(file->depth >> i, 1);
        level->slice_bytes = level->row_bytes * level->rows;
        level->image_stride = level->slice_bytes * level->slices;
    }
}

uint64_t source_level_bytes(const struct texfile *file, uint32_t level)
{
    return file->level[level].image_stride * file->layers * file->faces;
}

bool source_limit(const struct source *s, const struct texfile *file, uint64_t limit)
{
    uint64_t sum = 0;
    for (uint32_t i = 0; i < file->levels; i++)
        sum += source_level_bytes(file, i);
    return sum <= limit || source_fail(s, "%" PRIu64 " bytes of texels; expected at most %" PRIu64, sum, limit);
}

const uint8_t *texfile_row(const struct texfile *file, uint32_t level, uint32_t image, uint32_t z, uint32_t y)
{
    const struct texfile_level *l = &file->level[level];
    uint32_t row = file->rows_up ? l->rows - 1 - y : y, slice = file->slices_out ? l->slices - 1 - z : z;
    return l->data + image * l->image_stride + slice * l->slice_bytes + row * l->row_bytes;
}

void texfile_free(struct texfile *file)
{
    for (uint32_t i = 0; i < TEXFILE_LEVELS; i++)
        free(file->level[i].inflated);
    *file = (struct texfile){0};
}
