// SPDX-License-Identifier: Apache-2.0
/* ETC2 blocks: Khronos Data Format Specification, "ETC2 Compressed Texture Image Formats". */
#include "function/block_codec.h"

/* The block, big endian: fields lie where the specification numbers its bits 63..0. */
struct block {
    uint64_t word;
    unsigned x, y, index; /* of the texel */
    bool opaque;          /* no texel is transparent */
};

static const uint8_t modifiers[8][2] = {{2, 8}, {5, 17}, {9, 29}, {13, 42}, {18, 60}, {24, 80}, {33, 106}, {47, 183}};
static const uint8_t distances[8] = {3, 6, 11, 16, 23, 32, 41, 64};

static uint32_t field(const struct block *b, unsigned high, unsigned low)
{
    return (uint32_t)(b->word >> low & ((UINT64_C(2) << (high - low)) - 1));
}

static uint16_t clamp(int value)
{
    return (uint16_t)(value < 0 ? 0 : value > 255 ? 255 : value);
}

static void add(const uint32_t base[3], int step, uint16_t code[4])
{
    for (unsigned c = 0; c < 3; c++)
        code[c] = clamp((int)base[c] + step);
}

/* Index 0..3: +a, +b, -a, -b; with transparent texels a is 0. */
static int modifier(const struct block *b, unsigned table)
{
    const int size = modifiers[table][b->index & 1];
    if (!b->opaque && (b->index & 1) == 0)
        return 0;
    return b->index & 2 ? -size : size;
}

/* The second half lies right of the first, or with the flip bit below it. */
static bool second_half(const struct block *b)
{
    return (field(b, 32, 32) ? b->y : b->x) >= 2;
}

static void halves(const struct block *b, const uint32_t base[2][3], uint16_t code[4])
{
    const bool second = second_half(b);
    add(base[second], modifier(b, second ? field(b, 36, 34) : field(b, 39, 37)), code);
}

static void individual(const struct block *b, uint16_t code[4])
{
    uint32_t base[2][3];
    for (unsigned c = 0; c < 3; c++) {
        base[0][c] = tex_block_expand(field(b, 63 - 8 * c, 60 - 8 * c), 4);
        base[1][c] = tex_block_expand(field(b, 59 - 8 * c, 56 - 8 * c), 4);
    }
    halves(b, base, code);
}

/* The second colour of differential mode, 5 bits, or outside them. */
static int second_of(const struct block *b, unsigned c)
{
    const int difference = (int)field(b, 58 - 8 * c, 56 - 8 * c);
    return (int)field(b, 63 - 8 * c, 59 - 8 * c) + (difference < 4 ? difference : difference - 8);
}

static void differential(const struct block *b, uint16_t code[4])
{
    uint32_t base[2][3];
    for (unsigned c = 0; c < 3; c++) {
        base[0][c] = tex_block_expand(field(b, 63 - 8 * c, 59 - 8 * c), 5);
        base[1][c] = tex_block_expand((uint32_t)second_of(b, c), 5);
    }
    halves(b, base, code);
}

static void mode_t(const struct block *b, uint16_t code[4])
{
    const uint32_t r = field(b, 60, 59) << 2 | field(b, 57, 56);
    const uint32_t one[3] = {17 * r, 17 * field(b, 55, 52), 17 * field(b, 51, 48)};
    const uint32_t two[3] = {17 * field(b, 47, 44), 17 * field(b, 43, 40), 17 * field(b, 39, 36)};
    const int d = distances[field(b, 35, 34) << 1 | field(b, 32, 32)];
    const int step[4] = {0, d, 0, -d};
    add(b->index == 0 ? one : two, step[b->index], code);
}

static void mode_h(const struct block *b, uint16_t code[4])
{
    const uint32_t one[3] = {field(b, 62, 59), field(b, 58, 56) << 1 | field(b, 52, 52),
                             field(b, 51, 51) << 3 | field(b, 49, 47)};
    const uint32_t two[3] = {field(b, 46, 43), field(b, 42, 39), field(b, 38, 35)};
    const uint32_t order_one = one[0] << 8 | one[1] << 4 | one[2], order_two = two[0] << 8 | two[1] << 4 | two[2];
    const int d = distances[field(b, 34, 34) << 2 | field(b, 32, 32) << 1 | (order_one >= order_two)];
    const uint32_t *from = b->index & 2 ? two : one;
    const uint32_t base[3] = {17 * from[0], 17 * from[1], 17 * from[2]};
    add(base, b->index & 1 ? -d : d, code);
}

static uint16_t plane(const struct block *b, uint32_t o, uint32_t h, uint32_t v, unsigned width)
{
    const int origin = (int)tex_block_expand(o, width), across = (int)tex_block_expand(h, width) - origin;
    const int down = (int)tex_block_expand(v, width) - origin;
    return clamp(((int)b->x * across + (int)b->y * down + 4 * origin + 2) / 4); /* what is negative becomes 0 */
}

static void planar(const struct block *b, uint16_t code[4])
{
    const uint32_t go = field(b, 56, 56) << 6 | field(b, 54, 49);
    const uint32_t bo = field(b, 48, 48) << 5 | field(b, 44, 43) << 3 | field(b, 41, 39);
    code[0] = plane(b, field(b, 62, 57), field(b, 38, 34) << 1 | field(b, 32, 32), field(b, 18, 13), 6);
    code[1] = plane(b, go, field(b, 31, 25), field(b, 12, 6), 7);
    code[2] = plane(b, bo, field(b, 24, 19), field(b, 5, 0), 6);
}

static bool fits(int colour)
{
    return colour >= 0 && colour < 32;
}

/* A second colour out of range stands for another mode, and the first such component for which. */
static void colour(const struct block *b, bool differences, uint16_t code[4])
{
    if (!differences)
        individual(b, code);
    else if (!fits(second_of(b, 0)))
        mode_t(b, code);
    else if (!fits(second_of(b, 1)))
        mode_h(b, code);
    else if (!fits(second_of(b, 2)))
        planar(b, code);
    else
        differential(b, code);
}

static bool is_planar(const struct block *b)
{
    return fits(second_of(b, 0)) && fits(second_of(b, 1)) && !fits(second_of(b, 2));
}

void tex_block_etc2(const uint8_t bytes[8], unsigned texel, bool punch, uint16_t code[4])
{
    struct block b = {.x = texel % 4, .y = texel / 4};
    for (unsigned i = 0; i < 8; i++)
        b.word = b.word << 8 | bytes[i];
    const unsigned order = 4 * b.x + b.y; /* texels go down the columns */
    b.index = field(&b, 16 + order, 16 + order) << 1 | field(&b, order, order);
    b.opaque = !punch || field(&b, 33, 33);
    colour(&b, punch || field(&b, 33, 33), code);
    code[3] = 255;
    if (!b.opaque && b.index == 2 && !is_planar(&b))
        code[0] = code[1] = code[2] = code[3] = 0;
}
