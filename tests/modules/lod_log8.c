// SPDX-License-Identifier: Apache-2.0
/*
 * Taps by logarithms (PD-136 to PD-136c), each module alone, in plain integers and the host's exp2. words: 0 the
 * greater logarithm 17:0, log2 of the limit 26:20, whether it computes 31; 1 the lesser one 17:0, tap 23:20, coarser
 * level 24; 2 weight of that; 3, 4 magnitudes of a vector, as lod_float10.h has them, 3 whether it computes 31; 5
 * directions of t and s 21:0, whether it computes 31; 6 finer level 3:0, weight of the coarser one 11:4; 7 half 22:0,
 * back 30, whether it computes 31; 8 how near two taps are 7:0, last tap 11:8, tap 15:12, level 19:16. result: 0
 * several taps, log2 of all their weights 3:1, the last tap 7:4, how near 15:8, share 24:16; 1 directions; 2, 3 half
 * along s and t; 4 place.
 */
#include "lod_float10.h"
#include "rtl_module.h"
#include <stdlib.h>

enum { ON = 31, OCTAVE = 256, MOST = 8 }; /* taps of a side */

static int32_t of_18_bits(uint32_t word)
{
    return (int32_t)((word & 0x3ffff) ^ 0x20000) - 0x20000;
}

/* 4096 * 2^(-part / 256), never a whole number but of 0. */
static uint32_t power(uint32_t part)
{
    return (uint32_t)floorl(4096 * exp2l(-(long double)part / OCTAVE));
}

static uint32_t in_256(uint32_t part)
{
    return (power(part) + 8) / 16;
}

/* Weights of a side from the middle outwards; how many there are. */
static uint32_t side_of(int32_t log, uint32_t *weights, uint32_t *all)
{
    uint32_t octave = (uint32_t)log / OCTAVE, each = in_256((uint32_t)log % OCTAVE), number = 0;
    *all = 512;
    if (log <= OCTAVE) {
        weights[0] = 256;
        return 1;
    }
    if (each == 128) {
        each = 256;
        octave++;
    }
    if (octave > 1)
        *all = 1024;
    for (uint32_t n = 2; n < octave; n++)
        each /= 2;
    uint32_t left = *all / 2;
    for (; left > each; left -= each)
        weights[number++] = each;
    weights[number++] = left;
    return number;
}

static int32_t log_of(const uint32_t *words)
{
    int32_t major = of_18_bits(words[0]), log = major - of_18_bits(words[1]), limit = 16 * (words[0] >> 20 & 127);
    if (major < log)
        log = major;
    return log < limit ? log : limit;
}

/* ---- Operands ---- */

static void draw_log(uint64_t i, struct rng *rng, uint32_t *words)
{
    static const uint32_t limits[] = {0, 16, 32, 41, 48, 53, 57, 64};
    int32_t major = -32768 + (int32_t)rng_below(rng, 70400), apart = (int32_t)rng_below(rng, 142000);
    if (rng_percent(rng, 70))
        major = (int32_t)rng_below(rng, 6 * OCTAVE) - OCTAVE;
    if (rng_percent(rng, 80))
        apart = (int32_t)rng_below(rng, 6 * OCTAVE);
    if (rng_percent(rng, 30))
        apart = OCTAVE * (int32_t)rng_below(rng, 5) + (int32_t)rng_below(rng, 5) - 2;
    if (apart < 0)
        apart = 0;
    uint32_t limit = limits[rng_percent(rng, 60) ? 7 : rng_below(rng, 8)];
    if (i < 4 * 1024 * 256) { /* each ratio with each weight */
        apart = 1 + (int32_t)i % 1024;
        major = apart + (int32_t)rng_below(rng, 3000);
        limit = 64;
    }
    int32_t minor = major - apart < -131072 ? -131072 : major - apart;
    words[0] = ((uint32_t)major & 0x3ffff) | limit << 20 | (uint32_t)rng_percent(rng, 95) << ON;
    words[1] = (uint32_t)minor & 0x3ffff;
    uint32_t weights[MOST], all, number = log_of(words) > 0 ? 2 * side_of(log_of(words), weights, &all) : 1;
    words[1] |= rng_below(rng, number) << 20 | rng_below(rng, 2) << 24;
    words[2] = i < 4 * 1024 * 256 ? (uint32_t)i / 1024 % 256 : rng_below(rng, 256);
}

static uint32_t magnitude(struct rng *rng, uint32_t field)
{
    uint32_t n = rng_percent(rng, 15) ? 511 * rng_below(rng, 2) : rng_below(rng, 512);
    return rng_percent(rng, 6) ? 0 : field << 9 | n;
}

static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    draw_log(i, rng, words);
    uint32_t field = 20 + rng_below(rng, 980), less = rng_percent(rng, 80) ? rng_below(rng, 12) : rng_below(rng, field);
    uint32_t longer = magnitude(rng, field), other = magnitude(rng, field - less), turn = rng_below(rng, 2);
    words[3] = (turn ? longer : other) | (uint32_t)rng_percent(rng, 95) << ON;
    words[4] = turn ? other : longer;
    if (i < 1025 * 256) { /* each direction with each weight */
        words[5] = (uint32_t)(i % 1025) | (1024 - (uint32_t)(i % 1025)) << 11 | 1U << ON;
        words[6] = (uint32_t)(i / 1025) << 4;
    } else {
        words[5] = rng_below(rng, 1025) | rng_below(rng, 1025) << 11 | (uint32_t)rng_percent(rng, 95) << ON;
        words[6] = (rng_percent(rng, 30) ? 0 : rng_below(rng, 256)) << 4;
    }
    uint32_t finer = rng_below(rng, 16), pairs = rng_below(rng, 8), near = pairs == 0 ? rng_below(rng, 256) : 0;
    words[6] |= finer;
    uint32_t half = rng_below(rng, 256) << finer;
    half = rng_percent(rng, 50) || half == 0 ? half : half - rng_below(rng, 1U << finer);
    words[7] = half | rng_below(rng, 2) << 30 | (uint32_t)rng_percent(rng, 95) << ON;
    words[8] = near | (2 * pairs + 1) << 8 | rng_below(rng, 2 * pairs + 2) << 12;
    words[8] |= (finer < 15 ? finer + rng_below(rng, 2) : 15) << 16;
}

/* ---- Expectation ---- */

static void of_ratio(const uint32_t *words, uint32_t *result)
{
    uint32_t weights[MOST], all, tap = words[1] >> 20 & 15;
    int32_t log = log_of(words);
    if (log <= 0)
        return;
    uint32_t side = side_of(log, weights, &all), last = 2 * side - 1;
    uint32_t weight = weights[tap < side ? side - 1 - tap : tap - side];
    uint32_t coarser = (weight * words[2] + 127 + tap % 2) / 256;
    uint32_t near = log < OCTAVE ? 512 - (power((uint32_t)log) + 4) / 8 : 0;
    *result = 1 | (all == 512 ? 1U : 2U) << 1 | last << 4 | near << 8;
    *result |= (words[1] >> 24 & 1 ? coarser : weight - coarser) << 16;
}

static uint32_t half_of(uint32_t unit, uint32_t finer, uint32_t weight)
{
    uint32_t x = unit * (weight == 0 ? 256 : 2 * in_256(256 - weight)), k = 0;
    if (unit == 0)
        return 0;
    while (x >> k > 255)
        k++;
    return (uint32_t)floor(ldexp((x + (1U << (k - 1))) >> k >> 1, (int)(k + finer) - 10));
}

static uint32_t place_of(const uint32_t *words)
{
    int64_t half = words[7] & 0x7fffff, near = words[8] & 255, last = words[8] >> 8 & 15, tap = words[8] >> 12 & 15;
    int64_t place = near == 0 ? (2 * tap - last) * half : (tap == 0 ? -1 : 1) * ((near * half + 128) / 256);
    double texels = ldexp((double)(words[7] >> 30 & 1 ? -place : place), -(int)(words[8] >> 16 & 15));
    return (uint32_t)(int32_t)floor(texels) & 0x1fff;
}

static void expect(const uint32_t *words, uint32_t *result)
{
    if (words[0] >> ON)
        of_ratio(words, result);
    if (words[3] >> ON)
        result[1] = float10_direction(float10_from(words[3] & 0x7ffff), float10_from(words[4]));
    for (unsigned axis = 0; axis < 2 && words[5] >> ON; axis++)
        result[2 + axis] = half_of(words[5] >> 11 * axis & 0x7ff, words[6] & 15, words[6] >> 4);
    if (words[7] >> ON)
        result[4] = place_of(words);
}

const struct rtl_module tested = {"lod_log8", 8000000, 1, operand, expect};
