// SPDX-License-Identifier: Apache-2.0
/* Unknown bits of inputs, without a simulator: lines, instructions and descriptors with masks. */
#include <stdlib.h>

#include "check/self_test_report.h"
#include "unknown_fixture.h"

#define LINE UINT64_C(0x1234)
#define TEXEL_ID TEX_AXI_ID_L1

static void ask(struct unknown_lines *m, uint32_t id, uint64_t line)
{
    const struct tex_axi_a a = {.id = id, .addr = line * TEX_LINE_BYTES, .size = 5, .burst = 1};
    unknown_lines_ask(m, &a);
}

/* A line of which word 0 is `word`, with unknown bits. */
static void take(struct unknown_lines *m, uint32_t id, uint32_t word, uint32_t unknown, uint64_t threads)
{
    const struct tex_axi_r r = {.id = id, .data = {word, 7}}, mask = {.data = {unknown}};
    unknown_lines_take(m, &r, &mask, threads, 11);
}

static void test_lines_of_texels_are_kept_if_they_are_unknown(void **state)
{
    struct unknown_lines *m = &((struct unknown_flow *)*state)->lines;
    ask(m, TEXEL_ID, LINE);
    ask(m, TEXEL_ID, LINE + 1);
    take(m, TEXEL_ID, 1, 0, 0);
    take(m, TEXEL_ID, 2, 0xff00, 0);
    assert_null(unknown_lines_find(m, READER_TEXEL, LINE));
    const struct unknown_line *line = unknown_lines_find(m, READER_TEXEL, LINE + 1);
    assert_non_null(line);
    assert_int_equal(line->now.mask[0], 0xff00);
    assert_int_equal(line->cycle, 11);
    assert_null(unknown_lines_find(m, READER_HEADER, LINE + 1));
}

static void test_a_line_read_anew(void **state)
{
    struct unknown_lines *m = &((struct unknown_flow *)*state)->lines;
    ask(m, TEXEL_ID, LINE);
    ask(m, TEXEL_ID, LINE);
    take(m, TEXEL_ID, 1, 0xff00, 3);
    take(m, TEXEL_ID, 1, 0, 9);
    const struct unknown_line *line = unknown_lines_find(m, READER_TEXEL, LINE);
    assert_int_equal(line->now.mask[0], 0);
    assert_int_equal(line->before.mask[0], 0xff00);
    assert_int_equal(line->until, 9);
}

static void test_answers_out_of_order_come_to_their_addresses(void **state)
{
    struct unknown_lines *m = &((struct unknown_flow *)*state)->lines;
    ask(m, TEXEL_ID, LINE);
    ask(m, TEXEL_ID + 1, LINE + 1);
    take(m, TEXEL_ID + 1, 2, 0xf, 0);
    assert_null(unknown_lines_fill(m)); /* in the order of the addresses */
    take(m, TEXEL_ID, 1, 0xff, 0);
    assert_int_equal(unknown_lines_find(m, READER_TEXEL, LINE)->now.mask[0], 0xff);
    assert_int_equal(unknown_lines_fill(m)->mask[0], 0xff);
    assert_int_equal(unknown_lines_fill(m)->mask[0], 0xf);
    assert_null(unknown_lines_fill(m));
    assert_int_equal(unknown_lines_response(m)->mask[0], 0xf);
    assert_int_equal(unknown_lines_response(m)->mask[0], 0xff);
}

static void test_errors_have_no_data_and_ruser_makes_all_ones_unknown(void **state)
{
    struct unknown_lines *m = &((struct unknown_flow *)*state)->lines;
    const struct tex_axi_r error = {.resp = TEX_RESP_SLVERR, .data = {5}}, ok = {.user = 1, .data = {5, 6}};
    const struct tex_axi_r all = {.user = 1, .data = {0xff00}};
    ask(m, TEX_AXI_ID_CONST, LINE);
    ask(m, TEX_AXI_ID_CONST, LINE + 1);
    unknown_lines_take(m, &error, &all, 0, 0);
    unknown_lines_take(m, &ok, &all, 0, 0);
    const struct unknown_line *line = unknown_lines_find(m, READER_HANDLE, LINE);
    assert_true(line->now.error && !line->now.sparse_unknown && line->now.mask[0] == 0 && line->now.data[0] == 0);
    line = unknown_lines_find(m, READER_HANDLE, LINE + 1);
    assert_true(line->now.sparse_unknown);
    assert_int_equal(line->now.mask[0], 0xff05);
    assert_int_equal(line->now.mask[1], 6);
}

static void test_many_lines(void **state)
{
    struct unknown_lines *m = &((struct unknown_flow *)*state)->lines;
    for (uint32_t i = 0; i < 5000; i++) {
        ask(m, TEXEL_ID, LINE + 3 * i);
        take(m, TEXEL_ID, i, i + 1, 0);
        assert_non_null(unknown_lines_fill(m));
        assert_non_null(unknown_lines_response(m));
    }
    for (uint32_t i = 0; i < 5000; i++)
        assert_int_equal(unknown_lines_find(m, READER_TEXEL, LINE + 3 * i)->now.mask[0], i + 1);
    assert_false(m->lost);
}

/* One beat of an instruction; true if its unknown bits are harmless. */
static bool issue(struct unknown_flow *f, const struct tex_issue_header *header, const struct tex_issue_header *mask)
{
    struct tex_frame rtl = {.valid = TEX_BIT(TEX_AT_ISSUE), .ready = TEX_BIT(TEX_AT_ISSUE)}, unknown = {0};
    tex_pack_issue_header(unknown_words(&rtl, TEX_AT_ISSUE), 0, header);
    tex_pack_issue_header(unknown_words(&unknown, TEX_AT_ISSUE), 0, mask);
    unknown_flow_reset(f);
    return unknown_flow_cycle(f, &rtl, &unknown, 5);
}

static void test_what_a_header_beat_decides(void **state)
{
    struct unknown_flow *f = *state;
    struct tex_issue_header plain = {.word = 0xc8380057aff70008, .active = 0xff};
    struct tex_issue_header guarded = {.word = 0xc8380057aff00008, .active = 0xff};
    assert_true(issue(f, &plain, &(struct tex_issue_header){0}));
    assert_true(issue(f, &plain, &(struct tex_issue_header){.helper = 0xffffffff, .killed = 7, .stage = 3}));
    assert_true(issue(f, &plain, &(struct tex_issue_header){.pred = 0xffffffff})); /* PT guards */
    assert_false(issue(f, &guarded, &(struct tex_issue_header){.pred = 2}));
    assert_true(issue(f, &guarded, &(struct tex_issue_header){.pred = 0xf00})); /* of threads that are not active */
    assert_false(issue(f, &plain, &(struct tex_issue_header){.active = 0x100}));
    assert_false(issue(f, &plain, &(struct tex_issue_header){.warp = 1}));
    assert_false(issue(f, &plain, &(struct tex_issue_header){.word = 1})); /* the place of the result */
    assert_int_equal(f->cause.boundary, TEX_AT_ISSUE);
    assert_int_equal(f->cause.bits[0], 1);
    char text[FLOW_TEXT];
    unknown_flow_text(&f->cause, text, sizeof text);
    assert_non_null(strstr(text, ": issue.beat[0] is X, in cycle 5 of the run"));
}

static void put_line(struct unknown_flow *f, uint32_t id, uint64_t line, const uint32_t *words, const uint32_t *mask)
{
    struct tex_axi_r r = {.id = id}, m = {0};
    memcpy(r.data, words, sizeof r.data);
    memcpy(m.data, mask, sizeof m.data);
    for (unsigned i = 0; i < 8; i++) /* as the frame has them */
        r.data[i] |= m.data[i];
    ask(&f->lines, id, line);
    unknown_lines_take(&f->lines, &r, &m, 0, 3);
}

/* A thread with a header and a sampler of which bits are unknown; true if they are harmless. */
static bool judge(struct unknown_flow *f, const uint32_t tic_mask[8], const uint32_t tsc_mask[8],
                  struct unknown_thread *t)
{
    uint32_t tic[8], tsc[8] = {0};
    plain_tic(tic, 16, 16);
    *t = (struct unknown_thread){.has_lines = 3, .line = {LINE, LINE + 1}};
    t->decode.op.opcode = TEX_OPCODE_TLD4;
    t->decode.param = TEX_PARAM_2D;
    unknown_flow_reset(f);
    f->cause.reaches = NULL;
    put_line(f, TEX_AXI_ID_HEADER, LINE, tic, tic_mask);
    put_line(f, TEX_AXI_ID_SAMPLER, LINE + 1, tsc, tsc_mask);
    unknown_judge(f, t);
    return f->cause.reaches == NULL;
}

static void test_what_descriptors_decide(void **state)
{
    struct unknown_flow *f = *state;
    static const uint32_t none[8];
    struct unknown_thread t;
    uint32_t mask[8] = {0};
    assert_true(judge(f, none, none, &t));
    assert_null(t.harmless.reaches);
    PUT_TIC(mask, BORDER_SIZE, 7);
    assert_true(judge(f, mask, none, &t));
    assert_non_null(t.harmless.reaches);
    PUT_TIC(mask, WIDTH_MINUS_ONE, 8);
    assert_false(judge(f, mask, none, &t));
    assert_int_equal(f->cause.line, LINE);
    uint32_t found[8] = {0}, wanted[8] = {0};
    struct tex_axi_r bits;
    tex_unpack_axi_r(f->cause.bits, 0, &bits);
    memcpy(found, bits.data, sizeof found);
    PUT_TIC(wanted, WIDTH_MINUS_ONE, 8); /* not the size of the border, which decides nothing */
    assert_memory_equal(found, wanted, sizeof found);
    memset(mask, 0, sizeof mask);
    PUT_TSC(mask, ADDRESS_V, 1);
    assert_false(judge(f, none, mask, &t));
    assert_int_equal(f->cause.line, LINE + 1);
}

static void test_a_border_colour_is_followed(void **state)
{
    struct unknown_flow *f = *state;
    static const uint32_t none[8];
    struct unknown_thread t;
    uint32_t mask[8] = {0};
    PUT_TSC(mask, BORDER_COLOR_G, 1);
    assert_true(judge(f, none, mask, &t));
    assert_int_equal(t.border_mask[0] | t.border_mask[2] | t.border_mask[3], 0);
    assert_int_equal(t.border_mask[1], UINT32_MAX);
}

/* What cannot be followed any more is not the unit's fault, if anything unknown was sent. */
static void test_more_reads_than_are_kept(void **state)
{
    struct unknown_flow *f = *state;
    const struct tex_issue_header plain = {.word = 0xc8380057aff70008}, mask = {.helper = 1};
    assert_true(issue(f, &plain, &mask));
    assert_false(unknown_flow_doubt(f, TEX_AT_CACHE));
    for (uint32_t i = 0; i <= UNKNOWN_READS; i++)
        ask(&f->lines, TEXEL_ID, LINE + i);
    assert_true(f->lines.lost);
    assert_true(unknown_flow_doubt(f, TEX_AT_CACHE));
    assert_int_equal(f->cause.boundary, TEX_AT_ISSUE);
    unknown_flow_reset(f);
    assert_false(f->lines.lost);
    assert_false(unknown_flow_doubt(f, TEX_AT_CACHE));
}

static void test_the_self_test(void **state)
{
    struct self_test_report report;
    (void)state;
    self_test_begin(&report);
    assert_true(unknown_flow_self_test(&report));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_lines_of_texels_are_kept_if_they_are_unknown, setup, teardown),
        cmocka_unit_test_setup_teardown(test_a_line_read_anew, setup, teardown),
        cmocka_unit_test_setup_teardown(test_answers_out_of_order_come_to_their_addresses, setup, teardown),
        cmocka_unit_test_setup_teardown(test_errors_have_no_data_and_ruser_makes_all_ones_unknown, setup, teardown),
        cmocka_unit_test_setup_teardown(test_many_lines, setup, teardown),
        cmocka_unit_test_setup_teardown(test_what_a_header_beat_decides, setup, teardown),
        cmocka_unit_test_setup_teardown(test_what_descriptors_decide, setup, teardown),
        cmocka_unit_test_setup_teardown(test_a_border_colour_is_followed, setup, teardown),
        cmocka_unit_test_setup_teardown(test_more_reads_than_are_kept, setup, teardown),
        cmocka_unit_test(test_the_self_test),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
