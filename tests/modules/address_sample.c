// SPDX-License-Identifier: Apache-2.0
/*
 * tex_address_sample against divisions and a table of address bits.
 * words: 0 bits 31:0 of the byte column; 1 its bits 35:32, bit 4 block-linear, bit 5 fetch, row from bit 16 on;
 * 2, 3 base; 4 pitch; 5 blocks per row, bits 29:16 slice; 6 log2 of block width, height (5:3), depth (8:6), layer
 * (31:15); 7, 8 layer stride, blocks along y from bit 16 of 8 on. Half of them have no slices, and no layers from 8 on.
 */
#include "rtl_module.h"
#include <stdbool.h>

static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    uint32_t corner = i < 4096 ? (uint32_t)i : rng_next(rng);
    bool linear = rng_percent(rng, 50), flat = rng_percent(rng, 50);
    uint32_t narrow = corner & 1 ? 0xfffff : 0x1ff;
    words[0] = rng_next(rng) & (linear && corner & 2 ? 0xffffffff : narrow);
    words[1] = (linear && corner & 2 ? rng_next(rng) & 15 : 0) | (linear ? 0 : 16) | (rng_percent(rng, 99) ? 32 : 0) |
               (rng_next(rng) & (corner & 2 ? 0xffff0000 : 0x3f0000));
    words[2] = rng_next(rng) & (corner & 8 ? 0xffffffff : 0xfffffe00);
    words[3] = rng_next(rng) & (corner & 4 ? 0xffff : 0xff);
    words[4] = corner & 8 ? rng_next(rng) & 0x1fffe0 : 0x1fffe0;
    words[5] = corner & 16 ? rng_next(rng) & 0x7fff : 1;
    words[6] = rng_below(rng, 6) | rng_below(rng, 6) << 3;
    if (flat) {
        words[6] |= rng_below(rng, 8) << 15;
        words[7] = rng_next(rng) & 0xfffffe00;
        words[8] = rng_next(rng) & 0xffff;
        return;
    }
    words[5] |= rng_next(rng) << 16 & (corner & 32 ? 0x3fff0000 : 0x1f0000);
    words[6] |= rng_below(rng, 6) << 6 | (rng_next(rng) & (corner & 64 ? 0xffff8000 : 0x18000));
    words[7] = rng_next(rng) & 0xfffffe00;
    words[8] = (rng_next(rng) & (corner & 128 ? 0xffff : 3)) | (rng_next(rng) & 0x3fff0000);
}

/* Source of each of the nine offset bits in a GOB, lowest first: 0..5 bits of x, 8..10 bits of y. */
static const unsigned gob_bits[9] = {0, 1, 2, 3, 8, 4, 9, 10, 5};

static uint64_t gob_offset(uint64_t x, uint64_t y)
{
    uint64_t both = x % 64 + (y % 8) * 256, offset = 0;
    for (unsigned bit = 0; bit < 9; bit++)
        offset += (both >> gob_bits[bit]) % 2 << bit;
    return offset;
}

static void expect(const uint32_t *words, uint32_t *result)
{
    uint64_t y = words[1] >> 16, z = words[5] >> 16, layer = words[6] >> 15;
    uint64_t xb = (uint64_t)(words[1] & 15) << 32 | words[0], base = (uint64_t)words[3] << 32 | words[2];
    uint64_t stride = (uint64_t)(words[8] & 0xffff) << 32 | words[7], rows = words[8] >> 16;
    uint64_t gobs_x = 1u << (words[6] & 7), gobs_y = 1u << (words[6] >> 3 & 7), gobs_z = 1u << (words[6] >> 6 & 7);
    uint64_t block = (z / gobs_z * rows + y / 8 / gobs_y) * (words[5] & 0x7fff) + xb / 64 / gobs_x;
    uint64_t gob = (z % gobs_z * gobs_y + y / 8 % gobs_y) * gobs_x + xb / 64 % gobs_x;
    uint64_t offset = (block * gobs_x * gobs_y * gobs_z + gob) * 512 + gob_offset(xb, y);
    if (!(words[1] & 16))
        offset = y * words[4] + xb;
    if (!(words[1] & 32))
        return;
    offset += base + layer * stride;
    result[0] = (uint32_t)offset;
    result[1] = (uint32_t)(offset >> 32) & 0xffff;
}

const struct rtl_module tested = {"address_sample", 3000000, 1, operand, expect};
