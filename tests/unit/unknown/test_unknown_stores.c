// SPDX-License-Identifier: Apache-2.0
/* Unknown bytes on their way to memory, without a simulator: lines of instructions, write beats, registers. */
#include <stdlib.h>

#include "unknown_fixture.h"

#define LINE UINT64_C(0x1234)
#define A8B8G8R8 0x08
#define R32 0x0f

static const struct tex_frame nothing;

static void test_writes_to_a_line_leave_in_the_order_of_their_instructions(void **state)
{
    static const struct unknown_warp first, second;
    struct unknown_stores *s = &((struct unknown_flow *)*state)->stores;
    struct unknown_write w;
    unknown_stores_line(s, LINE, &first);
    assert_ptr_equal(unknown_stores_line(s, LINE, &first), &s->write[0]); /* one line of one instruction */
    unknown_stores_line(s, LINE + 1, &first);
    s->number++;
    unknown_stores_line(s, LINE, &second);
    assert_int_equal(s->count, 3);
    assert_false(unknown_stores_take(s, LINE + 2, &w));
    assert_true(unknown_stores_take(s, LINE, &w));
    assert_ptr_equal(w.warp, &first);
    assert_true(unknown_stores_take(s, LINE, &w));
    assert_ptr_equal(w.warp, &second);
    assert_false(unknown_stores_take(s, LINE, &w));
    assert_true(unknown_stores_take(s, LINE + 1, &w));
    assert_int_equal(s->count, 0);
}

static void test_address_and_data_come_in_any_order(void **state)
{
    struct unknown_stores *s = &((struct unknown_flow *)*state)->stores;
    uint64_t line = 0;
    unknown_stores_beat(s);
    assert_false(unknown_stores_pair(s, &line));
    unknown_stores_address(s, LINE);
    unknown_stores_address(s, LINE + 1);
    assert_true(unknown_stores_pair(s, &line));
    assert_int_equal(line, LINE);
    assert_false(unknown_stores_pair(s, &line));
    unknown_stores_beat(s);
    assert_true(unknown_stores_pair(s, &line));
    assert_int_equal(line, LINE + 1);
}

/* A thread in convert, its bytes at an address, and what is unknown of its registers. */
static void store(struct unknown_flow *f, struct unknown_thread *t, uint64_t address, bool last)
{
    t->convert.address = address;
    t->convert.tag.last = last;
    t->surface.action = TEX_ACTION_STORE;
    unknown_store_move_convert(f, t, &nothing);
}

static bool write_beat(struct unknown_flow *f, uint64_t line)
{
    struct tex_frame rtl = {0};
    const struct tex_axi_a a = {.addr = line * TEX_LINE_BYTES};
    tex_pack_axi_a(unknown_words(&rtl, TEX_AT_AXI_AW), 0, &a);
    f->cause.reaches = NULL;
    unknown_store_show_address(f, NULL, &rtl);
    unknown_store_show_data(f, NULL, &rtl);
    return f->cause.reaches == NULL;
}

static void test_a_byte_of_a_lower_thread_is_written(void **state)
{
    static const struct unknown_warp warp = {.word = 8, .cycle = {40, 41}};
    struct unknown_flow *f = *state;
    struct unknown_thread unknown = {.warp = &warp}, known = {.warp = &warp};
    unknown.decode.access.sz = known.decode.access.sz = TEX_SZ_32;
    unknown.convert.bytes = known.convert.bytes = 4;
    unknown.decode_mask.data[0] = unknown.convert_mask.data[0] = 0xff00ff00;
    store(f, &known, LINE * TEX_LINE_BYTES + 8, false);
    store(f, &unknown, LINE * TEX_LINE_BYTES + 8, true);
    assert_true(write_beat(f, LINE));
    store(f, &known, LINE * TEX_LINE_BYTES + 10, false);
    unknown.convert.tag.lane = 7;
    store(f, &unknown, LINE * TEX_LINE_BYTES + 7, true);
    assert_false(write_beat(f, LINE));
    assert_int_equal(f->cause.byte, LINE * TEX_LINE_BYTES + 8);
    assert_int_equal(f->cause.thread, 7);
    assert_int_equal(f->cause.reg, 8);
    assert_int_equal(f->cause.cycle, 41);
    assert_int_equal(f->lane, 7);
    char text[FLOW_TEXT];
    unknown_flow_text(&f->cause, text, sizeof text);
    assert_non_null(strstr(text, "a byte that is written to memory: issue.beat[911:904] is X, in cycle 41 of the run, "
                                 "byte 0x000000024688 that thread 7 stores from R8"));
}

/* Registers hold the components that the instruction names, in ascending order. */
static void test_the_register_of_a_component(void **state)
{
    static const struct unknown_warp warp = {.word = 20};
    struct unknown_flow *f = *state;
    struct unknown_thread t = {.warp = &warp, .surface = {.action = TEX_ACTION_STORE}};
    t.decode.access.formatted = 1;
    t.decode.access.rgba = 0xa; /* green, alpha */
    t.header.fmt.format = A8B8G8R8;
    for (unsigned c = 0; c < 4; c++)
        t.header.fmt.datatype[c] = TEX_DATATYPE_UNORM;
    t.decode_mask.data[1] = 4;
    t.decode_mask.data[2] = t.decode_mask.data[3] = UINT32_MAX; /* not read */
    unknown_store_show_convert(f, &t, &nothing);
    assert_int_equal(t.convert_mask.data[0], 0xff000000);
    store(f, &t, LINE * TEX_LINE_BYTES, true);
    assert_false(write_beat(f, LINE));
    assert_int_equal(f->cause.byte, LINE * TEX_LINE_BYTES + 3);
    assert_int_equal(f->cause.reg, 21);
    struct tex_issue_quad bits;
    tex_unpack_issue_quad(f->cause.bits, 0, &bits);
    assert_int_equal(bits.rb[1], 4);
}

static void test_coordinates_decide_only_where_they_are_looked_at(void **state)
{
    static const struct unknown_warp warp;
    struct unknown_flow *f = *state;
    struct unknown_thread t = {.warp = &warp};
    t.decode.access.dim = TEX_DIM_2D;
    t.header.shape = (struct tex_shape){.kind = TEX_TYPE_TWO_D, .width = 8, .height = 8};
    t.header.fmt.format = R32;
    t.decode_mask.t = 2;
    f->cause.reaches = NULL;
    unknown_store_move_header(f, &t);
    assert_non_null(f->cause.reaches);
    f->cause.reaches = NULL;
    t.header.shape.kind = TEX_TYPE_ONE_D; /* the type is refused first */
    unknown_store_move_header(f, &t);
    assert_null(f->cause.reaches);
    assert_int_equal(t.surface_mask.at[1], 2);
}

/* More than is kept: what cannot be followed is not the unit's fault, if anything unknown was sent. */
static void test_more_writes_than_are_kept(void **state)
{
    static const struct unknown_warp warp;
    struct unknown_flow *f = *state;
    f->seen.reaches = "the outputs";
    assert_false(unknown_flow_doubt(f, TEX_AT_AXI_W));
    for (uint32_t i = 0; i < UNKNOWN_WRITES; i++)
        assert_non_null(unknown_stores_line(&f->stores, LINE + i, &warp));
    assert_null(unknown_stores_line(&f->stores, LINE - 1, &warp));
    assert_true(unknown_flow_doubt(f, TEX_AT_AXI_W));
    assert_false(unknown_flow_doubt(f, TEX_AT_RESULT));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_writes_to_a_line_leave_in_the_order_of_their_instructions, setup,
                                        teardown),
        cmocka_unit_test_setup_teardown(test_address_and_data_come_in_any_order, setup, teardown),
        cmocka_unit_test_setup_teardown(test_a_byte_of_a_lower_thread_is_written, setup, teardown),
        cmocka_unit_test_setup_teardown(test_the_register_of_a_component, setup, teardown),
        cmocka_unit_test_setup_teardown(test_coordinates_decide_only_where_they_are_looked_at, setup, teardown),
        cmocka_unit_test_setup_teardown(test_more_writes_than_are_kept, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
