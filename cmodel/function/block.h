// SPDX-License-Identifier: Apache-2.0
/* Compressed blocks (README 1.8b): one texel of a block of 4x4 texels. */
#ifndef BLOCK_H
#define BLOCK_H
#include <stdbool.h>
#include <stdint.h>

/* How a block is coded: what a format together with a data type means. */
enum tex_block_codec {
    TEX_BLOCK_BC1,          /* DXT1, 8 bytes */
    TEX_BLOCK_BC2,          /* DXT23, 16 bytes */
    TEX_BLOCK_BC3,          /* DXT45, 16 bytes */
    TEX_BLOCK_BC4_U,        /* DXN1 UNORM, 8 bytes */
    TEX_BLOCK_BC4_S,        /* DXN1 SNORM, 8 bytes */
    TEX_BLOCK_BC5_U,        /* DXN2 UNORM, 16 bytes */
    TEX_BLOCK_BC5_S,        /* DXN2 SNORM, 16 bytes */
    TEX_BLOCK_BC6H_U,       /* BC6H_UF16, 16 bytes */
    TEX_BLOCK_BC6H_S,       /* BC6H_SF16, 16 bytes */
    TEX_BLOCK_BC7,          /* BC7U, 16 bytes */
    TEX_BLOCK_ETC2_RGB,     /* 8 bytes */
    TEX_BLOCK_ETC2_RGB_PTA, /* 8 bytes */
    TEX_BLOCK_ETC2_RGBA,    /* 16 bytes */
    TEX_BLOCK_EAC_U,        /* EAC UNORM, 8 bytes */
    TEX_BLOCK_EAC_S,        /* EAC SNORM, 8 bytes */
    TEX_BLOCK_EACX2_U,      /* EACX2 UNORM, 16 bytes */
    TEX_BLOCK_EACX2_S,      /* EACX2 SNORM, 16 bytes */
    TEX_BLOCK_CODECS
};

/* What a code stands for; signed codes are two's complement. */
enum tex_block_kind {
    TEX_BLOCK_UNORM8,  /* code / 255, which sRGB may apply to */
    TEX_BLOCK_RATIO_U, /* code / 8925, 0..8925; 8925 = 5 * 7 * 255 */
    TEX_BLOCK_RATIO_S, /* code / 4445, -4445..4445; 4445 = 5 * 7 * 127 */
    TEX_BLOCK_FLOAT16, /* binary16 */
    TEX_BLOCK_UNORM11, /* code / 2047 */
    TEX_BLOCK_SNORM11, /* code / 1023, -1023..1023 */
    TEX_BLOCK_KINDS
};

struct tex_block_texel {
    uint16_t code[4]; /* R G B A */
    enum tex_block_kind kind[4];
};

/*
 * The texel in column x, row y (0..3) of a block. Codecs of 8 bytes read the first 8. A component that the codec lacks
 * is 0, but for A of a colour, which is 1.0. `bc1_nv`: colours of BC1..BC3 as NVIDIA's decoders round them, not PD-83.
 */
void tex_block_decode(enum tex_block_codec codec, const uint8_t bytes[16], unsigned x, unsigned y, bool bc1_nv,
                      struct tex_block_texel *out);

/* The binary32 nearest to what a code stands for, ties to even (PD-80, PD-84); no code lies outside its range. */
uint32_t tex_block_value(enum tex_block_kind kind, uint16_t code);

#endif
