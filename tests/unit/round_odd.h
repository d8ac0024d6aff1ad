// SPDX-License-Identifier: Apache-2.0
/*
 * (256 - w) a + w b over 256, of binary32 numbers, rounded once to binary32, by the host's binary64. The products are
 * exact; their sum is rounded to odd (the part that is lost makes an even last place odd), which keeps it on the right
 * side of every place at which binary32 rounds.
 */
#ifndef TESTS_ROUND_ODD_H
#define TESTS_ROUND_ODD_H
#include <math.h>
#include <stdint.h>
#include <string.h>

static inline double sum_to_odd(double a, double b)
{
    double sum = a + b, of_b = sum - a, lost = (a - (sum - of_b)) + (b - of_b);
    uint64_t bits;
    memcpy(&bits, &sum, sizeof bits);
    if (lost == 0 || bits % 2 == 1)
        return sum;
    return nextafter(sum, lost > 0 ? INFINITY : -INFINITY);
}

/* A denormal result is a zero of its sign. Without weight b is not looked at. */
static inline float blend_by_host(float a, float b, uint32_t w)
{
    if (w == 0)
        return a;
    double left = (double)a * (256 - w), right = (double)b * w;
    float f = (float)(isfinite(left) && isfinite(right) ? sum_to_odd(left, right) / 256 : left + right);
    return fabsf(f) < 0x1p-126F ? copysignf(0.0F, f) : f;
}

#endif
