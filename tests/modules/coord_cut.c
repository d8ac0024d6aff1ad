// SPDX-License-Identifier: Apache-2.0
/* tex_coord_cut against integers of 128 bits. words: 0 s; 1 mode, bit 3 normalised, bit 4 active. */
#include "coord_exact.h"
#include "rtl_module.h"

static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    uint32_t modes = FLOAT_CORNERS * 32;
    words[0] = i < modes ? float_corner((uint32_t)i / 32) : float_operand(i, rng);
    if (i >= modes && rng_percent(rng, 20)) /* few bits below 2^-21, or none */
        words[0] = (words[0] & 0x807fffff) | (115 + rng_below(rng, 20)) << 23;
    words[1] = i < modes ? (uint32_t)i % 32 : rng_below(rng, 8) | (rng_percent(rng, 90) ? 24 : 16);
}

static void expect(const uint32_t *words, uint32_t *result)
{
    __int128 f = cut_of(words[0]), most = (__int128)1 << 39;
    uint32_t mode = words[1] & 7;
    if (words[1] & 8 && (mode == TEX_WRAP_WRAP || mode == TEX_WRAP_MIRROR))
        f = modulo(f, mode == TEX_WRAP_WRAP ? 1 << 21 : 1 << 22);
    else
        f = f >= most ? most - 1 : f < -most ? -most : f;
    if (!(words[1] & 16))
        f = 0;
    result[0] = (uint32_t)f;
    result[1] = (uint32_t)(f >> 32) & 0xff;
}

const struct rtl_module tested = {"coord_cut", 5000000, 1, operand, expect};
