// SPDX-License-Identifier: Apache-2.0
/* Footprints on seamless cubes, and the average at their corners. */
#include "arith/format.h"
#include "arith/mean.h"
#include "at_first.h"
#include "function/filter.h"
#include "function/seams.h"
#include "function/wrap.h"
#include "tap.h"

static const struct tex_policy none;

/* PD-17, as the page has it: from each face beyond the left, right, upper and lower edge, of 10 columns and rows at 3.
 */
static void table_of_the_page(void **state)
{
    static const struct tex_cube_texel expected[6][4] = {
        {{4, 9, 3}, {5, 0, 3}, {2, 9, 6}, {3, 9, 3}}, {{5, 9, 3}, {4, 0, 3}, {2, 0, 3}, {3, 0, 6}},
        {{1, 3, 0}, {0, 6, 0}, {5, 6, 0}, {4, 3, 0}}, {{1, 6, 9}, {0, 3, 9}, {4, 3, 9}, {5, 6, 9}},
        {{1, 9, 3}, {0, 0, 3}, {2, 3, 9}, {3, 3, 0}}, {{0, 9, 3}, {1, 0, 3}, {2, 6, 0}, {3, 6, 9}},
    };
    (void)state;
    for (uint32_t face = 0; face < 6; face++) {
        const struct tex_cube_texel beyond[4] = {{face, -1, 3}, {face, 10, 3}, {face, 3, -1}, {face, 3, 10}};
        for (unsigned edge = 0; edge < 4; edge++) {
            struct tex_cube_texel at = tex_seams_across(&beyond[edge], 10);
            assert_int_equal(at.face, expected[face][edge].face);
            assert_int_equal(at.column, expected[face][edge].column);
            assert_int_equal(at.row, expected[face][edge].row);
        }
    }
}

/* Who crosses an edge and turns round comes back to where he came from: the widest face too. */
static void the_way_back(void **state)
{
    static const int64_t sizes[] = {1, 2, 5, 65536};
    (void)state;
    for (unsigned n = 0; n < 4; n++)
        for (uint32_t face = 0; face < 6; face++)
            for (unsigned edge = 0; edge < 4; edge++) {
                int64_t size = sizes[n], out = edge % 2 ? size : -1, in = edge % 2 ? size - 1 : 0, along = size / 3;
                const struct tex_cube_texel beyond = {face, edge < 2 ? out : along, edge < 2 ? along : out};
                struct tex_cube_texel at = tex_seams_across(&beyond, size);
                unsigned back = 0;
                assert_true(at.face < 6 && at.face / 2 != face / 2);
                assert_true(at.column >= 0 && at.column < size && at.row >= 0 && at.row < size);
                for (unsigned side = 0; side < 4; side++) {
                    int64_t step = side % 2 ? 1 : -1;
                    const struct tex_cube_texel turned = {at.face, at.column + (side < 2 ? step : 0),
                                                          at.row + (side < 2 ? 0 : step)};
                    bool s = turned.column < 0 || turned.column >= size, t = turned.row < 0 || turned.row >= size;
                    if (s == t)
                        continue;
                    struct tex_cube_texel found = tex_seams_across(&turned, size);
                    back += found.face == face && found.column == (edge < 2 ? in : along) &&
                            found.row == (edge < 2 ? along : in);
                }
                assert_int_equal(back, 1);
            }
}

static struct tex_wrap footprint(uint32_t face, int64_t column, int64_t row, int64_t size)
{
    struct tex_wrap w = {.border = 15, .corner = 15};
    tex_seams_eval(face, (const int64_t[2]){column, row}, size, &w);
    return w;
}

/* A payload has three bits for a face: what no cube has is one of the six. */
static void six_faces(void **state)
{
    const struct tex_header header = {.geom = {.width = 4, .height = 4, .seamless = 1},
                                      .shape = {.kind = TEX_TYPE_CUBEMAP}};
    (void)state;
    for (uint32_t face = 0; face < 8; face++) {
        struct tex_coord coord = {.face = face, .fixed = {-128, 200}}, same = {.face = face % 6, .fixed = {-128, 200}};
        struct tex_wrap a, b;
        wrap_at_first(&coord, &header, &a);
        wrap_at_first(&same, &header, &b);
        assert_memory_equal(a.face, b.face, sizeof a.face);
        assert_memory_equal(a.x, b.x, sizeof a.x);
        assert_memory_equal(a.y, b.y, sizeof a.y);
    }
}

static void corners(void **state)
{
    (void)state;
    assert_int_equal(footprint(4, 2, 2, 4).corner, 0);
    assert_int_equal(footprint(4, 2, 2, 4).border, 0);
    assert_int_equal(footprint(4, -1, 2, 4).corner, 0);
    assert_int_equal(footprint(4, -1, 3, 4).corner, 1);
    assert_int_equal(footprint(4, 3, 3, 4).corner, 2);
    assert_int_equal(footprint(4, 3, -1, 4).corner, 4);
    assert_int_equal(footprint(4, -1, -1, 4).corner, 8);
    struct tex_wrap w = footprint(4, 3, -1, 4);
    assert_int_equal(w.face[2] | w.x[2] | w.y[2], 0);
    assert_int_equal(w.face[1], 0);
    assert_int_equal(w.face[3], 2);
}

/* PD-16b: further out all samples of a column or row are the ones just beyond. */
static void far_away(void **state)
{
    static const struct {
        int64_t column, row;
        uint32_t sample_xor[4];
    } rows[] = {
        {-1, 2, {0, 0, 0, 0}},   {-2, 2, {0, 1, 1, 0}},
        {3, 2, {0, 0, 0, 0}},    {4, 2, {1, 0, 0, 1}},
        {2, -2, {3, 3, 0, 0}},   {2, 4, {0, 0, 3, 3}},
        {-9, -9, {3, 2, 1, 0}},  {900, 900, {1, 0, 3, 2}},
        {-9, 900, {0, 1, 2, 3}}, {131071, -131072, {2, 3, 0, 1}},
    };
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct tex_wrap w = footprint(1, rows[i].column, rows[i].row, 4);
        assert_memory_equal(w.sample_xor, rows[i].sample_xor, sizeof w.sample_xor);
    }
}

/* As RNE32(RNE32(RNE32(a + b) + c) * 0x3eaaaaab) of binary64, which has more than twice the bits of binary32. */
static void averages(void **state)
{
    static const uint32_t rows[][4] = {
        {0x3f800000, 0x3f800000, 0x3f800000, 0x3f800000},
        {0x3f800000, 0x3f800000, 0, 0x3f2aaaab},
        {0x3f800000, 0, 0, 0x3eaaaaab},
        {0, 0, 0, 0},
        {0x80000000, 0x80000000, 0x80000000, 0x80000000},
        {0x80000000, 0x80000000, 0, 0},
        {0x3f800000, 0xbf800000, 0x80000000, 0},
        {0x4b800000, 0x3f800000, 0x3f800000, 0x4aaaaaab},
        {0x4b800001, 0x3f800000, 0x3f800000, 0x4aaaaaae},
        {0x7f7fffff, 0x7f7fffff, 0xff7fffff, 0x7f800000},
        {0x7f7fffff, 0xff7fffff, 0x7f7fffff, 0x7eaaaaaa},
        {0x7f800000, 0x3f800000, 0xff7fffff, 0x7f800000},
        {0x3f800000, 0xff800000, 0x3f800000, 0xff800000},
        {0x7f800000, 0xff800000, 0x3f800000, 0x7fc00000},
        {0x3f800000, 0x3f800000, 0xff812345, 0x7fc00000},
        {0x7f800001, 0x3f800000, 0x3f800000, 0x7fc00000},
        {0x00000001, 0x00000001, 0x00000001, 0x00000001},
        {0x00000001, 0, 0, 0},
        {0x00000001, 0x00000001, 0, 0x00000001},
        {0x80000001, 0, 0x80000004, 0x80000002},
        {0x007fffff, 0x00000001, 0, 0x002aaaab},
        {0x3f800000, 0xb3000000, 0, 0x3eaaaaab},
        {0x3f800000, 0xb3000001, 0, 0x3eaaaaaa},
        {0x3f800001, 0x33800000, 0, 0x3eaaaaae},
        {0x3f800000, 0xa0000000, 0, 0x3eaaaaab},
        {0x3f800000, 0x00000001, 0xbf800000, 0},
        {0x01000000, 0x80ffffff, 0, 0},
    };
    (void)state;
    for (unsigned i = 0; i < sizeof rows / sizeof *rows; i++) {
        assert_int_equal(tex_f32_mean3(rows[i][0], rows[i][1], rows[i][2]), rows[i][3]);
        assert_int_equal(tex_f32_mean3(rows[i][1], rows[i][0], rows[i][2]), rows[i][3]);
    }
}

static void of_three(void **state)
{
    struct tex_texel t = {.value = {[0] = 0x40400000, [4] = 0x40000000, [8] = 0x3f800000, [12] = 0x41200000}};
    struct tex_header header = {.fmt = {.source = {TEX_SOURCE_R}, .datatype = {TEX_DATATYPE_FLOAT}}};
    struct tex_wrap w = {.corner = 1, .sample_xor = {0, 1, 2, 3}};
    const struct tex_lod gather = {.sampling = TEX_SAMPLING_GATHER};
    struct tex_filter f;
    (void)state;
    tex_filter_eval(&t, &w, &header, &gather, &none, &(struct tex_filter_sum){.error = false},
                    &f); /* (1 + 10 + 2) / 3, of all samples */
    for (unsigned k = 0; k < 4; k++)
        assert_int_equal(f.value[k], 0x408aaaab);
    header.fmt.datatype[0] = TEX_DATATYPE_SINT;
    tex_filter_eval(&t, &w, &header, &gather, &none, &(struct tex_filter_sum){.error = false}, &f);
    assert_int_equal(f.value[0], 0x3f800000);
    header.fmt.compare = (struct tex_compare){.on = 1, .func = TEX_COMPARE_GREATER, .dref = 0x40200000};
    tex_filter_eval(&t, &w, &header, &gather, &none, &(struct tex_filter_sum){.error = false},
                    &f); /* 2.5 > 1, 2, not 10 */
    assert_int_equal(f.value[0], 0x3f2aaaab);
}

/* PD-110: what a decoder gives for the texel beyond the corner has no weight, of codes and of floats. */
static void beyond_counts_nothing(void **state)
{
    static const uint32_t datatypes[] = {TEX_DATATYPE_UNORM, TEX_DATATYPE_FLOAT};
    const struct tex_lod linear = {.sampling = TEX_SAMPLING_LINEAR};
    (void)state;
    for (unsigned i = 0; i < 8; i++) {
        unsigned missing = i % 4;
        struct tex_header header = {.fmt = {.source = {TEX_SOURCE_R}, .datatype = {datatypes[i / 4]}, .format = 0x1d}};
        struct tex_wrap w = {.corner = 1U << missing, .frac = {64, 96}};
        struct tex_texel t = {.op = {.opcode = TEX_OPCODE_TEX},
                              .value = {[0] = 0x3f000000, [4] = 0x3f000000, [8] = 0x3f000000, [12] = 0x3f000000}};
        struct tex_filter f[2];
        for (unsigned k = 0; k < 2; k++) {
            t.value[4 * missing] = k > 0 ? 0x3f800000 : 0;
            tex_filter_eval(&t, &w, &header, &linear, &none, &(struct tex_filter_sum){.error = false}, &f[k]);
        }
        assert_int_equal(f[1].value[0], f[0].value[0]);
        assert_int_not_equal(f[0].value[0], 0);
    }
}

static void integer_lanes(void **state)
{
    static const bool whole[8] = {[TEX_DATATYPE_UINT] = true, [TEX_DATATYPE_SINT] = true};
    (void)state;
    for (uint32_t datatype = 0; datatype < 8; datatype++)
        for (uint32_t lane = 0; lane < 4; lane++) {
            struct tex_fmt fmt = {.datatype = {9, 9, 9, 9}, .source = {0, 0, 0, 0}};
            fmt.source[lane] = TEX_SOURCE_R + (lane + 1) % 4;
            fmt.datatype[(lane + 1) % 4] = datatype;
            assert_int_equal(tex_filter_whole(&fmt, lane), whole[datatype]);
            fmt.source[lane] = TEX_SOURCE_ONE_INT;
            assert_false(tex_filter_whole(&fmt, lane));
            fmt.source[lane] = TEX_SOURCE_ZERO;
            assert_false(tex_filter_whole(&fmt, lane));
        }
}

static void lanes_that_show_a_component(void **state)
{
    (void)state;
    for (uint32_t format = 0; format < 256; format++)
        for (uint32_t source = 0; source < 8; source++) {
            const struct tex_fmt fmt = {.format = (uint8_t)format, .source = {0, (uint8_t)source}};
            const struct tex_format_info *info = tex_format_find(format);
            bool component = source >= TEX_SOURCE_R && source <= TEX_SOURCE_A;
            assert_int_equal(tex_format_shows(&fmt, 1), component && info && info->width[source - TEX_SOURCE_R] > 0);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(table_of_the_page),
        cmocka_unit_test(the_way_back),
        cmocka_unit_test(six_faces),
        cmocka_unit_test(corners),
        cmocka_unit_test(far_away),
        cmocka_unit_test(averages),
        cmocka_unit_test(beyond_counts_nothing),
        cmocka_unit_test(lanes_that_show_a_component),
        cmocka_unit_test(of_three),
        cmocka_unit_test(integer_lanes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
