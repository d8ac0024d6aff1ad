// SPDX-License-Identifier: Apache-2.0
/* Taps by POLICY taps_log8 (stages/lod.md#taps-by-logarithms): their number, weights and places. */
#ifndef LOG8_H
#define LOG8_H
#include "arith/float10.h"

#define TEX_LOG8_MOST 16 /* taps */

/* The taps of a ratio. */
struct tex_log8 {
    int32_t ratio;                  /* its log2 in 1/256, at most 1024 */
    unsigned count;                 /* 1, or even */
    unsigned sum;                   /* log2 of what the weights add up to, in 256 */
    uint32_t weight[TEX_LOG8_MOST]; /* of each tap, 1..256 */
};

/* PD-136: the taps of a ratio, its log2 in 1/256. One of 0 or less has one tap; one above 1024 has those of 1024. */
void tex_log8_taps(int32_t ratio, struct tex_log8 *out);

/*
 * PD-136a: half of what two taps are apart along s (axis 0) or t, with its sign, in 1/256 texel of the first level.
 * `along`: the longer derivative, in texels. Level `finer` is read, and of the next one `weight` / 256.
 */
int32_t tex_log8_half(const struct tex_float10 along[2], unsigned axis, uint32_t finer, uint32_t weight);

/* PD-136b: from the coordinates to a tap of several, in 1/256 texel of level `step`. */
int32_t tex_log8_place(const struct tex_log8 *taps, unsigned tap, int32_t half, uint32_t step);

#endif
