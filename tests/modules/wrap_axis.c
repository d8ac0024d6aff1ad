// SPDX-License-Identifier: Apache-2.0
/*
 * tex_wrap_axis against plain C integers.
 * words: 0 fixed; 1 offsets, bits 27:24 corners; 2 mode, bit 3 enable, bit 4 one texel at an edge; 3 size; 4
 * reciprocal.
 */
#include "rtl_module.h"
#include "tex_defs.h"
#include <stdbool.h>

/*
 * First WRAP and MIRROR of sizes 1..WHOLE over every texel index of the fixed-point format, four of them an operand
 * (one a sample, by its offset); then sizes 1..SMALL with every mode and every texel index -4N-40..4N+40; then any
 * size, mode and position.
 */
enum { WHOLE = 16, SMALL = 40, WHOLE_OPERANDS = WHOLE * 2 * 65536 };

static uint32_t reciprocal(uint32_t size)
{
    uint32_t k = 0;
    while (UINT64_C(1) << k < size)
        k++;
    return (uint32_t)((UINT64_C(1) << (k + 18)) / size);
}

static void whole_case(uint32_t i, uint32_t *words)
{
    words[0] = (i % 65536 << 10) + 128;
    words[1] = 0 | 1 << 6 | 2 << 12 | 3 << 18;
    words[2] = i / 65536 % 2 ? TEX_WRAP_MIRROR : TEX_WRAP_WRAP;
    words[3] = 1 + i / 131072;
}

static bool small_case(uint64_t i, uint32_t *words)
{
    for (uint32_t size = 1; size <= SMALL; size++) {
        uint64_t span = 8 * size + 81, cases = span * 8;
        if (i < cases) {
            int32_t texel = (int32_t)(i % span) - 4 * (int32_t)size - 40;
            words[0] = (uint32_t)(texel * 256 + 128 + (int32_t)(i % 7) * 20 - 60) & 0x3ffffff;
            words[2] = (uint32_t)(i / span);
            words[3] = size;
            return true;
        }
        i -= cases;
    }
    return false;
}

static uint32_t size_operand(struct rng *rng)
{
    uint32_t power = 1u << rng_below(rng, 17);
    uint32_t size = rng_percent(rng, 40) ? power + rng_below(rng, 5) - 2 : 1 + rng_below(rng, power);
    return size < 1 || size > 65536 ? 65536 : size;
}

/* A position: near the image, near a multiple of the size, at the ends of the format, or any. */
static uint32_t position_operand(struct rng *rng, uint32_t size)
{
    int64_t jitter = (int64_t)rng_below(rng, 4096) - 2048;
    switch (rng_below(rng, 4)) {
    case 0:
        return (uint32_t)((int64_t)rng_below(rng, 768 * size) - 256 * (int64_t)size);
    case 1: {
        int64_t periods = 131072 / size + 1;
        return (uint32_t)(((int64_t)rng_below(rng, (uint32_t)(2 * periods)) - periods) * 256 * size + jitter);
    }
    case 2:
        return rng_percent(rng, 50) ? 0x1ffffff - rng_below(rng, 16384) : 0x2000000 + rng_below(rng, 16384);
    default:
        return rng_next(rng);
    }
}

static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    words[1] = rng_next(rng) & (rng_percent(rng, 30) ? 0x0f000000 : 0x0fffffff);
    if (i < WHOLE_OPERANDS) {
        whole_case((uint32_t)i, words);
    } else if (!small_case(i - WHOLE_OPERANDS, words)) {
        words[3] = size_operand(rng);
        words[0] = position_operand(rng, words[3]) & 0x3ffffff;
        words[2] = rng_below(rng, 8);
    }
    words[2] |= i < WHOLE_OPERANDS || rng_percent(rng, 99) ? 8 : 0;
    words[2] |= rng_below(rng, 2) << 4;
    words[4] = reciprocal(words[3]);
}

static int64_t clamped(int64_t v, int64_t low, int64_t high)
{
    return v < low ? low : v > high ? high : v;
}

static int64_t floor_mod(int64_t a, int64_t n)
{
    int64_t r = a % n;
    return r < 0 ? r + n : r;
}

static int64_t floor_div(int64_t a, int64_t n)
{
    return (a - floor_mod(a, n)) / n;
}

/* Stored index, -1 for border. */
static int64_t stored(int64_t i, uint32_t mode, int64_t n)
{
    int64_t m = i >= 0 ? i : -1 - i, j = floor_mod(i, 2 * n);
    switch (mode) {
    case TEX_WRAP_WRAP:
        return floor_mod(i, n);
    case TEX_WRAP_MIRROR:
        return j < n ? j : 2 * n - 1 - j;
    case TEX_WRAP_CLAMP_TO_EDGE:
        return clamped(i, 0, n - 1);
    case TEX_WRAP_BORDER:
    case TEX_WRAP_CLAMP_OGL:
        return i >= 0 && i < n ? i : -1;
    case TEX_WRAP_MIRROR_ONCE_CLAMP_TO_EDGE:
        return m < n ? m : n - 1;
    default:
        return m < n ? m : -1;
    }
}

static void expect(const uint32_t *words, uint32_t *result)
{
    int64_t n = words[3], q = (int32_t)(words[0] << 6) >> 6;
    uint32_t mode = words[2] & 7;
    for (int k = 0; k < 4 && words[2] & 8; k++) {
        int64_t o = (int32_t)(words[1] >> 6 * k << 26) >> 26, c = words[1] >> (24 + k) & 1;
        int64_t u = q - 128 + 256 * o;
        if (mode == TEX_WRAP_CLAMP_OGL)
            u = clamped(u, -128, 256 * n - 128);
        if (mode == TEX_WRAP_MIRROR_ONCE_CLAMP_OGL)
            u = clamped(q + 256 * o, -256 * n, 256 * n) - 128;
        int64_t index = stored(floor_div(u, 256) + c, mode, n);
        int64_t lower = floor_div(u, 256);
        bool same = mode == TEX_WRAP_CLAMP_TO_EDGE && stored(lower, mode, n) == stored(lower + 1, mode, n);
        if (k == 3 && !(same && words[2] >> 4 & 1))
            result[2] |= (uint32_t)floor_mod(u, 256) << 4;
        if (index < 0)
            result[2] |= 1u << k;
        else
            result[k / 2] |= (uint32_t)index << 16 * (k % 2);
    }
}

const struct rtl_module tested = {"wrap_axis", 6000000, 1, operand, expect};
