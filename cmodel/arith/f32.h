// SPDX-License-Identifier: Apache-2.0
/* binary32 patterns: exact values, and the model's only rounding. In line: several run for each texel. */
#ifndef F32_H
#define F32_H
#include <stdbool.h>
#include <stdint.h>

#include "arith/bits.h"
#include "tex_defs.h"

#define TEX_F32_SIGN 0x80000000U
#define TEX_F32_MIN_NORMAL 0x00800000U
#define TEX_F32_QNAN 0x7fc00000U

static inline bool tex_f32_is_nan(uint32_t f32)
{
    return (f32 & ~TEX_F32_SIGN) > TEX_F32_INF;
}

static inline bool tex_f32_is_infinite(uint32_t f32)
{
    return (f32 & ~TEX_F32_SIGN) == TEX_F32_INF;
}

/*
 * The number (-1)^negative * (mantissa + rest) * 2^exponent, where rest is 0, or with `sticky` some value strictly
 * between 0 and 1. A sticky value needs mantissa >= 2^26, so that rest lies below the rounding position.
 */
struct tex_f32_unpacked {
    bool negative, sticky;
    uint64_t mantissa;
    int exponent;
};

/* A finite binary32 pattern, exactly. */
static inline struct tex_f32_unpacked tex_f32_unpack(uint32_t f32)
{
    uint32_t field = f32 >> 23 & 0xff, fraction = f32 & 0x7fffff;
    struct tex_f32_unpacked value = {.negative = (f32 & TEX_F32_SIGN) != 0, .mantissa = fraction, .exponent = -149};
    if (field != 0) {
        value.mantissa = fraction + 0x800000U;
        value.exponent = (int)field - 150;
    }
    return value;
}

/*
 * x / 2^drop to the nearest integer, ties to even, drop >= 1; sticky: the exact dividend lies above x, below x + 1. The
 * bits dropped are compared with a half, the highest of 64; a tie counts as more if something follows or `kept` is odd.
 */
static inline uint64_t tex_f32_drop_bits(uint64_t x, int drop, bool sticky)
{
    if (drop > 64)
        return 0;
    uint64_t kept = x >> (drop - 1) >> 1, rest = x << (64 - drop);
    return kept + ((rest | sticky | (kept & 1)) > UINT64_C(1) << 63);
}

/* Where the result has the exponent of denormals, or none. */
uint32_t tex_f32_round_beyond(const struct tex_f32_unpacked *value);

/* Nearest binary32, ties to even; subnormals kept, overflow to infinity, zero keeps its sign. */
static inline uint32_t tex_f32_round(const struct tex_f32_unpacked *value)
{
    uint32_t sign = value->negative ? TEX_F32_SIGN : 0;
    if (value->mantissa == 0)
        return sign;
    int top = tex_top_bit(value->mantissa);
    int last = top + value->exponent - 23; /* exponent of the last bit that binary32 keeps */
    if (last < -149 || last > 104)
        return tex_f32_round_beyond(value);
    uint64_t kept = tex_f32_drop_bits(value->mantissa << (63 - top), 40, value->sticky);
    /* The hidden bit of a normal number, and a carry out of the rounding, count up the exponent field. */
    return sign | (uint32_t)(((uint64_t)(last + 149) << 23) + kept);
}

/* numerator / denominator (not 0) times 2^exponent to the nearest binary32, negated if asked; 0 gives +0. */
static inline uint32_t tex_f32_scaled(bool negative, uint64_t numerator, uint32_t denominator, int exponent)
{
    if (numerator == 0)
        return 0;
    /* The quotient has at least 27 bits: as it is, or of a numerator of 64. */
    int shift = numerator >> 26 >= denominator ? 0 : 63 - tex_top_bit(numerator);
    uint64_t scaled = numerator << shift;
    struct tex_f32_unpacked quotient = {.negative = negative,
                                        .mantissa = scaled / denominator,
                                        .sticky = scaled % denominator != 0,
                                        .exponent = exponent - shift};
    return tex_f32_round(&quotient);
}

/* The same without a power. */
static inline uint32_t tex_f32_ratio(bool negative, uint32_t numerator, uint32_t denominator)
{
    return tex_f32_scaled(negative, numerator, denominator, 0);
}

/* Nearest integer to value * 2^scale, ties to even, saturated to low..high. */
static inline int64_t tex_f32_to_integer(const struct tex_f32_unpacked *value, int scale, int64_t low, int64_t high)
{
    if (value->mantissa == 0)
        return 0;
    int shift = value->exponent + scale;
    bool huge = shift > -3 && tex_top_bit(value->mantissa) + shift > 61;
    if (huge)
        return value->negative ? low : high;
    int64_t integer =
        (int64_t)(shift >= 0 ? value->mantissa << shift : tex_f32_drop_bits(value->mantissa, -shift, value->sticky));
    if (value->negative)
        integer = -integer;
    return integer < low ? low : integer > high ? high : integer;
}

/*
 * A float without sign, 5 bits of exponent above `fraction_bits` (at most 10) of mantissa, bias 15, as binary32: exact;
 * a NaN keeps its mantissa bits, left-aligned.
 */
uint32_t tex_f32_from_small(uint32_t code, unsigned fraction_bits);

/* A binary16 pattern as binary32: exact; NaN keeps sign and mantissa bits (left-aligned). */
uint32_t tex_f32_from_f16(uint32_t f16);

#endif
