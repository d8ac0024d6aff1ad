// SPDX-License-Identifier: Apache-2.0
/* tex_coord_reduce against the host's binary32. words: 0 s; 1 mode, bit 3 normalised, bit 4 enable. */
#include "coord_exact.h"
#include "rtl_module.h"

static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    uint32_t modes = FLOAT_CORNERS * 32;
    words[0] = i < modes ? float_corner((uint32_t)i / 32) : float_operand(i, rng);
    words[1] = i < modes ? (uint32_t)i % 32 : 0x18 | rng_below(rng, rng_percent(rng, 20) ? 8 : 2);
}

static void expect(const uint32_t *words, uint32_t *result)
{
    float s = sanitised(float_of(words[0])), r = words[1] & 8 ? reduced_of(s, words[1] & 7) : s;
    result[0] = words[1] & 16 ? bits_of(r) : 0;
}

const struct rtl_module tested = {"coord_reduce", 5000000, 1, operand, expect};
