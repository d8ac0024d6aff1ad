// SPDX-License-Identifier: Apache-2.0
/* Bits of words and of records of words. */
#ifndef ARITH_BITS_H
#define ARITH_BITS_H
#include <stdint.h>

/* Position of the highest and of the lowest set bit; x is not 0. The library's only compiler built-ins. */
static inline int tex_top_bit(uint64_t x)
{
    return 63 - __builtin_clzll(x);
}

static inline unsigned tex_low_bit(uint32_t x)
{
    return (unsigned)__builtin_ctz(x);
}

/* floor(x / divisor), divisor > 0. */
static inline int64_t tex_floor_quotient(int64_t x, int64_t divisor)
{
    return x / divisor - (x % divisor < 0);
}

/* Bits [lo, lo + width) of a word, 1 <= width <= 32, lo + width <= 64. */
static inline uint32_t tex_bits64(uint64_t word, unsigned lo, unsigned width)
{
    return (uint32_t)(word >> lo) & (uint32_t)((UINT64_C(1) << width) - 1);
}

/* Bits [lo, lo + width) of a record of 32-bit words, 1 <= width <= 32. The record must hold them. */
static inline uint32_t tex_bits(const uint32_t *words, unsigned lo, unsigned width)
{
    unsigned word = lo / 32, shift = lo % 32;
    uint64_t pair = words[word];
    if (shift + width > 32)
        pair |= (uint64_t)words[word + 1] << 32;
    return tex_bits64(pair, shift, width);
}

#endif
