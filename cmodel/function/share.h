// SPDX-License-Identifier: Apache-2.0
/* Weights of 8 bits (stages/filter.md#weights-of-8-bits, PD-125): the shares of the four texels of a pass in 256. */
#ifndef SHARE_H
#define SHARE_H
#include "function/stage.h"

struct tex_share {
    uint32_t
        weight[4]; /* of texels, in 2^-8; those of all passes of a thread are 256 together, with log8 256 * 2^taps */
    bool seen[4];  /* the texel counts for NaN and infinities, though its weight may be rounded to 0 */
};

/* Of a pass of the thread and its footprint; `point`: texel 3 alone has weight. */
void tex_share_eval(const struct tex_pass *pass, const struct tex_wrap *wrap, bool point, struct tex_share *out);

/* PD-125b: of sample k of a gather: of the texel that it shows. */
void tex_share_of_sample(const struct tex_wrap *wrap, unsigned k, struct tex_share *out);

#endif
