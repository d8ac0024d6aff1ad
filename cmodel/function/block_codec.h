// SPDX-License-Identifier: Apache-2.0
/* The codecs of compressed blocks, by themselves. `texel`: 4 * row + column. */
#ifndef BLOCK_CODEC_H
#define BLOCK_CODEC_H
#include <stdbool.h>
#include <stdint.h>

/* Bits lo..lo+width-1 (width at most 16) of a block, bit 0 the lowest of its first byte. */
static inline uint32_t tex_block_bits(const uint8_t *bytes, unsigned lo, unsigned width)
{
    uint32_t value = 0;
    for (unsigned i = 0; i < width; i++)
        value |= (uint32_t)(bytes[(lo + i) / 8] >> (lo + i) % 8 & 1) << i;
    return value;
}

/* `width` bits repeated to fill 8 (width 4..8). */
static inline uint32_t tex_block_expand(uint32_t value, unsigned width)
{
    return (value << (8 - width) | value >> (2 * width - 8)) & 0xff;
}

/* BC1: R G B A of 8 bits. `four`: always four colours, as in BC2 and BC3. */
void tex_block_bc1(const uint8_t bytes[8], unsigned texel, bool four, bool nv, uint16_t code[4]);

/* BC4: in 1/8925, or signed in 1/4445. */
uint16_t tex_block_bc4(const uint8_t bytes[8], unsigned texel, bool is_signed);

/* BC6H: R G B as binary16. */
void tex_block_bc6h(const uint8_t bytes[16], unsigned texel, bool is_signed, uint16_t code[3]);

/* BC7: R G B A of 8 bits. */
void tex_block_bc7(const uint8_t bytes[16], unsigned texel, uint16_t code[4]);

/* ETC2: R G B A of 8 bits; `punch`: with punch-through alpha. */
void tex_block_etc2(const uint8_t bytes[8], unsigned texel, bool punch, uint16_t code[4]);

/* EAC: the alpha of ETC2, 8 bits; 11 bits; signed 11 bits. */
uint16_t tex_block_eac_alpha(const uint8_t bytes[8], unsigned texel);
uint16_t tex_block_eac_unsigned(const uint8_t bytes[8], unsigned texel);
uint16_t tex_block_eac_signed(const uint8_t bytes[8], unsigned texel);

#endif
