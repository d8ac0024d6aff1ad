// SPDX-License-Identifier: Apache-2.0
#include "arith/f32.h"

#include "arith/bits.h"

/* x / 2^drop to the nearest integer, ties to even, drop >= 1; sticky: the exact dividend lies above x, below x + 1. */
static uint64_t drop_bits(uint64_t x, int drop, bool sticky)
{
    if (drop > 64)
        return 0;
    uint64_t half = UINT64_C(1) << (drop - 1);
    uint64_t kept = x >> (drop - 1) >> 1, rest = x & (half | (half - 1));
    bool up = rest > half || (rest == half && (sticky || kept % 2 == 1));
    return kept + up;
}

struct tex_f32_unpacked tex_f32_unpack(uint32_t f32)
{
    uint32_t field = f32 >> 23 & 0xff, fraction = f32 & 0x7fffff;
    struct tex_f32_unpacked value = {.negative = (f32 & TEX_F32_SIGN) != 0, .mantissa = fraction, .exponent = -149};
    if (field != 0) {
        value.mantissa = fraction + 0x800000U;
        value.exponent = (int)field - 150;
    }
    return value;
}

uint32_t tex_f32_round(const struct tex_f32_unpacked *value)
{
    uint32_t sign = value->negative ? TEX_F32_SIGN : 0;
    if (value->mantissa == 0)
        return sign;
    int last = tex_top_bit(value->mantissa) + value->exponent - 23; /* exponent of the last bit that binary32 keeps */
    if (last < -149)
        last = -149;
    if (last > 104)
        return sign | TEX_F32_INF;
    int drop = last - value->exponent;
    uint64_t kept = drop > 0 ? drop_bits(value->mantissa, drop, value->sticky) : value->mantissa << -drop;
    /* The hidden bit of a normal number, and a carry out of the rounding, count up the exponent field. */
    uint64_t pattern = ((uint64_t)(last + 149) << 23) + kept;
    return sign | (pattern < TEX_F32_INF ? (uint32_t)pattern : TEX_F32_INF);
}

uint32_t tex_f32_ratio(bool negative, uint32_t numerator, uint32_t denominator)
{
    return tex_f32_scaled(negative, numerator, denominator, 0);
}

uint32_t tex_f32_scaled(bool negative, uint64_t numerator, uint32_t denominator, int exponent)
{
    if (numerator == 0)
        return 0;
    int shift = 63 - tex_top_bit(numerator);
    uint64_t scaled = numerator << shift; /* >= 2^63, so the quotient has at least 31 bits */
    struct tex_f32_unpacked quotient = {.negative = negative,
                                        .mantissa = scaled / denominator,
                                        .sticky = scaled % denominator != 0,
                                        .exponent = exponent - shift};
    return tex_f32_round(&quotient);
}

int64_t tex_f32_to_integer(const struct tex_f32_unpacked *value, int scale, int64_t low, int64_t high)
{
    if (value->mantissa == 0)
        return 0;
    int shift = value->exponent + scale;
    bool huge = tex_top_bit(value->mantissa) + shift > 61;
    if (huge)
        return value->negative ? low : high;
    int64_t integer =
        (int64_t)(shift >= 0 ? value->mantissa << shift : drop_bits(value->mantissa, -shift, value->sticky));
    if (value->negative)
        integer = -integer;
    return integer < low ? low : integer > high ? high : integer;
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
