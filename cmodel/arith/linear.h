// SPDX-License-Identifier: Apache-2.0
/*
 * The weighted mean of the four texels of a footprint (stages/filter.md#mean-of-four-texels),
 * one component of them. Texels are in the order of the samples of a gather: (i0, j1), (i1, j1), (i1, j0), (i0, j0).
 */
#ifndef LINEAR_H
#define LINEAR_H
#include <stdbool.h>
#include <stdint.h>

/* Weights in 2^-16, which add up to 2^16, of a position s, t (0..255, in 2^-8 texels) beyond the centre of (i0, j0). */
static inline void tex_linear_weights(uint32_t s, uint32_t t, uint32_t weight[4])
{
    uint32_t right = s % 256, below = t % 256, left = 256 - right, above = 256 - below;
    weight[0] = left * below;
    weight[1] = right * below;
    weight[2] = right * above;
    weight[3] = left * above;
}

/*
 * The sum of codes, UNORM (0 .. 2^bits - 1) or SNORM (-2^(bits - 1) .. 2^(bits - 1) - 1) of 1 (SNORM 2) .. 16 bits,
 * times weights. round16: codes are widened to 16 bits first. Codes out of range count as the nearest one of the same
 * sign; other counts of bits as the nearest.
 */
int64_t tex_linear_sum(const int32_t code[4], const uint32_t weight[4], unsigned bits, bool snorm, bool round16);

/*
 * Such a sum, or the sum of several, of weights in thirds of 2^-(32 + log2 of the taps), as binary32: the exact mean,
 * rounded once. round16: it becomes a code of 16 bits first, a half away from zero. taps: log2 of their number, 0..4.
 */
uint32_t tex_linear_norm(int64_t sum, unsigned taps, unsigned bits, bool snorm, bool round16);

/*
 * PD-125a: the mean as a code of 16 bits, as binary32. `sum` is of codes times weights in 2^-8, times
 * 3 * 2^(24 + taps), and has 55 bits. Codes were widened (round16), but for SNORM of 8 bits.
 */
uint32_t tex_linear_norm8(int64_t sum, unsigned taps, unsigned bits, bool snorm);

/* PD-108: ((256 - w) a + w b) / 256, w in 0..255, rounded once. Neither is denormal, or a NaN other than 0x7fc00000. */
uint32_t tex_linear_blend(uint32_t w, uint32_t a, uint32_t b);

/*
 * Any binary32 patterns, at a position s, t as above: blends along s, then along t. Denormals count as zeros of their
 * sign. NaN results are 0x7fc00000.
 */
uint32_t tex_linear_float(const uint32_t value[4], uint32_t s, uint32_t t);

#endif
