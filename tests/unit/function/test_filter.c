// SPDX-License-Identifier: Apache-2.0
#include "function/filter.h"
#include "tap.h"

static struct tex_texel counting_texel(uint32_t comp, uint32_t status)
{
    struct tex_texel t = {.tag = {.warp = 9, .status = status}, .op = {.comp = comp}, .sparse = 1};
    for (uint32_t i = 0; i < 16; i++)
        t.value[i] = 0x700 + i;
    return t;
}

static void component_of_each_sample(void **state)
{
    (void)state;
    for (uint32_t comp = 0; comp < 4; comp++) {
        const struct tex_texel t = counting_texel(comp, TEX_STATUS_OK);
        struct tex_filter f;
        tex_filter_eval(&t, &f);
        for (uint32_t k = 0; k < 4; k++)
            assert_int_equal(f.value[k], 0x700 + 4 * k + comp);
        assert_int_equal(f.sparse, 1);
        assert_int_equal(f.tag.warp, 9);
        assert_int_equal(f.op.comp, comp);
    }
}

static void statuses(void **state)
{
    (void)state;
    for (uint32_t status = 0; status <= TEX_STATUS_OUT_OF_BOUNDS; status++) {
        const struct tex_texel t = counting_texel(1, status);
        struct tex_filter f;
        bool values =
            status == TEX_STATUS_OK || status == TEX_STATUS_MEMORY_ERROR || status == TEX_STATUS_OUT_OF_BOUNDS;
        bool sparse = status == TEX_STATUS_OK || status == TEX_STATUS_MEMORY_ERROR;
        tex_filter_eval(&t, &f);
        for (uint32_t k = 0; k < 4; k++)
            assert_int_equal(f.value[k], values ? 0x701 + 4 * k : 0);
        assert_int_equal(f.sparse, sparse);
        assert_int_equal(f.tag.status, status);
    }
}

/* The component is two bits wide: what is beyond is cut. */
static void a_wide_component_is_cut(void **state)
{
    (void)state;
    for (uint32_t comp = 4; comp < 12; comp++) {
        const struct tex_texel t = counting_texel(comp, TEX_STATUS_OK);
        struct tex_filter f;
        tex_filter_eval(&t, &f);
        assert_int_equal(f.value[2], 0x708 + comp % 4);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(component_of_each_sample),
        cmocka_unit_test(statuses),
        cmocka_unit_test(a_wide_component_is_cut),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
