// SPDX-License-Identifier: Apache-2.0
/* Stage block (stages/block.md): decompresses the addressed texel of a block to component codes. */
#ifndef BLOCK_H
#define BLOCK_H
#include "function/stage.h"

/*
 * The payload, from the elements, where each texel is in its own, and the header's format. `policy`: that of the
 * cycle in which the thread comes in.
 */
void tex_block_eval(const struct tex_cache *cache, const struct tex_header *header, const struct tex_policy *policy,
                    struct tex_block *out);

/*
 * Decompressed element for stage texel: the code of component c in bits 16c..16c+15. texel_in_block is {row, column} of
 * the texel, 4 bits. Elements of formats that are not compressed pass. `nv`: bits TEX_NV_* (arith/block_decode.h).
 */
void tex_block_codes(const struct tex_fmt *fmt, unsigned nv, uint32_t texel_in_block, const uint32_t element[4],
                     uint32_t codes[4]);

/* Bits TEX_NV_* of POLICY. */
unsigned tex_block_nv(const struct tex_policy *policy);

/* PD-85: component 0..2 of a signed block of BC6H is 0 because a negative value has no magnitude left. */
bool tex_block_sign_lost(uint32_t texel_in_block, const uint32_t element[4], unsigned component);

#endif
