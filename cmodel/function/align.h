// SPDX-License-Identifier: Apache-2.0
/* The sum of floats with whole weights in 2^-8 (stages/filter.md#weights-of-8-bits, PD-126), one component of them. */
#ifndef ALIGN_H
#define ALIGN_H
#include "tex_model.h"

/* Floats of 24 and of 11 bits of mantissa; those of 8 that sRGB decodes to (PD-133), whose sum has 11. */
enum tex_align { TEX_ALIGN_FLOAT, TEX_ALIGN_HALF, TEX_ALIGN_SRGB };

/*
 * Adds a pass: any binary32 patterns of four texels, their weights (0..256) and which of them are seen. `sum`: of the
 * passes before, all 0 before the first.
 */
void tex_align_add(const uint32_t value[4], const uint32_t weight[4], const bool seen[4], enum tex_align kind,
                   struct tex_aligned *sum);

/* The mean as binary32, of all passes, whose weights are 256 * 2^`taps` together, taps 0..2. */
uint32_t tex_align_mean(const struct tex_aligned *sum, unsigned taps, enum tex_align kind);

#endif
