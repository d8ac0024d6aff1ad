// SPDX-License-Identifier: Apache-2.0
/* Threads, instructions, lines and beats that are lost, repeated or out of order; and the model breaks no check. */
#include "bench.h"
#include "check/self_test_report.h"
#include "protocol_feed.h"

static void put_tag(struct feed *f, enum tex_boundary b, uint32_t warp, uint32_t lane, bool quad_last, bool last)
{
    struct tex_tag tag = {.warp = warp, .lane = lane, .quad_last = quad_last, .last = last};
    tex_pack_tag(feed_words(f, b), 0, &tag);
}

static bool issue(struct feed *f, uint32_t warp, uint32_t active)
{
    struct tex_issue_header header = {.warp = warp, .active = active};
    bool good = true;
    tex_pack_issue_header(feed_words(f, TEX_AT_ISSUE), 0, &header);
    for (unsigned i = 0; i < 9; i++)
        good &= feed_move(f, BIT(ISSUE));
    return good;
}

static bool decode(struct feed *f, uint32_t warp, uint32_t lane, bool quad_last, bool last)
{
    put_tag(f, TEX_AT_DECODE, warp, lane, quad_last, last);
    return feed_move(f, BIT(DECODE));
}

static bool bind(struct feed *f, uint32_t warp, uint32_t lane, bool quad_last, bool last)
{
    put_tag(f, TEX_AT_BIND, warp, lane, quad_last, last);
    return feed_move(f, BIT(BIND));
}

static const uint32_t two_stages = BIT(ISSUE) | BIT(DECODE) | BIT(BIND);

static void begin_two_threads(struct feed *f)
{
    feed_begin(f, two_stages);
    assert_true(issue(f, 7, 0x3));
    assert_true(decode(f, 7, 0, false, false));
    assert_true(decode(f, 7, 1, true, true));
}

static void test_threads(void **state)
{
    struct feed f;
    (void)state;
    begin_two_threads(&f);
    assert_true(bind(&f, 7, 0, false, false));
    assert_false(protocol_end(&f.p, &f.v));
    assert_int_equal(f.v.check, PC_BEAT);
    assert_true(bind(&f, 7, 1, true, true));
    assert_true(protocol_end(&f.p, &f.v));
    assert_int_equal(f.p.count[PC_BEAT], 2);
    assert_minimums(&f);
}

static void test_a_thread_is_repeated(void **state)
{
    struct feed f;
    (void)state;
    begin_two_threads(&f);
    assert_true(bind(&f, 7, 0, false, false));
    assert_broken(&f, bind(&f, 7, 0, false, false), PC_BEAT, PROTOCOL_UNIT);
    assert_non_null(strstr(f.v.text, "comes again"));
    assert_true(bind(&f, 7, 1, true, true)); /* one error is one violation */
}

static void test_a_thread_is_lost(void **state)
{
    struct feed f;
    (void)state;
    begin_two_threads(&f);
    assert_broken(&f, bind(&f, 7, 1, true, true), PC_BEAT, PROTOCOL_UNIT);
    assert_non_null(strstr(f.v.text, "1 beats lost"));
    assert_true(protocol_end(&f.p, &f.v));
}

static void test_a_thread_changes_its_tag(void **state)
{
    struct feed f;
    (void)state;
    begin_two_threads(&f);
    assert_broken(&f, bind(&f, 6, 0, false, false), PC_BEAT, PROTOCOL_UNIT);
    assert_non_null(strstr(f.v.text, "no thread that is due"));
}

/* lookup passes threads on in the cycle in which address does. */
static void test_a_stage_without_a_register(void **state)
{
    struct feed f;
    (void)state;
    feed_begin(&f, BIT(ADDRESS) | BIT(LOOKUP));
    put_tag(&f, TEX_AT_ADDRESS, 3, 9, true, true);
    put_tag(&f, TEX_AT_LOOKUP, 3, 9, true, true);
    assert_true(feed_move(&f, BIT(ADDRESS) | BIT(LOOKUP)));
}

static void test_more_threads_than_can_be_followed(void **state)
{
    struct feed f;
    bool good = true;
    (void)state;
    feed_begin(&f, BIT(DECODE) | BIT(BIND));
    for (unsigned i = 0; i < PROTOCOL_THREADS; i++)
        good &= decode(&f, i / 32 % 64, i % 32, true, false);
    assert_true(good);
    assert_broken(&f, decode(&f, 0, 0, true, true), PC_BEAT, PROTOCOL_UNIT);
}

static bool show(struct feed *f, enum tex_boundary b, uint32_t lane, uint32_t opcode)
{
    struct tex_header header = {.tag = {.warp = 7, .lane = lane, .quad_last = 1}, .op = {.opcode = opcode}};
    tex_pack_tag(feed_words(f, b), 0, &header.tag);
    if (b == TEX_AT_HEADER)
        tex_pack_header(feed_words(f, b), 0, &header);
    return feed_move(f, TEX_BIT(b));
}

/* Each thread crosses the boundaries of its path, and those of no other. */
static void test_paths(void **state)
{
    struct feed f;
    (void)state;
    feed_begin(&f, BIT(HEADER) | BIT(COORD) | BIT(FILTER) | BIT(QUERY));
    assert_true(show(&f, TEX_AT_HEADER, 0, TEX_OPCODE_TLD4));
    assert_true(show(&f, TEX_AT_HEADER, 1, TEX_OPCODE_TXQ));
    assert_true(show(&f, TEX_AT_HEADER, 2, TEX_OPCODE_TLD4));
    assert_true(show(&f, TEX_AT_QUERY, 1, 0));
    assert_true(show(&f, TEX_AT_COORD, 0, 0));
    assert_true(show(&f, TEX_AT_COORD, 2, 0));
    assert_true(show(&f, TEX_AT_FILTER, 0, 0));
    assert_false(protocol_end(&f.p, &f.v));
    assert_int_equal(f.v.check, PC_BEAT);
    assert_true(show(&f, TEX_AT_FILTER, 2, 0));
    assert_true(protocol_end(&f.p, &f.v));
    assert_true(show(&f, TEX_AT_HEADER, 3, TEX_OPCODE_TXQ));
    assert_broken(&f, show(&f, TEX_AT_COORD, 3, 0), PC_BEAT, PROTOCOL_UNIT);
    assert_true(show(&f, TEX_AT_QUERY, 3, 0));
    assert_true(show(&f, TEX_AT_HEADER, 4, TEX_OPCODE_TLD4));
    assert_broken(&f, show(&f, TEX_AT_QUERY, 4, 0), PC_BEAT, PROTOCOL_UNIT);
}

static bool pass(struct feed *f, enum tex_boundary b, uint32_t lane, bool more)
{
    struct tex_tag tag = {.warp = 7, .lane = lane, .quad_last = 1, .more = more};
    tex_pack_tag(feed_words(f, b), 0, &tag);
    return feed_move(f, TEX_BIT(b));
}

/* Lane 0 has two passes at lod, lane 1 one. */
static void begin_passes(struct feed *f)
{
    feed_begin(f, BIT(HEADER) | BIT(LOD) | BIT(COORD) | BIT(FILTER) | BIT(QUERY));
    assert_true(show(f, TEX_AT_HEADER, 0, TEX_OPCODE_TEX));
    assert_true(show(f, TEX_AT_HEADER, 1, TEX_OPCODE_TEX));
    assert_true(show(f, TEX_AT_HEADER, 2, TEX_OPCODE_TXQ));
    assert_true(pass(f, TEX_AT_LOD, 0, true));
    assert_true(pass(f, TEX_AT_COORD, 0, true));
    assert_true(pass(f, TEX_AT_LOD, 0, false));
    assert_true(pass(f, TEX_AT_LOD, 1, false));
}

static void test_passes(void **state)
{
    struct feed f;
    (void)state;
    begin_passes(&f);
    assert_broken(&f, show(&f, TEX_AT_FILTER, 0, 0), PC_BEAT, PROTOCOL_UNIT);
    begin_passes(&f);
    assert_true(pass(&f, TEX_AT_COORD, 0, false));
    assert_true(show(&f, TEX_AT_FILTER, 0, 0));
    assert_true(pass(&f, TEX_AT_COORD, 1, false));
    assert_false(protocol_end(&f.p, &f.v));
    assert_true(show(&f, TEX_AT_FILTER, 1, 0));
    assert_true(show(&f, TEX_AT_QUERY, 2, 0));
    assert_true(protocol_end(&f.p, &f.v));
    assert_minimums(&f);
}

static void test_a_pass_is_lost_or_repeated(void **state)
{
    struct feed f;
    (void)state;
    begin_passes(&f);
    assert_broken(&f, pass(&f, TEX_AT_COORD, 1, false), PC_BEAT, PROTOCOL_UNIT);
    assert_non_null(strstr(f.v.text, "1 beats lost"));
    assert_true(show(&f, TEX_AT_FILTER, 0, 0)); /* one error is one violation */
    begin_passes(&f);
    assert_true(pass(&f, TEX_AT_COORD, 0, false));
    assert_broken(&f, pass(&f, TEX_AT_COORD, 0, false), PC_BEAT, PROTOCOL_UNIT);
    assert_non_null(strstr(f.v.text, "comes again"));
    assert_true(pass(&f, TEX_AT_COORD, 1, false));
    begin_passes(&f);
    assert_broken(&f, pass(&f, TEX_AT_COORD, 0, true), PC_BEAT, PROTOCOL_UNIT);
    assert_non_null(strstr(f.v.text, "pass 2 of warp 7, lane 0 says that another follows"));
    assert_true(pass(&f, TEX_AT_COORD, 1, false));
}

static void test_passes_without_end(void **state)
{
    struct feed f;
    bool good = true;
    (void)state;
    feed_begin(&f, BIT(HEADER) | BIT(LOD));
    assert_true(show(&f, TEX_AT_HEADER, 0, TEX_OPCODE_TEX));
    for (unsigned i = 1; i < PROTOCOL_PASSES; i++)
        good &= pass(&f, TEX_AT_LOD, 0, true);
    assert_true(good);
    assert_broken(&f, pass(&f, TEX_AT_LOD, 0, true), PC_BEAT, PROTOCOL_UNIT);
    assert_true(protocol_end(&f.p, &f.v));
}

static void test_tags(void **state)
{
    static const struct {
        uint32_t warp, lane;
        bool quad_last, last;
        const char *text;
    } rows[] = {
        {6, 1, true, true, "another warp"},         {7, 2, true, true, "not active"},
        {7, 0, true, true, "does not ascend"},      {7, 4, true, true, "quad that was not ended"},
        {7, 1, false, true, "instruction and not"}, {7, 1, true, true, NULL},
    };
    struct feed f;
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        feed_begin(&f, BIT(ISSUE) | BIT(DECODE));
        assert_true(issue(&f, 7, 0x13));
        assert_true(decode(&f, 7, 0, false, false));
        bool good = decode(&f, rows[i].warp, rows[i].lane, rows[i].quad_last, rows[i].last);
        if (!rows[i].text) {
            assert_true(good);
            continue;
        }
        assert_broken(&f, good, PC_TAG, PROTOCOL_UNIT);
        assert_non_null(strstr(f.v.text, rows[i].text));
    }
    assert_true(protocol_end(&f.p, &f.v));
    assert_broken(&f, decode(&f, 7, 0, true, true), PC_TAG, PROTOCOL_UNIT);
    assert_true(issue(&f, 7, 0));
    assert_false(protocol_end(&f.p, &f.v));
}

static bool put_result(struct feed *f, uint32_t warp, uint32_t quad, uint32_t lanes, bool last, uint32_t status)
{
    struct tex_result r = {.warp = warp, .quad = quad, .lanes = lanes, .last = last, .status = {0, 0, status, 0}};
    bool fault =
        (status >= TEX_STATUS_ILLEGAL && status <= TEX_STATUS_MEMORY_ERROR) || status == TEX_STATUS_UNSUPPORTED_SAMPLER;
    tex_pack_result(feed_words(f, TEX_AT_RESULT), 0, &r);
    return feed_move(f, BIT(RESULT) | (fault ? BIT(FAULT_EVENT) : 0));
}

static bool filter(struct feed *f, uint32_t warp, uint32_t lane, bool quad_last, bool last)
{
    put_tag(f, TEX_AT_FILTER, warp, lane, quad_last, last);
    return feed_move(f, BIT(FILTER));
}

static void test_quads(void **state)
{
    static const struct {
        uint32_t warp, quad, lanes;
        bool last, good;
    } rows[] = {
        {5, 2, 0x6, false, true},  {4, 2, 0x6, false, false}, {5, 1, 0x6, false, false},
        {5, 2, 0x2, false, false}, {5, 2, 0x6, true, false},
    };
    struct feed f;
    (void)state;
    feed_begin(&f, (TEX_SET_ANSWERS & ~BIT(STORE)) | BIT(RESULT)); /* an end of a path that is not visible */
    assert_int_equal(f.p.rows >> PC_QUAD & 1, 0);
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        feed_begin(&f, TEX_SET_ANSWERS | BIT(RESULT));
        assert_true(filter(&f, 5, 9, false, false));
        assert_true(filter(&f, 5, 10, true, false));
        assert_false(protocol_end(&f.p, &f.v));
        assert_int_equal(f.v.check, PC_QUAD);
        bool good = put_result(&f, rows[i].warp, rows[i].quad, rows[i].lanes, rows[i].last, 0);
        assert_int_equal(good, rows[i].good);
        if (!good)
            assert_broken(&f, good, PC_QUAD, PROTOCOL_UNIT);
        assert_true(protocol_end(&f.p, &f.v));
        assert_broken(&f, put_result(&f, 5, 3, 1, true, 0), PC_QUAD, PROTOCOL_UNIT);
    }
}

static void test_order(void **state)
{
    static const struct {
        uint32_t warp, quad, lanes;
        bool last;
        const char *text;
    } rows[] = {
        {5, 1, 0x8, true, NULL},
        {4, 1, 0x8, true, "another warp"},
        {5, 0, 0x8, true, "does not ascend"},
        {5, 1, 0x9, true, "inactive threads"},
        {5, 1, 0, true, "no thread"},
    };
    struct feed f;
    (void)state;
    for (unsigned i = 0; i < COUNT_OF(rows); i++) {
        feed_begin(&f, BIT(ISSUE) | BIT(RESULT));
        assert_true(issue(&f, 5, 0x81));
        assert_true(put_result(&f, 5, 0, 1, false, 0));
        assert_false(protocol_end(&f.p, &f.v));
        assert_int_equal(f.v.check, PC_ORDER);
        bool good = put_result(&f, rows[i].warp, rows[i].quad, rows[i].lanes, rows[i].last, 0);
        if (rows[i].text) {
            assert_broken(&f, good, PC_ORDER, PROTOCOL_UNIT);
            assert_non_null(strstr(f.v.text, rows[i].text));
        } else {
            assert_true(good);
        }
        assert_true(protocol_end(&f.p, &f.v));
        assert_broken(&f, put_result(&f, 5, 3, 1, true, 0), PC_ORDER, PROTOCOL_UNIT);
        assert_minimums(&f);
    }
}

static void test_more_instructions_than_can_be_followed(void **state)
{
    struct feed f;
    (void)state;
    feed_begin(&f, BIT(ISSUE) | BIT(RESULT));
    for (unsigned i = 0; i < PROTOCOL_INSTRUCTIONS; i++)
        assert_true(issue(&f, i % 64, 1));
    assert_false(issue(&f, 0, 1));
    assert_int_equal(f.p.violations[PC_ORDER], 1);
}

static void test_fault_events(void **state)
{
    struct feed f;
    (void)state;
    for (uint32_t status = 0; status <= TEX_STATUS_UNSUPPORTED_SAMPLER; status++) {
        feed_begin(&f, BIT(RESULT) | BIT(FAULT_EVENT));
        assert_true(put_result(&f, 0, 0, 4, true, status));
        struct tex_result r = {.status = {0, status}};
        bool fault = (status >= TEX_STATUS_ILLEGAL && status <= TEX_STATUS_MEMORY_ERROR) ||
                     status == TEX_STATUS_UNSUPPORTED_SAMPLER;
        tex_pack_result(feed_words(&f, TEX_AT_RESULT), 0, &r);
        bool good = feed_move(&f, BIT(RESULT) | (fault ? 0 : BIT(FAULT_EVENT)));
        assert_broken(&f, good, PC_FAULT, PROTOCOL_UNIT);
    }
    feed_begin(&f, BIT(RESULT) | BIT(FAULT_EVENT));
    assert_broken(&f, feed_show(&f, BIT(RESULT) | BIT(FAULT_EVENT), BIT(FAULT_EVENT), false), PC_FAULT, PROTOCOL_UNIT);
}

/* ---- Lines ---- */

static void want(struct feed *f, enum tex_boundary b, uint64_t line)
{
    struct tex_req req = {.line = line};
    tex_pack_req(feed_words(f, b), 0, &req);
    assert_true(feed_move(f, TEX_BIT(b)));
}

static bool read_line(struct feed *f, uint32_t id, uint64_t line)
{
    struct tex_axi_a a = {.id = id, .addr = line * TEX_LINE_BYTES, .size = 5, .burst = 1};
    tex_pack_axi_a(feed_words(f, TEX_AT_AXI_AR), 0, &a);
    return feed_move(f, BIT(AXI_AR));
}

static void test_requests(void **state)
{
    struct feed f;
    (void)state;
    feed_begin(&f, EVERYTHING & ~BIT(AXI_R));
    want(&f, TEX_AT_LOOKUP_REQ, 0x7ffffffffff);
    want(&f, TEX_AT_LOOKUP_REQ, 2);
    want(&f, TEX_AT_HEADER_REQ, 3);
    want(&f, TEX_AT_SAMPLER_REQ, 4);
    want(&f, TEX_AT_BIND_REQ, 5);
    assert_false(protocol_end(&f.p, &f.v));
    assert_int_equal(f.v.check, PC_REQUEST);
    assert_true(read_line(&f, TEX_AXI_ID_L1, 0x7ffffffffff));
    assert_true(read_line(&f, TEX_AXI_ID_CONST, 5));
    assert_true(read_line(&f, TEX_AXI_ID_SAMPLER, 4));
    assert_true(read_line(&f, TEX_AXI_ID_HEADER, 3));
    assert_true(read_line(&f, TEX_AXI_ID_L1 + 1, 2));
    assert_true(protocol_end(&f.p, &f.v));
    assert_broken(&f, read_line(&f, TEX_AXI_ID_L1 + 2, 2), PC_REQUEST, PROTOCOL_UNIT);
    want(&f, TEX_AT_HEADER_REQ, 3);
    assert_broken(&f, read_line(&f, TEX_AXI_ID_HEADER, 2), PC_REQUEST, PROTOCOL_UNIT);
}

static bool hand_on(struct feed *f, uint32_t id)
{
    struct tex_rsp rsp = {.id = id};
    tex_pack_rsp(feed_words(f, TEX_AT_AXI_RSP), 0, &rsp);
    return feed_move(f, BIT(AXI_RSP));
}

static void test_responses(void **state)
{
    struct feed f;
    struct tex_axi_r r = {.id = 5, .last = 1};
    (void)state;
    feed_begin(&f, BIT(AXI_R) | BIT(AXI_RSP) | BIT(FILL));
    for (r.id = 4; r.id < 6; r.id++) {
        tex_pack_axi_r(feed_words(&f, TEX_AT_AXI_R), 0, &r);
        assert_true(feed_move(&f, BIT(AXI_R)));
    }
    assert_false(protocol_end(&f.p, &f.v));
    assert_int_equal(f.v.check, PC_RESPONSE);
    assert_true(hand_on(&f, 4));
    assert_false(protocol_end(&f.p, &f.v));
    assert_true(feed_move(&f, BIT(FILL)));
    assert_broken(&f, hand_on(&f, 4), PC_RESPONSE, PROTOCOL_UNIT);
    assert_broken(&f, hand_on(&f, 0), PC_RESPONSE, PROTOCOL_UNIT);
}

static void test_fills(void **state)
{
    struct feed f;
    struct tex_axi_r r = {.last = 1};
    (void)state;
    feed_begin(&f, BIT(AXI_R) | BIT(AXI_RSP) | BIT(FILL));
    for (unsigned i = 0; i < 2; i++) { /* a handle line is not filled, a texel line is */
        r.id = i == 0 ? TEX_AXI_ID_CONST : TEX_AXI_ID_L1 + 3;
        tex_pack_axi_r(feed_words(&f, TEX_AT_AXI_R), 0, &r);
        assert_true(feed_move(&f, BIT(AXI_R)));
        assert_true(hand_on(&f, r.id));
        assert_int_equal(protocol_end(&f.p, &f.v), i == 0);
    }
    assert_int_equal(f.v.check, PC_FILL);
    assert_true(feed_move(&f, BIT(FILL)));
    assert_true(protocol_end(&f.p, &f.v));
    assert_broken(&f, feed_move(&f, BIT(FILL)), PC_FILL, PROTOCOL_UNIT);
    assert_minimums(&f);
}

/* ---- The model as the unit ---- */

#define INSTRUCTIONS 40

static void model_step(struct bench *b, struct feed *f)
{
    step(b);
    if (!feed_frame(f, &b->out, b->reset))
        fail_msg("cycle %u: %s", f->cycle, f->v.text);
}

static void model_run(tex_boundary_set visible)
{
    struct bench *b = bench_new();
    struct feed *f = malloc(sizeof *f);
    struct tex_warp warps[INSTRUCTIONS];
    assert_non_null(f);
    feed_begin(f, visible);
    b->issue_gap = b->result_stall = b->r_gap = 30;
    b->ar_stall = 80;
    b->latency_max = 30;
    b->reorder = true;
    for (unsigned i = 0; i < INSTRUCTIONS; i++) {
        warps[i] = gather(0xf00f0ff1U >> i % 7, i % 64, (float)(3 * i), (float)(i % 40));
        warps[i].header.warp = i;
    }
    b->warps = warps;
    b->warp_count = INSTRUCTIONS;
    while (b->warp < INSTRUCTIONS || !protocol_idle(&f->p) || b->read_count > 0) {
        assert_true(f->cycle < 100000);
        if (b->cycle % 20 == 0 && !b->aw)
            csr_start_write(b, TEX_CSR_CTRL, 1, 15);
        model_step(b, f);
    }
    assert_true(protocol_end(&f->p, &f->v));
    assert_true(b->result_count > INSTRUCTIONS);
    if (visible >> TEX_AT_LOOKUP & 1)
        assert_true(f->p.withdrawn > 0);
    assert_minimums(f);
    for (unsigned i = 0; i < PROTOCOL_CHECKS; i++)
        if (i != PC_RESET && i != PC_AXIL_R && (i < PC_AXI_WLINE || i > PC_AXI_BRESP) && f->p.rows >> i & 1)
            assert_true(f->p.count[i] > 0);
    free(f);
    bench_free(b);
}

static void test_model(void **state)
{
    (void)state;
    model_run(EVERYTHING);
}

static void test_model_at_the_ports(void **state)
{
    (void)state;
    model_run(BIT(ISSUE) | BIT(RESULT) | BIT(AXI_AR) | BIT(AXI_R) | BIT(AXI_AW) | BIT(AXI_W) | BIT(AXI_B) |
              BIT(AXIL_AW) | BIT(AXIL_W) | BIT(AXIL_B) | BIT(AXIL_AR) | BIT(AXIL_R));
}

static void test_model_at_a_few_stages(void **state)
{
    (void)state;
    model_run(BIT(COORD) | BIT(TEXEL) | BIT(FILL) | BIT(AXI_RSP));
}

/* Resets in the middle of traffic: memory and issuer drop what they had, as a reset requires. */
static void test_model_through_resets(void **state)
{
    struct bench *b = bench_new();
    struct feed *f = malloc(sizeof *f);
    struct tex_warp warps[INSTRUCTIONS];
    (void)state;
    assert_non_null(f);
    feed_begin(f, EVERYTHING);
    b->result_stall = 50;
    b->latency_max = 9;
    for (unsigned i = 0; i < INSTRUCTIONS; i++)
        warps[i] = gather(0xffffffffU, i % 64, (float)i, 2);
    b->warps = warps;
    for (unsigned i = 0; i < 30; i++) {
        b->reset = true;
        for (unsigned k = 0; k < 3; k++) {
            b->warp_count = b->warp = b->beat = b->read_count = 0;
            b->offered = b->aw = b->w = b->ar = false;
            model_step(b, f);
        }
        b->reset = false;
        model_step(b, f);
        b->warp_count = INSTRUCTIONS;
        tex_model_load(b->model, &b->config);
        for (unsigned k = 0; k < 60 + 7 * i; k++)
            model_step(b, f);
    }
    assert_int_equal(f->p.count[PC_RESET], 90);
    assert_true(f->p.count[PC_QUAD] > 100);
    assert_minimums(f);
    free(f);
    bench_free(b);
}

/* Random frames: violations are found, every minimum holds, and nothing is written out of bounds. */
static void test_any_frames(void **state)
{
    struct feed *f = malloc(sizeof *f);
    uint64_t random = 7;
    struct tex_frame frame;
    (void)state;
    assert_non_null(f);
    for (unsigned run = 0; run < 40; run++) {
        feed_begin(f, run % 2 ? next_random(&random) : EVERYTHING);
        for (unsigned i = 0; i < 1000; i++) {
            frame.valid = next_random(&random) & (run % 3 ? next_random(&random) : EVERYTHING);
            frame.ready = next_random(&random) | (run % 5 ? next_random(&random) : 0);
            for (unsigned w = 0; w < TEX_PAYLOAD_WORDS; w++)
                frame.payload[w] = next_random(&random) & (run % 4 ? 0x11111111U : UINT32_MAX);
            feed_frame(f, &frame, next_random(&random) % 97 == 0);
        }
        protocol_end(&f->p, &f->v);
        assert_minimums(f);
        assert_true(f->broken > 0);
    }
    free(f);
}

/* ---- The checks themselves ---- */

static void test_self_test(void **state)
{
    struct self_test_report report;
    (void)state;
    self_test_begin(&report);
    assert_true(protocol_self_test(&report));
    assert_string_equal(report.text, "");
}

static void test_rows(void **state)
{
    struct feed f;
    (void)state;
    feed_begin(&f, EVERYTHING);
    assert_int_equal(f.p.rows, (1U << PROTOCOL_CHECKS) - 1);
    assert_int_equal(__builtin_popcountll(f.p.tagged), 17);
    for (unsigned i = 0; i < PROTOCOL_CHECKS; i++) {
        assert_non_null(protocol_rows[i].id);
        assert_true(strlen(protocol_rows[i].says) > 0 && strlen(protocol_rows[i].source) > 0);
        assert_int_equal(protocol_rows[i].counted & ~protocol_rows[i].needs, 0);
    }
    feed_begin(&f, BIT(RESULT));
    assert_int_equal(f.p.rows, 1U << PC_HOLD | 1U << PC_STABLE | 1U << PC_RESET);
    feed_begin(&f, 0);
    assert_int_equal(f.p.rows, 0);
    assert_true(feed_move(&f, EVERYTHING));
}

#define TEST(name) cmocka_unit_test(name)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_threads),
        TEST(test_a_thread_is_repeated),
        TEST(test_a_thread_is_lost),
        TEST(test_a_thread_changes_its_tag),
        TEST(test_a_stage_without_a_register),
        TEST(test_more_threads_than_can_be_followed),
        TEST(test_paths),
        TEST(test_passes),
        TEST(test_a_pass_is_lost_or_repeated),
        TEST(test_passes_without_end),
        TEST(test_tags),
        TEST(test_quads),
        TEST(test_order),
        TEST(test_more_instructions_than_can_be_followed),
        TEST(test_fault_events),
        TEST(test_requests),
        TEST(test_responses),
        TEST(test_fills),
        TEST(test_model),
        TEST(test_model_at_the_ports),
        TEST(test_model_at_a_few_stages),
        TEST(test_model_through_resets),
        TEST(test_any_frames),
        TEST(test_self_test),
        TEST(test_rows),
    };
    return cmocka_run_group_tests_name("protocol beats", tests, NULL, NULL);
}
