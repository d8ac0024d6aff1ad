// SPDX-License-Identifier: Apache-2.0
/* What the unit tests of the model share: cmocka, bit fields of descriptors, a small generator, host floats. */
#ifndef TAP_H
#define TAP_H
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "tex_model.h"

#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))

/* Write the low `width` bits (1..32) of value at bit `lo` of a record of 32-bit words. */
static inline void put_bits(uint32_t *words, unsigned lo, unsigned width, uint64_t value)
{
    for (unsigned i = 0; i < width; i++) {
        uint32_t bit = 1U << (lo + i) % 32;
        if (value >> i & 1)
            words[(lo + i) / 32] |= bit;
        else
            words[(lo + i) / 32] &= ~bit;
    }
}
#define PUT_TIC(tic, name, value) put_bits(tic, TEX_TIC_##name##_LO, TEX_TIC_##name##_W, value)
#define PUT_TSC(tsc, name, value) put_bits(tsc, TEX_TSC_##name##_LO, TEX_TSC_##name##_W, value)

/* A block-linear TWO_D header of one level: A8B8G8R8 UNORM, lanes R, G, B, A, normalised, address 0, block 1 GOB. */
static inline void plain_tic(uint32_t tic[8], uint32_t width, uint32_t height)
{
    memset(tic, 0, 8 * sizeof tic[0]);
    PUT_TIC(tic, COMPONENTS, 0x08);
    PUT_TIC(tic, R_DATA_TYPE, TEX_DATATYPE_UNORM);
    PUT_TIC(tic, G_DATA_TYPE, TEX_DATATYPE_UNORM);
    PUT_TIC(tic, B_DATA_TYPE, TEX_DATATYPE_UNORM);
    PUT_TIC(tic, A_DATA_TYPE, TEX_DATATYPE_UNORM);
    PUT_TIC(tic, X_SOURCE, TEX_SOURCE_R);
    PUT_TIC(tic, Y_SOURCE, TEX_SOURCE_G);
    PUT_TIC(tic, Z_SOURCE, TEX_SOURCE_B);
    PUT_TIC(tic, W_SOURCE, TEX_SOURCE_A);
    PUT_TIC(tic, HEADER_VERSION, TEX_VERSION_BLOCKLINEAR);
    PUT_TIC(tic, TEXTURE_TYPE, TEX_TYPE_TWO_D);
    PUT_TIC(tic, WIDTH_MINUS_ONE, width - 1);
    PUT_TIC(tic, HEIGHT_MINUS_ONE, height - 1);
    PUT_TIC(tic, NORMALIZED_COORDS, 1);
    PUT_TIC(tic, BORDER_SIZE, 7);
}

static inline uint32_t next_random(uint64_t *state)
{
    *state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)(*state >> 32) ^ (uint32_t)(*state >> 13);
}

static inline float to_float(uint32_t pattern)
{
    float value;
    memcpy(&value, &pattern, sizeof value);
    return value;
}

static inline uint32_t to_pattern(float value)
{
    uint32_t pattern;
    memcpy(&pattern, &value, sizeof pattern);
    return pattern;
}

#endif
