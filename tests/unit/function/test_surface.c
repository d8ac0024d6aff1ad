// SPDX-License-Identifier: Apache-2.0
#include "function/surface.h"

#include "tap.h"

/* A store to column 3 of a surface of 8 x 4 x 2 elements of 4 bytes. Coordinates that its dimension has not are far
 * off. */
static struct tex_surface stored(uint32_t dim, uint32_t kind)
{
    const struct tex_decode decode = {.access = {.dim = dim, .sz = TEX_SZ_32, .clamp = TEX_CLAMP_TRAP},
                                      .s = 3,
                                      .t = 0x7000,
                                      .r = 0x7000,
                                      .array = 0x7000};
    struct tex_header header = {.shape = {.kind = kind, .width = 8, .height = 4, .depth = 2, .layers = 2}};
    struct tex_surface out;
    header.fmt.format = 15; /* R32 */
    tex_surface_eval(&decode, &header, &out);
    return out;
}

static void coordinates_that_a_dimension_has_not_are_not_looked_at(void **state)
{
    static const struct {
        uint32_t dim, kind, action, axis;
    } cases[] = {{TEX_DIM_1D, TEX_TYPE_ONE_D, TEX_ACTION_STORE, 0},
                 {TEX_DIM_1D_BUFFER, TEX_TYPE_ONE_D_BUFFER, TEX_ACTION_STORE, 0},
                 {TEX_DIM_1D_ARRAY, TEX_TYPE_ONE_D_ARRAY, TEX_ACTION_TRAP, TEX_AXIS_ARRAY},
                 {TEX_DIM_2D, TEX_TYPE_TWO_D, TEX_ACTION_TRAP, TEX_AXIS_Y},
                 {TEX_DIM_2D_ARRAY, TEX_TYPE_TWO_D_ARRAY, TEX_ACTION_TRAP, TEX_AXIS_Y},
                 {TEX_DIM_3D, TEX_TYPE_THREE_D, TEX_ACTION_TRAP, TEX_AXIS_Y}};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        const struct tex_surface s = stored(cases[i].dim, cases[i].kind);
        assert_int_equal(s.action, cases[i].action);
        assert_int_equal(s.axis, cases[i].axis);
        assert_int_equal(s.offset, s.action == TEX_ACTION_STORE ? 12 : 0);
        assert_int_equal(s.row | s.slice, 0);
    }
}

/* A code that is no format has no elements, and takes no store of either kind. */
static void no_format_takes_no_store(void **state)
{
    const struct tex_shape shape = {.kind = TEX_TYPE_ONE_D, .width = 8, .height = 1, .depth = 1, .layers = 1};
    const struct tex_fmt fmt = {.format = 0x7f};
    const uint32_t at[3] = {3, 0, 0};
    (void)state;
    for (uint32_t formatted = 0; formatted < 2; formatted++) {
        const struct tex_access access = {.formatted = formatted, .dim = TEX_DIM_1D, .sz = TEX_SZ_32};
        struct tex_surface s;
        tex_surface_locate(&access, &shape, &fmt, at, &s);
        assert_int_equal(s.action, TEX_ACTION_FORMAT);
        assert_int_equal(tex_surface_bytes(&access, fmt.format), formatted ? 0 : 4);
    }
}

/* R-SUST-28: the layer is unsigned 16 bits of its register. */
static void a_layer_has_sixteen_bits(void **state)
{
    static const uint32_t dims[] = {TEX_DIM_1D_ARRAY, TEX_DIM_2D_ARRAY};
    static const uint32_t kinds[] = {TEX_TYPE_ONE_D_ARRAY, TEX_TYPE_TWO_D_ARRAY};
    const struct tex_fmt fmt = {.format = 15};
    const uint32_t at[3] = {3, 1, 0xabcd0001};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(dims); i++) {
        const struct tex_shape shape = {.kind = kinds[i], .width = 8, .height = 4, .depth = 2, .layers = 2};
        const struct tex_access access = {.dim = dims[i], .sz = TEX_SZ_32};
        struct tex_surface s;
        tex_surface_locate(&access, &shape, &fmt, at, &s);
        assert_int_equal(s.action, TEX_ACTION_STORE);
        assert_int_equal(s.slice, 1);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(coordinates_that_a_dimension_has_not_are_not_looked_at),
        cmocka_unit_test(no_format_takes_no_store),
        cmocka_unit_test(a_layer_has_sixteen_bits),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
