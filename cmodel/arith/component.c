// SPDX-License-Identifier: Apache-2.0
#include "arith/component.h"

#include "arith/f32.h"

#define F16_INF 0x7c00U

static uint32_t low_mask(unsigned width)
{
    return (uint32_t)((UINT64_C(1) << width) - 1);
}

/*
 * PD-42a: t is a magnitude of at most 1 in units of 2^-(bits + 4), cut off; the code is the integer nearest to t *
 * (2^bits - 1) / 2^(bits + 4), the lower of two. With t = 16 q + r that is q + (r * 2^bits - t) / 2^(bits + 4).
 */
static uint32_t scaled(uint32_t magnitude, unsigned bits)
{
    if (magnitude >= TEX_F32_ONE)
        return low_mask(bits);
    struct tex_f32_unpacked v = tex_f32_unpack(magnitude);
    int cut = -v.exponent - (int)bits - 4;
    uint64_t t = cut < 0 ? v.mantissa << -cut : cut < 64 ? v.mantissa >> cut : 0;
    int64_t rest = (int64_t)((t % 16) << bits) - (int64_t)t, unit = INT64_C(1) << (bits + 4);
    int64_t up = rest + unit / 2 - 1; /* at least -unit / 2 */
    return (uint32_t)(t / 16) + (up < 0 ? UINT32_MAX : up >= unit ? 1 : 0);
}

static uint32_t to_unorm(uint32_t value, unsigned width)
{
    if (tex_f32_is_nan(value) || value & TEX_F32_SIGN)
        return 0;
    return scaled(value, width);
}

static uint32_t to_snorm(uint32_t value, unsigned width)
{
    if (tex_f32_is_nan(value))
        return 0;
    uint32_t code = scaled(value & ~TEX_F32_SIGN, width - 1);
    return value & TEX_F32_SIGN ? ~code + 1 : code;
}

static uint32_t to_uint(uint32_t value, unsigned width)
{
    return value < low_mask(width) ? value : low_mask(width);
}

static uint32_t to_sint(uint32_t value, unsigned width)
{
    int64_t v = (int32_t)value, high = low_mask(width - 1);
    return (uint32_t)(v > high ? high : v < -high - 1 ? -high - 1 : v);
}

/* A binary16 without sign in units of 2^-24; infinity counts as the value after the largest finite one. */
static uint64_t units(uint32_t half)
{
    uint32_t field = half >> 10, fraction = half & 0x3ff;
    return field == 0 ? fraction : (uint64_t)(fraction + 0x400) << (field - 1);
}

/*
 * A finite magnitude in a float of 5 bits of exponent, as the sign-less binary16 whose low `drop` bits are zero. It is
 * found by trying its bits: the patterns ascend with their values.
 */
static uint32_t narrowed(uint32_t magnitude, unsigned drop, bool nearest)
{
    const uint32_t step = 1U << drop;
    struct tex_f32_unpacked v = tex_f32_unpack(magnitude);
    int shift = v.exponent + 25; /* to units of 2^-25, half of the smallest binary16 */
    bool huge = shift > 20;      /* 2^19 and more, whatever the mantissa */
    uint64_t x = huge ? UINT64_MAX : shift >= 0 ? v.mantissa << shift : shift > -64 ? v.mantissa >> -shift : 0;
    bool rest = !huge && shift < 0 && (shift <= -64 ? v.mantissa : v.mantissa & ((UINT64_C(1) << -shift) - 1)) != 0;
    uint32_t half = 0;
    for (uint32_t bit = 0x4000; bit >= step; bit /= 2)
        if ((half | bit) < F16_INF && 2 * units(half | bit) <= x)
            half |= bit;
    uint64_t middle = units(half) + units(half + step);
    bool up = x > middle || (x == middle && (rest || (half & step) != 0));
    return nearest && up ? half + step : half;
}

/* PD-42 */
static uint32_t to_float(uint32_t value, unsigned width, bool nearest)
{
    uint32_t magnitude = value & ~TEX_F32_SIGN, sign = width == 16 ? value >> 31 << 15 : 0;
    if (width == 32)
        return value;
    unsigned drop = width == 16 ? 0 : 15 - width;
    uint32_t payload = value << 9 >> (32 - (10 - drop)) << drop; /* the top of the mantissa */
    uint32_t half = tex_f32_is_nan(value)       ? F16_INF | (payload ? payload : 1U << drop)
                    : width < 16 && value >> 31 ? 0
                    : magnitude == TEX_F32_INF  ? F16_INF
                                                : narrowed(magnitude, drop, nearest);
    return sign | half >> drop;
}

uint32_t tex_convert_component(uint32_t value, unsigned width, uint32_t datatype, bool nearest)
{
    uint32_t code = 0;
    switch (datatype) {      /* R-SUST-31 */
    case TEX_DATATYPE_UNORM: /* PD-42a; PD-39a: sRGB or not */
        code = to_unorm(value, width);
        break;
    case TEX_DATATYPE_SNORM:
        code = to_snorm(value, width);
        break;
    case TEX_DATATYPE_UINT:
        code = to_uint(value, width);
        break;
    case TEX_DATATYPE_SINT:
        code = to_sint(value, width);
        break;
    case TEX_DATATYPE_FLOAT:
        code = to_float(value, width, nearest);
        break;
    default:
        break;
    }
    return code & low_mask(width);
}

int64_t tex_component_signed(uint32_t code, unsigned width)
{
    int64_t half = INT64_C(1) << (width - 1);
    return code < half ? (int64_t)code : (int64_t)code - 2 * half;
}

/* max(-1, c / (2^(n-1) - 1)) */
static uint32_t from_snorm(uint32_t code, unsigned width)
{
    int64_t c = tex_component_signed(code, width), full = (INT64_C(1) << (width - 1)) - 1;
    if (c == 0)
        return 0;
    if (c <= -full)
        return TEX_F32_SIGN | TEX_F32_ONE;
    return tex_f32_ratio(c < 0, (uint32_t)(c < 0 ? -c : c), (uint32_t)full);
}

static uint32_t from_float(uint32_t code, unsigned width)
{
    switch (width) {
    case 32: /* R-LD-29 */
        return code;
    case 16: /* PD-81: a NaN keeps sign and mantissa */
        return tex_f32_from_f16(code);
    case 11: /* PD-81a */
        return tex_f32_from_small(code, 6);
    case 10:
        return tex_f32_from_small(code, 5);
    default:
        return 0;
    }
}

/* PD-80. Divided by a number that the compiler knows, most textures' components cost no division. */
static uint32_t from_unorm(uint32_t code, unsigned width)
{
    return width == 8 ? tex_f32_ratio(false, code, 255) : tex_f32_ratio(false, code, low_mask(width));
}

uint32_t tex_component_value(uint32_t code, unsigned width, uint32_t datatype)
{
    code &= low_mask(width);
    switch (datatype) {
    case TEX_DATATYPE_UNORM:
        return from_unorm(code, width);
    case TEX_DATATYPE_SNORM:
        return from_snorm(code, width);
    case TEX_DATATYPE_UINT:
        return code;
    case TEX_DATATYPE_SINT:
        return (uint32_t)tex_component_signed(code, width);
    case TEX_DATATYPE_FLOAT:
        return from_float(code, width);
    default:
        return 0;
    }
}
