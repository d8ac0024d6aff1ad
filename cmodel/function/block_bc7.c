// SPDX-License-Identifier: Apache-2.0
#include "function/block_codecs.h"

/* The eight modes: widths of the fields in bits. */
struct mode {
    uint8_t subsets, partition, rotation, index_mode, color, alpha;
    uint8_t pbits; /* P bits of a subset: 0, 1 for both endpoints, 2 */
    uint8_t index, index2;
};
static const struct mode modes[8] = {
    {3, 4, 0, 0, 4, 0, 2, 3, 0}, {2, 6, 0, 0, 6, 0, 1, 3, 0}, {3, 6, 0, 0, 5, 0, 0, 2, 0}, {2, 6, 0, 0, 7, 0, 2, 2, 0},
    {1, 0, 2, 1, 5, 6, 0, 2, 3}, {1, 0, 2, 0, 7, 8, 0, 2, 2}, {1, 0, 0, 0, 7, 7, 2, 4, 0}, {2, 6, 0, 0, 5, 5, 2, 2, 0}};

/* Where each kind of field begins, in the order of the block. */
struct places {
    unsigned partition, rotation, index_mode, color, alpha, pbits, index, index2;
};

static struct places places_of(const struct mode *m, unsigned number)
{
    const unsigned endpoints = 2U * m->subsets;
    struct places p;
    p.partition = number + 1;
    p.rotation = p.partition + m->partition;
    p.index_mode = p.rotation + m->rotation;
    p.color = p.index_mode + m->index_mode;
    p.alpha = p.color + 3 * endpoints * m->color;
    p.pbits = p.alpha + endpoints * m->alpha;
    p.index = p.pbits + (unsigned)m->subsets * m->pbits;
    p.index2 = p.index + 16U * m->index - m->subsets;
    return p;
}

/* Of `bits` bits (4..8) to eight, the high ones repeated. */
static int expanded(unsigned value, unsigned bits)
{
    const unsigned high = value << (8 - bits);
    return (int)(high | high >> bits);
}

/* Component 0..3 of endpoint 0..5, both of each subset in turn. */
static int endpoint(const uint8_t *bytes, const struct mode *m, const struct places *p, unsigned component, unsigned n)
{
    const unsigned width = component == 3 ? m->alpha : m->color;
    if (width == 0)
        return 255;
    const unsigned first = component == 3 ? p->alpha : p->color + component * 2U * m->subsets * width;
    const unsigned value = tex_block_bits(bytes, first + n * width, width);
    if (m->pbits == 0)
        return expanded(value, width);
    const unsigned pbit = tex_block_bits(bytes, p->pbits + (m->pbits == 2 ? n : n / 2), 1);
    return expanded(value << 1 | pbit, width + 1);
}

static unsigned mode_number(const uint8_t *bytes)
{
    unsigned number = 0;
    while (number < 8 && tex_block_bits(bytes, number, 1) == 0)
        number++;
    return number;
}

/* The weight for colour, or that for alpha. Two sets of indices: the bit swaps them. */
static int weight(const uint8_t *bytes, const struct mode *m, const struct places *p, unsigned partition,
                  unsigned texel, bool alpha)
{
    const bool swapped = tex_block_bits(bytes, p->index_mode, m->index_mode) == 1;
    if (m->index2 > 0 && alpha != swapped)
        return tex_block_weight(m->index2, tex_block_index(bytes, p->index2, m->index2, 1, 0, texel));
    return tex_block_weight(m->index, tex_block_index(bytes, p->index, m->index, m->subsets, partition, texel));
}

static void rotate(uint16_t code[4], unsigned rotation)
{
    if (rotation == 0)
        return;
    const uint16_t alpha = code[3];
    code[3] = code[rotation - 1];
    code[rotation - 1] = alpha;
}

void tex_block_bc7(const uint8_t bytes[16], unsigned texel, uint16_t code[4])
{
    const unsigned number = mode_number(bytes);
    for (unsigned c = 0; c < 4; c++)
        code[c] = 0;
    if (number == 8) /* reserved */
        return;
    const struct mode *m = &modes[number];
    const struct places p = places_of(m, number);
    const unsigned partition = tex_block_bits(bytes, p.partition, m->partition);
    const unsigned subset = tex_block_subset(m->subsets, partition, texel);
    for (unsigned c = 0; c < 4; c++) {
        const int e0 = endpoint(bytes, m, &p, c, 2 * subset), e1 = endpoint(bytes, m, &p, c, 2 * subset + 1);
        const int w = weight(bytes, m, &p, partition, texel, c == 3);
        code[c] = (uint16_t)(((64 - w) * e0 + w * e1 + 32) / 64);
    }
    rotate(code, tex_block_bits(bytes, p.rotation, m->rotation));
}
