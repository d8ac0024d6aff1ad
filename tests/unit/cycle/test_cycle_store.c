// SPDX-License-Identifier: Apache-2.0
/* The state of stage store: responses in any order reach the instruction whose line they answer. */
#include "cycle/store.h"

#include "tap.h"

static struct tex_convert thread_at(uint32_t warp, uint32_t lane, uint64_t address, bool last)
{
    return (struct tex_convert){.tag = {.warp = warp, .lane = lane, .last = last},
                                .op = {.opcode = TEX_OPCODE_SUST},
                                .address = address,
                                .bytes = 4,
                                .data = {lane}};
}

/* An instruction of two threads in two lines; both lines are sent. Their identifiers are put into id. */
static void store_two_lines(struct cycle_store *s, uint32_t warp, uint64_t address, uint32_t id[2])
{
    struct tex_convert first = thread_at(warp, 3, address, false);
    struct tex_convert second = thread_at(warp, 9, address + TEX_LINE_BYTES, true);
    assert_true(cycle_store_ready(s, &first));
    cycle_store_take(s, &first);
    assert_false(cycle_store_sends(s));
    cycle_store_take(s, &second);
    for (unsigned i = 0; i < 2; i++) {
        struct tex_axi_a to;
        struct tex_axi_w data;
        assert_true(cycle_store_sends(s));
        cycle_store_send(s, &to, &data);
        assert_true(to.addr == address + i * TEX_LINE_BYTES);
        assert_int_equal(data.strb, 0xf);
        assert_int_equal(data.data[0], i == 0 ? 3 : 9);
        id[i] = to.id;
    }
    assert_false(cycle_store_sends(s));
}

static void respond(struct cycle_store *s, uint32_t id, uint32_t resp)
{
    const struct tex_axi_b response = {.id = id, .resp = resp};
    cycle_store_respond(s, &response);
}

static void responses_in_any_order(void **state)
{
    (void)state;
    struct cycle_store s = {.gather = 0};
    struct tex_store token;
    uint32_t a[2], b[2];
    store_two_lines(&s, 1, 0x1000, a);
    store_two_lines(&s, 2, 0x1040, b);
    assert_int_equal(s.outstanding, 4);
    respond(&s, b[1], TEX_RESP_SLVERR);
    respond(&s, 0, TEX_RESP_OKAY); /* nothing waits for it */
    assert_int_equal(s.outstanding, 3);
    respond(&s, a[1], TEX_RESP_EXOKAY); /* no error, though no answer to what the unit asks */
    assert_false(cycle_store_token(&s, &token));
    respond(&s, b[0], TEX_RESP_OKAY);
    assert_false(cycle_store_token(&s, &token)); /* the older one has a line under way */
    respond(&s, a[0], TEX_RESP_OKAY);
    assert_true(cycle_store_token(&s, &token));
    assert_int_equal(token.tag.warp, 1);
    assert_int_equal(token.faults, 0);
    cycle_store_leave(&s);
    assert_true(cycle_store_token(&s, &token));
    assert_int_equal(token.tag.warp, 2);
    assert_int_equal(token.faults, 1); /* of thread 9, whose line had the error */
    assert_int_equal(token.tag.lane, 9);
    assert_int_equal(token.tag.status, TEX_STATUS_MEMORY_ERROR);
    cycle_store_leave(&s);
    assert_false(cycle_store_token(&s, &token));
    assert_int_equal(s.outstanding, 0);
}

/* Two stores that write nothing, and behind them one in each bank: the next waits for a bank and for a record. */
static void a_store_waits_for_a_bank_and_a_record(void **state)
{
    (void)state;
    struct cycle_store s = {.gather = 0};
    struct tex_axi_a to;
    struct tex_axi_w data;
    for (unsigned i = 0; i < TEX_STORE_RECORDS; i++) {
        struct tex_convert thread = thread_at(i, 0, 0x1000, true);
        thread.bytes = i < TEX_STORE_RECORDS - 2 ? 0 : 4;
        assert_true(cycle_store_ready(&s, &thread));
        cycle_store_take(&s, &thread);
    }
    assert_false(cycle_store_ready(&s, NULL));
    cycle_store_leave(&s);
    assert_false(cycle_store_ready(&s, NULL)); /* both banks are closed */
    cycle_store_send(&s, &to, &data);
    assert_true(cycle_store_ready(&s, NULL));
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(responses_in_any_order),
                                       cmocka_unit_test(a_store_waits_for_a_bank_and_a_record)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
