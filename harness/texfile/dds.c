// SPDX-License-Identifier: Apache-2.0
/*
 * DDS: a header, for new formats a second one, then the images: each layer and face with all its levels, rows from the
 * top, no gaps. Pitch and caps of the header are not trusted by anybody, and not read.
 */
#include <inttypes.h>
#include <stdio.h>

#include "texfile/source.h"

enum {
    MAGIC = 0x20534444, /* "DDS " */
    HEADER = 124,
    PIXEL_FORMAT = 32,
    FLAG_DEPTH = 0x800000,
    PF_ALPHAPIXELS = 0x1,
    PF_ALPHA = 0x2,
    PF_FOURCC = 0x4,
    PF_LUMINANCE = 0x20000,
    PF_BUMP = 0x80000,
    PF_KINDS = 0xe0262, /* alpha, palette, RGB, YUV, luminance, bump: what the masks are of */
    DX10 = 0x30315844,
    CAPS2_CUBE = 0x200,
    CAPS2_FACES = 0xfc00,
    CAPS2_VOLUME = 0x200000,
    DIMENSION_1D = 2,
    DIMENSION_2D = 3,
    DIMENSION_3D = 4,
    MISC_CUBE = 4,
};

/* Places in the file. */
enum {
    AT_SIZE = 4,
    AT_FLAGS = 8,
    AT_HEIGHT = 12,
    AT_WIDTH = 16,
    AT_DEPTH = 24,
    AT_LEVELS = 28,
    AT_PF_SIZE = 76,
    AT_PF_FLAGS = 80,
    AT_FOURCC = 84,
    AT_BITS = 88,
    AT_MASKS = 92,
    AT_CAPS2 = 112,
    AT_DATA = 128,
    AT_DXGI = 128,
    AT_DIMENSION = 132,
    AT_MISC = 136,
    AT_ARRAY = 140,
    AT_DX10_DATA = 148,
};

static bool is_dx10(const struct source *s)
{
    return (source_u32(s, AT_PF_FLAGS) & PF_FOURCC) && source_u32(s, AT_FOURCC) == DX10;
}

static bool headers(const struct source *s)
{
    if (s->size < 4 || source_u32(s, 0) != MAGIC)
        return source_fail(s, "not a DDS file; expected one that begins with 'DDS '");
    if (s->size < AT_DATA)
        return source_fail(s, "the file ends after %" PRIu64 " bytes; expected a header of %d", s->size, AT_DATA);
    if (source_u32(s, AT_SIZE) != HEADER || source_u32(s, AT_PF_SIZE) != PIXEL_FORMAT)
        return source_fail(s, "a header of %u bytes with a pixel format of %u; expected %d and %d",
                           source_u32(s, AT_SIZE), source_u32(s, AT_PF_SIZE), HEADER, PIXEL_FORMAT);
    if (is_dx10(s) && s->size < AT_DX10_DATA)
        return source_fail(s, "the file ends after %" PRIu64 " bytes; expected headers of %d", s->size, AT_DX10_DATA);
    return true;
}

/* A FourCC as text, or its number. */
static void spell(uint32_t code, char out[16])
{
    char text[5] = {(char)(code & 255), (char)(code >> 8 & 255), (char)(code >> 16 & 255), (char)(code >> 24)};
    bool plain = true;
    for (int i = 0; i < 4; i++)
        plain &= text[i] >= ' ' && text[i] <= '~';
    if (plain)
        snprintf(out, 16, "'%s'", text);
    else
        snprintf(out, 16, "%u", code);
}

static bool by_masks(const struct source *s, struct texfile *out)
{
    uint32_t flags = source_u32(s, AT_PF_FLAGS), bits = source_u32(s, AT_BITS), mask[4];
    for (unsigned i = 0; i < 4; i++)
        mask[i] = source_u32(s, AT_MASKS + 4 * i);
    flags &= PF_KINDS | PF_ALPHAPIXELS;
    if (!(flags & (PF_ALPHAPIXELS | PF_ALPHA | PF_BUMP)))
        mask[3] = 0; /* there is no alpha, whatever its mask says; signed formats have no flag for it */
    if (flags == PF_LUMINANCE && bits < 32) { /* all bits are grey: writers do not agree on the masks */
        mask[0] = (UINT32_C(1) << bits) - 1;
        mask[1] = mask[2] = 0;
    }
    out->code = texfile_find_masks(flags, bits, mask);
    return out->code ||
           source_fail(s,
                       "a pixel format of %u bits, flags 0x%x, masks 0x%x 0x%x 0x%x 0x%x, which no format holds "
                       "(harness/texfile/formats_d3d9.c)",
                       bits, flags, mask[0], mask[1], mask[2], mask[3]);
}

static bool pixel_format(const struct source *s, struct texfile *out)
{
    uint32_t code = source_u32(s, AT_FOURCC);
    char text[16];
    if (!(source_u32(s, AT_PF_FLAGS) & PF_FOURCC))
        return by_masks(s, out);
    if (is_dx10(s)) {
        code = source_u32(s, AT_DXGI);
        out->code = texfile_find(texfile_dxgi, texfile_dxgi_count, code);
        return out->code ||
               source_fail(s, "DXGI_FORMAT %u, which no format holds (harness/texfile/formats_dxgi.c)", code);
    }
    spell(code, text);
    out->code = texfile_find(texfile_fourcc, texfile_fourcc_count, code);
    return out->code || source_fail(s, "FourCC %s, which no format holds (harness/texfile/formats_d3d9.c)", text);
}

/* Dimension, layers and faces by the second header. */
static bool shape_dx10(const struct source *s, struct texfile *out)
{
    uint32_t dimension = source_u32(s, AT_DIMENSION), misc = source_u32(s, AT_MISC);
    if (!source_range(s, "the resource dimension", dimension, DIMENSION_1D, DIMENSION_3D))
        return false;
    if (dimension == DIMENSION_1D && out->height > 1)
        return source_fail(s, "a 1D texture of %u rows; expected 1", out->height);
    out->depth = dimension == DIMENSION_3D ? source_u32(s, AT_DEPTH) : 1;
    if ((misc & MISC_CUBE) && dimension != DIMENSION_2D)
        return source_fail(s, "a cube map of resource dimension %u; expected %d", dimension, DIMENSION_2D);
    out->faces = misc & MISC_CUBE ? 6 : 1;
    out->layers = source_u32(s, AT_ARRAY);
    return true;
}

static bool shape(const struct source *s, struct texfile *out)
{
    uint32_t flags = source_u32(s, AT_FLAGS), caps2 = source_u32(s, AT_CAPS2);
    out->width = source_u32(s, AT_WIDTH);
    out->height = source_u32(s, AT_HEIGHT);
    out->depth = (flags & FLAG_DEPTH) || (caps2 & CAPS2_VOLUME) ? source_u32(s, AT_DEPTH) : 1;
    out->levels = source_u32(s, AT_LEVELS) ? source_u32(s, AT_LEVELS) : 1;
    if (is_dx10(s))
        return shape_dx10(s, out);
    out->layers = 1;
    out->faces = caps2 & CAPS2_CUBE ? 6 : 1;
    if (out->faces == 6 && (caps2 & CAPS2_FACES) != CAPS2_FACES)
        return source_fail(s, "a cube map with the faces 0x%x; expected all six, 0x%x", caps2 & CAPS2_FACES,
                           CAPS2_FACES);
    return true;
}

/* Levels are inside of images: each image has all of its levels, one after the other. */
static bool place(const struct source *s, struct texfile *out)
{
    uint64_t at = is_dx10(s) ? AT_DX10_DATA : AT_DATA, stride = 0, images = (uint64_t)out->layers * out->faces;
    for (uint32_t i = 0; i < out->levels; i++)
        stride += out->level[i].image_stride;
    if (s->size - at < stride * images)
        return source_fail(s,
                           "the file has %" PRIu64 " bytes of texels; expected %" PRIu64 ": %u x %u x %u texels (%s), "
                           "%u levels, %" PRIu64 " images",
                           s->size - at, stride * images, out->width, out->height, out->depth, out->code->name,
                           out->levels, images);
    if (s->size - at > stride * images)
        return source_fail(s, "%" PRIu64 " bytes behind the last level; expected none", s->size - at - stride * images);
    for (uint32_t i = 0; i < out->levels; i++) {
        out->level[i].data = s->bytes + at;
        at += out->level[i].image_stride;
        out->level[i].image_stride = stride;
    }
    return true;
}

bool dds_read(const uint8_t *bytes, size_t size, uint64_t limit, struct texfile *out, char why[TEXFILE_WHY])
{
    const struct source s = {bytes, size, why};
    struct texfile file = {0};
    *out = file;
    if (!headers(&s) || !pixel_format(&s, &file) || !shape(&s, &file) || !source_sizes(&s, &file))
        return false;
    if (!texfile_element(file.code->format, &file.element))
        return source_fail(&s, "%s: format %s has no elements", file.code->name, file.code->format);
    source_levels(&file);
    if (!source_limit(&s, &file, limit) || !place(&s, &file))
        return false;
    *out = file;
    return true;
}
