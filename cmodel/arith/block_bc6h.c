// SPDX-License-Identifier: Apache-2.0
/* BC6H, bit exact, by the texts of Direct3D and Khronos. */
#include "arith/block_decode.h"

/*
 * Meaning of the bits after the mode, from the lowest on: channel r, g, b; endpoint w, x of the first region, y, z of
 * the second; the bit of it, or first and last bit, in this order.
 */
static const char *const layout[14] = {
    "gy4 by4 bz4 rw0-9 gw0-9 bw0-9 rx0-4 gz4 gy0-3 gx0-4 bz0 gz0-3 bx0-4 bz1 by0-3 ry0-4 bz2 rz0-4 "
    "bz3",
    "gy5 gz4 gz5 rw0-6 bz0 bz1 by4 gw0-6 by5 bz2 gy4 bw0-6 bz3 bz5 bz4 rx0-5 gy0-3 gx0-5 gz0-3 bx0-5 "
    "by0-3 ry0-5 rz0-5",
    "rw0-9 gw0-9 bw0-9 rx0-4 rw10 gy0-3 gx0-3 gw10 bz0 gz0-3 bx0-3 bw10 bz1 by0-3 ry0-4 bz2 rz0-4 bz3",
    "rw0-9 gw0-9 bw0-9 rx0-3 rw10 gz4 gy0-3 gx0-4 gw10 gz0-3 bx0-3 bw10 bz1 by0-3 ry0-3 bz0 bz2 rz0-3 "
    "gy4 bz3",
    "rw0-9 gw0-9 bw0-9 rx0-3 rw10 by4 gy0-3 gx0-3 gw10 bz0 gz0-3 bx0-4 bw10 by0-3 ry0-3 bz1 bz2 rz0-3 "
    "bz4 bz3",
    "rw0-8 by4 gw0-8 gy4 bw0-8 bz4 rx0-4 gz4 gy0-3 gx0-4 bz0 gz0-3 bx0-4 bz1 by0-3 ry0-4 bz2 rz0-4 "
    "bz3",
    "rw0-7 gz4 by4 gw0-7 bz2 gy4 bw0-7 bz3 bz4 rx0-5 gy0-3 gx0-4 bz0 gz0-3 bx0-4 bz1 by0-3 ry0-5 "
    "rz0-5",
    "rw0-7 bz0 by4 gw0-7 gy5 gy4 bw0-7 gz5 bz4 rx0-4 gz4 gy0-3 gx0-5 gz0-3 bx0-4 bz1 by0-3 ry0-4 bz2 "
    "rz0-4 bz3",
    "rw0-7 bz1 by4 gw0-7 by5 gy4 bw0-7 bz5 bz4 rx0-4 gz4 gy0-3 gx0-4 bz0 gz0-3 bx0-5 by0-3 ry0-4 bz2 "
    "rz0-4 bz3",
    "rw0-5 gz4 bz0-1 by4 gw0-5 gy5 by5 bz2 gy4 bw0-5 gz5 bz3 bz5 bz4 rx0-5 gy0-3 gx0-5 gz0-3 bx0-5 "
    "by0-3 ry0-5 rz0-5",
    "rw0-9 gw0-9 bw0-9 rx0-9 gx0-9 bx0-9",
    "rw0-9 gw0-9 bw0-9 rx0-8 rw10 gx0-8 gw10 bx0-8 bw10",
    "rw0-9 gw0-9 bw0-9 rx0-7 rw11-10 gx0-7 gw11-10 bx0-7 bw11-10",
    "rw0-9 gw0-9 bw0-9 rx0-3 rw15-10 gx0-3 gw15-10 bx0-3 bw15-10",
};

/* Precision of an endpoint; widths of the differences from w, 0: there are none. */
static const struct {
    uint8_t bits, delta[3];
} mode_of[14] = {
    {10, {5, 5, 5}}, {7, {6, 6, 6}},  {11, {5, 4, 4}}, {11, {4, 5, 4}}, {11, {4, 4, 5}},
    {9, {5, 5, 5}},  {8, {6, 5, 5}},  {8, {5, 6, 5}},  {8, {5, 5, 6}},  {6, {0, 0, 0}},
    {10, {0, 0, 0}}, {11, {9, 9, 9}}, {12, {8, 8, 8}}, {16, {4, 4, 4}},
};

/* Endpoints of a channel in the order w, x, y, z. */
struct ends {
    int32_t at[3][4];
};

static unsigned number(const char **text)
{
    unsigned value = 0;
    while (**text >= '0' && **text <= '9')
        value = 10 * value + (unsigned)(*(*text)++ - '0');
    return value;
}

/* One word of the layout: the bits that it names, from position `at` on. */
static unsigned take(const char **text, const uint8_t bytes[16], unsigned at, struct ends *ends)
{
    unsigned channel = **text == 'r' ? 0 : **text == 'g' ? 1 : 2, end = (unsigned)((*text)[1] - 'w');
    *text += 2;
    unsigned first = number(text), last = first;
    if (**text == '-') {
        ++*text;
        last = number(text);
    }
    for (unsigned bit = first;; bit += first < last ? 1U : -1U) {
        ends->at[channel][end] |= (int32_t)(tex_block_bits(bytes, at++, 1) << bit);
        if (bit == last)
            return at;
    }
}

static void read_ends(unsigned mode, const uint8_t bytes[16], struct ends *ends)
{
    unsigned at = mode < 2 ? 2 : 5;
    *ends = (struct ends){{{0}}};
    for (const char *text = layout[mode]; *text;) {
        at = take(&text, bytes, at, ends);
        while (*text == ' ')
            text++;
    }
}

/* `v` has no more than these bits. */
static int32_t sign_extended(int32_t v, unsigned bits)
{
    int32_t half = (int32_t)(1U << (bits - 1));
    return v < half ? v : v - 2 * half;
}

/* Steps 1 to 3: signs, and differences are added. */
static void resolve(unsigned mode, bool is_signed, struct ends *ends)
{
    unsigned bits = mode_of[mode].bits;
    for (unsigned c = 0; c < 3; c++) {
        int32_t *e = ends->at[c], mask = (int32_t)((1U << bits) - 1);
        if (is_signed)
            e[0] = sign_extended(e[0], bits);
        for (unsigned i = 1; i < 4; i++) {
            if (mode_of[mode].delta[c])
                e[i] = (sign_extended(e[i], mode_of[mode].delta[c]) + e[0]) & mask;
            if (is_signed)
                e[i] = sign_extended(e[i], bits);
        }
    }
}

static int32_t unquantised(int32_t v, unsigned bits, bool is_signed)
{
    int32_t size = v < 0 ? -v : v, all = (int32_t)((1U << (is_signed ? bits - 1 : bits)) - 1);
    if (bits >= (is_signed ? 16U : 15U))
        return v;
    if (size >= all)
        size = is_signed ? 0x7fff : 0xffff;
    else if (size != 0)
        size = is_signed ? (size * 0x8000 + 0x4000) >> (bits - 1) : (size * 0x10000 + 0x8000) >> bits;
    return v < 0 ? -size : size;
}

/* Bits of a half: 31 / 64 or 31 / 32 of it, towards zero. PD-85: the sign is that of the rest. */
static uint16_t finished(int32_t v, bool is_signed)
{
    int32_t scaled = is_signed ? v * 31 / 32 : v * 31 / 64;
    return (uint16_t)(scaled < 0 ? 0x8000 | -scaled : scaled);
}

/* 14 to 17: reserved. */
static unsigned mode_in(const uint8_t bytes[16])
{
    uint32_t low = tex_block_bits(bytes, 0, 2), more = tex_block_bits(bytes, 2, 3);
    if (low < 2)
        return low;
    return low == 2 ? 2 + more : 10 + more;
}

bool tex_bc6h_blend(const uint8_t bytes[16], unsigned texel, bool is_signed, int32_t value[3])
{
    unsigned mode = mode_in(bytes);
    if (mode >= 14)
        return false;
    struct ends ends;
    read_ends(mode, bytes, &ends);
    resolve(mode, is_signed, &ends);
    unsigned regions = mode < 10 ? 2 : 1, width = mode < 10 ? 3 : 4, at = mode < 10 ? 82 : 65;
    unsigned partition = regions == 2 ? tex_block_bits(bytes, 77, 5) : 0;
    unsigned region = tex_bc7_subset(regions, partition, texel), anchor = tex_bc7_anchor(2, partition, 1);
    unsigned skipped = (texel > 0 ? 1U : 0U) + (regions == 2 && texel > anchor ? 1U : 0U);
    bool short_one = texel == 0 || (regions == 2 && texel == anchor);
    unsigned index = tex_block_bits(bytes, at + width * texel - skipped, width - (short_one ? 1U : 0U));
    for (unsigned c = 0; c < 3; c++) {
        int32_t a = unquantised(ends.at[c][2 * region], mode_of[mode].bits, is_signed);
        int32_t b = unquantised(ends.at[c][2 * region + 1], mode_of[mode].bits, is_signed);
        value[c] = tex_bc7_blend(a, b, index, width);
    }
    return true;
}

void tex_bc6h_decode(const uint8_t bytes[16], unsigned texel, bool is_signed, uint16_t rgb[3])
{
    int32_t value[3];
    if (!tex_bc6h_blend(bytes, texel, is_signed, value))
        return;
    for (unsigned c = 0; c < 3; c++)
        rgb[c] = finished(value[c], is_signed);
}
