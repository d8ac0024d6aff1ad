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

/* The limit in force, as a code. */
static uint32_t limit_of(const uint32_t *tic, const uint32_t *tsc)
{
    return TIC(USE_HEADER_OPT_CONTROL) ? TIC(MAX_ANISOTROPY) : TSC(MAX_ANISOTROPY);
}

/* PD-112: log2 of the most taps; no taps of integers are averaged (PD-63). */
static uint32_t taps_of(const uint32_t *tic, const uint32_t *tsc, const struct tex_header *header)
{
    static const uint8_t most[8] = {0, 1, 2, 3, 3, 4, 4, 4}; /* of 1, 2, 4, 6, 8, 10, 12, 16 */
    bool linear = tex_header_filter(true, header) == TEX_SAMPLING_LINEAR;
    return linear && TSC(MIN_FILTER) == TEX_MIN_ANISO ? most[limit_of(tic, tsc) % 8] : 0;
}

/* PD-122: taps are spread as PD-112 describes: as drivers write it, or not written at all. */
static bool spread_known(const uint32_t *tic)
{
    bool written = TIC(ANISO_FINE_SPREAD_FUNC) == 2 && TIC(ANISO_COARSE_SPREAD_FUNC) == 1;
    bool empty = TIC(ANISO_FINE_SPREAD_FUNC) == 0 && TIC(ANISO_COARSE_SPREAD_FUNC) == 0;
    return (written || empty) && TIC(ANISO_FINE_SPREAD_MODIFIER) == 0 && TIC(ANISO_COARSE_SPREAD_MODIFIER) == 0 &&
           TIC(ANISO_SPREAD_SCALE) == 0 && TIC(ANISO_BIAS) == 0;
}

bool tex_header_spread_refused(const uint32_t tic[8], const uint32_t tsc[8], const struct tex_header *header)
{
    return taps_of(tic, tsc, header) > 0 && !spread_known(tic);
}

/* PD-131: log2 of the limit, in 1/16, cut. */
static uint32_t ratio_of(const uint32_t *tic, const uint32_t *tsc, const struct tex_header *header)
{
    static const uint8_t sixteenths[8] = {0, 16, 32, 41, 48, 53, 57, 64};
    return taps_of(tic, tsc, header) > 0 ? sixteenths[limit_of(tic, tsc) % 8] : 0;
}

void tex_header_detail(const struct tex_decode *decode, const uint32_t tic[8], const uint32_t tsc[8],
                       struct tex_header *out)
{
    if (!tex_samples(out->op.opcode) || out->tag.status != TEX_STATUS_OK)
        return;
    uint32_t last = out->shape.levels - 1, own = TIC(MIN_LOD_CLAMP), other = TSC(MIN_LOD_CLAMP);
    if (tex_level_derived(decode->mode) && tex_header_spread_refused(tic, tsc, out)) {
        struct tex_tag tag = out->tag;
        tag.status = TEX_STATUS_UNSUPPORTED_HEADER;
        *out = (struct tex_header){.tag = tag, .op = out->op};
        return;
    }
    out->detail = (struct tex_detail){.bias = bias_of(tic, tsc),
                                      .least = own > other ? own : other,
                                      .most = least_of(TSC(MAX_LOD_CLAMP), last * ONE),
                                      .last = last,
                                      .base = least_of(own / ONE, last), /* PD-106 */
                                      .mip = mip_of(tsc, out),
                                      .minify = tex_header_filter(TSC(MIN_FILTER) != TEX_MIN_POINT, out),
                                      .taps = taps_of(tic, tsc, out),
                                      .ratio = ratio_of(tic, tsc, out),
                                      .high = TIC(LOD_ISO_QUALITY)};
}
