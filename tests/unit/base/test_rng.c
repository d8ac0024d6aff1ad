// SPDX-License-Identifier: Apache-2.0
#include "base/rng.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

/* Reference output of PCG32 (XSH RR 64/32) for seed 42, stream 54, from the generator's own demonstration. */
static void gives_the_reference_sequence(void **state)
{
    (void)state;
    static const uint32_t expected[6] = {0xa15c02b7, 0x7b47f409, 0xba1d3330, 0x83d2f293, 0xbfa4784b, 0xcbed606e};
    struct rng r;
    rng_init(&r, 42, 54);
    for (unsigned i = 0; i < 6; i++)
        assert_int_equal(rng_next(&r), expected[i]);
}

static void streams_differ(void **state)
{
    (void)state;
    struct rng a, b;
    unsigned same = 0;
    rng_init(&a, 7, 0);
    rng_init(&b, 7, 1);
    for (unsigned i = 0; i < 100; i++)
        same += rng_next(&a) == rng_next(&b);
    assert_in_range(same, 0, 1);
}

static void below_is_in_range_and_reaches_all(void **state)
{
    (void)state;
    struct rng r;
    unsigned hits[7] = {0};
    rng_init(&r, 1, 1);
    for (unsigned i = 0; i < 7000; i++) {
        uint32_t draw = rng_below(&r, 7);
        assert_in_range(draw, 0, 6);
        hits[draw]++;
    }
    for (unsigned i = 0; i < 7; i++)
        assert_in_range(hits[i], 850, 1150); /* five standard deviations */
    assert_int_equal(rng_below(&r, 1), 0);
    for (unsigned i = 0; i < 100; i++)
        assert_in_range(rng_below(&r, 0xfffffffe), 0, 0xfffffffd);
}

static void percent_has_its_ends(void **state)
{
    (void)state;
    struct rng r;
    unsigned hits = 0;
    rng_init(&r, 3, 0);
    for (unsigned i = 0; i < 1000; i++) {
        assert_false(rng_percent(&r, 0));
        assert_true(rng_percent(&r, 100));
        hits += rng_percent(&r, 30);
    }
    assert_in_range(hits, 230, 370);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(gives_the_reference_sequence),
        cmocka_unit_test(streams_differ),
        cmocka_unit_test(below_is_in_range_and_reaches_all),
        cmocka_unit_test(percent_has_its_ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
