// SPDX-License-Identifier: Apache-2.0
/*
 * tex_derive against divisions, and the cycle in which it is done. words: 0..7 header; 8 POLICY bit 0.
 * result: 0, 1 level offset; 2, 3 reciprocals; 4 cycle of done_o, then how often it was seen.
 */
#include "rtl_module.h"
#include "tex_defs.h"

enum { DONE_EDGES = TEX_DERIVE_CYCLES + 4 };

static void set(uint32_t *words, uint32_t low, uint32_t width, uint32_t value)
{
    for (uint32_t bit = 0; bit < width; bit++) {
        uint32_t mask = 1u << (low + bit) % 32;
        words[(low + bit) / 32] = (words[(low + bit) / 32] & ~mask) | (value >> bit & 1 ? mask : 0);
    }
}

static uint32_t get(const uint32_t *words, uint32_t low, uint32_t width)
{
    uint32_t value = 0;
    for (uint32_t bit = 0; bit < width; bit++)
        value |= (words[(low + bit) / 32] >> (low + bit) % 32 & 1) << bit;
    return value;
}

static uint32_t size_minus_one(struct rng *rng)
{
    uint32_t power = 1u << rng_below(rng, 17);
    uint32_t size = rng_percent(rng, 40) ? power + rng_below(rng, 5) - 2 : 1 + rng_below(rng, power);
    return (size < 1 || size > 65536 ? 65536 : size) - 1;
}

/* The first 65,536 headers have every width in turn at level 0. */
static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    const struct tex_format_info *format;
    do
        format = &tex_formats[rng_below(rng, tex_formats_count)];
    while (format->bytes == 0);
    for (int n = 0; n < 8; n++)
        words[n] = rng_next(rng);
    set(words, TEX_TIC_COMPONENTS_LO, TEX_TIC_COMPONENTS_W, format->code);
    set(words, TEX_TIC_WIDTH_MINUS_ONE_LO, 16, i < 65536 ? (uint32_t)i : size_minus_one(rng));
    set(words, TEX_TIC_HEIGHT_MINUS_ONE_LO, 16, size_minus_one(rng));
    set(words, TEX_TIC_GOBS_PER_BLOCK_WIDTH_LO, 3, rng_below(rng, 6));
    set(words, TEX_TIC_GOBS_PER_BLOCK_HEIGHT_LO, 3, rng_below(rng, 6));
    set(words, TEX_TIC_RES_VIEW_MIN_MIP_LEVEL_LO, 4, i < 65536 ? 0 : rng_below(rng, 16));
    words[8] = rng_percent(rng, 20);
}

static uint64_t ceil_div(uint64_t a, uint64_t b)
{
    return (a + b - 1) / b;
}

static uint32_t ceil_log2(uint64_t n)
{
    uint32_t k = 0;
    while (UINT64_C(1) << k < n)
        k++;
    return k;
}

static uint32_t least(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

static uint64_t level_bytes(const uint32_t *words, uint64_t width, uint64_t height)
{
    uint64_t bytes = tex_format_find(get(words, TEX_TIC_COMPONENTS_LO, TEX_TIC_COMPONENTS_W))->bytes;
    uint64_t gobs = ceil_div(width * bytes, 64), rows = ceil_div(height, 8);
    uint32_t w = least(get(words, TEX_TIC_GOBS_PER_BLOCK_WIDTH_LO, 3), ceil_log2(gobs));
    uint32_t h = least(get(words, TEX_TIC_GOBS_PER_BLOCK_HEIGHT_LO, 3), ceil_log2(rows));
    if (words[8])
        w = 0;
    return ceil_div(gobs, 1u << w) * ceil_div(rows, 1u << h) * (UINT64_C(512) << (w + h));
}

static uint64_t at_level(uint64_t size, uint32_t level)
{
    return size >> level == 0 ? 1 : size >> level;
}

static void expect(const uint32_t *words, uint32_t *result)
{
    uint64_t width = get(words, TEX_TIC_WIDTH_MINUS_ONE_LO, 16) + 1;
    uint64_t height = get(words, TEX_TIC_HEIGHT_MINUS_ONE_LO, 16) + 1, offset = 0;
    uint32_t level = get(words, TEX_TIC_RES_VIEW_MIN_MIP_LEVEL_LO, 4);
    for (uint32_t l = 0; l < level; l++)
        offset += level_bytes(words, at_level(width, l), at_level(height, l));
    width = at_level(width, level);
    height = at_level(height, level);
    result[0] = (uint32_t)offset;
    result[1] = (uint32_t)(offset >> 32);
    result[2] = (uint32_t)((UINT64_C(1) << (ceil_log2(width) + 18)) / width);
    result[3] = (uint32_t)((UINT64_C(1) << (ceil_log2(height) + 18)) / height);
    result[4] = TEX_DERIVE_CYCLES | 1 << 8;
}

const struct rtl_module tested = {"derive", 200000, DONE_EDGES, operand, expect};
