// SPDX-License-Identifier: Apache-2.0
/*
 * tex_header_detail against plain C. words: 0..7 header; 8..15 sampler, in whose last word, which is not read, levels
 * of the view - 1 and, above it, the filter of minification and whether there are integers (PD-63) are. result: 0 bias,
 * above it the least level; 1 the greatest level, then last, base, mip, minify, aniso, high.
 */
#include "rtl_module.h"
#include "tex_defs.h"

#define TIC(name) field(words, TEX_TIC_##name##_LO, TEX_TIC_##name##_W)
#define TSC(name) field(words + 8, TEX_TSC_##name##_LO, TEX_TSC_##name##_W)

static uint32_t field(const uint32_t *words, uint32_t low, uint32_t width)
{
    return words[low / 32] >> low % 32 & ((1u << width) - 1);
}

/* Fields that are 0, all ones, or any. */
static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    (void)i;
    for (unsigned n = 0; n < MODULE_OPERANDS; n++)
        words[n] = rng_percent(rng, 10) ? 0 : rng_percent(rng, 10) ? 0xffffffff : rng_next(rng);
    if (rng_percent(rng, 50)) /* MIN_LOD_CLAMP equal or close */
        words[10] = (words[10] & 0xfffff000) | (((words[7] >> 12) + rng_below(rng, 3) - 1) & 0xfff);
}

static void expect(const uint32_t *words, uint32_t *result)
{
    uint32_t own = TIC(MIN_LOD_CLAMP), other = TSC(MIN_LOD_CLAMP), last = words[15] & 15;
    uint32_t least = own < other ? other : own, most = TSC(MAX_LOD_CLAMP), base = own / 256;
    uint32_t mip = TSC(MIP_FILTER);
    uint32_t option = TIC(USE_HEADER_OPT_CONTROL), taps = option ? TIC(MAX_ANISOTROPY) : TSC(MAX_ANISOTROPY);
    if (most > 256 * last)
        most = 256 * last;
    if (base > last)
        base = last;
    if ((words[15] >> 6 & 1) && mip == TEX_MIP_LINEAR)
        mip = TEX_MIP_POINT;
    result[0] = (option ? TIC(MIP_LOD_BIAS) : TSC(MIP_LOD_BIAS)) | least << 13;
    result[1] = most | last << 12 | base << 16 | mip << 20 | (words[15] >> 4 & 3) << 22;
    result[1] |= (uint32_t)(TSC(MIN_FILTER) == TEX_MIN_ANISO && taps > 0) << 24 | TIC(LOD_ISO_QUALITY) << 25;
}

const struct rtl_module tested = {"header_detail", 2000000, 1, operand, expect};
