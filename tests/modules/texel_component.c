// SPDX-License-Identifier: Apache-2.0
/*
 * tex_texel_component against exact quotients: UNORM and SNORM exhaustively for fields of up to 16 bits and at random
 * up to 32, all 65,536 halves, all floats of 11 and 10 bits, all sRGB codes (which the unit test of the model proves),
 * by POLICY those of the table too, all mantissas with all shared exponents, all numerators of compressed blocks,
 * integers of any width; where fields are codes, the lowest one of SNORM is told. words: 0..3 element; 4 constant; 5
 * lowest bit, bits 12:7 width, 15:13 data type, bit 16 constant selected, bit 17 sRGB, from bit 18 on the unpack code,
 * bit 31 POLICY srgb_float8.
 */
#include "arith/srgb.h"
#include "floats.h"
#include "rtl_module.h"
#include "tex_defs.h"
#include <math.h>
#include <stdbool.h>

static uint32_t mask_of(uint32_t width)
{
    return width >= 32 ? 0xffffffff : (1u << width) - 1;
}

static void place(struct rng *rng, uint32_t *words, uint32_t field, uint32_t width, uint32_t type)
{
    uint32_t word = rng_below(rng, 4), low = rng_below(rng, 33 - width);
    for (int n = 0; n < 5; n++)
        words[n] = rng_next(rng);
    uint32_t mask = mask_of(width) << low;
    words[word] = (words[word] & ~mask) | (field << low & mask);
    words[5] = (32 * word + low) | width << 7 | type << 13 | rng_below(rng, 2) << 31;
}

#define SRGB (1u << 17)
#define FLOAT8 (1u << 31) /* counts for sRGB alone */
#define SHARED ((uint32_t)TEX_UNPACK_SHAREDEXP << 18)
#define RATIO ((uint32_t)TEX_UNPACK_BC4 << 18)
#define PAIR ((uint32_t)TEX_UNPACK_PAIR << 18)
#define EAC ((uint32_t)TEX_UNPACK_EAC << 18)

/* PD-84: numerators of 14 bits, also such as no block gives. */
static uint64_t ratios(uint64_t i, struct rng *rng, uint32_t *words)
{
    if (i >= 2 << 14)
        return i - (2 << 14);
    place(rng, words, (uint32_t)i & 0x3fff, 14, i >> 14 ? TEX_DATATYPE_SNORM : TEX_DATATYPE_UNORM);
    words[5] |= RATIO;
    return UINT64_MAX;
}

/* Floats of 11 and 10 bits, sRGB codes, shared exponents: what is left of i, or UINT64_MAX. */
static uint64_t small_ones(uint64_t i, struct rng *rng, uint32_t *words)
{
    static const struct {
        uint32_t width, type, more;
    } kinds[] = {{11, TEX_DATATYPE_FLOAT, 0},    {10, TEX_DATATYPE_FLOAT, 0},
                 {1, TEX_DATATYPE_UNORM, SRGB},  {4, TEX_DATATYPE_UNORM, SRGB},
                 {5, TEX_DATATYPE_UNORM, SRGB},  {6, TEX_DATATYPE_UNORM, SRGB},
                 {8, TEX_DATATYPE_UNORM, SRGB},  {8, TEX_DATATYPE_UNORM, SRGB | FLOAT8},
                 {8, TEX_DATATYPE_UNORM, FLOAT8}};
    for (unsigned k = 0; k < sizeof kinds / sizeof *kinds; k++) {
        if (i < 1u << kinds[k].width) {
            place(rng, words, (uint32_t)i, kinds[k].width, kinds[k].type);
            words[5] = (words[5] & ~(kinds[k].width == 8 ? FLOAT8 : 0)) | kinds[k].more;
            return UINT64_MAX;
        }
        i -= 1u << kinds[k].width;
    }
    if (i >= 3 << 14)
        return ratios(i - (3 << 14), rng, words);
    uint32_t low = 9 * (uint32_t)(i >> 14);
    for (int n = 0; n < 5; n++)
        words[n] = rng_next(rng);
    words[0] = (uint32_t)(i >> 9) << 27 | (words[0] & 0x7ffffff & ~(0x1ffu << low)) | ((uint32_t)i & 0x1ff) << low;
    words[5] = low | 9u << 7 | TEX_DATATYPE_FLOAT << 13 | SHARED;
    return UINT64_MAX;
}

/* Exhaustive part, in order: halves; UNORM 1..16 bits; SNORM 2..16 bits; small_ones. */
static int exhaustive(uint64_t i, struct rng *rng, uint32_t *words)
{
    if (i < 65536) {
        place(rng, words, (uint32_t)i, 16, TEX_DATATYPE_FLOAT);
        return 1;
    }
    i -= 65536;
    for (uint32_t type = TEX_DATATYPE_UNORM; type >= TEX_DATATYPE_SNORM; type--)
        for (uint32_t width = type == TEX_DATATYPE_SNORM ? 2 : 1; width <= 16; width++) {
            if (i < 1u << width) {
                place(rng, words, (uint32_t)i, width, type);
                return 1;
            }
            i -= 1u << width;
        }
    return small_ones(i, rng, words) == UINT64_MAX;
}

static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    static const uint32_t types[] = {TEX_DATATYPE_UNORM, TEX_DATATYPE_SNORM, TEX_DATATYPE_UINT, TEX_DATATYPE_SINT,
                                     TEX_DATATYPE_FLOAT};
    if (exhaustive(i, rng, words))
        return;
    uint32_t type = types[rng_below(rng, 5)];
    uint32_t width = type == TEX_DATATYPE_FLOAT ? 16u << rng_below(rng, 2) : 2 + rng_below(rng, 31);
    uint32_t field = rng_next(rng) >> rng_below(rng, 32);
    if (rng_percent(rng, 20)) /* around the sign change and the ends */
        field = (rng_percent(rng, 50) ? 1u << (width - 1) : 0) + rng_below(rng, 5) - 2;
    place(rng, words, field, width, type);
    if (width != 14 && rng_percent(rng, 30)) /* PD-84: of 14 bits a compressed one is a ratio */
        words[5] |= rng_below(rng, 2) ? PAIR : EAC;
    if (rng_percent(rng, 1))
        words[5] |= 1u << 16;
    else if (rng_percent(rng, 1))
        words[5] &= ~(0x3fu << 7);
}

/* RNE32(c / (2^n - 1)): the 64-bit quotient is never as near to a tie as its own error, n <= 32. */
static uint32_t norm(uint32_t c, uint32_t n)
{
    return bits_of((float)((long double)c / mask_of(n)));
}

static uint32_t half(uint32_t h)
{
    uint32_t sign = h >> 15 << 31, exponent = h >> 10 & 31, mantissa = h & 1023;
    if (exponent == 31)
        return sign | 0x7f800000 | mantissa << 13;
    double value = exponent == 0 ? ldexp(mantissa, -24) : ldexp(1024 + mantissa, (int)exponent - 25);
    return sign | bits_of((float)value);
}

/* Without sign, 5 bits of exponent. */
static uint32_t narrow(uint32_t c, uint32_t fraction)
{
    uint32_t exponent = c >> fraction, mantissa = c & mask_of(fraction);
    if (exponent == 31)
        return 0x7f800000 | mantissa << (23 - fraction);
    double value =
        ldexp((exponent ? 1u << fraction : 0) + mantissa, (int)(exponent ? exponent : 1) - 15 - (int)fraction);
    return bits_of((float)value);
}

static uint32_t snorm(uint32_t c, uint32_t width)
{
    int64_t value = c >> (width - 1) ? (int64_t)c - (INT64_C(1) << width) : (int64_t)c;
    int64_t top = (INT64_C(1) << (width - 1)) - 1;
    if (value >= 0)
        return norm((uint32_t)value, width - 1);
    return 0x80000000 | norm((uint32_t)(-value > top ? top : -value), width - 1);
}

static uint32_t converted(uint32_t c, uint32_t width, uint32_t type)
{
    switch (type) {
    case TEX_DATATYPE_UNORM:
        return norm(c, width);
    case TEX_DATATYPE_SNORM:
        return snorm(c, width);
    case TEX_DATATYPE_SINT:
        return c >> (width - 1) ? c - mask_of(width) - 1 : c;
    case TEX_DATATYPE_FLOAT:
        return width == 16 ? half(c) : width == 11 || width == 10 ? narrow(c, width - 5) : c;
    default:
        return c;
    }
}

/* Both operands are exact: one division. */
static uint32_t ratio(uint32_t c, uint32_t type)
{
    if (type == TEX_DATATYPE_SNORM)
        return c == 0 ? 0 : bits_of((float)(c >> 13 ? (int)c - 0x4000 : (int)c) / 4445.0F);
    return bits_of((float)c / 8925.0F);
}

/* PD-125c */
static bool lowest(uint32_t c, uint32_t width, uint32_t type, uint32_t unpack)
{
    bool codes = unpack == TEX_UNPACK_FIELDS || unpack == TEX_UNPACK_PAIR;
    return codes && type == TEX_DATATYPE_SNORM && width != 0 && (uint64_t)c * 2 == UINT64_C(1) << width;
}

static void expect(const uint32_t *words, uint32_t *result)
{
    uint32_t unpack = (words[5] & ~FLOAT8) >> 18;
    uint32_t low = words[5] & 127, width = words[5] >> 7 & 63, type = words[5] >> 13 & 7;
    uint32_t c = words[low / 32] >> low % 32 & mask_of(width);
    if (words[5] >> 16 & 1)
        result[0] = words[4];
    else if (unpack == TEX_UNPACK_BC4)
        result[0] = ratio(c, type);
    else if (unpack == TEX_UNPACK_SHAREDEXP)
        result[0] = bits_of((float)ldexp(c, (int)(words[0] >> 27) - 24));
    else if (words[5] & SRGB && words[5] & FLOAT8 && width == 8)
        result[0] = tex_srgb_float8(c);
    else if (words[5] & SRGB)
        result[0] = tex_srgb_decode(c, width);
    else
        result[0] = width == 0 ? 0 : converted(c, width, type);
    result[1] = !(words[5] >> 16 & 1) && lowest(c, width, type, unpack);
}

const struct rtl_module tested = {"texel_component", 4000000, 1, operand, expect};
