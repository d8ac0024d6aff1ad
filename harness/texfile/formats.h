// SPDX-License-Identifier: Apache-2.0
/* Which format of rtl/defs/formats.tsv holds the elements of each format code of a file. */
#ifndef TEXFILE_FORMATS_H
#define TEXFILE_FORMATS_H
#include <stdbool.h>
#include <stdint.h>

/* Data type of the components in the file, as in a KTX2 data format descriptor. */
enum texfile_type {
    TEXFILE_ANY, /* typeless, or more than one */
    TEXFILE_UNORM,
    TEXFILE_SNORM,
    TEXFILE_UINT,
    TEXFILE_SINT,
    TEXFILE_UFLOAT,
    TEXFILE_SFLOAT,
    TEXFILE_SRGB,
};

/*
 * A row: this code is this format. A code may have several rows, one after the other, if several formats lie in memory
 * as it does.
 */
struct texfile_code {
    uint32_t code; /* VkFormat, DXGI_FORMAT, or FourCC */
    const char *name;
    const char *format;   /* as in formats.tsv */
    const char *channels; /* which channel each stored component is, R first: "BGRA"; X: none, D, S: depth, stencil */
    enum texfile_type type;
    uint8_t type_size; /* KTX2: bytes of a unit that a big-endian machine would swap */
};

/* A pixel format of a DDS file, by its masks. */
struct texfile_masks {
    uint32_t flags, bits, mask[4]; /* of red, green, blue, alpha */
    struct texfile_code code;      /* `code` of it: the number of D3DFORMAT */
};

extern const struct texfile_code texfile_vk[], texfile_dxgi[], texfile_fourcc[];
extern const unsigned texfile_vk_count, texfile_dxgi_count, texfile_fourcc_count;
extern const struct texfile_masks texfile_masks[];
extern const unsigned texfile_masks_count;

/* The first row of a code, NULL if there is none. */
const struct texfile_code *texfile_find(const struct texfile_code *rows, unsigned count, uint32_t code);
const struct texfile_code *texfile_find_masks(uint32_t flags, uint32_t bits, const uint32_t mask[4]);
/* By a number of D3DFORMAT that is one of masks. */
const struct texfile_code *texfile_find_d3dfmt(uint32_t number);
/* Whether elements of the code lie in memory as those of the format of this name; `code` is the first row of its. */
bool texfile_fits(const struct texfile_code *code, const char *format);

/* The size of an element of a format: a texel, or a block of texels. */
struct texfile_element {
    uint32_t bytes, wide, high;
    uint8_t model; /* colour model of a KTX2 data format descriptor */
};
/* False if no format has that name, or it has no elements that a file could hold. */
bool texfile_element(const char *format, struct texfile_element *out);

#endif
