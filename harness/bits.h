// SPDX-License-Identifier: Apache-2.0
/* Walking over bit masks. */
#ifndef BITS_H
#define BITS_H
#include <stdint.h>
#include <strings.h>

/* Number of the lowest set bit; mask is not 0. */
static inline unsigned lowest_bit(uint32_t mask)
{
    return (unsigned)ffs((int)mask) - 1;
}

/* Number of the highest set bit; mask is not 0. */
static inline unsigned highest_bit(uint32_t mask)
{
    unsigned bit = 0;
    while (mask >>= 1)
        bit++;
    return bit;
}

#endif
