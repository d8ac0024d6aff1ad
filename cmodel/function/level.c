// SPDX-License-Identifier: Apache-2.0
#include "function/level.h"

#include "arith/f32.h"
#include "function/coord.h"
#include "function/lambda.h"

#define ONE 256
#define BIAS_LEAST (-16 * ONE)
#define BIAS_MOST (16 * ONE - 1)

static int32_t clamp(int32_t value, int32_t least, int32_t most)
{
    return value < least ? least : value > most ? most : value;
}

static uint32_t at_most(uint32_t most, uint32_t value)
{
    return value < most ? value : most;
}

int32_t tex_level_fixed(uint32_t value)
{
    struct tex_f32_unpacked v = tex_f32_unpack(tex_coord_sanitise(value));
    int cut = -8 - v.exponent;
    uint64_t whole = cut < 0 ? v.mantissa : cut < 64 ? v.mantissa >> cut : 0; /* with cut < 0 it is too great anyway */
    int32_t magnitude = whole > 32768 ? 32768 : (int32_t)whole;
    return clamp(v.negative ? -magnitude : magnitude, TEX_LEVEL_LEAST, TEX_LEVEL_MOST);
}

static int32_t base_of(uint32_t mode, int32_t lambda, uint32_t operand)
{
    if (mode == TEX_LOD_MODE_LZ)
        return 0;
    return mode == TEX_LOD_MODE_LL || mode == TEX_LOD_MODE_LLA ? tex_level_fixed(operand) : lambda;
}

static int32_t bias_of(uint32_t mode, uint32_t operand, const struct tex_detail *detail)
{
    bool biased = mode == TEX_LOD_MODE_LB || mode == TEX_LOD_MODE_LBA;
    return (biased ? clamp(tex_level_fixed(operand), BIAS_LEAST, BIAS_MOST) : 0) + detail->bias;
}

void tex_level_answer(const struct tex_lod *lod, const struct tex_detail *detail, uint32_t out[4])
{
    uint32_t read = lod->clamped;
    if (detail->mip == TEX_MIP_NONE)
        read = 0;
    else if (detail->mip == TEX_MIP_POINT)
        read = ONE * at_most(detail->last, (read + ONE / 2) / ONE);
    out[0] = (uint32_t)lod->unclamped;
    out[1] = read;
    out[2] = out[3] = 0;
}

void tex_level_choose(uint32_t mode, int32_t lambda, uint32_t operand, const struct tex_detail *detail,
                      struct tex_level *out)
{
    int32_t level = base_of(mode, lambda, operand) + bias_of(mode, operand, detail);
    int32_t least = (int32_t)detail->least, most = (int32_t)detail->most;
    out->unclamped = clamp(level, TEX_LEVEL_LEAST, TEX_LEVEL_MOST); /* PD-104 */
    int32_t clamped = out->unclamped < most ? out->unclamped : most;
    clamped = clamped > least ? clamped : least; /* PD-105: the least level wins */
    out->clamped = (uint32_t)clamped;
    out->minifies = clamped > 0; /* PD-106 */
    out->weight = 0;
    if (detail->mip == TEX_MIP_NONE) {
        out->step = detail->base;
    } else if (detail->mip == TEX_MIP_POINT) {
        out->step = at_most(detail->last, (out->clamped + ONE / 2) / ONE);
    } else {
        out->step = at_most(detail->last, out->clamped / ONE);
        out->weight = out->step < detail->last ? out->clamped % ONE : 0;
    }
}
