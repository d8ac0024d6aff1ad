// SPDX-License-Identifier: Apache-2.0
/* BC7 (D3D 19.5.14). */
#include <string.h>

#include "function/block_partition.h"

enum p_bits { P_NONE, P_EACH, P_SUBSET };

/* Widths of the fields, in the order in which they lie, but for the P bits between endpoints and indices. */
struct mode {
    uint8_t subsets, partition, rotation, swap, colour, alpha;
    enum p_bits p;
    uint8_t index, second; /* bits of an index in the first and the second set */
};

static const struct mode modes[8] = {
    {3, 4, 0, 0, 4, 0, P_EACH, 3, 0}, {2, 6, 0, 0, 6, 0, P_SUBSET, 3, 0}, {3, 6, 0, 0, 5, 0, P_NONE, 2, 0},
    {2, 6, 0, 0, 7, 0, P_EACH, 2, 0}, {1, 0, 2, 1, 5, 6, P_NONE, 2, 3},   {1, 0, 2, 0, 7, 8, P_NONE, 2, 2},
    {1, 0, 0, 0, 7, 7, P_EACH, 4, 0}, {2, 6, 0, 0, 5, 5, P_EACH, 2, 0},
};

/* A block and where its fields begin. */
struct block {
    const uint8_t *bytes;
    const struct mode *mode;
    unsigned ends, p, indices; /* bit positions */
    uint32_t partition, rotation, swap;
};

static unsigned p_count(const struct mode *mode)
{
    return mode->p == P_NONE ? 0 : mode->p == P_EACH ? 2U * mode->subsets : mode->subsets;
}

static struct block open_block(const uint8_t bytes[16], unsigned m)
{
    const struct mode *mode = &modes[m];
    struct block b = {.bytes = bytes, .mode = mode};
    unsigned at = m + 1;
    b.partition = tex_block_bits(bytes, at, mode->partition);
    at += mode->partition;
    b.rotation = tex_block_bits(bytes, at, mode->rotation);
    at += mode->rotation;
    b.swap = tex_block_bits(bytes, at, mode->swap);
    b.ends = at + mode->swap;
    b.p = b.ends + 2U * mode->subsets * (3U * mode->colour + mode->alpha);
    b.indices = b.p + p_count(mode);
    return b;
}

/* Channel c of endpoint e (subset by subset, two each) as 8 bits. */
static int endpoint(const struct block *b, unsigned c, unsigned e)
{
    const struct mode *mode = b->mode;
    const unsigned width = c < 3 ? mode->colour : mode->alpha, ends = 2U * mode->subsets;
    if (width == 0)
        return 255;
    const unsigned at = b->ends + ends * mode->colour * c + width * e;
    const uint32_t value = tex_block_bits(b->bytes, at, width);
    if (mode->p == P_NONE)
        return (int)tex_block_expand(value, width);
    const uint32_t low = tex_block_bits(b->bytes, b->p + (mode->p == P_EACH ? e : e / 2), 1);
    return (int)tex_block_expand(value << 1 | low, width + 1);
}

/* The weight of a texel by the first or the second set of indices. */
static int weight(const struct block *b, bool second, unsigned texel)
{
    const struct mode *mode = b->mode;
    const unsigned width = second ? mode->second : mode->index;
    const unsigned lo = second ? b->indices + 16U * mode->index - 1 : b->indices;
    return tex_block_weight(width, tex_block_index(b->bytes, lo, width, mode->subsets, b->partition, texel));
}

void tex_block_bc7(const uint8_t bytes[16], unsigned texel, uint16_t code[4])
{
    unsigned m = 0;
    memset(code, 0, 4 * sizeof *code);
    if (bytes[0] == 0) /* reserved */
        return;
    while ((bytes[0] >> m & 1) == 0)
        m++;
    const struct block b = open_block(bytes, m);
    const unsigned subset = tex_block_subset(b.mode->subsets, b.partition, texel);
    for (unsigned c = 0; c < 4; c++) {
        const bool second = b.mode->second && (c == 3) != (b.swap != 0);
        const int w = weight(&b, second, texel);
        const int a = endpoint(&b, c, 2 * subset), z = endpoint(&b, c, 2 * subset + 1);
        code[c] = (uint16_t)(((64 - w) * a + w * z + 32) / 64);
    }
    if (b.rotation) {
        const uint16_t alpha = code[3];
        code[3] = code[b.rotation - 1];
        code[b.rotation - 1] = alpha;
    }
}
