// SPDX-License-Identifier: Apache-2.0
/* BC1 colours (PD-83), which BC2 and BC3 have too; and as NVIDIA's hardware mixes them. */
#include "arith/block_decode.h"

static const unsigned low[3] = {11, 5, 0}, width[3] = {5, 6, 5};

static int32_t expanded(uint32_t v, unsigned bits)
{
    return (int32_t)(v << (8 - bits) | v >> (2 * bits - 8));
}

/* Two thirds a, one third b. */
static int32_t third(int32_t a, int32_t b)
{
    return (2 * a + b) / 3;
}

/* PD-83a. Red and blue are mixed in their stored 5 bits; half: of the middle, else a third of the way. */
static int32_t nv_five(int32_t a, int32_t b, bool half)
{
    return half ? (a + b) * 33 / 8 : (2 * a + b) * 22 / 8;
}

static int32_t nv_green(int32_t a, int32_t b, bool half)
{
    int32_t d = b - a;
    return (256 * a + d / 4 + 128 + (half ? 128 : 80) * d) / 256;
}

static int32_t mixed(unsigned channel, uint32_t a, uint32_t b, bool half, bool nv)
{
    int32_t wide_a = expanded(a, width[channel]), wide_b = expanded(b, width[channel]);
    if (nv && channel == 1)
        return nv_green(wide_a, wide_b, half);
    if (nv)
        return nv_five((int32_t)a, (int32_t)b, half);
    return half ? (wide_a + wide_b) / 2 : third(wide_a, wide_b); /* PD-83 */
}

bool tex_bc1_decode(const uint8_t bytes[8], unsigned texel, bool four, bool nv, uint16_t rgb[3])
{
    uint32_t color[2] = {tex_block_bits(bytes, 0, 16), tex_block_bits(bytes, 16, 16)};
    uint32_t index = tex_block_bits(bytes, 32 + 2 * texel, 2);
    bool thirds = four || color[0] > color[1], clear = !thirds && index == 3;
    for (unsigned i = 0; i < 3; i++) {
        uint32_t v[2] = {color[0] >> low[i] & ((1U << width[i]) - 1), color[1] >> low[i] & ((1U << width[i]) - 1)};
        int32_t value = 0;
        if (index < 2)
            value = expanded(v[index], width[i]);
        else if (!clear) /* index 3 is the same from the other end */
            value = mixed(i, v[index - 2], v[3 - index], !thirds, nv);
        rgb[i] = (uint16_t)value;
    }
    return clear;
}
