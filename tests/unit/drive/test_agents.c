// SPDX-License-Identifier: Apache-2.0
#include <stdlib.h>

#include "drive/agents.h"
#include "tap.h"

#define BIT TEX_BIT
#define CYCLES 20000

struct world {
    struct test_case c;
    struct dut_inputs in;
    struct tex_frame f;
};

static int setup(void **state)
{
    struct world *w = calloc(1, sizeof *w);
    assert_non_null(w);
    case_init(&w->c);
    dut_init(&w->in);
    *state = w;
    return 0;
}

static int teardown(void **state)
{
    struct world *w = *state;
    case_free(&w->c);
    free(w);
    return 0;
}

static void add_warps(struct world *w, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        struct case_warp warp = {.warp.header = {.word = 0x1000 + i, .warp = i, .active = ~0U}};
        for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++)
            for (unsigned k = 0; k < 4; k++) {
                warp.warp.ra[lane][k] = 1000 * i + 10 * lane + k;
                warp.warp.rb[lane][k] = 500000 + 1000 * i + 10 * lane + k;
            }
        assert_true(case_add_warp(&w->c, &warp));
    }
}

/* The beat on the issue port, as the probe would show it. */
static void show_issue(struct world *w, bool ready)
{
    w->f.valid = dut_get(&w->in, DUT_ISSUE_VALID) << TEX_AT_ISSUE;
    w->f.ready = (tex_boundary_set)ready << TEX_AT_ISSUE;
    memcpy(&w->f.payload[TEX_WORD_ISSUE], &w->in.value[dut_ports[DUT_ISSUE_BEAT].word], DUT_BEAT_WORDS * 4);
}

static void test_issue_gives_all_beats_in_order(void **state)
{
    struct world *w = *state;
    struct issue_agent a;
    unsigned beats = 0, gaps = 0;
    add_warps(w, 3);
    w->c.traffic.issue_gap = 40;
    issue_agent_start(&a, &w->c);
    a.enabled = true;
    for (unsigned cycle = 0; cycle < CYCLES && !issue_agent_done(&a); cycle++) {
        show_issue(w, cycle % 3 == 0);
        if (frame_transfer(&w->f, TEX_AT_ISSUE)) {
            uint32_t expected[DUT_BEAT_WORDS];
            issue_beat_words(&w->c.warps[beats / TEX_ISSUE_BEATS].warp, beats % TEX_ISSUE_BEATS, expected);
            assert_memory_equal(frame_payload(&w->f, TEX_AT_ISSUE), expected, sizeof expected);
            beats++;
        }
        gaps += !(w->f.valid >> TEX_AT_ISSUE & 1);
        issue_agent_step(&a, &w->f, &w->in);
    }
    assert_int_equal(beats, 3 * TEX_ISSUE_BEATS);
    assert_in_range(gaps, 5, 60);
}

static void test_issue_beats_carry_registers(void **state)
{
    struct world *w = *state;
    uint32_t words[DUT_BEAT_WORDS];
    struct tex_issue_header header;
    struct tex_issue_quad quad;
    add_warps(w, 2);
    issue_beat_words(&w->c.warps[1].warp, 0, words);
    tex_unpack_issue_header(words, 0, &header);
    assert_int_equal(header.word, 0x1001);
    issue_beat_words(&w->c.warps[1].warp, 4, words);
    tex_unpack_issue_quad(words, 0, &quad);
    assert_int_equal(quad.ra[4 * 2 + 1], 1000 + 10 * 14 + 1);
    assert_int_equal(quad.rb[4 * 3 + 3], 501000 + 10 * 15 + 3);
}

static void test_issue_holds_an_offer(void **state)
{
    struct world *w = *state;
    struct issue_agent a;
    add_warps(w, 1);
    w->c.traffic.issue_gap = 90;
    issue_agent_start(&a, &w->c);
    issue_agent_step(&a, &w->f, &w->in);
    assert_int_equal(dut_get(&w->in, DUT_ISSUE_VALID), 0);
    a.enabled = true;
    bool offered = false;
    for (unsigned cycle = 0; cycle < 1000; cycle++) {
        show_issue(w, false);
        issue_agent_step(&a, &w->f, &w->in);
        assert_false(offered && !dut_get(&w->in, DUT_ISSUE_VALID));
        offered = dut_get(&w->in, DUT_ISSUE_VALID);
    }
    assert_true(offered);
}

/* The unit's side of the read port: offers `addresses` in turn, records what comes back and when. */
struct reader {
    const struct tex_axi_a *addresses;
    unsigned count, next, got;
    uint64_t taken[64];
    uint64_t cycles[64];
    struct tex_axi_r beats[64];
};

static void read_all(struct world *w, struct axi_agent *a, struct reader *r)
{
    for (uint64_t cycle = 0; cycle < CYCLES && r->got < r->count; cycle++) {
        memset(&w->f, 0, sizeof w->f);
        w->f.ready = dut_get(&w->in, DUT_AXI_ARREADY) << TEX_AT_AXI_AR | BIT(TEX_AT_AXI_R);
        w->f.valid = dut_get(&w->in, DUT_AXI_RVALID) << TEX_AT_AXI_R;
        if (r->next < r->count) {
            w->f.valid |= BIT(TEX_AT_AXI_AR);
            tex_pack_axi_a(&w->f.payload[TEX_WORD_AXI_AR], 0, &r->addresses[r->next]);
            if (frame_transfer(&w->f, TEX_AT_AXI_AR))
                r->taken[r->next++] = cycle;
        }
        if (frame_transfer(&w->f, TEX_AT_AXI_R)) {
            struct tex_axi_r *beat = &r->beats[r->got];
            beat->id = dut_get(&w->in, DUT_AXI_RID);
            beat->resp = dut_get(&w->in, DUT_AXI_RRESP);
            beat->user = dut_get(&w->in, DUT_AXI_RUSER);
            memcpy(beat->data, &w->in.value[dut_ports[DUT_AXI_RDATA].word], sizeof beat->data);
            r->cycles[r->got++] = cycle;
        }
        axi_agent_step(a, &w->f, &w->in);
    }
    assert_int_equal(r->got, r->count);
    assert_true(axi_agent_idle(a));
}

static void test_axi_calm(void **state)
{
    struct world *w = *state;
    struct axi_agent a;
    const struct tex_axi_a addresses[] = {
        {.id = 4, .addr = 0x1000}, {.id = 0, .addr = 0x2000}, {.id = 4, .addr = 0x3000}, {.id = 1, .addr = 0x4000}};
    struct reader r = {.addresses = addresses, .count = COUNT_OF(addresses)};
    w->c.traffic.latency_min = w->c.traffic.latency_max = 7;
    assert_true(image_write32(&w->c.image, 0x1004, 0xdeadbeef));
    assert_true(image_mark(&w->c.image, 0x2000, 32, TEX_READ_ERROR));
    assert_true(image_mark(&w->c.image, 0x3000, 32, TEX_READ_SPARSE));
    assert_true(image_mark_error(&w->c.image, 0x4000, 32, true, true));
    axi_agent_start(&a, &w->c);
    read_all(w, &a, &r);
    for (unsigned i = 0; i < 4; i++) {
        assert_int_equal(r.cycles[i], r.taken[i] + 7);
        assert_int_equal(r.beats[i].id, addresses[i].id);
    }
    assert_int_equal(r.beats[0].data[1], 0xdeadbeef);
    assert_int_equal(r.beats[0].resp, TEX_RESP_OKAY);
    assert_int_equal(r.beats[1].resp, TEX_RESP_SLVERR);
    assert_int_equal(r.beats[1].user, 0);
    assert_int_equal(r.beats[2].resp, TEX_RESP_OKAY);
    assert_int_equal(r.beats[2].user, 1);
    assert_int_equal(r.beats[3].resp, TEX_RESP_DECERR);
    assert_int_equal(r.beats[3].user, 1);
    for (unsigned i = 1; i < 4; i++) /* the unit makes the zeros, not the agent */
        for (unsigned k = 0; k < 8; k++)
            assert_int_not_equal(r.beats[i].data[k], 0);
    assert_int_equal(a.reads, 4);
    assert_int_equal(a.errors, 2);
    assert_int_equal(a.reads_by_id[4], 2);
}

static void read_many(struct world *w, bool reorder, struct reader *r, struct tex_axi_a addresses[40])
{
    struct axi_agent a;
    for (unsigned i = 0; i < 40; i++)
        addresses[i] = (struct tex_axi_a){.id = 4 + i % 4, .addr = 0x1000 + 32 * i};
    *r = (struct reader){.addresses = addresses, .count = 40};
    w->c.traffic.reorder = reorder;
    w->c.traffic.latency_min = 2;
    w->c.traffic.latency_max = 50;
    w->c.traffic.ar_stall = 30;
    w->c.traffic.r_gap = 30;
    for (unsigned i = 0; i < 40; i++)
        assert_true(image_write32(&w->c.image, 0x1000 + 32 * i, i));
    axi_agent_start(&a, &w->c);
    read_all(w, &a, r);
}

static void test_axi_in_order_unless_told(void **state)
{
    struct tex_axi_a addresses[40];
    struct reader r;
    read_many(*state, false, &r, addresses);
    for (unsigned i = 0; i < 40; i++) {
        assert_int_equal(r.beats[i].data[0], i);
        assert_true(r.cycles[i] >= r.taken[i] + 2);
    }
}

static void test_axi_reorders_ids_only(void **state)
{
    struct tex_axi_a addresses[40];
    struct reader r;
    unsigned overtaken = 0, next[4] = {0, 1, 2, 3};
    read_many(*state, true, &r, addresses);
    for (unsigned i = 0; i < 40; i++) {
        uint32_t id = r.beats[i].id - 4;
        assert_int_equal(r.beats[i].data[0], next[id]);
        next[id] += 4;
        overtaken += r.beats[i].data[0] != i;
    }
    assert_true(overtaken > 5);
}

/* A register file that answers after a while. */
static void serve(struct world *w, struct axil_agent *a, uint32_t memory[64])
{
    bool b = false, r = false;
    uint32_t data = 0;
    for (unsigned cycle = 0; cycle < CYCLES && !axil_agent_done(a); cycle++) {
        memset(&w->f, 0, sizeof w->f);
        bool aw = dut_get(&w->in, DUT_AXIL_AWVALID), wv = dut_get(&w->in, DUT_AXIL_WVALID);
        bool ar = dut_get(&w->in, DUT_AXIL_ARVALID);
        w->f.valid = (tex_boundary_set)aw << TEX_AT_AXIL_AW | (tex_boundary_set)wv << TEX_AT_AXIL_W |
                     (tex_boundary_set)ar << TEX_AT_AXIL_AR | (tex_boundary_set)b << TEX_AT_AXIL_B |
                     (tex_boundary_set)r << TEX_AT_AXIL_R;
        bool take = aw && wv && !b;
        w->f.ready = (take ? BIT(TEX_AT_AXIL_AW) | BIT(TEX_AT_AXIL_W) : 0) | (tex_boundary_set)!r << TEX_AT_AXIL_AR |
                     (tex_boundary_set)dut_get(&w->in, DUT_AXIL_BREADY) << TEX_AT_AXIL_B |
                     (tex_boundary_set)dut_get(&w->in, DUT_AXIL_RREADY) << TEX_AT_AXIL_R;
        tex_pack_axil_r(&w->f.payload[TEX_WORD_AXIL_R], 0, &(struct tex_axil_r){.data = data});
        b = take || (b && !frame_transfer(&w->f, TEX_AT_AXIL_B));
        for (unsigned i = 0; take && i < 4; i++)
            if (dut_get(&w->in, DUT_AXIL_WSTRB) >> i & 1) {
                uint32_t mask = 0xffU << 8 * i, *at = &memory[dut_get(&w->in, DUT_AXIL_AWADDR) / 4 % 64];
                *at = (*at & ~mask) | (dut_get(&w->in, DUT_AXIL_WDATA) & mask);
            }
        if (frame_transfer(&w->f, TEX_AT_AXIL_AR))
            data = memory[dut_get(&w->in, DUT_AXIL_ARADDR) / 4 % 64];
        r = frame_transfer(&w->f, TEX_AT_AXIL_AR) || (r && !frame_transfer(&w->f, TEX_AT_AXIL_R));
        axil_agent_step(a, &w->f, &w->in);
    }
    assert_true(axil_agent_done(a));
}

static void test_axil_runs_its_script(void **state)
{
    struct world *w = *state;
    for (uint32_t seed = 1; seed < 20; seed++) {
        struct axil_agent a;
        uint32_t memory[64] = {0};
        w->c.traffic.seed = seed;
        w->c.traffic.issue_gap = seed % 2 ? 50 : 0;
        w->c.traffic.result_stall = 50;
        axil_agent_start(&a, &w->c);
        for (uint16_t i = 0; i < 16; i++)
            assert_true(axil_agent_write_split(&a, (uint16_t)(4 * i), 0x01020304U * (i + 1)));
        for (uint16_t i = 0; i < 16; i++)
            assert_true(axil_agent_read(&a, (uint16_t)(4 * i)));
        unsigned first = a.count - 16;
        assert_true(seed % 2 ? first > 16 : first == 16);
        serve(w, &a, memory);
        for (uint32_t i = 0; i < 16; i++)
            assert_int_equal(a.script[first + i].data, 0x01020304U * (i + 1));
    }
}

static void test_axil_script_has_an_end(void **state)
{
    struct world *w = *state;
    struct axil_agent a;
    axil_agent_start(&a, &w->c);
    for (unsigned i = 0; i < AXIL_SCRIPT; i++)
        assert_true(axil_agent_read(&a, 0));
    assert_false(axil_agent_read(&a, 0));
}

static void test_results_are_counted(void **state)
{
    struct world *w = *state;
    struct result_agent a;
    unsigned low = 0;
    w->c.traffic.result_stall = 50;
    result_agent_start(&a, &w->c);
    for (unsigned i = 0; i < 1000; i++) {
        struct tex_result beat = {.last = i % 4 == 3};
        memset(&w->f, 0, sizeof w->f);
        w->f.valid = BIT(TEX_AT_RESULT);
        w->f.ready = i % 2 ? BIT(TEX_AT_RESULT) : 0;
        tex_pack_result(&w->f.payload[TEX_WORD_RESULT], 0, &beat);
        result_agent_step(&a, &w->f, &w->in);
        low += !dut_get(&w->in, DUT_RESULT_READY);
    }
    assert_int_equal(a.beats, 500);
    assert_int_equal(a.instructions, 250);
    assert_in_range(low, 400, 600);
}

static void test_pins_change_only_when_they_differ(void **state)
{
    struct world *w = *state;
    uint32_t beat[DUT_BEAT_WORDS] = {1, 2, 3};
    w->in.changed = 0;
    dut_set(&w->in, DUT_AXI_RID, 0);
    assert_int_equal(w->in.changed, 0);
    dut_set(&w->in, DUT_AXI_RID, 5);
    dut_set_words(&w->in, DUT_ISSUE_BEAT, beat);
    assert_int_equal(w->in.changed, BIT(DUT_AXI_RID) | BIT(DUT_ISSUE_BEAT));
    w->in.changed = 0;
    dut_set_words(&w->in, DUT_ISSUE_BEAT, beat);
    assert_int_equal(w->in.changed, 0);
    dut_reset(&w->in);
    assert_int_equal(w->in.changed, BIT(DUT_AXI_RID) | BIT(DUT_ISSUE_BEAT) | BIT(DUT_RST));
    assert_int_equal(dut_get(&w->in, DUT_RST), 1);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_issue_gives_all_beats_in_order),
        TEST(test_issue_beats_carry_registers),
        TEST(test_issue_holds_an_offer),
        TEST(test_axi_calm),
        TEST(test_axi_in_order_unless_told),
        TEST(test_axi_reorders_ids_only),
        TEST(test_axil_runs_its_script),
        TEST(test_axil_script_has_an_end),
        TEST(test_results_are_counted),
        TEST(test_pins_change_only_when_they_differ),
    };
    return cmocka_run_group_tests_name("agents", tests, NULL, NULL);
}
