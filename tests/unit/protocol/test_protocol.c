// SPDX-License-Identifier: Apache-2.0
/* Every protocol check, in traffic that keeps it and in traffic that breaks it. */
#include "protocol_feed.h"

static const tex_boundary_set visible_ports = BIT(ISSUE) | BIT(RESULT) | BIT(AXI_AW) | BIT(AXI_W) | BIT(AXI_B) |
                                              BIT(AXI_AR) | BIT(AXI_R) | BIT(AXIL_AW) | BIT(AXIL_W) | BIT(AXIL_B) |
                                              BIT(AXIL_AR) | BIT(AXIL_R);

/* ---- Handshakes ---- */

static void test_hold(void **state)
{
    struct feed f;
    (void)state;
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++) {
        bool waits = tex_boundaries[b].kind != TEX_KIND_MON;
        feed_begin(&f, TEX_BIT(b));
        assert_true(feed_show(&f, TEX_BIT(b), 0, false) == feed_show(&f, TEX_BIT(b), 0, false));
        f.p.violations[PC_HOLD] = 0;
        feed_show(&f, 0, TEX_BIT(b), false);
        assert_int_equal(f.p.violations[PC_HOLD], waits);
        assert_int_equal(f.p.count[PC_HOLD], waits ? 2 : 0);
        if (waits)
            assert_int_equal(f.v.side, tex_boundaries[b].kind == TEX_KIND_IN ? PROTOCOL_TESTBENCH : PROTOCOL_UNIT);
    }
}

static void test_hold_is_kept_by_a_transfer(void **state)
{
    struct feed f;
    (void)state;
    feed_begin(&f, BIT(HEADER_REQ) | BIT(AXIL_AW));
    assert_true(feed_show(&f, BIT(HEADER_REQ) | BIT(AXIL_AW), 0, false));
    assert_true(feed_show(&f, BIT(HEADER_REQ) | BIT(AXIL_AW), BIT(HEADER_REQ), false));
    assert_broken(&f, feed_show(&f, 0, 0, false), PC_HOLD, PROTOCOL_TESTBENCH);
    assert_int_equal(f.v.boundary, TEX_AT_AXIL_AW);
    assert_int_equal(f.p.violations[PC_HOLD], 1);
    assert_int_equal(f.p.count[PC_HOLD], 3);
    assert_int_equal(f.p.count[PC_STABLE], 2);
    assert_minimums(&f);
}

static void test_stable(void **state)
{
    struct feed f;
    (void)state;
    feed_begin(&f, EVERYTHING);
    feed_words(&f, TEX_AT_RESULT)[17] = 5;
    assert_true(feed_show(&f, BIT(RESULT), 0, false));
    feed_words(&f, TEX_AT_RESULT)[17] = 5;
    assert_true(feed_show(&f, BIT(RESULT), 0, false));
    feed_words(&f, TEX_AT_RESULT)[17] = 4;
    assert_broken(&f, feed_show(&f, BIT(RESULT), 0, false), PC_STABLE, PROTOCOL_UNIT);
    assert_int_equal(f.v.boundary, TEX_AT_RESULT);
    feed_begin(&f, EVERYTHING);
    assert_true(feed_show(&f, BIT(AXIL_W), 0, false));
    feed_words(&f, TEX_AT_AXIL_W)[0] = 1;
    assert_broken(&f, feed_show(&f, BIT(AXIL_W), 0, false), PC_STABLE, PROTOCOL_TESTBENCH);
}

/* The payload may change in the cycle after a transfer, and at a boundary that is not valid. */
static void test_a_new_beat_may_differ(void **state)
{
    struct feed f;
    (void)state;
    feed_begin(&f, BIT(AXIL_AW));
    for (unsigned i = 0; i < 4; i++) {
        feed_words(&f, TEX_AT_AXIL_AW)[0] = i;
        assert_true(feed_move(&f, BIT(AXIL_AW)));
        feed_words(&f, TEX_AT_AXIL_AW)[0] = ~i;
        assert_true(feed_show(&f, 0, BIT(AXIL_AW), false));
    }
    assert_int_equal(f.p.count[PC_STABLE], 0);
}

static void write_ctrl(struct feed *f, uint32_t data)
{
    struct tex_axil_a a = {.addr = TEX_CSR_CTRL};
    struct tex_axil_w w = {.data = data, .strb = 1};
    tex_pack_axil_a(feed_words(f, TEX_AT_AXIL_AW), 0, &a);
    tex_pack_axil_w(feed_words(f, TEX_AT_AXIL_W), 0, &w);
    assert_true(feed_show(f, BIT(AXIL_AW) | BIT(AXIL_W) | BIT(LOOKUP_REQ), BIT(AXIL_AW) | BIT(AXIL_W), false));
}

static void test_an_invalidation_withdraws_one_lookup(void **state)
{
    struct feed f;
    (void)state;
    feed_begin(&f, EVERYTHING);
    write_ctrl(&f, 1);
    assert_true(feed_show(&f, 0, 0, false));
    assert_true(feed_show(&f, BIT(LOOKUP_REQ), 0, false));
    assert_broken(&f, feed_show(&f, 0, 0, false), PC_HOLD, PROTOCOL_UNIT);
    feed_begin(&f, EVERYTHING);
    write_ctrl(&f, 2); /* invalidates the line caches, which does not allow it */
    assert_broken(&f, feed_show(&f, 0, 0, false), PC_HOLD, PROTOCOL_UNIT);
}

static void test_reset(void **state)
{
    struct feed f;
    (void)state;
    feed_begin(&f, EVERYTHING);
    assert_true(feed_show(&f, 0, 0, true));
    assert_true(feed_show(&f, BIT(REGS) | BIT(FAULT) | BIT(ISSUE), EVERYTHING, true));
    assert_broken(&f, feed_show(&f, BIT(AXIL_AR), 0, true), PC_RESET, PROTOCOL_TESTBENCH);
    assert_true(feed_show(&f, BIT(REGS) | BIT(AXIL_AR) | BIT(INVALIDATE), BIT(AXIL_AR), false));
    assert_int_equal(f.p.count[PC_RESET], 3);
    assert_true(feed_show(&f, 0, 0, true));
    assert_broken(&f, feed_show(&f, BIT(TEXEL), 0, false), PC_RESET, PROTOCOL_UNIT);
    assert_int_equal(f.v.boundary, TEX_AT_TEXEL);
    assert_minimums(&f);
}

static void test_reset_forgets_what_was_under_way(void **state)
{
    struct feed f;
    (void)state;
    feed_begin(&f, EVERYTHING);
    assert_true(feed_show(&f, BIT(ISSUE) | BIT(BIND_REQ), BIT(ISSUE), false));
    assert_false(protocol_idle(&f.p));
    assert_true(feed_show(&f, BIT(ISSUE), BIT(ISSUE), true)); /* no transfer */
    assert_true(feed_show(&f, 0, 0, false));
    assert_true(protocol_idle(&f.p));
    assert_true(protocol_end(&f.p, &f.v));
    assert_minimums(&f);
}

/* ---- AXI4 ---- */

static const struct tex_axi_a plain = {.size = 5, .burst = 1};

/* One read address, wanted by the stage that its identifier says. */
static bool read_at(struct feed *f, struct tex_axi_a a)
{
    enum tex_boundary by = a.id == TEX_AXI_ID_CONST     ? TEX_AT_BIND_REQ
                           : a.id == TEX_AXI_ID_HEADER  ? TEX_AT_HEADER_REQ
                           : a.id == TEX_AXI_ID_SAMPLER ? TEX_AT_SAMPLER_REQ
                                                        : TEX_AT_LOOKUP_REQ;
    struct tex_req req = {.line = a.addr / TEX_LINE_BYTES};
    tex_pack_req(feed_words(f, by), 0, &req);
    tex_pack_axi_a(feed_words(f, TEX_AT_AXI_AR), 0, &a);
    return feed_move(f, TEX_BIT(by) | BIT(AXI_AR));
}

static bool data(struct feed *f, struct tex_axi_r r)
{
    tex_pack_axi_r(feed_words(f, TEX_AT_AXI_R), 0, &r);
    return feed_move(f, BIT(AXI_R));
}

static void test_address(void **state)
{
    static const struct {
        enum protocol_check check;
        struct tex_axi_a bad;
    } rows[] = {
        {PC_AXI_BURST, {.size = 5, .burst = 3}},
        {PC_AXI_BURST, {.size = 5, .burst = 2, .len = 2}},
        {PC_AXI_BURST, {.size = 5, .burst = 2, .len = 1, .addr = 4}},
        {PC_AXI_BURST, {.size = 5, .burst = 0, .len = 16}},
        {PC_AXI_4K, {.size = 5, .burst = 1, .len = 1, .addr = 0xffffffffffe0}},
        {PC_AXI_4K, {.size = 0, .burst = 1, .len = 1, .addr = 0xfff}},
        {PC_AXI_SIZE, {.size = 6, .burst = 1}},
        {PC_AXI_LINE, {.size = 5, .burst = 1, .len = 1}},
        {PC_AXI_LINE, {.size = 4, .burst = 1}},
        {PC_AXI_LINE, {.size = 5, .burst = 0}},
        {PC_AXI_LINE, {.size = 5, .burst = 1, .addr = 16}},
        {PC_AXI_ID, {.size = 5, .burst = 1, .id = 15}},
        {PC_AXI_ID, {.size = 5, .burst = 1, .id = 8}},
    };
    struct feed f;
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        feed_begin(&f, EVERYTHING);
        assert_true(read_at(&f, plain));
        assert_true(data(&f, (struct tex_axi_r){.last = 1}));
        assert_broken(&f, read_at(&f, rows[i].bad), rows[i].check, PROTOCOL_UNIT);
        assert_int_equal(f.p.count[rows[i].check], 2);
    }
}

/* Legal in AMBA, but not for this unit. */
static void test_bursts_that_amba_allows(void **state)
{
    static const struct tex_axi_a rows[] = {
        {.size = 5, .burst = 1, .len = 127},
        {.size = 0, .burst = 1, .len = 255, .addr = 0xf00},
        {.size = 2, .burst = 2, .len = 3, .addr = 0xffc},
        {.size = 5, .burst = 0, .len = 15, .addr = 0xfff},
        {.size = 5, .burst = 1, .addr = 0xfff},
    };
    struct feed f;
    (void)state;
    feed_begin(&f, BIT(AXI_AR) | BIT(AXI_AW));
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        tex_pack_axi_a(feed_words(&f, TEX_AT_AXI_AR), 0, &rows[i]);
        assert_broken(&f, feed_move(&f, BIT(AXI_AR)), PC_AXI_LINE, PROTOCOL_UNIT);
    }
    assert_int_equal(f.p.violations[PC_AXI_BURST] + f.p.violations[PC_AXI_4K] + f.p.violations[PC_AXI_SIZE], 0);
}

static void test_turns(void **state)
{
    struct feed f;
    struct tex_axi_a a = plain;
    (void)state;
    feed_begin(&f, EVERYTHING);
    assert_true(feed_show(&f, 0, 0, true));
    assert_true(feed_show(&f, 0, 0, false));
    for (unsigned i = 0; i < 6; i++) {
        a.id = TEX_AXI_ID_L1 + i % TEX_L1_IDS;
        assert_true(read_at(&f, a));
    }
    assert_broken(&f, read_at(&f, a), PC_AXI_ID, PROTOCOL_UNIT);
    feed_begin(&f, EVERYTHING); /* attached late: the first identifier may be any, the second must follow it */
    assert_true(read_at(&f, a));
    assert_broken(&f, read_at(&f, a), PC_AXI_ID, PROTOCOL_UNIT);
    feed_begin(&f, EVERYTHING);
    assert_true(feed_show(&f, 0, 0, true));
    assert_true(feed_show(&f, 0, 0, false));
    assert_broken(&f, read_at(&f, a), PC_AXI_ID, PROTOCOL_UNIT);
}

static void test_depth(void **state)
{
    struct feed f;
    struct tex_axi_a a = plain;
    (void)state;
    feed_begin(&f, EVERYTHING);
    assert_true(read_at(&f, plain));
    assert_broken(&f, read_at(&f, plain), PC_AXI_DEPTH, PROTOCOL_UNIT);
    feed_begin(&f, EVERYTHING);
    for (unsigned i = 0; i < TEX_L1_OUTSTANDING; i++) {
        a.id = TEX_AXI_ID_L1 + i % TEX_L1_IDS;
        assert_true(read_at(&f, a));
    }
    a.id = TEX_AXI_ID_L1;
    assert_broken(&f, read_at(&f, a), PC_AXI_DEPTH, PROTOCOL_UNIT);
}

static void test_response_count(void **state)
{
    struct feed f;
    (void)state;
    feed_begin(&f, EVERYTHING);
    assert_broken(&f, feed_show(&f, BIT(AXI_R), 0, false), PC_AXI_RCOUNT, PROTOCOL_TESTBENCH);
    feed_begin(&f, visible_ports);
    assert_true(read_at(&f, plain));
    assert_false(protocol_end(&f.p, &f.v));
    assert_int_equal(f.v.check, PC_AXI_RCOUNT);
    assert_int_equal(f.v.side, PROTOCOL_TESTBENCH);
    assert_true(data(&f, (struct tex_axi_r){.last = 1}));
    assert_true(protocol_end(&f.p, &f.v));
    assert_broken(&f, data(&f, (struct tex_axi_r){.last = 1}), PC_AXI_RCOUNT, PROTOCOL_TESTBENCH);
    assert_minimums(&f);
}

/* Data of a memory without latency comes in the cycle of its address. */
static void test_response_in_the_cycle_of_its_address(void **state)
{
    struct feed f;
    struct tex_axi_r r = {.last = 1};
    (void)state;
    feed_begin(&f, visible_ports);
    tex_pack_axi_a(feed_words(&f, TEX_AT_AXI_AR), 0, &plain);
    tex_pack_axi_r(feed_words(&f, TEX_AT_AXI_R), 0, &r);
    assert_true(feed_move(&f, BIT(AXI_AR) | BIT(AXI_R)));
    assert_true(protocol_idle(&f.p));
}

static void test_rlast(void **state)
{
    struct feed f;
    (void)state;
    feed_begin(&f, visible_ports);
    assert_true(read_at(&f, plain));
    assert_broken(&f, data(&f, (struct tex_axi_r){.last = 0}), PC_AXI_RLAST, PROTOCOL_TESTBENCH);
    feed_begin(&f, BIT(AXI_AR) | BIT(AXI_R));
    read_at(&f, (struct tex_axi_a){.size = 5, .burst = 1, .len = 2});
    assert_true(data(&f, (struct tex_axi_r){.last = 0}));
    assert_true(data(&f, (struct tex_axi_r){.last = 0}));
    assert_true(data(&f, (struct tex_axi_r){.last = 1}));
    assert_true(protocol_idle(&f.p));
    read_at(&f, (struct tex_axi_a){.size = 5, .burst = 1, .len = 2});
    assert_broken(&f, data(&f, (struct tex_axi_r){.last = 1}), PC_AXI_RLAST, PROTOCOL_TESTBENCH);
}

static void test_read_response_code(void **state)
{
    struct feed f;
    (void)state;
    feed_begin(&f, visible_ports);
    for (unsigned code = 0; code < 4; code++) {
        assert_true(read_at(&f, plain));
        bool good = data(&f, (struct tex_axi_r){.last = 1, .resp = code});
        if (code == TEX_RESP_EXOKAY)
            assert_broken(&f, good, PC_AXI_RESP, PROTOCOL_TESTBENCH);
        else
            assert_true(good);
    }
}

/* ---- AXI4-Lite ---- */

static void test_write_response(void **state)
{
    struct feed f;
    (void)state;
    feed_begin(&f, EVERYTHING);
    assert_true(feed_move(&f, BIT(AXIL_W)));
    assert_broken(&f, feed_show(&f, BIT(AXIL_B), 0, false), PC_AXIL_B, PROTOCOL_UNIT);
    feed_begin(&f, EVERYTHING);
    assert_true(feed_move(&f, BIT(AXIL_W)));
    assert_true(feed_move(&f, BIT(AXIL_AW)));
    assert_false(protocol_end(&f.p, &f.v));
    assert_int_equal(f.v.check, PC_AXIL_B);
    assert_true(feed_show(&f, BIT(AXIL_B), 0, false));
    assert_true(feed_move(&f, BIT(AXIL_B)));
    assert_true(protocol_end(&f.p, &f.v));
    assert_broken(&f, feed_move(&f, BIT(AXIL_B)), PC_AXIL_B, PROTOCOL_UNIT);
    feed_begin(&f, EVERYTHING); /* a response in the cycle of the write is too early */
    assert_broken(&f, feed_move(&f, BIT(AXIL_W) | BIT(AXIL_AW) | BIT(AXIL_B)), PC_AXIL_B, PROTOCOL_UNIT);
}

static void test_read_response(void **state)
{
    struct feed f;
    (void)state;
    feed_begin(&f, EVERYTHING);
    assert_true(feed_move(&f, BIT(AXIL_AR)));
    assert_false(protocol_end(&f.p, &f.v));
    assert_int_equal(f.v.check, PC_AXIL_R);
    assert_true(feed_move(&f, BIT(AXIL_R)));
    assert_true(protocol_end(&f.p, &f.v));
    assert_broken(&f, feed_show(&f, BIT(AXIL_R), 0, false), PC_AXIL_R, PROTOCOL_UNIT);
}

static void test_register_response_codes(void **state)
{
    struct feed f;
    struct tex_axil_b b = {.resp = TEX_RESP_EXOKAY};
    struct tex_axil_r r = {.resp = TEX_RESP_EXOKAY};
    (void)state;
    feed_begin(&f, EVERYTHING);
    for (unsigned i = 0; i < 3; i++)
        assert_true(feed_move(&f, BIT(AXIL_AR) | BIT(AXIL_AW) | BIT(AXIL_W)));
    assert_true(feed_move(&f, BIT(AXIL_R) | BIT(AXIL_B)));
    tex_pack_axil_b(feed_words(&f, TEX_AT_AXIL_B), 0, &b);
    assert_broken(&f, feed_move(&f, BIT(AXIL_R) | BIT(AXIL_B)), PC_AXIL_RESP, PROTOCOL_UNIT);
    tex_pack_axil_r(feed_words(&f, TEX_AT_AXIL_R), 0, &r);
    assert_broken(&f, feed_move(&f, BIT(AXIL_R) | BIT(AXIL_B)), PC_AXIL_RESP, PROTOCOL_UNIT);
    assert_int_equal(f.p.count[PC_AXIL_RESP], 6);
}

#define TEST(name) cmocka_unit_test(name)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_hold),
        TEST(test_hold_is_kept_by_a_transfer),
        TEST(test_stable),
        TEST(test_a_new_beat_may_differ),
        TEST(test_an_invalidation_withdraws_one_lookup),
        TEST(test_reset),
        TEST(test_reset_forgets_what_was_under_way),
        TEST(test_address),
        TEST(test_bursts_that_amba_allows),
        TEST(test_turns),
        TEST(test_depth),
        TEST(test_response_count),
        TEST(test_response_in_the_cycle_of_its_address),
        TEST(test_rlast),
        TEST(test_read_response_code),
        TEST(test_write_response),
        TEST(test_read_response),
        TEST(test_register_response_codes),
    };
    return cmocka_run_group_tests_name("protocol", tests, NULL, NULL);
}
