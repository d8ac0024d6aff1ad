// SPDX-License-Identifier: Apache-2.0
/* PD-112: how many taps a sample has, and where they are: by hand, and by the host's floats over draws. */
#include "arith/f32.h"
#include "function/taps.h"
#include "tap.h"

#include <math.h>

#define GREATEST 0x7f7fffffU

enum { DRAWS = 1000000, MOST = 4 };

static unsigned count_of(uint32_t major, uint32_t minor, unsigned most)
{
    const struct tex_axes axes = {.major = major, .minor = minor};
    return tex_taps_count(&axes, most);
}

static unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

/* Four times a number, `times` times. */
static uint32_t quadrupled(uint32_t number, unsigned times)
{
    return number + (times << 24);
}

/* A derivative up to 2^n times as long as the other takes 2^n taps; one that is longer the next power of two. */
static void the_ratio_is_rounded_up(void **state)
{
    static const uint32_t minors[] = {0x3f800000, 0x3f800001, 0x3fa66666, 0x3fffffff, 0x40490fdb, 0x5a123456};
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(minors); i++)
        for (unsigned most = 0; most <= MOST; most++)
            for (unsigned n = 0; n <= MOST; n++) {
                uint32_t major = quadrupled(minors[i], n);
                assert_int_equal(count_of(major, minors[i], most), least(n, most));
                assert_int_equal(count_of(major + 1, minors[i], most), least(n + 1, most));
                if (n > 0)
                    assert_int_equal(count_of(major - 1, minors[i], most), least(n, most));
            }
}

/* Taps are at least a texel apart, unless half of them were more: a derivative of 2^n texels has no more than 2^n. */
static void taps_are_a_texel_apart(void **state)
{
    static const uint32_t minors[] = {0, TEX_F32_MIN_NORMAL, 0x33800000};
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(minors); i++)
        for (unsigned most = 0; most <= MOST; most++)
            for (unsigned n = 0; n <= MOST; n++) {
                uint32_t texels = quadrupled(TEX_F32_ONE, n);
                assert_int_equal(count_of(texels, minors[i], most), least(n, most));
                assert_int_equal(count_of(texels + 1, minors[i], most), least(n + 1, most));
                assert_int_equal(count_of(texels - 1, minors[i], most), least(n, most));
            }
    for (unsigned most = 0; most <= MOST; most++) {
        assert_int_equal(count_of(0x3f000000, 0x3c000000, most), 0);
        assert_int_equal(count_of(0x40800000, 0x3c000000, most), least(1, most)); /* both bounds: 2 taps, not 16 */
        assert_int_equal(count_of(0x41800000, 0x41000000, most), least(1, most)); /* 16 and 8: 2 taps, not 4 */
    }
}

static void lengths_that_are_no_lengths(void **state)
{
    (void)state;
    for (unsigned most = 0; most <= MOST; most++) {
        assert_int_equal(count_of(0, 0, most), 0);
        assert_int_equal(count_of(TEX_F32_MIN_NORMAL, 0, most), 0);
        assert_int_equal(count_of(TEX_F32_INF, TEX_F32_INF, most), 0);
        assert_int_equal(count_of(TEX_F32_INF, GREATEST, most), most);
        assert_int_equal(count_of(TEX_F32_INF, 0, most), most);
        assert_int_equal(count_of(GREATEST, GREATEST, most), 0);
        assert_int_equal(count_of(GREATEST, GREATEST - 1, most), least(1, most));
        assert_int_equal(count_of(GREATEST, 0x7e800000, most), least(1, most)); /* 4 * 2^126 is beyond */
        assert_int_equal(count_of(GREATEST, 0, most), most);
    }
}

/* The definition, in exact binary64. */
static unsigned count_by_host(double major, double minor, unsigned most)
{
    unsigned n = 0;
    while (n < MOST && major > ldexp(minor, (int)(2 * n)))
        n++;
    n = least(n, most);
    while (n > 0 && major <= ldexp(1, (int)(2 * n - 2)))
        n--;
    return n;
}

static void counts_agree_with_the_host(void **state)
{
    uint64_t seed = 112;
    unsigned seen[MOST + 1] = {0};
    (void)state;
    for (int i = 0; i < DRAWS; i++) {
        uint32_t field = 1 + next_random(&seed) % 254, apart = next_random(&seed) % 12;
        uint32_t mantissa = next_random(&seed) & 0x7fffff, most = next_random(&seed) % (MOST + 1);
        if (next_random(&seed) % 2)
            field = 120 + next_random(&seed) % 20;
        uint32_t major = field << 23 | mantissa;
        uint32_t minor = (field > apart ? field - apart : 0) << 23 | (next_random(&seed) & 0x7fffff);
        if (next_random(&seed) % 2) /* the same mantissa, or the one beside it */
            minor = (minor & 0xff800000) | ((mantissa + next_random(&seed) % 3 - 1) & 0x7fffff);
        if (minor < TEX_F32_MIN_NORMAL)
            minor = 0;
        if (minor > major)
            minor = major;
        unsigned count = count_of(major, minor, most);
        seen[count]++;
        assert_int_equal(count, count_by_host(to_float(major), to_float(minor), most));
    }
    for (unsigned n = 0; n <= MOST; n++)
        assert_true(seen[n] > DRAWS / 100);
}

/* Of a derivative of 1: the middles of 2^n parts of it, about the coordinate. */
static void places_are_exact(void **state)
{
    static const float two[] = {-.25F, .25F}, four[] = {-.375F, -.125F, .125F, .375F};
    static const float eight[] = {-.4375F, -.3125F, -.1875F, -.0625F, .0625F, .1875F, .3125F, .4375F};
    (void)state;
    for (unsigned i = 0; i < 2; i++)
        assert_int_equal(tex_taps_apart(TEX_F32_ONE, 1, i), to_pattern(two[i]));
    for (unsigned i = 0; i < 4; i++)
        assert_int_equal(tex_taps_apart(TEX_F32_ONE, 2, i), to_pattern(four[i]));
    for (unsigned i = 0; i < 8; i++)
        assert_int_equal(tex_taps_apart(TEX_F32_ONE, 3, i), to_pattern(eight[i]));
    for (unsigned i = 0; i < 16; i++)
        assert_int_equal(tex_taps_apart(TEX_F32_ONE, 4, i), to_pattern(-.46875F + (float)i * .0625F));
    assert_int_equal(tex_taps_apart(TEX_F32_ONE, 0, 0), 0);
    assert_int_equal(tex_taps_apart(TEX_F32_INF, 0, 0), 0);
}

/* Rounded once to nearest even; a denormal product is a zero of its sign. The other half is the mirror image. */
static void places_agree_with_the_host(void **state)
{
    uint64_t seed = 16;
    (void)state;
    for (int i = 0; i < DRAWS; i++) {
        unsigned taps = 1 + next_random(&seed) % MOST, number = 1U << taps, tap = next_random(&seed) % number;
        uint32_t along = next_random(&seed) & 0xff800000, mantissa = next_random(&seed) & 0x7fffff;
        if (next_random(&seed) % 4 == 0) /* about the least normal number */
            along = (along & TEX_F32_SIGN) | (1 + next_random(&seed) % 6) << 23;
        if (next_random(&seed) % 4 == 0)
            mantissa = next_random(&seed) % 2 ? 0x7fffff - mantissa % 16 : mantissa % 16;
        if ((along & TEX_F32_INF) != 0 && (along & TEX_F32_INF) != TEX_F32_INF) /* 0, infinity */
            along |= mantissa;
        float place = (float)(2 * (int)tap + 1 - (int)number) / (float)(2 * number);
        float product = to_float(along) * place;
        if (fabsf(product) < 0x1p-126F)
            product = copysignf(0, product);
        assert_int_equal(tex_taps_apart(along, taps, tap), to_pattern(product));
        assert_int_equal(tex_taps_apart(along, taps, number - 1 - tap), to_pattern(-product));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_ratio_is_rounded_up),
        cmocka_unit_test(taps_are_a_texel_apart),
        cmocka_unit_test(lengths_that_are_no_lengths),
        cmocka_unit_test(counts_agree_with_the_host),
        cmocka_unit_test(places_are_exact),
        cmocka_unit_test(places_agree_with_the_host),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
