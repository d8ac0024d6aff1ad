// SPDX-License-Identifier: Apache-2.0
#include "arith/linear.h"

#include "arith/f32.h"
#include "arith/mean.h"

void tex_linear_weights(uint32_t s, uint32_t t, uint32_t weight[4])
{
    uint32_t right = s % 256, below = t % 256, left = 256 - right, above = 256 - below;
    weight[0] = left * below;
    weight[1] = right * below;
    weight[2] = right * above;
    weight[3] = left * above;
}

/* The first `wide` binary places of code / (2^bits - 1): the bits of the code, again and again. */
static int64_t widened(int64_t code, unsigned bits, unsigned wide)
{
    int64_t one = (INT64_C(1) << bits) - 1;
    return code == one ? (INT64_C(1) << wide) - 1 : (code << wide) / one;
}

uint32_t tex_linear_norm(const int32_t code[4], const uint32_t weight[4], unsigned bits, bool snorm, bool round16)
{
    unsigned least = snorm ? 2 : 1, n = bits < least ? least : bits > 16 ? 16 : bits;
    unsigned places = n - snorm, wide = 16 - snorm; /* of a magnitude */
    int64_t one = (INT64_C(1) << places) - 1, sum = 0;
    for (unsigned k = 0; k < 4; k++) {
        int64_t size = code[k] < 0 ? -(int64_t)code[k] : code[k];
        if (size > one) /* the lowest code of SNORM is the next one */
            size = one;
        if (round16)
            size = widened(size, places, wide);
        sum += (code[k] < 0 ? -size : size) * weight[k];
    }
    bool negative = sum < 0;
    int64_t size = negative ? -sum : sum;
    if (round16) {
        one = (INT64_C(1) << wide) - 1;
        size = (size + 0x8000) / 0x10000 * 0x10000;
    }
    return tex_f32_ratio(negative, (uint32_t)size, (uint32_t)(one * 0x10000));
}

/* A denormal number is a zero with its sign. */
static uint32_t flushed(uint32_t f)
{
    return (f & ~TEX_F32_SIGN) < TEX_F32_MIN_NORMAL ? f & TEX_F32_SIGN : f;
}

static uint32_t weighted(uint32_t value, uint32_t weight)
{
    if ((value & ~TEX_F32_SIGN) >= TEX_F32_INF)
        return value;
    struct tex_f32_unpacked product = tex_f32_unpack(value); /* of a denormal texel: a denormal product */
    product.mantissa *= weight;
    product.exponent -= 16;
    return flushed(tex_f32_round(&product));
}

/* A sum that may have no summands yet. */
struct partial {
    bool any;
    uint32_t sum;
};

static struct partial plus(struct partial a, struct partial b)
{
    if (!a.any || !b.any)
        return a.any ? a : b;
    return (struct partial){true, flushed(tex_f32_add(a.sum, b.sum))};
}

uint32_t tex_linear_float(const uint32_t value[4], const uint32_t weight[4])
{
    struct partial part[4];
    for (unsigned k = 0; k < 4; k++) /* a texel without weight is left out: it may be an infinity */
        part[k] = (struct partial){weight[k] != 0, weighted(value[k], weight[k])};
    uint32_t sum = plus(plus(part[3], part[2]), plus(part[0], part[1])).sum;
    return tex_f32_is_nan(sum) ? TEX_F32_QNAN : sum;
}
