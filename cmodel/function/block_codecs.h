// SPDX-License-Identifier: Apache-2.0
/* The decoders behind block.h. Texel is 4 * y + x, 0..15; code is R, G, B, A. */
#ifndef BLOCK_CODECS_H
#define BLOCK_CODECS_H
#include <stdbool.h>
#include <stdint.h>

#define TEX_BLOCK_RATIO_U 8925 /* 5 * 7 * 255: both ways to interpolate UNORM give whole numerators */
#define TEX_BLOCK_RATIO_S 4445 /* 5 * 7 * 127 */

/* Bits [low, low + width) of a block, bit 0 the lowest of the first byte; width 0..16. */
static inline unsigned tex_block_bits(const uint8_t *bytes, unsigned low, unsigned width)
{
    unsigned value = 0;
    for (unsigned i = 0; i < width; i++)
        value |= ((unsigned)bytes[(low + i) / 8] >> (low + i) % 8 & 1U) << i;
    return value;
}

/* A two's complement field of 1..16 bits. */
static inline int tex_block_signed(unsigned field, unsigned width)
{
    int value = (int)(field & ((1U << width) - 1));
    return value >> (width - 1) ? value - (1 << width) : value;
}

/* 8 bytes to UNORM8 codes. four: always four colours. */
void tex_block_bc1(const uint8_t bytes[8], bool four, bool nv, unsigned texel, uint16_t code[4]);

/* 8 bytes to a numerator over TEX_BLOCK_RATIO_U or, signed, TEX_BLOCK_RATIO_S. */
int tex_block_bc4(const uint8_t bytes[8], bool is_signed, unsigned texel);

/* 16 bytes to patterns of half floats. */
void tex_block_bc6h(const uint8_t bytes[16], bool is_signed, unsigned texel, uint16_t code[4]);

/* 16 bytes to UNORM8 codes. */
void tex_block_bc7(const uint8_t bytes[16], unsigned texel, uint16_t code[4]);

/* 8 bytes to UNORM8 codes. punch: the variant with transparent texels. */
void tex_block_etc2(const uint8_t bytes[8], bool punch, unsigned texel, uint16_t code[4]);

/* 8 bytes to 0..255; to 0..2047 or, signed, -1023..1023. */
int tex_block_eac8(const uint8_t bytes[8], unsigned texel);
int tex_block_eac11(const uint8_t bytes[8], bool is_signed, unsigned texel);

/* Of BC7, with BC6H in 1 or 2 subsets. partition: 0..63, of three subsets as of two. */
unsigned tex_block_subset(unsigned subsets, unsigned partition, unsigned texel);
/* The texel of a subset whose index has one bit less. */
unsigned tex_block_anchor(unsigned subsets, unsigned partition, unsigned subset);
/* Weight out of 64 of the second endpoint: index of `bits` 2, 3 or 4. */
int tex_block_weight(unsigned bits, unsigned index);
/* Where in the block the indices of `bits` bits begin is `low`: that of one texel. */
unsigned tex_block_index(const uint8_t bytes[16], unsigned low, unsigned bits, unsigned subsets, unsigned partition,
                         unsigned texel);

#endif
