// SPDX-License-Identifier: Apache-2.0
/* EAC, by the Khronos Data Format Specification: a base, and a multiple of one of eight modifiers. */
#include "arith/block_decode.h"

static const int8_t modifier[16][8] = {
    {-3, -6, -9, -15, 2, 5, 8, 14}, {-3, -7, -10, -13, 2, 6, 9, 12}, {-2, -5, -8, -13, 1, 4, 7, 12},
    {-2, -4, -6, -13, 1, 3, 5, 12}, {-3, -6, -8, -12, 2, 5, 7, 11},  {-3, -7, -9, -11, 2, 6, 8, 10},
    {-4, -7, -8, -11, 3, 6, 7, 10}, {-3, -5, -8, -11, 2, 4, 7, 10},  {-2, -6, -8, -10, 1, 5, 7, 9},
    {-2, -5, -8, -10, 1, 4, 7, 9},  {-2, -4, -8, -10, 1, 3, 7, 9},   {-2, -5, -7, -10, 1, 4, 6, 9},
    {-3, -4, -7, -10, 2, 3, 6, 9},  {-1, -2, -3, -10, 0, 1, 2, 9},   {-4, -6, -8, -9, 3, 5, 7, 8},
    {-3, -5, -7, -9, 2, 4, 6, 8},
};

/* Bit 63 is the highest of byte 0; texels go down the columns, the first has the highest bits. */
static int32_t modifier_at(const uint8_t bytes[8], unsigned x, unsigned y)
{
    unsigned top = 47 - 3 * (4 * x + y), index = 0;
    for (unsigned bit = top; bit + 3 > top; bit--)
        index = 2 * index + ((unsigned)bytes[7 - bit / 8] >> bit % 8 & 1);
    return modifier[bytes[1] & 15][index];
}

uint16_t tex_eac_alpha(const uint8_t bytes[8], unsigned x, unsigned y)
{
    return (uint16_t)tex_clamped(bytes[0] + (bytes[1] >> 4) * modifier_at(bytes, x, y), 0, 255);
}

uint16_t tex_eac_decode(const uint8_t bytes[8], unsigned x, unsigned y, bool is_signed)
{
    int32_t factor = 8 * (bytes[1] >> 4), base = bytes[0] < 128 || !is_signed ? bytes[0] : bytes[0] - 256;
    int32_t more = (factor == 0 ? 1 : factor) * modifier_at(bytes, x, y);
    if (is_signed)
        return (uint16_t)tex_clamped(8 * (base == -128 ? -127 : base) + more, -1023, 1023);
    return (uint16_t)tex_clamped(8 * base + 4 + more, 0, 2047);
}
