// SPDX-License-Identifier: Apache-2.0
#include "function/block_codecs.h"

/* PD-84: -128 is as -127, but the comparison takes the bytes as they are. */
static int endpoint(int raw)
{
    return raw == -128 ? -127 : raw;
}

/* Six steps between the endpoints; seventh parts are multiples of 5 of the common denominator. */
static int of_eight(int e0, int e1, int k)
{
    return k == 0 ? 35 * e0 : k == 1 ? 35 * e1 : 5 * ((8 - k) * e0 + (k - 1) * e1);
}

/* Four steps, then the lowest and the highest value. */
static int of_six(int e0, int e1, int k, bool is_signed)
{
    if (k == 6)
        return is_signed ? -TEX_BLOCK_RATIO_S : 0;
    if (k == 7)
        return is_signed ? TEX_BLOCK_RATIO_S : TEX_BLOCK_RATIO_U;
    return k == 0 ? 35 * e0 : k == 1 ? 35 * e1 : 7 * ((6 - k) * e0 + (k - 1) * e1);
}

/* PD-84: the exact fraction */
int tex_block_bc4(const uint8_t bytes[8], bool is_signed, unsigned texel)
{
    const int raw0 = is_signed ? tex_block_signed(bytes[0], 8) : bytes[0];
    const int raw1 = is_signed ? tex_block_signed(bytes[1], 8) : bytes[1];
    const int k = (int)tex_block_bits(bytes, 16 + 3 * texel, 3);
    const int e0 = is_signed ? endpoint(raw0) : raw0, e1 = is_signed ? endpoint(raw1) : raw1;
    return raw0 > raw1 ? of_eight(e0, e1, k) : of_six(e0, e1, k, is_signed);
}
