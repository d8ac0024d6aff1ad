// SPDX-License-Identifier: Apache-2.0
/*
 * tex_filter_sum and tex_filter_weights by integers. words 0..3: codes; 4: s, t in bits 7:0 and 15:8, bits of a code
 * 20:16, SNORM 24, round16 25, whether it computes 26, weight8 27; 5: the missing texel 3:0, sample k shows texel k xor
 * bits 2 k + 9 .. 2 k + 8; 6, 7: with weight8 the weights in 2^-8, 9 bits each. result: 0, 1 the sum; from 2 on the
 * weights of texels.
 */
#include "filter_codes.h"
#include "rtl_module.h"
#include "weight8.h"

static uint32_t draw_code(struct rng *rng, uint32_t base, uint32_t bits, uint32_t snorm)
{
    uint32_t code = rng_percent(rng, 50) ? rng_next(rng) : rng_percent(rng, 50) ? base : base + rng_below(rng, 3) - 1;
    if (rng_percent(rng, 20))
        code = rng_below(rng, 2) ? 0 : 0xffffffff;
    if (!snorm)
        return code & ((1U << bits) - 1);
    /* A sign in front; the lowest code is that of -1.0. */
    int32_t value = (int32_t)(code << (32 - bits)) >> (32 - bits), lowest = 1 - (1 << (bits - 1));
    return (uint32_t)(value < lowest || rng_percent(rng, 5) ? lowest
                      : value == -1 && rng_percent(rng, 50) ? -lowest
                                                            : value) &
           0x1ffff;
}

/* Of a sample. */
static uint32_t right(unsigned k)
{
    return k == 1 || k == 2;
}

static uint32_t top(unsigned k)
{
    return k >= 2;
}

static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    uint32_t snorm = rng_below(rng, 2), round16 = rng_below(rng, 2), s = rng_below(rng, 256), t = rng_below(rng, 256);
    uint32_t bits = 1 + snorm + rng_below(rng, 16 - snorm), base = rng_next(rng);
    if (i < 65536) /* every weight */
        s = (uint32_t)i & 0xff, t = (uint32_t)i >> 8;
    if (i >= 65536 && rng_percent(rng, 20))
        s = 0x01ff8000 >> 8 * rng_below(rng, 4) & 0xff;
    if (i >= 65536 && rng_percent(rng, 20))
        t = 0x01ff8000 >> 8 * rng_below(rng, 4) & 0xff;
    for (unsigned k = 0; k < 4; k++)
        words[k] = draw_code(rng, base, bits, snorm);
    uint32_t column = rng_percent(rng, 15) ? 1 : 0, row = rng_percent(rng, 15) ? 3 : 0;
    uint32_t to_right = rng_below(rng, 2), to_top = rng_below(rng, 2);
    words[5] = rng_percent(rng, 40) ? 1U << rng_below(rng, 4) : 0;
    for (unsigned k = 0; k < 4; k++) /* all samples of one column, of one row */
        words[5] |= ((right(k) == to_right ? column : 0) ^ (top(k) == to_top ? row : 0)) << (8 + 2 * k);
    words[4] = s | t << 8 | bits << 16 | snorm << 24 | round16 << 25 | (uint32_t)rng_percent(rng, 98) << 26;
    struct weight8_pass p;
    weight8_draw(rng, &p);
    struct weight8 w = weight8_of(&p);
    uint64_t packed = 0;
    for (unsigned k = 0; k < 4; k++)
        packed |= (uint64_t)w.of_texel[k] << 9 * k;
    words[4] |= (uint32_t)rng_percent(rng, 40) << 27;
    /* PD-125c: there the lowest code is one less. */
    for (unsigned k = 0; k < 4 && words[4] >> 27 && snorm && bits % 8 == 0; k++)
        words[k] = rng_percent(rng, 20) ? 0x20000 - (1U << (bits - 1)) : words[k];
    words[6] = (uint32_t)packed;
    words[7] = (uint32_t)(packed >> 32);
}

static void expect(const uint32_t *words, uint32_t *result)
{
    int s = words[4] & 0xff, t = words[4] >> 8 & 0xff, bits = words[4] >> 16 & 31, snorm = words[4] >> 24 & 1;
    int round16 = words[4] >> 25 & 1, weight8 = words[4] >> 27 & 1;
    uint64_t packed = (uint64_t)words[7] << 32 | words[6];
    const int64_t of_sample[4] = {(256 - s) * t, s * t, s * (256 - t), (256 - s) * (256 - t)};
    int64_t sum = 0, weight[4] = {0, 0, 0, 0};
    for (int k = 0; k < 4; k++) /* in thirds, which the three neighbours of what is missing get */
        for (int i = 0; i < 4; i++) {
            int shown = k ^ (int)(words[5] >> (8 + 2 * k) & 3), missing = words[5] >> shown & 1;
            weight[i] += i == shown ? (missing ? 0 : 3 * of_sample[k]) : missing ? of_sample[k] : 0;
        }
    for (int k = 0; k < 4; k++) {
        int64_t code = (int64_t)(words[k] & 0xffff) - (words[k] & 0x10000), size = code < 0 ? -code : code;
        int64_t w = weight8 ? 3 * 256 * (int64_t)(packed >> 9 * k & 0x1ff) : weight[k];
        if (weight8 ? !snorm || bits % 8 != 0 : round16) /* SNORM of 16 bits is as wide as it can be */
            size = repeated(size, bits - snorm, 16 - snorm);
        sum += code < 0 ? -size * w : size * w;
    }
    if (words[4] >> 26 & 1) {
        result[0] = (uint32_t)sum;
        result[1] = (uint32_t)(sum >> 32) & 7;
    }
    for (int k = 0; k < 4; k++) /* from bit 18 k of words 2.. on */
        for (int n = 0; n < 18; n++)
            result[2 + (18 * k + n) / 32] |= (uint32_t)(weight[k] >> n & 1) << (18 * k + n) % 32;
}

const struct rtl_module tested = {"filter_sum", 6000000, 1, operand, expect};
