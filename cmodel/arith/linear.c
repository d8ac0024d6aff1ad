// SPDX-License-Identifier: Apache-2.0
#include "arith/linear.h"

#include "arith/f32.h"
#include "arith/mean.h"

#define WHOLE (UINT64_C(3) << 32) /* weight of all texels of a tap, in thirds of 2^-32 */

/* The first `wide` binary places of code / (2^bits - 1): the bits of the code, again and again. */
static int64_t widened(int64_t code, unsigned bits, unsigned wide)
{
    int64_t one = (INT64_C(1) << bits) - 1;
    return code == one ? (INT64_C(1) << wide) - 1 : (code << wide) / one;
}

/* Bits of a magnitude of UNORM or SNORM codes. */
static unsigned places_of(unsigned bits, bool snorm)
{
    unsigned least = snorm ? 2 : 1, n = bits < least ? least : bits > 16 ? 16 : bits;
    return n - snorm;
}

int64_t tex_linear_sum(const int32_t code[4], const uint32_t weight[4], unsigned bits, bool snorm, bool round16)
{
    unsigned places = places_of(bits, snorm), wide = 16 - snorm; /* of a magnitude */
    int64_t one = (INT64_C(1) << places) - 1, sum = 0;
    for (unsigned k = 0; k < 4; k++) {
        int64_t size = code[k] < 0 ? -(int64_t)code[k] : code[k];
        if (size > one) /* the lowest code of SNORM is the next one */
            size = one;
        if (round16)
            size = widened(size, places, wide);
        sum += (code[k] < 0 ? -size : size) * weight[k];
    }
    return sum;
}

uint32_t tex_linear_norm(int64_t sum, unsigned taps, unsigned bits, bool snorm, bool round16)
{
    bool negative = sum < 0;
    uint64_t size = negative ? 0 - (uint64_t)sum : (uint64_t)sum, one = (UINT64_C(1) << places_of(bits, snorm)) - 1;
    if (!round16)
        return tex_f32_scaled(negative, size, 3 * (uint32_t)one, -32 - (int)taps);
    one = (UINT64_C(1) << (16 - snorm)) - 1;
    uint64_t whole = WHOLE << taps;
    size = (2 * size + whole) / (2 * whole);
    return tex_f32_scaled(negative, size, (uint32_t)one, 0);
}

uint32_t tex_linear_norm8(int64_t sum, unsigned taps, unsigned bits, bool snorm)
{
    int64_t unit = INT64_C(3) << (24 + taps), code = tex_floor_quotient(sum + 128 * unit, 256 * unit);
    if (snorm && bits == 8) /* not widened yet */
        code = tex_floor_quotient(129 * sum + (16 * tex_floor_quotient(sum, 4096 * unit) + 64) * unit, 128 * unit);
    if (snorm && code < -32767) /* PD-125c */
        code = -32767;
    return tex_f32_scaled(code < 0, (uint64_t)(code < 0 ? -code : code), snorm ? 32767 : 65535, 0);
}

/* A denormal number is a zero with its sign. */
static uint32_t flushed(uint32_t f)
{
    return (f & ~TEX_F32_SIGN) < TEX_F32_MIN_NORMAL ? f & TEX_F32_SIGN : f;
}

/* PD-108: a texel as it is blended. */
static uint32_t texel(uint32_t f)
{
    return tex_f32_is_nan(f) ? TEX_F32_QNAN : flushed(f);
}

static struct tex_f32_unpacked weighted(uint32_t value, uint32_t weight)
{
    struct tex_f32_unpacked product = tex_f32_unpack(value);
    product.mantissa *= weight;
    product.exponent -= 8;
    return product;
}

/* PD-108: ((256 - w) a + w b) / 256, rounded once. Neither is denormal, or another NaN. */
uint32_t tex_linear_blend(uint32_t w, uint32_t a, uint32_t b)
{
    if (w == 0) /* b may be an infinity */
        return a;
    if (tex_f32_is_nan(a) || tex_f32_is_nan(b) || (tex_f32_is_infinite(a) && tex_f32_is_infinite(b) && a != b))
        return TEX_F32_QNAN;
    if (tex_f32_is_infinite(a) || tex_f32_is_infinite(b))
        return tex_f32_is_infinite(a) ? a : b;
    struct tex_f32_unpacked left = weighted(a, 256 - w), right = weighted(b, w);
    return flushed(tex_f32_sum(&left, &right));
}

uint32_t tex_linear_float(const uint32_t value[4], uint32_t s, uint32_t t)
{
    uint32_t below = tex_linear_blend(s % 256, texel(value[0]), texel(value[1]));
    uint32_t above = tex_linear_blend(s % 256, texel(value[3]), texel(value[2]));
    return tex_linear_blend(t % 256, above, below);
}
