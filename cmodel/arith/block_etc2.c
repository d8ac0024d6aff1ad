// SPDX-License-Identifier: Apache-2.0
/* ETC2 colours, by the Khronos Data Format Specification. Bit 63 is the highest of byte 0. */
#include "arith/block_decode.h"

struct etc2 {
    const uint8_t *bytes;
    unsigned x, y, index; /* of the texel: 2 bits */
    bool punch, opaque;   /* with transparent texels; this block has none */
};

static uint32_t field(const struct etc2 *b, unsigned high, unsigned lo)
{
    uint32_t value = 0;
    for (unsigned bit = high + 1; bit-- > lo;)
        value = 2 * value + ((uint32_t)b->bytes[7 - bit / 8] >> bit % 8 & 1);
    return value;
}

static uint16_t byte(int32_t v)
{
    return (uint16_t)tex_clamped(v, 0, 255);
}

static void shifted(const int32_t color[3], int32_t by, uint16_t rgb[3])
{
    for (unsigned i = 0; i < 3; i++)
        rgb[i] = byte(color[i] + by);
}

/* Of two halves: the second is on the right, or below with the flip bit. */
static void halves(const struct etc2 *b, int32_t color[2][3], uint16_t rgb[3])
{
    static const int32_t modifier[8][2] = {{2, 8},   {5, 17},  {9, 29},   {13, 42},
                                           {18, 60}, {24, 80}, {33, 106}, {47, 183}};
    bool flip = field(b, 32, 32) != 0, second = (flip ? b->y : b->x) >= 2;
    uint32_t table = second ? field(b, 36, 34) : field(b, 39, 37);
    int32_t by = modifier[table][b->index % 2];
    if (!b->opaque && b->index % 2 == 0)
        by = 0;
    shifted(color[second], b->index >= 2 ? -by : by, rgb);
}

static int32_t bits5(uint32_t v)
{
    return (int32_t)(v << 3 | v >> 2);
}

static const int32_t distance[8] = {3, 6, 11, 16, 23, 32, 41, 64};

static void mode_t(const struct etc2 *b, uint16_t rgb[3])
{
    int32_t one[3] = {(int32_t)(17 * (4 * field(b, 60, 59) + field(b, 57, 56))), (int32_t)(17 * field(b, 55, 52)),
                      (int32_t)(17 * field(b, 51, 48))};
    int32_t two[3] = {(int32_t)(17 * field(b, 47, 44)), (int32_t)(17 * field(b, 43, 40)),
                      (int32_t)(17 * field(b, 39, 36))};
    int32_t d = distance[2 * field(b, 35, 34) + field(b, 32, 32)];
    if (b->index == 0)
        shifted(one, 0, rgb);
    else
        shifted(two, b->index == 1 ? d : b->index == 3 ? -d : 0, rgb);
}

static void mode_h(const struct etc2 *b, uint16_t rgb[3])
{
    uint32_t one[3] = {field(b, 62, 59), 2 * field(b, 58, 56) + field(b, 52, 52),
                       8 * field(b, 51, 51) + field(b, 49, 47)};
    uint32_t two[3] = {field(b, 46, 43), field(b, 42, 39), field(b, 38, 35)};
    bool order = (one[0] << 8 | one[1] << 4 | one[2]) >= (two[0] << 8 | two[1] << 4 | two[2]);
    int32_t d = distance[4 * field(b, 34, 34) + 2 * field(b, 32, 32) + order];
    const uint32_t *from = b->index < 2 ? one : two;
    int32_t color[3] = {(int32_t)(17 * from[0]), (int32_t)(17 * from[1]), (int32_t)(17 * from[2])};
    shifted(color, b->index % 2 == 0 ? d : -d, rgb);
}

static int32_t bits6(uint32_t v)
{
    return (int32_t)(v << 2 | v >> 4);
}

static int32_t bits7(uint32_t v)
{
    return (int32_t)(v << 1 | v >> 6);
}

static void planar(const struct etc2 *b, uint16_t rgb[3])
{
    const int32_t origin[3] = {bits6(field(b, 62, 57)), bits7(64 * field(b, 56, 56) + field(b, 54, 49)),
                               bits6(32 * field(b, 48, 48) + 8 * field(b, 44, 43) + field(b, 41, 39))};
    const int32_t right[3] = {bits6(2 * field(b, 38, 34) + field(b, 32, 32)), bits7(field(b, 31, 25)),
                              bits6(field(b, 24, 19))};
    const int32_t below[3] = {bits6(field(b, 18, 13)), bits7(field(b, 12, 6)), bits6(field(b, 5, 0))};
    for (unsigned i = 0; i < 3; i++) {
        int32_t sum =
            (int32_t)b->x * (right[i] - origin[i]) + (int32_t)b->y * (below[i] - origin[i]) + 4 * origin[i] + 2;
        rgb[i] = sum < 0 ? 0 : byte(sum / 4);
    }
}

static void individual(const struct etc2 *b, uint16_t rgb[3])
{
    int32_t color[2][3];
    for (unsigned i = 0; i < 3; i++) {
        color[0][i] = (int32_t)(17 * field(b, 63 - 8 * i, 60 - 8 * i));
        color[1][i] = (int32_t)(17 * field(b, 59 - 8 * i, 56 - 8 * i));
    }
    halves(b, color, rgb);
}

/* Which channel's difference leaves 0..31 names another mode; 3: none does. */
static unsigned differential(const struct etc2 *b, int32_t color[2][3])
{
    for (unsigned i = 0; i < 3; i++) {
        int32_t base = (int32_t)field(b, 63 - 8 * i, 59 - 8 * i), delta = (int32_t)field(b, 58 - 8 * i, 56 - 8 * i);
        int32_t sum = base + (delta < 4 ? delta : delta - 8);
        if (sum < 0 || sum > 31)
            return i;
        color[0][i] = bits5((uint32_t)base);
        color[1][i] = bits5((uint32_t)sum);
    }
    return 3;
}

bool tex_etc2_decode(const uint8_t bytes[8], unsigned x, unsigned y, bool punch, uint16_t rgb[3])
{
    struct etc2 b = {.bytes = bytes, .x = x % 4, .y = y % 4, .punch = punch};
    unsigned texel = 4 * b.x + b.y;
    int32_t color[2][3];
    b.index = 2 * field(&b, 16 + texel, 16 + texel) + field(&b, texel, texel);
    bool bit33 = field(&b, 33, 33) != 0;
    b.opaque = !punch || bit33;
    unsigned mode = punch || bit33 ? differential(&b, color) : 4;
    bool clear = !b.opaque && b.index == 2 && mode != 2;
    if (clear)
        rgb[0] = rgb[1] = rgb[2] = 0;
    else if (mode == 0)
        mode_t(&b, rgb);
    else if (mode == 1)
        mode_h(&b, rgb);
    else if (mode == 2)
        planar(&b, rgb);
    else if (mode == 3)
        halves(&b, color, rgb);
    else
        individual(&b, rgb);
    return clear;
}
