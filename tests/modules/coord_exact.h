// SPDX-License-Identifier: Apache-2.0
/* Coordinates by the host's binary32 and binary64, and as exact integers, for the tests of stage coord. */
#ifndef TESTS_COORD_EXACT_H
#define TESTS_COORD_EXACT_H
#include "floats.h"
#include "tex_defs.h"
#include <math.h>
#include <stdbool.h>

static inline float sanitised(float s)
{
    switch (fpclassify(s)) {
    case FP_NAN:
        return 0;
    case FP_INFINITE:
        return copysignf(3.4028234663852886e38f, s);
    case FP_SUBNORMAL:
        return copysignf(0, s);
    default:
        return s;
    }
}

/* Of a normalised coordinate, sanitised. */
static inline float reduced_of(float s, uint32_t mode)
{
    if (mode == TEX_WRAP_WRAP)
        return s - floorf(s); /* floorf is exact and the host rounds the difference once */
    if (mode == TEX_WRAP_MIRROR)
        return fmodf(s, 2) == 0 ? 0 : fmodf(s, 2); /* exact, sign of s */
    return s;
}

/* Of a position; exact before the rounding. PD-136b: with the place of a tap, but for a centre. */
static inline int32_t fixed_of(double p, bool centre, int32_t place)
{
    if (centre)
        return (int32_t)(fmin(fmax(floor(p), -131072), 131071) * 256 + 128);
    return (int32_t)fmin(fmax(rint(p * 256) + place, -33554432), 33554431);
}

/* floor(a / b), b > 0 */
static inline __int128 floor_div(__int128 a, __int128 b)
{
    return a / b - (a % b < 0);
}

/* The one of [0, b) that differs from a by a multiple of b. */
static inline __int128 modulo(__int128 a, __int128 b)
{
    return a - b * floor_div(a, b);
}

/*
 * floor(s 2^21) of a coordinate as delivered. From 2^113 on it is smaller: another multiple of every period, and still
 * far beyond every range.
 */
static inline __int128 cut_of(uint32_t bits)
{
    uint32_t exponent = bits >> 23 & 255, mantissa = bits & 0x7fffff;
    bool negative = bits >> 31;
    if (exponent == 0 || (exponent == 255 && mantissa)) /* denormal, NaN */
        return 0;
    __int128 m = negative ? -(__int128)(mantissa | 0x800000) : (__int128)(mantissa | 0x800000);
    int up = (int)exponent - 150 + 21;
    if (up >= 0)
        return m * ((__int128)1 << (up > 90 ? 90 : up));
    return up < -60 ? -(__int128)negative : floor_div(m, (__int128)1 << -up);
}

/* PD-128a: the place on a face of a component as delivered. */
static inline uint32_t on_face21(uint32_t bits)
{
    __int128 n = floor_div(cut_of(bits), 2) + (1 << 20), most = 1 << 21;
    return bits_of((float)(n < 0 ? 0 : n > most ? most : n) / 2097152);
}

/* PD-128, without a clamp before the end: what is multiplied only has to fit. */
static inline int32_t fixed21_of(uint32_t bits, uint32_t size, uint32_t mode, bool normalized, bool centre,
                                 int32_t place)
{
    __int128 f = cut_of(bits), far = (__int128)1 << 60, whole = 1 << 21, q;
    if (normalized && mode == TEX_WRAP_WRAP)
        f = modulo(f, whole);
    else if (normalized && mode == TEX_WRAP_MIRROR)
        f = modulo(f, 2 * whole);
    else
        f = f > far ? far : f < -far ? -far : f;
    if (centre) {
        q = floor_div(normalized ? f * size : f, whole);
    } else if (normalized) {
        q = floor_div(f * size + 4096, 8192);
    } else { /* floor(256 s + 1/2): binary64 has both exactly, unless s saturates or is tiny */
        double s = fmin(fmax(sanitised(float_of(bits)), -0x1p30), 0x1p30);
        q = fabs(s) < 0x1p-20 ? 0 : (__int128)floor(256 * s + 0.5);
    }
    __int128 most = centre ? 131071 : 33554431, least = -most - 1;
    q += centre ? 0 : place;
    q = q > most ? most : q < least ? least : q;
    return (int32_t)(centre ? 256 * q + 128 : q);
}

/* Texels of a level: around the powers of two, then any. */
static inline uint32_t size_operand(struct rng *rng)
{
    uint32_t power = 1u << rng_below(rng, 17);
    uint32_t size = rng_percent(rng, 40) ? power + rng_below(rng, 5) - 2 : 1 + rng_below(rng, power);
    return size < 1 || size > 65536 ? 65536 : size;
}

#endif
