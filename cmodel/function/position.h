// SPDX-License-Identifier: Apache-2.0
/* The steps of stage coord along one axis, on binary32 patterns. In line: all run for each axis of each sample. */
#ifndef POSITION_H
#define POSITION_H
#include "arith/f32.h"
#include "function/stage.h"

#define TEX_FIXED_HIGH ((INT64_C(1) << (TEX_COORD_W - 1)) - 1)
#define TEX_FIXED_LOW (-TEX_FIXED_HIGH - 1)

/* R-TLD4-47, PD-19 */
static inline uint32_t tex_coord_sanitise(uint32_t coordinate)
{
    uint32_t sign = coordinate & TEX_F32_SIGN, magnitude = coordinate & ~TEX_F32_SIGN;
    if (magnitude >= TEX_F32_MIN_NORMAL && magnitude < TEX_F32_INF)
        return coordinate;
    if (magnitude > TEX_F32_INF)
        return 0;
    if (magnitude == TEX_F32_INF)
        return sign | TEX_F32_MAX;
    return sign;
}

/* |s| mod 2^log2_period, exactly; log2_period is 0 or 1. */
static inline struct tex_f32_unpacked tex_coord_remainder(uint32_t s, int log2_period)
{
    struct tex_f32_unpacked value = tex_f32_unpack(s);
    value.negative = false;
    int bits = log2_period - value.exponent; /* the period is 2^bits units of the mantissa */
    if (bits <= 0)
        value.mantissa = 0;
    else if (bits < 24)
        value.mantissa %= UINT64_C(1) << bits;
    return value;
}

/* 1 - value for 0 < value < 1, with 62 bits after the point and the rest as sticky. */
static inline struct tex_f32_unpacked tex_coord_one_minus(const struct tex_f32_unpacked *value)
{
    int shift = 62 + value->exponent; /* at most 61, as the exponent is negative */
    uint64_t whole = 0;
    bool rest = true;
    if (shift >= 0) {
        whole = value->mantissa << shift;
        rest = false;
    } else if (shift > -64) {
        whole = value->mantissa >> -shift;
        rest = whole << -shift != value->mantissa;
    }
    return (struct tex_f32_unpacked){.mantissa = (UINT64_C(1) << 62) - whole - rest, .sticky = rest, .exponent = -62};
}

/* PD-18e: s - floor(s), one rounding, which numbers that are not negative do not need. */
static inline struct tex_f32_unpacked tex_coord_reduced_wrap(uint32_t s)
{
    struct tex_f32_unpacked fraction = tex_coord_remainder(s, 0);
    if (fraction.mantissa == 0 || !(s & TEX_F32_SIGN))
        return fraction;
    fraction = tex_coord_one_minus(&fraction);
    return tex_f32_unpack(tex_f32_round(&fraction));
}

/* PD-18e: s - 2 * trunc(s / 2), exact. */
static inline struct tex_f32_unpacked tex_coord_reduced_mirror(uint32_t s)
{
    struct tex_f32_unpacked rest = tex_coord_remainder(s, 1);
    rest.negative = (s & TEX_F32_SIGN) != 0 && rest.mantissa != 0;
    return rest;
}

/* The coordinate after range reduction, a binary32 number. */
static inline struct tex_f32_unpacked tex_coord_reduced(uint32_t sanitised, uint32_t mode)
{
    if (mode == TEX_WRAP_WRAP)
        return tex_coord_reduced_wrap(sanitised);
    return mode == TEX_WRAP_MIRROR ? tex_coord_reduced_mirror(sanitised) : tex_f32_unpack(sanitised);
}

static inline uint32_t tex_coord_reduce(uint32_t sanitised, uint32_t mode)
{
    struct tex_f32_unpacked reduced = tex_coord_reduced(sanitised, mode);
    return tex_f32_round(&reduced);
}

/* PD-18a: exact product, one rounding */
static inline uint32_t tex_coord_product(const struct tex_f32_unpacked *reduced, uint32_t size)
{
    struct tex_f32_unpacked product = *reduced;
    product.mantissa *= size;
    return tex_f32_round(&product);
}

static inline uint32_t tex_coord_position(uint32_t reduced, uint32_t size)
{
    struct tex_f32_unpacked number = tex_f32_unpack(reduced);
    return tex_coord_product(&number, size);
}

/* PD-18c, PD-18f: of a number of 2^log2 texels, 18.8, saturated to 26 bits. */
static inline int32_t tex_coord_to_fixed(const struct tex_f32_unpacked *number, int log2)
{
    return (int32_t)tex_f32_to_integer(number, log2 + TEX_COORD_FRAC, TEX_FIXED_LOW, TEX_FIXED_HIGH);
}

static inline int32_t tex_coord_fixed(uint32_t position)
{
    struct tex_f32_unpacked value = tex_f32_unpack(position);
    return tex_coord_to_fixed(&value, 0);
}

/* PD-60: the centre of the texel that the position lies in, whatever is left of it beyond 2^-8 texels. */
static inline int32_t tex_coord_centre(uint32_t position)
{
    const int64_t one = INT64_C(1) << TEX_COORD_FRAC, high = TEX_FIXED_HIGH / one, low = -high - 1;
    struct tex_f32_unpacked value = tex_f32_unpack(position);
    int cut = value.exponent < 0 ? -value.exponent : 0; /* a position has 24 bits */
    bool rest = cut > 24 ? value.mantissa != 0 : value.mantissa % (UINT64_C(1) << cut) != 0;
    int64_t whole = cut > 24 ? 0 : (int64_t)(value.mantissa >> cut); /* with cut 0 beyond `high`, or whole */
    if (value.negative)
        whole = -whole - rest;
    whole = whole > high ? high : whole < low ? low : whole;
    return (int32_t)(whole * one + one / 2);
}

#endif
