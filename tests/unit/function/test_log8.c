// SPDX-License-Identifier: Apache-2.0
/* PD-136 to PD-136b: taps by POLICY taps_log8: those of captured rows, and what holds of all ratios and directions. */
#include "function/log8.h"
#include "tap.h"

#include <math.h>

enum { RATIO_MOST = 1024, DIRECTIONS = 300000 };

static struct tex_log8 taps_of(int32_t ratio)
{
    struct tex_log8 taps;
    memset(&taps, 0x5a, sizeof taps);
    tex_log8_taps(ratio, &taps);
    return taps;
}

/* Of 2^(-n / 256) what the rows showed, and a library knows. */
static uint32_t power8(unsigned n)
{
    return (uint32_t)lround(256 * exp2(-(double)n / 256));
}

static void one_tap_without_a_ratio(void **state)
{
    (void)state;
    for (int32_t ratio = -40000; ratio <= 0; ratio += 1000) {
        const struct tex_log8 taps = taps_of(ratio);
        assert_int_equal(taps.count, 1);
        assert_int_equal(taps.sum, 0);
        assert_int_equal(taps.weight[0], 256);
    }
}

/* Captured: limits of 2 to 16, ratios 6 and 12. */
static void weights_are_the_captured_ones(void **state)
{
    static const struct {
        int32_t ratio;
        unsigned count, sum;
        uint32_t side[8]; /* from the middle outwards */
    } rows[] = {
        {1, 2, 1, {256}},
        {255, 2, 1, {256}},
        {256, 2, 1, {256}},
        {257, 4, 1, {255, 1}},
        {272, 4, 1, {245, 11}},
        {510, 4, 1, {129, 127}},
        {511, 4, 2, {256, 256}}, /* 128 is 256 of the next octave */
        {512, 4, 2, {256, 256}},
        {513, 6, 2, {255, 255, 2}},
        {656, 6, 2, {173, 173, 166}},
        {662, 6, 2, {171, 171, 170}},
        {767, 8, 2, {128, 128, 128, 128}},
        {768, 8, 2, {128, 128, 128, 128}},
        {769, 10, 2, {127, 127, 127, 127, 4}},
        {848, 10, 2, {103, 103, 103, 103, 100}},
        {918, 14, 2, {85, 85, 85, 85, 85, 85, 2}},
        {1023, 16, 2, {64, 64, 64, 64, 64, 64, 64, 64}},
        {1024, 16, 2, {64, 64, 64, 64, 64, 64, 64, 64}},
        {5000, 16, 2, {64, 64, 64, 64, 64, 64, 64, 64}},
    };
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        const struct tex_log8 taps = taps_of(rows[i].ratio);
        assert_int_equal(taps.count, rows[i].count);
        assert_int_equal(taps.sum, rows[i].sum);
        for (unsigned k = 0; k < taps.count / 2; k++) {
            assert_int_equal(taps.weight[taps.count / 2 + k], rows[i].side[k]);
            assert_int_equal(taps.weight[taps.count / 2 - 1 - k], rows[i].side[k]);
        }
    }
}

/* All ratios: the weights are a whole, none is 0, none but the outermost differs, and no tap less would do. */
static void weights_are_a_whole(void **state)
{
    (void)state;
    for (int32_t ratio = 1; ratio <= RATIO_MOST; ratio++) {
        const struct tex_log8 taps = taps_of(ratio);
        uint32_t sum = 0, inner = taps.weight[taps.count / 2];
        assert_true(taps.count % 2 == 0 && taps.count >= 2 && taps.count <= TEX_LOG8_MOST);
        for (unsigned k = 0; k < taps.count; k++) {
            bool outermost = k == 0 || k == taps.count - 1;
            sum += taps.weight[k];
            assert_true(taps.weight[k] >= 1 && taps.weight[k] <= inner);
            assert_true(outermost || taps.weight[k] == inner);
        }
        assert_int_equal(sum, 256U << taps.sum);
        if (ratio > 256 && power8((unsigned)ratio % 256) > 128) {
            uint32_t power = power8((unsigned)ratio % 256);
            assert_int_equal(inner, power >> (ratio >= 1024 ? 2 : ratio >= 768 ? 1 : 0));
        }
    }
}

static struct tex_float10 number(int32_t integer)
{
    struct tex_float10 of = tex_float10_of_integer((uint32_t)(integer < 0 ? -integer : integer));
    of.negative = integer < 0;
    return of;
}

/* Captured: halves along axes and in the diagonal, of these levels in 1/256. */
static void halves_are_the_captured_ones(void **state)
{
    static const struct {
        int32_t s, t;
        uint32_t level, weight;
        int32_t half;
    } rows[] = {
        {700, 0, 0, 0, 128},    {700, 0, 0, 66, 152},  {700, 0, 0, 75, 156},
        {700, 0, 0, 82, 160},   {700, 0, 0, 162, 198}, {700, 700, 0, 0, 90},
        {-700, 700, 0, 0, -90}, {-1, 0, 0, 0, -128},   {3, 3, 1, 0, 180},
        {700, 0, 3, 0, 1024},   {0, 700, 0, 0, 0},     {0, 0, 0, 9, 0},
        {1023, 1, 0, 0, 128},   {1, 1023, 0, 0, 0},    {700, 0, 14, 255, 127 << 15},
        {3, 4, 0, 0, 77},       {4, 3, 0, 0, 102},     {-5, 12, 2, 0, -196},
    };
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        const struct tex_float10 along[2] = {number(rows[i].s), number(rows[i].t)};
        const struct tex_float10 turned[2] = {along[1], along[0]};
        assert_int_equal(tex_log8_half(along, 0, rows[i].level, rows[i].weight), rows[i].half);
        assert_int_equal(tex_log8_half(turned, 1, rows[i].level, rows[i].weight), rows[i].half);
    }
}

/* All directions: within what 7 bits and the cuts of 10 may be off, that of the unit vector. */
static void halves_are_of_the_unit_vector(void **state)
{
    uint64_t seed = 7;
    (void)state;
    for (unsigned i = 0; i < DIRECTIONS; i++) {
        struct tex_float10 along[2];
        double part[2];
        for (unsigned k = 0; k < 2; k++) {
            along[k] = (struct tex_float10){next_random(&seed) & 1, 512 + next_random(&seed) % 512,
                                            (int32_t)(next_random(&seed) % 6) - 60};
            part[k] = ldexp(along[k].negative ? -(double)along[k].n : along[k].n, along[k].e);
        }
        uint32_t level = next_random(&seed) % 15, weight = next_random(&seed) % 256;
        double whole = exp2(7 + level + weight / 256.0);
        for (unsigned k = 0; k < 2; k++) {
            double exact = part[k] / hypot(part[0], part[1]) * whole;
            int32_t half = tex_log8_half(along, k, level, weight);
            assert_true(fabs(half - exact) <= fabs(exact) / 64 + whole / 256 + 1);
            assert_true(half == 0 || (half < 0) == (exact < 0));
        }
    }
}

/* Captured: of ratios below 2 the two taps are nearer. */
static void taps_of_small_ratios_are_nearer(void **state)
{
    static const struct {
        int32_t ratio, half, away;
    } rows[] = {{110, 90, 46},   {150, 128, 86}, {218, 90, 80}, {255, 128, 128},
                {256, 128, 128}, {1, 128, 1},    {150, 0, 0}};
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++)
        for (int32_t sign = -1; sign <= 1; sign += 2) {
            const struct tex_log8 taps = taps_of(rows[i].ratio);
            assert_int_equal(tex_log8_place(&taps, 0, sign * rows[i].half, 0), -sign * rows[i].away);
            assert_int_equal(tex_log8_place(&taps, 1, sign * rows[i].half, 0), sign * rows[i].away);
        }
}

static void places_are_odd_multiples(void **state)
{
    const struct tex_log8 taps = taps_of(918); /* 14 taps */
    (void)state;
    for (unsigned tap = 0; tap < 14; tap++) {
        assert_int_equal(tex_log8_place(&taps, tap, 128, 0), (2 * (int32_t)tap - 13) * 128);
        assert_int_equal(tex_log8_place(&taps, tap, -90, 0), (13 - 2 * (int32_t)tap) * 90);
        assert_int_equal(tex_log8_place(&taps, tap, 160, 1), (2 * (int32_t)tap - 13) * 80);
        assert_int_equal(tex_log8_place(&taps, tap, 2, 2), (int32_t)floor((2 * (int32_t)tap - 13) / 2.0));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_tap_without_a_ratio),       cmocka_unit_test(weights_are_the_captured_ones),
        cmocka_unit_test(weights_are_a_whole),           cmocka_unit_test(halves_are_the_captured_ones),
        cmocka_unit_test(halves_are_of_the_unit_vector), cmocka_unit_test(taps_of_small_ratios_are_nearer),
        cmocka_unit_test(places_are_odd_multiples),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
