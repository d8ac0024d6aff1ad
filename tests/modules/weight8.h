// SPDX-License-Identifier: Apache-2.0
/* Weights in 2^-8 and floats with them, by the steps of cmodel/stages/filter.md, in plain integers: for the tests of
 * filter. */
#ifndef TESTS_RTL_WEIGHT8_H
#define TESTS_RTL_WEIGHT8_H
#include "arith/srgb.h"
#include "base/rng.h"
#include <stdbool.h>
#include <stdint.h>

/* Where a pass stands. */
struct weight8_pass {
    uint32_t s, t, r, level, slice, coarser, taps, corner, shown[4]; /* sample k shows texel shown[k] */
    uint32_t log8, share;                                            /* PD-136c: its weight, of 256 * 2^taps */
};

struct weight8 {
    uint32_t of_texel[4];
    bool seen[4];
};

/* The sum so far, all 0 at first: in half the unit of a pass. */
struct weight8_sum {
    int32_t exponent; /* of binary32, as in its field */
    int64_t sum;
    bool nan, infinite[2], positive;
    int32_t multiple; /* log2 of how many times the mean it is */
};

enum { WEIGHT8_NAN = 0x7fffffff, WEIGHT8_NAN_HALF = 0x7fffe000, WEIGHT8_INFINITY = 0x7f800000 };

static inline bool weight8_right(unsigned k)
{
    return k == 1 || k == 2;
}

static inline bool weight8_above(unsigned k)
{
    return k >= 2;
}

/* The whole number nearest to whole * part / 256. */
static inline uint32_t weight8_nearest(uint32_t whole, uint32_t part)
{
    uint32_t twice = 2 * whole * part;
    return (twice + 256) / 512;
}

static inline uint32_t weight8_whole(const struct weight8_pass *p)
{
    uint32_t tap = 256 / (1U << p->taps), coarser = weight8_nearest(tap, p->coarser);
    uint32_t level = p->log8 ? p->share : p->level ? coarser : tap - coarser, second = weight8_nearest(level, p->r);
    return p->slice ? second : level - second;
}

static inline struct weight8 weight8_of(const struct weight8_pass *p)
{
    uint32_t whole = weight8_whole(p), right = weight8_nearest(whole, p->s), left = whole - right;
    uint32_t lower_right = weight8_nearest(right, p->t);
    uint32_t lower_left = (2 * left * p->t + 255) / 512; /* a half goes down */
    const uint32_t of_sample[4] = {lower_left, lower_right, right - lower_right, left - lower_left};
    struct weight8 w = {.of_texel = {0}};
    for (unsigned k = 0; k < 4; k++) {
        bool looks = (p->s != 0 || !weight8_right(k)) && (p->t != 0 || weight8_above(k)) && (!p->slice || p->r != 0);
        w.of_texel[p->shown[k]] += of_sample[k];
        w.seen[p->shown[k]] |= looks;
    }
    for (unsigned k = 0; k < 4; k++) {
        if (!(p->corner >> k & 1))
            continue;
        uint32_t missing = w.of_texel[k], beside = (85 * missing + 128) / 256;
        bool seen = w.seen[k];
        w.of_texel[k ^ 3] += beside;
        w.of_texel[k ^ 1] += beside;
        w.of_texel[k ^ 2] += missing - 2 * beside;
        w.of_texel[k] = 0;
        for (unsigned i = 1; i < 4; i++)
            w.seen[k ^ i] |= seen;
        w.seen[k] = false; /* there is nothing to see */
    }
    return w;
}

/* Of a sample of a gather: the texel that it shows, or the three beside one that is missing. */
static inline struct weight8 weight8_of_gather(unsigned shown, bool missing)
{
    struct weight8 w = {.of_texel = {0}};
    if (!missing) {
        w.of_texel[shown] = 256;
        w.seen[shown] = true;
        return w;
    }
    w.of_texel[shown ^ 2] = 86;
    w.of_texel[shown ^ 3] = w.of_texel[shown ^ 1] = 85;
    for (unsigned k = 0; k < 4; k++)
        w.seen[k] = k != shown;
    return w;
}

static inline int32_t weight8_field(uint32_t f)
{
    return (int32_t)(f >> 23 & 0xff);
}

/* floor(a * 2^by) */
static inline __int128 weight8_floor(__int128 a, int32_t by)
{
    if (by >= 0)
        return a << by;
    __int128 unit = (__int128)1 << (by < -100 ? 100 : -by);
    __int128 rest = a % unit;
    return a / unit - (rest < 0);
}

static inline int32_t weight8_least(bool half)
{
    return half ? 127 - 14 : 127 - 126;
}

/* An sRGB number that has a leading 0: 2^14 of it is in one of these ranges, also between two whole numbers. */
static inline bool weight8_leading_zero(uint32_t f)
{
    static const uint16_t ranges[][2] = {{236, 255}, {864, 1023}, {1952, 2047}, {7872, 8191}, {15360, 16383}};
    int32_t field = weight8_field(f);
    if (field == 0 || field > 127)
        return false;
    __int128 whole = weight8_floor((f & 0x7fffff) + 0x800000, field - 127 - 23 + 14);
    for (unsigned n = 0; n < sizeof ranges / sizeof *ranges; n++) {
        if (whole >= ranges[n][0] && whole <= ranges[n][1])
            return true;
    }
    return false;
}

/* P of a pass in 2^-12 of the last bit that a number of its exponent has, and what else it says; the sum as it was is
 * not added. sRGB is half, too. */
static inline struct weight8_sum weight8_aligned(const uint32_t texel[4], const struct weight8 *w, bool half, bool srgb)
{
    struct weight8_sum p = {.exponent = weight8_least(half)};
    for (unsigned k = 0; k < 4; k++) {
        int32_t exponent = weight8_field(texel[k]) + (srgb && weight8_leading_zero(texel[k]));
        if (w->of_texel[k] != 0 && exponent > p.exponent)
            p.exponent = exponent;
        p.positive |= w->of_texel[k] != 0 && texel[k] >> 31 == 0;
        if (w->seen[k] && weight8_field(texel[k]) == 255) {
            p.nan |= (texel[k] & 0x7fffff) != 0;
            p.infinite[texel[k] >> 31] |= (texel[k] & 0x7fffff) == 0;
        }
    }
    for (unsigned k = 0; k < 4; k++) {
        bool normal = weight8_field(texel[k]) != 0;
        if (!normal && !half)
            continue;
        if (w->of_texel[k] == 0)
            continue;
        /* The last of 24 bits has the weight 2^(field - 127 - 23); the unit is 2^(exponent - 127 - bits - 3). */
        int64_t size = (int64_t)(texel[k] & 0x7fffff) + (normal ? 0x800000 : 0);
        int32_t up = (normal ? weight8_field(texel[k]) : 1) - 23 - (p.exponent - (half ? 11 : 24) - 3);
        int64_t cut = (int64_t)weight8_floor(size, up);
        if (srgb) /* to 2^(E - 7) */
            cut = cut / 128 * 128;
        p.sum += (texel[k] >> 31 ? -cut : cut) * (int64_t)w->of_texel[k];
    }
    return p;
}

static inline void weight8_add(struct weight8_sum *all, const struct weight8_sum *p)
{
    int32_t top = p->exponent > all->exponent ? p->exponent : all->exponent;
    all->sum = (int64_t)(weight8_floor(all->sum, all->exponent - top) +
                         weight8_floor(2 * (__int128)p->sum, p->exponent - top));
    all->exponent = top;
    all->nan |= p->nan;
    all->infinite[0] |= p->infinite[0];
    all->infinite[1] |= p->infinite[1];
    all->positive |= p->positive;
}

/* As binary32. */
static inline uint32_t weight8_rounded(const struct weight8_sum *all, bool half)
{
    if (all->nan || (all->infinite[0] && all->infinite[1]))
        return half ? WEIGHT8_NAN_HALF : WEIGHT8_NAN;
    if (all->infinite[0] || all->infinite[1])
        return WEIGHT8_INFINITY | (uint32_t)all->infinite[1] << 31;
    if (all->sum == 0)
        return all->positive ? 0 : 0x80000000;
    uint32_t sign = all->sum < 0 ? 0x80000000 : 0;
    uint64_t size = (uint64_t)(all->sum < 0 ? -all->sum : all->sum);
    int32_t bits = half ? 11 : 24, unit = all->exponent - 127 - bits - 3 - 9 - all->multiple; /* the sum is in 2^unit */
    int32_t lowest = weight8_least(half) - 127 - bits + 1, last = unit;
    /* Half as many of twice the size, until there are few enough; what is left of the last halving rounds. */
    bool up = false;
    while (size >> bits != 0 || last < lowest) {
        up = size & 1;
        size >>= 1;
        last++;
    }
    size += up;
    while (size != 0 && size >> 23 == 0) {
        size <<= 1;
        last--;
    }
    if (size >> 24 != 0) {
        size >>= 1;
        last++;
    }
    int32_t field = last + 23 + 127;
    if (size == 0 || (!half && field < 1))
        return sign;
    if (field >= (half ? 127 + 16 : 255))
        return sign | WEIGHT8_INFINITY;
    return sign | (uint32_t)field << 23 | ((uint32_t)size & 0x7fffff);
}

/* A place, often at an edge of what there is. */
static inline uint32_t weight8_fraction(struct rng *rng)
{
    static const uint8_t edges[] = {0, 1, 2, 127, 128, 129, 254, 255};
    return rng_percent(rng, 40) ? edges[rng_below(rng, 8)] : rng_below(rng, 256);
}

static inline void weight8_draw(struct rng *rng, struct weight8_pass *p)
{
    uint32_t column = rng_percent(rng, 15) ? 1 : 0, row = rng_percent(rng, 15) ? 3 : 0;
    bool to_right = rng_below(rng, 2), to_top = rng_below(rng, 2);
    p->s = weight8_fraction(rng);
    p->t = weight8_fraction(rng);
    p->r = rng_below(rng, 2) ? 0 : weight8_fraction(rng);
    p->coarser = rng_below(rng, 2) ? 0 : weight8_fraction(rng);
    p->level = p->coarser != 0 && rng_below(rng, 2);
    p->slice = rng_below(rng, 3) == 0;
    p->taps = rng_below(rng, 2) ? 0 : rng_below(rng, 5);
    p->log8 = rng_percent(rng, 25);
    p->share = p->log8 ? rng_below(rng, 257) : 0;
    p->corner = rng_percent(rng, 30) ? 1U << rng_below(rng, 4) : 0;
    for (unsigned k = 0; k < 4; k++) /* all samples of one column, of one row */
        p->shown[k] = k ^ ((weight8_right(k) == to_right ? column : 0) ^ (weight8_above(k) == to_top ? row : 0));
}

/* Four texels close in size or far from it, as the lane has them: binary32, or of 16 bits and what a border is. */
static inline void weight8_texels(struct rng *rng, bool half, uint32_t texel[4])
{
    uint32_t base = half ? 103 + rng_below(rng, 42) : rng_percent(rng, 25) ? rng_below(rng, 40) : rng_below(rng, 256);
    uint32_t spread = rng_percent(rng, 50)   ? 4
                      : rng_percent(rng, 80) ? 34
                                             : 255,
             first = rng_next(rng), kind = rng_below(rng, 10);
    for (unsigned k = 0; k < 4; k++) {
        uint32_t bits = rng_next(rng), apart = rng_below(rng, spread), field = base > apart ? base - apart : 0;
        texel[k] = (bits & 0x807fffff) | field << 23;
        if (half && !rng_percent(rng, 10))
            texel[k] &= field >= 113 ? 0xffffe000 : ~(0xffffffff >> (field > 103 ? field - 103 + 9 : 9));
        if (rng_percent(rng, 10))
            texel[k] &= 0xfff00000;
        if (rng_percent(rng, 5))
            texel[k] |= 0x007fffff;
        if (kind == 0)
            texel[k] = (first & 0x807fffff) | base << 23; /* all the same */
        if (kind == 1 && k > 0)
            texel[k] = (texel[k - 1] ^ 0x80000000) + rng_below(rng, 3); /* cancels */
        if (kind == 2)
            texel[k] |= 0x80000000;
        if (rng_percent(rng, kind == 3 ? 60 : 4))
            texel[k] &= 0x80000000;
        if (rng_percent(rng, 2))
            texel[k] = (bits & 0x80000000) | 0x7f7fffff; /* the largest */
        if (rng_percent(rng, kind == 4 ? 15 : 0))
            texel[k] = (bits & 0x80000000) | WEIGHT8_INFINITY | (rng_percent(rng, 30) ? bits & 0x7fffff : 0);
    }
}

/* A whole number, not 0, in 2^-14, and a fraction of 23 bits of which those fit that have a place. */
static inline uint32_t weight8_in_14(uint32_t whole, uint32_t fraction)
{
    uint32_t up = (uint32_t)__builtin_clz(whole) - 8;
    return ((127 - 14 + 23 - up - 1) << 23) + (whole << up) + (fraction & ((1U << up) - 1));
}

/* What lanes show that are decoded from sRGB: codes, close to each other or not, and borders between 0 and 1. */
static inline void weight8_srgb(struct rng *rng, uint32_t texel[4])
{
    static const uint16_t edges[] = {235,  236,  255,  256,  863,   864,   1023,  1024,  1951, 1952, 2047, 2048,
                                     7871, 7872, 8191, 8192, 15359, 15360, 16383, 16384, 1,    127,  128};
    uint32_t first = rng_below(rng, 256), close = rng_below(rng, 2);
    for (unsigned k = 0; k < 4; k++) {
        uint32_t kind = rng_below(rng, 8), code = close ? first + rng_below(rng, 12) : rng_below(rng, 256);
        uint32_t whole = 1 + rng_below(rng, 16384);
        uint32_t fraction = rng_below(rng, 3) == 0 ? 0 : rng_below(rng, 2) ? 0x7fffff : rng_next(rng);
        if (kind == 0)
            whole = edges[rng_below(rng, sizeof edges / sizeof *edges)];
        texel[k] = kind > 1 ? tex_srgb_float8(code) : weight8_in_14(whole, whole == 16384 ? 0 : fraction);
    }
}

#endif
