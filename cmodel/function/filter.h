// SPDX-License-Identifier: Apache-2.0
/*
 * Stage filter (stages/filter.md). Gather: selects one component of each of four texels, or its depth-compare result; a
 * texel missing at a cube corner is the mean of the other three. TEX returns all lanes of one texel, or of the mean of
 * four.
 */
#ifndef FILTER_H
#define FILTER_H
#include "function/align.h"
#include "function/stage.h"

/*
 * The payload, from the texels, which of them the samples are, and the header's sources, data types and comparison.
 * `policy`: that of the cycle in which the texels come in. `sum`: of the passes before, all 0 before the first; then
 * with this one. The payload is shown of the last.
 */
void tex_filter_eval(const struct tex_texel *texel, const struct tex_wrap *wrap, const struct tex_header *header,
                     const struct tex_lod *lod, const struct tex_policy *policy, struct tex_filter_sum *sum,
                     struct tex_filter *out);

/* PD-61: code format in which a lane is filtered: its bits, 0 if it is filtered as a float. */
struct tex_filter_code {
    unsigned bits;
    bool snorm;
};
struct tex_filter_code tex_filter_code_of(const struct tex_fmt *fmt, uint32_t lane);

/* PD-126, PD-133: how the lane is added up by POLICY filter_weight8, where it is no code. */
enum tex_align tex_filter_align(const struct tex_fmt *fmt, const struct tex_policy *policy, uint32_t lane);

/* PD-61, PD-61a: the code nearest to a binary32, a half away from zero, clamped; NaN is 0. `bits` is not 0. */
int32_t tex_filter_nearest(struct tex_filter_code code, uint32_t value);

/*
 * PD-12: `reference` func `depth`: unsigned integers if `codes`, else both binary32. Any value is allowed; functions
 * beyond 7 fail.
 */
bool tex_filter_passes(uint32_t func, bool codes, uint32_t reference, uint32_t depth);

#endif
