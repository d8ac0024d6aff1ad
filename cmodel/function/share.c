// SPDX-License-Identifier: Apache-2.0
#include "function/share.h"

/* Of `whole` the part that has this many 256ths, rounded, a half up. */
static uint32_t part(uint32_t whole, uint32_t of_256)
{
    return (whole * of_256 + 128) / 256;
}

/* A half down. */
static uint32_t part_down(uint32_t whole, uint32_t of_256)
{
    return (whole * of_256 + 127) / 256;
}

/* Of the pass, by taps, levels and slices. */
static uint32_t share_of(const struct tex_pass *pass, uint32_t frac)
{
    uint32_t tap = 256U >> pass->taps % 8;
    uint32_t coarser = part(tap, (uint32_t)pass->weight), level = pass->level ? coarser : tap - coarser;
    if (pass->log8) /* PD-136c */
        level = pass->share;
    uint32_t second = part(level, frac);
    return pass->slice ? second : level - second;
}

/* Of the four samples, in their order: (i0, j1), (i1, j1), (i1, j0), (i0, j0). */
static void split(uint32_t share, uint32_t s, uint32_t t, uint32_t weight[4])
{
    uint32_t right = part(share, s), left = share - right;
    weight[0] = part_down(left, t);
    weight[1] = part(right, t);
    weight[2] = right - weight[1];
    weight[3] = left - weight[0];
}

/* PD-125: what lies beyond a corner: of the texel in the corner of the face, and of those across its edges. */
static void share_out(unsigned missing, struct tex_share *out)
{
    uint32_t whole = out->weight[missing], beside = part(whole, 85);
    out->weight[missing] = 0;
    out->weight[missing ^ 1] += beside;
    out->weight[missing ^ 3] += beside;
    out->weight[missing ^ 2] += whole - 2 * beside;
    for (unsigned k = 0; k < 4; k++)
        out->seen[k] |= out->seen[missing];
    out->seen[missing] = false;
}

void tex_share_eval(const struct tex_pass *pass, const struct tex_wrap *wrap, bool point, struct tex_share *out)
{
    uint32_t s = point ? 0 : wrap->frac[0], t = point ? 0 : wrap->frac[1], weight[4];
    const bool counts[4] = {t != 0, s != 0 && t != 0, s != 0, true};
    bool looked_at = !pass->slice || wrap->frac[2] != 0;
    *out = (struct tex_share){{0}, {false}};
    split(share_of(pass, wrap->frac[2]), s, t, weight);
    for (unsigned k = 0; k < 4; k++) {
        unsigned shown = k ^ (wrap->sample_xor[k] % 4); /* PD-16b */
        out->weight[shown] += weight[k];
        out->seen[shown] |= counts[k] && looked_at;
    }
    for (unsigned k = 0; k < 4; k++)
        if (wrap->corner == 1U << k)
            share_out(k, out);
}

void tex_share_of_sample(const struct tex_wrap *wrap, unsigned k, struct tex_share *out)
{
    unsigned shown = k ^ (wrap->sample_xor[k] % 4); /* PD-16b */
    *out = (struct tex_share){{0}, {false}};
    out->weight[shown] = 256;
    out->seen[shown] = true;
    if (wrap->corner == 1U << shown)
        share_out(shown, out);
}
