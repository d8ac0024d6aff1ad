// SPDX-License-Identifier: Apache-2.0
/* Check `registers`, and what vectors expect of registers: each is judged, and what clears and changes leave open is.
 */
#include "run/csr_judge.h"
#include "run/csr_script.h"
#include "vector_text.h"

/*
 * A surface of 32 x 16 words in rows of 128 bytes. Warp 9 stores two lines of row 3 with its threads 0..15; row 16 is
 * outside. Warp 3 stores one line and traps with threads 5..31, at column 32 first; warp 9 traps after it. Then one of
 * the wrong dimension, one without a header, one at byte address 2, and one into the line that answers with an error.
 */
static const char text[] =
    "texlock 1\n"
    "texture 0 { layout pitch 128 format R32 UINT source R ZERO ZERO ONE_INT size 32 16 address 0x20000000 }\n"
    "sampler 0 { }\n"
    "handle 5 texture 0 sampler 0 handle 6 0xfffff\n"
    "error 0x20000460 32\n"
    "warp 9 { asm \"SUST.D.2D.IGN [R2], R4, 0x5\" x = lane y = 3 + 13 * (lane / 16) data0 = lane }\n"
    "warp 3 { asm \"SUST.D.2D.TRAP [R2], R4, 0x5\" x = 27 + lane y = 4 + 20 * (lane / 6) data0 = lane }\n"
    "warp 9 { asm \"SUST.D.2D.TRAP [R2], R4, 0x5\" x = lane y = -1 active 2 }\n"
    "warp 1 { asm \"SUST.D.1D [R2], R4, 0x5\" x = lane active 7 }\n"
    "warp 1 { asm \"SUST.D.2D [R2], R4, 0x6\" x = lane active 0xf }\n"
    "warp 2 { asm \"SUST.D.BA.2D [R2], R4, 0x5\" x = 2 y = 8 active 1 }\n"
    "warp 2 { asm \"SUST.D.2D [R2], R4, 0x5\" x = 28 y = 8 active 1 }\n"
    "expect register TRAP.lane = 5\n"
    "expect register COUNT_L1_MISS = 0\n"
    "expect register COUNT_STORES = 24\n";

struct scene {
    struct test_case c;
    struct golden golden;
    struct axi_agent reads;
    struct write_agent writes;
    struct axil_agent axil;
    struct csr_judge judge;
    struct failure failure;
    uint64_t compares;
};

static uint32_t *shown(struct scene *s, uint16_t offset)
{
    return (uint32_t *)(uintptr_t)csr_script_value(&s->axil, offset);
}

static const struct {
    uint16_t offset;
    uint32_t value;
} truth[] = {
    {TEX_CSR_TRAP, 1 | 3 << 1 | 5 << 7 | TEX_AXIS_X << 12},
    {TEX_CSR_TRAP_X, 32},
    {TEX_CSR_TRAP_Y, 4},
    {TEX_CSR_MISALIGNED, 1},
    {TEX_CSR_FAULT, 1 | TEX_STATUS_MEMORY_ERROR << 1 | 2 << 5},
    {TEX_CSR_FAULT_COUNT, 1},
    {TEX_CSR_COUNT_INSTRUCTIONS, 7},
    {TEX_CSR_COUNT_THREADS, 32 + 32 + 1 + 3 + 4 + 1 + 1},
    {TEX_CSR_COUNT_STORES, 16 + 5 + 1 + 1},
    {TEX_CSR_COUNT_WRITES, 2 + 1 + 1 + 1},
    {TEX_CSR_COUNT_WRITE_ERROR, 1},
    {TEX_CSR_COUNT_DROP_BOUNDS, 16},
    {TEX_CSR_COUNT_DROP_TRAP, 27 + 1},
    {TEX_CSR_COUNT_DROP_TYPE, 3},
    {TEX_CSR_COUNT_DROP_HEADER, 4},
};

static int setup(void **state)
{
    struct scene *s = calloc(1, sizeof *s);
    assert_non_null(s);
    vector_good(text, &s->c);
    assert_true(golden_build(&s->golden, &s->c));
    s->writes.beats = 5;
    s->writes.errors = 1;
    csr_script_readback(&s->axil, &s->c);
    for (unsigned i = 0; i < sizeof truth / sizeof *truth; i++)
        *shown(s, truth[i].offset) = truth[i].value;
    s->judge = (struct csr_judge){
        .c = &s->c, .axil = &s->axil, .golden = &s->golden, .reads = &s->reads, .writes = &s->writes};
    *state = s;
    return 0;
}

static int teardown(void **state)
{
    struct scene *s = *state;
    golden_free(&s->golden);
    case_free(&s->c);
    free(s);
    return 0;
}

static bool judge(struct scene *s)
{
    s->compares = 0;
    s->failure = (struct failure){.kind = FAILURE_NOT};
    bool good = csr_judge(&s->judge, &s->compares, &s->failure);
    assert_int_equal(good, s->failure.kind == FAILURE_NOT);
    if (good)
        assert_int_equal(s->compares, csr_judge_minimum(&s->judge));
    return good;
}

/* Every judged register that reads otherwise fails, and is named. */
static void each_is_judged(void **state)
{
    struct scene *s = *state;
    assert_true(judge(s));
    assert_int_equal(s->compares, 24 + 2 + CSR_CLEARED);
    for (unsigned i = 0; i < tex_csrs_count; i++) {
        uint32_t *value = shown(s, tex_csrs[i].offset);
        assert_int_equal(value != NULL, strcmp(tex_csrs[i].judged, "-") != 0);
        if (!value)
            continue;
        *value ^= 1;
        assert_false(judge(s));
        assert_non_null(strstr(s->failure.text, tex_csrs[i].name));
        *value ^= 1;
    }
    for (unsigned i = 0; i < CSR_CLEARED; i++) {
        uint32_t *left = (uint32_t *)(uintptr_t)csr_script_cleared(&s->axil, csr_cleared[i]);
        assert_non_null(left);
        *left = 1;
        assert_false(judge(s));
        *left = 0;
    }
    assert_true(judge(s));
}

/* What caches count is theirs, and of a warp the first trap is taken, whichever warp came first. */
static void arch_leaves_order_of_warps_open(void **state)
{
    struct scene *s = *state;
    s->c.strictness = STRICT_ARCH;
    *shown(s, TEX_CSR_COUNT_L1_MISS) = 7;
    assert_true(judge(s));
    *shown(s, TEX_CSR_TRAP) = 1 | 9 << 1 | 1 << 7 | TEX_AXIS_Y << 12;
    *shown(s, TEX_CSR_TRAP_X) = 1;
    *shown(s, TEX_CSR_TRAP_Y) = UINT32_MAX;
    assert_true(judge(s));
    s->c.strictness = STRICT_ORDER;
    *shown(s, TEX_CSR_COUNT_L1_MISS) = 0;
    assert_false(judge(s));
    s->c.strictness = STRICT_ARCH;
    *shown(s, TEX_CSR_TRAP) = 1 | 3 << 1 | 6 << 7 | TEX_AXIS_X << 12;
    assert_false(judge(s));
}

/* A clear under way: any trap of the case, or none; no record that no access makes; the counters are not cleared. */
static void clears_leave_records_open(void **state)
{
    struct scene *s = *state;
    s->judge.traps_cleared = true;
    assert_true(judge(s));
    *shown(s, TEX_CSR_MISALIGNED) = 0;
    *shown(s, TEX_CSR_TRAP) = 1 | 3 << 1 | 31 << 7 | TEX_AXIS_X << 12;
    *shown(s, TEX_CSR_TRAP_X) = 27 + 31;
    *shown(s, TEX_CSR_TRAP_Y) = 4 + 20 * 5;
    assert_true(judge(s));
    *shown(s, TEX_CSR_TRAP_X) = 28 + 31;
    assert_false(judge(s));
    *shown(s, TEX_CSR_TRAP) = *shown(s, TEX_CSR_TRAP_X) = 0;
    assert_false(judge(s));
    *shown(s, TEX_CSR_TRAP_Y) = 0;
    assert_true(judge(s));
    *shown(s, TEX_CSR_COUNT_DROP_TRAP) = 27;
    assert_false(judge(s));
    *shown(s, TEX_CSR_COUNT_DROP_TRAP) = 28;
    *shown(s, TEX_CSR_FAULT) = 0;
    assert_false(judge(s));
    s->judge.faults_cleared = true;
    assert_true(judge(s));
}

/* Nothing to record: whatever was cleared, the record is empty. */
static void an_empty_record_stays_empty(void **state)
{
    struct scene *s = *state;
    s->judge.traps_cleared = s->judge.faults_cleared = true;
    s->golden.stores.traps_count = s->golden.fault.count = s->golden.fault.valid = 0;
    s->golden.fault = (struct tex_fault){0};
    s->golden.stores.misaligned = false;
    assert_false(judge(s));
    for (uint16_t offset = TEX_CSR_TRAP; offset <= TEX_CSR_MISALIGNED; offset += 4)
        *shown(s, offset) = 0;
    assert_false(judge(s));
    *shown(s, TEX_CSR_FAULT) = *shown(s, TEX_CSR_FAULT_COUNT) = 0;
    assert_true(judge(s));
    assert_int_equal(s->compares, 24 + 2 + CSR_CLEARED);
    *shown(s, TEX_CSR_MISALIGNED) = 1;
    assert_false(judge(s));
}

/* Configuration changes under way: what the memory agent has seen is compared still. Headers and samplers decide how
 * many passes a thread has. */
static void changes_leave_stores_open(void **state)
{
    struct scene *s = *state;
    s->c.traffic.registers = s->c.traffic.changes = 50;
    *shown(s, TEX_CSR_TRAP) = 0;
    *shown(s, TEX_CSR_COUNT_STORES) = 3;
    *shown(s, TEX_CSR_FAULT) = 0;
    ++*shown(s, TEX_CSR_COUNT_FOOTPRINTS);
    assert_true(judge(s));
    assert_int_equal(s->compares, 7 + 2 + CSR_CLEARED);
    ++*shown(s, TEX_CSR_COUNT_WRITES);
    assert_false(judge(s));
    assert_non_null(strstr(s->failure.text, "COUNT_WRITES reads 0x6, the memory agent counts 0x5"));
    --*shown(s, TEX_CSR_COUNT_WRITES);
    ++*shown(s, TEX_CSR_COUNT_THREADS);
    assert_false(judge(s));
}

/* `clear`: what was kept until then is gone, the counters stay. */
static void cleared_in_the_file(void **state)
{
    struct scene *s = *state;
    struct case_step steps[] = {{.before = 3, .clear = TEX_CSR_TRAP_CLEAR},
                                {.before = 7, .clear = TEX_CSR_FAULT_CLEAR}};
    struct golden g;
    struct tex_trap trap;
    s->c.steps = steps;
    s->c.steps_count = 2;
    assert_true(golden_build(&g, &s->c));
    trap = golden_trap(&g);
    assert_int_equal(trap.valid, 0); /* both instructions that trap stand before it */
    assert_true(g.stores.misaligned);
    assert_int_equal(g.fault.count, 0);
    assert_int_equal(g.minimum[TEX_AT_FAULT_EVENT], 1);
    assert_int_equal(g.stores.dropped[TEX_ACTION_TRAP], 28);
    golden_free(&g);
    steps[0].before = 2;
    steps[1].clear = TEX_CSR_TRAP_CLEAR;
    steps[1].before = 6;
    s->c.steps_count = 1;
    assert_true(golden_build(&g, &s->c));
    trap = golden_trap(&g);
    assert_int_equal(trap.warp, 9);
    golden_free(&g);
    s->c.steps_count = 2;
    assert_true(golden_build(&g, &s->c));
    assert_false(g.stores.misaligned);
    assert_int_equal(g.fault.count, 1);
    golden_free(&g);
    s->c.steps = NULL;
    s->c.steps_count = 0;
}

/* The third expectation is wrong, then RTL is, then nobody knows. */
static void expectations_have_a_third_opinion(void **state)
{
    struct scene *s = *state;
    struct expect e;
    assert_true(expect_start(&e, &s->c, false));
    assert_false(csr_judge_expected(&s->judge, &e, &s->failure));
    assert_int_equal(e.compares, 3);
    assert_string_equal(s->failure.difference.stage, "csr");
    assert_non_null(strstr(s->failure.text, "expected COUNT_STORES = 0x18, RTL left 0x17; the model does too"));
    *shown(s, TEX_CSR_COUNT_STORES) = 24;
    assert_true(csr_judge_expected(&s->judge, &e, &s->failure));
    *shown(s, TEX_CSR_TRAP) ^= 1 << 7;
    assert_false(csr_judge_expected(&s->judge, &e, &s->failure));
    assert_non_null(strstr(s->failure.text,
                           "expected TRAP.lane = 0x5, RTL left 0x4, the model 0x5, as expected: the RTL is wrong"));
    s->c.traffic.registers = s->c.traffic.changes = 50;
    assert_false(csr_judge_expected(&s->judge, &e, &s->failure));
    assert_non_null(strstr(s->failure.text, "the model cannot tell"));
    expect_free(&e);
    assert_int_equal(expect_judged(&s->c), 3);
    s->c.strictness = STRICT_ARCH;
    assert_int_equal(expect_judged(&s->c), 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(each_is_judged, setup, teardown),
        cmocka_unit_test_setup_teardown(arch_leaves_order_of_warps_open, setup, teardown),
        cmocka_unit_test_setup_teardown(clears_leave_records_open, setup, teardown),
        cmocka_unit_test_setup_teardown(an_empty_record_stays_empty, setup, teardown),
        cmocka_unit_test_setup_teardown(changes_leave_stores_open, setup, teardown),
        cmocka_unit_test_setup_teardown(cleared_in_the_file, setup, teardown),
        cmocka_unit_test_setup_teardown(expectations_have_a_third_opinion, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
