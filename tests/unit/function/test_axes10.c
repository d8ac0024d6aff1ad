// SPDX-License-Identifier: Apache-2.0
/* PD-129 to PD-131: levels by POLICY lod_float10: captured ones, and how they lie to exact ones, over draws. */
#include "arith/f32.h"
#include "arith/float10.h"
#include "function/axes10.h"
#include "function/lambda.h"
#include "tap.h"

#include <math.h>

enum { DRAWS = 300000 };

static const struct tex_policy float10 = {.lod_float10 = 1};

static struct tex_header plane(uint32_t width, uint32_t height, bool normalized)
{
    return (struct tex_header){.shape = {.kind = TEX_TYPE_TWO_D},
                               .geom = {.width = width, .height = height, .depth = 1, .normalized = normalized}};
}

static struct tex_axes10 given(float ds_dx, float ds_dy, float dt_dx, float dt_dy, const struct tex_header *header)
{
    const uint32_t derivative[4] = {to_pattern(ds_dx), to_pattern(ds_dy), to_pattern(dt_dx), to_pattern(dt_dy)};
    struct tex_axes10 axes;
    tex_axes10_given(derivative, header, &axes);
    return axes;
}

/* Rows of the captured H100 (vectors/captured/silicon): quads of TMML. */
static void levels_are_the_captured_ones(void **state)
{
    static const struct {
        uint32_t coord[4][3];
        int32_t level;
    } rows[] = {
        {{{0x3eff59ef, 0x3f1ceadd}, {0x3f003b9f, 0x3f1d491d}, {0x3efdd997, 0x3f1e0db9}, {0x3efef6e7, 0x3f1e6bfa}}, 122},
        {{{0x3df876ff, 0x3cce7d48}, {0xbea4043a, 0xbdb32ac9}, {0x3e6fa08d, 0xbed53a25}, {0xbe54a366, 0xbf077656}},
         1777},
        {{{0x3f04c241, 0x3ea43a00}, {0x3f22e549, 0x3e95bd5c}, {0x3f3507dd, 0x3f8d79db}, {0x3f532ae6, 0x3f89dab1}},
         1987},
        {{{0x3f60bcba, 0x3c2ce52d}, {0x3f59faf8, 0x3c007f37}, {0x3f62a229, 0xbd7c48cd}, {0x3f5a6b1b, 0xbdb1aee2}},
         1089},
        {{{0x3f631c24, 0x3e583654}, {0x3f641160, 0x3e559f3b}, {0x3f63c1ea, 0x3e5c0b48}, {0x3f653275, 0x3e59d389}}, 62},
        {{{0x3e9af7dd, 0x3cbf6325}, {0x3e68cfb2, 0xbd330b7a}, {0x3f4061d2, 0xbef612cd}, {0x3f2d19d0, 0xbf0c3537}},
         1894},
        {{{0x3eb42eaa, 0x3f64d3aa}, {0x3eab68b9, 0x3f55dacb}, {0x3ef10fc6, 0x3f5be892}, {0x3ee849d5, 0x3f4cefb3}},
         1298},
        {{{0x3f69fb99, 0x3f03b998}, {0x3f6b1237, 0x3f04ce8d}, {0x3f68e6a3, 0x3f04d037}, {0x3f69fd42, 0x3f05e52c}}, 147},
        {{{0x3da6632b, 0x3f18d526}, {0xbe7f536d, 0x3f7a202f}, {0xbe98fd46, 0x3e8867cb}, {0xbf57b393, 0x3f294b76}},
         1791},
        {{{0x3e367205, 0x3ee7feea}, {0x3d7907b5, 0x3f1a8ab9}, {0x3ce2279c, 0x3eabe6de}, {0xbdb7d648, 0x3ef8fd67}},
         1439},
        {{{0x3ee2bf32, 0x3ef35ab2}, {0x3f3f1544, 0x3f43c2c4}, {0x3e1d28b7, 0x3f476304}, {0x3eec2ca3, 0x3f9f8114}},
         1718},
        {{{0x3db5bbdd, 0x3f2ff69c}, {0x3d634d1e, 0x3f37272c}, {0x3d786ec3, 0x3f2773f2}, {0x3c139f88, 0x3f2e3f14}}, 888},
        {{{0x3f79e529, 0x3ecdaa70}, {0x3f4f26f5, 0x3f147efb}, {0x3f4c3b66, 0x3e705c12}, {0x3f06f79b, 0x3ed54218}},
         1521},
        {{{0x3f1b8d3e, 0x3f79cd1e}, {0x3f0017ba, 0x3f8ab6c7}, {0x3effd99d, 0x3f5e5799}, {0x3ec8ee94, 0x3f79f809}},
         1342},
        {{{0x3e5c1fb6, 0x3ee43a3d}, {0x3d1b9a95, 0x3e5cee83}, {0x3ee3d2d7, 0x3e899db5}, {0x3e915b71, 0xbdaaa153}},
         1593},
    };
    const struct tex_header header = plane(256, 256, true);
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        struct tex_axes10 axes;
        tex_axes10_of_quad(rows[i].coord, &header, &axes);
        assert_int_equal(axes.length, rows[i].level);
        assert_int_equal(tex_axes10_lambda(&axes, &header.detail), rows[i].level);
    }
}

/* A size that is no power of two: what the truncated product gives, of rows of TXD. */
static void sizes_are_those_of_captured_rows(void **state)
{
    const struct tex_header odd = plane(100, 37, true), long_one = plane(1000, 4, true);
    (void)state;
    assert_int_equal(given(0.010787608F, 0, 0, 0, &odd).length, 28);
    assert_int_equal(given(0, 0, 0.03145202249F, 0, &odd).length, 57);
    assert_int_equal(given(0.00117376330F, 0, 0.0592847131F, 0, &long_one).length, 83);
    assert_int_equal(given(0.00141421356F, 0, 0, 0, &long_one).length, 128);
}

/* The greatest of the four lengths as real numbers. */
static double exact_length(double a, double b, double c, double d)
{
    double most = 0;
    const double vectors[4][2] = {
        {a, b}, {c, d}, {(a + c) * 11 / 16, (b + d) * 11 / 16}, {(a - c) * 11 / 16, (b - d) * 11 / 16}};
    for (unsigned v = 0; v < 4; v++) {
        double x = fabs(vectors[v][0]), y = fabs(vectors[v][1]);
        double length = x > y ? x + y * 11 / 32 : y + x * 11 / 32;
        most = length > most ? length : most;
    }
    return most;
}

/* Each step cuts to 10 bits: less than 5/256 below the level of real numbers, and the table is 1/256 off. */
static void levels_are_near_the_exact_ones(void **state)
{
    const struct tex_header header = plane(1, 1, false);
    uint64_t seed = 10;
    (void)state;
    for (unsigned i = 0; i < DRAWS; i++) {
        float d[4];
        for (unsigned k = 0; k < 4; k++)
            d[k] =
                (float)((int32_t)(next_random(&seed) % 2001) - 1000) * ldexpf(1, (int)(next_random(&seed) % 24) - 12);
        double length = exact_length(d[0], d[1], d[2], d[3]);
        if (length == 0)
            continue;
        const struct tex_axes10 axes = given(d[0], d[2], d[1], d[3], &header);
        double off = axes.length - 256 * log2(length);
        assert_true(off > -5 && off < 2);
        assert_true(axes.minor <= axes.length);
    }
}

/* Exchanging x and y changes nothing, nor does turning both or mirroring an axis; twice the size is one level more. */
static void levels_are_symmetric(void **state)
{
    const struct tex_header header = plane(64, 64, true), twice = plane(128, 128, true);
    uint64_t seed = 11;
    (void)state;
    for (unsigned i = 0; i < DRAWS / 3; i++) {
        float d[4];
        for (unsigned k = 0; k < 4; k++)
            d[k] = (float)((int32_t)(next_random(&seed) % 4001) - 2000) / 4096;
        const struct tex_axes10 axes = given(d[0], d[2], d[1], d[3], &header);
        const struct tex_axes10 like[] = {
            given(d[2], d[0], d[3], d[1], &header), given(-d[0], d[2], -d[1], d[3], &header),
            given(d[0], d[2], -d[1], -d[3], &header), given(d[1], d[3], d[0], d[2], &header)};
        for (unsigned k = 0; k < COUNT_OF(like); k++) {
            assert_int_equal(like[k].length, axes.length);
            assert_int_equal(like[k].minor, axes.minor);
        }
        const struct tex_axes10 larger = given(d[0], d[2], d[1], d[3], &twice);
        if (axes.length != TEX_LEVEL_LEAST) {
            assert_int_equal(larger.length, axes.length + 256);
            assert_int_equal(larger.minor, axes.minor == TEX_LEVEL_LEAST ? TEX_LEVEL_LEAST : axes.minor + 256);
        }
    }
}

/* PD-131: derivatives along the axes, R times as long as each other. */
static void the_limit_decides(void **state)
{
    struct tex_header header = plane(64, 64, true);
    static const struct {
        uint32_t taps, ratio;
        int32_t lambda; /* of a ratio of 16, whose longer derivative is 256 texels */
    } limits[] = {{0, 0, 2048},  {1, 16, 1792}, {2, 32, 1536}, {3, 41, 1392},
                  {3, 48, 1280}, {4, 53, 1200}, {4, 57, 1136}, {4, 64, 1024}};
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(limits); i++) {
        header.detail.taps = limits[i].taps;
        header.detail.ratio = limits[i].ratio;
        const struct tex_axes10 axes = given(4, 0, 0, 0.25F, &header);
        assert_int_equal(axes.length, 2048);
        assert_int_equal(axes.minor, 1024);
        assert_int_equal(tex_axes10_lambda(&axes, &header.detail), limits[i].lambda);
        assert_int_equal(tex_axes10_taps(&axes, &header.detail), limits[i].taps);
    }
    const struct tex_axes10 one = given(1.0F / 64, 0, 0, 1.0F / 1024, &header),
                            two = given(2.0F / 64, 0, 0, 0, &header);
    assert_int_equal(tex_axes10_taps(&one, &header.detail), 0); /* as long as a texel */
    assert_int_equal(tex_axes10_taps(&two, &header.detail), 1);
    assert_int_equal(two.minor, TEX_LEVEL_LEAST);
}

static void taps_lie_along_the_longer_one(void **state)
{
    const struct tex_header header = plane(64, 64, true);
    (void)state;
    assert_int_equal(given(0.5F, 0, 0.25F, 0.5625F, &header).along[0], to_pattern(0.5F));
    assert_int_equal(given(0.5F, 0, 0.25F, 0.625F, &header).along[1], to_pattern(0.625F));
    assert_int_equal(given(0.5F, 0, 0, 0.5F, &header).along[0], to_pattern(0.5F)); /* alike: the first */
    assert_int_equal(given(0.5F, 0, 0, 0.5F, &header).along[2], 0);
}

static void it_applies_to_planes_and_lines(void **state)
{
    static const struct {
        uint32_t kind;
        bool applies;
    } kinds[] = {{TEX_TYPE_ONE_D, true},       {TEX_TYPE_ONE_D_ARRAY, true},     {TEX_TYPE_TWO_D, true},
                 {TEX_TYPE_TWO_D_ARRAY, true}, {TEX_TYPE_TWO_D_NO_MIPMAP, true}, {TEX_TYPE_THREE_D, false},
                 {TEX_TYPE_CUBEMAP, false},    {TEX_TYPE_CUBEMAP_ARRAY, false}};
    const struct tex_policy none = {.lod_float10 = 0};
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(kinds); i++) {
        const struct tex_header header = {.shape = {.kind = kinds[i].kind}};
        assert_int_equal(tex_axes10_apply(&float10, &header), kinds[i].applies);
        assert_false(tex_axes10_apply(&none, &header));
    }
}

/* The least and the greatest derivative have a level, and so has a difference beyond the greatest number. */
static void nothing_overflows(void **state)
{
    const struct tex_header header = plane(65536, 65536, true);
    const uint32_t far[4][3] = {{0xff7fffff, 0xff7fffff}, {0x7f7fffff, 0x7f7fffff}, {0x7f800000, 0x7fc00000}};
    struct tex_axes10 axes;
    (void)state;
    tex_axes10_of_quad(far, &header, &axes);
    assert_true(axes.length > TEX_LEVEL_MOST);
    axes = given(0x1p-126F, 0, 0, 0x1p-126F, &header);
    assert_int_equal(axes.length, 256 * (16 - 126));
    assert_int_equal(axes.minor, 256 * (16 - 126));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(levels_are_the_captured_ones),
        cmocka_unit_test(sizes_are_those_of_captured_rows),
        cmocka_unit_test(levels_are_near_the_exact_ones),
        cmocka_unit_test(levels_are_symmetric),
        cmocka_unit_test(the_limit_decides),
        cmocka_unit_test(taps_lie_along_the_longer_one),
        cmocka_unit_test(it_applies_to_planes_and_lines),
        cmocka_unit_test(nothing_overflows),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
