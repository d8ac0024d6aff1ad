// SPDX-License-Identifier: Apache-2.0
/* What a texel of a compressed block is: by outside decoders (block_outside.txt), or by the formula of its format. */
#ifndef TESTS_RTL_BLOCK_EXPECT_H
#define TESTS_RTL_BLOCK_EXPECT_H
#include "base/rng.h"
#include "tex_defs.h"
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef BLOCK_TABLE
#define BLOCK_TABLE "tests/modules/block_outside.txt"
#endif

struct row {
    uint32_t codec;
    bool is_signed;
    uint8_t block[16];
    uint16_t code[16][4];
};
static struct row *rows;
static uint64_t rows_count;

static uint32_t hex(const char **at, int digits)
{
    char text[5] = {0};
    memcpy(text, *at, (size_t)digits);
    *at += digits;
    char *end;
    uint32_t value = (uint32_t)strtoul(text, &end, 16);
    if (end != text + digits) {
        fprintf(stderr, "block: " BLOCK_TABLE ": line %llu: not %d hexadecimal digits\n",
                (unsigned long long)rows_count + 1, digits);
        exit(2);
    }
    return value;
}

static void read_row(const char *line, struct row *row)
{
    char *at;
    row->codec = (uint32_t)strtoul(line, &at, 10);
    row->is_signed = strtoul(at, &at, 10) != 0;
    const char *from = at + 1;
    for (int n = 0; *from != ' ' && n < 16; n++)
        row->block[n] = (uint8_t)hex(&from, 2);
    from++;
    for (int t = 0; t < 16; t++)
        for (int c = 0; c < 4; c++)
            row->code[t][c] = (uint16_t)(row->codec != TEX_CODEC_BC6H ? hex(&from, 2) : c < 3 ? hex(&from, 4) : 0x3c00);
}

static void read_table(void)
{
    FILE *file = fopen(BLOCK_TABLE, "r");
    char line[512];
    if (!file) {
        perror(BLOCK_TABLE);
        exit(2);
    }
    while (fgets(line, sizeof line, file)) {
        if ((rows_count & (rows_count - 1)) == 0)
            rows = realloc(rows, (rows_count ? 2 * rows_count : 1) * sizeof *rows);
        if (!rows)
            exit(2);
        memset(&rows[rows_count], 0, sizeof *rows);
        read_row(line, &rows[rows_count]);
        rows_count++;
    }
    fclose(file);
}

/* The block of a row as words. */
static void row_words(const struct row *row, uint32_t words[4])
{
    for (int n = 0; n < 4; n++)
        words[n] = (uint32_t)row->block[4 * n] | (uint32_t)row->block[4 * n + 1] << 8 |
                   (uint32_t)row->block[4 * n + 2] << 16 | (uint32_t)row->block[4 * n + 3] << 24;
}

static const uint32_t formulas[] = {TEX_CODEC_BC1, TEX_CODEC_BC1, TEX_CODEC_BC2,   TEX_CODEC_BC3, TEX_CODEC_BC4,
                                    TEX_CODEC_BC5, TEX_CODEC_EAC, TEX_CODEC_EACX2, TEX_CODEC_NONE};

/* The odd blocks: endpoints that are equal, next to each other or at an end; EAC without a multiplier. */
static void corners(struct rng *rng, uint32_t *words)
{
    for (int half = 0; half < 8; half += 2) {
        uint32_t *first = &words[half];
        switch (rng_below(rng, 8)) {
        case 0:
            *first = *first >> 16 | *first << 16;
            break;
        case 1:
            *first = (*first & 0xffff) * 0x10001;
            break;
        case 2:
            *first = (*first & 0xffff0000) | (*first & 0xff) * 0x101;
            break;
        case 3:
            *first = (*first & 0xffff0000) | (rng_below(rng, 2) ? 0x8081 : 0x8180);
            break;
        case 4:
            *first = (*first & 0xffff0000) | (rng_below(rng, 2) ? 0x807f : 0x7f80);
            break;
        case 5:
            *first &= 0xffff0fff;
            break;
        case 6:
            *first = (*first & 0xffffff00) | (rng_below(rng, 2) ? 0x80 : rng_below(rng, 2) ? 0xff : 0);
            break;
        default:
            break;
        }
    }
}

static uint32_t byte_of(const uint32_t *block, uint32_t n)
{
    return block[n / 4] >> 8 * (n % 4) & 255;
}

static int widened(uint32_t v, int bits)
{
    return (int)(v << (8 - bits) | v >> (2 * bits - 8));
}

/* PD-83 */
static void bc1(const uint32_t *block, uint32_t texel, bool four, bool nv, uint16_t *code)
{
    uint32_t word[2] = {block[0] & 0xffff, block[0] >> 16}, index = block[1] >> 2 * texel & 3;
    static const int low[3] = {11, 5, 0}, bits[3] = {5, 6, 5};
    bool three = !four && word[0] <= word[1];
    for (int c = 0; c < 3; c++) {
        uint32_t v[2] = {word[0] >> low[c] & ((1u << bits[c]) - 1), word[1] >> low[c] & ((1u << bits[c]) - 1)};
        int e[2] = {widened(v[0], bits[c]), widened(v[1], bits[c])};
        int mix[4] = {e[0], e[1], three ? (e[0] + e[1]) / 2 : (2 * e[0] + e[1]) / 3, three ? 0 : (e[0] + 2 * e[1]) / 3};
        if (nv && c == 1) {
            int d = e[1] - e[0];
            mix[2] = (256 * e[0] + d / 4 + 128 + (three ? 128 : 80) * d) / 256;
            mix[3] = three ? 0 : (256 * e[1] - d / 4 + 128 - 80 * d) / 256;
        } else if (nv) {
            mix[2] = (int)(three ? (v[0] + v[1]) * 33 : (2 * v[0] + v[1]) * 22) >> 3;
            mix[3] = three ? 0 : (int)((2 * v[1] + v[0]) * 22) >> 3;
        }
        code[c] = (uint16_t)mix[index];
    }
    code[3] = three && index == 3 ? 0 : 255;
}

/* PD-84: the numerator over 5 * 7 * 255 or 5 * 7 * 127. */
static uint16_t bc4(const uint32_t *block, uint32_t texel, bool is_signed)
{
    int e[2], one = is_signed ? 127 : 255, zero = is_signed ? -127 : 0;
    for (uint32_t n = 0; n < 2; n++)
        e[n] = is_signed ? (int8_t)byte_of(block, n) : (int)byte_of(block, n);
    bool greater = e[0] > e[1];
    for (int n = 0; n < 2; n++)
        e[n] = e[n] < zero ? zero : e[n];
    uint64_t indices = (uint64_t)block[1] << 16 | block[0] >> 16;
    int k = (int)(indices >> 3 * texel & 7);
    if (k < 2)
        return (uint16_t)(35 * e[k]);
    if (greater)
        return (uint16_t)(5 * ((8 - k) * e[0] + (k - 1) * e[1]));
    return (uint16_t)(k == 6 ? 35 * zero : k == 7 ? 35 * one : 7 * ((6 - k) * e[0] + (k - 1) * e[1]));
}

static int64_t floor_of(int64_t a, int64_t b)
{
    return a / b - (a % b < 0);
}

/* The ends of a block by PD-135; what index k > 1 is a mix of: parts of the difference of the ends, and its end. */
static bool nv_ends(const uint32_t *block, bool is_signed, int e[2])
{
    for (uint32_t n = 0; n < 2; n++) {
        e[n] = is_signed ? (int8_t)byte_of(block, n) : (int)byte_of(block, n);
        e[n] = e[n] == -128 ? -127 : e[n];
    }
    return e[0] > e[1];
}

static int nv_index(const uint32_t *block, uint32_t texel)
{
    return (int)(((uint64_t)block[1] << 16 | block[0] >> 16) >> 3 * texel & 7);
}

/* PD-135: a code of 16 bits. */
static uint16_t bc4_nv(const uint32_t *block, uint32_t texel, bool is_signed)
{
    static const struct {
        int end, times;
    } eight[8] = {{0, 0}, {1, 0}, {0, 36}, {0, 72}, {1, -144}, {0, 144}, {1, -72}, {1, -36}},
      six[6] = {{0, 0}, {1, 0}, {0, 48}, {0, 96}, {1, -96}, {1, -48}};
    int e[2], wide[2], k = nv_index(block, texel);
    bool greater = nv_ends(block, is_signed, e);
    for (int n = 0; n < 2; n++)
        wide[n] = !is_signed ? 257 * e[n] : e[n] < 0 ? 258 * e[n] - -e[n] / 64 : 258 * e[n] + e[n] / 64;
    if (!greater && k >= 6)
        return (uint16_t)(k == 6 ? (is_signed ? -32767 : 0) : is_signed ? 32767 : 65535);
    if (greater)
        return (uint16_t)(wide[eight[k].end] + eight[k].times * (e[1] - e[0]));
    return (uint16_t)(wide[six[k].end] + six[k].times * (e[1] - e[0]));
}

/* PD-135a: as many bits, of 8. */
static uint16_t bc3_nv(const uint32_t *block, uint32_t texel)
{
    static const int eight[8] = {0, 2048, 289, 578, 892, 1156, 1470, 1759}, six[6] = {0, 2048, 385, 770, 1278, 1663};
    int e[2], k = nv_index(block, texel);
    bool greater = nv_ends(block, false, e);
    if (!greater && k >= 6)
        return k == 6 ? 0 : 65535;
    return (uint16_t)(257 * floor_of(2048 * e[0] + (greater ? eight : six)[k] * (e[1] - e[0]) + 1024, 2048));
}

/* Khronos Data Format, R11 EAC. */
static uint16_t eac(const uint32_t *block, uint32_t texel, bool is_signed)
{
    static const int modifiers[16][8] = {
        {-3, -6, -9, -15, 2, 5, 8, 14}, {-3, -7, -10, -13, 2, 6, 9, 12}, {-2, -5, -8, -13, 1, 4, 7, 12},
        {-2, -4, -6, -13, 1, 3, 5, 12}, {-3, -6, -8, -12, 2, 5, 7, 11},  {-3, -7, -9, -11, 2, 6, 8, 10},
        {-4, -7, -8, -11, 3, 6, 7, 10}, {-3, -5, -8, -11, 2, 4, 7, 10},  {-2, -6, -8, -10, 1, 5, 7, 9},
        {-2, -5, -8, -10, 1, 4, 7, 9},  {-2, -4, -8, -10, 1, 3, 7, 9},   {-2, -5, -7, -10, 1, 4, 6, 9},
        {-3, -4, -7, -10, 2, 3, 6, 9},  {-1, -2, -3, -10, 0, 1, 2, 9},   {-4, -6, -8, -9, 3, 5, 7, 8},
        {-3, -5, -7, -9, 2, 4, 6, 8}};
    uint64_t all = 0;
    for (uint32_t n = 0; n < 8; n++)
        all = all << 8 | byte_of(block, n);
    uint32_t place = texel % 4 * 4 + texel / 4;
    int modifier = modifiers[all >> 48 & 15][all >> (45 - 3 * place) & 7], multiplier = (int)(all >> 52 & 15);
    int base = is_signed ? (int8_t)(all >> 56) : (int)(all >> 56), low = is_signed ? -1023 : 0,
        high = is_signed ? 1023 : 2047;
    int value = 8 * (base == -128 ? -127 : base) + (is_signed ? 0 : 4) + modifier * (multiplier ? 8 * multiplier : 1);
    return (uint16_t)(value < low ? low : value > high ? high : value);
}

static void formula(uint32_t how, const uint32_t *block, uint32_t texel, uint16_t *code)
{
    uint32_t codec = how & 15;
    bool is_signed = how >> 4 & 1, nv = how >> 5 & 1, of_bc4 = how >> 6 & 1;
    if (codec == TEX_CODEC_BC1 || codec == TEX_CODEC_BC2 || codec == TEX_CODEC_BC3)
        bc1(codec == TEX_CODEC_BC1 ? block : block + 2, texel, codec != TEX_CODEC_BC1, nv, code);
    if (codec == TEX_CODEC_BC2)
        code[3] = (uint16_t)((block[texel / 8] >> 4 * (texel % 8) & 15) * 17);
    if (codec == TEX_CODEC_BC3)
        code[3] = of_bc4 ? bc3_nv(block, texel) : bc4(block, texel, false);
    if (codec == TEX_CODEC_BC4 || codec == TEX_CODEC_BC5)
        code[0] = (of_bc4 ? bc4_nv : bc4)(block, texel, is_signed);
    if (codec == TEX_CODEC_BC5)
        code[1] = (of_bc4 ? bc4_nv : bc4)(block + 2, texel, is_signed);
    if (codec == TEX_CODEC_EAC || codec == TEX_CODEC_EACX2)
        code[0] = eac(block, texel, is_signed);
    if (codec == TEX_CODEC_EACX2)
        code[1] = eac(block + 2, texel, is_signed);
}

#endif
