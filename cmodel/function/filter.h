// SPDX-License-Identifier: Apache-2.0
/* Stage filter (README 1.9): the gather selects one lane of each sample, or compares it. */
#ifndef FILTER_H
#define FILTER_H
#include "function/stage.h"

void tex_filter_eval(const struct tex_texel *texel, const struct tex_header *header, struct tex_filter *out);

/*
 * PD-12: `reference` func `depth`: unsigned integers if `codes`, else both binary32. Any value is allowed; functions
 * beyond 7 fail.
 */
bool tex_filter_passes(uint32_t func, bool codes, uint32_t reference, uint32_t depth);

#endif
