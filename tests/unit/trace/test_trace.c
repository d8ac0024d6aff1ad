// SPDX-License-Identifier: Apache-2.0
/*
 * Traces for viewers, line by line, of frames made by hand; and of a whole run in which a bit of the RTL differs. What
 * is in the traces of real runs: tests/e2e/trace.sh.
 */
#include "base/dut.h"
#include "model_dut.h"
#include "random/random.h"
#include "run/run.h"
#include "tap.h"
#include "trace/trace.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define WORD_TLD4 UINT64_C(0xc8380057aff70008)
#define BIT TEX_BIT
#define SEED 2
#define LIMIT 2000000

struct world {
    struct trace t;
    struct konata konata;
    struct perfetto perfetto;
    struct tex_frame f[TRACE_SIDES];
    uint64_t cycle;
    FILE *out;
    char *text;
    size_t size;
};

static int setup(void **state)
{
    struct world *w = calloc(1, sizeof *w);
    assert_non_null(w);
    w->out = open_memstream(&w->text, &w->size);
    assert_non_null(w->out);
    trace_begin(&w->t);
    *state = w;
    return 0;
}

static int teardown(void **state)
{
    struct world *w = *state;
    if (w->out)
        fclose(w->out);
    free(w->text);
    free(w);
    return 0;
}

static void want(struct world *w, bool rtl, bool model)
{
    w->t.wanted[TRACE_RTL] = rtl;
    w->t.wanted[TRACE_MODEL] = model;
}

static void begin_konata(struct world *w, bool warps)
{
    konata_begin(&w->konata, w->out, warps, w->t.wanted);
    w->t.konata = &w->konata;
    trace_case(&w->t, "case", TEX_SET_ALL);
}

static void begin_perfetto(struct world *w)
{
    perfetto_begin(&w->perfetto, w->out, w->t.wanted);
    w->t.perfetto = &w->perfetto;
    trace_case(&w->t, "case", TEX_SET_ALL);
}

static void follow(struct world *w, bool reset, const struct failure *failure)
{
    const struct trace_cycle c = {
        .cycle = w->cycle++, .reset = reset, .rtl = &w->f[0], .model = &w->f[1], .failure = failure};
    trace_follow(&w->t, &c);
}

/* The same on both sides. */
static void cycle(struct world *w, tex_boundary_set valid, tex_boundary_set ready)
{
    w->f[0].valid = valid;
    w->f[0].ready = ready;
    w->f[1] = w->f[0];
    follow(w, false, NULL);
}

static void move(struct world *w, enum tex_boundary b, struct tex_tag tag)
{
    tex_pack_tag(&w->f[0].payload[tex_boundaries[b].word], 0, &tag);
    cycle(w, BIT(b), BIT(b));
}

/* In cycles 0..8 */
static void issue(struct world *w, uint32_t warp)
{
    const struct tex_issue_header header = {.word = WORD_TLD4, .warp = warp};
    tex_pack_issue_header(&w->f[0].payload[TEX_WORD_ISSUE], 0, &header);
    for (unsigned i = 0; i < TEX_ISSUE_BEATS; i++)
        cycle(w, BIT(TEX_AT_ISSUE), BIT(TEX_AT_ISSUE));
}

static void answer(struct world *w, uint32_t warp, uint32_t lanes, bool last)
{
    tex_pack_result(&w->f[0].payload[TEX_WORD_RESULT], 0,
                    &(struct tex_result){.warp = warp, .lanes = lanes, .last = last});
    cycle(w, BIT(TEX_AT_RESULT), BIT(TEX_AT_RESULT));
}

static const char *written(struct world *w)
{
    trace_end(&w->t);
    fclose(w->out);
    w->out = NULL;
    return w->text;
}

#define KANATA "Kanata\t0004\nC=\t0\ttexlock\n"
#define LABELS(row, side, which)                                                                                       \
    "I\t" row "\t0\t3\nL\t" row "\t0\t" side " 0 w3" which ": TLD4.R R8, R0, 0x5, 2D, 0xf\n"                           \
    "L\t" row "\t1\tcase, instruction 0 of the run, word 0xc8380057aff70008\n"
#define STAGE(row, from, to) "E\t" row "\t0\t" from "\nS\t" row "\t0\t" to "\n"

/* A thread waits two cycles at decode, and is lost in stage header by a reset. */
static void konata_thread(void **state)
{
    struct world *w = *state;
    want(w, true, false);
    begin_konata(w, false);
    issue(w, 3);
    tex_pack_tag(&w->f[0].payload[TEX_WORD_DECODE], 0, &(struct tex_tag){.warp = 3, .lane = 1, .last = 1});
    cycle(w, BIT(TEX_AT_DECODE), 0);
    cycle(w, BIT(TEX_AT_DECODE), 0);
    cycle(w, BIT(TEX_AT_DECODE), BIT(TEX_AT_DECODE));
    move(w, TEX_AT_BIND, (struct tex_tag){.warp = 3, .lane = 1, .last = 1});
    follow(w, true, NULL);
    assert_string_equal(
        written(w), KANATA
        "C\t9\n" LABELS("0", "rtl", " l1") "S\t0\t0\tdecode\nS\t0\t1\tstall\n"
                                           "C\t2\nE\t0\t1\tstall\nC\t1\n" STAGE("0", "decode", "bind") "C\t1\n" STAGE(
                                               "0", "bind", "header") "E\t0\t0\theader\nR\t0\t0\t1\n");
}

/* Two passes: the second has a row of its own from lod to texel; the thread's own waits in filter. */
static void konata_passes(void **state)
{
    struct world *w = *state;
    const struct tex_tag first = {.lane = 1, .last = 1, .more = 1}, second = {.lane = 1, .last = 1};
    want(w, true, false);
    begin_konata(w, false);
    issue(w, 3);
    move(w, TEX_AT_DECODE, second);
    move(w, TEX_AT_BIND, second);
    move(w, TEX_AT_HEADER, second);
    move(w, TEX_AT_LOD, first);
    move(w, TEX_AT_LOD, second);
    move(w, TEX_AT_TEXEL, first);
    move(w, TEX_AT_TEXEL, second);
    move(w, TEX_AT_FILTER, second);
    answer(w, 3, 2, true);
    const char *text = written(w);
    assert_non_null(strstr(text, LABELS("1", "rtl", " l1 pass 1") "S\t1\t0\tlod\nC\t1\n" STAGE("1", "lod", "coord")));
    assert_non_null(strstr(text, STAGE("0", "header", "lod")));
    assert_non_null(strstr(text, STAGE("1", "coord", "texel")));
    assert_non_null(strstr(text, "E\t1\t0\ttexel\nR\t1\t0\t0\nC\t1\n" STAGE("0", "filter", "result")));
    assert_non_null(strstr(text, "E\t0\t0\tresult\nR\t0\t1\t0\n"));
}

/* A row a warp: the stage that its first thread has come to; it stalls while a beat waits and none moves. */
static void konata_warp(void **state)
{
    struct world *w = *state;
    want(w, true, false);
    begin_konata(w, true);
    issue(w, 3);
    move(w, TEX_AT_DECODE, (struct tex_tag){.lane = 0});
    tex_pack_tag(&w->f[0].payload[TEX_WORD_BIND], 0, &(struct tex_tag){.lane = 0});
    tex_pack_tag(&w->f[0].payload[TEX_WORD_DECODE], 0, &(struct tex_tag){.lane = 1, .last = 1});
    cycle(w, BIT(TEX_AT_BIND) | BIT(TEX_AT_DECODE), BIT(TEX_AT_DECODE)); /* 10: one waits, one moves */
    cycle(w, BIT(TEX_AT_BIND), 0);                                       /* 11: none moves */
    cycle(w, BIT(TEX_AT_BIND), BIT(TEX_AT_BIND));
    answer(w, 3, 1, false);
    answer(w, 3, 2, true);
    assert_string_equal(
        written(w),
        KANATA LABELS("0", "rtl", "") "S\t0\t0\tissue\nC\t1\n" STAGE("0", "issue", "decode") "C\t9\n" STAGE(
            "0", "decode", "bind") "C\t1\nS\t0\t1\tstall\nC\t1\n"
                                   "E\t0\t1\tstall\nC\t1\n" STAGE("0", "bind", "header")
                                       STAGE("0", "header", "result") "C\t2\nE\t0\t0\tresult\nR\t0\t0\t0\n");
}

/* The model's row stands behind the RTL's, also where only one side moves; the difference is marked in both. */
static void konata_both(void **state)
{
    struct world *w = *state;
    struct failure failure = {.text = "decode\tdiffers", .instruction = 0, .lane = 4};
    failure.difference.boundary = TEX_AT_DECODE;
    want(w, true, true);
    begin_konata(w, false);
    issue(w, 3);
    tex_pack_tag(&w->f[0].payload[TEX_WORD_DECODE], 0, &(struct tex_tag){.lane = 4});
    w->f[0].valid = w->f[0].ready = BIT(TEX_AT_DECODE);
    w->f[1].valid = 0;
    follow(w, false, &failure);
    w->f[0].valid = 0;
    follow(w, false, &failure); /* only the first is */
    assert_string_equal(
        written(w),
        KANATA "C\t9\n" LABELS("0", "rtl", " l4")
            LABELS("1", "model",
                   " l4") "S\t0\t0\tdecode\n"
                          "I\t2\t0\t0\nL\t2\t0\tFIRST DIFFERENCE: decode?differs\nL\t2\t1\tcase, boundary decode\n"
                          "S\t2\t0\tdiffers\nS\t0\t2\tdiffers\nS\t1\t2\tdiffers\nC\t1\nE\t0\t2\tdiffers\n"
                          "E\t1\t2\tdiffers\nE\t2\t0\tdiffers\nR\t2\t0\t1\n" STAGE(
                              "0", "decode", "bind") "C\t1\nE\t0\t0\tbind\nR\t0\t0\t1\nR\t1\t0\t1\n");
}

/* A netlist shows its ports: a row a warp goes from issue to result. */
static void konata_ports(void **state)
{
    struct world *w = *state;
    want(w, true, false);
    begin_konata(w, true);
    issue(w, 3);
    cycle(w, 0, 0);
    answer(w, 3, 1, true);
    assert_string_equal(
        written(w), KANATA LABELS("0", "rtl", "") "S\t0\t0\tissue\nC\t1\n" STAGE("0", "issue", "decode") "C\t9\n" STAGE(
                        "0", "decode", "result") "C\t1\nE\t0\t0\tresult\nR\t0\t0\t0\n");
}

static unsigned count(const char *text, const char *part)
{
    unsigned n = 0;
    for (; (text = strstr(text, part)); text++)
        n++;
    return n;
}

/* More than any unit has under way: what there is no place for has no row, or loses it; every row still ends. */
static void konata_is_bounded(void **state)
{
    struct world *w = *state;
    want(w, true, false);
    begin_konata(w, false);
    issue(w, 3);
    for (unsigned i = 0; i < 1 + KONATA_PASSES + 10;
         i++) /* the first is the thread's own, which decode has not shown */
        move(w, TEX_AT_LOD, (struct tex_tag){.more = 1});
    for (unsigned i = 0; i < TRACK_INSTRUCTIONS + 10; i++) {
        move(w, TEX_AT_DECODE, (struct tex_tag){.last = 1});
        issue(w, 3);
    }
    const char *text = written(w);
    assert_int_equal(count(text, "\nI\t"), TRACK_INSTRUCTIONS + 10 + KONATA_PASSES);
    assert_int_equal(count(text, "\nR\t"), count(text, "\nI\t"));
}

static void perfetto_tracks(void **state)
{
    struct world *w = *state;
    want(w, true, false);
    begin_perfetto(w);
    issue(w, 3);
    tex_pack_tag(&w->f[0].payload[TEX_WORD_LOOKUP], 0, &(struct tex_tag){.lane = 7});
    cycle(w, BIT(TEX_AT_LOOKUP), 0);
    cycle(w, BIT(TEX_AT_LOOKUP), BIT(TEX_AT_LOOKUP));
    cycle(w, BIT(TEX_AT_CACHE), 0);
    const char *text = written(w);
    assert_non_null(strstr(text, "\"tid\":2,\"ts\":0,\"name\":\"thread_name\",\"args\":{\"name\":\"invalidate\"}}"));
    assert_non_null(strstr(text, "{\"ph\":\"X\",\"pid\":1,\"tid\":15,\"ts\":9,\"dur\":2,\"name\":\"TLD4 0 lane 7\","
                                 "\"args\":{\"waited\":1,\"warp\":3}},\n"
                                 "{\"ph\":\"t\",\"pid\":1,\"tid\":15,\"ts\":9,\"id\":\"rtl0\","));
    assert_non_null(
        strstr(text, "{\"ph\":\"C\",\"pid\":1,\"tid\":0,\"ts\":11,\"name\":\"footprints\",\"args\":{\"count\":1}}"));
    assert_non_null(strstr(text, "\"ts\":11,\"dur\":1,\"name\":\"cache\",\"args\":{\"waited\":1,\"taken\":false}}"));
    assert_non_null(
        strstr(text, "{\"ph\":\"C\",\"pid\":1,\"tid\":0,\"ts\":12,\"name\":\"footprints\",\"args\":{\"count\":0}}"));
    assert_non_null(strstr(text, "\"tid\":0,\"ts\":0,\"dur\":12,\"name\":\"case\"}\n]}\n"));
}

/* A bit of a payload of the RTL, flipped in the n-th cycle that shows it. */
struct flip {
    enum tex_boundary boundary;
    unsigned bit, skip;
};

static void flip(void *user, uint64_t at, struct tex_frame *f)
{
    struct flip *flip = user;
    (void)at;
    if (f->valid >> flip->boundary & 1 && flip->skip-- == 0)
        f->payload[tex_boundaries[flip->boundary].word + flip->bit / 32] ^= 1U << flip->bit % 32;
}

static enum run_next next_case(void *user, struct test_case *c)
{
    bool *had = user;
    if (*had)
        return RUN_NEXT_NONE;
    *had = true;
    return random_case(SEED, 0, c) ? RUN_NEXT_CASE : RUN_NEXT_FAILED;
}

/* Through the checker, on its thread: the marker is at the first difference, and the second run leaves no rows. */
static void a_run_that_differs(void **state)
{
    struct world *w = *state;
    struct run *r = calloc(1, sizeof *r);
    bool had = false;
    char *console = NULL, line[512];
    size_t size;
    FILE *out = open_memstream(&console, &size);
    const struct run_options options = {.seed = SEED, .watchdog = RUN_WATCHDOG, .out = ".", .program = "texlock"};
    const struct run_source source = {.next = next_case, .user = &had, .cases = 1};
    struct flip at = {.boundary = TEX_AT_COORD, .bit = 60, .skip = 40};
    struct model_dut dut = {.limit = LIMIT, .spoil = flip, .user = &at};
    assert_true(r && out && run_init(r, &options, &source, out));
    r->c.path = strdup("nowhere.tlv"); /* nothing is saved */
    want(w, true, true);
    begin_konata(w, false);
    r->checker.trace = &w->t;
    struct dut_client client = run_client(r);
    assert_true(model_dut_run(&dut, &client));
    run_finish(r, RUN_INTERRUPTED);
    const struct verdict *v = &r->verdict;
    assert_int_equal(v->ending, ENDING_MISMATCH);
    assert_non_null(v->second_look);
    const char *text = written(w);
    snprintf(line, sizeof line, "FIRST DIFFERENCE: %s\n", v->failure.text);
    assert_int_equal(count(text, "FIRST DIFFERENCE"), 1);
    assert_int_equal(count(text, line), 1);
    assert_int_equal(count(text, "\t2\tdiffers\n"), 4); /* begun and ended in two rows */
    assert_int_equal(count(text, "\t0\trtl "), count(text, "\t0\tmodel "));
    snprintf(line, sizeof line, "rtl %u w", v->failure.instruction);
    assert_true(count(text, line) > 0);
    run_free(r);
    free(r);
    fclose(out);
    free(console);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
        TEST(konata_thread), TEST(konata_passes),     TEST(konata_warp),     TEST(konata_both),
        TEST(konata_ports),  TEST(konata_is_bounded), TEST(perfetto_tracks), TEST(a_run_that_differs),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
