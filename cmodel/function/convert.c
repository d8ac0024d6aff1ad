// SPDX-License-Identifier: Apache-2.0
#include "function/convert.h"

#include <string.h>

#include "function/decode.h"
#include "function/real.h"
#include "function/store.h"

#define F16_INF 0x7c00U

static uint32_t low_mask(unsigned width)
{
    return (uint32_t)((UINT64_C(1) << width) - 1);
}

static bool is_nan(uint32_t value)
{
    return (value & ~TEX_F32_SIGN) > TEX_F32_INF;
}

/*
 * PD-42a: t is a magnitude of at most 1 in units of 2^-(bits + 4), cut off; the code is what is nearest to
 * t * (2^bits - 1) / 2^(bits + 4), the lower of two. With t = 16 q + r that is q + (r * 2^bits - t) / 2^(bits + 4).
 */
static uint32_t scaled(uint32_t magnitude, unsigned bits)
{
    if (magnitude >= TEX_F32_ONE)
        return low_mask(bits);
    struct tex_real v = tex_real_unpack(magnitude);
    int cut = -v.exponent - (int)bits - 4;
    uint64_t t = cut < 0 ? v.mantissa << -cut : cut < 64 ? v.mantissa >> cut : 0;
    int64_t rest = (int64_t)((t % 16) << bits) - (int64_t)t, unit = INT64_C(1) << (bits + 4);
    int64_t up = rest + unit / 2 - 1; /* at least -unit / 2 */
    return (uint32_t)(t / 16) + (up < 0 ? UINT32_MAX : up >= unit ? 1 : 0);
}

static uint32_t to_unorm(uint32_t value, unsigned width)
{
    if (is_nan(value) || value & TEX_F32_SIGN)
        return 0;
    return scaled(value, width);
}

static uint32_t to_snorm(uint32_t value, unsigned width)
{
    if (is_nan(value))
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

/* A binary16 without sign in units of 2^-24; infinity stands for what would come after the largest finite one. */
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
    struct tex_real v = tex_real_unpack(magnitude);
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
    uint32_t half = is_nan(value)               ? F16_INF | (payload ? payload : 1U << drop)
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

unsigned tex_convert_register(uint32_t rgba, unsigned c)
{
    unsigned before = 0; /* registers that lower components take */
    for (unsigned i = 0; i < c; i++)
        before += rgba >> i & 1;
    return rgba >> c & 1 ? before : TEX_OPERAND_ABSENT;
}

unsigned tex_convert_formatted(const struct tex_fmt *fmt, uint32_t rgba, const uint32_t data[4], bool nearest,
                               uint32_t element[4])
{
    const struct tex_format_info *format = tex_format_find(fmt->format);
    memset(element, 0, 4 * sizeof *element);
    for (unsigned c = 0; format && c < 4; c++) {
        unsigned from = tex_convert_register(rgba, c);                /* PD-38: whatever the header's sources are */
        uint32_t value = from == TEX_OPERAND_ABSENT ? 0 : data[from]; /* PD-36 */
        if (format->width[c] > 0)
            element[format->lo[c] / 32] |= tex_convert_component(value, format->width[c], fmt->datatype[c], nearest)
                                           << format->lo[c] % 32;
    }
    return format ? format->bytes : 0;
}

/* R-SUST-5 */
unsigned tex_convert_raw(uint32_t sz, const uint32_t data[4], uint32_t element[4])
{
    static const uint8_t bytes_of[] = {[TEX_SZ_U8] = 1, [TEX_SZ_S8] = 1, [TEX_SZ_U16] = 2, [TEX_SZ_S16] = 2,
                                       [TEX_SZ_32] = 4, [TEX_SZ_64] = 8, [TEX_SZ_128] = 16};
    unsigned bytes = sz < sizeof bytes_of ? bytes_of[sz] : 0;
    memset(element, 0, 4 * sizeof *element);
    for (unsigned i = 0; i < bytes; i++) /* PD-37 */
        element[i / 4] |= data[i / 4] & UINT32_C(0xff) << 8 * (i % 4);
    return bytes;
}

/* Of the access; slices and layers share a coordinate. */
static uint64_t address_of(const struct tex_surface *surface, const struct tex_access *access,
                           const struct tex_header *header, uint64_t column)
{
    bool is_3d = access->dim == TEX_DIM_3D;
    uint64_t offset = tex_address_offset(&header->place, &header->volume, column, surface->row,
                                         is_3d ? surface->slice : 0, is_3d ? 0 : surface->slice);
    return (header->place.base + offset) & TEX_ADDR_MASK;
}

/* PD-91a: from the unit of 16 bytes of the first column to that of the columns behind it, in lines. */
static uint32_t lines_apart(const struct tex_surface *surface, const struct tex_access *access,
                            const struct tex_header *header, unsigned bytes)
{
    uint64_t first = surface->offset, behind = first - first % TEX_STORE_UNIT + TEX_STORE_UNIT;
    if (header->place.layout != TEX_LAYOUT_BLOCKLINEAR || first + bytes <= behind)
        return 0;
    uint64_t distance =
        address_of(surface, access, header, behind) - address_of(surface, access, header, behind - TEX_STORE_UNIT);
    return (uint32_t)((distance & TEX_ADDR_MASK) / TEX_LINE_BYTES);
}

void tex_convert_eval(const struct tex_surface *surface, const struct tex_access *access, const uint32_t data[4],
                      const struct tex_header *header, const struct tex_policy *policy, struct tex_convert *out)
{
    *out = (struct tex_convert){.tag = surface->tag, .op = surface->op, .action = surface->action};
    if (surface->action != TEX_ACTION_STORE)
        return;
    out->address = address_of(surface, access, header, surface->offset);
    bool nearest = policy->narrow_rne != 0;
    out->bytes = access->formatted ? tex_convert_formatted(&header->fmt, access->rgba, data, nearest, out->data)
                                   : tex_convert_raw(access->sz, data, out->data);
    out->apart = lines_apart(surface, access, header, out->bytes);
}
