// SPDX-License-Identifier: Apache-2.0
#include "function/block.h"

#include "function/block_codecs.h"
#include "function/real.h"
#include "tex_defs.h"

static void put(struct tex_block_texel *out, unsigned component, uint32_t kind, int code)
{
    out->code[component] = (uint16_t)code;
    out->kind[component] = kind;
}

/* Alpha of four bits, that is a * 17 of 255. */
static void decode_bc2(const uint8_t bytes[16], bool nv, unsigned texel, struct tex_block_texel *out)
{
    tex_block_bc1(&bytes[8], true, nv, texel, out->code);
    put(out, 3, TEX_KIND_UNORM8, (int)tex_block_bits(bytes, 4 * texel, 4) * 17);
}

static void decode_bc3(const uint8_t bytes[16], bool nv, unsigned texel, struct tex_block_texel *out)
{
    tex_block_bc1(&bytes[8], true, nv, texel, out->code);
    put(out, 3, TEX_KIND_RATIO_U, tex_block_bc4(bytes, false, texel)); /* PD-84b */
}

/* One or two components, 8 bytes each. */
static void decode_bc4(const uint8_t *bytes, unsigned components, bool is_signed, unsigned texel,
                       struct tex_block_texel *out)
{
    for (unsigned i = 0; i < components; i++)
        put(out, i, is_signed ? TEX_KIND_RATIO_S : TEX_KIND_RATIO_U, tex_block_bc4(&bytes[8 * i], is_signed, texel));
}

static void decode_eac(const uint8_t *bytes, unsigned components, bool is_signed, unsigned texel,
                       struct tex_block_texel *out)
{
    for (unsigned i = 0; i < components; i++)
        put(out, i, is_signed ? TEX_KIND_SNORM11 : TEX_KIND_UNORM11, tex_block_eac11(&bytes[8 * i], is_signed, texel));
}

static void decode_bc6h(const uint8_t bytes[16], bool is_signed, unsigned texel, struct tex_block_texel *out)
{
    tex_block_bc6h(bytes, is_signed, texel, out->code);
    for (unsigned i = 0; i < 4; i++)
        out->kind[i] = TEX_KIND_FLOAT16;
}

static void decode_etc2_rgba(const uint8_t bytes[16], unsigned texel, struct tex_block_texel *out)
{
    tex_block_etc2(&bytes[8], false, texel, out->code);
    put(out, 3, TEX_KIND_UNORM8, tex_block_eac8(bytes, texel));
}

void tex_block_decode(uint32_t codec, bool is_signed, bool nv, const uint8_t bytes[16], unsigned x, unsigned y,
                      struct tex_block_texel *out)
{
    const unsigned texel = y % 4 * 4 + x % 4;
    *out = (struct tex_block_texel){.code = {0, 0, 0, 255}};
    for (unsigned i = 0; i < 4; i++)
        out->kind[i] = TEX_KIND_UNORM8;
    switch (codec) {
    case TEX_CODEC_BC1:
        tex_block_bc1(bytes, false, nv, texel, out->code);
        break;
    case TEX_CODEC_BC2:
        decode_bc2(bytes, nv, texel, out);
        break;
    case TEX_CODEC_BC3:
        decode_bc3(bytes, nv, texel, out);
        break;
    case TEX_CODEC_BC4:
        decode_bc4(bytes, 1, is_signed, texel, out);
        break;
    case TEX_CODEC_BC5:
        decode_bc4(bytes, 2, is_signed, texel, out);
        break;
    case TEX_CODEC_BC6H:
        decode_bc6h(bytes, is_signed, texel, out);
        break;
    case TEX_CODEC_BC7:
        tex_block_bc7(bytes, texel, out->code);
        break;
    case TEX_CODEC_ETC2_RGB:
        tex_block_etc2(bytes, false, texel, out->code);
        break;
    case TEX_CODEC_ETC2_PTA:
        tex_block_etc2(bytes, true, texel, out->code);
        break;
    case TEX_CODEC_ETC2_RGBA:
        decode_etc2_rgba(bytes, texel, out);
        break;
    case TEX_CODEC_EAC:
        decode_eac(bytes, 1, is_signed, texel, out);
        break;
    case TEX_CODEC_EACX2:
        decode_eac(bytes, 2, is_signed, texel, out);
        break;
    default:
        break;
    }
}

/* code is two's complement of 16 bits */
static uint32_t signed_ratio(uint32_t code, uint32_t denominator)
{
    int value = tex_block_signed(code & 0xffff, 16);
    return tex_real_ratio(value < 0, (uint32_t)(value < 0 ? -value : value), denominator);
}

uint32_t tex_block_value(uint32_t kind, uint32_t code)
{
    switch (kind) {
    case TEX_KIND_UNORM8: /* PD-80 */
        return tex_real_ratio(false, code, 255);
    case TEX_KIND_RATIO_U: /* PD-84: one rounding of the exact fraction */
        return tex_real_ratio(false, code, TEX_BLOCK_RATIO_U);
    case TEX_KIND_RATIO_S:
        return signed_ratio(code, TEX_BLOCK_RATIO_S);
    case TEX_KIND_FLOAT16:
        return tex_real_from_f16(code & 0xffff);
    case TEX_KIND_UNORM11:
        return tex_real_ratio(false, code, 2047);
    case TEX_KIND_SNORM11:
        return signed_ratio(code, 1023);
    default:
        return 0;
    }
}
