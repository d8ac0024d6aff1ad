// SPDX-License-Identifier: Apache-2.0
/*
 * DDS: a header, for new formats a second one, then the images: each layer and face with all its levels, rows from the
 * top, no gaps. Pitch and caps of the header are not trusted by anybody, and not read.
 */
#include "texfile/dds.h"

#include <inttypes.h>

enum { MAGIC = 0x20534444, /* "DDS " */ HEADER = 124, PIXEL_FORMAT = 32, CUT = 24 };

/* Writers are known that say 24 of the header, 24 or nothing of its pixel format: all else is where it belongs. */
static bool header_sizes(const struct source *s, struct texfile *out)
{
    uint32_t header = source_u32(s, DDS_AT_SIZE), pixels = source_u32(s, DDS_AT_PF_SIZE);
    bool known = (header == HEADER || header == CUT) && (pixels == PIXEL_FORMAT || pixels == CUT || pixels == 0);
    if (!known)
        return source_fail(s, "a header of %u bytes with a pixel format of %u; expected %d and %d", header, pixels,
                           HEADER, PIXEL_FORMAT);
    if (header != HEADER)
        source_note(out, "the size of the header is %u; read as %d", header, HEADER);
    if (pixels != PIXEL_FORMAT)
        source_note(out, "the size of the pixel format is %u; read as %d", pixels, PIXEL_FORMAT);
    return true;
}

static bool headers(const struct source *s, struct texfile *out)
{
    if (s->size < 4 || source_u32(s, 0) != MAGIC)
        return source_fail(s, "not a DDS file; expected one that begins with 'DDS '");
    if (s->size < DDS_AT_DATA)
        return source_fail(s, "the file ends after %" PRIu64 " bytes; expected a header of %d", s->size, DDS_AT_DATA);
    if (!header_sizes(s, out))
        return false;
    if (dds_is_dx10(s) && s->size < DDS_AT_DX10_DATA)
        return source_fail(s, "the file ends after %" PRIu64 " bytes; expected headers of %d", s->size,
                           DDS_AT_DX10_DATA);
    return true;
}

/* Levels are inside of images: each image has all of its levels, one after the other. */
static void place(const struct source *s, struct texfile *out)
{
    uint64_t at = dds_data_at(s), stride = 0;
    for (uint32_t i = 0; i < out->levels; i++)
        stride += out->level[i].image_stride;
    for (uint32_t i = 0; i < out->levels; i++) {
        out->level[i].data = s->bytes + at;
        at += out->level[i].image_stride;
        out->level[i].image_stride = stride;
    }
}

bool dds_read(const uint8_t *bytes, size_t size, uint64_t limit, struct texfile *out, char why[TEXFILE_WHY])
{
    const struct source s = {bytes, size, why};
    struct texfile file = {0};
    *out = file;
    if (!headers(&s, &file) || !dds_pixel_format(&s, &file))
        return false;
    if (!texfile_element(file.code->format, &file.element))
        return source_fail(&s, "%s: format %s has no elements", file.code->name, file.code->format);
    if (!dds_shape(&s, &file) || !source_limit(&s, &file, limit))
        return false;
    place(&s, &file);
    *out = file;
    return true;
}
