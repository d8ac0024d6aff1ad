// SPDX-License-Identifier: Apache-2.0
/*
 * tex_filter_share by integers. words 0: s, t, r in bits 7:0, 15:8, 23:16, log2 of taps 26:24, coarser level 28, second
 * slice 29, whether it computes 30; 1: weight of the coarser level 7:0, the missing texel 11:8, sample k shows texel k
 * xor bits 2 k + 17 .. 2 k + 16; 2: a tap by logarithms 9, its share 8:0. result: 0, 1 the weights and, from bit 36 on,
 * the texels that are seen.
 */
#include "rtl_module.h"
#include "weight8.h"

static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    struct weight8_pass p;
    weight8_draw(rng, &p);
    if (i < 65536) /* every place in a footprint */
        p = (struct weight8_pass){.s = (uint32_t)i & 0xff, .t = (uint32_t)i >> 8, .shown = {0, 1, 2, 3}};
    words[0] = p.s | p.t << 8 | p.r << 16 | p.taps << 24 | p.level << 28 | p.slice << 29 |
               (uint32_t)rng_percent(rng, 98) << 30;
    words[1] = p.coarser | p.corner << 8;
    words[2] = p.share | p.log8 << 9;
    for (unsigned k = 0; k < 4; k++)
        words[1] |= (p.shown[k] ^ k) << (16 + 2 * k);
}

static void expect(const uint32_t *words, uint32_t *result)
{
    struct weight8_pass p = {.s = words[0] & 0xff, .t = words[0] >> 8 & 0xff, .r = words[0] >> 16 & 0xff};
    p.taps = words[0] >> 24 & 7;
    p.level = words[0] >> 28 & 1;
    p.slice = words[0] >> 29 & 1;
    p.coarser = words[1] & 0xff;
    p.corner = words[1] >> 8 & 15;
    p.share = words[2] & 0x1ff;
    p.log8 = words[2] >> 9;
    for (unsigned k = 0; k < 4; k++)
        p.shown[k] = k ^ (words[1] >> (16 + 2 * k) & 3);
    if (!(words[0] >> 30 & 1))
        return;
    struct weight8 w = weight8_of(&p);
    uint64_t packed = 0;
    for (unsigned k = 0; k < 4; k++)
        packed |= (uint64_t)w.of_texel[k] << 9 * k | (uint64_t)w.seen[k] << (36 + k);
    result[0] = (uint32_t)packed;
    result[1] = (uint32_t)(packed >> 32);
}

const struct rtl_module tested = {"filter_share", 6000000, 1, operand, expect};
