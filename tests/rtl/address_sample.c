// SPDX-License-Identifier: Apache-2.0
/*
 * tex_address_sample against divisions and a table of address bits.
 * words: 0 x, y; 1 log2 of element bytes, bit 3 block-linear, bit 4 fetch; 2, 3 base; 4 pitch; 5 blocks per row;
 * 6 log2 block width, bits 5:3 log2 block height.
 */
#include "rtl_module.h"

static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    uint32_t corner = i < 4096 ? (uint32_t)i : rng_next(rng);
    words[0] = rng_next(rng) & (corner & 1 ? 0xffffffff : 0x01ff01ff) & (corner & 2 ? 0xffffffff : 0x007f003f);
    words[1] = rng_below(rng, 5) | (rng_next(rng) & 8) | (rng_percent(rng, 99) ? 16 : 0);
    words[2] = rng_next(rng) & 0xfffffe00;
    words[3] = rng_next(rng) & (corner & 4 ? 0xffff : 0xff);
    words[4] = corner & 8 ? rng_next(rng) & 0x1fffe0 : 0x1fffe0;
    words[5] = corner & 16 ? rng_next(rng) & 0x7fff : 1;
    words[6] = rng_below(rng, 6) | rng_below(rng, 6) << 3;
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
    uint64_t y = words[0] >> 16, xb = (uint64_t)(words[0] & 0xffff) << (words[1] & 7);
    uint64_t base = (uint64_t)words[3] << 32 | words[2];
    uint64_t gobs_x = 1u << (words[6] & 7), gobs_y = 1u << (words[6] >> 3);
    uint64_t block = y / 8 / gobs_y * words[5] + xb / 64 / gobs_x;
    uint64_t gob = y / 8 % gobs_y * gobs_x + xb / 64 % gobs_x;
    uint64_t offset = (block * gobs_x * gobs_y + gob) * 512 + gob_offset(xb, y);
    if (!(words[1] & 8))
        offset = y * words[4] + xb;
    if (!(words[1] & 16))
        return;
    result[0] = (uint32_t)(base + offset);
    result[1] = (uint32_t)((base + offset) >> 32) & 0xffff;
}

const struct rtl_module tested = {"address_sample", 3000000, 1, operand, expect};
