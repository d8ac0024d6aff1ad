// SPDX-License-Identifier: Apache-2.0
#include "function/block_codecs.h"

/* Components of a colour of 565 bits, not expanded: R 15:11, G 10:5, B 4:0. */
static int stored(unsigned color, unsigned component)
{
    static const unsigned low[3] = {11, 5, 0}, mask[3] = {31, 63, 31};
    return (int)(color >> low[component] & mask[component]);
}

/* To eight bits, the high ones repeated. */
static int expanded(int value, unsigned component)
{
    return component == 1 ? value << 2 | value >> 4 : value << 3 | value >> 2;
}

/* PD-83: exact sums, divided down. */
static int third(int near, int far)
{
    return (2 * near + far) / 3;
}

static int half(int a, int b)
{
    return (a + b) / 2;
}

/* NVIDIA (nvtt): red and blue of the stored values, green of the expanded ones. */
static int nv_third(int near, int far, unsigned component)
{
    if (component != 1)
        return (2 * near + far) * 22 / 8;
    int g = expanded(near, 1), d = expanded(far, 1) - g;
    return (256 * g + d / 4 + 128 + 80 * d) / 256;
}

static int nv_half(int a, int b, unsigned component)
{
    if (component != 1)
        return (a + b) * 33 / 8;
    int g = expanded(a, 1), d = expanded(b, 1) - g;
    return (256 * g + d / 4 + 128 + 128 * d) / 256;
}

/* What an index 0..3 shows in a component; a and b: the stored values of the two colours. */
static int shown(unsigned index, bool four, bool nv, int a, int b, unsigned component)
{
    const int e0 = expanded(a, component), e1 = expanded(b, component);
    if (index == 0)
        return e0;
    if (index == 1)
        return e1;
    if (!four)
        return index == 3 ? 0 : nv ? nv_half(a, b, component) : half(e0, e1);
    if (index == 2)
        return nv ? nv_third(a, b, component) : third(e0, e1);
    return nv ? nv_third(b, a, component) : third(e1, e0);
}

void tex_block_bc1(const uint8_t bytes[8], bool four, bool nv, unsigned texel, uint16_t code[4])
{
    const unsigned color0 = tex_block_bits(bytes, 0, 16), color1 = tex_block_bits(bytes, 16, 16);
    const unsigned index = tex_block_bits(bytes, 32 + 2 * texel, 2);
    const bool fours = four || color0 > color1;
    for (unsigned c = 0; c < 3; c++)
        code[c] = (uint16_t)shown(index, fours, nv, stored(color0, c), stored(color1, c), c);
    code[3] = !fours && index == 3 ? 0 : 255;
}
