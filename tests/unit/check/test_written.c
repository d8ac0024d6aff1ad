// SPDX-License-Identifier: Apache-2.0
/* Memory learnt from the write channels, on frames made by hand, and two memories compared. */
#include <stdlib.h>

#include "check/written.h"
#include "tap.h"

#define BIT(name) TEX_BIT(TEX_AT_##name)

struct world {
    struct image base;
    struct written w;
};

static int setup(void **state)
{
    struct world *o = calloc(1, sizeof *o);
    uint8_t page[4096] = {0};
    assert_non_null(o);
    image_init(&o->base);
    assert_true(image_write(&o->base, 0x1000, page, sizeof page));
    assert_true(image_mark(&o->base, 0x1800, 32, TEX_READ_SPARSE));
    written_start(&o->w, &o->base);
    *state = o;
    return 0;
}

static int teardown(void **state)
{
    struct world *o = *state;
    written_free(&o->w);
    image_free(&o->base);
    free(o);
    return 0;
}

static void address(struct world *o, struct tex_axi_a a)
{
    struct tex_frame f = {.valid = BIT(AXI_AW), .ready = BIT(AXI_AW)};
    tex_pack_axi_a(&f.payload[TEX_WORD_AXI_AW], 0, &a);
    written_cycle(&o->w, &f);
}

/* Every byte of the beat is `value`. */
static void data(struct world *o, uint8_t value, uint32_t strobes)
{
    struct tex_frame f = {.valid = BIT(AXI_W), .ready = BIT(AXI_W)};
    struct tex_axi_w w = {.strb = strobes, .last = 1};
    memset(w.data, value, sizeof w.data);
    tex_pack_axi_w(&f.payload[TEX_WORD_AXI_W], 0, &w);
    written_cycle(&o->w, &f);
}

static void response(struct world *o, uint32_t id, uint32_t resp, bool taken)
{
    struct tex_frame f = {.valid = BIT(AXI_B), .ready = taken ? BIT(AXI_B) : 0};
    tex_pack_axi_b(&f.payload[TEX_WORD_AXI_B], 0, &(struct tex_axi_b){.id = id, .resp = resp});
    written_cycle(&o->w, &f);
}

static uint8_t at(const struct world *o, uint64_t where)
{
    uint8_t line[TEX_LINE_BYTES];
    (void)image_read_line(&o->w.memory, where, line);
    return line[where % TEX_LINE_BYTES];
}

static struct tex_axi_a line_at(uint64_t where, uint32_t id)
{
    return (struct tex_axi_a){.id = id, .addr = where, .size = 5, .burst = 1};
}

static void strobes_choose_bytes_and_the_response_decides(void **state)
{
    struct world *o = *state;
    data(o, 7, 0x80000002); /* before its address */
    address(o, line_at(0x1020, 9));
    assert_int_equal(at(o, 0x1021), 0); /* not answered */
    response(o, 9, TEX_RESP_OKAY, false);
    assert_int_equal(at(o, 0x1021), 0);
    response(o, 9, TEX_RESP_OKAY, true);
    assert_int_equal(at(o, 0x1020), 0);
    assert_int_equal(at(o, 0x1021), 7);
    assert_int_equal(at(o, 0x103f), 7);
    address(o, line_at(0x1020, 9));
    data(o, 8, UINT32_MAX);
    response(o, 9, TEX_RESP_SLVERR, true);
    assert_int_equal(at(o, 0x1021), 7);
    address(o, line_at(0x1800, 8)); /* a page that is not mapped */
    data(o, 8, UINT32_MAX);
    response(o, 8, TEX_RESP_OKAY, true);
    assert_int_equal(at(o, 0x1800), 0);
    assert_int_equal(o->w.memory.pages_count, 1);
}

static void responses_belong_to_the_oldest_of_their_identifier(void **state)
{
    struct world *o = *state;
    address(o, line_at(0x1000, 8));
    address(o, line_at(0x1080, 8));
    address(o, line_at(0x1020, 9));
    data(o, 1, 1);
    data(o, 2, 1);
    data(o, 3, 1);
    response(o, 9, TEX_RESP_OKAY, true);
    assert_int_equal(at(o, 0x1020), 3);
    assert_int_equal(at(o, 0x1000), 0);
    response(o, 8, TEX_RESP_DECERR, true);
    response(o, 8, TEX_RESP_OKAY, true);
    assert_int_equal(at(o, 0x1000), 0);
    assert_int_equal(at(o, 0x1080), 2);
    assert_false(o->w.lost);
}

static void bursts_go_where_they_say(void **state)
{
    struct world *o = *state;
    address(o, (struct tex_axi_a){.addr = 0x1010, .len = 2, .size = 4, .burst = 1});
    for (uint8_t i = 1; i <= 3; i++)
        data(o, i, UINT32_MAX); /* the bus is wider than the beat: lanes say which */
    response(o, 0, TEX_RESP_OKAY, true);
    assert_int_equal(at(o, 0x1010), 1);
    assert_int_equal(at(o, 0x1020), 3);
    assert_int_equal(at(o, 0x1030), 3);
    address(o, (struct tex_axi_a){.addr = 0x1060, .len = 1, .size = 5, .burst = 2});
    data(o, 4, UINT32_MAX);
    data(o, 5, UINT32_MAX);
    response(o, 0, TEX_RESP_OKAY, true);
    assert_int_equal(at(o, 0x1060), 4);
    assert_int_equal(at(o, 0x1040), 5);
}

static void what_does_not_fit_is_said(void **state)
{
    struct world *o = *state;
    for (unsigned i = 0; i < WRITES_BEATS; i++)
        data(o, 1, 1);
    assert_false(o->w.lost);
    data(o, 1, 1);
    assert_true(o->w.lost);
}

static void memories_are_compared_byte_by_byte(void **state)
{
    struct world *o = *state;
    struct image other;
    struct written_difference d;
    uint8_t one = 1;
    image_init_over(&other, &o->base);
    assert_true(written_same(&o->w.memory, &other, &d));
    assert_int_equal(d.lines, 0);
    address(o, line_at(0x1fe0, 11));
    data(o, 1, 0x80000000);
    response(o, 11, TEX_RESP_OKAY, true);
    assert_false(written_same(&o->w.memory, &other, &d));
    assert_int_equal(d.address, 0x1fff);
    assert_int_equal(d.found, 1);
    assert_int_equal(d.expected, 0);
    assert_false(written_same(&other, &o->w.memory, &d)); /* either may be the one that has the page */
    assert_int_equal(d.expected, 1);
    assert_true(image_write(&other, 0x1fff, &one, 1));
    assert_true(written_same(&o->w.memory, &other, &d));
    assert_int_equal(d.lines, 2 * 4096 / TEX_LINE_BYTES);
    image_free(&other);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(strobes_choose_bytes_and_the_response_decides, setup, teardown),
        cmocka_unit_test_setup_teardown(responses_belong_to_the_oldest_of_their_identifier, setup, teardown),
        cmocka_unit_test_setup_teardown(bursts_go_where_they_say, setup, teardown),
        cmocka_unit_test_setup_teardown(what_does_not_fit_is_said, setup, teardown),
        cmocka_unit_test_setup_teardown(memories_are_compared_byte_by_byte, setup, teardown),
    };
    return cmocka_run_group_tests_name("written memory", tests, NULL, NULL);
}
