// SPDX-License-Identifier: Apache-2.0
/* Parts of the reader of DDS files. Private to this room. README.md lists the deviations accepted with a note. */
#ifndef TEXFILE_DDS_H
#define TEXFILE_DDS_H
#include "texfile/source.h"

/* Places in the file. */
enum {
    DDS_AT_SIZE = 4,
    DDS_AT_FLAGS = 8,
    DDS_AT_HEIGHT = 12,
    DDS_AT_WIDTH = 16,
    DDS_AT_DEPTH = 24,
    DDS_AT_LEVELS = 28,
    DDS_AT_PF_SIZE = 76,
    DDS_AT_PF_FLAGS = 80,
    DDS_AT_FOURCC = 84,
    DDS_AT_BITS = 88,
    DDS_AT_MASKS = 92,
    DDS_AT_CAPS2 = 112,
    DDS_AT_DATA = 128,
    DDS_AT_DXGI = 128,
    DDS_AT_DIMENSION = 132,
    DDS_AT_MISC = 136,
    DDS_AT_ARRAY = 140,
    DDS_AT_DX10_DATA = 148,
};

/* The pixel format is a FourCC: by its flag, or because it is nothing else. */
bool dds_has_fourcc(const struct source *s);
/* There is a second header. */
bool dds_is_dx10(const struct source *s);
uint64_t dds_data_at(const struct source *s);

/* Sets the code. */
bool dds_pixel_format(const struct source *s, struct texfile *out);
/* Sets sizes, layers, faces, levels, and places of rows; the file's size decides what the headers leave open. */
bool dds_shape(const struct source *s, struct texfile *out);

#endif
