// SPDX-License-Identifier: Apache-2.0
/*
 * tex_convert_component against the host's floats: products in its longest one, which holds them exactly, and small
 * floats as integers of their last place. Corners, values around codes and their midpoints, and any bits. words: 0
 * value; 1 width, bits 10:8 data type, bit 16 to the nearest.
 */
#include "floats.h"
#include "rtl_module.h"
#include "tex_defs.h"
#include <math.h>

static uint32_t mask_of(uint32_t width)
{
    return width >= 32 ? 0xffffffff : (1u << width) - 1;
}

/* A float around a code, or where the next one begins. */
static uint32_t beside_code(struct rng *rng, uint32_t full)
{
    double code = rng_next(rng) & full, fine = 16 * ((double)full + 1);
    double value = rng_percent(rng, 50) ? code / full : (floor((code + 0.5) * fine / full) + rng_below(rng, 2)) / fine;
    return bits_of((float)(rng_percent(rng, 50) ? value : -value)) + rng_below(rng, 3) - 1;
}

/* Few bits of mantissa, or a step beside; exponents on both sides of what a small float has. */
static uint32_t beside_small(struct rng *rng)
{
    uint32_t bits = (95 + rng_below(rng, 52)) << 23 | (rng_next(rng) & 0x7ff000);
    return (bits + rng_below(rng, 3) - 1) | (rng_next(rng) & 0x80000000);
}

static uint32_t draw_value(uint64_t i, struct rng *rng, uint32_t width, uint32_t type)
{
    if (type == TEX_DATATYPE_UINT || type == TEX_DATATYPE_SINT) /* the ends of a width, and any number of bits */
        return rng_percent(rng, 50) ? (1u << rng_below(rng, 32)) + rng_below(rng, 5) - 2
                                    : rng_next(rng) >> rng_below(rng, 32);
    if (rng_percent(rng, 50))
        return float_operand(i / 8, rng);
    return type == TEX_DATATYPE_FLOAT
               ? beside_small(rng)
               : beside_code(rng, mask_of(width) >> (type == TEX_DATATYPE_SNORM && width > 1) | 1);
}

static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    static const uint32_t types[] = {TEX_DATATYPE_UNORM, TEX_DATATYPE_SNORM, TEX_DATATYPE_UINT, TEX_DATATYPE_SINT};
    static const uint32_t floats[] = {10, 11, 16, 32};
    bool is_float = i % 2;
    uint32_t width = is_float ? floats[rng_below(rng, 4)] : 1 + rng_below(rng, 32);
    uint32_t type = is_float ? TEX_DATATYPE_FLOAT : types[rng_below(rng, 4)];
    if (rng_percent(rng, 1))
        width = 0;
    words[0] = draw_value(i, rng, width, type);
    words[1] = width | type << 8 | rng_below(rng, 2) << 16;
}

/* In 2^-(n + 4), cut off; the code nearest to that, the lower of two. */
static uint32_t scaled(double magnitude, uint32_t full)
{
    long double fine = 16 * ((long double)full + 1);
    return magnitude >= 1 ? full : (uint32_t)ceill(floorl(magnitude * fine) * full / fine - 0.5L);
}

static uint32_t small_float(float value, uint32_t width, int nearest)
{
    int fraction = width == 16 ? 10 : (int)width - 5, exponent;
    uint32_t negative = signbit(value) != 0, sign = width == 16 ? negative << 15 : 0;
    uint32_t infinity = 31u << fraction;
    if (isnan(value)) {
        uint32_t payload = (bits_of(value) & 0x7fffff) >> (23 - fraction);
        return sign | infinity | (payload ? payload : 1);
    }
    if (negative && width != 16)
        return 0;
    if (isinf(value))
        return sign | infinity;
    double magnitude = fabs((double)value);
    frexp(magnitude, &exponent);
    int least = exponent - 1 > -14 ? exponent - 1 : -14; /* exponent of the value, as of a small float */
    double places = ldexp(magnitude, fraction - least);
    places = nearest ? rint(places) : trunc(places);
    double code = places + ldexp(least + 14, fraction); /* a leading one counts up the exponent */
    double most = nearest ? infinity : infinity - 1.0;
    return sign | (uint32_t)(magnitude == 0 ? 0 : code > most ? most : code);
}

static uint32_t converted(uint32_t bits, uint32_t width, uint32_t type, int nearest)
{
    float value = float_of(bits);
    int32_t number = (int32_t)bits, top = (int32_t)(mask_of(width) >> 1);
    switch (type) {
    case TEX_DATATYPE_UNORM:
        return value > 0 ? scaled((double)value, mask_of(width)) : 0;
    case TEX_DATATYPE_SNORM:
        return isnan(value) ? 0
               : value < 0  ? 0 - scaled(-(double)value, (uint32_t)top)
                            : scaled((double)value, (uint32_t)top);
    case TEX_DATATYPE_UINT:
        return bits < mask_of(width) ? bits : mask_of(width);
    case TEX_DATATYPE_SINT:
        return (uint32_t)(number > top ? top : number < -top - 1 ? -top - 1 : number);
    default:
        return width == 32 ? bits : small_float(value, width, nearest);
    }
}

static void expect(const uint32_t *words, uint32_t *result)
{
    uint32_t width = words[1] & 63, type = words[1] >> 8 & 7;
    result[0] = width == 0 ? 0 : converted(words[0], width, type, words[1] >> 16 & 1) & mask_of(width);
}

const struct rtl_module tested = {"convert_component", 8000000, 1, operand, expect};
