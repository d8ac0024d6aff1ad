// SPDX-License-Identifier: Apache-2.0
/* Which beats a store may change, how often the store path must be seen, and expectations of memory as the RTL left it.
 */
#include "check/expect.h"
#include "check/golden.h"
#include "vector_text.h"

static const char text[] =
    "texlock 1\n"
    "texture 0 { layout pitch 128 format R32 UINT source R ZERO ZERO ONE_INT size 32 16\n"
    "  address 0x20000000 texels index }\n"
    "texture 1 { layout pitch 128 format R32 UINT source R ZERO ZERO ONE_INT size 32 16\n"
    "  address 0x21000000 texels index }\n"
    "sampler 0 { address WRAP CLAMP_TO_EDGE }\n"
    "handle 5 texture 0 sampler 0\n"
    "handle 6 texture 1 sampler 0\n"
    "warp 0 { asm \"TLD4.R R8, R0, 5, 2D, 0xf\" s = (lane + 0.5) / 32 t = 0.25 active 0xffff }\n" /* rows 3 and 4 */
    "warp 0 { asm \"SUST.D.2D [R2], R4, 0x5\" x = lane y = 3 data0 = lane }\n"
    "warp 1 { asm \"TLD4.R R8, R0, 6, 2D, 0xf\" s = (lane + 0.5) / 32 t = 0.25 }\n"
    "warp 1 { asm \"TLD4.R R8, R0, 5, 2D, 0xf\" s = (lane + 0.5) / 32 t = 0.75 }\n" /* rows 11 and 12 */
    "warp 1 { asm \"SUST.D.2D [R2], R4, 0x5\" active 0 }\n"
    "expect memory 0x20000184 = 01 00 00 00\n";

/* Of the gathers the first alone reads what is stored: its four quads, and no beat more. */
static void beats_near_stores(void **state)
{
    (void)state;
    struct test_case c;
    struct golden g;
    vector_good(text, &c);
    assert_true(golden_build(&g, &c));
    assert_false(g.unsure);
    assert_int_equal(g.near_beats, 4);
    for (size_t i = 0; i < g.beats_count; i++)
        assert_int_equal(g.beats[i].near, g.beats[i].instruction == 0);
    golden_free(&g);
    case_free(&c);
}

/* One answer a store, one that no thread executes too; a write a line. */
static void minimums_of_stores(void **state)
{
    (void)state;
    struct test_case c;
    struct golden g;
    vector_good(text, &c);
    assert_true(golden_build(&g, &c));
    assert_int_equal(g.minimum[TEX_AT_STORE], 2);
    assert_int_equal(g.minimum[TEX_AT_SURFACE], 33);
    assert_int_equal(g.minimum[TEX_AT_AXI_AW], 4);
    assert_int_equal(g.minimum[TEX_AT_AXI_W], 4);
    assert_int_equal(g.minimum[TEX_AT_AXI_B], 4);
    golden_free(&g);
    case_free(&c);
}

/* A store that writes its own header may change every beat: no write is promised then. */
static void unsure_of_headers(void **state)
{
    (void)state;
    struct test_case c;
    struct golden g;
    static const char own[] = "texlock 1\n"
                              "pool headers 0x20000180 max 1\n"
                              "texture 0 { layout pitch 128 format R32 UINT size 32 16 address 0x20000000 }\n"
                              "sampler 0 { }\n"
                              "handle 5 texture 0 sampler 0\n"
                              "warp 0 { asm \"TLD4.R R8, R0, 5, 2D, 0xf\" s = 0.5 t = 0.75 }\n"
                              "warp 1 { asm \"SUST.D.2D [R2], R4, 0x5\" x = lane y = 3 data0 = lane }\n";
    vector_good(own, &c);
    assert_true(golden_build(&g, &c));
    assert_true(g.unsure);
    assert_int_equal(g.near_beats, g.beats_count);
    assert_int_equal(g.minimum[TEX_AT_AXI_W], 0);
    golden_free(&g);
    case_free(&c);
}

/* The memory of the RTL decides; what the model has is told. */
static void memory_is_that_of_the_rtl(void **state)
{
    (void)state;
    static const uint8_t right = 1, wrong = 2;
    const uint64_t address = 0x20000184;
    struct test_case c;
    struct expect e;
    struct failure failure = {.text = ""};
    struct image rtl, model;
    vector_good(text, &c);
    image_init_over(&rtl, &c.image);
    image_init_over(&model, &c.image);
    assert_true(image_write(&rtl, address, (uint8_t[4]){right}, 4));
    assert_true(image_write(&model, address, (uint8_t[4]){right}, 4));
    assert_true(expect_start(&e, &c, false));
    assert_true(expect_end(&e, &rtl, &model, &failure));
    assert_int_equal(e.compares, 1);
    assert_true(image_write(&rtl, address, &wrong, 1));
    assert_false(expect_end(&e, &rtl, &model, &failure));
    assert_string_equal(failure.difference.stage, "store");
    assert_non_null(strstr(failure.text, "RTL left 0x02, the model 0x01, as expected: the RTL is wrong"));
    assert_true(image_write(&model, address, &wrong, 1));
    assert_false(expect_end(&e, &rtl, &model, &failure));
    assert_non_null(strstr(failure.text, "RTL left 0x02; the model does too"));
    assert_true(image_write(&rtl, address, &right, 1));
    assert_true(expect_end(&e, &rtl, &model, &failure));
    expect_free(&e);
    image_free(&rtl);
    image_free(&model);
    case_free(&c);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(beats_near_stores),
        cmocka_unit_test(minimums_of_stores),
        cmocka_unit_test(unsure_of_headers),
        cmocka_unit_test(memory_is_that_of_the_rtl),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
