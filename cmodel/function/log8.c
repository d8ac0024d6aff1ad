// SPDX-License-Identifier: Apache-2.0
#include "function/log8.h"

#include "arith/bits.h"
#include "arith/f32.h"

#define ONE 256         /* of a logarithm, and of the weight of a tap */
#define UNIT_BITS 10    /* of the parts of the unit vector */
#define RATIO_MOST 1024 /* log2 of 16 taps, in 1/256 */

/* 2^(-2^i / 256) in 2^-62, cut: no 4096 * 2^(-n / 256) is as near to an integer as products of these are wrong. */
static const uint64_t roots[8] = {
    UINT64_C(4599216278082138665), UINT64_C(4586780255215411730), UINT64_C(4562008997483360349),
    UINT64_C(4512867096753504462), UINT64_C(4416165660797809419), UINT64_C(4228934724888366667),
    UINT64_C(3877950241171266237), UINT64_C(3260954456333195553),
};

/* a * b / 2^62, about. */
static uint64_t product(uint64_t a, uint64_t b)
{
    uint64_t high_a = a >> 31, low_a = a & 0x7fffffff, high_b = b >> 31, low_b = b & 0x7fffffff;
    return high_a * high_b + (high_a * low_b >> 31) + (low_a * high_b >> 31);
}

/* floor(4096 * 2^(-n / 256)), n in 0..255. */
static uint32_t power(uint32_t n)
{
    uint64_t value = UINT64_C(1) << 62;
    for (unsigned i = 0; i < 8; i++)
        if (n >> i & 1)
            value = product(value, roots[i]);
    return (uint32_t)(value >> 50);
}

/* 256 * 2^(-n / 256), to the nearest; n in 0..255. */
static uint32_t power8(uint32_t n)
{
    return (power(n) + 8) / 16;
}

void tex_log8_taps(int32_t ratio, struct tex_log8 *out)
{
    ratio = ratio < RATIO_MOST ? ratio : RATIO_MOST; /* no header asks for more */
    *out = (struct tex_log8){.ratio = ratio, .count = 1, .weight = {ONE}};
    if (ratio <= 0)
        return;
    uint32_t octave = (uint32_t)ratio / ONE, weight = power8((uint32_t)ratio % ONE);
    if (ratio <= ONE) { /* two taps of one weight */
        octave = 1;
        weight = ONE;
    } else if (weight == ONE / 2) { /* of the next octave */
        octave++;
        weight = ONE;
    }
    out->sum = octave == 1 ? 1 : 2;
    weight /= octave > 2 ? 1U << (octave - 2) : 1;
    uint32_t side[TEX_LOG8_MOST / 2], left = (ONE / 2U) << out->sum; /* from the middle outwards */
    unsigned pairs = 0;
    while (left > 0) {
        side[pairs] = left > weight ? weight : left;
        left -= side[pairs++];
    }
    out->count = 2 * pairs;
    for (unsigned i = 0; i < pairs; i++)
        out->weight[pairs + i] = out->weight[pairs - 1 - i] = side[i];
}

/* The greatest number whose square is at most n. */
static uint32_t root_of(uint64_t n)
{
    uint64_t root = 0;
    for (uint64_t bit = UINT64_C(1) << 31; bit > 0; bit /= 2)
        if ((root + bit) * (root + bit) <= n)
            root += bit;
    return (uint32_t)root;
}

/* Of (along[0], along[1]) / its length the part along the axis, in 2^-10, cut. */
static uint32_t unit_of(const struct tex_float10 along[2], unsigned axis)
{
    uint32_t n[2];
    for (unsigned i = 0; i < 2; i++) {
        int64_t below = along[1 - i].n > 0 ? (int64_t)along[1 - i].e - along[i].e : 0;
        n[i] = along[i].n >> (below < 0 ? 0 : below > 31 ? 31 : below);
    }
    uint32_t twice = root_of(4 * ((uint64_t)n[0] * n[0] + (uint64_t)n[1] * n[1]));
    return twice == 0 ? 0 : ((n[axis] << UNIT_BITS) * 2) / twice;
}

int32_t tex_log8_half(const struct tex_float10 along[2], unsigned axis, uint32_t finer, uint32_t weight)
{
    uint32_t unit = unit_of(along, axis), x = unit * (weight % ONE == 0 ? ONE : 2 * power8(ONE - weight % ONE));
    if (x == 0)
        return 0;
    unsigned below = (unsigned)tex_top_bit(x) + 1 - 8; /* x is at least 256 */
    uint64_t seven = ((x + (1U << below) / 2) >> below) / 2;
    int32_t half = (int32_t)((seven << (below + finer % 16)) >> UNIT_BITS);
    return along[axis].negative ? -half : half;
}

/* PD-136b: of a ratio below 2 how far both taps are from the middle, of this half. */
static int32_t nearer(int32_t ratio, int32_t half)
{
    uint32_t of_512 = 512 - (power((uint32_t)ratio) + 4) / 8, size = (uint32_t)(half < 0 ? -half : half);
    int32_t away = (int32_t)((of_512 * size + 128) / 256);
    return half < 0 ? -away : away;
}

int32_t tex_log8_place(const struct tex_log8 *taps, unsigned tap, int32_t half, uint32_t step)
{
    int32_t halves = 2 * (int32_t)tap + 1 - (int32_t)taps->count;
    int32_t from = halves * (taps->ratio < ONE ? nearer(taps->ratio, half) : half);
    return (int32_t)tex_floor_quotient(from, INT64_C(1) << step % 16);
}
