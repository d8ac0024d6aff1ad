// SPDX-License-Identifier: Apache-2.0
/* One component of BC4, BC5 and the alpha of BC3 (PD-84): numerators over 5 * 7 * 255 or 5 * 7 * 127; by POLICY bc4_nv
 * codes of 16 bits. */
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

static unsigned index_of(const uint8_t bytes[8], unsigned texel)
{
    return tex_block_bits(bytes, 16 + 3 * texel, 3);
}

/* PD-135: 8 bits, or 7 and a sign, as 16. */
static int32_t widened(int32_t end, bool is_signed)
{
    int32_t size = end < 0 ? -end : end;
    if (!is_signed)
        return 257 * end;
    return 258 * end + (end < 0 ? -(size / 64) : size / 64);
}

uint16_t tex_bc4_nv(const uint8_t bytes[8], unsigned texel, bool is_signed)
{
    /* Of index 2 to 7: counted from the first end or from the second, so many times the difference. */
    static const struct {
        bool second;
        int32_t times;
    } sevenths[6] = {{false, 36}, {false, 72}, {true, -144}, {false, 144}, {true, -72}, {true, -36}},
      fifths[4] = {{false, 48}, {false, 96}, {true, -96}, {true, -48}};
    unsigned index = index_of(bytes, texel);
    int32_t e[2];
    for (unsigned i = 0; i < 2; i++)
        e[i] = is_signed ? tex_clamped(signed_byte(bytes[i]), -127, 127) : bytes[i];
    int32_t most = is_signed ? 32767 : 65535, d = e[1] - e[0], times = 0;
    bool second = index == 1;
    if (index >= 2 && e[0] > e[1]) {
        second = sevenths[index - 2].second;
        times = sevenths[index - 2].times;
    } else if (index >= 2 && index < 6) {
        second = fifths[index - 2].second;
        times = fifths[index - 2].times;
    } else if (index >= 6)
        return (uint16_t)(index == 7 ? most : is_signed ? -most : 0);
    return (uint16_t)(widened(e[second], is_signed) + times * d);
}

uint16_t tex_bc3_alpha_nv(const uint8_t bytes[8], unsigned texel)
{
    static const int32_t sevenths[8] = {0, 2048, 289, 578, 892, 1156, 1470, 1759},
                         fifths[6] = {0, 2048, 385, 770, 1278, 1663}; /* PD-135a: of the second end, in 2^-11 */
    unsigned index = index_of(bytes, texel);
    int32_t e0 = bytes[0], e1 = bytes[1];
    if (e0 <= e1 && index >= 6)
        return index == 7 ? 65535 : 0;
    int32_t weight = e0 > e1 ? sevenths[index] : fifths[index];
    return (uint16_t)(257 * ((2048 * e0 + weight * (e1 - e0) + 1024) / 2048));
}
