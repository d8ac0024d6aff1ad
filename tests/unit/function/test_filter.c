// SPDX-License-Identifier: Apache-2.0
#include "arith/f32.h"
#include "function/filter.h"
#include "tap.h"

static const struct tex_header plain;
static const struct tex_lod gather = {.sampling = TEX_SAMPLING_GATHER};
static const struct tex_policy none;
static const struct tex_wrap straight; /* each sample shows its own texel */

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
        tex_filter_eval(&t, &straight, &plain, &gather, &none, &(struct tex_filter_sum){.error = false}, &f);
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
        tex_filter_eval(&t, &straight, &plain, &gather, &none, &(struct tex_filter_sum){.error = false}, &f);
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
        tex_filter_eval(&t, &straight, &plain, &gather, &none, &(struct tex_filter_sum){.error = false}, &f);
        assert_int_equal(f.value[2], 0x708 + comp % 4);
    }
}

/* PD-12: the table of the functions for a reference below, at, above the depth, and for a NaN on either side. */
static void functions(void **state)
{
    static const uint32_t pairs[5][2] = {{0x3f000000, 0x3f800000},
                                         {0x80000001, 0x00000001},
                                         {0xbf000000, 0xbf800000},
                                         {0x7fc00000, 0x3f800000},
                                         {0x3f800000, 0xff800001}};
    static const char *const passing[8] = {"00000", "10000", "01000", "11000", "00100", "10111", "01100", "11111"};
    (void)state;
    for (uint32_t func = 0; func < 8; func++)
        for (unsigned i = 0; i < 5; i++)
            assert_int_equal(tex_filter_passes(func, false, pairs[i][0], pairs[i][1]), passing[func][i] == '1');
    assert_false(tex_filter_passes(8, false, 0, 0));
    for (uint32_t func = 0; func < 8; func++) { /* codes: neither denormal nor NaN */
        assert_int_equal(tex_filter_passes(func, true, 1, 2), func & 1);
        assert_int_equal(tex_filter_passes(func, true, 0xffffffff, 0xffffffff), func >> 1 & 1);
        assert_int_equal(tex_filter_passes(func, true, 0x80000000, 0x7fffffff), func >> 2 & 1);
    }
    assert_true(tex_filter_passes(TEX_COMPARE_LESS, false, 0x7f7fffff, 0x7f800000));
    assert_true(tex_filter_passes(TEX_COMPARE_LESS, false, 0x007fffff, 0x00800000));
}

/* PD-13: lane x of each sample, whatever the letter. */
static void the_letter_is_ignored(void **state)
{
    const struct tex_header header = {.fmt = {.compare = {.on = 1, .func = TEX_COMPARE_LEQUAL, .dref = 0x3f000000}}};
    (void)state;
    for (uint32_t comp = 0; comp < 4; comp++) {
        struct tex_texel t = {.op = {.comp = comp}};
        struct tex_filter f;
        t.value[0] = t.value[5] = t.value[8] = 0x3f000000;
        tex_filter_eval(&t, &straight, &header, &gather, &none, &(struct tex_filter_sum){.error = false}, &f);
        assert_int_equal(f.value[0], TEX_F32_ONE);
        assert_int_equal(f.value[1], 0);
        assert_int_equal(f.value[2], TEX_F32_ONE);
        assert_int_equal(f.value[3], 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(component_of_each_sample), cmocka_unit_test(statuses),
        cmocka_unit_test(a_wide_component_is_cut),  cmocka_unit_test(functions),
        cmocka_unit_test(the_letter_is_ignored),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
