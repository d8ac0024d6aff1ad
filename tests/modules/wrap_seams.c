// SPDX-License-Identifier: Apache-2.0
/*
 * tex_wrap_seams against the geometry of the cube: neighbours have the middle of a side in common.
 * words: 0 position along s, 1 along t; 2 size; 3 face, bit 3 enable.
 * result: 4 has from bit 24 on the fraction along s, 5 that along t.
 */
#include "rtl_module.h"
#include <stdbool.h>
#include <string.h>

/* All footprints of faces of 1..SMALL texels with two columns and rows around, then any. */
enum { SMALL = 9 };

/* Outward, the way of the columns, the way of the rows. */
static const int ways[6][3][3] = {
    {{1, 0, 0}, {0, 0, -1}, {0, -1, 0}}, {{-1, 0, 0}, {0, 0, 1}, {0, -1, 0}}, {{0, 1, 0}, {1, 0, 0}, {0, 0, 1}},
    {{0, -1, 0}, {1, 0, 0}, {0, 0, -1}}, {{0, 0, 1}, {1, 0, 0}, {0, -1, 0}},  {{0, 0, -1}, {-1, 0, 0}, {0, -1, 0}},
};

static bool small_case(uint64_t i, uint32_t *words)
{
    for (uint32_t size = 1; size <= SMALL; size++) {
        uint64_t span = size + 6, cases = 6 * span * span;
        if (i < cases) {
            words[0] = (uint32_t)((int)(i % span) * 256 - 768 + (int)(i % 5) * 51 + 128) & 0x3ffffff;
            words[1] = (uint32_t)((int)(i / span % span) * 256 - 768 + (int)(i % 7) * 42 + 128) & 0x3ffffff;
            words[2] = size;
            words[3] = (uint32_t)(i / span / span) | 8;
            return true;
        }
        i -= cases;
    }
    return false;
}

static uint32_t position(struct rng *rng, uint32_t size)
{
    uint32_t near = rng_below(rng, 2048) - 1024;
    switch (rng_below(rng, 4)) {
    case 0:
        return near;
    case 1:
        return 256 * size + near;
    case 2:
        return rng_below(rng, 256 * size);
    default:
        return rng_next(rng);
    }
}

static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    if (small_case(i, words))
        return;
    uint32_t power = 1U << rng_below(rng, 17);
    words[2] = rng_percent(rng, 60) ? power : 1 + rng_below(rng, 65536);
    words[0] = position(rng, words[2]) & 0x3ffffff;
    words[1] = position(rng, words[2]) & 0x3ffffff;
    words[3] = rng_below(rng, 6) | (rng_percent(rng, 97) ? 8 : 0);
}

static int64_t dot(const int64_t p[3], const int way[3])
{
    return p[0] * way[0] + p[1] * way[1] + p[2] * way[2];
}

static int64_t between(int64_t a, int64_t low, int64_t high)
{
    return a < low ? low : a > high ? high : a;
}

/* The texel of another face that has this side of the nearest one. at: face, column, row. */
static void across(int64_t at[3], int64_t n)
{
    int64_t column = between(at[1], 0, n - 1), row = between(at[2], 0, n - 1), middle[3];
    for (unsigned a = 0; a < 3; a++)
        middle[a] = n * ways[at[0]][0][a] + (2 * column - n + 1 + at[1] - column) * ways[at[0]][1][a] +
                    (2 * row - n + 1 + at[2] - row) * ways[at[0]][2][a];
    for (int64_t face = 0; face < 6; face++)
        if (face != at[0] && dot(middle, ways[face][0]) == n) {
            at[0] = face;
            at[1] = between((dot(middle, ways[face][1]) + n) / 2, 0, n - 1);
            at[2] = between((dot(middle, ways[face][2]) + n) / 2, 0, n - 1);
            return;
        }
}

static int64_t texel_of(uint32_t fixed)
{
    int64_t p = fixed & 0x2000000 ? (int64_t)fixed - 0x4000000 : fixed;
    return ((p - 128 + (INT64_C(1) << 40)) >> 8) - (INT64_C(1) << 32);
}

static void expect(const uint32_t *words, uint32_t *result)
{
    static const int upper[2][4] = {{0, 1, 1, 0}, {1, 1, 0, 0}};
    int64_t n = words[2], i = texel_of(words[0]), j = texel_of(words[1]),
            first[2] = {between(i, -1, n - 1), between(j, -1, n - 1)};
    int64_t column[4], row[4];
    memset(result, 0, 6 * sizeof *result);
    for (unsigned k = 0; k < 4 && words[3] & 8; k++) {
        int64_t at[3] = {words[3] & 7, first[0] + upper[0][k], first[1] + upper[1][k]};
        column[k] = at[1];
        row[k] = at[2];
        bool s = at[1] < 0 || at[1] >= n, t = at[2] < 0 || at[2] >= n;
        if (s && t) {
            result[4] |= 1U << (12 + k);
            continue;
        }
        if (s || t)
            across(at, n);
        result[k / 2] |= (uint32_t)at[1] << 16 * (k % 2);
        result[2 + k / 2] |= (uint32_t)at[2] << 16 * (k % 2);
        result[4] |= (uint32_t)at[0] << 3 * k;
    }
    for (unsigned k = 0; k < 4 && words[3] & 8; k++)
        for (unsigned m = 0; m < 4; m++)
            if (column[m] == between(i + upper[0][k], -1, n) && row[m] == between(j + upper[1][k], -1, n))
                result[4] |= (k ^ m) << (16 + 2 * k);
    if (words[3] & 8) {
        result[4] |= ((words[0] - 128) & 0xff) << 24;
        result[5] = (words[1] - 128) & 0xff;
    }
}

const struct rtl_module tested = {"wrap_seams", 2000000, 6, operand, expect};
