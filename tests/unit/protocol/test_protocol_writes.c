// SPDX-License-Identifier: Apache-2.0
/* The checks of the write channels, on frames made by hand. */
#include "protocol_feed.h"

static const tex_boundary_set channels = BIT(AXI_AR) | BIT(AXI_AW) | BIT(AXI_W) | BIT(AXI_B);
static const struct tex_axi_a line0 = {.id = TEX_AXI_ID_STORE, .size = 5, .burst = 1};
static const struct tex_axi_w whole = {.strb = UINT32_MAX, .last = 1};

static bool address(struct feed *f, struct tex_axi_a a)
{
    tex_pack_axi_a(feed_words(f, TEX_AT_AXI_AW), 0, &a);
    return feed_move(f, BIT(AXI_AW));
}

static bool beat(struct feed *f, struct tex_axi_w w)
{
    tex_pack_axi_w(feed_words(f, TEX_AT_AXI_W), 0, &w);
    return feed_move(f, BIT(AXI_W));
}

static bool response(struct feed *f, struct tex_axi_b b)
{
    tex_pack_axi_b(feed_words(f, TEX_AT_AXI_B), 0, &b);
    return feed_move(f, BIT(AXI_B));
}

static bool good_write(struct feed *f)
{
    return address(f, line0) && beat(f, whole) && response(f, (struct tex_axi_b){.id = line0.id});
}

static void test_addresses(void **state)
{
    static const struct {
        struct tex_axi_a a;
        enum protocol_check check;
    } rows[] = {
        {{.id = 8, .size = 5, .burst = 3}, PC_AXI_BURST},
        {{.id = 8, .size = 5, .burst = 1, .len = 128}, PC_AXI_4K},
        {{.id = 8, .size = 6, .burst = 1}, PC_AXI_SIZE},
        {{.id = 8, .size = 5, .burst = 1, .addr = 16}, PC_AXI_WLINE},
        {{.id = 8, .size = 5, .burst = 1, .len = 1}, PC_AXI_WLINE},
        {{.id = 9, .size = 5, .burst = 1}, PC_AXI_WID},
        {{.id = 8, .size = 5, .burst = 1, .addr = 32}, PC_AXI_WID},
        {{.id = 0, .size = 5, .burst = 1}, PC_AXI_WID},
    };
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        struct feed f;
        feed_begin(&f, channels);
        bool good = address(&f, rows[i].a);
        assert_broken(&f, good, rows[i].check, PROTOCOL_UNIT);
    }
    for (unsigned line = 0; line < 8; line++) {
        struct feed f;
        feed_begin(&f, channels);
        assert_true(address(
            &f, (struct tex_axi_a){.id = TEX_AXI_ID_STORE + line % 4, .addr = 32 * line, .size = 5, .burst = 1}));
    }
}

static void test_depth(void **state)
{
    struct feed f;
    (void)state;
    feed_begin(&f, channels);
    for (unsigned i = 0; i < TEX_STORE_OUTSTANDING; i++)
        assert_true(address(&f, line0) && beat(&f, whole));
    assert_true(response(&f, (struct tex_axi_b){.id = line0.id}));
    assert_true(address(&f, line0) && beat(&f, whole));
    assert_broken(&f, address(&f, line0), PC_AXI_WDEPTH, PROTOCOL_UNIT);
}

static void test_last(void **state)
{
    struct feed f;
    struct tex_axi_w not_last = whole;
    not_last.last = 0;
    (void)state;
    feed_begin(&f, channels);
    assert_true(address(&f, line0));
    assert_broken(&f, beat(&f, not_last), PC_AXI_WLAST, PROTOCOL_UNIT);
    feed_begin(&f, channels);
    assert_true(beat(&f, not_last)); /* its address says how many there are */
    assert_broken(&f, address(&f, line0), PC_AXI_WLAST, PROTOCOL_UNIT);
    feed_begin(&f, BIT(AXI_AW) | BIT(AXI_W));
    address(&f, (struct tex_axi_a){.id = 8, .size = 5, .burst = 1, .len = 2});
    assert_true(beat(&f, not_last) && beat(&f, not_last) && beat(&f, whole));
    address(&f, (struct tex_axi_a){.id = 8, .size = 5, .burst = 1, .len = 2});
    assert_broken(&f, beat(&f, whole), PC_AXI_WLAST, PROTOCOL_UNIT);
}

static void test_strobes(void **state)
{
    static const struct {
        struct tex_axi_a a;
        uint32_t lanes;
    } rows[] = {
        {{.size = 5, .burst = 1}, 0xffffffff},
        {{.size = 5, .burst = 1, .addr = 0x1004}, 0xfffffff0},
        {{.size = 2, .burst = 1, .addr = 0x108}, 0xf00},
        {{.size = 2, .burst = 0, .addr = 0x10a}, 0xc00},
        {{.size = 0, .burst = 1, .addr = 0x3f}, 0x80000000},
        {{.size = 4, .burst = 1, .addr = 0x30}, 0xffff0000},
    };
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        for (unsigned k = 0; k < 32; k++) {
            struct feed f;
            feed_begin(&f, channels);
            address(&f, rows[i].a);
            bool good = beat(&f, (struct tex_axi_w){.strb = 1U << k, .last = 1});
            if (rows[i].lanes >> k & 1)
                assert_true(good);
            else
                assert_broken(&f, good, PC_AXI_WSTRB, PROTOCOL_UNIT);
        }
    }
    struct feed f; /* the second beat of a burst that begins in the middle; and of one that wraps */
    feed_begin(&f, channels);
    address(&f, (struct tex_axi_a){.size = 3, .burst = 1, .addr = 0x44, .len = 1});
    assert_true(beat(&f, (struct tex_axi_w){.strb = 0xf0}));
    assert_true(beat(&f, (struct tex_axi_w){.strb = 0xff00, .last = 1}));
    address(&f, (struct tex_axi_a){.size = 2, .burst = 2, .addr = 0x4c, .len = 1});
    assert_true(beat(&f, (struct tex_axi_w){.strb = 0xf000}));
    assert_true(beat(&f, (struct tex_axi_w){.strb = 0x0f00, .last = 1}));
}

static void test_responses(void **state)
{
    struct feed f;
    struct tex_axi_b b = {.id = TEX_AXI_ID_STORE};
    (void)state;
    feed_begin(&f, channels);
    assert_true(good_write(&f));
    assert_true(protocol_end(&f.p, &f.v));
    assert_broken(&f, response(&f, b), PC_AXI_BCOUNT, PROTOCOL_TESTBENCH); /* once more */
    feed_begin(&f, channels);
    assert_true(address(&f, line0));
    assert_broken(&f, response(&f, b), PC_AXI_BCOUNT, PROTOCOL_TESTBENCH); /* before the data */
    feed_begin(&f, channels);
    assert_true(beat(&f, whole));
    assert_broken(&f, feed_show(&f, BIT(AXI_B), 0, false), PC_AXI_BCOUNT, PROTOCOL_TESTBENCH); /* before the address */
    feed_begin(&f, channels);
    assert_true(address(&f, line0) && beat(&f, whole));
    assert_false(protocol_end(&f.p, &f.v));
    assert_int_equal(f.v.check, PC_AXI_BCOUNT);
    b.id++;
    assert_broken(&f, response(&f, b), PC_AXI_BCOUNT, PROTOCOL_TESTBENCH); /* of another */
    feed_begin(&f, channels);
    assert_true(address(&f, line0));
    assert_false(protocol_end(&f.p, &f.v));
    assert_int_equal(f.v.check, PC_AXI_WLAST);
}

static void test_response_codes(void **state)
{
    struct feed f;
    (void)state;
    feed_begin(&f, channels);
    for (unsigned code = 0; code < 4; code++) {
        assert_true(address(&f, line0) && beat(&f, whole));
        bool good = response(&f, (struct tex_axi_b){.id = line0.id, .resp = code});
        if (code == TEX_RESP_EXOKAY)
            assert_broken(&f, good, PC_AXI_BRESP, PROTOCOL_TESTBENCH);
        else
            assert_true(good);
    }
    for (unsigned i = 0; i < PROTOCOL_CHECKS; i++)
        assert_int_equal(f.p.count[i], protocol_minimum(&f.p, (enum protocol_check)i, &f.t));
    assert_int_equal(f.p.count[PC_AXI_WSTRB], 4);
}

static bool read_from(struct feed *f, uint32_t id)
{
    struct tex_axi_a a = {.id = id, .size = 5, .burst = 1};
    tex_pack_axi_a(feed_words(f, TEX_AT_AXI_AR), 0, &a);
    return feed_move(f, BIT(AXI_AR));
}

/* A load's read and a write wait for each other; other reads wait for no write. */
static void test_loads(void **state)
{
    const tex_boundary_set all = channels | BIT(AXI_R);
    struct tex_axi_r data = {.id = TEX_AXI_ID_LOAD, .last = 1};
    struct feed f;
    (void)state;
    feed_begin(&f, all);
    assert_true(address(&f, line0) && beat(&f, whole));
    assert_true(read_from(&f, TEX_AXI_ID_L1) && read_from(&f, TEX_AXI_ID_CONST));
    assert_broken(&f, read_from(&f, TEX_AXI_ID_LOAD), PC_AXI_LOAD, PROTOCOL_UNIT);
    feed_begin(&f, all);
    assert_true(good_write(&f) && read_from(&f, TEX_AXI_ID_LOAD));
    tex_pack_axi_r(feed_words(&f, TEX_AT_AXI_R), 0, &data);
    assert_true(feed_move(&f, BIT(AXI_R)));
    assert_true(good_write(&f) && read_from(&f, TEX_AXI_ID_LOAD));
    assert_broken(&f, address(&f, line0), PC_AXI_LOAD, PROTOCOL_UNIT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_addresses), cmocka_unit_test(test_depth),     cmocka_unit_test(test_last),
        cmocka_unit_test(test_strobes),   cmocka_unit_test(test_responses), cmocka_unit_test(test_response_codes),
        cmocka_unit_test(test_loads),
    };
    return cmocka_run_group_tests_name("protocol: write channels", tests, NULL, NULL);
}
