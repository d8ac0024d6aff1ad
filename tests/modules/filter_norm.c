// SPDX-License-Identifier: Apache-2.0
/*
 * tex_filter_norm and tex_filter_weights: the sum as an integer, the quotient by binary64, from which it rounds once:
 * it lies 2^-40 or more from where binary32 rounds. words 0..3: codes; 4: s, t in bits 7:0 and 15:8, bits of a code
 * 20:16, SNORM 24, round16 25.
 */
#include "rtl_module.h"
#include <string.h>

static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    uint32_t snorm = rng_below(rng, 2), round16 = rng_below(rng, 2), s = rng_below(rng, 256), t = rng_below(rng, 256);
    uint32_t bits = 1 + snorm + rng_below(rng, 16 - snorm), base = rng_next(rng);
    if (i < 65536) /* every weight */
        s = (uint32_t)i & 0xff, t = (uint32_t)i >> 8;
    if (rng_percent(rng, 20))
        s = 0x01ff8000 >> 8 * rng_below(rng, 4) & 0xff;
    if (rng_percent(rng, 20))
        t = 0x01ff8000 >> 8 * rng_below(rng, 4) & 0xff;
    for (unsigned k = 0; k < 4; k++) {
        uint32_t code = rng_percent(rng, 50)   ? rng_next(rng)
                        : rng_percent(rng, 50) ? base
                                               : base + rng_below(rng, 3) - 1;
        if (rng_percent(rng, 20))
            code = rng_below(rng, 2) ? 0 : 0xffffffff;
        if (snorm) { /* a sign in front; there is no code below that of -1.0 */
            int32_t value = (int32_t)(code << (32 - bits)) >> (32 - bits), lowest = 1 - (1 << (bits - 1));
            code = (uint32_t)(value < lowest || rng_percent(rng, 5) ? lowest : value);
        } else {
            code &= (1U << bits) - 1;
        }
        words[k] = code & 0x1ffff;
    }
    words[4] = s | t << 8 | bits << 16 | snorm << 24 | round16 << 25;
}

/* `wide` bits: those of the magnitude, from the highest on, over and over. */
static int64_t repeated(int64_t magnitude, int places, int wide)
{
    int64_t text = 0;
    for (int n = 0; n < wide; n++)
        text = text << 1 | (magnitude >> (places - 1 - n % places) & 1);
    return text;
}

static void expect(const uint32_t *words, uint32_t *result)
{
    int s = words[4] & 0xff, t = words[4] >> 8 & 0xff, bits = words[4] >> 16 & 31, snorm = words[4] >> 24 & 1;
    int round16 = words[4] >> 25 & 1, places = bits - snorm, wide = 16 - snorm;
    const int64_t weight[4] = {(256 - s) * t, s * t, s * (256 - t), (256 - s) * (256 - t)};
    int64_t sum = 0, top = (1 << places) - 1;
    for (int k = 0; k < 4; k++) {
        int64_t code = (int64_t)(words[k] & 0xffff) - (words[k] & 0x10000), size = code < 0 ? -code : code;
        if (round16)
            size = repeated(size, places, wide);
        sum += code < 0 ? -size * weight[k] : size * weight[k];
    }
    if (round16) {
        int64_t size = ((sum < 0 ? -sum : sum) + 32768) >> 16 << 16;
        sum = sum < 0 ? -size : size;
        top = (1 << wide) - 1;
    }
    float mean = (float)((double)sum / (65536.0 * (double)top));
    memcpy(result, &mean, sizeof mean);
    for (int k = 0; k < 4; k++) /* from bit 17 k of words 1.. on */
        for (int n = 0; n < 17; n++)
            result[1 + (17 * k + n) / 32] |= (uint32_t)(weight[k] >> n & 1) << (17 * k + n) % 32;
}

const struct rtl_module tested = {"filter_norm", 10000000, 1, operand, expect};
