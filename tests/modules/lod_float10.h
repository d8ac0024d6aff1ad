// SPDX-License-Identifier: Apache-2.0
/*
 * Floats of 10 bits (PD-129 to PD-131) in integers: a number is 0, or n * 2^e of a sign, n = 512..1023. As the modules
 * have them: sign, e + 521, n - 512, or all zeros.
 */
#ifndef TESTS_RTL_LOD_FLOAT10_H
#define TESTS_RTL_LOD_FLOAT10_H
#include "floats.h"
#include <math.h>
#include <stdbool.h>

struct float10 {
    bool negative;
    uint32_t n;
    int32_t e;
};

/* The 10 highest bits of the magnitude v * 2^e. */
static inline struct float10 float10_cut(bool negative, uint64_t v, int32_t e)
{
    for (; v > 1023; e++)
        v /= 2;
    for (; v > 0 && v < 512; e--)
        v *= 2;
    return (struct float10){v > 0 && negative, (uint32_t)v, v > 0 ? e : 0};
}

/* An infinite number counts as 2^128. */
static inline struct float10 float10_of(uint32_t binary32)
{
    int32_t field = binary32 >> 23 & 255;
    return float10_cut(binary32 >> 31, field == 0 ? 0 : (binary32 & 0x7fffff) | 0x800000, field - 150);
}

static inline uint32_t float10_bits(struct float10 v)
{
    return v.n == 0 ? 0 : (uint32_t)v.negative << 19 | (uint32_t)(v.e + 521) << 9 | (v.n - 512);
}

static inline struct float10 float10_from(uint32_t bits)
{
    if ((bits & 0x7fe00) == 0)
        return (struct float10){false, 0, 0};
    return (struct float10){bits >> 19 & 1, 512 + (bits & 511), (int32_t)(bits >> 9 & 1023) - 521};
}

/* Whether the magnitude of a is less. */
static inline bool float10_less(struct float10 a, struct float10 b)
{
    if (a.n == 0 || b.n == 0)
        return a.n < b.n;
    return a.e != b.e ? a.e < b.e : a.n < b.n;
}

/* v * 2^e in units of 2^unit, the rest dropped. */
static inline uint64_t float10_in(uint64_t v, int32_t e, int32_t unit)
{
    return e >= unit ? v << (e - unit) : unit - e > 40 ? 0 : v >> (unit - e);
}

static inline struct float10 float10_product(struct float10 a, struct float10 b)
{
    uint32_t sum = a.n * b.n + 448;
    for (uint32_t i = 0; i < 6; i++)
        for (uint32_t j = 0; i + j < 6; j++)
            sum -= (a.n >> i & 1 & b.n >> j) << (i + j);
    return float10_cut(a.negative != b.negative, a.n == 0 || b.n == 0 ? 0 : sum, a.e + b.e);
}

static inline struct float10 float10_sum(struct float10 a, struct float10 b)
{
    if (float10_less(a, b)) {
        struct float10 other = a;
        a = b;
        b = other;
    }
    if (b.n == 0)
        return a;
    int64_t more = (int64_t)float10_in(b.n, b.e, a.e - 1), sum = 2 * (int64_t)a.n;
    sum += a.negative == b.negative ? more : -more;
    return float10_cut(a.negative, (uint64_t)sum, a.e - 1);
}

static inline struct float10 float10_turned(struct float10 v, bool turn)
{
    v.negative = v.negative != turn;
    return v;
}

/* The length of a vector, or 11/16 of it. */
static inline struct float10 float10_length(struct float10 s, struct float10 t, bool diagonal)
{
    struct float10 a = float10_less(s, t) ? t : s, b = float10_less(s, t) ? s : t;
    if (diagonal)
        a = float10_cut(false, a.n == 0 ? 0 : 11 * a.n + 4, a.e - 4);
    a.negative = false;
    if (b.n == 0)
        return a;
    uint64_t more =
        diagonal ? float10_in((121 * b.n + 32) / 256, b.e - 1, a.e) : float10_in((11 * b.n + 4) / 32, b.e, a.e);
    return float10_cut(false, a.n + more, a.e);
}

/* PD-130: the table has 256 log2(1 + i / 256) rounded to nearest, or 1 more where bit i is set. */
static inline int32_t float10_log2(struct float10 v)
{
    static const uint32_t more[8] = {0xdb6db5ae, 0xc739cccc, 0x3f81f0f1, 0x00070000,
                                     0x81e01fc0, 0x30c38383, 0x88c6318c, 0x09911119};
    if (v.n == 0)
        return -32768;
    uint32_t i = v.n / 2 - 256;
    return 256 * (v.e + 9) + (int32_t)floor(256 * log2(1 + i / 256.0) + 0.5) + (int32_t)(more[i / 32] >> i % 32 & 1);
}

/* floor(sqrt(v)) */
static inline uint32_t float10_root(uint64_t v)
{
    uint64_t r = 0;
    for (uint64_t bit = 1 << 20; bit != 0; bit /= 2)
        if ((r + bit) * (r + bit) <= v)
            r += bit;
    return (uint32_t)r;
}

/* PD-136a: of the components of a vector, in 2^-10; that of t from bit 11 on. */
static inline uint32_t float10_direction(struct float10 s, struct float10 t)
{
    int32_t e = s.n == 0 || (t.n != 0 && t.e > s.e) ? t.e : s.e;
    uint64_t c = float10_in(s.n, s.e, e), d = float10_in(t.n, t.e, e);
    if (s.n == 0 && t.n == 0)
        return 0;
    uint32_t length = float10_root(4 * (c * c + d * d));
    return (uint32_t)(2048 * c / length) | (uint32_t)(2048 * d / length) << 11;
}

#endif
