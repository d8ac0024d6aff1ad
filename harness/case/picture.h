// SPDX-License-Identifier: Apache-2.0
/* PNG pictures as 8-bit RGBA, values as stored (no gamma); 16-bit samples lose their low half. */
#ifndef PICTURE_H
#define PICTURE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct picture {
    uint32_t width, height;
    uint8_t *rgba; /* rows from the top, 4 bytes a texel */
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

#endif
