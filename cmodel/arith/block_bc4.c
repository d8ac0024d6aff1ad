// SPDX-License-Identifier: Apache-2.0
/* One component of BC4, BC5 and the alpha of BC3 (PD-84): numerators over 5 * 7 * 255 or 5 * 7 * 127. */
#include "arith/block_decode.h"

static int32_t signed_byte(uint8_t byte)
{
    return byte < 128 ? byte : byte - 256;
}

uint16_t tex_bc4_decode(const uint8_t bytes[8], unsigned texel, bool is_signed)
{
    int32_t index = (int32_t)tex_block_bits(bytes, 16 + 3 * texel, 3);
    int32_t raw0 = is_signed ? signed_byte(bytes[0]) : bytes[0], raw1 = is_signed ? signed_byte(bytes[1]) : bytes[1];
    int32_t e0 = raw0 == -128 ? -127 : raw0, e1 = raw1 == -128 ? -127 : raw1, one = is_signed ? 127 : 255;
    int32_t code = 0;
    if (index < 2)
        code = 35 * (index ? e1 : e0);
    else if (raw0 > raw1)
        code = 5 * ((8 - index) * e0 + (index - 1) * e1);
    else if (index < 6)
        code = 7 * ((6 - index) * e0 + (index - 1) * e1);
    else
        code = index == 7 ? 35 * one : is_signed ? -35 * one : 0;
    return (uint16_t)code;
}
