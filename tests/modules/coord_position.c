// SPDX-License-Identifier: Apache-2.0
/* tex_coord_position against the host's binary32 product. words: 0 reduced; 1 size, bit 17 normalised. */
#include "coord_exact.h"
#include "rtl_module.h"

static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    uint32_t s = float_operand(i, rng);
    if ((s & 0x7f800000) == 0x7f800000) /* the module before never gives these */
        s &= 0xbfffffff;
    if ((s & 0x7f800000) == 0)
        s &= 0x80000000;
    words[0] = s;
    words[1] = size_operand(rng) | (rng_percent(rng, 95) ? 0x20000 : 0);
}

static void expect(const uint32_t *words, uint32_t *result)
{
    float product = float_of(words[0]) * (float)(words[1] & 0x1ffff);
    result[0] = words[1] & 0x20000 ? bits_of(product) : words[0];
}

const struct rtl_module tested = {"coord_position", 5000000, 1, operand, expect};
