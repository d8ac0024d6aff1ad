// SPDX-License-Identifier: Apache-2.0
/* BC7, bit exact, by the texts of Direct3D and Khronos. */
#include "arith/block_decode.h"

struct mode {
    uint8_t subsets, partition, rotation, choice; /* bits of the last three */
    uint8_t color, alpha;                         /* bits of an endpoint */
    uint8_t own, shared;                          /* P bits of each endpoint, of each subset */
    uint8_t index, second;                        /* bits */
};

static const struct mode modes[8] = {
    {3, 4, 0, 0, 4, 0, 1, 0, 3, 0}, {2, 6, 0, 0, 6, 0, 0, 1, 3, 0}, {3, 6, 0, 0, 5, 0, 0, 0, 2, 0},
    {2, 6, 0, 0, 7, 0, 1, 0, 2, 0}, {1, 0, 2, 1, 5, 6, 0, 0, 2, 3}, {1, 0, 2, 0, 7, 8, 0, 0, 2, 2},
    {1, 0, 0, 0, 7, 7, 1, 0, 4, 0}, {2, 6, 0, 0, 5, 5, 1, 0, 2, 0},
};

struct reader {
    const uint8_t *bytes;
    unsigned at;
};

static uint32_t next(struct reader *r, unsigned width)
{
    r->at += width;
    return tex_block_bits(r->bytes, r->at - width, width);
}

int32_t tex_bc7_blend(int32_t a, int32_t b, unsigned index, unsigned bits)
{
    static const uint8_t weight[3][16] = {
        {0, 21, 43, 64}, {0, 9, 18, 27, 37, 46, 55, 64}, {0, 4, 9, 13, 17, 21, 26, 30, 34, 38, 43, 47, 51, 55, 60, 64}};
    int32_t w = weight[(bits - 2) % 3][index % 16], sum = (64 - w) * a + w * b + 32;
    return sum >= 0 ? sum / 64 : -((63 - sum) / 64); /* rounded down */
}

/* Endpoint e of a subset, channels R, G, B, A, of 8 bits. */
struct ends {
    uint32_t at[3][2][4];
};

static uint32_t widened(uint32_t v, unsigned bits)
{
    uint32_t high = v << (8 - bits);
    return high | high >> bits;
}

static void read_ends(const struct mode *m, struct reader *r, struct ends *out)
{
    unsigned shown = m->own + m->shared;
    for (unsigned c = 0; c < 4; c++)
        for (unsigned s = 0; s < m->subsets; s++)
            for (unsigned e = 0; e < 2; e++)
                out->at[s][e][c] = next(r, c < 3 ? m->color : m->alpha);
    for (unsigned s = 0; s < m->subsets; s++) {
        uint32_t p = next(r, m->shared);
        for (unsigned e = 0; e < 2; e++) {
            p = m->own ? next(r, 1) : p;
            for (unsigned c = 0; c < 4; c++) {
                unsigned bits = c < 3 ? m->color : m->alpha;
                uint32_t v = shown ? 2 * out->at[s][e][c] + p : out->at[s][e][c];
                out->at[s][e][c] = bits ? widened(v, bits + shown) : 255;
            }
        }
    }
}

/* The index of a texel, of `bits` bits; r is before the first and is moved after the last. */
static unsigned read_index(const struct mode *m, unsigned partition, unsigned texel, unsigned bits, struct reader *r)
{
    unsigned found = 0;
    for (unsigned i = 0; i < 16; i++) {
        unsigned subset = tex_bc7_subset(m->subsets, partition, i);
        bool anchor = i == tex_bc7_anchor(m->subsets, partition, subset);
        unsigned index = next(r, anchor ? bits - 1 : bits);
        found = i == texel ? index : found;
    }
    return found;
}

static void rotate(uint32_t rotation, uint16_t rgba[4])
{
    if (rotation == 0)
        return;
    uint16_t kept = rgba[3];
    rgba[3] = rgba[rotation - 1];
    rgba[rotation - 1] = kept;
}

void tex_bc7_decode(const uint8_t bytes[16], unsigned texel, uint16_t rgba[4])
{
    unsigned number = 0;
    while (number < 8 && !(bytes[0] >> number & 1))
        number++;
    rgba[0] = rgba[1] = rgba[2] = rgba[3] = 0;
    if (number == 8) /* reserved */
        return;
    const struct mode *m = &modes[number];
    struct reader r = {bytes, number + 1};
    uint32_t partition = next(&r, m->partition), rotation = next(&r, m->rotation), choice = next(&r, m->choice);
    struct ends ends = {0};
    read_ends(m, &r, &ends);
    unsigned index[2], bits[2] = {m->index, m->second ? m->second : m->index};
    index[0] = index[1] = read_index(m, partition, texel, m->index, &r);
    if (m->second)
        index[1] = read_index(m, partition, texel, m->second, &r);
    unsigned subset = tex_bc7_subset(m->subsets, partition, texel);
    for (unsigned c = 0; c < 4; c++) {
        unsigned from = (c == 3) != (choice != 0); /* alpha has the second index, or they change places */
        int32_t a = (int32_t)ends.at[subset][0][c], b = (int32_t)ends.at[subset][1][c];
        rgba[c] = (uint16_t)tex_bc7_blend(a, b, index[from], bits[from]);
    }
    rotate(rotation, rgba);
}
