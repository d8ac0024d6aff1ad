// SPDX-License-Identifier: Apache-2.0
#include "base/dut.h"
#include "check/self_test_report.h"
#include "compare/lockstep.h"
#include "tap.h"

#define BIT TEX_BIT
#define ALL (BIT(TEX_BOUNDARIES) - 1)

struct sides {
    struct lockstep l;
    struct tex_frame rtl, model;
    struct difference d;
};

static void begin(struct sides *s)
{
    memset(s, 0, sizeof *s);
    lockstep_init(&s->l);
    s->rtl.valid = s->model.valid = s->rtl.ready = s->model.ready = ALL;
}

static bool compare(struct sides *s)
{
    return lockstep_compare(&s->l, &s->rtl, &s->model, &s->d);
}

static uint32_t *payload(struct tex_frame *f, enum tex_boundary b)
{
    return &f->payload[tex_boundaries[b].word];
}

static void test_self_test(void **state)
{
    struct self_test_report report;
    (void)state;
    self_test_begin(&report);
    assert_true(lockstep_self_test(TEX_SET_ALL, &report));
    assert_string_equal(report.text, "");
}

static void test_what_is_not_visible_is_passed_over(void **state)
{
    struct sides s;
    struct self_test_report report;
    (void)state;
    self_test_begin(&report);
    assert_true(lockstep_self_test(BIT(TEX_AT_RESULT) | BIT(TEX_AT_ISSUE), &report));
    begin(&s);
    lockstep_view(&s.l, BIT(TEX_AT_RESULT));
    s.rtl.valid &= ~BIT(TEX_AT_WRAP);
    s.rtl.ready &= ~BIT(TEX_AT_DECODE);
    payload(&s.rtl, TEX_AT_TEXEL)[0] = 1;
    assert_true(compare(&s));
    assert_int_equal(s.l.compares[TEX_AT_COORD], 0);
    assert_int_equal(s.l.compares[TEX_AT_RESULT], 1);
    payload(&s.rtl, TEX_AT_RESULT)[0] = 1;
    assert_false(compare(&s));
    assert_int_equal(s.d.boundary, TEX_AT_RESULT);
}

static void test_counts(void **state)
{
    struct sides s;
    (void)state;
    begin(&s);
    s.rtl.valid = s.model.valid = BIT(TEX_AT_WRAP) | BIT(TEX_AT_COORD);
    s.rtl.ready = s.model.ready = BIT(TEX_AT_WRAP);
    assert_true(compare(&s));
    s.rtl.valid = s.model.valid = BIT(TEX_AT_WRAP);
    assert_true(compare(&s));
    assert_int_equal(s.l.cycles, 2);
    assert_int_equal(s.l.compares[TEX_AT_WRAP], 2);
    assert_int_equal(s.l.compares[TEX_AT_COORD], 1);
    assert_int_equal(s.l.compares[TEX_AT_TEXEL], 0);
    assert_int_equal(s.l.handshakes[TEX_AT_WRAP], 2);
    assert_int_equal(s.l.handshakes[TEX_AT_COORD], 0);
}

static void test_payload_of_invalid_boundary_carries_nothing(void **state)
{
    struct sides s;
    (void)state;
    begin(&s);
    s.rtl.valid = s.model.valid = ALL & ~BIT(TEX_AT_WRAP);
    *payload(&s.rtl, TEX_AT_WRAP) = 1;
    assert_true(compare(&s));
    assert_int_equal(s.l.compares[TEX_AT_WRAP], 0);
}

static void test_most_upstream_data_is_blamed(void **state)
{
    struct sides s;
    (void)state;
    begin(&s);
    *payload(&s.rtl, TEX_AT_FILTER) = 1;
    *payload(&s.rtl, TEX_AT_COORD) = 1;
    s.rtl.valid &= ~BIT(TEX_AT_TEXEL);
    s.rtl.ready &= ~BIT(TEX_AT_DECODE);
    assert_false(compare(&s));
    assert_int_equal(s.d.boundary, TEX_AT_COORD);
    assert_int_equal(s.d.kind, DIFFERS_PAYLOAD);
    assert_string_equal(s.d.stage, "coord");
    assert_int_equal(s.d.valid, BIT(TEX_AT_TEXEL));
    assert_int_equal(s.d.payload, BIT(TEX_AT_COORD) | BIT(TEX_AT_FILTER));
    assert_int_equal(s.d.ready, BIT(TEX_AT_DECODE));
    assert_int_equal(s.l.mismatches[TEX_AT_COORD], 1);
    assert_int_equal(s.l.compares[TEX_AT_COORD], 0);
    assert_int_equal(s.l.compares[TEX_AT_WRAP], 1);
}

static void test_most_downstream_ready_is_blamed(void **state)
{
    struct sides s;
    (void)state;
    begin(&s);
    s.rtl.ready &= ~(BIT(TEX_AT_ISSUE) | BIT(TEX_AT_DECODE) | BIT(TEX_AT_BIND));
    assert_false(compare(&s));
    assert_int_equal(s.d.boundary, TEX_AT_BIND);
    assert_int_equal(s.d.kind, DIFFERS_READY);
    assert_string_equal(s.d.stage, "header");
}

static void test_stimulus_is_not_compared(void **state)
{
    struct sides s;
    (void)state;
    begin(&s);
    s.rtl.valid &= ~(BIT(TEX_AT_ISSUE) | BIT(TEX_AT_AXI_R));
    s.rtl.ready &= ~(BIT(TEX_AT_RESULT) | BIT(TEX_AT_AXI_AR));
    assert_true(compare(&s));
}

static void test_every_bit_of_every_payload_counts(void **state)
{
    (void)state;
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++) {
        const struct tex_leaf_info *last = &tex_boundaries[b].leaves[tex_boundaries[b].leaves_count - 1];
        unsigned bits = last->offset + (unsigned)last->width * last->count;
        if (tex_boundaries[b].kind == TEX_KIND_IN)
            continue;
        for (unsigned bit = 0; bit < bits; bit++) {
            struct sides s;
            begin(&s);
            payload(&s.model, (enum tex_boundary)b)[bit / 32] ^= 1U << bit % 32;
            assert_false(compare(&s));
            assert_int_equal(s.d.boundary, b);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_self_test),
        cmocka_unit_test(test_what_is_not_visible_is_passed_over),
        cmocka_unit_test(test_counts),
        cmocka_unit_test(test_payload_of_invalid_boundary_carries_nothing),
        cmocka_unit_test(test_most_upstream_data_is_blamed),
        cmocka_unit_test(test_most_downstream_ready_is_blamed),
        cmocka_unit_test(test_stimulus_is_not_compared),
        cmocka_unit_test(test_every_bit_of_every_payload_counts),
    };
    return cmocka_run_group_tests_name("lockstep", tests, NULL, NULL);
}
