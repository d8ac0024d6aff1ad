// SPDX-License-Identifier: Apache-2.0
/*
 * tex_header_detail against plain C. words: 0..7 header; 8..15 sampler, in whose last word, which is not read, levels
 * of the view - 1 and, above it, the filter of minification and whether there are integers (PD-63) are. result: 0 bias,
 * above it the least level; 1 the greatest level, then last, base, mip, minify, taps, high, spread;
 * 2 ratio.
 */
#include "rtl_module.h"
#include "tex_defs.h"
#include <math.h>

#define TIC(name) field(words, TEX_TIC_##name##_LO, TEX_TIC_##name##_W)
#define TSC(name) field(words + 8, TEX_TSC_##name##_LO, TEX_TSC_##name##_W)

static uint32_t field(const uint32_t *words, uint32_t low, uint32_t width)
{
    return words[low / 32] >> low % 32 & ((1u << width) - 1);
}

static void put(uint32_t *words, uint32_t low, uint32_t width, uint32_t value)
{
    uint32_t mask = ((1u << width) - 1) << low % 32;
    words[low / 32] = (words[low / 32] & ~mask) | (value << low % 32 & mask);
}
#define PUT(name, value) put(words, TEX_TIC_##name##_LO, TEX_TIC_##name##_W, value)

/* As drivers write it, or empty; mostly with one bit of it turned. */
static void put_spread(struct rng *rng, uint32_t *words)
{
    static const uint32_t low[6] = {TEX_TIC_ANISO_FINE_SPREAD_FUNC_LO,     TEX_TIC_ANISO_COARSE_SPREAD_FUNC_LO,
                                    TEX_TIC_ANISO_FINE_SPREAD_MODIFIER_LO, TEX_TIC_ANISO_COARSE_SPREAD_MODIFIER_LO,
                                    TEX_TIC_ANISO_SPREAD_SCALE_LO,         TEX_TIC_ANISO_BIAS_LO};
    static const uint32_t width[6] = {2, 2, 2, 2, 5, 4};
    uint32_t written = rng_below(rng, 2), any = rng_below(rng, 6);
    PUT(ANISO_FINE_SPREAD_FUNC, 2 * written);
    PUT(ANISO_COARSE_SPREAD_FUNC, written);
    PUT(ANISO_FINE_SPREAD_MODIFIER, 0);
    PUT(ANISO_COARSE_SPREAD_MODIFIER, 0);
    PUT(ANISO_SPREAD_SCALE, 0);
    PUT(ANISO_BIAS, 0);
    if (rng_percent(rng, 60)) {
        uint32_t at = low[any] + rng_below(rng, width[any]);
        words[at / 32] ^= 1u << at % 32;
    }
}

/* Fields that are 0, all ones, or any. */
static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    (void)i;
    for (unsigned n = 0; n < MODULE_OPERANDS; n++)
        words[n] = rng_percent(rng, 10) ? 0 : rng_percent(rng, 10) ? 0xffffffff : rng_next(rng);
    if (rng_percent(rng, 50)) /* MIN_LOD_CLAMP equal or close */
        words[10] = (words[10] & 0xfffff000) | (((words[7] >> 12) + rng_below(rng, 3) - 1) & 0xfff);
    if (rng_percent(rng, 70))
        put_spread(rng, words);
}

/* log2 of 1, 2, 4, 6, 8, 10, 12, 16, rounded up. */
static uint32_t log2_of(uint32_t code)
{
    uint32_t most = code < 2 ? code + 1 : code < 7 ? 2 * code : 16, log2 = 0;
    while (1u << log2 < most)
        log2++;
    return log2;
}

/* PD-131: log2 of these in 1/16, cut. */
static uint32_t ratio_of(uint32_t code)
{
    static const double most[8] = {1, 2, 4, 6, 8, 10, 12, 16};
    return (uint32_t)(16 * log2(most[code]));
}

/* PD-122 */
static uint32_t spread_is_known(const uint32_t *words)
{
    uint32_t fine = TIC(ANISO_FINE_SPREAD_FUNC), coarse = TIC(ANISO_COARSE_SPREAD_FUNC);
    uint32_t others =
        TIC(ANISO_FINE_SPREAD_MODIFIER) + TIC(ANISO_COARSE_SPREAD_MODIFIER) + TIC(ANISO_SPREAD_SCALE) + TIC(ANISO_BIAS);
    return others == 0 && (fine + coarse == 0 || (fine == 2 && coarse == 1));
}

static void expect(const uint32_t *words, uint32_t *result)
{
    uint32_t own = TIC(MIN_LOD_CLAMP), other = TSC(MIN_LOD_CLAMP), last = words[15] & 15;
    uint32_t least = own < other ? other : own, most = TSC(MAX_LOD_CLAMP), base = own / 256;
    uint32_t mip = TSC(MIP_FILTER);
    uint32_t option = TIC(USE_HEADER_OPT_CONTROL), limit = option ? TIC(MAX_ANISOTROPY) : TSC(MAX_ANISOTROPY);
    if (most > 256 * last)
        most = 256 * last;
    if (base > last)
        base = last;
    uint32_t integers = words[15] >> 6 & 1;
    if (integers && mip == TEX_MIP_LINEAR)
        mip = TEX_MIP_POINT;
    result[0] = (option ? TIC(MIP_LOD_BIAS) : TSC(MIP_LOD_BIAS)) | least << 13;
    result[1] = most | last << 12 | base << 16 | mip << 20 | (words[15] >> 4 & 3) << 22;
    if (TSC(MIN_FILTER) == TEX_MIN_ANISO && !integers)
        result[1] |= log2_of(limit) << 24, result[2] = ratio_of(limit);
    result[1] |= TIC(LOD_ISO_QUALITY) << 27 | spread_is_known(words) << 28;
}

const struct rtl_module tested = {"header_detail", 2000000, 1, operand, expect};
