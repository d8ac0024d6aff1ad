// SPDX-License-Identifier: Apache-2.0
/* Walking over bit masks. */
#ifndef BITS_H
#define BITS_H
#include <stdint.h>

/* Number of the lowest set bit; mask is not 0. */
static inline unsigned lowest_bit(uint32_t mask)
{
    return (unsigned)__builtin_ctz(mask);
}

/* Number of the highest set bit; mask is not 0. */
static inline unsigned highest_bit(uint32_t mask)
{
    return 31U - (unsigned)__builtin_clz(mask);
}

#endif
