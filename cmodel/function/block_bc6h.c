// SPDX-License-Identifier: Apache-2.0
/* BC6H: the steps are numbered as in README 1.8b. */
#include "function/block_bc6h.h"

#include <string.h>

#include "function/block_partition.h"

struct mode {
    uint8_t regions, precision, delta[3];
    bool transformed;
};

static const struct mode modes[TEX_BC6H_MODES] = {
    {2, 10, {5, 5, 5}, true}, {2, 7, {6, 6, 6}, true},  {2, 11, {5, 4, 4}, true},     {2, 11, {4, 5, 4}, true},
    {2, 11, {4, 4, 5}, true}, {2, 9, {5, 5, 5}, true},  {2, 8, {6, 5, 5}, true},      {2, 8, {5, 6, 5}, true},
    {2, 8, {5, 5, 6}, true},  {2, 6, {6, 6, 6}, false}, {1, 10, {10, 10, 10}, false}, {1, 11, {9, 9, 9}, true},
    {1, 12, {8, 8, 8}, true}, {1, 16, {4, 4, 4}, true},
};

static unsigned mode_of(const uint8_t bytes[16])
{
    const unsigned low = bytes[0] & 3, high = bytes[0] >> 2 & 7;
    return low < 2 ? low : low == 2 ? 2 + high : 10 + high; /* 14 and more are reserved */
}

static int sign_extend(uint32_t value, unsigned width)
{
    const int half = 1 << (width - 1);
    return (int)value < half ? (int)value : (int)value - 2 * half;
}

/* Steps 1 to 3: the endpoints of a channel at the mode's precision; signed ones are extended. */
static void endpoints(const uint8_t bytes[16], unsigned m, unsigned channel, bool is_signed, int end[4])
{
    const struct mode *mode = &modes[m];
    uint32_t stored[4] = {0};
    for (const struct tex_bc6h_piece *p = tex_bc6h_pieces[m]; p < tex_bc6h_pieces[m + 1] && p->width; p++)
        if (p->channel == channel)
            stored[p->end] |= tex_block_bits(bytes, p->at, p->width) << p->lo;
    for (unsigned e = 0; e < 4; e++) {
        uint32_t value = stored[e];
        if (mode->transformed && e > 0)
            value = (stored[0] + (uint32_t)sign_extend(value, mode->delta[channel])) & ((1U << mode->precision) - 1);
        end[e] = is_signed ? sign_extend(value, mode->precision) : (int)value;
    }
}

/* Step 4 */
static int unquantised(int value, int precision)
{
    if (precision >= 15 || value == 0)
        return value;
    if (value == (1 << precision) - 1)
        return 0xffff;
    return ((value << 16) + 0x8000) >> precision;
}

static int unquantised_signed(int value, int precision)
{
    const int magnitude = value < 0 ? -value : value;
    int wide;
    if (precision >= 16 || value == 0)
        return value;
    if (magnitude >= (1 << (precision - 1)) - 1)
        wide = 0x7fff;
    else
        wide = ((magnitude << 15) + 0x4000) >> (precision - 1);
    return value < 0 ? -wide : wide;
}

static int unquantise(int value, int precision, bool is_signed)
{
    return is_signed ? unquantised_signed(value, precision) : unquantised(value, precision);
}

/* floor(x / 64) */
static int shifted(int x)
{
    return x >= 0 ? x / 64 : -((63 - x) / 64);
}

/* Step 6: the sign is the value's, also where its magnitude becomes 0. */
static uint16_t finished(int value, bool is_signed)
{
    if (!is_signed)
        return (uint16_t)(value * 31 / 64);
    return (uint16_t)(value < 0 ? 0x8000 | -value * 31 / 32 : value * 31 / 32);
}

void tex_block_bc6h(const uint8_t bytes[16], unsigned texel, bool is_signed, uint16_t code[3])
{
    const unsigned m = mode_of(bytes);
    memset(code, 0, 3 * sizeof *code);
    if (m >= TEX_BC6H_MODES)
        return;
    const unsigned regions = modes[m].regions, width = regions == 2 ? 3 : 4;
    const unsigned partition = regions == 2 ? tex_block_bits(bytes, 77, 5) : 0;
    const unsigned region = tex_block_subset(regions, partition, texel);
    const int w =
        tex_block_weight(width, tex_block_index(bytes, regions == 2 ? 82 : 65, width, regions, partition, texel));
    for (unsigned c = 0; c < 3; c++) {
        int end[4];
        endpoints(bytes, m, c, is_signed, end);
        const int a = unquantise(end[2 * region], modes[m].precision, is_signed);
        const int b = unquantise(end[2 * region + 1], modes[m].precision, is_signed);
        code[c] = finished(shifted((64 - w) * a + w * b + 32), is_signed); /* step 5 */
    }
}
