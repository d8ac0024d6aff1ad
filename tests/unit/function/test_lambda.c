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

static struct tex_axes axes_of(const struct quad_case *c)
{
    const struct tex_header header = {
        .shape = {.kind = c->type},
        .geom = {.width = c->size[0], .height = c->size[1], .depth = c->size[2], .normalized = c->normalized},
        .detail = {.high = c->high}};
    uint32_t coord[4][3];
    struct tex_axes axes;
    memset(&axes, 0x5a, sizeof axes); /* all of it is filled */
    for (unsigned i = 0; i < 12; i++)
        coord[i / 3][i % 3] = to_pattern(c->coord[i / 3][i % 3]);
    tex_axes_of_quad(coord, &header, &axes);
    return axes;
}

static uint32_t length_of(const struct quad_case *c)
{
    return axes_of(c).major;
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

/* A quad, the square of the shorter derivative, and the longer one. */
struct axes_case {
    struct quad_case quad;
    float minor, along[3];
};

static void expect_axes(const struct axes_case *cases, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        const struct tex_axes axes = axes_of(&cases[i].quad);
        if (axes.major != to_pattern(cases[i].quad.length) || axes.minor != to_pattern(cases[i].minor))
            fail_msg("case %u: %.9g and %.9g, expected %.9g and %.9g", i, to_float(axes.major), to_float(axes.minor),
                     cases[i].quad.length, cases[i].minor);
        for (unsigned k = 0; k < 3; k++)
            if (axes.along[k] != to_pattern(cases[i].along[k]))
                fail_msg("case %u: %.9g along axis %u, expected %.9g", i, to_float(axes.along[k]), k,
                         cases[i].along[k]);
    }
}
#define EXPECT_AXES(cases) expect_axes(cases, COUNT_OF(cases))

/* PD-112: what goes along the longer one is not scaled; of derivatives of the same length it is the first. */
static void the_longer_derivative_goes_first(void **state)
{
    static const struct axes_case cases[] = {
        {{TEX_TYPE_TWO_D, false, false, {8, 8, 1}, {{0, 0}, {3, 4}, {1, 2}}, 25}, 5, {3, 4, 0}},
        {{TEX_TYPE_TWO_D, false, false, {8, 8, 1}, {{0, 0}, {1, 2}, {3, -4}}, 25}, 5, {3, -4, 0}},
        {{TEX_TYPE_TWO_D, false, false, {8, 8, 1}, {{1, 1}, {4, 5}, {6, 1}}, 25}, 25, {3, 4, 0}},
        {{TEX_TYPE_TWO_D, false, false, {8, 8, 1}, {{0, 0}, {5, 0}, {3, 4}}, 25}, 25, {5, 0, 0}},
        {{TEX_TYPE_TWO_D, false, false, {8, 8, 1}, {{0, 0}, {0, 0}, {0, 0}}, 0}, 0, {0, 0, 0}},
        {{TEX_TYPE_TWO_D, false, false, {8, 8, 1}, {{2, 2}, {2, 2}, {2, 5}}, 9}, 0, {0, 3, 0}},
        {{TEX_TYPE_TWO_D, true, false, {64, 4, 1}, {{0, 0}, {.125F, 0}, {0, .5F}}, 64}, 4, {.125F, 0, 0}},
        {{TEX_TYPE_TWO_D, true, false, {4, 64, 1}, {{0, 0}, {.125F, 0}, {0, .125F}}, 64}, .25F, {0, .125F, 0}},
        {{TEX_TYPE_TWO_D, true, false, {8, 8, 1}, {{0, 0, 3}, {1, 0, 5}, {0, 0, 9}}, 64}, 0, {1, 0, 0}}, /* r: none */
        {{TEX_TYPE_ONE_D, true, false, {8, 8, 1}, {{0, 0}, {.5F, 3}, {0, 9}}, 16}, 0, {.5F, 0, 0}},
        {{TEX_TYPE_ONE_D_ARRAY, false, false, {8, 8, 1}, {{0, 0}, {1, 3}, {-2, 9}}, 4}, 1, {-2, 0, 0}},
        {{TEX_TYPE_THREE_D, true, false, {2, 4, 8}, {{0, 0, 0}, {1, 1, 1}, {0, 0, 1}}, 84}, 64, {1, 1, 1}},
        {{TEX_TYPE_THREE_D, false, false, {2, 4, 8}, {{0, 0, 0}, {1, 0, 1}, {1, 2, -3}}, 14}, 2, {1, 2, -3}},
    };
    (void)state;
    EXPECT_AXES(cases);
}

/* PD-101: with LOD_ISO_QUALITY each of the two is the longer one of two rows, or columns. */
static void rows_and_columns_are_compared_first(void **state)
{
    static const struct axes_case cases[] = {
        {{TEX_TYPE_TWO_D, false, false, {8, 8, 1}, {{0, 0}, {1, 0}, {0, 2}, {5, 2}}, 4}, 1, {0, 2, 0}},
        {{TEX_TYPE_TWO_D, false, true, {8, 8, 1}, {{0, 0}, {1, 0}, {0, 2}, {5, 2}}, 25}, 20, {5, 0, 0}},
        {{TEX_TYPE_TWO_D, false, true, {8, 8, 1}, {{0, 0}, {3, 0}, {0, 1}, {2, 1}}, 9}, 2, {3, 0, 0}},
        {{TEX_TYPE_TWO_D, false, true, {8, 8, 1}, {{0, 0}, {1, 0}, {0, 8}, {1, 7}}, 64}, 2, {0, 8, 0}},
        {{TEX_TYPE_TWO_D, false, true, {8, 8, 1}, {{0, 0}, {1, 0}, {0, 7}, {1, 8}}, 64}, 2, {0, 8, 0}},
        {{TEX_TYPE_TWO_D, false, true, {8, 8, 1}, {{0, 0}, {0, 5}, {1, 0}, {6, 0}}, 61}, 25, {6, -5, 0}},
        {{TEX_TYPE_TWO_D, false, true, {8, 8, 1}, {{0, 0}, {3, 4}, {0, 9}, {5, 9}}, 81}, 25, {0, 9, 0}},
        {{TEX_TYPE_TWO_D, false, true, {8, 8, 1}, {{0, 0}, {3, 4}, {0, 1}, {5, 1}}, 25}, 13, {3, 4, 0}}, /* a tie */
    };
    (void)state;
    EXPECT_AXES(cases);
}

/* PD-111, PD-112: on the face of thread 0, whose first coordinate goes along -z, and the second along -y. */
static void axes_of_cubes_are_on_their_face(void **state)
{
    static const struct axes_case cases[] = {
        {{TEX_TYPE_CUBEMAP, true, false, {64, 64, 1}, {{1, 0, 0}, {1, 0, .25F}, {1, .125F, 0}}, 64},
         16,
         {-.125F, 0, 0}},
        {{TEX_TYPE_CUBEMAP, true, false, {64, 64, 1}, {{1, 0, 0}, {1, 0, .25F}, {1, .5F, 0}}, 256}, 64, {0, -.25F, 0}},
    };
    (void)state;
    EXPECT_AXES(cases);
}

/* PD-112: beside a derivative that is no number one tap is enough: it counts as if it were as long as the other. */
static void the_shorter_derivative_is_a_number(void **state)
{
    static const struct axes_case cases[] = {
        {{TEX_TYPE_CUBEMAP, true, false, {2, 2, 1}, {{INFINITY, 0, 0}, {-INFINITY, 0, 0}, {INFINITY, 8, 0}}, 64},
         64,
         {0, -8 / 2.0F, 0}},
        {{TEX_TYPE_CUBEMAP, true, false, {2, 2, 1}, {{INFINITY, 0, 0}, {INFINITY, 0, 4}, {-INFINITY, 8, 0}}, 16},
         16,
         {-4 / 2.0F, 0, 0}},
        {{TEX_TYPE_TWO_D, false, false, {8, 8, 1}, {{-INFINITY, 1}, {INFINITY, 1}, {-INFINITY, 3}}, INFINITY},
         4,
         {INFINITY, 0, 0}},
        {{TEX_TYPE_TWO_D, false, false, {8, 8, 1}, {{-INFINITY, 1}, {INFINITY, 1}, {INFINITY, 3}}, INFINITY},
         INFINITY,
         {INFINITY, 0, 0}},
        {{TEX_TYPE_TWO_D, false, false, {8, 8, 1}, {{0, 1}, {1, 1}, {0x1p64F, 1}}, INFINITY}, 1, {0x1p64F, 0, 0}},
    };
    static const struct quad_case none = {
        TEX_TYPE_CUBEMAP, true, false, {2, 2, 1}, {{INFINITY, 0, 0}, {-INFINITY, 0, 0}, {-INFINITY, 8, 0}}, INFINITY};
    (void)state;
    EXPECT_AXES(cases);
    assert_int_equal(axes_of(&none).major, INFINITE);
    assert_int_equal(axes_of(&none).minor, INFINITE);
}

/* PD-114: s along x and y, t along x and y. Without r, whatever the type. */
static void given_derivatives_have_their_axes(void **state)
{
    static const struct {
        uint32_t type;
        float given[4], major, minor, along[2];
    } cases[] = {
        {TEX_TYPE_TWO_D, {3, 1, 4, 2}, 25, 5, {3, 4}},
        {TEX_TYPE_TWO_D, {1, 3, -2, 4}, 25, 5, {3, 4}},
        {TEX_TYPE_TWO_D, {-3, 5, 4, 0}, 25, 25, {-3, 4}},
        {TEX_TYPE_TWO_D, {0, 5, 0, NAN}, 25, 0, {5, 0}},
        {TEX_TYPE_TWO_D, {INFINITY, 2, 0, 0}, INFINITY, 4, {0x1.fffffep127F, 0}},
        {TEX_TYPE_ONE_D, {1, 2, 9, 7}, 4, 1, {2, 0}},
    };
    (void)state;
    for (unsigned i = 0; i < 2 * COUNT_OF(cases); i++) {
        const struct tex_header header = {.shape = {.kind = cases[i / 2].type},
                                          .geom = {.width = 1, .height = 1, .depth = 1},
                                          .detail = {.high = i % 2}}; /* which says nothing here */
        uint32_t given[4];
        struct tex_axes axes;
        memset(&axes, 0x5a, sizeof axes);
        for (unsigned k = 0; k < 4; k++)
            given[k] = to_pattern(cases[i / 2].given[k]);
        tex_axes_given(given, &header, &axes);
        assert_int_equal(axes.major, to_pattern(cases[i / 2].major));
        assert_int_equal(axes.minor, to_pattern(cases[i / 2].minor));
        assert_int_equal(axes.along[0], to_pattern(cases[i / 2].along[0]));
        assert_int_equal(axes.along[1], to_pattern(cases[i / 2].along[1]));
        assert_int_equal(axes.along[2], 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(big_powers_are_exact),
        cmocka_unit_test(thresholds_are_the_least),
        cmocka_unit_test(exponents_are_half_levels),
        cmocka_unit_test(ramps_have_their_lengths),
        cmocka_unit_test(two_or_four_derivatives),
        cmocka_unit_test(each_step_is_rounded),
        cmocka_unit_test(coordinates_are_clean),
        cmocka_unit_test(cubes_are_measured_on_a_face),
        cmocka_unit_test(what_is_no_number_loses),
        cmocka_unit_test(the_longer_derivative_goes_first),
        cmocka_unit_test(rows_and_columns_are_compared_first),
        cmocka_unit_test(axes_of_cubes_are_on_their_face),
        cmocka_unit_test(the_shorter_derivative_is_a_number),
        cmocka_unit_test(given_derivatives_have_their_axes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
