// SPDX-License-Identifier: Apache-2.0
/* What BC7 and BC6H share: partitions, indices, weights. */
#ifndef BLOCK_PARTITION_H
#define BLOCK_PARTITION_H
#include "function/block_codec.h"

/* The subset of a texel, with 1 to 3 subsets; partition 0..63. */
unsigned tex_block_subset(unsigned subsets, unsigned partition, unsigned texel);

/* The index of a texel in a set of indices of `width` bits that begins at bit `lo`. */
uint32_t tex_block_index(const uint8_t bytes[16], unsigned lo, unsigned width, unsigned subsets, unsigned partition,
                         unsigned texel);

/* Of the second endpoint in 1/64, by an index of 2 to 4 bits. */
int tex_block_weight(unsigned width, uint32_t index);

#endif
