// SPDX-License-Identifier: Apache-2.0
/* Texel values of each generator. Private to texels*.c. */
#ifndef TEXELS_PAINT_H
#define TEXELS_PAINT_H
#include "base/rng.h"
#include "case/texels.h"

/* An element under construction, bit 0 first. No component crosses bit 64. */
struct element {
    uint64_t half[2];
};

struct painter {
    const struct tex_format_info *format;
    uint32_t datatype[4];
    const struct texels *texels;
    const struct texels_level *level;
    uint32_t level_number, z, layer; /* of the texel; its slice and layer */
    struct rng rng;
    size_t row_bytes; /* taken from texels->rows */
    bool failed;      /* a value cannot be computed, */
    bool unfit;       /* or does not fit its component */
};

/* The texel at column x, row y of the slice. Those of `rows` are taken in turn. */
struct element texels_paint(struct painter *p, uint32_t x, uint32_t y);

#endif
