// SPDX-License-Identifier: Apache-2.0
#include "function/taps.h"

#include "arith/ftz.h"

#define MOST 4U /* log2 of 16 taps */

/* 4^n: a length of 2^n texels, squared. */
static uint32_t square_of(unsigned n)
{
    return tex_ftz_of(1U << (2 * n));
}

/* The longer derivative is at most 2^n times as long as the shorter one. Squares: none is negative, or NaN. */
static bool covered(const struct tex_axes *axes, unsigned n)
{
    if (axes->major >= TEX_F32_INF)
        return axes->minor >= TEX_F32_INF;
    return axes->major <= tex_ftz_mul(axes->minor, square_of(n));
}

unsigned tex_taps_count(const struct tex_axes *axes, unsigned most)
{
    unsigned n = 0;
    while (n < MOST && !covered(axes, n))
        n++;
    n = n < most ? n : most;
    while (n > 0 && axes->major <= square_of(n - 1)) /* taps are less than a texel apart with half of them too */
        n--;
    return n;
}

uint32_t tex_taps_apart(uint32_t along, unsigned taps, unsigned tap)
{
    int32_t number = 1 << taps, halves = 2 * (int32_t)tap + 1 - number; /* of the distance of two taps */
    if (taps == 0)
        return 0;
    uint32_t magnitude = (uint32_t)(halves < 0 ? -halves : halves);
    return tex_ftz_mul(along, tex_f32_ratio(halves < 0, magnitude, 2 * (uint32_t)number));
}
