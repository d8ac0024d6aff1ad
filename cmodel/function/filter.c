// SPDX-License-Identifier: Apache-2.0
#include "function/filter.h"

#include "function/real.h"

#define LEAST_NORMAL 0x00800000U

/* PD-12: numbers in the order of the floats; denormals and -0 are 0. */
static int64_t place_of(uint32_t f)
{
    int64_t magnitude = f & ~TEX_F32_SIGN;
    if (magnitude < LEAST_NORMAL)
        return 0;
    return f & TEX_F32_SIGN ? -magnitude : magnitude;
}

static bool is_nan(uint32_t f)
{
    return (f & ~TEX_F32_SIGN) > TEX_F32_INF;
}

bool tex_filter_passes(uint32_t func, bool codes, uint32_t reference, uint32_t depth)
{
    int64_t left = codes ? reference : place_of(reference), right = codes ? depth : place_of(depth);
    bool nan = !codes && (is_nan(reference) || is_nan(depth));
    switch (func) {
    case TEX_COMPARE_LESS:
        return !nan && left < right;
    case TEX_COMPARE_EQUAL:
        return !nan && left == right;
    case TEX_COMPARE_LEQUAL:
        return !nan && left <= right;
    case TEX_COMPARE_GREATER:
        return !nan && left > right;
    case TEX_COMPARE_NOTEQUAL:
        return nan || left != right;
    case TEX_COMPARE_GEQUAL:
        return !nan && left >= right;
    default:
        return func == TEX_COMPARE_ALWAYS;
    }
}

static bool passes(const struct tex_compare *compare, uint32_t depth)
{
    return tex_filter_passes(compare->func, compare->codes != 0, compare->dref, depth);
}

void tex_filter_eval(const struct tex_texel *texel, const struct tex_header *header, struct tex_filter *out)
{
    uint32_t status = texel->tag.status;
    bool read = status == TEX_STATUS_OK || status == TEX_STATUS_MEMORY_ERROR;
    *out = (struct tex_filter){.tag = texel->tag, .op = texel->op};
    if (!read && status != TEX_STATUS_OUT_OF_BOUNDS)
        return; /* PD-4: four zeros, Ps false */
    const struct tex_compare *compare = &header->fmt.compare;
    for (unsigned k = 0; k < 4; k++) { /* R-TLD4-46: all four, whatever the mask */
        if (compare->on)               /* R-TLD4-15; PD-13: lane x, whatever the letter */
            out->value[k] = passes(compare, texel->value[4 * k]) ? TEX_F32_ONE : 0;
        else
            out->value[k] = texel->value[4 * k + texel->op.comp % 4]; /* R-TLD4-2 */
    }
    out->sparse = read && texel->sparse;
}
