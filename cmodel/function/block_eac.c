// SPDX-License-Identifier: Apache-2.0
/* EAC blocks: Khronos Data Format Specification, "EAC (11 bits)" and the alpha of ETC2. */
#include "function/block_codec.h"

static const int8_t modifiers[16][8] = {
    {-3, -6, -9, -15, 2, 5, 8, 14}, {-3, -7, -10, -13, 2, 6, 9, 12}, {-2, -5, -8, -13, 1, 4, 7, 12},
    {-2, -4, -6, -13, 1, 3, 5, 12}, {-3, -6, -8, -12, 2, 5, 7, 11},  {-3, -7, -9, -11, 2, 6, 8, 10},
    {-4, -7, -8, -11, 3, 6, 7, 10}, {-3, -5, -8, -11, 2, 4, 7, 10},  {-2, -6, -8, -10, 1, 5, 7, 9},
    {-2, -5, -8, -10, 1, 4, 7, 9},  {-2, -4, -8, -10, 1, 3, 7, 9},   {-2, -5, -7, -10, 1, 4, 6, 9},
    {-3, -4, -7, -10, 2, 3, 6, 9},  {-1, -2, -3, -10, 0, 1, 2, 9},   {-4, -6, -8, -9, 3, 5, 7, 8},
    {-3, -5, -7, -9, 2, 4, 6, 8},
};

static int clamp(int value, int low, int high)
{
    return value < low ? low : value > high ? high : value;
}

/* Texels go down the columns, the first in the highest bits of bytes 2 to 7. */
static int modifier(const uint8_t bytes[8], unsigned texel)
{
    const unsigned order = 4 * (texel % 4) + texel / 4;
    uint64_t indices = 0;
    for (unsigned i = 2; i < 8; i++)
        indices = indices << 8 | bytes[i];
    return modifiers[bytes[1] & 15][indices >> (45 - 3 * order) & 7];
}

static int multiplier(const uint8_t bytes[8])
{
    return bytes[1] >> 4;
}

uint16_t tex_block_eac_alpha(const uint8_t bytes[8], unsigned texel)
{
    return (uint16_t)clamp(bytes[0] + modifier(bytes, texel) * multiplier(bytes), 0, 255);
}

/* In 11 bits a multiplier of 0 stands for 1/8. */
static int wide_step(const uint8_t bytes[8], unsigned texel)
{
    const int times = multiplier(bytes);
    return modifier(bytes, texel) * (times == 0 ? 1 : 8 * times);
}

uint16_t tex_block_eac_unsigned(const uint8_t bytes[8], unsigned texel)
{
    return (uint16_t)clamp(8 * bytes[0] + 4 + wide_step(bytes, texel), 0, 2047);
}

uint16_t tex_block_eac_signed(const uint8_t bytes[8], unsigned texel)
{
    const int base = clamp((int8_t)bytes[0], -127, 127); /* -128 is -127 */
    return (uint16_t)clamp(8 * base + wide_step(bytes, texel), -1023, 1023);
}
