// SPDX-License-Identifier: Apache-2.0
/*
 * tex_filter_align by integers. words 0..3: the texels; 4: four weights of 9 bits, from bit 0 of word 4 on; 5: the
 * upper ones, the texels that are seen 7:4, half 8, whether it computes 9, sRGB 10. result: 0, 1 the sum; 2 its
 * exponent 7:0, flags 11:8.
 */
#include "rtl_module.h"
#include "weight8.h"

static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    struct weight8_pass p;
    uint64_t packed = 0;
    bool srgb = rng_percent(rng, 30), half = srgb || rng_below(rng, 2);
    weight8_draw(rng, &p);
    if (srgb && rng_percent(rng, 80))
        weight8_srgb(rng, words);
    else
        weight8_texels(rng, half, words);
    struct weight8 w = weight8_of(&p);
    for (unsigned k = 0; k < 4; k++) {
        packed |= (uint64_t)w.of_texel[k] << 9 * k | (uint64_t)w.seen[k] << (36 + k);
        if (!w.seen[k] && rng_percent(rng, 10))
            words[k] |= WEIGHT8_INFINITY; /* is not looked at */
    }
    (void)i;
    words[4] = (uint32_t)packed;
    words[5] =
        (uint32_t)(packed >> 32) | (uint32_t)half << 8 | (uint32_t)rng_percent(rng, 98) << 9 | (uint32_t)srgb << 10;
}

static void expect(const uint32_t *words, uint32_t *result)
{
    uint64_t packed = (uint64_t)words[5] << 32 | words[4];
    struct weight8 w = {.of_texel = {0}};
    for (unsigned k = 0; k < 4; k++) {
        w.of_texel[k] = packed >> 9 * k & 0x1ff;
        w.seen[k] = packed >> (36 + k) & 1;
    }
    if (!(words[5] >> 9 & 1))
        return;
    struct weight8_sum p = weight8_aligned(words, &w, words[5] >> 8 & 1, words[5] >> 10 & 1);
    result[0] = (uint32_t)p.sum;
    result[1] = (uint32_t)(p.sum >> 32) & 0x1f;
    result[2] = (uint32_t)p.exponent | (uint32_t)p.positive << 8 | (uint32_t)p.infinite[1] << 9 |
                (uint32_t)p.infinite[0] << 10 | (uint32_t)p.nan << 11;
}

const struct rtl_module tested = {"filter_align", 6000000, 1, operand, expect};
