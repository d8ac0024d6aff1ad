// SPDX-License-Identifier: Apache-2.0
/*
 * tex_texel_lane: sources, absent components, constants and border, with integer data so that bits show as they are,
 * and with SNORM, whose lowest code is told. words: 0..3 element (bits 1:0 are replaced by the sample number); 4 border
 * colour; 5 format, bits 10:8 source, 15:12 border samples, bit 20 enable; 6 data types, bits 15:12 components that are
 * sRGB encoded, bit 16 codes: no component is converted, bit 17 POLICY srgb_float8, bit 18 bc4_nv; 7 places of the
 * texels in their elements.
 */
#include "arith/srgb.h"
#include "floats.h"
#include "rtl_module.h"
#include "tex_defs.h"

static bool can_be_srgb(unsigned width)
{
    return width == 1 || (width >= 4 && width <= 6) || width == 8;
}

/* Writes the lowest code of SNORM. */
static void put(uint32_t *words, const struct tex_format_info *format, unsigned c, uint32_t of_right)
{
    uint32_t low = format->lo[c] + (format->unpack == TEX_UNPACK_PAIR && c == 1 ? 16 * of_right : 0);
    uint32_t width = format->width[c], mask = (uint32_t)((UINT64_C(1) << width) - 1);
    words[low / 32] = (words[low / 32] & ~(mask << low % 32)) | 1U << (width - 1 + low % 32);
}

static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    const struct tex_format_info *format;
    uint64_t row = i / 8;
    do
        format = &tex_formats[row++ % tex_formats_count];
    while (format->bytes == 0 || format->unpack == TEX_UNPACK_SHAREDEXP);
    for (int n = 0; n < 5; n++)
        words[n] = rng_next(rng);
    uint32_t border = rng_percent(rng, 30) ? rng_below(rng, 16) : 0;
    words[5] = format->code | (uint32_t)(i % 8) << 8 | border << 12 | (rng_percent(rng, 98) ? 1u << 20 : 0);
    words[6] = (rng_percent(rng, 10) ? 0x10000 : 0) | rng_below(rng, 4) << 17;
    words[7] = rng_next(rng) & 0xffff;
    for (int c = 0; c < 4; c++)
        words[6] |= (can_be_srgb(format->width[c]) && rng_percent(rng, 25) ? 0x1000u << c : 0) |
                    (uint32_t)(rng_percent(rng, 50) ? TEX_DATATYPE_UINT : TEX_DATATYPE_SINT) << 3 * c;
    for (unsigned c = 0; c < 4; c++) {
        if (format->width[c] < 2 || words[6] >> (12 + c) & 1 || !rng_percent(rng, 30))
            continue;
        words[6] = (words[6] & ~(7U << 3 * c)) | (uint32_t)TEX_DATATYPE_SNORM << 3 * c;
        if (rng_below(rng, 2)) /* the lowest code, of two texels in one element too */
            put(words, format, c, rng_below(rng, 2));
    }
}

static uint32_t snorm(int64_t value, uint32_t width)
{
    int64_t top = (INT64_C(1) << (width - 1)) - 1, size = value < 0 ? -value : value;
    if (size > top)
        size = top;
    return bits_of((float)((long double)size / top)) | (value < 0 ? 0x80000000 : 0);
}

static uint32_t component(const struct tex_format_info *format, const uint32_t *words, uint32_t sample, uint32_t c,
                          bool *lowest)
{
    uint32_t right = format->unpack == TEX_UNPACK_PAIR && c == 1 && words[7] >> 4 * sample & 1 ? 16 : 0; /* PD-81b */
    uint32_t low = format->lo[c] + right, width = format->width[c], word = words[low / 32];
    if (format->unpack >= TEX_UNPACK_BC1 && width == 14 && words[6] >> 18 & 1) /* PD-135 */
        width = 16;
    if (width == 0)
        return 0;
    if (low / 32 == 0)
        word = (word & ~3u) | sample;
    uint64_t field = (uint64_t)(word >> low % 32) & ((UINT64_C(1) << width) - 1);
    uint32_t type = words[6] >> 16 & 1 ? (uint32_t)TEX_DATATYPE_UINT : words[6] >> 3 * c & 7; /* PD-12 */
    int64_t value = field >> (width - 1) ? (int64_t)field - (INT64_C(1) << width) : (int64_t)field;
    if (format->unpack >= TEX_UNPACK_BC1 && width == 14 && type == TEX_DATATYPE_SNORM)
        return value == 0 ? 0 : bits_of((float)value / 4445.0F);
    if (format->unpack >= TEX_UNPACK_BC1 && width == 14) /* PD-84 */
        return bits_of((float)field / 8925.0F);
    if (words[6] >> 16 & 1) /* PD-12 */
        return (uint32_t)field;
    if (words[6] >> (12 + c) & 1 && words[6] >> 17 & 1 && width == 8) /* PD-132 */
        return tex_srgb_float8((uint32_t)field);
    if (words[6] >> (12 + c) & 1)
        return tex_srgb_decode((uint32_t)field, width);
    if (type != TEX_DATATYPE_SNORM)
        return (uint32_t)(type == TEX_DATATYPE_SINT ? value : (int64_t)field);
    *lowest = format->unpack < TEX_UNPACK_BC1 && value == -(INT64_C(1) << (width - 1)); /* PD-125c */
    return snorm(value, width);
}

static void expect(const uint32_t *words, uint32_t *result)
{
    const struct tex_format_info *format = tex_format_find(words[5] & 127);
    for (uint32_t k = 0; k < 4 && words[5] >> 20 & 1; k++) {
        uint32_t source = words[5] >> 8 & 7;
        bool lowest = false;
        if (words[5] >> (12 + k) & 1)
            result[k] = words[4];
        else if (source >= TEX_SOURCE_R && source <= TEX_SOURCE_A)
            result[k] = component(format, words, k, source - TEX_SOURCE_R, &lowest);
        else
            result[k] = source == TEX_SOURCE_ONE_INT ? 1 : source == TEX_SOURCE_ONE_FLOAT ? 0x3f800000 : 0;
        result[4] |= (uint32_t)lowest << k;
    }
}

const struct rtl_module tested = {"texel_lane", 1000000, 1, operand, expect};
