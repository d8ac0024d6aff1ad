// SPDX-License-Identifier: Apache-2.0
#include "function/block_codecs.h"

struct rgb {
    int c[3];
};

/* The standard counts bits 63..0 of the block from the highest of the first byte: bits high..low of them. */
static unsigned bits(const uint8_t bytes[8], unsigned high, unsigned low)
{
    unsigned value = 0;
    for (unsigned i = 63 - high; i <= 63 - low; i++)
        value = value << 1 | ((unsigned)bytes[i / 8] >> (7 - i % 8) & 1U);
    return value;
}

/* Texels go down the columns; the high bits of their indices are in 31..16, the low ones in 15..0. */
static unsigned index_of(const uint8_t bytes[8], unsigned texel)
{
    const unsigned place = texel % 4 * 4 + texel / 4;
    return 2 * bits(bytes, 16 + place, 16 + place) + bits(bytes, place, place);
}

static int clamp(int value)
{
    return value < 0 ? 0 : value > 255 ? 255 : value;
}

static int from4(unsigned value)
{
    return (int)value * 17;
}

static int from5(unsigned value)
{
    return (int)(value << 3 | value >> 2);
}

static int from6(unsigned value)
{
    return (int)(value << 2 | value >> 4);
}

static int from7(unsigned value)
{
    return (int)(value << 1 | value >> 6);
}

static void put(uint16_t code[4], const struct rgb *base, int delta)
{
    for (unsigned c = 0; c < 3; c++)
        code[c] = (uint16_t)clamp(base->c[c] + delta);
    code[3] = 255;
}

/* ETC1: what the index adds to the base colour. Not opaque: index 0 adds nothing (index 2 is transparent). */
static int etc1_delta(unsigned table, unsigned index, bool opaque)
{
    static const int deltas[8][2] = {{2, 8}, {5, 17}, {9, 29}, {13, 42}, {18, 60}, {24, 80}, {33, 106}, {47, 183}};
    const int size = !opaque && index % 2 == 0 ? 0 : deltas[table][index % 2];
    return index >= 2 ? -size : size;
}

/* The other colour of a differential block, component c: five bits and a difference of three; 0..31 if it is one. */
static int second(const uint8_t bytes[8], unsigned c)
{
    return (int)bits(bytes, 63 - 8 * c, 59 - 8 * c) + tex_block_signed(bits(bytes, 58 - 8 * c, 56 - 8 * c), 3);
}

static bool overflows(const uint8_t bytes[8], unsigned c)
{
    return second(bytes, c) < 0 || second(bytes, c) > 31;
}

/* Two halves, beside each other or, flipped, one above the other. */
static void halves(const uint8_t bytes[8], bool differential, bool opaque, unsigned texel, uint16_t code[4])
{
    const bool flip = bits(bytes, 32, 32) == 1;
    const bool other = (flip ? texel / 4 : texel % 4) >= 2;
    const unsigned table = other ? bits(bytes, 36, 34) : bits(bytes, 39, 37);
    struct rgb base;
    for (unsigned c = 0; c < 3; c++) {
        if (differential)
            base.c[c] = from5(other ? (unsigned)second(bytes, c) : bits(bytes, 63 - 8 * c, 59 - 8 * c));
        else
            base.c[c] = from4(other ? bits(bytes, 59 - 8 * c, 56 - 8 * c) : bits(bytes, 63 - 8 * c, 60 - 8 * c));
    }
    put(code, &base, etc1_delta(table, index_of(bytes, texel), opaque));
}

static int distance(unsigned number)
{
    static const int distances[8] = {3, 6, 11, 16, 23, 32, 41, 64};
    return distances[number];
}

static void mode_t(const uint8_t bytes[8], unsigned texel, uint16_t code[4])
{
    const struct rgb one = {{from4(bits(bytes, 60, 59) << 2 | bits(bytes, 57, 56)), from4(bits(bytes, 55, 52)),
                             from4(bits(bytes, 51, 48))}};
    const struct rgb two = {{from4(bits(bytes, 47, 44)), from4(bits(bytes, 43, 40)), from4(bits(bytes, 39, 36))}};
    const int d = distance(bits(bytes, 35, 34) << 1 | bits(bytes, 32, 32));
    const unsigned index = index_of(bytes, texel);
    put(code, index == 0 ? &one : &two, index == 1 ? d : index == 3 ? -d : 0);
}

static void mode_h(const uint8_t bytes[8], unsigned texel, uint16_t code[4])
{
    const unsigned r1 = bits(bytes, 62, 59), g1 = bits(bytes, 58, 56) << 1 | bits(bytes, 52, 52),
                   b1 = bits(bytes, 51, 51) << 3 | bits(bytes, 49, 47);
    const unsigned r2 = bits(bytes, 46, 43), g2 = bits(bytes, 42, 39), b2 = bits(bytes, 38, 35);
    const struct rgb one = {{from4(r1), from4(g1), from4(b1)}}, two = {{from4(r2), from4(g2), from4(b2)}};
    /* The order of the two colours is the lowest bit of the distance. */
    const unsigned order = (r1 << 8 | g1 << 4 | b1) >= (r2 << 8 | g2 << 4 | b2);
    const int d = distance(bits(bytes, 34, 34) << 2 | bits(bytes, 32, 32) << 1 | order);
    const unsigned index = index_of(bytes, texel);
    put(code, index < 2 ? &one : &two, index % 2 == 0 ? d : -d);
}

/* Colours at three corners: O at the first texel, H four to the right, V four below. */
static void mode_planar(const uint8_t bytes[8], unsigned texel, uint16_t code[4])
{
    const int o[3] = {from6(bits(bytes, 62, 57)), from7(bits(bytes, 56, 56) << 6 | bits(bytes, 54, 49)),
                      from6(bits(bytes, 48, 48) << 5 | bits(bytes, 44, 43) << 3 | bits(bytes, 41, 39))};
    const int h[3] = {from6(bits(bytes, 38, 34) << 1 | bits(bytes, 32, 32)), from7(bits(bytes, 31, 25)),
                      from6(bits(bytes, 24, 19))};
    const int v[3] = {from6(bits(bytes, 18, 13)), from7(bits(bytes, 12, 6)), from6(bits(bytes, 5, 0))};
    const int x = (int)texel % 4, y = (int)texel / 4;
    for (unsigned c = 0; c < 3; c++) {
        int four = x * (h[c] - o[c]) + y * (v[c] - o[c]) + 4 * o[c] + 2;
        code[c] = (uint16_t)clamp(four < 0 ? 0 : four / 4); /* below 0 is clamped, however it is rounded */
    }
    code[3] = 255;
}

static void clear(uint16_t code[4])
{
    for (unsigned c = 0; c < 4; c++)
        code[c] = 0;
}

void tex_block_etc2(const uint8_t bytes[8], bool punch, unsigned texel, uint16_t code[4])
{
    const bool bit = bits(bytes, 33, 33) == 1; /* differential; with transparent texels: opaque, always differential */
    const bool opaque = !punch || bit;
    if (!punch && !bit)
        halves(bytes, false, true, texel, code);
    else if (overflows(bytes, 0))
        mode_t(bytes, texel, code);
    else if (overflows(bytes, 1))
        mode_h(bytes, texel, code);
    else if (overflows(bytes, 2)) {
        mode_planar(bytes, texel, code); /* has no transparent texels */
        return;
    } else
        halves(bytes, true, opaque, texel, code);
    if (!opaque && index_of(bytes, texel) == 2)
        clear(code);
}
