// SPDX-License-Identifier: Apache-2.0
/* The level that derivatives ask for: its thresholds by integers of many words, lengths by hand. */
#include "function/lambda.h"
#include "tap.h"

#include <math.h>

#define INFINITE 0x7f800000U
#define NOT_A_NUMBER 0x7fc00000U

/* Natural numbers below 2^6144: the 256th power of 24 bits. */
enum { BIG_WORDS = 192 };

struct big {
    uint32_t word[BIG_WORDS];
};

static void big_square(struct big *n)
{
    struct big square = {{0}};
    for (unsigned i = 0; i < BIG_WORDS; i++) {
        uint64_t carry = 0;
        for (unsigned k = 0; n->word[i] != 0 && i + k < BIG_WORDS; k++) {
            carry += square.word[i + k] + (uint64_t)n->word[i] * n->word[k];
            square.word[i + k] = (uint32_t)carry;
            carry >>= 32;
        }
        assert_true(carry == 0);
    }
    *n = square;
}

/* n >= 2^power, of the 256th power of `of`. */
static bool power_reaches(uint32_t of, unsigned power)
{
    struct big n = {{of}};
    unsigned top = 32 * BIG_WORDS - 1;
    for (unsigned i = 0; i < 8; i++)
        big_square(&n);
    while (top > 0 && !(n.word[top / 32] >> top % 32 & 1))
        top--;
    return top >= power;
}

static void big_powers_are_exact(void **state)
{
    struct big n = {{0xffffffff}};
    (void)state;
    big_square(&n); /* 2^64 - 2^33 + 1 */
    assert_true(n.word[0] == 1 && n.word[1] == 0xfffffffe && n.word[2] == 0);
    big_square(&n); /* 2^128 - 2^98 + 2^97 + 2^65 + 2^64 ... */
    assert_true(n.word[0] == 1 && n.word[1] == 0xfffffffc && n.word[2] == 5 && n.word[3] == 0xfffffffc);
    assert_true(power_reaches(0x800000, 256 * 23) && !power_reaches(0x800000, 256 * 23 + 1));
    assert_false(power_reaches(0x7fffff, 256 * 23));
}

/* PD-103: of all mantissas the level steps up where mantissa^256 reaches 2^(256 * 23 + 2 j + 1), that is where 128 log2
 * of it reaches j + 1/2. */
static void thresholds_are_the_least(void **state)
{
    int32_t level = 0;
    (void)state;
    for (uint32_t mantissa = 0x800000; mantissa < 0x1000000; mantissa++) {
        int32_t here = tex_lambda_of(127U << 23 | (mantissa & 0x7fffff));
        if (here == level)
            continue;
        assert_int_equal(here, level + 1);
        assert_true(power_reaches(mantissa, 256U * 23 + 2 * (unsigned)level + 1));
        assert_false(power_reaches(mantissa - 1, 256U * 23 + 2 * (unsigned)level + 1));
        level = here;
    }
    assert_int_equal(level, 128);
}

static void exponents_are_half_levels(void **state)
{
    static const uint32_t mantissas[] = {0, 0x0058d7, 0x0058d8, 0x3504f3, 0x7f4ecb, 0x7f4ecc, 0x7fffff};
    (void)state;
    for (uint32_t field = 1; field < 255; field++)
        for (unsigned i = 0; i < COUNT_OF(mantissas); i++) {
            int32_t above = tex_lambda_of(127U << 23 | mantissas[i]);
            assert_int_equal(tex_lambda_of(field << 23 | mantissas[i]), 128 * ((int32_t)field - 127) + above);
        }
    assert_int_equal(tex_lambda_of(0), TEX_LEVEL_LEAST);
    assert_int_equal(tex_lambda_of(INFINITE), TEX_LEVEL_MOST);
}

/* Four threads of s, t, r. `type` has `size` texels. */
struct quad_case {
    uint32_t type;
    bool normalized, high;
    uint32_t size[3];
    float coord[4][3], length; /* squared */
};

static uint32_t length_of(const struct quad_case *c)
{
    const struct tex_header header = {
        .shape = {.kind = c->type},
        .geom = {.width = c->size[0], .height = c->size[1], .depth = c->size[2], .normalized = c->normalized},
        .detail = {.high = c->high}};
    uint32_t coord[4][3];
    for (unsigned i = 0; i < 12; i++)
        coord[i / 3][i % 3] = to_pattern(c->coord[i / 3][i % 3]);
    return tex_lambda_length(coord, &header);
}

static void expect_lengths(const struct quad_case *cases, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        uint32_t length = length_of(&cases[i]);
        if (length != to_pattern(cases[i].length))
            fail_msg("case %u: %.9g, expected %.9g", i, to_float(length), cases[i].length);
    }
}
#define EXPECT_LENGTHS(cases) expect_lengths(cases, COUNT_OF(cases))

/* PD-102: texels of the first level, along the axes of the type. */
static void ramps_have_their_lengths(void **state)
{
    static const struct quad_case cases[] = {
        {TEX_TYPE_TWO_D, true, false, {64, 32, 1}, {{0, 0}, {1 / 64.0F, 0}, {0, 1 / 32.0F}}, 1},
        {TEX_TYPE_TWO_D, true, false, {64, 32, 1}, {{0, 0}, {4 / 64.0F, 0}, {0, 1 / 32.0F}}, 16},
        {TEX_TYPE_TWO_D, true, false, {64, 32, 1}, {{0, 0}, {0, 0}, {0, -4 / 32.0F}}, 16},
        {TEX_TYPE_TWO_D, true, false, {64, 32, 1}, {{.5F, .5F}, {.75F, .75F}, {.5F, .5F}}, 256 + 64},
        {TEX_TYPE_TWO_D, true, false, {64, 32, 9}, {{0, 0, 5}, {0, 0, 6}, {0, 0, 7}}, 0}, /* r is no axis */
        {TEX_TYPE_TWO_D_ARRAY, true, false, {65536, 1, 9}, {{0, 0}, {1, 0}, {0, 0}}, 0x1p32F},
        {TEX_TYPE_TWO_D, false, false, {64, 32, 1}, {{0, 0}, {3, 4}, {1, 2}}, 25},
        {TEX_TYPE_TWO_D_NO_MIPMAP, false, false, {64, 32, 1}, {{10, 10}, {9, 10}, {10, 12}}, 4},
        {TEX_TYPE_ONE_D, true, false, {100, 77, 1}, {{0, 0}, {.5F, 3}, {0, 9}}, 2500}, /* t is no axis */
        {TEX_TYPE_ONE_D_ARRAY, false, false, {100, 77, 1}, {{0, 0}, {.5F, 3}, {0, 9}}, .25F},
        {TEX_TYPE_THREE_D, true, false, {64, 32, 8}, {{0, 0, 0}, {1 / 64.0F, 2 / 32.0F, 2 / 8.0F}, {0, 0, 0}}, 9},
        {TEX_TYPE_THREE_D, false, false, {64, 32, 8}, {{0, 0, 0}, {0, 0, 0}, {1, 2, 3}}, 14},
    };
    (void)state;
    EXPECT_LENGTHS(cases);
}

/* PD-101: thread 3 counts with LOD_ISO_QUALITY alone. */
static void two_or_four_derivatives(void **state)
{
    static const struct quad_case cases[] = {
        {TEX_TYPE_TWO_D, false, false, {8, 8, 1}, {{0, 0}, {1, 0}, {0, 1}, {900, 900}}, 1},
        {TEX_TYPE_TWO_D, false, true, {8, 8, 1}, {{0, 0}, {1, 0}, {0, 1}, {1, 1}}, 1},
        {TEX_TYPE_TWO_D, false, true, {8, 8, 1}, {{0, 0}, {1, 0}, {0, 2}, {5, 2}}, 25}, /* c3 - c2 */
        {TEX_TYPE_TWO_D, false, true, {8, 8, 1}, {{0, 0}, {6, 0}, {3, 4}, {6, 7}}, 49}, /* c3 - c1 */
        {TEX_TYPE_TWO_D, false, true, {8, 8, 1}, {{0, 0}, {0, 9}, {0, 8}, {0, 9}}, 81}, /* c1 - c0 */
        {TEX_TYPE_TWO_D, false, true, {8, 8, 1}, {{0, 0}, {0, 8}, {0, 9}, {0, 9}}, 81}, /* c2 - c0 */
        {TEX_TYPE_TWO_D, false, true, {8, 8, 1}, {{0, 0}, {-30, 0}, {40, 0}, {0, 0}}, 1600},
        {TEX_TYPE_TWO_D, false, true, {8, 8, 1}, {{0, 0}, {30, 0}, {30, 0}, {99, 0}}, 4761},
    };
    (void)state;
    EXPECT_LENGTHS(cases);
}

/* Each step is rounded to nearest even, s before t before r, and no result is denormal. */
static void each_step_is_rounded(void **state)
{
    static const struct quad_case cases[] = {
        {TEX_TYPE_ONE_D, false, false, {1, 1, 1}, {{0x1p-25F}, {1}, {0x1p-25F}}, 1}, /* the difference: a tie */
        {TEX_TYPE_ONE_D, false, false, {1, 1, 1}, {{0x1.8p-24F}, {1}, {0x1.8p-24F}}, 0x1.fffff8p-1F},
        {TEX_TYPE_ONE_D, true, false, {3, 1, 1}, {{0}, {0x1.000006p0F}, {0}}, 0x1.20000cp3F}, /* the texels: a tie */
        {TEX_TYPE_ONE_D, false, false, {1, 1, 1}, {{0}, {0x1.001p12F}, {0}}, 0x1.002p24F},    /* the square: a tie */
        {TEX_TYPE_THREE_D, false, false, {1, 1, 1}, {{0}, {4096, 1, 1}, {0}}, 0x1p24F},
        {TEX_TYPE_THREE_D, false, false, {1, 1, 1}, {{0}, {1, 1, 4096}, {0}}, 0x1.000002p24F},
        {TEX_TYPE_THREE_D, false, false, {1, 1, 1}, {{0}, {1, 4096, 1}, {0}}, 0x1p24F},
        {TEX_TYPE_ONE_D, false, false, {1, 1, 1}, {{0x1p-126F}, {0x1.8p-126F}, {0x1p-126F}}, 0},
        {TEX_TYPE_ONE_D, true, false, {65536, 1, 1}, {{0x1p-126F}, {0x1.8p-126F}, {0x1p-126F}}, 0},
        {TEX_TYPE_ONE_D, false, false, {1, 1, 1}, {{0}, {0x1p-63F}, {0}}, 0x1p-126F},
        {TEX_TYPE_ONE_D, false, false, {1, 1, 1}, {{0}, {0x1.fffffep-64F}, {0}}, 0},
        {TEX_TYPE_ONE_D, true, false, {2, 1, 1}, {{0}, {0x1.fffffep-64F}, {0}}, 0x1.fffffcp-125F},
        {TEX_TYPE_TWO_D, false, false, {1, 1, 1}, {{0}, {0x1.8p-64F, 0x1.8p-64F}, {0}}, 0}, /* each is denormal */
    };
    (void)state;
    EXPECT_LENGTHS(cases);
}

/* PD-19: no number is 0, an infinite one the greatest. */
static void coordinates_are_clean(void **state)
{
    static const struct quad_case cases[] = {
        {TEX_TYPE_TWO_D, false, false, {8, 8, 1}, {{NAN, 2}, {3, NAN}, {NAN, 2}}, 13},
        {TEX_TYPE_TWO_D, false, true, {8, 8, 1}, {{NAN, NAN}, {NAN, NAN}, {NAN, NAN}, {2, NAN}}, 4},
        {TEX_TYPE_TWO_D, false, false, {8, 8, 1}, {{INFINITY, 1}, {INFINITY, 2}, {INFINITY, 1}}, 1},
        {TEX_TYPE_TWO_D, false, false, {8, 8, 1}, {{-INFINITY}, {-0x1.fffffep127F}, {-INFINITY}}, 0},
        {TEX_TYPE_TWO_D, false, false, {8, 8, 1}, {{-INFINITY, 1}, {INFINITY, 1}, {-INFINITY, 1}}, INFINITY},
        {TEX_TYPE_TWO_D, false, false, {8, 8, 1}, {{0, 1}, {0x1p64F, 1}, {0, 1}}, INFINITY},
        {TEX_TYPE_TWO_D, false, false, {8, 8, 1}, {{0, 1}, {0x1.fffffep63F, 1}, {0, 1}}, 0x1.fffffcp127F},
        {TEX_TYPE_TWO_D, true, false, {8, 8, 1}, {{0, 1}, {0x1p61F, 1}, {0, 1}}, INFINITY},
        {TEX_TYPE_TWO_D, false, false, {8, 8, 1}, {{0x1p-127F}, {-0x1p-127F}, {0x1p-130F}}, 0},
        {TEX_TYPE_TWO_D, true, true, {64, 64, 1}, {{.3F, -.0F}, {.3F, 0}, {.3F, 0}, {.3F, -.0F}}, 0},
    };
    (void)state;
    EXPECT_LENGTHS(cases);
}

/* PD-111: on the face of thread 0. Each face by the same steps: minor coordinates 1/4 and 1/2, then the major one
 * grows. */
static void cubes_are_measured_on_a_face(void **state)
{
    static const struct {
        unsigned major, first, second; /* of sc, of tc */
    } axes[3] = {{0, 2, 1}, {1, 0, 2}, {2, 0, 1}};
    (void)state;
    for (unsigned face = 0; face < 6; face++) {
        unsigned major = axes[face / 2].major, first = axes[face / 2].first, second = axes[face / 2].second;
        float sign = face % 2 ? -1 : 1;
        struct quad_case c = {TEX_TYPE_CUBEMAP, true, false, {64, 64, 1}, {{0}}, 0};
        for (unsigned k = 0; k < 3; k++) {
            c.coord[k][major] = sign;
            c.coord[k][first] = .25F;
            c.coord[k][second] = .5F;
        }
        assert_int_equal(length_of(&c), 0);
        c.coord[1][first] = .3125F; /* 64 * 1/16 / 2 */
        assert_int_equal(length_of(&c), to_pattern(4));
        c.coord[2][second] = 0; /* 64 * 1/2 / 2 */
        assert_int_equal(length_of(&c), to_pattern(256));
        c.coord[1][first] = .25F;
        c.coord[2][second] = .5F;
        c.coord[2][major] = 1.5F * sign; /* (64 * 1/4 * 1/2 / 2)^2 + (64 * 1/2 * 1/2 / 2)^2 */
        assert_int_equal(length_of(&c), to_pattern(16 + 64));
        c.coord[2][first] = .375F; /* 1/8 - 1/4 * 1/2: along the ray */
        assert_int_equal(length_of(&c), to_pattern(64));
        c.coord[2][second] = .75F;
        assert_int_equal(length_of(&c), 0);
        c.coord[2][second] = .5F;
        c.coord[0][second] = -.5F; /* moves by 1: (1 + 1/2 * 1/2) * 64 / 2; thread 1 by 1 * 64 / 2 */
        assert_int_equal(length_of(&c), to_pattern(40 * 40));
    }
}

/* Vectors that are no numbers lose; of none the length is infinite. */
static void what_is_no_number_loses(void **state)
{
    static const struct quad_case cases[] = {
        {TEX_TYPE_CUBEMAP, true, false, {2, 2, 1}, {{INFINITY, 0, 0}, {-INFINITY, 0, 0}, {INFINITY, 8, 0}}, 64},
        {TEX_TYPE_CUBEMAP, true, false, {2, 2, 1}, {{INFINITY, 0, 0}, {INFINITY, 0, 4}, {-INFINITY, 8, 0}}, 16},
        {TEX_TYPE_CUBEMAP, true, false, {2, 2, 1}, {{INFINITY, 0, 0}, {-INFINITY, 0, 0}, {-INFINITY, 8, 0}}, INFINITY},
        {TEX_TYPE_CUBEMAP_ARRAY,
         true,
         true,
         {2, 2, 1},
         {{INFINITY, 0, 0}, {-INFINITY, 0, 0}, {-INFINITY, 8, 0}, {-INFINITY, 3, 0}},
         25}, /* c3 - c2 */
    };
    (void)state;
    EXPECT_LENGTHS(cases);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(big_powers_are_exact),      cmocka_unit_test(thresholds_are_the_least),
        cmocka_unit_test(exponents_are_half_levels), cmocka_unit_test(ramps_have_their_lengths),
        cmocka_unit_test(two_or_four_derivatives),   cmocka_unit_test(each_step_is_rounded),
        cmocka_unit_test(coordinates_are_clean),     cmocka_unit_test(cubes_are_measured_on_a_face),
        cmocka_unit_test(what_is_no_number_loses),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
