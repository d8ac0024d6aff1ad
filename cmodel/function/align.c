// SPDX-License-Identifier: Apache-2.0
#include "function/align.h"

#include "arith/f32.h"

#define GUARD 4 /* bits below the last one of the largest texel */

struct precision {
    int bits, least; /* of the mantissa; the smallest exponent of a normal number */
};

static struct precision precision_of(enum tex_align kind)
{
    return kind == TEX_ALIGN_FLOAT ? (struct precision){24, -126} : (struct precision){11, -14};
}

static uint64_t whole_quotient(uint64_t x, int places)
{
    return places > 63 ? 0 : x >> places;
}

/* x / 2^places, towards minus infinity. */
static int64_t shifted_down(int64_t x, int places)
{
    return tex_floor_quotient(x, INT64_C(1) << (places > 62 ? 62 : places));
}

/* A texel as a number: of 24 bits of mantissa denormals are zeros. */
static struct tex_f32_unpacked number_of(uint32_t value, enum tex_align kind)
{
    struct tex_f32_unpacked number = tex_f32_unpack(value);
    if (kind == TEX_ALIGN_FLOAT && (value & ~TEX_F32_SIGN) < TEX_F32_MIN_NORMAL)
        number.mantissa = 0;
    return number;
}

/* PD-133: the number is cut as if it had a leading 0: it is near the next power of two. */
static bool leading_zero(uint32_t value)
{
    static const uint16_t ranges[5][2] = {{236, 256}, {864, 1024}, {1952, 2048}, {7872, 8192}, {15360, 16384}};
    uint32_t magnitude = value & ~TEX_F32_SIGN;
    for (unsigned i = 0; i < 5; i++)
        if (magnitude >= tex_f32_ratio(false, ranges[i][0], 1U << 14) &&
            magnitude < tex_f32_ratio(false, ranges[i][1], 1U << 14))
            return true;
    return false;
}

/* Of the texels that have weight, from the least exponent on. */
static int largest_exponent(const uint32_t value[4], const uint32_t weight[4], enum tex_align kind)
{
    int largest = precision_of(kind).least;
    for (unsigned k = 0; k < 4; k++) {
        struct tex_f32_unpacked number = number_of(value[k], kind);
        int exponent = number.mantissa > 0 ? tex_top_bit(number.mantissa) + number.exponent : largest;
        exponent += kind == TEX_ALIGN_SRGB && leading_zero(value[k]);
        if (weight[k] > 0 && exponent > largest)
            largest = exponent;
    }
    return largest;
}

/* In units of 2^unit, cut off. */
static int64_t units_of(uint32_t value, enum tex_align kind, int unit)
{
    struct tex_f32_unpacked number = number_of(value, kind);
    int shift = number.exponent - unit;
    int64_t units = (int64_t)(shift > 0 ? number.mantissa << shift : whole_quotient(number.mantissa, -shift));
    if (kind == TEX_ALIGN_SRGB) /* PD-133: to 8 bits of the largest */
        units -= units % (1 << (11 + GUARD - 8));
    return number.negative ? -units : units;
}

static void note(uint32_t value, bool weighs, struct tex_aligned *sum)
{
    bool negative = (value & TEX_F32_SIGN) != 0;
    sum->nan |= tex_f32_is_nan(value);
    sum->infinite[negative] |= tex_f32_is_infinite(value);
    sum->positive |= weighs && !negative;
}

void tex_align_add(const uint32_t value[4], const uint32_t weight[4], const bool seen[4], enum tex_align kind,
                   struct tex_aligned *sum)
{
    uint32_t finite[4];
    for (unsigned k = 0; k < 4; k++) {
        if (seen[k])
            note(value[k], weight[k] > 0, sum);
        finite[k] = (value[k] & ~TEX_F32_SIGN) < TEX_F32_INF ? value[k] : 0; /* else the sum does not matter */
    }
    struct precision of = precision_of(kind);
    int exponent = largest_exponent(finite, weight, kind), before = of.least + (int)sum->exponent;
    int64_t pass = 0;
    for (unsigned k = 0; k < 4; k++) /* one without weight can be larger than any of the others */
        pass += weight[k] == 0 ? 0 : units_of(finite[k], kind, exponent - (of.bits - 1) - GUARD) * (int64_t)weight[k];
    int common = exponent > before ? exponent : before;
    sum->units = shifted_down(sum->units, common - before) + shifted_down(2 * pass, common - exponent);
    sum->exponent = (uint32_t)(common - of.least);
}

/* Rounded to the bits of the mantissa, a half up, no finer than the last bit of the smallest number. */
static struct tex_f32_unpacked rounded(const struct tex_aligned *sum, int taps, struct precision of)
{
    int smallest = of.least - (of.bits - 1);
    int exponent = of.least + (int)sum->exponent - (of.bits - 1) - GUARD - 9 - taps; /* PD-136c */
    uint64_t size = (uint64_t)(sum->units < 0 ? -sum->units : sum->units);
    int by_size = size > 0 ? tex_top_bit(size) + 1 - of.bits : 0, by_place = smallest - exponent;
    int drop = by_size > by_place ? by_size : by_place;
    if (drop > 0) {
        size = (size + (UINT64_C(1) << (drop - 1))) >> drop;
        exponent += drop;
    }
    return (struct tex_f32_unpacked){.negative = sum->units < 0, .mantissa = size, .exponent = exponent};
}

static bool below(const struct tex_f32_unpacked *number, int power)
{
    return tex_top_bit(number->mantissa) + number->exponent < power;
}

uint32_t tex_align_mean(const struct tex_aligned *sum, unsigned taps, enum tex_align kind)
{
    if (sum->nan || (sum->infinite[0] && sum->infinite[1]))
        return kind == TEX_ALIGN_FLOAT ? 0x7fffffff : 0x7fffe000;
    if (sum->infinite[0] || sum->infinite[1])
        return TEX_F32_INF | (sum->infinite[1] ? TEX_F32_SIGN : 0);
    if (sum->units == 0)
        return sum->positive ? 0 : TEX_F32_SIGN;
    struct tex_f32_unpacked mean = rounded(sum, (int)taps, precision_of(kind));
    uint32_t sign = mean.negative ? TEX_F32_SIGN : 0;
    if (mean.mantissa == 0 || (kind == TEX_ALIGN_FLOAT && below(&mean, -126)))
        return sign;
    if (kind != TEX_ALIGN_FLOAT && !below(&mean, 16))
        return sign | TEX_F32_INF;
    return tex_f32_round(&mean); /* it is exact */
}
