// SPDX-License-Identifier: Apache-2.0
/*
 * tex_lod_level against the golden model's choice of a level, whose rules have tests of their own
 * (tests/unit/function/test_level.c). words: 0 lambda, above it mode, then whether it computes; 1 level or bias; 2
 * bias, above it the least level; 3 the greatest level, then last, base, mip. result: 0 level after bias, then whether
 * it minifies, then the step, then the weight of the level after it; 1 level after clamps.
 */
#include "floats.h"
#include "function/level.h"
#include "rtl_module.h"

/* Around a whole or a half level. */
static uint32_t near_level(struct rng *rng)
{
    return 128 * rng_below(rng, 33) + rng_below(rng, 5) - 2;
}

static uint32_t level_number(uint64_t i, struct rng *rng)
{
    uint32_t bits = float_operand(i, rng);
    switch (rng_below(rng, 4)) {
    case 0:
        return bits_of((float)(int)near_level(rng) / (rng_percent(rng, 50) ? 256 : -256));
    case 1:
        return (bits & 0x807fffff) | (116 + rng_below(rng, 22)) << 23;
    default:
        return bits;
    }
}

static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    static const uint32_t modes[] = {TEX_LOD_MODE_NONE, TEX_LOD_MODE_LZ,  TEX_LOD_MODE_LB,
                                     TEX_LOD_MODE_LL,   TEX_LOD_MODE_LBA, TEX_LOD_MODE_LLA};
    uint32_t lambda = rng_percent(rng, 70) ? near_level(rng) : rng_next(rng);
    uint32_t bias = rng_percent(rng, 40) ? 0 : rng_next(rng) >> rng_below(rng, 32);
    uint32_t least = rng_percent(rng, 60) ? 0 : rng_percent(rng, 50) ? near_level(rng) : rng_next(rng);
    uint32_t most = rng_percent(rng, 60) ? near_level(rng) : rng_next(rng);
    words[0] = (lambda & 0xffff) | modes[rng_below(rng, 6)] << 16 | (uint32_t)rng_percent(rng, 95) << 19;
    words[1] = level_number(i, rng);
    words[2] = ((rng_percent(rng, 50) ? bias : 0 - bias) & 0x1fff) | (least & 0xfff) << 13;
    words[3] = (most & 0xfff) | rng_below(rng, 256) << 12 | (1 + rng_below(rng, 3)) << 20; /* no MIP_FILTER is 0 */
}

static void expect(const uint32_t *words, uint32_t *result)
{
    struct tex_level level;
    const struct tex_detail detail = {.bias = (int32_t)(words[2] << 19) >> 19,
                                      .least = words[2] >> 13 & 0xfff,
                                      .most = words[3] & 0xfff,
                                      .last = words[3] >> 12 & 15,
                                      .base = words[3] >> 16 & 15,
                                      .mip = words[3] >> 20 & 3};
    if (!(words[0] >> 19 & 1))
        return;
    tex_level_choose(words[0] >> 16 & 7, (int16_t)words[0], words[1], &detail, &level);
    result[0] =
        ((uint32_t)level.unclamped & 0xffff) | (uint32_t)level.minifies << 16 | level.step << 20 | level.weight << 24;
    result[1] = level.clamped;
}

const struct rtl_module tested = {"lod_level", 5000000, 1, operand, expect};
