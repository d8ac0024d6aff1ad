// SPDX-License-Identifier: Apache-2.0
#include "arith/block_decode.h"

uint32_t tex_block_bits(const uint8_t *bytes, unsigned lo, unsigned width)
{
    uint32_t value = 0;
    for (unsigned i = 0; i < width; i++)
        value |= (uint32_t)(bytes[(lo + i) / 8] >> (lo + i) % 8 & 1) << i;
    return value;
}

int32_t tex_clamped(int32_t v, int32_t least, int32_t most)
{
    return v < least ? least : v > most ? most : v;
}

static void with_bc1(uint32_t codec, unsigned nv, const uint8_t bytes[16], unsigned texel, uint16_t code[4])
{
    bool clear = tex_bc1_decode(codec == TEX_CODEC_BC1 ? bytes : bytes + 8, texel, codec != TEX_CODEC_BC1,
                                (nv & TEX_NV_BC1) != 0, code);
    if (codec == TEX_CODEC_BC1)
        code[3] = clear ? 0 : 255;
    else if (codec == TEX_CODEC_BC2)
        code[3] = (uint16_t)(17 * tex_block_bits(bytes, 4 * texel, 4));
    else
        code[3] = nv & TEX_NV_BC4 ? tex_bc3_alpha_nv(bytes, texel) : tex_bc4_decode(bytes, texel, false); /* PD-84b */
}

/* A component of BC4 or BC5. */
static uint16_t one_of_bc4(const uint8_t bytes[8], unsigned texel, bool is_signed, unsigned nv)
{
    return (nv & TEX_NV_BC4 ? tex_bc4_nv : tex_bc4_decode)(bytes, texel, is_signed);
}

static void with_etc2(uint32_t codec, const uint8_t bytes[16], unsigned x, unsigned y, uint16_t code[4])
{
    bool punch = codec == TEX_CODEC_ETC2_PTA;
    bool clear = tex_etc2_decode(codec == TEX_CODEC_ETC2_RGBA ? bytes + 8 : bytes, x, y, punch, code);
    code[3] = codec == TEX_CODEC_ETC2_RGBA ? tex_eac_alpha(bytes, x, y) : clear ? 0 : 255;
}

void tex_block_decode(uint32_t codec, bool is_signed, unsigned nv, const uint8_t bytes[16], unsigned x, unsigned y,
                      struct tex_block_texel *out)
{
    x %= 4, y %= 4;
    unsigned texel = 4 * y + x;
    *out = (struct tex_block_texel){{0}};
    switch (codec) {
    case TEX_CODEC_BC1:
    case TEX_CODEC_BC2:
    case TEX_CODEC_BC3:
        with_bc1(codec, nv, bytes, texel, out->code);
        break;
    case TEX_CODEC_BC5:
        out->code[1] = one_of_bc4(bytes + 8, texel, is_signed, nv);
        out->code[0] = one_of_bc4(bytes, texel, is_signed, nv);
        break;
    case TEX_CODEC_BC4:
        out->code[0] = one_of_bc4(bytes, texel, is_signed, nv);
        break;
    case TEX_CODEC_BC6H:
        tex_bc6h_decode(bytes, texel, is_signed, out->code);
        out->code[3] = 0x3c00;
        break;
    case TEX_CODEC_BC7:
        tex_bc7_decode(bytes, texel, out->code);
        break;
    case TEX_CODEC_ETC2_RGB:
    case TEX_CODEC_ETC2_PTA:
    case TEX_CODEC_ETC2_RGBA:
        with_etc2(codec, bytes, x, y, out->code);
        break;
    case TEX_CODEC_EACX2:
        out->code[1] = tex_eac_decode(bytes + 8, x, y, is_signed);
        out->code[0] = tex_eac_decode(bytes, x, y, is_signed);
        break;
    case TEX_CODEC_EAC:
        out->code[0] = tex_eac_decode(bytes, x, y, is_signed);
        break;
    default:
        break;
    }
}
