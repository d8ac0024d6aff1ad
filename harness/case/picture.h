// SPDX-License-Identifier: Apache-2.0
/* PNG pictures as RGBA of 8 or 16 bits, all bits as stored: gamma and colour spaces mean nothing. */
#ifndef PICTURE_H
#define PICTURE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * Greys of 1, 2 and 4 bits and palettes are 8 bits: a value v of n bits is v * 255 / (2^n - 1), which is whole. Alpha
 * is full where there is none; a transparent colour (tRNS) is compared with all its bits.
 */
struct picture {
    uint32_t width, height;
    uint32_t full;  /* the value that is 1.0: 255 or 65535 */
    uint8_t *bytes; /* rows from the top, four channels a texel, of 65535 the high byte first */
    char note[128]; /* faults that libpng corrected, or "" */
};

#define PICTURE_MAX_SIDE 16384
#define PICTURE_MAX_TEXELS (UINT64_C(64) << 20)

/* Which sizes are accepted: the header gives the size, so that nothing is decoded in vain. */
struct picture_limits {
    uint64_t texels;        /* width * height at most, within PICTURE_MAX_TEXELS */
    uint32_t width, height; /* the size that is wanted; 0: any */
};

/* Decode a PNG of any content, damaged or hostile included. False: `why` has the reason, and *out is empty. */
bool picture_decode(const uint8_t *bytes, size_t size, const struct picture_limits *limits, struct picture *out,
                    char *why, size_t why_size);
void picture_free(struct picture *picture);

/* Channel c (R, G, B, A) at column x, row y. */
static inline uint32_t picture_value(const struct picture *p, uint32_t x, uint32_t y, unsigned c)
{
    size_t i = 4 * ((size_t)y * p->width + x) + c;
    return p->full == 255 ? p->bytes[i] : (uint32_t)p->bytes[2 * i] << 8 | p->bytes[2 * i + 1];
}

#endif
