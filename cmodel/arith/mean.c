// SPDX-License-Identifier: Apache-2.0
#include "arith/mean.h"

#include "arith/f32.h"

#define THIRD 0x3eaaaaabU
#define BELOW 31 /* bits below the last place of the number with the larger exponent that are added exactly */

static uint32_t sum_of(const struct tex_f32_unpacked *high, const struct tex_f32_unpacked *low)
{
    int apart = high->exponent - low->exponent, lost = apart > BELOW ? apart - BELOW : 0;
    struct tex_f32_unpacked sum = {.negative = high->negative, .exponent = high->exponent - BELOW};
    uint64_t big = high->mantissa << BELOW, small = low->mantissa << (BELOW - apart + lost);
    if (lost > 0) { /* far below the place at which the sum is rounded */
        sum.sticky = lost > 32 ? small != 0 : small % (UINT64_C(1) << lost) != 0;
        small = lost > 32 ? 0 : small >> lost;
    }
    if (high->negative == low->negative) {
        sum.mantissa = big + small;
    } else if (big >= small + sum.sticky) {
        sum.mantissa = big - small - sum.sticky; /* the rest, taken from one more */
    } else {
        sum.negative = low->negative;
        sum.mantissa = small - big;
    }
    if (sum.mantissa == 0)
        sum.negative = high->negative && low->negative;
    return tex_f32_round(&sum);
}

uint32_t tex_f32_sum(const struct tex_f32_unpacked *a, const struct tex_f32_unpacked *b)
{
    return a->exponent >= b->exponent ? sum_of(a, b) : sum_of(b, a);
}

uint32_t tex_f32_add(uint32_t a, uint32_t b)
{
    if (tex_f32_is_nan(a) || tex_f32_is_nan(b) || (tex_f32_is_infinite(a) && tex_f32_is_infinite(b) && a != b))
        return TEX_F32_QNAN;
    if (tex_f32_is_infinite(a) || tex_f32_is_infinite(b))
        return tex_f32_is_infinite(a) ? a : b;
    struct tex_f32_unpacked left = tex_f32_unpack(a), right = tex_f32_unpack(b);
    return tex_f32_sum(&left, &right);
}

static uint32_t multiply(uint32_t a, uint32_t b)
{
    if (tex_f32_is_nan(a) || tex_f32_is_infinite(a)) /* b is positive */
        return a;
    struct tex_f32_unpacked left = tex_f32_unpack(a), right = tex_f32_unpack(b);
    left.mantissa *= right.mantissa;
    left.exponent += right.exponent;
    return tex_f32_round(&left);
}

uint32_t tex_f32_mean3(uint32_t a, uint32_t b, uint32_t c)
{
    return multiply(tex_f32_add(tex_f32_add(a, b), c), THIRD);
}
