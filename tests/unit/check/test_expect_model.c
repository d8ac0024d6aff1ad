// SPDX-License-Identifier: Apache-2.0
/* Which of the two the function layer confirms when an expectation fails: the RTL, the expectation, or neither. */
#include "check/expect_model.h"
#include "vector_text.h"

static const char text[] =
    "texlock 1\n"
    "texture 0 { format R32 UINT source R ZERO ZERO ONE_INT size 32 16 layout pitch 128\n"
    "  address 0x20000000 texels index }\n"
    "sampler 0 { address WRAP CLAMP_TO_EDGE }\n"
    "handle 5 texture 0 sampler 0\n"
    "warp 0 { asm \"TLD4.R R8, R0, 5, 2D, 0xf\" s = (lane + 0.5) / 32 t = 0.25 }\n"
    "warp 0 { asm \"TLD4.R R8, R0, 5, 2D, 0xf\" s = (lane + 0.5) / 32 t = 0.25\n"
    "  expect lane 3 R8 = 0x00040003 wrap.x[1] = 4 coord.fixed[1] = 1024 header.header_hit = 1 }\n"
    "warp 0 { asm \"TLD4.R R8, R0, 5, 2D, 0xf\" active 0 expect token filter.tag.token = 1 }\n";

static const char *sides(const struct test_case *c, size_t i, bool written, uint64_t rtl, uint64_t *model)
{
    struct expect_shown shown = {.written = written, .value = rtl}, other = {0};
    const char *who = expect_sides(c, &c->expects[i], &shown, &other);
    *model = other.value;
    return who ? who : "nobody";
}

static void test_sides(void **state)
{
    struct test_case c;
    uint64_t model;
    (void)state;
    vector_good(text, &c);
    assert_int_equal(c.expects_count, 5);
    const uint64_t right[] = {0x00040003, 4, 1024};
    for (size_t i = 0; i < 3; i++) {
        assert_string_equal(sides(&c, i, true, right[i], &model), "RTL");
        assert_int_equal(model, right[i]);
        assert_string_equal(sides(&c, i, true, right[i] + 1, &model), "expectation");
        c.expects[i].value += 2;
        assert_string_equal(sides(&c, i, true, right[i], &model), "RTL");
        assert_string_equal(sides(&c, i, true, right[i] + 1, &model), "neither");
    }
    assert_string_equal(sides(&c, 0, false, 0, &model), "neither");
    assert_string_equal(sides(&c, 3, true, 0, &model), "nobody"); /* depends on what a cache held */
    assert_string_equal(sides(&c, 4, true, 1, &model), "RTL");
    assert_string_equal(sides(&c, 4, true, 0, &model), "expectation");
    case_free(&c);
}

/* Beside a store the function layer has two answers; apart from it, one. */
static void nobody_knows_beside_a_store(void **state)
{
    struct test_case c;
    uint64_t model;
    char beside[2048];
    (void)state;
    snprintf(beside, sizeof beside, "%swarp 1 { asm \"SUST.D.2D [R2], R4, 0x5\" x = lane y = 4 data0 = 9 }\n", text);
    vector_good(beside, &c);
    assert_string_equal(sides(&c, 0, true, 0x00040003, &model), "nobody");
    assert_string_equal(sides(&c, 2, true, 1024, &model), "RTL"); /* before the cache */
    case_add_step(&c, &(struct case_step){.control = 0});
    c.steps[0].before = c.warps_count - 1;
    assert_string_equal(sides(&c, 0, true, 0x00040003, &model), "RTL");
    case_free(&c);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sides),
        cmocka_unit_test(nobody_knows_beside_a_store),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
