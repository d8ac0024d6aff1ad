// SPDX-License-Identifier: Apache-2.0
/*
 * Texel contents: generators, and storing them into a memory image as the header says (block-linear or pitch).
 */
#ifndef TEXELS_H
#define TEXELS_H
#include <stdbool.h>
#include <stdint.h>

#include "case/image.h"
#include "case/picture.h"
#include "texfile/texfile.h"

/* Where one level of a texture is (PD-90, PD-91, PD-92). */
struct texels_level {
    uint64_t width;                     /* in elements, mostly texels; of a buffer up to 2^32 */
    uint32_t height, depth, layers;     /* depth: slices; layers: images, six of a cube map */
    uint64_t columns;                   /* texels of a row: of several in an element the last may lack some */
    uint32_t bytes;                     /* of an element */
    bool blocklinear;                   /* else rows at a pitch, or the one row of a buffer */
    uint64_t base;                      /* byte address of layer 0, 48 bits */
    uint32_t pitch;                     /* bytes of a row */
    uint32_t row_blocks, block_rows;    /* block-linear: blocks along x, y */
    uint32_t block_w, block_h, block_d; /* log2 of the GOBs of a block */
    uint64_t layer_stride;              /* bytes from a layer to the next */
    uint64_t span;                      /* bytes from base to the end of the level, of one layer */
};

enum texels_kind {
    TEXELS_GRADIENT, /* component 0 rises along x, 1 along y, 2 along both; 3 is full */
    TEXELS_CHECKER,  /* squares of `size` texels of color[0] and color[1], color[0] at (0, 0) */
    TEXELS_NOISE,    /* random bits from `seed`, also such as no data type likes */
    TEXELS_SOLID,    /* color[0] everywhere */
    TEXELS_PICTURE,  /* `picture`, of the size of level 0; level l shows every 2^l-th texel */
    TEXELS_INDEX,    /* an element holds its own place: y << 16 | x, then the level, and in bits 63:48 slice or
                        layer; y << 8 | x, y << 4 | x if narrow */
    TEXELS_ROWS,     /* `rows`: the elements of all layers, their levels, their slices, rows from the top */
    TEXELS_FORMULA,  /* `value` gives each component */
    TEXELS_KTX,      /* `file`: elements of a texture file, unchanged */
    TEXELS_DDS,
};

/* Raw bits of a component. False if there are none; the reason has been reported. */
struct texel_at {
    uint32_t x, y, z, level, layer;
};
typedef bool texels_value(void *user, const struct texel_at *at, unsigned component, uint32_t *out);

/* Values of a picture that a component cannot hold: from its bits another one would be read. */
struct texels_lost {
    uint64_t values, count; /* examined, of level 0; and lost */
    struct texel_at first;
    unsigned component;
    uint32_t value, bits; /* there, in the picture and in the component */
};

struct texels {
    enum texels_kind kind;
    uint32_t color[2][4]; /* raw component values */
    uint32_t size, seed;
    const struct picture *picture;
    struct texels_lost *lost; /* of the picture; may be NULL */
    const struct texfile *file;
    const uint8_t *rows;
    size_t rows_size;
    texels_value *value;
    void *user;
};

/* Name of a kind as vectors write it ("png" for TEXELS_PICTURE), NULL past the end. */
const char *texels_name(unsigned kind);

/*
 * Layout of level `level` (0..15) of a header; gob_width_one as in struct tex_config. NULL, or why such a header has
 * no texels: a sentence without a full stop.
 */
const char *texels_layout(const uint32_t tic[8], bool gob_width_one, uint32_t level, struct texels_level *out);

/* The same where the format is not built, and its elements are known from elsewhere. */
const char *texels_layout_of(const uint32_t tic[8], bool gob_width_one, uint32_t level,
                             const struct texfile_element *element, struct texels_level *out);

/* The last level in memory. */
uint32_t texels_last_level(const uint32_t tic[8]);
/* Bytes from the base to byte column xb, row y, slice z of a layer. */
uint64_t texels_offset(const struct texels_level *l, uint64_t xb, uint32_t y, uint32_t z, uint32_t layer);
/* Bytes of all layers, levels and slices, without gaps between rows. 0 for a header without texels. */
uint64_t texels_bytes(const uint32_t tic[8], bool gob_width_one);

/* The same of a texture that takes its texels from a file. */
uint64_t texels_file_bytes(const uint32_t tic[8], bool gob_width_one, const struct texfile *file);

/* Results of texels_store when out of memory, when `value` failed, and at the limit. */
extern const char texels_no_memory[], texels_told[], texels_many[];
/*
 * Store all layers and levels of a header. `limit` bounds the bytes of pages in the image afterwards. NULL, or what is
 * wrong; then part of the texels may be stored.
 */
const char *texels_store(struct image *image, const uint32_t tic[8], bool gob_width_one, const struct texels *texels,
                         uint64_t limit);
/* The same from a file. If it does not fit the texture, writes the reason to `why` and returns it. */
const char *texels_store_file(struct image *image, const uint32_t tic[8], bool gob_width_one,
                              const struct texfile *file, uint64_t limit, char why[TEXFILE_WHY]);

#endif
