// SPDX-License-Identifier: Apache-2.0
#include "function/store.h"

#include <string.h>

#include "tap.h"

static struct tex_convert bytes_at(uint32_t lane, uint64_t address, uint32_t bytes, uint32_t first)
{
    return (struct tex_convert){.tag = {.warp = 9, .lane = lane},
                                .op = {.opcode = TEX_OPCODE_SUST},
                                .address = address,
                                .bytes = bytes,
                                .data = {first, first + 0x04040404, first + 0x08080808, first + 0x0c0c0c0c}};
}

/* Bytes of several threads in one line; where two name a byte, the lower thread's stays. */
static void the_lowest_thread_wins(void **state)
{
    (void)state;
    struct tex_store_gather g = {.lines = 0};
    struct tex_convert low = bytes_at(3, 0x1008, 4, 0x13121110), high = bytes_at(7, 0x100a, 4, 0x23222120);
    tex_store_add(&g, &low);
    tex_store_add(&g, &high);
    static const uint8_t expected[6] = {0x10, 0x11, 0x12, 0x13, 0x22, 0x23};
    assert_int_equal(g.lines, 1);
    assert_true(g.line[0].number == 0x80);
    assert_int_equal(g.line[0].lane, 3);
    assert_int_equal(g.line[0].strobes, 0x3f00);
    assert_memory_equal(&g.line[0].bytes[8], expected, sizeof expected);
}

/* Of two faults of one thread the first is told, and both are counted. */
static void the_first_fault_of_a_thread_is_told(void **state)
{
    (void)state;
    struct tex_store_faults f = {.count = 0};
    tex_store_status(&f, &(struct tex_tag){.status = TEX_STATUS_HANDLE_ERROR, .lane = 5});
    tex_store_error(&f, 5);
    assert_int_equal(f.code, TEX_STATUS_HANDLE_ERROR);
    assert_int_equal(f.lane, 5);
    assert_int_equal(f.count, 2);
}

static void which_statuses_are_faults(void **state)
{
    (void)state;
    for (uint32_t status = TEX_STATUS_OK; status <= TEX_STATUS_OUT_OF_BOUNDS; status++) {
        const bool fault = status >= TEX_STATUS_ILLEGAL && status <= TEX_STATUS_MEMORY_ERROR;
        struct tex_store_faults f = {.count = 0};
        tex_store_status(&f, &(struct tex_tag){.status = status, .lane = 5});
        assert_int_equal(f.count, fault);
        assert_int_equal(f.code, fault ? status : 0);
        assert_int_equal(f.lane, fault ? 5 : 0);
    }
}

/* What is asked is whether a byte is written, not its line, and of a line that no thread writes no byte is. */
static void bytes_that_are_written_are_told(void **state)
{
    (void)state;
    struct tex_store_gather g = {.lines = 0};
    struct tex_convert c = bytes_at(3, 0x1008, 4, 0x13121110);
    assert_false(tex_store_writes(&g, 0x1008));
    tex_store_add(&g, &c);
    for (uint64_t address = 0xfe0; address < 0x1060; address++)
        assert_int_equal(tex_store_writes(&g, address), address >= 0x1008 && address < 0x100c);
}

/* A beat that ends in the next line, also in that after the last one of memory. */
static void a_beat_may_lie_in_two_lines(void **state)
{
    (void)state;
    struct tex_store_gather g = {.lines = 0};
    struct tex_convert c = bytes_at(0, TEX_ADDR_MASK - 2, 16, 0x03020100);
    tex_store_add(&g, &c);
    assert_int_equal(g.lines, 2);
    assert_true(g.line[0].number == TEX_ADDR_MASK / 32);
    assert_true(g.line[1].number == 0);
    assert_int_equal(g.line[0].strobes, 0xe0000000);
    assert_int_equal(g.line[1].strobes, 0x1fff);
    assert_int_equal(g.line[1].bytes[0], 3);
    assert_int_equal(g.line[1].bytes[12], 15);
}

/* What does not reach the end of its line, or unit, is in it whole. */
static void what_is_in_the_first_line(void **state)
{
    static const struct {
        uint32_t address, bytes, line_gap, first;
    } cases[] = {{0x1008, 4, 0, 4}, {0x1008, 0, 0, 0}, {0x101c, 4, 0, 4}, {0x101d, 4, 0, 3}, {0x101f, 16, 0, 1},
                 {0x1004, 8, 7, 8}, {0x1008, 8, 7, 8}, {0x100a, 8, 7, 6}, {0x1010, 0, 7, 0}, {0x1010, 16, 7, 16}};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        struct tex_convert c = bytes_at(0, cases[i].address, cases[i].bytes, 0);
        c.line_gap = cases[i].line_gap;
        assert_int_equal(tex_store_first(&c), cases[i].first);
    }
}

/* PD-91a: bytes 4.. of the first thread are in the upper unit of line 0x87; those of the second follow them. */
static void a_beat_may_lie_in_two_units(void **state)
{
    (void)state;
    struct tex_store_gather g = {.lines = 0};
    struct tex_convert low = bytes_at(2, 0x101c, 12, 0x03020100), high = bytes_at(5, 0x10f4, 12, 0x23222120);
    low.line_gap = 7;
    assert_int_equal(tex_store_first(&low), 4);
    assert_true(tex_store_byte(&low, 3) == 0x101f);
    assert_true(tex_store_byte(&low, 4) == 0x10f0);
    assert_true(tex_store_byte(&low, 11) == 0x10f7);
    tex_store_add(&g, &low);
    tex_store_add(&g, &high);
    assert_int_equal(g.lines, 2);
    assert_true(g.line[0].number == 0x80 && g.line[1].number == 0x87);
    assert_int_equal(g.line[0].strobes, 0xf0000000);
    assert_int_equal(g.line[1].strobes, 0xffff0000);
    assert_int_equal(g.line[1].lane, 2);
    assert_int_equal(g.line[1].bytes[16], 4);
    assert_int_equal(g.line[1].bytes[19], 7);
    assert_int_equal(g.line[1].bytes[20], 8); /* PD-41 */
    low.line_gap = 0;
    assert_true(tex_store_byte(&low, 11) == 0x1027);
}

/* The fault of the lowest thread is told, and all are counted; what is dropped is no fault. */
static void the_lowest_fault_is_told(void **state)
{
    (void)state;
    struct tex_store_gather g = {.lines = 0};
    struct tex_convert store = bytes_at(4, 0x40, 4, 0), fault = bytes_at(6, 0, 0, 0), dropped = bytes_at(8, 0, 0, 0);
    struct tex_store answer;
    fault.tag.status = TEX_STATUS_HEADER_ERROR;
    dropped.tag.status = TEX_STATUS_INVALID_HEADER;
    tex_store_add(&g, &store);
    tex_store_answer(&g, &store, &answer);
    assert_int_equal(answer.faults, 0);
    assert_int_equal(answer.tag.status, TEX_STATUS_OK);
    tex_store_add(&g, &fault);
    tex_store_add(&g, &dropped);
    tex_store_answer(&g, &dropped, &answer);
    assert_int_equal(answer.faults, 1);
    assert_int_equal(answer.tag.status, TEX_STATUS_HEADER_ERROR);
    assert_int_equal(answer.tag.lane, 6);
    tex_store_failed(&g, 0);
    tex_store_answer(&g, &dropped, &answer);
    assert_int_equal(answer.faults, 2);
    assert_int_equal(answer.tag.status, TEX_STATUS_MEMORY_ERROR);
    assert_int_equal(answer.tag.lane, 4);
    assert_int_equal(answer.tag.token && answer.tag.last && answer.tag.quad_last, 1);
    assert_int_equal(answer.tag.warp, 9);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_lowest_thread_wins),          cmocka_unit_test(the_first_fault_of_a_thread_is_told),
        cmocka_unit_test(bytes_that_are_written_are_told), cmocka_unit_test(a_beat_may_lie_in_two_lines),
        cmocka_unit_test(a_beat_may_lie_in_two_units),     cmocka_unit_test(the_lowest_fault_is_told),
        cmocka_unit_test(what_is_in_the_first_line),       cmocka_unit_test(which_statuses_are_faults),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
