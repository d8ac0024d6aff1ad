// SPDX-License-Identifier: Apache-2.0
/* Texels of compressed blocks, by the texts of their formats (stages/block.md). */
#ifndef BLOCK_DECODE_H
#define BLOCK_DECODE_H
#include <stdbool.h>
#include <stdint.h>

#include "tex_defs.h"

/* Blocks as NVIDIA's hardware mixes them: of BC1 to BC3 the colours; of BC3 the alpha, of BC4 and BC5 all. */
#define TEX_NV_BC1 1U
#define TEX_NV_BC4 2U

/*
 * R, G, B, A as they are stored: 8 bits of UNORM; of BC4, BC5 and the alpha of BC3 14 bits, the numerator over 8925 =
 * 5 * 7 * 255, signed in two's complement over 4445 = 5 * 7 * 127, with TEX_NV_BC4 a code of 16 bits; of BC6H a half
 * float; of EAC 11 bits. A component that the codec lacks is 0, its alpha 1.0.
 */
struct tex_block_texel {
    uint16_t code[4];
};

/*
 * The texel at column x, row y, of the block: of both the two lowest bits count. bytes: the block, those with 8 bytes
 * in the first. is_signed: BC4, BC5, EAC as SNORM, BC6H signed. nv: bits TEX_NV_*. TEX_CODEC_NONE and unknown codecs
 * give zeros.
 */
void tex_block_decode(uint32_t codec, bool is_signed, unsigned nv, const uint8_t bytes[16], unsigned x, unsigned y,
                      struct tex_block_texel *out);

/* `width` bits (0..32) from bit `lo` on, bit 0 the lowest of byte 0. */
uint32_t tex_block_bits(const uint8_t *bytes, unsigned lo, unsigned width);

/* `v`, but no less than `least` and no more than `most`. */
int32_t tex_clamped(int32_t v, int32_t least, int32_t most);

/* The codecs. texel is 4 * y + x. */

/* rgb, of 8 bytes. four: never transparent (BC2, BC3). Returns whether the texel is transparent. */
bool tex_bc1_decode(const uint8_t bytes[8], unsigned texel, bool four, bool nv, uint16_t rgb[3]);
/* One component of 8 bytes: a numerator of 14 bits. By TEX_NV_BC4 16 bits, of alpha of BC3 those of 8 repeated. */
uint16_t tex_bc4_decode(const uint8_t bytes[8], unsigned texel, bool is_signed);
uint16_t tex_bc4_nv(const uint8_t bytes[8], unsigned texel, bool is_signed);
uint16_t tex_bc3_alpha_nv(const uint8_t bytes[8], unsigned texel);
/* Halves. rgb is zero before; a block of a reserved mode leaves it so. */
void tex_bc6h_decode(const uint8_t bytes[16], unsigned texel, bool is_signed, uint16_t rgb[3]);
/* Their values: 16 bits, with a sign if signed, between the ends. Returns false for a reserved mode. */
bool tex_bc6h_blend(const uint8_t bytes[16], unsigned texel, bool is_signed, int32_t value[3]);
void tex_bc7_decode(const uint8_t bytes[16], unsigned texel, uint16_t rgba[4]);
/* punch: with transparent texels. Returns whether the texel is transparent. */
bool tex_etc2_decode(const uint8_t bytes[8], unsigned x, unsigned y, bool punch, uint16_t rgb[3]);
/* Alpha of 8 bits. */
uint16_t tex_eac_alpha(const uint8_t bytes[8], unsigned x, unsigned y);
/* 11 bits; signed in two's complement of 16. */
uint16_t tex_eac_decode(const uint8_t bytes[8], unsigned x, unsigned y, bool is_signed);

/*
 * Subset 0..2 of a texel in a partition of BC7 with 2 or 3 subsets, 0 with one; and of a subset below `subsets` the
 * texel whose index lacks its highest bit.
 */
unsigned tex_bc7_subset(unsigned subsets, unsigned partition, unsigned texel);
unsigned tex_bc7_anchor(unsigned subsets, unsigned partition, unsigned subset);
/* Between a and b by an index of 2, 3 or 4 bits, sixty-fourths rounded. */
int32_t tex_bc7_blend(int32_t a, int32_t b, unsigned index, unsigned bits);

#endif
