// SPDX-License-Identifier: Apache-2.0
/* tex_coord_project against exact sums in long double. words: 0 s, 1 t, 2 r; 3 a cube, bit 1 POLICY
 * coord_fixed21, by integers. */
#include "coord_exact.h"
#include "rtl_module.h"

/* Directions: corners against each other, ties and near ties, components beside 1, any. */
static void operand(uint64_t i, struct rng *rng, uint32_t *words)
{
    for (unsigned k = 0; k < 3; k++)
        words[k] = rng_percent(rng, 30) ? float_corner(rng_below(rng, FLOAT_CORNERS)) : float_operand(i + k, rng);
    if (i < FLOAT_CORNERS)
        words[i % 3] = float_corner((uint32_t)i);
    if (rng_percent(rng, 30))
        words[rng_below(rng, 3)] = (words[rng_below(rng, 3)] + rng_below(rng, 3) - 1) ^ rng_below(rng, 2) << 31;
    words[3] = (uint32_t)rng_percent(rng, 95) | rng_below(rng, 2) << 1;
}

/* Of these the sum is exact in 64 bits of mantissa, or what it loses is below a quarter of the last place of 24. */
static uint32_t on_face(float c)
{
    return bits_of((float)(0.5L * (long double)c + 0.5L));
}

/* PD-128a: longer than all others; a NaN is not as long as 0. */
static int64_t length21(uint32_t bits)
{
    return isnan(float_of(bits)) ? -1 : (int64_t)(bits & 0x7fffffff);
}

static void expect21(const uint32_t *words, uint32_t *result)
{
    const int order[3] = {2, 1, 0};
    int major = 2;
    for (int n = 1; n < 3; n++)
        if (length21(words[order[n]]) > length21(words[major]))
            major = order[n];
    int minus = length21(words[major]) > 0 && words[major] >> 31;
    const uint32_t x = words[0], y = words[1], z = words[2], flip = 0x80000000;
    const uint32_t across[6] = {z ^ flip, z, x, x, x, x ^ flip},
                   down[6] = {y ^ flip, y ^ flip, z, z ^ flip, y ^ flip, y ^ flip};
    result[2] = (uint32_t)(2 * major + minus);
    result[0] = on_face21(across[result[2]]);
    result[1] = on_face21(down[result[2]]);
}

static void expect(const uint32_t *words, uint32_t *result)
{
    if (words[3] == 3) {
        expect21(words, result);
        return;
    }
    float x = sanitised(float_of(words[0])), y = sanitised(float_of(words[1])), z = sanitised(float_of(words[2]));
    float sc[3] = {signbit(x) ? z : -z, x, signbit(z) ? -x : x}, tc[3] = {-y, signbit(y) ? -z : z, -y};
    const float axis[3] = {x, y, z};
    unsigned major = fabsf(y) > fabsf(z) ? 1 : 2;
    if (fabsf(x) > fabsf(axis[major]))
        major = 0;
    if (!(words[3] & 1)) {
        result[0] = words[0];
        result[1] = words[1];
        result[2] = 0;
        return;
    }
    result[0] = on_face(sc[major]);
    result[1] = on_face(tc[major]);
    result[2] = 2 * major + (signbit(axis[major]) ? 1 : 0);
}

const struct rtl_module tested = {"coord_project", 5000000, 3, operand, expect};
