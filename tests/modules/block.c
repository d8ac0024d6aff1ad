// SPDX-License-Identifier: Apache-2.0
/*
 * tex_block. BC7, BC6H and ETC2 as outside decoders have them (block_outside.py; BLOCK_TABLE names its file), then
 * BC1..BC5 and EAC by their formulas on plain integers. words: 0..3 a block, 4..7 another one; 8 place {y, x} of the
 * texel of each sample, bits 19:16 codec, 20 signed, 21 nv, 22 bc4_nv, 27:24 samples of the other block, 31:30 the
 * first sample shown. results: 0..5 codes of three samples, 7: bit 12 valid, 13 ready, 31:16 what was carried: word 4.
 */
#include "rtl_module.h"

#include "block_expect.h"

#ifndef BLOCK_COUNT
#define BLOCK_COUNT 1000000
#endif

/* The row of the table that an operand is made of: shown again in expect. */
static const struct row *row_now;

/* Six operands for a block: three texels each. */
static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    if (!rows)
        read_table();
    row_now = i / 6 < rows_count ? &rows[i / 6] : NULL;
    for (int n = 0; n < 8; n++)
        words[n] = rng_next(rng);
    words[8] = rng_next(rng) & 0xc0600000;
    if (row_now) {
        uint32_t first = 3 * (uint32_t)(i % 6), start = words[8] >> 30;
        row_words(row_now, words);
        for (uint32_t k = 0; k < 4; k++)
            words[8] |= (first + k) % 16 << 4 * (start + k) % 16;
        words[8] |= row_now->codec << 16 | (uint32_t)row_now->is_signed << 20;
    } else {
        corners(rng, words);
        words[8] |= rng_below(rng, 0x10000) | formulas[i % (sizeof formulas / sizeof *formulas)] << 16 |
                    rng_below(rng, 2) << 20 | rng_below(rng, 16) << 24;
    }
}

static void expect(const uint32_t *words, uint32_t *result)
{
    uint32_t how = words[8] >> 16;
    for (uint32_t n = 0; n < 3; n++) {
        uint32_t k = ((words[8] >> 30) + n) % 4, texel = words[8] >> 4 * k & 15;
        uint16_t code[4] = {0};
        if (row_now)
            memcpy(code, row_now->code[texel], sizeof code);
        else
            formula(how, &words[words[8] >> (24 + k) & 1 ? 4 : 0], texel, code);
        result[2 * n] = code[0] | (uint32_t)code[1] << 16;
        result[2 * n + 1] = code[2] | (uint32_t)code[3] << 16;
    }
    result[7] = 0x3000 | words[4] << 16;
}

const struct rtl_module tested = {"block", BLOCK_COUNT, 2, operand, expect};
