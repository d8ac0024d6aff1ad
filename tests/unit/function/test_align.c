// SPDX-License-Identifier: Apache-2.0
/* Weights of 8 bits, and floats that are aligned and added up with them. */
#include "function/align.h"

#include <math.h>
#include <string.h>

#include "arith/f32.h"
#include "arith/srgb.h"
#include "function/share.h"
#include "tap.h"

static const bool all_seen[4] = {true, true, true, true};

static uint32_t mean_of(const uint32_t value[4], const uint32_t weight[4], enum tex_align half)
{
    struct tex_aligned sum = {.nan = false};
    tex_align_add(value, weight, all_seen, half, &sum);
    return tex_align_mean(&sum, 0, half);
}

/* PD-136c: weights of two, four times as much are the same mean, but for floats of the least numbers. */
static void more_weight_is_the_same_mean(void **state)
{
    uint64_t seed = 3;
    (void)state;
    for (unsigned i = 0; i < 100000; i++) {
        enum tex_align kind = i % 2 ? TEX_ALIGN_HALF : TEX_ALIGN_FLOAT;
        const uint32_t value[4] = {0x3f800000 | (next_random(&seed) & 0x7fe000),
                                   0xbf000000 | (next_random(&seed) & 0x7fe000),
                                   0x3e800000 | (next_random(&seed) & 0x7fe000), 0};
        const uint32_t weight[4] = {100, 56, 64, 36};
        struct tex_aligned sum = {.nan = false};
        uint32_t once = mean_of(value, weight, kind);
        for (unsigned passes = 1; passes <= 4; passes++) {
            tex_align_add(value, weight, all_seen, kind, &sum);
            if (passes != 3)
                assert_int_equal(tex_align_mean(&sum, passes / 2, kind), once);
        }
    }
}

static void known_means(void **state)
{
    static const struct {
        uint32_t value[4], weight[4], mean, half;
    } cases[] = {
        {{0x3f800000, 0x40000000, 0, 0}, {128, 128, 0, 0}, 0x3fc00000, 0x3fc00000},
        /* a tie goes away from zero: the last bit of 24, of 11 */
        {{0x3f800000, 0x3f800001, 0, 0}, {128, 128, 0, 0}, 0x3f800001, 0x3f800000},
        {{0xbf800000, 0xbf800001, 0, 0}, {128, 128, 0, 0}, 0xbf800001, 0xbf800000},
        {{0x3f800000, 0x3f802000, 0, 0}, {128, 128, 0, 0}, 0x3f801000, 0x3f802000},
        /* beside 1.0: 2^-27 counts, what is smaller is cut off */
        {{0x3f800000, 0xbf800000, 0x32000000, 0}, {1, 1, 254, 0}, 0x31fe0000, 0},
        {{0x3f800000, 0xbf800000, 0x31ffffff, 0}, {1, 1, 254, 0}, 0, 0},
        {{0x3f800000, 0xbf800000, 0xb1ffffff, 0}, {1, 1, 254, 0}, 0, 0},
        /* infinities and NaN */
        {{0x7f800000, 0x3f800000, 0, 0}, {1, 255, 0, 0}, 0x7f800000, 0x7f800000},
        {{0xff800000, 0x3f800000, 0, 0}, {1, 255, 0, 0}, 0xff800000, 0xff800000},
        {{0x7f800000, 0xff800000, 0, 0}, {1, 255, 0, 0}, 0x7fffffff, 0x7fffe000},
        {{0x3f800000, 0xff812345, 0, 0}, {256, 0, 0, 0}, 0x7fffffff, 0x7fffe000},
        /* zeros, and what cancels */
        {{0x80000000, 0x80000000, 0, 0}, {3, 253, 0, 0}, 0x80000000, 0x80000000},
        {{0x80000000, 0, 0, 0}, {3, 253, 0, 0}, 0, 0},
        {{0x3f800000, 0xbf800000, 0, 0}, {128, 128, 0, 0}, 0, 0},
        /* denormals: of binary32 zeros, of 16 bits numbers */
        {{0x807fffff, 0x807fffff, 0, 0}, {128, 128, 0, 0}, 0x80000000, 0x80000000},
        {{0x33800000, 0x33800000, 0, 0}, {128, 128, 0, 0}, 0x33800000, 0x33800000}, /* 2^-24 */
        {{0x33800000, 0, 0, 0}, {128, 128, 0, 0}, 0x33000000, 0x33800000},
        {{0x33800000, 0, 0, 0}, {127, 129, 0, 0}, 0x32fe0000, 0},
        {{0x00800000, 0, 0, 0}, {128, 128, 0, 0}, 0, 0},
        {{0x80800000, 0x80800000, 0, 0}, {128, 127, 1, 0}, 0x80000000, 0},
        /* from 2^16 on no number of 16 bits */
        {{0x477fe000, 0x477fe000, 0, 0}, {128, 128, 0, 0}, 0x477fe000, 0x477fe000},
        {{0x47800000, 0x47800000, 0, 0}, {128, 128, 0, 0}, 0x47800000, 0x7f800000},
        {{0xff7fffff, 0xff7fffff, 0, 0}, {128, 128, 0, 0}, 0xff7fffff, 0xff800000},
    };
    (void)state;
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        assert_int_equal(mean_of(cases[i].value, cases[i].weight, false), cases[i].mean);
        assert_int_equal(mean_of(cases[i].value, cases[i].weight, true), cases[i].half);
    }
}

/* The sum goes towards minus infinity when a pass with a larger exponent comes, before or after. */
static void passes_are_aligned(void **state)
{
    const uint32_t large[4] = {0x3f800000}, small[4] = {0xb0000001}; /* 1.0; -2^-31 and a little */
    const uint32_t weight[4] = {128};
    (void)state;
    for (unsigned turned = 0; turned < 2; turned++) {
        struct tex_aligned sum = {.nan = false};
        tex_align_add(turned ? small : large, weight, all_seen, false, &sum);
        tex_align_add(turned ? large : small, weight, all_seen, false, &sum);
        assert_int_equal(sum.exponent, 126);
        assert_int_equal(sum.units, (INT64_C(1) << 35) - 17);
    }
}

static void draw(uint64_t *seed, bool half, uint32_t value[4], uint32_t weight[4])
{
    unsigned base = half ? 113 + next_random(seed) % 28 : 10 + next_random(seed) % 230, left = 256;
    for (unsigned k = 0; k < 4; k++) {
        weight[k] = k == 3 ? left : next_random(seed) % (left + 1);
        left -= weight[k];
        uint32_t fraction = next_random(seed) % 0x800000 & (half ? 0x7fe000U : 0x7fffffU);
        value[k] = (next_random(seed) % 2) << 31 | (base + next_random(seed) % 3) << 23 | fraction;
    }
}

/* As exact as a double is of numbers that are so near each other. */
static void near_numbers_are_exact(void **state)
{
    uint64_t seed = 126;
    (void)state;
    for (unsigned i = 0; i < 200000; i++) {
        bool half = i % 2;
        uint32_t value[4], weight[4];
        draw(&seed, half, value, weight);
        double sum = 0;
        for (unsigned k = 0; k < 4; k++)
            sum += (double)to_float(value[k]) * weight[k] / 256;
        int exponent;
        double fraction = frexp(sum, &exponent), ones = half ? 2048 : 16777216;
        int least = half ? -24 : -149, unit = exponent - (half ? 11 : 24);
        double scaled = unit < least ? ldexp(sum, -least) : fraction * ones;
        double mean = ldexp(copysign(floor(fabs(scaled) + 0.5), sum), unit < least ? least : unit);
        assert_int_equal(mean_of(value, weight, half), to_pattern((float)(mean + 0.0)));
    }
}

static void equal_texels_keep_their_value(void **state)
{
    uint64_t seed = 3;
    (void)state;
    for (unsigned i = 0; i < 100000; i++) {
        uint32_t value[4], weight[4];
        draw(&seed, i % 2, value, weight);
        value[0] = value[1] = value[2] = value[3];
        assert_int_equal(mean_of(value, weight, i % 2), value[3]);
    }
}

/* PD-133: rows of the captured H100, of the 2^-14 of the table; what has a leading 0 raises the place of the cut. */
static void known_means_of_srgb(void **state)
{
    static const struct {
        uint32_t value[2], weight, mean; /* in 2^-14; of the first; in 2^-15 */
    } cases[] = {
        {{16128, 16128}, 256, 32256}, {{1032, 1120}, 254, 2066},   {{9344, 2048}, 254, 18576},
        {{1120, 466}, 230, 2106},     {{1120, 466}, 186, 1881},    {{16128, 11584}, 240, 31680},
        {{15360, 9280}, 214, 28704},  {{692, 976}, 254, 1381},     {{692, 976}, 236, 1421},
        {{16128, 11584}, 222, 31040}, {{15360, 9280}, 240, 29952}, {{224, 8128}, 191, 4416},
    };
    (void)state;
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        const uint32_t weight[4] = {cases[i].weight, 256 - cases[i].weight, 0, 0};
        const uint32_t value[4] = {tex_f32_ratio(false, cases[i].value[0], 1U << 14),
                                   tex_f32_ratio(false, cases[i].value[1], 1U << 14), 0, 0};
        assert_int_equal(mean_of(value, weight, TEX_ALIGN_SRGB), tex_f32_ratio(false, cases[i].mean, 1U << 15));
    }
}

/* Texels of the table by themselves are what they are. */
static void srgb_by_itself_is_unchanged(void **state)
{
    const uint32_t weight[4] = {0, 0, 0, 256};
    (void)state;
    for (uint32_t code = 0; code < 256; code++) {
        const uint32_t value[4] = {0, 0, 0, tex_srgb_float8(code)};
        assert_int_equal(mean_of(value, weight, TEX_ALIGN_SRGB), value[3]);
    }
}

/* PD-125b */
static void a_sample_is_a_texel_or_three(void **state)
{
    (void)state;
    for (unsigned missing = 0; missing <= 4; missing++)
        for (unsigned k = 0; k < 4; k++)
            for (uint32_t moved = 0; moved < 4; moved++) {
                const struct tex_wrap wrap = {.corner = (1U << missing) % 16,
                                              .sample_xor = {moved, moved, moved, moved}};
                unsigned shown = k ^ moved;
                struct tex_share share;
                tex_share_of_sample(&wrap, k, &share);
                for (unsigned i = 0; i < 4; i++) {
                    uint32_t three = i == shown ? 0 : i == (shown ^ 2) ? 86 : 85, one = i == shown ? 256 : 0;
                    assert_int_equal(share.weight[i], shown == missing ? three : one);
                    assert_int_equal(share.seen[i], share.weight[i] != 0);
                }
            }
}

/* All passes of a thread: 256, whatever its taps, levels and slices are. */
static void shares_are_a_whole(void **state)
{
    uint64_t seed = 125;
    (void)state;
    for (unsigned i = 0; i < 20000; i++) {
        struct tex_wrap wrap = {.corner = (1U << next_random(&seed) % 5) % 16};
        struct tex_pass pass = {.taps = next_random(&seed) % 5, .weight = next_random(&seed) % 256};
        unsigned total = 0;
        for (unsigned axis = 0; axis < 3; axis++)
            wrap.frac[axis] = next_random(&seed) % 256;
        for (unsigned part = 0; part < 4; part++) {
            struct tex_share share;
            pass.level = part / 2;
            pass.slice = part % 2;
            tex_share_eval(&pass, &wrap, false, &share);
            for (unsigned k = 0; k < 4; k++) {
                total += share.weight[k];
                assert_true(share.seen[k] || share.weight[k] == 0);
            }
        }
        assert_int_equal(total << pass.taps, 256);
    }
}

static void known_shares(void **state)
{
    static const struct {
        uint32_t level, slice, weight, taps, frac[3], corner, sample_xor, share[4];
    } cases[] = {
        {0, 0, 0, 0, {0, 0, 0}, 0, 0, {0, 0, 0, 256}},
        {0, 0, 0, 0, {128, 128, 0}, 0, 0, {64, 64, 64, 64}},
        {0, 0, 0, 0, {1, 128, 0}, 0, 0, {127, 1, 0, 128}}, /* a half goes down on the right, up on the left */
        {0, 0, 128, 0, {1, 0, 0}, 0, 0, {0, 0, 1, 127}},
        {1, 0, 1, 4, {0, 0, 0}, 0, 0, {0, 0, 0, 0}}, /* of a tap of 16 */
        {1, 0, 8, 4, {0, 0, 0}, 0, 0, {0, 0, 0, 1}},
        {1, 1, 192, 0, {0, 0, 3}, 0, 0, {0, 0, 0, 2}},
        {0, 0, 0, 0, {0, 0, 0}, 8, 0, {85, 86, 85, 0}}, /* texel 1 is in the corner of the face */
        {0, 0, 0, 0, {128, 128, 0}, 1, 0, {0, 85, 86, 85}},
        {0, 0, 0, 0, {128, 0, 0}, 0, 3, {128, 0, 128, 0}},
    };
    (void)state;
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct tex_wrap wrap = {.corner = cases[i].corner, .sample_xor = {[3] = cases[i].sample_xor}};
        struct tex_pass pass = {
            .level = cases[i].level, .slice = cases[i].slice, .weight = cases[i].weight, .taps = cases[i].taps};
        struct tex_share share;
        memcpy(wrap.frac, cases[i].frac, sizeof wrap.frac);
        tex_share_eval(&pass, &wrap, false, &share);
        for (unsigned k = 0; k < 4; k++)
            assert_int_equal(share.weight[k], cases[i].share[k]);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(known_means),
        cmocka_unit_test(more_weight_is_the_same_mean),
        cmocka_unit_test(passes_are_aligned),
        cmocka_unit_test(near_numbers_are_exact),
        cmocka_unit_test(equal_texels_keep_their_value),
        cmocka_unit_test(known_means_of_srgb),
        cmocka_unit_test(srgb_by_itself_is_unchanged),
        cmocka_unit_test(a_sample_is_a_texel_or_three),
        cmocka_unit_test(shares_are_a_whole),
        cmocka_unit_test(known_shares),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
