// SPDX-License-Identifier: Apache-2.0
/*
 * tex_derive against divisions, and the cycle in which it is done. words: 0..7 header; 8 POLICY bit 0; 9 level.
 * result: 0, 1 level offset; 2, 3, 7 reciprocals of width, height, depth, summed over the levels, 2 l + 1 times that of
 * level l; 4 cycle of done_o, then how often it was seen, then a bit for each level whose reciprocals left; 5, 6 layer
 * stride.
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
    set(words, TEX_TIC_GOBS_PER_BLOCK_DEPTH_LO, 3, rng_below(rng, 6));
    set(words, TEX_TIC_TEXTURE_TYPE_LO, 4, rng_below(rng, 9));
    set(words, TEX_TIC_DEPTH_MINUS_ONE_LO, 14, size_minus_one(rng) >> rng_below(rng, 3));
    words[8] = rng_percent(rng, 20);
    words[9] = i < 65536 ? 0 : rng_below(rng, 1 + get(words, TEX_TIC_MAX_MIP_LEVEL_LO, TEX_TIC_MAX_MIP_LEVEL_W));
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

/* Of one level, modulo 2^64; `block` becomes the bytes of a block. */
static uint64_t level_bytes(const uint32_t *words, uint64_t width, uint64_t height, uint64_t depth, uint64_t *block)
{
    const struct tex_format_info *f = tex_format_find(get(words, TEX_TIC_COMPONENTS_LO, TEX_TIC_COMPONENTS_W));
    uint64_t gobs = ceil_div(ceil_div(width, f->wide) * f->bytes, 64); /* PD-91c */
    uint64_t rows = ceil_div(ceil_div(height, f->high), 8);
    uint32_t w = least(get(words, TEX_TIC_GOBS_PER_BLOCK_WIDTH_LO, 3), ceil_log2(gobs));
    uint32_t h = least(get(words, TEX_TIC_GOBS_PER_BLOCK_HEIGHT_LO, 3), ceil_log2(rows));
    uint32_t d = least(get(words, TEX_TIC_GOBS_PER_BLOCK_DEPTH_LO, 3), ceil_log2(depth));
    if (words[8])
        w = 0;
    *block = UINT64_C(512) << (w + h + d);
    return ceil_div(gobs, 1u << w) * ceil_div(rows, 1u << h) * ceil_div(depth, 1u << d) * *block;
}

static uint64_t at_level(uint64_t size, uint32_t level)
{
    return size >> level == 0 ? 1 : size >> level;
}

/* Of the levels up to the last one; level l counts 2 l + 1 times, so that no two can be exchanged. */
static uint32_t reciprocals(uint64_t size, uint32_t last)
{
    uint64_t sum = 0;
    for (uint32_t l = 0; l <= last; l++) {
        uint64_t n = at_level(size, l);
        sum += (2 * l + 1) * ((UINT64_C(1) << (ceil_log2(n) + 18)) / n);
    }
    return (uint32_t)sum;
}

static void expect(const uint32_t *words, uint32_t *result)
{
    uint64_t width = get(words, TEX_TIC_WIDTH_MINUS_ONE_LO, 16) + 1;
    uint64_t height = get(words, TEX_TIC_HEIGHT_MINUS_ONE_LO, 16) + 1, depth = 1;
    uint64_t offset = 0, layer = 0, block = 0, block0 = 0;
    uint32_t level = words[9], last = get(words, TEX_TIC_MAX_MIP_LEVEL_LO, 4);
    uint32_t type = get(words, TEX_TIC_TEXTURE_TYPE_LO, 4);
    if (type == TEX_TYPE_ONE_D || type == TEX_TYPE_ONE_D_ARRAY || type == TEX_TYPE_ONE_D_BUFFER)
        height = 1;
    if (type == TEX_TYPE_THREE_D)
        depth = get(words, TEX_TIC_DEPTH_MINUS_ONE_LO, 14) + 1;
    for (uint32_t l = 0; l < 16; l++) {
        uint64_t bytes = level_bytes(words, at_level(width, l), at_level(height, l), at_level(depth, l), &block);
        block0 = l == 0 ? block : block0;
        offset += l < level ? bytes : 0;
        layer += l <= last ? bytes : 0;
    }
    layer = ceil_div(layer, block0) * block0 & ((UINT64_C(1) << 48) - 1);
    offset &= (UINT64_C(1) << 48) - 1;
    result[0] = (uint32_t)offset;
    result[1] = (uint32_t)(offset >> 32);
    result[2] = reciprocals(width, last);
    result[3] = reciprocals(height, last);
    result[4] = TEX_DERIVE_CYCLES | 1 << 8 | ((2U << last) - 1) << 16;
    result[5] = (uint32_t)layer;
    result[6] = (uint32_t)(layer >> 32);
    result[7] = reciprocals(depth, last);
}

const struct rtl_module tested = {"derive", 200000, DONE_EDGES, operand, expect};
