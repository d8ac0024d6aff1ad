// SPDX-License-Identifier: Apache-2.0
/* tex_coord_product against integers of 128 bits. words: 0, 1 cut; 2 size, bit 17 normalised, bit 18 active. */
#include "coord_exact.h"
#include "rtl_module.h"

static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    uint64_t bits = (uint64_t)rng_next(rng) << 32 | rng_next(rng), top = UINT64_C(1) << rng_below(rng, 40);
    int64_t cut = rng_percent(rng, 30) ? (int64_t)(top + rng_below(rng, 5)) - 2 : (int64_t)(bits % top);
    if (rng_below(rng, 2))
        cut = -cut;
    if (i == 0)
        cut = -(INT64_C(1) << 39);
    words[0] = (uint32_t)cut;
    words[1] = (uint32_t)(cut >> 32) & 0xff;
    words[2] = (i == 0 ? 65536 : size_operand(rng)) | (rng_percent(rng, 95) ? 0x20000 : 0) |
               (rng_percent(rng, 95) ? 0x40000 : 0);
}

static void expect(const uint32_t *words, uint32_t *result)
{
    __int128 f = (__int128)words[1] << 32 | words[0], unit = 1 << 12;
    if (words[1] & 0x80)
        f -= (__int128)1 << 40;
    __int128 p = floor_div(f * (words[2] & 0x20000 ? words[2] & 0x1ffff : 1), unit);
    if (!(words[2] & 0x40000))
        p = 0;
    result[0] = (uint32_t)p;
    result[1] = (uint32_t)(p >> 32) & 0xfff;
}

const struct rtl_module tested = {"coord_product", 5000000, 1, operand, expect};
