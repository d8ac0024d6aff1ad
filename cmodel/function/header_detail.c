// SPDX-License-Identifier: Apache-2.0
/* Stage header: what decides the level of TEX (stages/header.md#level). */
#include "function/header_parts.h"

#define ONE 256U
#define BIAS_SIGN (1 << 12) /* of a field of 13 bits */

static uint32_t least_of(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

/* PD-105: 1/256 level, two's complement. */
static int32_t bias_of(const uint32_t *tic, const uint32_t *tsc)
{
    int32_t field = (int32_t)(TIC(USE_HEADER_OPT_CONTROL) ? TIC(MIP_LOD_BIAS) : TSC(MIP_LOD_BIAS));
    return field < BIAS_SIGN ? field : field - 2 * BIAS_SIGN;
}

/* PD-63: no levels of integers are blended: the nearest one. */
static uint32_t mip_of(const uint32_t *tsc, const struct tex_header *header)
{
    bool blends = TSC(MIP_FILTER) == TEX_MIP_LINEAR && tex_header_filter(true, header) == TEX_SAMPLING_POINT;
    return blends ? TEX_MIP_POINT : TSC(MIP_FILTER);
}

void tex_header_detail(const uint32_t tic[8], const uint32_t tsc[8], struct tex_header *out)
{
    if (!tex_samples(out->op.opcode) || out->tag.status != TEX_STATUS_OK)
        return;
    uint32_t last = out->shape.levels - 1, own = TIC(MIN_LOD_CLAMP), other = TSC(MIN_LOD_CLAMP);
    uint32_t taps = TIC(USE_HEADER_OPT_CONTROL) ? TIC(MAX_ANISOTROPY) : TSC(MAX_ANISOTROPY);
    out->detail = (struct tex_detail){.bias = bias_of(tic, tsc),
                                      .least = own > other ? own : other,
                                      .most = least_of(TSC(MAX_LOD_CLAMP), last * ONE),
                                      .last = last,
                                      .base = least_of(own / ONE, last), /* PD-106 */
                                      .mip = mip_of(tsc, out),
                                      .minify = tex_header_filter(TSC(MIN_FILTER) != TEX_MIN_POINT, out),
                                      .aniso = TSC(MIN_FILTER) == TEX_MIN_ANISO && taps > 0,
                                      .high = TIC(LOD_ISO_QUALITY)};
}
