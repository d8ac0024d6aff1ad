// SPDX-License-Identifier: Apache-2.0
#include "function/block_codec.h"

/* A colour of 5:6:5 bits: B lowest. */
static const unsigned lo[3] = {11, 5, 0}, width[3] = {5, 6, 5};

/* PD-83: a division of 8-bit values truncates. */
static uint32_t third(uint32_t near, uint32_t far, unsigned bits)
{
    return (2 * tex_block_expand(near, bits) + tex_block_expand(far, bits)) / 3;
}

static uint32_t half(uint32_t a, uint32_t b, unsigned bits)
{
    return (tex_block_expand(a, bits) + tex_block_expand(b, bits)) / 2;
}

/* The same by NVIDIA's decoders (bc1_nv): R and B from the 5 bits, G a step from the nearer end; `step` in 1/256. */
static uint32_t nv_green(uint32_t near, uint32_t far, int step)
{
    const int g = (int)tex_block_expand(near, 6), d = (int)tex_block_expand(far, 6) - g;
    return (uint32_t)((256 * g + d / 4 + 128 + step * d) / 256);
}

static uint32_t nv_third(uint32_t near, uint32_t far, unsigned bits)
{
    return bits == 6 ? nv_green(near, far, 80) : (2 * near + far) * 22 >> 3;
}

static uint32_t nv_half(uint32_t a, uint32_t b, unsigned bits)
{
    return bits == 6 ? nv_green(a, b, 128) : (a + b) * 33 >> 3;
}

static uint32_t mixed(uint32_t a, uint32_t b, unsigned bits, bool thirds, bool nv)
{
    if (thirds)
        return nv ? nv_third(a, b, bits) : third(a, b, bits);
    return nv ? nv_half(a, b, bits) : half(a, b, bits);
}

void tex_block_bc1(const uint8_t bytes[8], unsigned texel, bool four, bool nv, uint16_t code[4])
{
    const uint32_t end[2] = {tex_block_bits(bytes, 0, 16), tex_block_bits(bytes, 16, 16)};
    const unsigned index = tex_block_bits(bytes, 32 + 2 * texel, 2);
    const bool thirds = four || end[0] > end[1], clear = index == 3 && !thirds;
    code[3] = clear ? 0 : 255;
    for (unsigned c = 0; c < 3; c++) {
        const uint32_t mask = (1U << width[c]) - 1;
        const uint32_t a = end[0] >> lo[c] & mask, b = end[1] >> lo[c] & mask;
        uint32_t value = 0;
        if (index < 2)
            value = tex_block_expand(index == 0 ? a : b, width[c]);
        else if (!clear)
            value = index == 2 ? mixed(a, b, width[c], thirds, nv) : mixed(b, a, width[c], thirds, nv);
        code[c] = (uint16_t)value;
    }
}
