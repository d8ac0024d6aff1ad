// SPDX-License-Identifier: Apache-2.0
/* Walking over bit masks. */
#ifndef BITS_H
#define BITS_H
#include <stdint.h>

/* Number of the lowest set bit; mask is not 0. */
static inline unsigned lowest_bit(uint64_t mask)
{
    return (unsigned)__builtin_ctzll(mask);
}

/* Number of the highest set bit; mask is not 0. */
static inline unsigned highest_bit(uint64_t mask)
{
    return 63U - (unsigned)__builtin_clzll(mask);
}

/* A bit by its number, 0 or 1. */
static inline unsigned mask_bit(uint64_t mask, unsigned number)
{
    return (unsigned)(mask >> number & 1);
}

/* How many bits are set. */
static inline unsigned count_bits(uint64_t mask)
{
    return (unsigned)__builtin_popcountll(mask);
}

#endif
