// SPDX-License-Identifier: Apache-2.0
#include "function/block_codecs.h"

/* Endpoints: W and X of region 0, Y and Z of region 1. */
enum { W, X, Y, Z };
enum { R, G, B };

/* A run of bits of the block from `at` up: bits `first` to `last`, up or down, of one endpoint. */
struct run {
    uint8_t component, endpoint, first, last, at;
};
#define RUNS 23 /* at most; at 0 ends a list, since the mode is there */

/* Direct3D 11.3 functional specification, 19.5.13, by mode. */
static const struct run layout[14][RUNS] = {
    {{G, Y, 4, 4, 2},
     {B, Y, 4, 4, 3},
     {B, Z, 4, 4, 4},
     {R, W, 0, 9, 5},
     {G, W, 0, 9, 15},
     {B, W, 0, 9, 25},
     {R, X, 0, 4, 35},
     {G, Z, 4, 4, 40},
     {G, Y, 0, 3, 41},
     {G, X, 0, 4, 45},
     {B, Z, 0, 0, 50},
     {G, Z, 0, 3, 51},
     {B, X, 0, 4, 55},
     {B, Z, 1, 1, 60},
     {B, Y, 0, 3, 61},
     {R, Y, 0, 4, 65},
     {B, Z, 2, 2, 70},
     {R, Z, 0, 4, 71},
     {B, Z, 3, 3, 76}},
    {{G, Y, 5, 5, 2},  {G, Z, 4, 4, 3},  {G, Z, 5, 5, 4},  {R, W, 0, 6, 5},  {B, Z, 0, 0, 12}, {B, Z, 1, 1, 13},
     {B, Y, 4, 4, 14}, {G, W, 0, 6, 15}, {B, Y, 5, 5, 22}, {B, Z, 2, 2, 23}, {G, Y, 4, 4, 24}, {B, W, 0, 6, 25},
     {B, Z, 3, 3, 32}, {B, Z, 5, 5, 33}, {B, Z, 4, 4, 34}, {R, X, 0, 5, 35}, {G, Y, 0, 3, 41}, {G, X, 0, 5, 45},
     {G, Z, 0, 3, 51}, {B, X, 0, 5, 55}, {B, Y, 0, 3, 61}, {R, Y, 0, 5, 65}, {R, Z, 0, 5, 71}},
    {{R, W, 0, 9, 5},
     {G, W, 0, 9, 15},
     {B, W, 0, 9, 25},
     {R, X, 0, 4, 35},
     {R, W, 10, 10, 40},
     {G, Y, 0, 3, 41},
     {G, X, 0, 3, 45},
     {G, W, 10, 10, 49},
     {B, Z, 0, 0, 50},
     {G, Z, 0, 3, 51},
     {B, X, 0, 3, 55},
     {B, W, 10, 10, 59},
     {B, Z, 1, 1, 60},
     {B, Y, 0, 3, 61},
     {R, Y, 0, 4, 65},
     {B, Z, 2, 2, 70},
     {R, Z, 0, 4, 71},
     {B, Z, 3, 3, 76}},
    {{R, W, 0, 9, 5},  {G, W, 0, 9, 15},   {B, W, 0, 9, 25}, {R, X, 0, 3, 35},   {R, W, 10, 10, 39},
     {G, Z, 4, 4, 40}, {G, Y, 0, 3, 41},   {G, X, 0, 4, 45}, {G, W, 10, 10, 50}, {G, Z, 0, 3, 51},
     {B, X, 0, 3, 55}, {B, W, 10, 10, 59}, {B, Z, 1, 1, 60}, {B, Y, 0, 3, 61},   {R, Y, 0, 3, 65},
     {B, Z, 0, 0, 69}, {B, Z, 2, 2, 70},   {R, Z, 0, 3, 71}, {G, Y, 4, 4, 75},   {B, Z, 3, 3, 76}},
    {{R, W, 0, 9, 5},  {G, W, 0, 9, 15}, {B, W, 0, 9, 25},   {R, X, 0, 3, 35},   {R, W, 10, 10, 39},
     {B, Y, 4, 4, 40}, {G, Y, 0, 3, 41}, {G, X, 0, 3, 45},   {G, W, 10, 10, 49}, {B, Z, 0, 0, 50},
     {G, Z, 0, 3, 51}, {B, X, 0, 4, 55}, {B, W, 10, 10, 60}, {B, Y, 0, 3, 61},   {R, Y, 0, 3, 65},
     {B, Z, 1, 1, 69}, {B, Z, 2, 2, 70}, {R, Z, 0, 3, 71},   {B, Z, 4, 4, 75},   {B, Z, 3, 3, 76}},
    {{R, W, 0, 8, 5},
     {B, Y, 4, 4, 14},
     {G, W, 0, 8, 15},
     {G, Y, 4, 4, 24},
     {B, W, 0, 8, 25},
     {B, Z, 4, 4, 34},
     {R, X, 0, 4, 35},
     {G, Z, 4, 4, 40},
     {G, Y, 0, 3, 41},
     {G, X, 0, 4, 45},
     {B, Z, 0, 0, 50},
     {G, Z, 0, 3, 51},
     {B, X, 0, 4, 55},
     {B, Z, 1, 1, 60},
     {B, Y, 0, 3, 61},
     {R, Y, 0, 4, 65},
     {B, Z, 2, 2, 70},
     {R, Z, 0, 4, 71},
     {B, Z, 3, 3, 76}},
    {{R, W, 0, 7, 5},
     {G, Z, 4, 4, 13},
     {B, Y, 4, 4, 14},
     {G, W, 0, 7, 15},
     {B, Z, 2, 2, 23},
     {G, Y, 4, 4, 24},
     {B, W, 0, 7, 25},
     {B, Z, 3, 3, 33},
     {B, Z, 4, 4, 34},
     {R, X, 0, 5, 35},
     {G, Y, 0, 3, 41},
     {G, X, 0, 4, 45},
     {B, Z, 0, 0, 50},
     {G, Z, 0, 3, 51},
     {B, X, 0, 4, 55},
     {B, Z, 1, 1, 60},
     {B, Y, 0, 3, 61},
     {R, Y, 0, 5, 65},
     {R, Z, 0, 5, 71}},
    {{R, W, 0, 7, 5},  {B, Z, 0, 0, 13}, {B, Y, 4, 4, 14}, {G, W, 0, 7, 15}, {G, Y, 5, 5, 23}, {G, Y, 4, 4, 24},
     {B, W, 0, 7, 25}, {G, Z, 5, 5, 33}, {B, Z, 4, 4, 34}, {R, X, 0, 4, 35}, {G, Z, 4, 4, 40}, {G, Y, 0, 3, 41},
     {G, X, 0, 5, 45}, {G, Z, 0, 3, 51}, {B, X, 0, 4, 55}, {B, Z, 1, 1, 60}, {B, Y, 0, 3, 61}, {R, Y, 0, 4, 65},
     {B, Z, 2, 2, 70}, {R, Z, 0, 4, 71}, {B, Z, 3, 3, 76}},
    {{R, W, 0, 7, 5},  {B, Z, 1, 1, 13}, {B, Y, 4, 4, 14}, {G, W, 0, 7, 15}, {B, Y, 5, 5, 23}, {G, Y, 4, 4, 24},
     {B, W, 0, 7, 25}, {B, Z, 5, 5, 33}, {B, Z, 4, 4, 34}, {R, X, 0, 4, 35}, {G, Z, 4, 4, 40}, {G, Y, 0, 3, 41},
     {G, X, 0, 4, 45}, {B, Z, 0, 0, 50}, {G, Z, 0, 3, 51}, {B, X, 0, 5, 55}, {B, Y, 0, 3, 61}, {R, Y, 0, 4, 65},
     {B, Z, 2, 2, 70}, {R, Z, 0, 4, 71}, {B, Z, 3, 3, 76}},
    {{R, W, 0, 5, 5},  {G, Z, 4, 4, 11}, {B, Z, 0, 1, 12}, {B, Y, 4, 4, 14}, {G, W, 0, 5, 15}, {G, Y, 5, 5, 21},
     {B, Y, 5, 5, 22}, {B, Z, 2, 2, 23}, {G, Y, 4, 4, 24}, {B, W, 0, 5, 25}, {G, Z, 5, 5, 31}, {B, Z, 3, 3, 32},
     {B, Z, 5, 5, 33}, {B, Z, 4, 4, 34}, {R, X, 0, 5, 35}, {G, Y, 0, 3, 41}, {G, X, 0, 5, 45}, {G, Z, 0, 3, 51},
     {B, X, 0, 5, 55}, {B, Y, 0, 3, 61}, {R, Y, 0, 5, 65}, {R, Z, 0, 5, 71}},
    {{R, W, 0, 9, 5}, {G, W, 0, 9, 15}, {B, W, 0, 9, 25}, {R, X, 0, 9, 35}, {G, X, 0, 9, 45}, {B, X, 0, 9, 55}},
    {{R, W, 0, 9, 5},
     {G, W, 0, 9, 15},
     {B, W, 0, 9, 25},
     {R, X, 0, 8, 35},
     {R, W, 10, 10, 44},
     {G, X, 0, 8, 45},
     {G, W, 10, 10, 54},
     {B, X, 0, 8, 55},
     {B, W, 10, 10, 64}},
    {{R, W, 0, 9, 5},
     {G, W, 0, 9, 15},
     {B, W, 0, 9, 25},
     {R, X, 0, 7, 35},
     {R, W, 11, 10, 43},
     {G, X, 0, 7, 45},
     {G, W, 11, 10, 53},
     {B, X, 0, 7, 55},
     {B, W, 11, 10, 63}},
    {{R, W, 0, 9, 5},
     {G, W, 0, 9, 15},
     {B, W, 0, 9, 25},
     {R, X, 0, 3, 35},
     {R, W, 15, 10, 39},
     {G, X, 0, 3, 45},
     {G, W, 15, 10, 49},
     {B, X, 0, 3, 55},
     {B, W, 15, 10, 59}}};

struct mode {
    uint8_t precision, delta[3]; /* bits of endpoint W, bits of the others in R, G, B */
    uint8_t regions;
    bool absolute; /* the others are no differences from W */
};
static const struct mode modes[14] = {{10, {5, 5, 5}, 2, false}, {7, {6, 6, 6}, 2, false},    {11, {5, 4, 4}, 2, false},
                                      {11, {4, 5, 4}, 2, false}, {11, {4, 4, 5}, 2, false},   {9, {5, 5, 5}, 2, false},
                                      {8, {6, 5, 5}, 2, false},  {8, {5, 6, 5}, 2, false},    {8, {5, 5, 6}, 2, false},
                                      {6, {6, 6, 6}, 2, true},   {10, {10, 10, 10}, 1, true}, {11, {9, 9, 9}, 1, false},
                                      {12, {8, 8, 8}, 1, false}, {16, {4, 4, 4}, 1, false}};

/* 0..13; 14 and above are reserved. */
static unsigned mode_number(const uint8_t *bytes)
{
    const unsigned low = tex_block_bits(bytes, 0, 2), high = tex_block_bits(bytes, 2, 3);
    if (low < 2)
        return low;
    return low == 2 ? 2 + high : 10 + high;
}

/* The bits of one endpoint as they are in the block. */
static unsigned collected(const uint8_t *bytes, const struct run *runs, unsigned component, unsigned endpoint)
{
    unsigned value = 0;
    for (unsigned i = 0; i < RUNS && runs[i].at != 0; i++) {
        const struct run *run = &runs[i];
        const bool up = run->first <= run->last;
        const unsigned bits = (up ? run->last - run->first : run->first - run->last) + 1U;
        for (unsigned k = 0; k < bits && run->component == component && run->endpoint == endpoint; k++)
            value |= tex_block_bits(bytes, run->at + k, 1) << (up ? run->first + k : run->first - k);
    }
    return value;
}

/* An endpoint at the mode's precision, signed or not. */
static int quantized(const uint8_t *bytes, unsigned number, bool is_signed, unsigned component, unsigned endpoint)
{
    const struct mode *m = &modes[number];
    const unsigned p = m->precision, mask = (1U << p) - 1;
    unsigned value = collected(bytes, layout[number], component, endpoint);
    if (endpoint != W && !m->absolute) {
        const int delta = tex_block_signed(value, m->delta[component]);
        value = (collected(bytes, layout[number], component, W) + (unsigned)delta) & mask;
    }
    return is_signed ? tex_block_signed(value, p) : (int)value;
}

static int unquantized_unsigned(int value, unsigned p)
{
    if (p >= 15 || value == 0)
        return value;
    if (value == (1 << p) - 1)
        return 0xffff;
    return ((value << 16) + 0x8000) >> p;
}

static int unquantized_signed(int value, unsigned p)
{
    const int magnitude = value < 0 ? -value : value;
    if (p >= 16 || value == 0)
        return value;
    int wide = magnitude >= (1 << (p - 1)) - 1 ? 0x7fff : ((magnitude << 15) + 0x4000) >> (p - 1);
    return value < 0 ? -wide : wide;
}

static int unquantized(int value, unsigned p, bool is_signed)
{
    return is_signed ? unquantized_signed(value, p) : unquantized_unsigned(value, p);
}

/* a / 2^6, down */
static int sixty_fourth(int a)
{
    return a >= 0 ? a / 64 : -((63 - a) / 64);
}

/*
 * To the pattern of a half float: 31/64 of the number, or 31/32 of a signed one's magnitude and its sign. So -1 is -0:
 * Khronos has the sign of what is scaled, Direct3D's listing that of the result.
 */
static uint16_t finished(int value, bool is_signed)
{
    if (!is_signed)
        return (uint16_t)(value * 31 / 64);
    return (uint16_t)(value < 0 ? 0x8000 | -value * 31 / 32 : value * 31 / 32);
}

void tex_block_bc6h(const uint8_t bytes[16], bool is_signed, unsigned texel, uint16_t code[4])
{
    const unsigned number = mode_number(bytes);
    code[R] = code[G] = code[B] = 0;
    code[3] = 0x3c00;
    if (number >= 14)
        return;
    const struct mode *m = &modes[number];
    const unsigned partition = m->regions == 2 ? tex_block_bits(bytes, 77, 5) : 0;
    const unsigned subset = tex_block_subset(m->regions, partition, texel);
    const unsigned bits = m->regions == 2 ? 3 : 4, low = m->regions == 2 ? 82 : 65;
    const int w = tex_block_weight(bits, tex_block_index(bytes, low, bits, m->regions, partition, texel));
    for (unsigned c = 0; c < 3; c++) {
        int e0 = unquantized(quantized(bytes, number, is_signed, c, 2 * subset), m->precision, is_signed);
        int e1 = unquantized(quantized(bytes, number, is_signed, c, 2 * subset + 1), m->precision, is_signed);
        code[c] = finished(sixty_fourth((64 - w) * e0 + w * e1 + 32), is_signed);
    }
}
