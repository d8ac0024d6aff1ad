// SPDX-License-Identifier: Apache-2.0
/*
 * tex_coord_cut, tex_coord_product and tex_coord_fixed in a row against the whole formula of PD-128, on integers of 128
 * bits. words: 0 s; 1 size; 2 mode, bit 3 normalised, bit 4 the centre of the texel;
 * 3 place of a tap, 0 with a centre.
 */
#include "coord_exact.h"
#include "rtl_module.h"

static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    uint32_t modes = FLOAT_CORNERS * 32;
    words[0] = i < modes ? float_corner((uint32_t)i / 32) : float_operand(i, rng);
    words[1] = size_operand(rng);
    words[2] =
        i < modes ? (uint32_t)i % 32 : rng_below(rng, 8) | (rng_percent(rng, 80) ? 8 : 0) | rng_below(rng, 2) << 4;
    words[3] = words[2] & 16 || rng_below(rng, 2) ? 0 : rng_next(rng) & 0x1fff;
    if (i % 16 == 7) { /* about where it saturates */
        words[0] = bits_of((rng_below(rng, 2) ? -1 : 1) * (131072 + (float)((int)rng_below(rng, 4096) - 2048) / 64));
        words[1] = rng_below(rng, 2) ? 1 : words[1];
    }
    if (i < modes || i % 4 == 3)
        return;
    /* A tie of 1/256 texel, an edge of a texel, or beside one of these, up to four periods away. */
    double halves = (double)(int)rng_below(rng, 8 * 512 * words[1]);
    if (i % 4 == 2)
        halves = 512 * floor(halves / 512);
    double size = words[2] & 8 ? words[1] : 1;
    words[0] = bits_of((float)((halves - 4 * 512 * size) / 512 / size));
    if (words[0] & 0x7fffffff)
        words[0] += rng_below(rng, 3) - 1;
}

static void expect(const uint32_t *words, uint32_t *result)
{
    int32_t fixed = fixed21_of(words[0], words[1], words[2] & 7, words[2] & 8, words[2] & 16,
                               (int32_t)(words[3] ^ 0x1000) - 0x1000);
    result[0] = (uint32_t)fixed & 0x3ffffff;
}

const struct rtl_module tested = {"coord_fixed21", 8000000, 3, operand, expect};
