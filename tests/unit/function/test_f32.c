// SPDX-License-Identifier: Apache-2.0
#include "arith/f32.h"
#include "tap.h"

#include <math.h>

static void unpack_and_round_are_inverse(void **state)
{
    (void)state;
    for (uint64_t pattern = 0; pattern < UINT64_C(1) << 32; pattern += 9973) {
        uint32_t p = (uint32_t)pattern;
        if ((p & ~TEX_F32_SIGN) >= TEX_F32_INF)
            continue;
        struct tex_f32_unpacked value = tex_f32_unpack(p);
        assert_int_equal(tex_f32_round(&value), p);
        assert_true(ldexp((double)value.mantissa, value.exponent) == fabs((double)to_float(p)));
    }
}

static void round_follows_nearest_even(void **state)
{
    static const struct {
        struct tex_f32_unpacked value;
        uint32_t expected;
    } cases[] = {
        {{false, false, 0, 5}, 0x00000000},
        {{true, false, 0, 5}, 0x80000000},
        {{false, false, 0x1000001, 0}, 0x4b800000}, /* 2^24 + 1: tie, down to even */
        {{false, false, 0x1000003, 0}, 0x4b800002}, /* 2^24 + 3: tie, up to even */
        {{true, false, 0x1000003, 0}, 0xcb800002},
        {{false, true, UINT64_C(0x8000008000000000), -63}, 0x3f800001},  /* just above a tie */
        {{false, false, UINT64_C(0x8000008000000000), -63}, 0x3f800000}, /* the tie, down to even */
        {{false, false, UINT64_C(0x8000018000000000), -63}, 0x3f800002}, /* the next one, up to even */
        {{false, false, UINT64_C(0xffffffffffffffff), -64}, 0x3f800000}, /* carry into the exponent */
        {{false, false, 0xffffff, 104}, 0x7f7fffff},
        {{false, false, 0x1ffffff, 103}, 0x7f800000}, /* halfway to 2^128 */
        {{true, false, 1, 128}, 0xff800000},
        {{false, false, 1, 127}, 0x7f000000},
        {{false, false, 1, -149}, 0x00000001},
        {{false, false, 1, -150}, 0x00000000}, /* tie with zero */
        {{false, false, 3, -151}, 0x00000001},
        {{false, false, 3, -150}, 0x00000002}, /* tie, up to even */
        {{false, false, UINT64_C(0xffffffffffffffff), -300}, 0x00000000},
        {{true, false, UINT64_C(0x8000000000000000), -213}, 0x80000000}, /* 2^-150, all bits dropped */
        {{false, false, UINT64_C(0x8000000000000001), -213}, 0x00000001},
        {{false, false, 0x3fffffc, -152}, 0x00800000}, /* largest subnormal and half a unit */
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(cases); i++)
        assert_int_equal(tex_f32_round(&cases[i].value), cases[i].expected);
}

static void round_agrees_with_the_host(void **state)
{
    uint64_t seed = 11;
    (void)state;
    for (int i = 0; i < 100000; i++) {
        uint64_t mantissa = next_random(&seed);
        mantissa = mantissa << 32 | next_random(&seed);
        mantissa >>= 11 + next_random(&seed) % 52;
        int exponent = (int)(next_random(&seed) % 330) - 190;
        struct tex_f32_unpacked value = {.mantissa = mantissa, .exponent = exponent};
        float host = (float)ldexp((double)mantissa, exponent); /* 53 bits: the product is exact */
        assert_int_equal(tex_f32_round(&value), to_pattern(host));
    }
}

static void ratio_agrees_with_double_division(void **state)
{
    uint64_t seed = 5;
    (void)state;
    assert_int_equal(tex_f32_ratio(true, 0, 7), 0);
    assert_int_equal(tex_f32_ratio(true, 1, 127), 0xbc010204);
    assert_int_equal(tex_f32_ratio(false, 0xffffffff, 0xffffffff), TEX_F32_ONE);
    for (int i = 0; i < 100000; i++) {
        uint32_t denominator = next_random(&seed) % 65535 + 1, numerator = next_random(&seed) % 65536;
        float host = (float)((double)numerator / (double)denominator);
        assert_int_equal(tex_f32_ratio(false, numerator, denominator), to_pattern(host));
    }
}

static void to_integer_rounds_and_saturates(void **state)
{
    static const struct {
        double value;
        int scale;
        int64_t expected;
    } cases[] = {
        {0.5, 0, 0},       {1.5, 0, 2},       {2.5, 0, 2},       {-0.5, 0, 0},      {-1.5, 0, -2},
        {-2.5, 0, -2},     {0.75, 0, 1},      {0.25, 1, 0},      {0.375, 2, 2},     {3.0, 8, 768},
        {1e30, 0, 1000},   {-1e30, 8, -1001}, {1000.4, 0, 1000}, {1000.6, 0, 1000}, {-1001.4, 0, -1001},
        {-1200, 0, -1001}, {1e-30, 8, 0},     {0.0, 8, 0},       {-0.0, 8, 0},      {999.5, 0, 1000},
        {998.5, 0, 998},   {2.3e18, 0, 1000}, {4.6e18, 0, 1000}, {-9e18, 3, -1001},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        struct tex_f32_unpacked value = tex_f32_unpack(to_pattern((float)cases[i].value));
        assert_int_equal(tex_f32_to_integer(&value, cases[i].scale, -1001, 1000), cases[i].expected);
    }
}

/* From the least mantissa to one that fills all bits. */
static void to_integer_takes_any_mantissa(void **state)
{
    static const struct {
        struct tex_f32_unpacked value;
        int64_t expected;
    } cases[] = {
        {{false, false, 0, 0}, 0},  {{false, false, 1, 0}, 1}, {{true, false, 1, 3}, -8},
        {{false, false, 1, -1}, 0}, {{false, true, 1, -1}, 1}, {{false, false, UINT64_C(0xff00000000000000), -56}, 255},
    };
    (void)state;
    for (size_t i = 0; i < COUNT_OF(cases); i++)
        assert_int_equal(tex_f32_to_integer(&cases[i].value, 0, -1001, 1000), cases[i].expected);
}

/* Built from the definition of binary16: sign, 5 bits of exponent, 10 bits of mantissa. */
static void f16_is_exact(void **state)
{
    (void)state;
    for (uint32_t h = 0; h < 0x10000; h++) {
        uint32_t sign = (h & 0x8000) << 16, exponent = h >> 10 & 31, mantissa = h & 1023, expected;
        if (exponent == 31)
            expected = sign | 0x7f800000 | mantissa << 13;
        else if (exponent > 0)
            expected = sign | (exponent + 112) << 23 | mantissa << 13;
        else
            expected = sign | to_pattern((float)mantissa / 16777216.0F);
        assert_int_equal(tex_f32_from_f16(h), expected);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(unpack_and_round_are_inverse),
        cmocka_unit_test(round_follows_nearest_even),
        cmocka_unit_test(round_agrees_with_the_host),
        cmocka_unit_test(ratio_agrees_with_double_division),
        cmocka_unit_test(to_integer_rounds_and_saturates),
        cmocka_unit_test(to_integer_takes_any_mantissa),
        cmocka_unit_test(f16_is_exact),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
