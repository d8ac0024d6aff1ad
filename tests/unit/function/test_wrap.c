// SPDX-License-Identifier: Apache-2.0
#include "at_first.h"
#include "function/wrap.h"
#include "tap.h"

#define B TEX_INDEX_BORDER

/* Four texels, index -9 .. 9. */
static void tables_of_four_texels(void **state)
{
    static const struct {
        uint32_t mode;
        int64_t expected[19];
    } rows[] = {
        {TEX_WRAP_WRAP, {3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1}},
        {TEX_WRAP_MIRROR, {0, 0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3, 3, 2, 1, 0, 0, 1}},
        {TEX_WRAP_CLAMP_TO_EDGE, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 3, 3, 3, 3, 3, 3}},
        {TEX_WRAP_BORDER, {B, B, B, B, B, B, B, B, B, 0, 1, 2, 3, B, B, B, B, B, B}},
        {TEX_WRAP_CLAMP_OGL, {B, B, B, B, B, B, B, B, B, 0, 1, 2, 3, B, B, B, B, B, B}},
        {TEX_WRAP_MIRROR_ONCE_CLAMP_TO_EDGE, {3, 3, 3, 3, 3, 3, 2, 1, 0, 0, 1, 2, 3, 3, 3, 3, 3, 3, 3}},
        {TEX_WRAP_MIRROR_ONCE_BORDER, {B, B, B, B, B, 3, 2, 1, 0, 0, 1, 2, 3, B, B, B, B, B, B}},
        {TEX_WRAP_MIRROR_ONCE_CLAMP_OGL, {B, B, B, B, B, 3, 2, 1, 0, 0, 1, 2, 3, B, B, B, B, B, B}},
    };
    (void)state;
    for (size_t r = 0; r < COUNT_OF(rows); r++)
        for (int64_t i = -9; i <= 9; i++)
            assert_true(tex_wrap_index(i, 4, rows[r].mode) == rows[r].expected[i + 9]);
}

/* Each mode as a walk from texel 0, as pictures of the mode show it: which texel is next to the left and right. */
static int64_t walk(int64_t index, int64_t size, uint32_t mode)
{
    int64_t at = 0, step = 1, count = index >= 0 ? index : -1 - index;
    bool ahead = index >= 0;
    if (mode == TEX_WRAP_WRAP) {
        at = ahead ? 0 : size - 1;
        for (int64_t n = 0; n < count; n++)
            at = ahead ? (at == size - 1 ? 0 : at + 1) : (at == 0 ? size - 1 : at - 1);
        return at;
    }
    if (mode == TEX_WRAP_MIRROR) { /* both sides are the same picture */
        for (int64_t n = 0; n < count; n++) {
            if (at + step < 0 || at + step >= size)
                step = -step;
            else
                at += step;
        }
        return at;
    }
    bool mirrored = mode >= TEX_WRAP_MIRROR_ONCE_CLAMP_TO_EDGE;
    bool edge = mode == TEX_WRAP_CLAMP_TO_EDGE || mode == TEX_WRAP_MIRROR_ONCE_CLAMP_TO_EDGE;
    if (!ahead && !mirrored)
        return edge ? 0 : B;
    for (int64_t n = 0; n < count; n++) {
        if (at == size - 1)
            return edge ? at : B;
        at++;
    }
    return at;
}

static void modes_agree_with_the_walk(void **state)
{
    (void)state;
    for (uint32_t mode = 0; mode < 8; mode++)
        for (int64_t size = 1; size <= 9; size++)
            for (int64_t i = -60; i <= 60; i++)
                assert_true(tex_wrap_index(i, size, mode) == walk(i, size, mode));
}

/* Both texels of an axis of four as a function of the position. */
static void pairs_of_four_texels(void **state)
{
    static const uint32_t modes[6] = {TEX_WRAP_CLAMP_OGL,
                                      TEX_WRAP_MIRROR_ONCE_CLAMP_OGL,
                                      TEX_WRAP_MIRROR_ONCE_CLAMP_TO_EDGE,
                                      TEX_WRAP_MIRROR_ONCE_BORDER,
                                      TEX_WRAP_BORDER,
                                      TEX_WRAP_CLAMP_TO_EDGE};
    static const struct {
        double position;
        int64_t expected[6][2];
    } rows[] = {
        {-5, {{B, 0}, {B, 3}, {3, 3}, {B, B}, {B, B}, {0, 0}}},
        {-4, {{B, 0}, {B, 3}, {3, 3}, {B, 3}, {B, B}, {0, 0}}},
        {-0.75, {{B, 0}, {1, 0}, {1, 0}, {1, 0}, {B, B}, {0, 0}}},
        {-0.5, {{B, 0}, {0, 0}, {0, 0}, {0, 0}, {B, 0}, {0, 0}}},
        {0, {{B, 0}, {0, 0}, {0, 0}, {0, 0}, {B, 0}, {0, 0}}},
        {0.5, {{0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}}},
        {3.5, {{3, B}, {3, B}, {3, 3}, {3, B}, {3, B}, {3, 3}}},
        {6, {{3, B}, {3, B}, {3, 3}, {B, B}, {B, B}, {3, 3}}},
    };
    (void)state;
    for (size_t r = 0; r < COUNT_OF(rows); r++) {
        for (unsigned m = 0; m < 6; m++) {
            for (int64_t corner = 0; corner < 2; corner++) {
                int64_t i = tex_wrap_footprint((int64_t)(rows[r].position * 256), 0, corner, 4, modes[m]);
                assert_true(tex_wrap_index(i, 4, modes[m]) == rows[r].expected[m][corner]);
            }
        }
    }
}

static void offset_comes_before_the_position_clamp(void **state)
{
    (void)state;
    assert_true(tex_wrap_footprint(256 * 10, -8, 0, 4, TEX_WRAP_CLAMP_OGL) == 1);
    assert_true(tex_wrap_footprint(256 * 10, -5, 0, 4, TEX_WRAP_CLAMP_OGL) == 3);
    assert_true(tex_wrap_footprint(256 * 10, -31, 0, 4, TEX_WRAP_CLAMP_OGL) == -1);
    assert_true(tex_wrap_footprint(-256 * 10, 0, 0, 4, TEX_WRAP_MIRROR_ONCE_CLAMP_OGL) == -5);
    assert_true(tex_wrap_footprint(-256 * 10, 7, 1, 4, TEX_WRAP_MIRROR_ONCE_CLAMP_OGL) == -3);
    assert_true(tex_wrap_footprint(6528, -25, 0, 1, TEX_WRAP_BORDER) == 0); /* 25.5 - 25 */
    assert_true(tex_wrap_footprint(33554431, 31, 1, 65536, TEX_WRAP_BORDER) == 131103);
    assert_true(tex_wrap_footprint(-33554432, -32, 0, 65536, TEX_WRAP_BORDER) == -131105);
    assert_true(tex_wrap_footprint(127, 0, 0, 4, TEX_WRAP_WRAP) == -1);
    assert_true(tex_wrap_footprint(128, 0, 0, 4, TEX_WRAP_WRAP) == 0);
}

static struct tex_header header_of(uint32_t width, uint32_t height, uint32_t mode_u, uint32_t mode_v)
{
    return (struct tex_header){.geom = {.width = width, .height = height, .address_u = mode_u, .address_v = mode_v}};
}

static void order_is_counter_clockwise(void **state)
{
    static const uint32_t x[4] = {255, 256, 256, 255}, y[4] = {256, 256, 255, 255};
    const struct tex_header header = header_of(512, 512, TEX_WRAP_WRAP, TEX_WRAP_WRAP);
    const struct tex_coord coord = {.tag = {.lane = 2}, .op = {.ps = 1}, .fixed = {65536, 65536}};
    struct tex_wrap w;
    (void)state;
    wrap_at_first(&coord, &header, &w);
    assert_memory_equal(w.x, x, sizeof x);
    assert_memory_equal(w.y, y, sizeof y);
    assert_int_equal(w.border, 0);
    assert_int_equal(w.tag.lane, 2);
    assert_int_equal(w.op.ps, 1);
}

static void each_texel_has_its_own_footprint(void **state)
{
    static const uint32_t x[4] = {235, 281, 232, 247}, y[4] = {242, 251, 225, 236};
    const struct tex_header header = header_of(512, 512, TEX_WRAP_WRAP, TEX_WRAP_WRAP);
    const struct tex_coord coord = {
        .fixed = {65536, 65536}, .ptp = 1, .offset_u = {-20, 26, -23, -8}, .offset_v = {-13, -4, -30, -19}};
    struct tex_wrap w;
    (void)state;
    wrap_at_first(&coord, &header, &w);
    assert_memory_equal(w.x, x, sizeof x);
    assert_memory_equal(w.y, y, sizeof y);
}

/* Row 511 and row 0 at t = 1. */
static void wrap_acts_on_each_texel(void **state)
{
    static const uint32_t y[4] = {0, 0, 511, 511};
    const struct tex_header header = header_of(512, 512, TEX_WRAP_WRAP, TEX_WRAP_WRAP);
    const struct tex_coord coord = {.fixed = {65536, 512 * 256}};
    struct tex_wrap w;
    (void)state;
    wrap_at_first(&coord, &header, &w);
    assert_memory_equal(w.y, y, sizeof y);
}

static void border_on_either_axis(void **state)
{
    const struct tex_header header = header_of(4, 4, TEX_WRAP_BORDER, TEX_WRAP_CLAMP_TO_EDGE);
    const struct tex_header swapped = header_of(4, 4, TEX_WRAP_CLAMP_TO_EDGE, TEX_WRAP_BORDER);
    const struct tex_coord coord = {.fixed = {4 * 256, 4 * 256}};
    struct tex_wrap w;
    (void)state;
    wrap_at_first(&coord, &header, &w); /* columns 3 and border */
    assert_int_equal(w.border, 6);
    assert_int_equal(w.x[0], 3);
    assert_int_equal(w.x[1] | w.y[1] | w.x[2] | w.y[2], 0);
    assert_int_equal(w.y[3], 3);
    wrap_at_first(&coord, &swapped, &w); /* rows border and 3 */
    assert_int_equal(w.border, 3);
    assert_int_equal(w.x[0] | w.y[0] | w.x[1] | w.y[1], 0);
}

/* What no header has: the function is total all the same, so that what hands it over is named, and not a crash. */
static void a_size_of_zero_is_defined(void **state)
{
    (void)state;
    for (int64_t i = -9; i <= 9; i++) {
        assert_true(tex_wrap_index(i, 0, TEX_WRAP_WRAP) == 0);
        assert_true(tex_wrap_index(i, 0, TEX_WRAP_MIRROR) == -1);
    }
}

static void other_statuses_show_zeros(void **state)
{
    const struct tex_header header = header_of(0, 0, 0, 0);
    const struct tex_coord coord = {.tag = {.token = 1}, .fixed = {65536, 65536}};
    const struct tex_wrap expected = {.tag = {.token = 1}};
    struct tex_wrap w;
    (void)state;
    wrap_at_first(&coord, &header, &w);
    assert_memory_equal(&w, &expected, sizeof w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tables_of_four_texels),      cmocka_unit_test(modes_agree_with_the_walk),
        cmocka_unit_test(pairs_of_four_texels),       cmocka_unit_test(offset_comes_before_the_position_clamp),
        cmocka_unit_test(order_is_counter_clockwise), cmocka_unit_test(each_texel_has_its_own_footprint),
        cmocka_unit_test(wrap_acts_on_each_texel),    cmocka_unit_test(border_on_either_axis),
        cmocka_unit_test(other_statuses_show_zeros),  cmocka_unit_test(a_size_of_zero_is_defined),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
