// SPDX-License-Identifier: Apache-2.0
#include "arith/ftz.h"

#include "arith/mean.h"

static uint32_t flush(uint32_t value)
{
    return (value & ~TEX_F32_SIGN) < TEX_F32_MIN_NORMAL ? value & TEX_F32_SIGN : value;
}

uint32_t tex_ftz_add(uint32_t a, uint32_t b)
{
    return flush(tex_f32_add(a, b));
}

uint32_t tex_ftz_sub(uint32_t a, uint32_t b)
{
    return tex_ftz_add(a, b ^ TEX_F32_SIGN);
}

uint32_t tex_ftz_mul(uint32_t a, uint32_t b)
{
    uint32_t sign = (a ^ b) & TEX_F32_SIGN, p = a & ~TEX_F32_SIGN, q = b & ~TEX_F32_SIGN;
    bool infinite = p == TEX_F32_INF || q == TEX_F32_INF;
    if (p > TEX_F32_INF || q > TEX_F32_INF || (infinite && (p == 0 || q == 0)))
        return TEX_F32_QNAN;
    if (infinite)
        return sign | TEX_F32_INF;
    struct tex_f32_unpacked product = tex_f32_unpack(p), other = tex_f32_unpack(q);
    product.negative = sign != 0;
    product.mantissa *= other.mantissa;
    product.exponent += other.exponent;
    return flush(tex_f32_round(&product));
}

uint32_t tex_ftz_of(uint32_t integer)
{
    const struct tex_f32_unpacked value = {.mantissa = integer};
    return tex_f32_round(&value);
}
