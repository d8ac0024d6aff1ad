// SPDX-License-Identifier: Apache-2.0
/*
 * Compressed blocks of 4x4 texels. Sources: BC1 to BC7 by the Direct3D 11.3 functional specification, chapter 19.5;
 * ETC2 and EAC by the Khronos Data Format Specification, chapters 21 and 22.
 */
#ifndef BLOCK_H
#define BLOCK_H
#include <stdbool.h>
#include <stdint.h>

/*
 * One texel: codes of R, G, B, A and what each stands for (enum tex_kind). A component that the format lacks is 0 of
 * kind UNORM8, alpha then 1.0 (255 of UNORM8; of BC6H 0x3c00 of FLOAT16). Signed kinds: 16 bits, two's complement.
 */
struct tex_block_texel {
    uint16_t code[4];
    uint32_t kind[4];
};

/*
 * The texel at column x, row y (low two bits of each) of a block of enum tex_codec; of 8-byte blocks the first 8 bytes
 * count. is_signed: the SNORM kind of BC4, BC5, EAC and EACX2, the signed one of BC6H; the others have none. nv: BC1
 * colours (of BC2 and BC3 too) rounded as NVIDIA does. Every pattern has a texel; a codec NONE, or none of the
 * enumeration, gives a texel that lacks all components.
 */
void tex_block_decode(uint32_t codec, bool is_signed, bool nv, const uint8_t bytes[16], unsigned x, unsigned y,
                      struct tex_block_texel *out);

/* A code of that kind as binary32, one rounding to nearest even (PD-80); a kind that is none gives 0. */
uint32_t tex_block_value(uint32_t kind, uint32_t code);

#endif
