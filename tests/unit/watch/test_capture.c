// SPDX-License-Identifier: Apache-2.0
/* What a capture keeps, and the cases that are made of it: where they begin, their steps, registers and memory. */
#include <stdlib.h>

#include "capture_feed.h"
#include "compare/failure.h"
#include "tap.h"
#include "vector/vector.h"

#define KEPT 16U
#define LAST UINT64_MAX /* a cycle after all */

static const struct tex_config none;

static int setup(void **state)
{
    struct capture *o = calloc(1, sizeof *o);
    struct tex_frame f = {0};
    assert_non_null(o);
    assert_true(capture_init(o, "seen", KEPT));
    capture_cycle(o, &f, true);
    *state = o;
    return 0;
}

static int teardown(void **state)
{
    capture_free(*state);
    free(*state);
    return 0;
}

static void show_select(struct tex_frame *f, uint32_t select)
{
    const struct tex_regs regs = {.select = (uint8_t)select, .bank_base = UINT64_C(0x1000) * select};
    tex_pack_regs(&f->payload[TEX_WORD_REGS], 0, &regs);
}

/* The narrowest case, or the widest. */
static void make(const struct capture *o, uint64_t cycle, uint32_t number, bool widest, struct test_case *c)
{
    struct capture_span span[CAPTURE_SPANS];
    unsigned count = capture_spans(o, cycle, number, span);
    assert_in_range(count, 1, CAPTURE_SPANS);
    for (unsigned i = 1; i < count; i++)
        assert_true(span[i].begin < span[i - 1].begin && span[i].cycle < span[i - 1].cycle);
    assert_true(capture_case(o, &span[widest ? count - 1 : 0], &none, c));
}

static void words_are(const struct test_case *c, size_t count, const uint64_t *words)
{
    assert_int_equal(c->warps_count, count);
    for (size_t i = 0; i < count; i++)
        assert_true(c->warps[i].warp.header.word == words[i]);
}

static unsigned byte_at(const struct image *m, uint64_t address)
{
    uint8_t line[TEX_LINE_BYTES];
    (void)image_read_line(m, address - address % TEX_LINE_BYTES, line);
    return line[address % TEX_LINE_BYTES];
}

/* 1 and 2 overlap; 3 and 4 each begin when the unit is idle. */
static void issue_four(struct capture *o, struct tex_frame *f)
{
    feed_issue(o, f, 1);
    feed_issue(o, f, 2);
    feed_result(o);
    feed_result(o);
    feed_issue(o, f, 3);
    feed_result(o);
    feed_issue(o, f, 4);
}

static void test_a_case_begins_where_the_unit_was_idle(void **state)
{
    struct capture *o = *state;
    struct tex_frame f = {0};
    struct test_case c;
    issue_four(o, &f);
    make(o, LAST, 3, false, &c);
    words_are(&c, 1, (const uint64_t[]){4});
    assert_int_equal(c.steps_count, 0);
    case_free(&c);
    make(o, LAST, 1, false, &c); /* the second: the first is in flight with it, and the others were issued too */
    words_are(&c, 4, (const uint64_t[]){1, 2, 3, 4});
    assert_int_equal(c.steps_count, 2); /* it waits where the testbench did */
    assert_int_equal(c.steps[0].before, 2);
    assert_int_equal(c.steps[1].before, 3);
    assert_int_equal(c.steps[0].control | c.steps[0].clear, 0);
    case_free(&c);
}

/* What was issued after the cycle of the failure does not belong to the case, however late it is told. */
static void test_later_instructions_are_left_out(void **state)
{
    struct capture *o = *state;
    struct tex_frame f = {0};
    struct test_case c;
    issue_four(o, &f);
    make(o, o->issued[2].cycle, 1, false, &c);
    words_are(&c, 3, (const uint64_t[]){1, 2, 3});
    case_free(&c);
    make(o, o->issued[3].cycle - 1, FAILURE_NONE, false, &c);
    words_are(&c, 1, (const uint64_t[]){3});
    case_free(&c);
    make(o, o->issued[0].cycle - 1, FAILURE_NONE, false, &c);
    words_are(&c, 0, NULL);
    case_free(&c);
}

/* A write, a read or an instruction in flight: no case begins there. */
static void test_what_is_in_flight_is_not_idle(void **state)
{
    struct capture *o = *state;
    struct tex_frame f = {0}, write = {.valid = TEX_BIT(TEX_AT_AXI_AW), .ready = TEX_BIT(TEX_AT_AXI_AW)};
    assert_true(o->idle);
    feed_ask(o, 0x40);
    assert_false(o->idle);
    feed_answer(o, 1, false);
    assert_true(o->idle);
    capture_cycle(o, &write, false);
    assert_false(o->idle);
    capture_cycle(o, &f, true);
    assert_true(o->idle);
    feed_issue(o, &f, 1);
    assert_false(o->idle);
    feed_result(o);
    assert_true(o->idle);
}

static void test_spans_go_back_step_by_step(void **state)
{
    struct capture *o = *state;
    struct tex_frame f = {0};
    struct capture_span span[CAPTURE_SPANS];
    for (unsigned i = 0; i < 12; i++) {
        feed_issue(o, &f, i);
        if (i != 3) /* from 4 on one is always in flight, to 11 */
            feed_result(o);
        if (i == 11)
            feed_result(o);
    }
    feed_issue(o, &f, 12);
    assert_int_equal(capture_spans(o, LAST, 11, span), 2);
    assert_int_equal(span[0].begin, 3);
    assert_true(span[0].idle);
    assert_int_equal(span[0].failing, 11);
    assert_int_equal(span[0].end, 13);
    assert_int_equal(span[1].begin, 0);
    assert_int_equal(capture_spans(o, LAST, 12, span), 3);
    assert_int_equal(span[0].begin, 12);
    assert_int_equal(span[1].begin, 3); /* 8 back is 4, and at 4 the unit was not idle */
    assert_int_equal(span[2].begin, 0);
    o->issued[0].idle = false; /* as if there had been more before it */
    assert_int_equal(capture_spans(o, LAST, 12, span), 3);
    assert_int_equal(span[2].begin, 1);
    assert_true(span[2].idle);
}

/* Only the last instructions are kept, twice as many at most; then a case begins with some in flight, and says so. */
static void test_the_instructions_that_are_kept_are_bounded(void **state)
{
    struct capture *o = *state;
    struct tex_frame f = {0};
    struct capture_span span[CAPTURE_SPANS];
    feed_issue(o, &f, 0);
    for (unsigned i = 1; i < 1000; i++) {
        feed_register(o, &f, TEX_CSR_CTRL, CASE_INVALIDATE_ALL, 0);
        feed_issue(o, &f, i);
        feed_result(o);
        assert_in_range(o->c.warps_count, i < KEPT ? 0 : KEPT, 2 * KEPT - 1);
        assert_in_range(o->c.steps_count, 0, 2 * KEPT);
    }
    assert_int_equal(o->first + o->c.warps_count, 1000);
    assert_int_equal(capture_spans(o, LAST, 999, span), 3);
    assert_int_equal(span[0].begin, span[0].failing);
    assert_int_equal(span[1].begin, span[1].failing - 8);
    assert_int_equal(span[2].begin, 0);
    assert_false(span[0].idle || span[1].idle || span[2].idle);
    assert_int_equal(o->c.warps[0].warp.header.word, o->first);
    for (size_t i = 0; i < o->c.steps_count; i++)
        assert_int_equal(o->c.steps[i].before, i + 1);
}

/* A testbench that works at its registers between any two instructions: the case still fits into a vector file. */
static void test_the_steps_that_are_kept_are_bounded(void **state)
{
    struct capture *o = *state;
    struct tex_frame f = {0};
    struct vector_limits limits = vector_default_limits();
    size_t most = 0;
    capture_free(o);
    assert_true(capture_init(o, "seen", CAPTURE_KEPT_MOST));
    capture_cycle(o, &f, true);
    for (unsigned i = 0; i < 6000; i++) {
        feed_issue(o, &f, i);
        feed_result(o);
        for (unsigned twice = 0; twice < 2; twice++) {
            feed_register(o, &f, TEX_CSR_FAULT_CLEAR, 0, 0);
            feed_register(o, &f, TEX_CSR_CTRL, CASE_INVALIDATE_ALL, 0);
            feed_register(o, &f, TEX_CSR_TRAP_CLEAR, 0, 0);
        }
        most = o->c.steps_count > most ? o->c.steps_count : most;
    }
    assert_in_range(most, limits.warps / 2, limits.warps);
    assert_in_range(o->c.warps_count, CAPTURE_KEPT_LEAST, 2 * CAPTURE_KEPT_MOST);
    for (size_t i = 0; i < o->c.steps_count; i++)
        assert_int_equal(o->c.steps[i].before, 1 + i / 4);
}

/* A case has one configuration: that of its instructions, not the one that came after. */
static void test_registers_end_a_case(void **state)
{
    struct capture *o = *state;
    struct tex_frame f = {0};
    struct test_case c;
    show_select(&f, 2);
    feed_issue(o, &f, 1);
    feed_result(o);
    feed_register(o, &f, TEX_CSR_CONST_BASE_LO + 8 * 5, 0, 0); /* a bank that holds no handles */
    feed_issue(o, &f, 2);
    feed_result(o);
    feed_register(o, &f, TEX_CSR_SELECT, 3, 7); /* the data comes late, and the change with it */
    show_select(&f, 3);
    feed_issue(o, &f, 3);
    feed_result(o);
    make(o, LAST, 2, true, &c);
    words_are(&c, 1, (const uint64_t[]){3});
    assert_int_equal(c.config.select, 3);
    case_free(&c);
    make(o, LAST, 1, true, &c);
    words_are(&c, 2, (const uint64_t[]){1, 2});
    assert_int_equal(c.config.select, 2);
    assert_int_equal(c.config.const_base[2], 0x2000);
    case_free(&c);
}

/* A failure that is told after the next reset. */
static void test_a_reset_ends_a_case(void **state)
{
    struct capture *o = *state;
    struct tex_frame f = {0};
    struct test_case c;
    feed_issue(o, &f, 1);
    feed_issue(o, &f, 2);
    uint64_t before = o->cycle;
    capture_cycle(o, &f, true);
    feed_issue(o, &f, 3);
    feed_result(o);
    make(o, LAST, 0, true, &c);
    words_are(&c, 1, (const uint64_t[]){3});
    case_free(&c);
    make(o, before, 0, true, &c);
    words_are(&c, 2, (const uint64_t[]){1, 2});
    case_free(&c);
    struct capture_span span[CAPTURE_SPANS];
    capture_spans(o, LAST, 0, span);
    assert_true(span[0].idle); /* what the reset ended is not in flight */
}

static void test_steps_between_instructions(void **state)
{
    struct capture *o = *state;
    struct tex_frame f = {0};
    struct test_case c;
    feed_register(o, &f, TEX_CSR_CTRL, CASE_INVALIDATE_ALL, 0); /* before the first: caches are empty anyway */
    feed_issue(o, &f, 1);
    feed_register(o, &f, TEX_CSR_CTRL, CASE_INVALIDATE_TEXELS, 3); /* in flight */
    feed_register(o, &f, TEX_CSR_FAULT_CLEAR, 0, 0);               /* likewise: a clear in a case would wait */
    feed_issue(o, &f, 2);
    feed_result(o);
    feed_result(o);
    feed_register(o, &f, TEX_CSR_CTRL, 0, 0);
    feed_register(o, &f, TEX_CSR_TRAP_CLEAR, 0, 0);
    feed_register(o, &f, TEX_CSR_CTRL, CASE_INVALIDATE_TEXELS, 0);
    feed_register(o, &f, TEX_CSR_CTRL, CASE_INVALIDATE_DESCRIPTORS, 0);
    feed_issue(o, &f, 3);
    make(o, LAST, 0, true, &c);
    words_are(&c, 3, (const uint64_t[]){1, 2, 3});
    assert_int_equal(c.steps_count, 4);
    assert_int_equal(c.steps[0].before, 1);
    assert_int_equal(c.steps[0].control, CASE_INVALIDATE_TEXELS);
    assert_int_equal(c.steps[1].before, 2);
    assert_int_equal(c.steps[1].clear, TEX_CSR_TRAP_CLEAR);
    assert_int_equal(c.steps[2].control | c.steps[2].clear, 0);
    assert_int_equal(c.steps[3].control, CASE_INVALIDATE_ALL);
    case_free(&c);
}

/* The memory of a case is that before its first instruction: its own stores write it again. */
static void test_memory_is_learnt_from_writes(void **state)
{
    struct capture *o = *state;
    struct tex_frame f = {0};
    struct test_case c;
    feed_read(o, 0x1000, 1);
    feed_issue(o, &f, 1);
    feed_store(o, 0x1000, 0x6, 2, TEX_RESP_OKAY);
    feed_store(o, 0x1020, 0x1, 3, TEX_RESP_OKAY); /* a line that nobody has read */
    feed_result(o);
    make(o, LAST, 0, false, &c);
    assert_int_equal(byte_at(&c.image, 0x1001), 1);
    assert_true(byte_at(&c.image, 0x1020) != 3);
    case_free(&c);
    feed_issue(o, &f, 2);
    feed_store(o, 0x1000, 0x8, 4, TEX_RESP_OKAY);
    feed_result(o);
    make(o, LAST, 1, false, &c); /* what the first has stored is there */
    assert_int_equal(byte_at(&c.image, 0x1000), 1);
    assert_int_equal(byte_at(&c.image, 0x1001), 2);
    assert_int_equal(byte_at(&c.image, 0x1003), 1);
    assert_int_equal(byte_at(&c.image, 0x1020), 3);
    case_free(&c);
    feed_read(o, 0x1000, 9); /* somebody else writes it too: what was stored is gone, and was there before */
    make(o, LAST, 0, true, &c);
    assert_int_equal(byte_at(&c.image, 0x1001), 9);
    case_free(&c);
    feed_issue(o, &f, 3);
    feed_store(o, 0x1000, 0x20, 7, TEX_RESP_SLVERR);
    assert_int_equal(image_write_region_of(&o->c.image, 0x1000)->kind, TEX_READ_ERROR);
    assert_null(image_region_of(&o->c.image, 0x1000)); /* the line was read well */
    capture_cycle(o, &f, true);                        /* a reset leaves memory as it is */
    feed_read(o, 0x1020, 6);
    feed_issue(o, &f, 4);
    make(o, LAST, 0, true, &c);
    assert_int_equal(byte_at(&c.image, 0x1020), 6); /* over what the first stored */
    case_free(&c);
    for (unsigned i = 0; i < 3 * KEPT; i++) {
        feed_result(o);
        feed_issue(o, &f, 5);
    }
    assert_int_equal(byte_at(&o->c.image, 0x1020), 6); /* and after the first was forgotten */
    assert_int_equal(o->writes.count, 0);
    assert_false(o->lost);
}

/* Stores that are forgotten with their instructions stay in memory. */
static void test_memory_outlasts_the_instructions(void **state)
{
    struct capture *o = *state;
    struct tex_frame f = {0};
    struct test_case c;
    for (unsigned i = 0; i < 200; i++) {
        feed_issue(o, &f, i);
        feed_store(o, UINT64_C(0x2000) + 32 * i, 1, (uint8_t)(i ^ 0x55), TEX_RESP_OKAY);
        feed_result(o);
        assert_in_range(o->writes.count, 0, 2 * KEPT);
    }
    feed_issue(o, &f, 200);
    make(o, LAST, 200, false, &c);
    for (unsigned i = 0; i < 200; i++)
        assert_int_equal(byte_at(&c.image, UINT64_C(0x2000) + 32 * i), i ^ 0x55);
    case_free(&c);
    assert_false(o->lost);
}

/* Memory is bounded: of all lines that were read the last are known, with what accesses to them are answered. */
static void test_memory_is_bounded(void **state)
{
    struct capture *o = *state;
    struct capture_span span[CAPTURE_SPANS];
    struct tex_frame f = {0};
    struct test_case c;
    const uint64_t base = 0x40000000;
    unsigned count = 0;
    for (; o->sweeps < 4; count++) {
        feed_ask(o, base + (uint64_t)count * 4096);
        feed_answer(o, (uint8_t)count, count % 16 == 5);
        assert_in_range(o->c.image.pages_count, 0, CAPTURE_PAGES);
        assert_in_range(o->c.image.regions_count, 0, CAPTURE_REGIONS);
        assert_in_range(count, 0, 8 * CAPTURE_PAGES);
    }
    feed_issue(o, &f, 1);
    capture_spans(o, LAST, 0, span);
    assert_true(capture_case(o, span, &none, &c));
    for (unsigned i = count - CAPTURE_RECENT / 2; i < count; i++) {
        const struct image_region *r = image_region_of(&c.image, base + (uint64_t)i * 4096);
        assert_int_equal(r != NULL && r->kind == TEX_READ_SPARSE, i % 16 == 5);
        if (i % 16 != 5)
            assert_int_equal(byte_at(&c.image, base + (uint64_t)i * 4096), i & 0xff);
    }
    assert_true(capture_case_prune(o, span, &c)); /* nothing was read since it began, and it reads nothing */
    assert_int_equal(c.image.pages_count, 0);
    case_free(&c);
    feed_read(o, base, 0x77);
    assert_true(capture_case(o, span, &none, &c) && capture_case_prune(o, span, &c));
    assert_int_equal(c.image.pages_count, 1);
    assert_int_equal(byte_at(&c.image, base), 0x77);
    case_free(&c);
    assert_false(o->lost);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_a_case_begins_where_the_unit_was_idle, setup, teardown),
        cmocka_unit_test_setup_teardown(test_later_instructions_are_left_out, setup, teardown),
        cmocka_unit_test_setup_teardown(test_what_is_in_flight_is_not_idle, setup, teardown),
        cmocka_unit_test_setup_teardown(test_spans_go_back_step_by_step, setup, teardown),
        cmocka_unit_test_setup_teardown(test_the_instructions_that_are_kept_are_bounded, setup, teardown),
        cmocka_unit_test_setup_teardown(test_the_steps_that_are_kept_are_bounded, setup, teardown),
        cmocka_unit_test_setup_teardown(test_registers_end_a_case, setup, teardown),
        cmocka_unit_test_setup_teardown(test_a_reset_ends_a_case, setup, teardown),
        cmocka_unit_test_setup_teardown(test_steps_between_instructions, setup, teardown),
        cmocka_unit_test_setup_teardown(test_memory_is_learnt_from_writes, setup, teardown),
        cmocka_unit_test_setup_teardown(test_memory_outlasts_the_instructions, setup, teardown),
        cmocka_unit_test_setup_teardown(test_memory_is_bounded, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
