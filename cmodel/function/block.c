// SPDX-License-Identifier: Apache-2.0
#include "function/block.h"

#include <string.h>

#include "function/block_codec.h"
#include "function/real.h"

#define HALF_ONE 0x3c00U

static void set_kinds(struct tex_block_texel *out, enum tex_block_kind kind)
{
    for (unsigned c = 0; c < 4; c++)
        out->kind[c] = kind;
}

/* BC1, BC2 and BC3: the colour, with A before it in the block of 16 bytes. */
static void colour(enum tex_block_codec codec, const uint8_t *bytes, unsigned texel, bool nv,
                   struct tex_block_texel *out)
{
    if (codec == TEX_BLOCK_BC1) {
        tex_block_bc1(bytes, texel, false, nv, out->code);
        return;
    }
    tex_block_bc1(bytes + 8, texel, true, nv, out->code);
    if (codec == TEX_BLOCK_BC2) {
        out->code[3] = (uint16_t)(tex_block_bits(bytes, 4 * texel, 4) * 17);
    } else { /* PD-84b */
        out->code[3] = tex_block_bc4(bytes, texel, false);
        out->kind[3] = TEX_BLOCK_RATIO_U;
    }
}

/* BC4 and BC5: R and perhaps G. */
static void ratios(const uint8_t *bytes, unsigned components, unsigned texel, bool is_signed,
                   struct tex_block_texel *out)
{
    set_kinds(out, is_signed ? TEX_BLOCK_RATIO_S : TEX_BLOCK_RATIO_U);
    for (unsigned c = 0; c < components; c++)
        out->code[c] = tex_block_bc4(bytes + 8 * c, texel, is_signed);
}

static void eac(const uint8_t *bytes, unsigned components, unsigned texel, bool is_signed, struct tex_block_texel *out)
{
    set_kinds(out, is_signed ? TEX_BLOCK_SNORM11 : TEX_BLOCK_UNORM11);
    for (unsigned c = 0; c < components; c++)
        out->code[c] =
            is_signed ? tex_block_eac_signed(bytes + 8 * c, texel) : tex_block_eac_unsigned(bytes + 8 * c, texel);
}

void tex_block_decode(enum tex_block_codec codec, const uint8_t bytes[16], unsigned x, unsigned y, bool bc1_nv,
                      struct tex_block_texel *out)
{
    const unsigned texel = 4 * (y & 3) + (x & 3);
    memset(out, 0, sizeof *out);
    set_kinds(out, TEX_BLOCK_UNORM8);
    switch (codec) {
    case TEX_BLOCK_BC1:
    case TEX_BLOCK_BC2:
    case TEX_BLOCK_BC3:
        colour(codec, bytes, texel, bc1_nv, out);
        break;
    case TEX_BLOCK_BC4_U:
    case TEX_BLOCK_BC4_S:
        ratios(bytes, 1, texel, codec == TEX_BLOCK_BC4_S, out);
        break;
    case TEX_BLOCK_BC5_U:
    case TEX_BLOCK_BC5_S:
        ratios(bytes, 2, texel, codec == TEX_BLOCK_BC5_S, out);
        break;
    case TEX_BLOCK_BC6H_U:
    case TEX_BLOCK_BC6H_S:
        set_kinds(out, TEX_BLOCK_FLOAT16);
        tex_block_bc6h(bytes, texel, codec == TEX_BLOCK_BC6H_S, out->code);
        out->code[3] = HALF_ONE;
        break;
    case TEX_BLOCK_BC7:
        tex_block_bc7(bytes, texel, out->code);
        break;
    case TEX_BLOCK_ETC2_RGB:
    case TEX_BLOCK_ETC2_RGB_PTA:
        tex_block_etc2(bytes, texel, codec == TEX_BLOCK_ETC2_RGB_PTA, out->code);
        break;
    case TEX_BLOCK_ETC2_RGBA:
        tex_block_etc2(bytes + 8, texel, false, out->code);
        out->code[3] = tex_block_eac_alpha(bytes, texel);
        break;
    case TEX_BLOCK_EAC_U:
    case TEX_BLOCK_EAC_S:
        eac(bytes, 1, texel, codec == TEX_BLOCK_EAC_S, out);
        break;
    case TEX_BLOCK_EACX2_U:
    case TEX_BLOCK_EACX2_S:
        eac(bytes, 2, texel, codec == TEX_BLOCK_EACX2_S, out);
        break;
    case TEX_BLOCK_CODECS:
        break;
    }
}

static uint32_t signed_ratio(uint16_t code, uint32_t denominator)
{
    const int32_t c = (int16_t)code;
    return tex_real_ratio(c < 0, (uint32_t)(c < 0 ? -c : c), denominator);
}

uint32_t tex_block_value(enum tex_block_kind kind, uint16_t code)
{
    switch (kind) {
    case TEX_BLOCK_UNORM8: /* PD-80 */
        return tex_real_ratio(false, code, 255);
    case TEX_BLOCK_RATIO_U: /* PD-84 */
        return tex_real_ratio(false, code, 5 * 7 * 255);
    case TEX_BLOCK_RATIO_S:
        return signed_ratio(code, 5 * 7 * 127);
    case TEX_BLOCK_FLOAT16:
        return tex_real_from_f16(code);
    case TEX_BLOCK_UNORM11:
        return tex_real_ratio(false, code, 2047);
    case TEX_BLOCK_SNORM11:
        return signed_ratio(code, 1023);
    case TEX_BLOCK_KINDS:
        break;
    }
    return 0;
}
