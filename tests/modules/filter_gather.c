// SPDX-License-Identifier: Apache-2.0
/*
 * tex_filter_gather, all of it. words 0: the texel that the sample shows 1:0, whether it is missing 2, whether it
 * computes 3. result: 0, 1 the weights and, from bit 36 on, the texels that are seen.
 */
#include "rtl_module.h"
#include "weight8.h"

static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    (void)rng;
    words[0] = (uint32_t)i & 15;
}

static void expect(const uint32_t *words, uint32_t *result)
{
    if (!(words[0] >> 3 & 1))
        return;
    struct weight8 w = weight8_of_gather(words[0] & 3, words[0] >> 2 & 1);
    uint64_t packed = 0;
    for (unsigned k = 0; k < 4; k++)
        packed |= (uint64_t)w.of_texel[k] << 9 * k | (uint64_t)w.seen[k] << (36 + k);
    result[0] = (uint32_t)packed;
    result[1] = (uint32_t)(packed >> 32);
}

const struct rtl_module tested = {"filter_gather", 1000, 1, operand, expect};
