// SPDX-License-Identifier: Apache-2.0
/* Texture files, KTX2 and DDS: levels, layers, faces and slices of elements, as they lie in the file. */
#ifndef TEXFILE_H
#define TEXFILE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "texfile/formats.h"

enum { TEXFILE_LEVELS = 16, TEXFILE_WHY = 256, TEXFILE_NOTES = 12 };

/* One level. Slice z of image i is at data + i * image_stride + z * slice_bytes: rows of elements, no gaps. */
struct texfile_level {
    const uint8_t *data;
    uint64_t image_stride, slice_bytes, row_bytes;
    uint32_t rows, slices;
    uint8_t *inflated; /* owns the data if it was compressed */
};

struct texfile {
    const struct texfile_code *code; /* the first row of its format code; others may follow with the same name */
    struct texfile_element element;
    uint32_t width, height, depth; /* of level 0, in texels; 1 along an axis that there is not */
    uint32_t layers, faces;        /* faces of a layer: 1 or 6; image i is face i % faces of layer i / faces */
    uint32_t levels;
    bool rows_up, slices_out; /* the first row is the lowest, the first slice the last */
    struct texfile_level level[TEXFILE_LEVELS];
    unsigned notes; /* deviations of the file from its format, and how they were read: a sentence each */
    char note[TEXFILE_NOTES][TEXFILE_WHY];
};

/*
 * Read a file of any bytes. They must outlast *out. At most `limit` bytes of elements are accepted. False: `why` has
 * the found and the expected value, and *out holds nothing.
 */
bool ktx2_read(const uint8_t *bytes, size_t size, uint64_t limit, struct texfile *out, char why[TEXFILE_WHY]);
bool dds_read(const uint8_t *bytes, size_t size, uint64_t limit, struct texfile *out, char why[TEXFILE_WHY]);
void texfile_free(struct texfile *file);

/* Row y of slice z of an image from the top, and from the first slice, whichever way the file has them. */
const uint8_t *texfile_row(const struct texfile *file, uint32_t level, uint32_t image, uint32_t z, uint32_t y);

#endif
