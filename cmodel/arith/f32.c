// SPDX-License-Identifier: Apache-2.0
#include "arith/f32.h"

uint32_t tex_f32_round_beyond(const struct tex_f32_unpacked *value)
{
    uint32_t sign = value->negative ? TEX_F32_SIGN : 0;
    int drop = -149 - value->exponent;
    if (tex_top_bit(value->mantissa) + value->exponent > 0) /* it is not below, but above */
        return sign | TEX_F32_INF;
    uint64_t kept = drop > 0 ? tex_f32_drop_bits(value->mantissa, drop, value->sticky) : value->mantissa << -drop;
    return sign | (uint32_t)kept;
}

uint32_t tex_f32_from_small(uint32_t code, unsigned fraction_bits)
{
    uint32_t one = UINT32_C(1) << fraction_bits, field = code / one & 0x1f, fraction = code % one;
    if (field == 0x1f)
        return TEX_F32_INF | fraction << (23 - fraction_bits);
    struct tex_f32_unpacked value = {.mantissa = fraction, .exponent = -14 - (int)fraction_bits};
    if (field != 0) {
        value.mantissa = fraction + one;
        value.exponent += (int)field - 1;
    }
    return tex_f32_round(&value);
}

uint32_t tex_f32_from_f16(uint32_t f16)
{
    return ((f16 & 0x8000U) != 0 ? TEX_F32_SIGN : 0) | tex_f32_from_small(f16 & 0x7fffU, 10);
}
