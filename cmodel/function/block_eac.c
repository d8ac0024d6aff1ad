// SPDX-License-Identifier: Apache-2.0
#include "function/block_codecs.h"

/* Khronos Data Format Specification, EAC modifiers: table, index. */
static const int modifiers[16][8] = {
    {-3, -6, -9, -15, 2, 5, 8, 14}, {-3, -7, -10, -13, 2, 6, 9, 12}, {-2, -5, -8, -13, 1, 4, 7, 12},
    {-2, -4, -6, -13, 1, 3, 5, 12}, {-3, -6, -8, -12, 2, 5, 7, 11},  {-3, -7, -9, -11, 2, 6, 8, 10},
    {-4, -7, -8, -11, 3, 6, 7, 10}, {-3, -5, -8, -11, 2, 4, 7, 10},  {-2, -6, -8, -10, 1, 5, 7, 9},
    {-2, -5, -8, -10, 1, 4, 7, 9},  {-2, -4, -8, -10, 1, 3, 7, 9},   {-2, -5, -7, -10, 1, 4, 6, 9},
    {-3, -4, -7, -10, 2, 3, 6, 9},  {-1, -2, -3, -10, 0, 1, 2, 9},   {-4, -6, -8, -9, 3, 5, 7, 8},
    {-3, -5, -7, -9, 2, 4, 6, 8}};

static int clamp(int value, int low, int high)
{
    return value < low ? low : value > high ? high : value;
}

static int multiplier(const uint8_t bytes[8])
{
    return bytes[1] >> 4;
}

/* The first byte holds the highest bits, and texels go down the columns: three bits each from bit 47 down. */
static int modifier(const uint8_t bytes[8], unsigned texel)
{
    const unsigned place = texel % 4 * 4 + texel / 4;
    unsigned index = 0;
    for (unsigned i = 0; i < 3; i++) {
        unsigned bit = 16 + 3 * place + i; /* from the highest bit of the block */
        index = index << 1 | ((unsigned)bytes[bit / 8] >> (7 - bit % 8) & 1U);
    }
    return modifiers[bytes[1] & 15][index];
}

int tex_block_eac8(const uint8_t bytes[8], unsigned texel)
{
    return clamp(bytes[0] + modifier(bytes, texel) * multiplier(bytes), 0, 255);
}

int tex_block_eac11(const uint8_t bytes[8], bool is_signed, unsigned texel)
{
    /* In eighths of the 8-bit steps; a multiplier of 0 is an eighth. */
    const int steps = multiplier(bytes) == 0 ? 1 : 8 * multiplier(bytes);
    const int delta = modifier(bytes, texel) * steps;
    if (!is_signed)
        return clamp(8 * bytes[0] + 4 + delta, 0, 2047);
    const int base = tex_block_signed(bytes[0], 8);
    return clamp(8 * (base == -128 ? -127 : base) + delta, -1023, 1023);
}
