// SPDX-License-Identifier: Apache-2.0
/* Arithmetic of derivatives: worked examples, and the host's binary32 with denormal results made zeros. */
#include "arith/ftz.h"
#include "tap.h"

#include <math.h>

#define NEGATIVE 0x80000000U
#define NAN_RESULT 0x7fc00000U

enum { DRAWS = 1000000 };

static uint32_t flushed(float value)
{
    if (isnan(value))
        return NAN_RESULT;
    return to_pattern(fpclassify(value) == FP_SUBNORMAL ? copysignf(0, value) : value);
}

static uint32_t without_denormal(uint32_t bits)
{
    return (bits & 0x7f800000U) != 0 ? bits : bits & NEGATIVE;
}

static uint32_t with_exponent(uint32_t bits, int32_t field)
{
    uint32_t kept = field < 0 ? 0 : field > 255 ? 255 : (uint32_t)field;
    return (bits & 0x807fffffU) | kept << 23;
}

static uint32_t corner(uint64_t *seed)
{
    static const uint32_t corners[] = {0,          0x00800000, 0x00800001, 0x00ffffff, 0x3f7fffff, 0x3f800000,
                                       0x3f800001, 0x33800000, 0x34000000, 0x4b800000, 0x5f800000, 0x20000000,
                                       0x7f000000, 0x7f7fffff, 0x7f800000, 0x7f800001, 0x7fc12345, 0x7fffffff};
    return corners[next_random(seed) % COUNT_OF(corners)] | (next_random(seed) & NEGATIVE);
}

/* Any; corners; close in size; cancelling; a product about the least normal number, or beyond the greatest. */
static void draw(uint64_t *seed, uint32_t pair[2])
{
    int32_t field = (int32_t)(next_random(seed) % 254) + 1, apart = (int32_t)(next_random(seed) % 30);
    uint32_t mantissas = next_random(seed) % 4 ? UINT32_MAX : 0xfff00003U;
    pair[0] = with_exponent(next_random(seed), field) & mantissas;
    pair[1] = next_random(seed) & mantissas;
    switch (next_random(seed) % 6) {
    case 0:
        pair[0] = next_random(seed);
        break;
    case 1:
        pair[next_random(seed) % 2] = corner(seed);
        break;
    case 2:
        pair[1] = with_exponent(pair[1], field - apart);
        break;
    case 3:
        pair[1] = (pair[0] ^ NEGATIVE) + next_random(seed) % 9 - 4;
        break;
    case 4:
        pair[1] = with_exponent(pair[1], 127 - field + apart % 4 - 1);
        break;
    default:
        pair[1] = with_exponent(pair[1], 127 + 254 - field + apart % 4 - 1);
    }
    pair[0] = without_denormal(pair[0]);
    pair[1] = without_denormal(pair[1]);
}

static void all_agree_with_the_host(void **state)
{
    uint64_t seed = 43;
    unsigned nans = 0, zeros = 0, infinities = 0;
    (void)state;
    for (int i = 0; i < DRAWS; i++) {
        uint32_t pair[2];
        draw(&seed, pair);
        float a = to_float(pair[0]), b = to_float(pair[1]);
        uint32_t product = tex_ftz_mul(pair[0], pair[1]);
        assert_int_equal(tex_ftz_add(pair[0], pair[1]), flushed(a + b));
        assert_int_equal(tex_ftz_sub(pair[0], pair[1]), flushed(a - b));
        assert_int_equal(product, flushed(a * b));
        nans += product == NAN_RESULT;
        zeros += (product & ~NEGATIVE) == 0 && a != 0 && b != 0;
        infinities += (product & ~NEGATIVE) == TEX_F32_INF;
    }
    assert_true(nans > 1000 && zeros > 1000 && infinities > 1000);
}

static void sums_by_hand(void **state)
{
    static const uint32_t rows[][3] = {
        {0x3f800000, 0x33800000, 0x3f800000}, /* 1 + 2^-24: a tie, to even */
        {0x3f800001, 0x33800000, 0x3f800002}, /* the next tie */
        {0x00800001, 0x80800000, 0x00000000}, /* 2^-149 is denormal */
        {0x80800001, 0x00800000, 0x80000000}, /* a zero of its sign */
        {0x00ffffff, 0x80800000, 0x00000000}, /* the greatest denormal */
        {0x01000000, 0x80800000, 0x00800000}, /* the least normal number */
        {0x00000000, 0x80000000, 0x00000000}, /* zeros of both signs */
        {0x80000000, 0x80000000, 0x80000000}, /* zeros of one sign */
        {0x3f800000, 0xbf800000, 0x00000000}, /* what cancels is +0 */
        {0x7f7fffff, 0x73000000, 0x7f800000}, /* halfway to 2^128 */
        {0x7f800000, 0xff800000, NAN_RESULT}, /* infinities of both signs */
        {0xff800000, 0xff7fffff, 0xff800000}, {0xffc00001, 0, NAN_RESULT},
    };
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        assert_int_equal(tex_ftz_add(rows[i][0], rows[i][1]), rows[i][2]);
        assert_int_equal(tex_ftz_add(rows[i][1], rows[i][0]), rows[i][2]);
        assert_int_equal(tex_ftz_sub(rows[i][0], rows[i][1] ^ NEGATIVE), rows[i][2]);
    }
}

static void products_by_hand(void **state)
{
    static const uint32_t rows[][3] = {
        {0x3f800001, 0x3f800001, 0x3f800002}, /* 1 + 2^-22 + 2^-46 */
        {0x3fc00000, 0x3f800001, 0x3fc00002}, /* 1.5 + 1.5 * 2^-23: a tie, to even */
        {0x40400000, 0x3f800003, 0x40400004}, /* 3 + 9 * 2^-23: a tie, down to even */
        {0x20000000, 0x20000000, 0x00800000}, /* 2^-63 * 2^-63 */
        {0x1fffffff, 0x20000000, 0x00800000}, /* rounded as a denormal it is the least normal number */
        {0x1ffffffe, 0x20000000, 0x00000000}, /* and the one before is not */
        {0x9ffffffe, 0x20000000, 0x80000000}, /* a zero of its sign */
        {0x00800000, 0x00800000, 0x00000000}, /* far below */
        {0x5f800000, 0x5f800000, 0x7f800000}, /* 2^128 */
        {0x5f7fffff, 0x5f800000, 0x7f7fffff}, /* (2 - 2^-23) * 2^127 */
        {0x80000000, 0x3f800000, 0x80000000}, /* a zero has the sign of a product */
        {0x80000000, 0x80000000, 0x00000000}, {0, 0xff800000, NAN_RESULT},
        {0xff800000, 0xbf800000, 0x7f800000}, {0xffc00001, 0x3f800000, NAN_RESULT},
        {0x7f800001, 0x00000000, NAN_RESULT},
    };
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        assert_int_equal(tex_ftz_mul(rows[i][0], rows[i][1]), rows[i][2]);
        assert_int_equal(tex_ftz_mul(rows[i][1], rows[i][0]), rows[i][2]);
    }
}

static void integers_are_exact(void **state)
{
    (void)state;
    for (uint32_t n = 0; n < 1U << 24; n += n < 70000 ? 1 : 251)
        assert_int_equal(tex_ftz_of(n), to_pattern((float)n));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_agree_with_the_host),
        cmocka_unit_test(sums_by_hand),
        cmocka_unit_test(products_by_hand),
        cmocka_unit_test(integers_are_exact),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
