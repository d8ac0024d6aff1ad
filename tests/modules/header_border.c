// SPDX-License-Identifier: Apache-2.0
/*
 * tex_header_border: colours as the texels that they become, by the host's floats: stored in the component of the lane,
 * and read again. words: 0 colour; 1 as texel 0, colour of its own 1, POLICY srgb_float8 2, that colour 15:8, source
 * 18:16; 2 widths of components, 6 bits each; 3 their data types, 3 bits each.
 */
#include "arith/srgb.h"
#include "floats.h"
#include "rtl_module.h"
#include "tex_defs.h"
#include <math.h>

static uint64_t all_ones(uint32_t width)
{
    return (UINT64_C(1) << width) - 1;
}

/* A float at or beside what a component can hold, or any. */
static uint32_t draw_colour(uint64_t i, struct rng *rng, uint32_t width, uint32_t type)
{
    if (type == TEX_DATATYPE_UINT || type == TEX_DATATYPE_SINT)
        return rng_percent(rng, 50) ? (1u << rng_below(rng, 32)) + rng_below(rng, 5) - 2
                                    : rng_next(rng) >> rng_below(rng, 32);
    if (rng_percent(rng, 40))
        return float_operand(i / 4, rng);
    if (type == TEX_DATATYPE_FLOAT)
        return ((95 + rng_below(rng, 52)) << 23 | (rng_next(rng) & 0x807ff000)) + rng_below(rng, 3) - 1;
    double full = (double)all_ones(width ? width : 1), code = (double)(rng_next(rng) & all_ones(width));
    return bits_of((float)((code + rng_below(rng, 2) * 0.5) / full)) + rng_below(rng, 3) - 1 +
           (rng_below(rng, 2) << 31);
}

static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    static const uint32_t types[] = {TEX_DATATYPE_UNORM, TEX_DATATYPE_SNORM, TEX_DATATYPE_UINT, TEX_DATATYPE_SINT,
                                     TEX_DATATYPE_FLOAT};
    static const uint32_t widths[] = {1, 2, 4, 5, 6, 8, 10, 11, 16, 24, 32, 0}, floats[] = {10, 11, 16, 32};
    uint32_t source = (uint32_t)i % 8, shown_width = 0, shown_type = TEX_DATATYPE_UNORM;
    for (uint32_t c = 0; c < 4; c++) {
        uint32_t type = types[rng_below(rng, 5)];
        uint32_t width = type == TEX_DATATYPE_FLOAT ? floats[rng_below(rng, 4)] : widths[rng_below(rng, 12)];
        if (type == TEX_DATATYPE_SNORM && width == 1)
            width = 16;
        if (rng_percent(rng, 5))
            width = 0;
        words[2] |= width << 6 * c;
        words[3] |= type << 3 * c;
        if (source == TEX_SOURCE_R + c) {
            shown_width = width;
            shown_type = type;
        }
    }
    words[0] = draw_colour(i, rng, shown_width, shown_type);
    uint32_t how = rng_percent(rng, 80) ? 1 : rng_below(rng, 4) | (uint32_t)rng_percent(rng, 50) << 1;
    words[1] = how | rng_below(rng, 2) << 2 | rng_below(rng, 256) << 8 | source << 16;
}

/* In 2^-(n + 4), cut off; the code nearest to that, the lower of two: by whole numbers. */
static uint32_t code_of(double magnitude, uint32_t bits)
{
    if (magnitude >= 1)
        return (uint32_t)all_ones(bits);
    unsigned __int128 fine = (uint64_t)floor(ldexp(magnitude, (int)bits + 4)), half = UINT64_C(1) << (bits + 3);
    return (uint32_t)((fine * all_ones(bits) + half - 1) / (2 * half));
}

/* A float of 16, 11, 10 bits that is at most the magnitude, or what is infinite or no number. */
static uint32_t small_float(uint32_t color, uint32_t width)
{
    float value = float_of(color);
    uint32_t fraction = width == 16 ? 10 : width - 5, payload = (color & 0x7fffff) >> (23 - fraction);
    uint32_t sign = width == 16 ? color >> 31 << 15 : 0, infinity = 31u << fraction;
    if (isnan(value))
        return sign | infinity | (payload ? payload : 1);
    if (width != 16 && color >> 31)
        return 0;
    if (isinf(value))
        return sign | infinity;
    uint32_t code = 0; /* the greatest code whose number is not above; a code's bits are in order of numbers */
    for (uint32_t bit = 1u << (fraction + 4); bit != 0; bit >>= 1) {
        uint32_t c = code | bit, exponent = c >> fraction, mantissa = c & ((1u << fraction) - 1);
        double number = ldexp((exponent ? 1 << fraction : 0) + (double)mantissa,
                              (int)(exponent ? exponent : 1) - 15 - (int)fraction);
        if (c < infinity && number <= fabs((double)value))
            code = c;
    }
    return sign | code;
}

static uint32_t shown_float(uint32_t code, uint32_t width)
{
    uint32_t fraction = width == 16 ? 10 : width - 5, sign = width == 16 ? code >> 15 << 31 : 0;
    uint32_t exponent = code >> fraction & 31, mantissa = code & ((1u << fraction) - 1);
    if (exponent == 31)
        return sign | 0x7f800000 | mantissa << (23 - fraction);
    return sign | bits_of((float)ldexp((exponent ? 1 << fraction : 0) + (double)mantissa,
                                       (int)(exponent ? exponent : 1) - 15 - (int)fraction));
}

/* Exact but for one rounding. */
static uint32_t fraction(uint32_t code, uint32_t bits)
{
    return bits_of((float)((long double)code / all_ones(bits)));
}

static uint32_t as_texel(uint32_t color, uint32_t width, uint32_t type)
{
    float value = float_of(color);
    int64_t number = (int32_t)color, top = (int64_t)(all_ones(width) >> 1);
    switch (type) {
    case TEX_DATATYPE_UNORM:
        return value > 0 ? fraction(code_of((double)value, width), width) : 0;
    case TEX_DATATYPE_SNORM: {
        uint32_t code = isnan(value) ? 0 : code_of(fabs((double)value), width - 1);
        return code == 0 ? 0 : (color & 0x80000000) | fraction(code, width - 1);
    }
    case TEX_DATATYPE_UINT:
        return color < all_ones(width) ? color : (uint32_t)all_ones(width);
    case TEX_DATATYPE_SINT:
        return (uint32_t)(number > top ? top : number < -top - 1 ? -top - 1 : number);
    default:
        return width == 32 ? color : shown_float(small_float(color, width), width);
    }
}

static void expect(const uint32_t *words, uint32_t *result)
{
    uint32_t source = words[1] >> 16 & 7, own = words[1] >> 8 & 255, c = source - TEX_SOURCE_R;
    bool shows = source >= TEX_SOURCE_R && source <= TEX_SOURCE_A && (words[2] >> 6 * c & 63) != 0;
    if (words[1] & 1 && !shows)
        return;
    if (words[1] & 2)
        result[0] = words[1] & 4 ? tex_srgb_float8(own) : tex_srgb_decode(own, 8);
    else if (words[1] & 1)
        result[0] = as_texel(words[0], words[2] >> 6 * c & 63, words[3] >> 3 * c & 7);
}

const struct rtl_module tested = {"header_border", 3000000, 1, operand, expect};
