// SPDX-License-Identifier: Apache-2.0
/* Codes in the filter: how they are widened, and what their sum becomes. */
#ifndef TESTS_RTL_FILTER_CODES_H
#define TESTS_RTL_FILTER_CODES_H
#include <stdbool.h>
#include <stdint.h>

/* `wide` bits: those of the magnitude, from the highest on, over and over. */
static inline int64_t repeated(int64_t magnitude, int places, int wide)
{
    int64_t text = 0;
    for (int n = 0; n < wide; n++)
        text = text << 1 | (magnitude >> (places - 1 - n % places) & 1);
    return text;
}

/* size / divisor, in 2^-places, rounded once to nearest even. */
static inline uint32_t rounded(uint64_t size, uint32_t divisor, unsigned places)
{
    unsigned zeros = (unsigned)__builtin_clzll(size);
    uint64_t scaled = size << zeros, quotient = scaled / divisor; /* 46 bits or more */
    bool rest = scaled % divisor != 0;
    unsigned last = 40 - (unsigned)__builtin_clzll(quotient); /* 24 bits from it on */
    uint64_t kept = quotient >> last, below = quotient << (64 - last), half = UINT64_C(1) << 63;
    uint32_t field = 127 + 23 + last - zeros - places;
    if (below > half || (below == half && (rest || kept % 2 == 1)))
        kept++;
    return (field << 23) + (uint32_t)kept - (1U << 23); /* 2^24 is the first of the next field */
}

static inline __int128 floored(__int128 a, __int128 b)
{
    return a / b - (a % b < 0);
}

/* The code that a sum with weights in 2^-8 becomes. */
static inline int64_t code_of(int64_t sum, uint32_t taps, bool snorm, uint32_t bits)
{
    const __int128 unit = (__int128)3 << (24 + taps);
    int64_t code = (int64_t)floored(sum + 128 * unit, 256 * unit);
    if (snorm && bits == 8)
        code = (int64_t)floored((__int128)129 * sum + (16 * floored(sum, 4096 * unit) + 64) * unit, 128 * unit);
    return snorm && code < -32767 ? -32767 : code; /* PD-125c */
}

#endif
