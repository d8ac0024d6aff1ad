// SPDX-License-Identifier: Apache-2.0
#include "function/block_codec.h"

static int end_of(uint8_t byte, bool is_signed)
{
    return is_signed ? (int8_t)byte : byte;
}

/* PD-84: -128 is -127, after the comparison. */
static int clamped(int end)
{
    return end < -127 ? -127 : end;
}

/* PD-84: code k of 0..7 in units of 1/35 of an endpoint's step: sevenths are 5 of them, fifths 7. */
static int step(int a, int b, unsigned k, bool sevenths, int full)
{
    const int n = (int)k, last = sevenths ? 7 : 5;
    if (k == 0)
        return 35 * a;
    if (k == 1)
        return 35 * b;
    if (k == 6 && !sevenths)
        return full == 127 ? -35 * full : 0;
    if (k == 7 && !sevenths)
        return 35 * full;
    return ((last + 1 - n) * a + (n - 1) * b) * (35 / last);
}

uint16_t tex_block_bc4(const uint8_t bytes[8], unsigned texel, bool is_signed)
{
    const int a = end_of(bytes[0], is_signed), b = end_of(bytes[1], is_signed);
    const unsigned k = tex_block_bits(bytes, 16 + 3 * texel, 3);
    return (uint16_t)step(clamped(a), clamped(b), k, a > b, is_signed ? 127 : 255);
}
