// SPDX-License-Identifier: Apache-2.0
/* Whole runs of threads with several passes, the golden model in the place of the RTL: every check at every strictness.
 */
#include <unistd.h>

#include "base/field.h"
#include "model_dut.h"
#include "passes_case.h"
#include "run/run.h"
#include "tap.h"
#include "vector_text.h"

#define LIMIT 2000000

/* Fields of a thread with two passes: those of the first; the answer is of both. */
#define EXPECTED                                                                                                       \
    "warp 9 { asm \"TEX.LL R8, R0, R4, 0, 2D, 0x1\" s = 9.0 / 32 t = 5.0 / 16 lod = 0.25 active 0x3\n"                 \
    "  expect lane 1 lod.pass.weight = 64 lod.pass.level = 0 lod.tag.more = 1 wrap.x[1] = 9 wrap.y[1] = 5\n"           \
    "  expect lane 1 texel.tag.more = 1 filter.tag.more = 0 lod.level = 0\n"                                           \
    "}\n"
#define LEVEL_1                                                                                                        \
    "warp 9 { asm \"TEX.LL R8, R0, R4, 0, 2D, 0x1\" s = 0.3 t = 0.3 lod = 0.25 active 0x1\n"                           \
    "  expect lane 0 lod.pass.level = 1 }\n"

struct world {
    struct run run;
    struct run_options options;
    struct model_dut dut;
    const char *vector;
    unsigned next;
    char folder[64];
    char *text;
    size_t size;
    enum tex_boundary flip_at;
    unsigned flip, skip;
};

static enum run_next next_case(void *user, struct test_case *c)
{
    struct world *w = user;
    if (w->next++ > 0)
        return RUN_NEXT_NONE;
    vector_good(w->vector, c);
    return RUN_NEXT_CASE;
}

static int setup(void **state)
{
    struct world *w = calloc(1, sizeof *w);
    assert_non_null(w);
    snprintf(w->folder, sizeof w->folder, "%s/texlock-test-XXXXXX", P_tmpdir);
    assert_non_null(mkdtemp(w->folder));
    w->options = (struct run_options){.seed = 1,
                                      .watchdog = RUN_WATCHDOG,
                                      .out = w->folder,
                                      .program = "texlock",
                                      .wave = true,
                                      .set_strictness = true};
    w->dut.limit = LIMIT;
    w->vector = PASSES_ALL EXPECTED;
    *state = w;
    return 0;
}

static int teardown(void **state)
{
    struct world *w = *state;
    char command[128];
    run_free(&w->run);
    free(w->text);
    snprintf(command, sizeof command, "rm -r %s", w->folder);
    assert_int_equal(system(command), 0);
    free(w);
    return 0;
}

static const struct verdict *run(struct world *w, enum case_strictness strictness)
{
    struct run_source source = {.next = next_case, .user = w, .cases = 1};
    FILE *console = open_memstream(&w->text, &w->size);
    assert_non_null(console);
    w->options.strictness = strictness;
    assert_true(run_init(&w->run, &w->options, &source, console));
    struct dut_client client = run_client(&w->run);
    assert_true(model_dut_run(&w->dut, &client));
    run_finish(&w->run, RUN_INTERRUPTED);
    fclose(console);
    return &w->run.verdict;
}

static void passes(struct world *w, enum case_strictness strictness)
{
    const struct verdict *v = run(w, strictness);
    if (v->ending != ENDING_PASS)
        fail_msg("%s", w->text);
    for (unsigned i = 0; i < CHECKS; i++) {
        assert_true(v->check[i].compares >= v->check[i].minimum);
        assert_int_equal(v->check[i].mismatches, 0);
    }
    if (strictness == STRICT_ARCH)
        return;
    uint64_t of_pass = v->check[TEX_AT_WRAP].minimum, of_thread = v->check[TEX_AT_FILTER].minimum;
    assert_true(of_pass > of_thread + 20);
    assert_int_equal(v->check[TEX_AT_LOD].minimum, of_pass);
    assert_int_equal(v->check[TEX_AT_TEXEL].minimum, of_pass);
    assert_int_equal(v->check[CHECK_EXPECTATIONS].compares, 8);
    for (unsigned i = 0; i < PROTOCOL_CHECKS; i++)
        assert_int_equal(v->protocol[i].compares, v->protocol[i].minimum);
}

static void cycle_passes(void **state)
{
    passes(*state, STRICT_CYCLE);
}

static void order_passes(void **state)
{
    passes(*state, STRICT_ORDER);
}

static void arch_passes(void **state)
{
    passes(*state, STRICT_ARCH);
}

static void flip(void *user, uint64_t cycle, struct tex_frame *f)
{
    struct world *w = user;
    struct tex_tag tag;
    (void)cycle;
    if (!(f->valid >> w->flip_at & 1))
        return;
    tex_unpack_tag(frame_payload(f, w->flip_at), 0, &tag);
    if (tag.more && w->skip == 0)
        f->payload[tex_boundaries[w->flip_at].word + w->flip / 32] ^= 1U << w->flip % 32;
    else if (tag.more && f->ready >> w->flip_at & 1)
        w->skip--;
}

/* The thread is drawn with all its passes, and named with its instruction and lane. */
static void a_wrong_first_pass(void **state)
{
    struct world *w = *state;
    w->flip_at = TEX_AT_WRAP;
    w->flip = field_find(TEX_AT_WRAP, "frac")->offset;
    w->dut.spoil = flip;
    w->dut.user = w;
    w->skip = 2;
    const struct verdict *v = run(w, STRICT_CYCLE);
    assert_int_equal(v->ending, ENDING_MISMATCH);
    assert_int_equal(v->failure.difference.boundary, TEX_AT_WRAP);
    assert_int_equal(v->failure.instruction, 2);
    assert_int_equal(v->failure.lane, 4);
    assert_non_null(strstr(w->text, "pass 1 of 2: level 2"));
    assert_non_null(strstr(w->text, "pass 2 of 2: level 3"));
}

static void an_expectation_is_of_the_first_pass(void **state)
{
    struct world *w = *state;
    w->vector = PASSES_STATE LEVEL_1;
    const struct verdict *v = run(w, STRICT_CYCLE);
    assert_int_equal(v->ending, ENDING_MISMATCH);
    assert_int_equal(v->failure.kind, FAILURE_EXPECTATION);
    assert_non_null(strstr(v->failure.text, "RTL shows 0x0; the model shows it too"));
}

int main(void)
{
#define TEST(f) cmocka_unit_test_setup_teardown(f, setup, teardown)
    const struct CMUnitTest tests[] = {TEST(cycle_passes), TEST(order_passes), TEST(arch_passes),
                                       TEST(a_wrong_first_pass), TEST(an_expectation_is_of_the_first_pass)};
    return cmocka_run_group_tests_name("runs with passes", tests, NULL, NULL);
}
