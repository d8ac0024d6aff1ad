// SPDX-License-Identifier: Apache-2.0
/* The layout of BC6H blocks. */
#ifndef BLOCK_BC6H_H
#define BLOCK_BC6H_H
#include "function/block_codec.h"

#define TEX_BC6H_MODES 14
#define TEX_BC6H_PIECES 24

/* Bits of an endpoint: `width` of them at bit `at` of the block are its bits from `lo` up. */
struct tex_bc6h_piece {
    uint8_t channel, end; /* R G B; 0 and 1: first and second of the first region, 2 and 3: of the second */
    uint8_t lo, width, at;
};

extern const struct tex_bc6h_piece tex_bc6h_pieces[TEX_BC6H_MODES][TEX_BC6H_PIECES];

#endif
