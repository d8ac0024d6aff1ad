// SPDX-License-Identifier: Apache-2.0
/* The level and the filter of TEX by hand, in 1/256 level. */
#include "function/lambda.h"
#include "function/level.h"
#include "tap.h"

#include <math.h>

enum { DRAWS = 200000 };

/* All levels of a view of 16, of which the nearest is read. */
static const struct tex_detail plain = {.most = 0xfff, .last = 15, .mip = TEX_MIP_POINT};

static struct tex_level level_of(uint32_t mode, int32_t lambda, float operand, const struct tex_detail *detail)
{
    struct tex_level level;
    memset(&level, 0x5a, sizeof level); /* all of it is filled */
    tex_level_choose(mode, lambda, to_pattern(operand), detail, &level);
    return level;
}

/* PD-104 */
static void registers_are_cut_towards_zero(void **state)
{
    static const struct {
        uint32_t bits;
        int32_t level;
    } rows[] = {
        {0x00000000, 0},      {0x80000000, 0},                          /* zeros */
        {0x3b800000, 1},      {0xbb800000, -1},                         /* 1/256 */
        {0x3b7fffff, 0},      {0xbb7fffff, 0},                          /* a little less */
        {0x3bffffff, 1},      {0xbbffffff, -1},                         /* nearly two */
        {0x3f800000, 256},    {0x3f7fffff, 255},    {0xbf7fffff, -255}, /* about one level */
        {0x40b00000, 1408},   {0xc0b00000, -1408},                      /* 5.5 */
        {0x42fffe00, 32767},  {0x42ffffff, 32767},  {0xc2ffffff, -32767},
        {0x43000000, 32767},  {0xc3000000, -32768}, {0xc3000001, -32768}, /* 128 */
        {0x4b000000, 32767},  {0xcb000000, -32768}, {0x7f7fffff, 32767},
        {0xff7fffff, -32768}, {0x7f800000, 32767},  {0xff800000, -32768}, /* infinities */
        {0x7f800001, 0},      {0x7fc00000, 0},      {0xffffffff, 0},      /* NaN */
        {0x00000001, 0},      {0x807fffff, 0},      {0x00800000, 0},      /* denormals and the least number */
    };
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(rows); i++)
        if (tex_level_fixed(rows[i].bits) != rows[i].level)
            fail_msg("%08x gives %d, expected %d", rows[i].bits, tex_level_fixed(rows[i].bits), rows[i].level);
}

static void registers_agree_with_the_host(void **state)
{
    uint64_t seed = 104;
    (void)state;
    for (int i = 0; i < DRAWS; i++) {
        uint32_t bits = next_random(&seed);
        if (i % 2)
            bits = (bits & 0x807fffff) | (115 + next_random(&seed) % 24) << 23;
        double units = trunc((double)to_float(bits) * 256);
        int32_t expected = isnan(units) ? 0 : units < -32768 ? -32768 : units > 32767 ? 32767 : (int32_t)units;
        assert_int_equal(tex_level_fixed(bits), expected);
    }
}

static void modes_have_their_sources(void **state)
{
    (void)state;
    assert_int_equal(level_of(TEX_LOD_MODE_NONE, 300, 7, &plain).unclamped, 300);
    assert_int_equal(level_of(TEX_LOD_MODE_LZ, 300, 7, &plain).unclamped, 0);
    assert_int_equal(level_of(TEX_LOD_MODE_LB, 300, 2.5F, &plain).unclamped, 940);
    assert_int_equal(level_of(TEX_LOD_MODE_LBA, 300, -2.5F, &plain).unclamped, -340);
    assert_int_equal(level_of(TEX_LOD_MODE_LL, 300, 2.5F, &plain).unclamped, 640);
    assert_int_equal(level_of(TEX_LOD_MODE_LLA, 300, -2.5F, &plain).unclamped, -640);
}

/* PD-104: within -16 and 16, before it is added; a level is not. */
static void biases_of_registers_are_kept_small(void **state)
{
    (void)state;
    assert_int_equal(level_of(TEX_LOD_MODE_LB, 0, 15.99609375F, &plain).unclamped, 4095);
    assert_int_equal(level_of(TEX_LOD_MODE_LB, 0, 16, &plain).unclamped, 4095);
    assert_int_equal(level_of(TEX_LOD_MODE_LB, -9000, 100, &plain).unclamped, 4095 - 9000);
    assert_int_equal(level_of(TEX_LOD_MODE_LBA, 0, -16, &plain).unclamped, -4096);
    assert_int_equal(level_of(TEX_LOD_MODE_LBA, 9000, -100, &plain).unclamped, 9000 - 4096);
    assert_int_equal(level_of(TEX_LOD_MODE_LB, 77, NAN, &plain).unclamped, 77);
    assert_int_equal(level_of(TEX_LOD_MODE_LL, 0, 100, &plain).unclamped, 25600);
    assert_int_equal(level_of(TEX_LOD_MODE_LL, 0, -100, &plain).unclamped, -25600);
}

static void bias_of_the_header_is_added_to_all(void **state)
{
    struct tex_detail detail = plain;
    (void)state;
    detail.bias = -4096;
    assert_int_equal(level_of(TEX_LOD_MODE_NONE, 300, 7, &detail).unclamped, 300 - 4096);
    assert_int_equal(level_of(TEX_LOD_MODE_LZ, 300, 7, &detail).unclamped, -4096);
    assert_int_equal(level_of(TEX_LOD_MODE_LB, 300, -99, &detail).unclamped, 300 - 8192);
    detail.bias = 4095;
    assert_int_equal(level_of(TEX_LOD_MODE_LL, 300, 2, &detail).unclamped, 512 + 4095);
    assert_int_equal(level_of(TEX_LOD_MODE_LBA, 300, 99, &detail).unclamped, 300 + 8190);
}

static void sums_are_saturated_to_16_bits(void **state)
{
    struct tex_detail detail = plain;
    (void)state;
    detail.bias = 1;
    assert_int_equal(level_of(TEX_LOD_MODE_NONE, TEX_LEVEL_MOST - 1, 0, &detail).unclamped, TEX_LEVEL_MOST);
    assert_int_equal(level_of(TEX_LOD_MODE_NONE, TEX_LEVEL_MOST, 0, &detail).unclamped, TEX_LEVEL_MOST);
    assert_int_equal(level_of(TEX_LOD_MODE_LL, 0, 999, &detail).unclamped, TEX_LEVEL_MOST);
    assert_int_equal(level_of(TEX_LOD_MODE_LB, TEX_LEVEL_LEAST, -1, &detail).unclamped, TEX_LEVEL_LEAST);
    assert_int_equal(level_of(TEX_LOD_MODE_NONE, TEX_LEVEL_LEAST, 0, &detail).unclamped, TEX_LEVEL_LEAST + 1);
    detail.bias = -4096;
    assert_int_equal(level_of(TEX_LOD_MODE_NONE, TEX_LEVEL_LEAST, 0, &detail).unclamped, TEX_LEVEL_LEAST);
    assert_int_equal(level_of(TEX_LOD_MODE_LB, TEX_LEVEL_LEAST, 5, &detail).unclamped, TEX_LEVEL_LEAST);
}

/* PD-105 */
static void the_least_level_wins(void **state)
{
    static const struct {
        int32_t lambda;
        uint32_t least, most, clamped;
    } rows[] = {
        {500, 0, 0xfff, 500},   {-1, 0, 0xfff, 0},        {513, 0, 512, 512},        {512, 0, 512, 512},
        {99, 100, 512, 100},    {101, 100, 512, 101},     {-32768, 700, 512, 700},   {600, 700, 512, 700},
        {32767, 700, 512, 700}, {32767, 0, 0xfff, 0xfff}, {-32768, 0xfff, 0, 0xfff}, {32767, 0, 0, 0},
    };
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        struct tex_detail detail = plain;
        detail.least = rows[i].least;
        detail.most = rows[i].most;
        const struct tex_level level = level_of(TEX_LOD_MODE_NONE, rows[i].lambda, 0, &detail);
        assert_int_equal(level.clamped, rows[i].clamped);
        assert_int_equal(level.unclamped, rows[i].lambda);
        assert_int_equal(level.minifies, rows[i].clamped > 0); /* PD-106 */
    }
}

/* PD-106: the level that the header leaves, whatever was computed. */
static void without_levels_the_base_is_read(void **state)
{
    struct tex_detail detail = plain;
    (void)state;
    detail.mip = TEX_MIP_NONE;
    for (uint32_t base = 0; base < 16; base++) {
        detail.base = base;
        for (int32_t lambda = -300; lambda < 4200; lambda += 150) {
            const struct tex_level level = level_of(TEX_LOD_MODE_NONE, lambda, 0, &detail);
            assert_int_equal(level.step, base);
            assert_int_equal(level.weight, 0);
            assert_int_equal(level.minifies, lambda > 0);
        }
    }
}

static void the_nearest_has_its_half_upwards(void **state)
{
    static const uint32_t rows[][3] = {/* level, last, step */
                                       {0, 15, 0},   {127, 15, 0},   {128, 15, 1},   {383, 15, 1},
                                       {384, 15, 2}, {3967, 15, 15}, {3968, 15, 15}, {0xfff, 15, 15},
                                       {640, 2, 2},  {0xfff, 2, 2},  {128, 0, 0},    {0xfff, 0, 0}};
    struct tex_detail detail = plain;
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        detail.last = rows[i][1];
        const struct tex_level level = level_of(TEX_LOD_MODE_NONE, (int32_t)rows[i][0], 0, &detail);
        assert_int_equal(level.step, rows[i][2]);
        assert_int_equal(level.weight, 0);
    }
}

static void two_levels_have_weights(void **state)
{
    static const uint32_t rows[][4] = {/* level, last, step, weight */
                                       {0, 15, 0, 0},    {1, 15, 0, 1},       {255, 15, 0, 255}, {256, 15, 1, 0},
                                       {257, 15, 1, 1},  {3839, 15, 14, 255}, {3840, 15, 15, 0}, {0xfff, 15, 15, 0},
                                       {511, 2, 1, 255}, {512, 2, 2, 0},      {700, 2, 2, 0},    {0xfff, 2, 2, 0},
                                       {200, 0, 0, 0}};
    struct tex_detail detail = plain;
    (void)state;
    detail.mip = TEX_MIP_LINEAR;
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        detail.last = rows[i][1];
        const struct tex_level level = level_of(TEX_LOD_MODE_NONE, (int32_t)rows[i][0], 0, &detail);
        assert_int_equal(level.step, rows[i][2]);
        assert_int_equal(level.weight, rows[i][3]);
    }
}

/* PD-116: what TMML answers: the level after bias with its sign, and the one that is read after clamps. */
static void answers_have_two_levels(void **state)
{
    static const struct {
        uint32_t mip, last;
        int32_t unclamped;
        uint32_t clamped, x, y;
    } rows[] = {
        {TEX_MIP_NONE, 15, 300, 300, 300, 0},
        {TEX_MIP_NONE, 15, -300, 0, 0xfffffed4, 0},
        {TEX_MIP_LINEAR, 15, 300, 300, 300, 300},
        {TEX_MIP_LINEAR, 15, -1, 0, 0xffffffff, 0},
        {TEX_MIP_LINEAR, 15, -32768, 0, 0xffff8000, 0},
        {TEX_MIP_LINEAR, 15, 32767, 3840, 32767, 3840},
        {TEX_MIP_LINEAR, 2, 700, 512, 700, 512},
        {TEX_MIP_LINEAR, 2, 5, 700, 5, 700}, /* the least level of the sampler is past the last */
        {TEX_MIP_POINT, 15, 127, 127, 127, 0},
        {TEX_MIP_POINT, 15, 128, 128, 128, 256},
        {TEX_MIP_POINT, 15, 383, 383, 383, 256},
        {TEX_MIP_POINT, 15, 384, 384, 384, 512},
        {TEX_MIP_POINT, 15, 3967, 3967, 3967, 3840},
        {TEX_MIP_POINT, 15, 9000, 0xfff, 9000, 3840},
        {TEX_MIP_POINT, 2, -256, 0xfff, 0xffffff00, 512},
        {TEX_MIP_POINT, 0, 128, 128, 128, 0},
    };
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        const struct tex_lod lod = {.unclamped = rows[i].unclamped, .clamped = rows[i].clamped};
        /* MIP_FILTER NONE reads the base, which is no part of the answer */
        const struct tex_detail detail = {.mip = rows[i].mip, .last = rows[i].last, .base = 1, .least = 9, .most = 99};
        uint32_t answer[4] = {0x5a5a5a5a, 0x5a5a5a5a, 0x5a5a5a5a, 0x5a5a5a5a};
        tex_level_answer(&lod, &detail, answer);
        assert_int_equal(answer[0], rows[i].x);
        assert_int_equal(answer[1], rows[i].y);
        assert_int_equal(answer[2] | answer[3], 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(registers_are_cut_towards_zero),
        cmocka_unit_test(registers_agree_with_the_host),
        cmocka_unit_test(modes_have_their_sources),
        cmocka_unit_test(biases_of_registers_are_kept_small),
        cmocka_unit_test(bias_of_the_header_is_added_to_all),
        cmocka_unit_test(sums_are_saturated_to_16_bits),
        cmocka_unit_test(the_least_level_wins),
        cmocka_unit_test(without_levels_the_base_is_read),
        cmocka_unit_test(the_nearest_has_its_half_upwards),
        cmocka_unit_test(two_levels_have_weights),
        cmocka_unit_test(answers_have_two_levels),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
