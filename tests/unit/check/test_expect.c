// SPDX-License-Identifier: Apache-2.0
/* What a transfer costs: it looks at the expectations that may be about it, and at no others. */
#include "check/expect.h"

#include "tap.h"

/* Each of `warps` instructions, `each` registers of thread 0: 1 is expected, and zeros come. */
static void make_case(struct test_case *c, uint32_t warps, uint32_t each)
{
    const struct case_warp nothing = {.warp = {.header = {.active = 1}}};
    case_init(c);
    c->traffic.changes = 1; /* so the model is not asked */
    for (uint32_t w = 0; w < warps; w++)
        assert_true(case_add_warp(c, &nothing));
    for (uint32_t n = 0; n < warps * each; n++) {
        struct expectation x = {.warp = n % warps, .is_register = true, .reg = 8 + n / warps, .value = 1};
        assert_true(case_add_expectation(c, &x));
    }
}

/* One result of each instruction, of all four registers. */
static void every_result(struct expect *e, uint32_t warps, struct failure *failure, uint32_t *taken)
{
    const struct tex_result r = {.lanes = 1, .rd = 8, .count = 4, .ps = 7};
    static struct tex_frame f;
    struct track t;
    memset(&f, 0, sizeof f);
    f.valid = f.ready = TEX_BIT(TEX_AT_RESULT);
    tex_pack_result(&f.payload[tex_boundaries[TEX_AT_RESULT].word], 0, &r);
    track_init(&t);
    track_restart(&t);
    for (*taken = 0; *taken < warps; ++*taken) {
        t.instruction[TEX_AT_RESULT] = *taken;
        if (!expect_cycle(e, &t, &f, failure))
            return;
    }
}

static void each_is_looked_at_once(void **state)
{
    (void)state;
    for (uint32_t warps = 16; warps <= 1024; warps *= 8) {
        struct failure failure;
        struct test_case c;
        struct expect e;
        uint32_t taken;
        make_case(&c, warps, 3);
        assert_true(expect_start(&e, &c, true));
        every_result(&e, warps, &failure, &taken);
        assert_int_equal(taken, warps);
        assert_int_equal(e.compares, 3 * warps);
        assert_int_equal(e.failed, 3 * warps);
        assert_int_equal(e.looked, 3 * warps);
        expect_free(&e);
        case_free(&c);
    }
}

/* Of several of one transfer the first in the file is named. */
static void the_first_of_the_file_is_named(void **state)
{
    (void)state;
    struct failure failure = {.kind = FAILURE_NOT};
    struct test_case c;
    struct expect e;
    uint32_t taken;
    make_case(&c, 40, 3);
    for (uint32_t n = 0; n < 40 * 3; n++)
        c.expects[n].value = n % 40 == 30;
    c.expects[30].value = 0;
    assert_true(expect_start(&e, &c, false));
    every_result(&e, 40, &failure, &taken);
    assert_int_equal(taken, 30);
    assert_int_equal(failure.kind, FAILURE_EXPECTATION);
    assert_int_equal(failure.instruction, 30);
    assert_non_null(strstr(failure.text, "expected R9 of instruction 30, lane 0 = 0x1"));
    expect_free(&e);
    case_free(&c);
}

/* Two boundaries in one cycle: the order is that of the file, not that of the boundaries. */
static void boundaries_of_a_cycle_keep_the_order_of_the_file(void **state)
{
    (void)state;
    struct failure failure = {.kind = FAILURE_NOT};
    struct test_case c;
    struct expect e;
    struct track t;
    static struct tex_frame f;
    make_case(&c, 1, 1);
    struct expectation at_wrap = {.at = {2, 2}, .boundary = TEX_AT_WRAP, .value = 1};
    assert_true(case_add_expectation(&c, &at_wrap));
    c.visible = TEX_SET_ALL;
    c.expects[0].at.line = 1;
    for (unsigned turn = 0; turn < 2; turn++) {
        struct expectation first = c.expects[0];
        assert_true(expect_start(&e, &c, false));
        track_init(&t);
        track_restart(&t);
        memset(&f, 0, sizeof f);
        f.valid = f.ready = TEX_BIT(TEX_AT_RESULT) | TEX_BIT(TEX_AT_WRAP);
        assert_false(expect_cycle(&e, &t, &f, &failure));
        assert_int_equal(failure.difference.boundary, turn ? TEX_AT_WRAP : TEX_AT_RESULT);
        c.expects[0] = c.expects[1];
        c.expects[1] = first;
        expect_free(&e);
    }
    case_free(&c);
}

/* An instruction that the case has not is found nowhere, and is missed at the end. */
static void what_never_comes_is_missed(void **state)
{
    (void)state;
    struct failure failure = {.kind = FAILURE_NOT};
    struct test_case c;
    struct expect e;
    uint32_t taken;
    make_case(&c, 2, 1);
    c.expects[0].value = c.expects[1].value = 0;
    struct expectation beyond = {.warp = 2, .is_register = true, .reg = 8};
    assert_true(case_add_expectation(&c, &beyond));
    assert_true(expect_start(&e, &c, false));
    every_result(&e, 2, &failure, &taken);
    assert_int_equal(taken, 2);
    assert_int_equal(e.compares, 2);
    assert_false(expect_end(&e, &c.image, &c.image, &failure));
    assert_int_equal(failure.instruction, 2);
    expect_free(&e);
    case_free(&c);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_is_looked_at_once),
        cmocka_unit_test(the_first_of_the_file_is_named),
        cmocka_unit_test(boundaries_of_a_cycle_keep_the_order_of_the_file),
        cmocka_unit_test(what_never_comes_is_missed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
