// SPDX-License-Identifier: Apache-2.0
/* Whole runs with the golden model in the place of the RTL: sequencing, judgement, endings. */
#include "base/field.h"
#include "model_dut.h"
#include "random/random.h"
#include "run/csr_script.h"
#include "run/run.h"
#include "tap.h"

#include <unistd.h>

#define BIT TEX_BIT
#define LIMIT 2000000
#define SEED 2

struct world {
    struct run run;
    struct run_options options;
    struct model_dut dut;
    uint32_t cases, next;
    uint64_t planned; /* instructions */
    bool netlist;     /* no probe: frames show the ports alone */
    void (*edit)(struct test_case *c);
    char folder[64];
    char *text;
    size_t size;
};

static enum run_next next_case(void *user, struct test_case *c)
{
    struct world *w = user;
    if (w->next == w->cases)
        return RUN_NEXT_NONE;
    if (!random_case(SEED, w->next++, c))
        return RUN_NEXT_FAILED;
    if (w->edit)
        w->edit(c);
    return RUN_NEXT_CASE;
}

static int setup(void **state)
{
    struct world *w = calloc(1, sizeof *w);
    assert_non_null(w);
    snprintf(w->folder, sizeof w->folder, "%s/texlock-test-XXXXXX", P_tmpdir);
    assert_non_null(mkdtemp(w->folder));
    w->options = (struct run_options){
        .seed = SEED, .watchdog = RUN_WATCHDOG, .out = w->folder, .program = "texlock", .wave = true};
    w->dut.limit = LIMIT;
    w->cases = 3;
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

static const struct verdict *run(struct world *w)
{
    struct run_source source = {.next = next_case, .user = w, .cases = w->cases, .instructions = w->planned};
    FILE *console = open_memstream(&w->text, &w->size);
    assert_non_null(console);
    assert_true(run_init(&w->run, &w->options, &source, console));
    struct dut_client client = run_client(&w->run);
    char text[200] = "";
    if (w->netlist)
        assert_true(client.view(client.user, TEX_SET_PORTS, text, sizeof text));
    assert_true(model_dut_run(&w->dut, &client));
    run_finish(&w->run, RUN_INTERRUPTED);
    fclose(console);
    return &w->run.verdict;
}

/* Each protocol check has judged exactly what the traffic makes its minimum. */
static void assert_protocol(const struct verdict *v)
{
    for (unsigned i = 0; i < PROTOCOL_CHECKS; i++) {
        assert_int_equal(v->protocol[i].compares, v->protocol[i].minimum);
        assert_int_equal(v->protocol[i].mismatches, 0);
    }
}

static void test_pass(void **state)
{
    struct world *w = *state;
    const struct verdict *v = run(w);
    assert_int_equal(v->ending, ENDING_PASS);
    assert_int_equal(v->cases_count, 3);
    assert_int_equal(v->instructions, 3 * RANDOM_WARPS_PER_CASE);
    for (unsigned i = 0; i < CHECKS; i++) {
        assert_true(v->check[i].compares >= v->check[i].minimum);
        assert_int_equal(v->check[i].mismatches, 0);
    }
    assert_true(v->check[TEX_AT_DECODE].minimum > 3);
    assert_true(v->check[CHECK_RESULTS].compares == v->check[CHECK_RESULTS].minimum);
    assert_int_equal(v->cycles, w->dut.cycle);
    assert_protocol(v);
    assert_int_equal(v->protocol_rows, (1U << PROTOCOL_CHECKS) - 1);
    for (unsigned i = 0; i < PROTOCOL_CHECKS; i++)
        assert_true(v->protocol[i].minimum > 0 || (i >= PC_AXI_WLINE && i <= PC_AXI_BRESP)); /* nothing stores */
}

/* A bit of a payload, flipped in every cycle that shows it, after some transfers. */
struct flip {
    enum tex_boundary boundary;
    unsigned bit;
    unsigned skip; /* transfers that stay as they are */
};

static void flip(void *user, uint64_t cycle, struct tex_frame *f)
{
    struct flip *flip = user;
    (void)cycle;
    if (!(f->valid >> flip->boundary & 1))
        return;
    if (flip->skip == 0)
        f->payload[tex_boundaries[flip->boundary].word + flip->bit / 32] ^= 1U << flip->bit % 32;
    else if (f->ready >> flip->boundary & 1)
        flip->skip--;
}

static const struct verdict *run_flipped(struct world *w, struct flip *f)
{
    w->dut.spoil = flip;
    w->dut.user = f;
    return run(w);
}

/* Shows what a netlist shows, and flips a bit of the ports if `user` names one. */
static void hide(void *user, uint64_t cycle, struct tex_frame *f)
{
    struct tex_frame all = *f;
    memset(f, 0, sizeof *f);
    f->valid = all.valid & (TEX_SET_PORTS | TEX_SET_STANDING);
    f->ready = all.ready & f->valid;
    f->ready |= all.ready & TEX_SET_PORTS;
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++)
        if (TEX_SET_PORTS >> b & 1)
            memcpy(&f->payload[tex_boundaries[b].word], frame_payload(&all, (enum tex_boundary)b),
                   tex_boundaries[b].words * sizeof *f->payload);
    if (user)
        flip(user, cycle, f);
}

static const struct verdict *run_netlist(struct world *w, struct flip *f)
{
    w->netlist = true;
    w->dut.spoil = hide;
    w->dut.user = f;
    return run(w);
}

static void expect_inside(struct test_case *c)
{
    struct expectation x = {.boundary = TEX_AT_WRAP, .value = 1};
    assert_true(case_add_expectation(c, &x));
}

static void test_netlist_passes(void **state)
{
    struct world *w = *state;
    w->edit = expect_inside;
    const struct verdict *v = run_netlist(w, NULL);
    assert_int_equal(v->ending, ENDING_PASS);
    assert_string_equal(verdict_view(v), "ports");
    for (unsigned i = 0; i < TEX_BOUNDARIES; i++) {
        bool seen = TEX_SET_PORTS >> i & 1;
        assert_int_equal(verdict_has_check(v, i), seen);
        bool writes = i == TEX_AT_AXI_AW || i == TEX_AT_AXI_W || i == TEX_AT_AXI_B; /* nothing stores */
        assert_int_equal(v->check[i].compares > 0, seen && !writes);
        assert_int_equal(v->check[i].minimum > 0, seen && v->check[i].minimum > 0);
        assert_true(v->check[i].compares >= v->check[i].minimum);
    }
    assert_true(v->check[TEX_AT_RESULT].minimum > 3);
    assert_int_equal(v->check[CHECK_RESULTS].compares, v->check[CHECK_RESULTS].minimum);
    assert_int_equal(v->notes_count, 1);
    assert_non_null(strstr(v->notes[0], "at its ports alone; 3 expectations at boundaries inside were not judged"));
}

static void test_netlist_differs_at_a_port(void **state)
{
    struct world *w = *state;
    struct flip f = {.boundary = TEX_AT_AXI_AR, .bit = 40, .skip = 5};
    const struct verdict *v = run_netlist(w, &f);
    assert_int_equal(v->ending, ENDING_MISMATCH);
    assert_int_equal(v->failure.difference.boundary, TEX_AT_AXI_AR);
    assert_string_equal(v->failure.difference.stage, "axi");
}

static void test_first_difference_is_named(void **state)
{
    static const enum tex_boundary data[] = {TEX_AT_DECODE, TEX_AT_BIND,    TEX_AT_HEADER, TEX_AT_COORD,
                                             TEX_AT_WRAP,   TEX_AT_ADDRESS, TEX_AT_CACHE,  TEX_AT_BLOCK,
                                             TEX_AT_TEXEL,  TEX_AT_FILTER,  TEX_AT_RESULT};
    for (unsigned i = 0; i < COUNT_OF(data); i++) {
        void *other;
        setup(&other);
        struct world *w = other;
        struct flip f = {.boundary = data[i], .bit = 20, .skip = 40};
        const struct verdict *v = run_flipped(w, &f);
        assert_int_equal(v->ending, ENDING_MISMATCH);
        assert_string_equal(v->failure.difference.stage, tex_boundaries[data[i]].stage);
        assert_int_equal(v->failure.difference.boundary, data[i]);
        assert_int_equal(v->check[data[i]].mismatches, 1);
        assert_non_null(strstr(w->text, "MISMATCH in stage"));
        assert_non_null(strstr(w->text, v->reproduce));
        assert_int_equal(access(v->wave, R_OK), 0);
        assert_int_equal(access(v->saved, R_OK), 0);
        teardown(&other);
    }
    (void)state;
}

static void test_threads_do_not_show(void **state)
{
    struct world *w = *state;
    struct flip f = {.boundary = TEX_AT_TEXEL, .bit = 40, .skip = 100};
    const struct verdict *v = run_flipped(w, &f);
    assert_int_equal(v->ending, ENDING_MISMATCH);
    void *other;
    setup(&other);
    struct world *one = other;
    struct flip again = {.boundary = TEX_AT_TEXEL, .bit = 40, .skip = 100};
    one->options.one_thread = true;
    const struct verdict *u = run_flipped(one, &again);
    assert_int_equal(u->failure.cycle, v->failure.cycle);
    assert_int_equal(u->failure.run_cycle, v->failure.run_cycle);
    assert_int_equal(u->failure.latency, v->failure.latency);
    assert_int_equal(u->failure.instruction, v->failure.instruction);
    assert_int_equal(u->cycles, v->cycles);
    assert_int_equal(verdict_compares(u), verdict_compares(v));
    assert_memory_equal(u->check, v->check, sizeof u->check);
    teardown(&other);
}

static void test_keep_going(void **state)
{
    struct world *w = *state;
    struct flip f = {.boundary = TEX_AT_FILTER, .bit = 30, .skip = 5};
    w->options.keep_going = true;
    const struct verdict *v = run_flipped(w, &f);
    assert_int_equal(v->cases_count, 3);
    assert_int_equal(v->ending, ENDING_MISMATCH);
    for (unsigned i = 0; i < 3; i++)
        assert_int_equal(v->cases[i].ending, ENDING_MISMATCH);
    assert_true(v->failure.run_cycle < v->cases[0].cycles);
}

/* A failure in one case alone: the others pass. */
static void once(void *user, uint64_t cycle, struct tex_frame *f)
{
    if (cycle == *(uint64_t *)user)
        f->ready ^= BIT(TEX_AT_COORD);
}

static void test_cases_after_a_failure_pass(void **state)
{
    struct world *w = *state;
    uint64_t cycle = 300;
    w->options.keep_going = true;
    w->dut.spoil = once;
    w->dut.user = &cycle;
    const struct verdict *v = run(w);
    assert_int_equal(v->cases_count, 3);
    assert_int_equal(v->cases[0].ending, ENDING_MISMATCH);
    assert_int_equal(v->cases[1].ending, ENDING_PASS);
    assert_int_equal(v->cases[2].ending, ENDING_PASS);
    assert_int_equal(v->failure.run_cycle, 300);
    assert_int_equal(v->failure.difference.kind, DIFFERS_READY);
    assert_string_equal(v->failure.difference.stage, "wrap");
    assert_protocol(v); /* the failed case is cut short, those after it are judged whole */
}

/* Withdraws valid of the result port once, while the beat waits. */
static void withdraw(void *user, uint64_t cycle, struct tex_frame *f)
{
    bool *waited = user;
    (void)cycle;
    if (*waited && f->valid >> TEX_AT_RESULT & 1) {
        f->valid &= ~BIT(TEX_AT_RESULT);
        *waited = false;
    } else {
        *waited = f->valid >> TEX_AT_RESULT & ~(f->ready >> TEX_AT_RESULT) & 1;
    }
}

static void stalled_results(struct test_case *c)
{
    c->traffic.result_stall = 60;
}

static void test_protocol_is_told_beside_the_stage(void **state)
{
    struct world *w = *state;
    bool waited = false;
    w->edit = stalled_results;
    w->dut.spoil = withdraw;
    w->dut.user = &waited;
    const struct verdict *v = run(w);
    assert_int_equal(v->failure.kind, FAILURE_LOCKSTEP);
    assert_string_equal(v->failure.difference.stage, "result");
    assert_true(v->failure.protocol);
    assert_int_equal(v->failure.broken.check, PC_HOLD);
    assert_non_null(strstr(w->text, "broken in the same cycle: PC-HOLD"));
    assert_int_equal(v->protocol[PC_HOLD].mismatches, 1);
}

/* Read data that nobody asked for: the model takes it as the unit does, so nothing differs. */
static void test_whose_testbench_broke_the_protocol(void **state)
{
    struct checker *k = calloc(1, sizeof *k);
    struct tex_model *model = tex_model_create();
    struct test_case idle;
    (void)state;
    for (unsigned passive = 0; passive < 2; passive++) {
        struct failure failure = {.kind = FAILURE_NOT};
        case_init(&idle);
        assert_true(k && model && checker_init(k));
        k->passive = passive;
        assert_true(checker_start(k, &idle));
        for (unsigned i = 0; i < 6; i++) {
            struct history_entry *e = history_current(&k->history);
            struct tex_frame pins = {.valid = i == 5 ? BIT(TEX_AT_AXI_R) : 0};
            memset(&e->rtl, 0, sizeof e->rtl);
            tex_model_step(model, i < 3, &pins, &e->rtl);
            e->reset = i < 3;
            assert_int_equal(checker_cycle(k, true, &failure), i < 5);
        }
        assert_int_equal(failure.kind, FAILURE_PROTOCOL);
        assert_int_equal(failure.ending, passive ? ENDING_BAD_INPUT : ENDING_INTERNAL);
        assert_null(failure.difference.stage);
        assert_int_equal(failure.difference.boundary, TEX_AT_AXI_R);
        assert_non_null(strstr(failure.text, "the testbench broke the protocol: PC-AXI-RCOUNT"));
        checker_free(k);
        case_free(&idle);
    }
    tex_model_destroy(model);
    free(k);
}

static void slow_memory(struct test_case *c)
{
    c->traffic.latency_min = c->traffic.latency_max = 5000;
}

static void test_hang(void **state)
{
    struct world *w = *state;
    w->edit = slow_memory;
    w->options.watchdog = 1000;
    const struct verdict *v = run(w);
    assert_int_equal(v->ending, ENDING_HANG);
    assert_non_null(strstr(w->text, "what the model's stages hold"));
}

static void slow_memory_with_registers(struct test_case *c)
{
    slow_memory(c);
    c->traffic.registers = 90;
}

/* Register accesses do not hold off the watchdog. */
static void test_hang_beside_register_traffic(void **state)
{
    struct world *w = *state;
    w->edit = slow_memory_with_registers;
    w->options.watchdog = 1000;
    assert_int_equal(run(w)->ending, ENDING_HANG);
}

static void with_registers(struct test_case *c)
{
    c->traffic.issue_gap = 0;
    c->traffic.registers = 90;
}

/* Faults may have been cleared: the function layer does not judge the record then, and expects fewer compares. */
static void test_register_traffic(void **state)
{
    struct world *w = *state;
    w->edit = with_registers;
    const struct verdict *v = run(w);
    assert_int_equal(v->ending, ENDING_PASS);
    assert_true(w->run.registers.clears > 0 && w->run.registers.invalidates > 0);
    assert_true(v->check[TEX_AT_AXIL_AW].compares > 200 && v->check[TEX_AT_AXIL_AR].compares > 200);
    assert_int_equal(v->check[TEX_AT_INVALIDATE].compares, v->check[TEX_AT_INVALIDATE].minimum);
    assert_int_equal(v->check[CHECK_REGISTERS].compares, v->check[CHECK_REGISTERS].minimum);
    assert_true(v->check[CHECK_REGISTERS].minimum < v->cases_count * (24 + 2 + 7));
}

static void with_resets(struct test_case *c)
{
    c->traffic.resets = 3;
}

/* Resets while instructions run: the case begins again after each, and is judged in full the last time. */
static void test_resets_at_work(void **state)
{
    struct world *w = *state;
    w->edit = with_resets;
    const struct verdict *v = run(w);
    assert_int_equal(v->ending, ENDING_PASS);
    assert_int_equal(w->run.restart.done, 3 * v->cases_count);
    assert_true(v->check[CHECK_RESULTS].compares > v->check[CHECK_RESULTS].minimum);
    assert_int_equal(v->check[CHECK_REGISTERS].compares, v->check[CHECK_REGISTERS].minimum);
    assert_true(v->instructions >= v->cases_count * RANDOM_WARPS_PER_CASE);
}

static void with_changes(struct test_case *c)
{
    c->traffic.registers = 60;
    c->traffic.changes = 60;
    c->traffic.resets = 0;
}

/* Registers change under way: the scoreboard judges the results, and all of them are accounted for. */
static void test_changes_under_way(void **state)
{
    struct world *w = *state;
    w->edit = with_changes;
    const struct verdict *v = run(w);
    assert_int_equal(v->ending, ENDING_PASS);
    assert_true(w->run.registers.changes < 32);
    assert_true(v->check[CHECK_RESULTS].minimum > 0);
    assert_true(v->check[CHECK_RESULTS].compares >= v->check[CHECK_RESULTS].minimum);
}

static void test_slow_memory_is_no_hang(void **state)
{
    struct world *w = *state;
    w->edit = slow_memory;
    w->cases = 1;
    assert_int_equal(run(w)->ending, ENDING_PASS);
}

static void many_texels(struct test_case *c)
{
    assert_true(case_add_minimum(c, TEX_AT_TEXEL, 1000000));
}

static void test_minimum_of_a_case(void **state)
{
    struct world *w = *state;
    w->edit = many_texels;
    const struct verdict *v = run(w);
    assert_int_equal(v->ending, ENDING_VACUOUS);
    assert_string_equal(v->failure.difference.stage, "texel");
    assert_null(v->saved);
}

static void unused_rule(struct test_case *c)
{
    assert_true(case_add_rule(c, TEX_RULE_R_TLD4_30, false));
    c->config.via_header = false;
}

static void test_named_rule_must_decide(void **state)
{
    struct world *w = *state;
    w->edit = unused_rule;
    const struct verdict *v = run(w);
    assert_int_equal(v->ending, ENDING_VACUOUS);
    assert_non_null(strstr(v->failure.text, "R-TLD4-30"));
}

static void used_rule(struct test_case *c)
{
    assert_true(case_add_rule(c, TEX_RULE_PD_96, true));
}

static void test_rule_without_must_not_decide(void **state)
{
    struct world *w = *state;
    w->edit = used_rule;
    const struct verdict *v = run(w);
    assert_int_equal(v->ending, ENDING_VACUOUS);
    assert_non_null(strstr(v->failure.text, "the case excludes rule PD-96, which decided something in it"));
}

/* An expectation that fails in every lane: no register has this number. */
static void wrong_expectation(struct test_case *c)
{
    struct expectation e = {.at = {7, 3}, .warp = 0, .boundary = TEX_AT_RESULT};
    for (uint32_t i = 0; i < tex_boundaries[TEX_AT_RESULT].leaves_count; i++)
        if (strcmp(tex_boundaries[TEX_AT_RESULT].leaves[i].name, "rd") == 0)
            e.leaf = i;
    e.value = 256;
    for (e.lane = 0; e.lane < TEX_WARP_LANES; e.lane++)
        assert_true(case_add_expectation(c, &e));
}

static void test_expectation(void **state)
{
    struct world *w = *state;
    w->edit = wrong_expectation;
    const struct verdict *v = run(w);
    assert_int_equal(v->ending, ENDING_MISMATCH);
    assert_int_equal(v->failure.kind, FAILURE_EXPECTATION);
    assert_int_equal(v->check[CHECK_EXPECTATIONS].mismatches, TEX_WARP_LANES); /* the second run counts them all */
    assert_int_equal(v->expects_failed, TEX_WARP_LANES);
    assert_non_null(strstr(v->failure.text, ":7:3: expected result.rd"));
}

static void late_expectation(struct test_case *c)
{
    struct expectation e = {.warp = RANDOM_WARPS_PER_CASE + 1, .boundary = TEX_AT_DECODE};
    assert_true(case_add_expectation(c, &e));
}

static void test_expectation_that_is_never_met(void **state)
{
    struct world *w = *state;
    w->edit = late_expectation;
    const struct verdict *v = run(w);
    assert_int_equal(v->ending, ENDING_MISMATCH);
    assert_non_null(strstr(v->failure.text, "no transfer of that thread came"));
}

static void test_planned_work_must_be_done(void **state)
{
    struct world *w = *state;
    w->planned = 3 * RANDOM_WARPS_PER_CASE + 1;
    const struct verdict *v = run(w);
    assert_int_equal(v->ending, ENDING_VACUOUS);
    assert_string_equal(v->failure.text, "48 of 49 planned instructions were run");
}

static void no_instruction(struct test_case *c)
{
    c->warps_count = 0;
}

static void test_case_without_instructions(void **state)
{
    struct world *w = *state;
    w->edit = no_instruction;
    assert_int_equal(run(w)->ending, ENDING_VACUOUS);
}

static void other_build(void *user, uint64_t cycle, struct tex_frame *f)
{
    uint32_t *data = &f->payload[TEX_WORD_AXIL_R];
    (void)user;
    (void)cycle;
    if (f->valid >> TEX_AT_AXIL_R & 1 && *data == TEX_DEFS_HASH_VALUE)
        *data ^= 0x5a5a5a5a;
}

/* Not a different hash, but a stuck wire of the read path. */
static void stuck_bit(void *user, uint64_t cycle, struct tex_frame *f)
{
    (void)user;
    (void)cycle;
    f->payload[TEX_WORD_AXIL_R] |= 2;
}

static void test_version_handshake(void **state)
{
    struct world *w = *state;
    w->dut.spoil = other_build;
    const struct verdict *v = run(w);
    assert_int_equal(v->ending, ENDING_INTERNAL);
    assert_non_null(strstr(v->failure.text, "DEFS_HASH"));
}

static void test_read_path_is_no_other_version(void **state)
{
    struct world *w = *state;
    w->dut.spoil = stuck_bit;
    const struct verdict *v = run(w);
    assert_int_equal(v->ending, ENDING_MISMATCH);
    assert_string_equal(v->failure.difference.stage, "csr");
    assert_non_null(strstr(v->failure.text, "payload of boundary axil_r differs"));
}

static void test_traffic_seed(void **state)
{
    struct world *w = *state;
    uint64_t cycles = run(w)->cycles;
    void *other;
    setup(&other);
    struct world *u = other;
    u->options.set_traffic_seed = true;
    u->options.traffic_seed = 77;
    const struct verdict *v = run(u);
    assert_int_equal(v->ending, ENDING_PASS);
    assert_int_not_equal(v->cycles, cycles);
    teardown(&other);
}

static unsigned bit_of(enum tex_boundary b, const char *field)
{
    const struct tex_leaf_info *leaf = field_find(b, field);
    assert_non_null(leaf);
    return leaf->offset;
}

/* For one run: another run needs another world. */
static void at_strictness(struct world *w, enum case_strictness strictness)
{
    w->options.set_strictness = true;
    w->options.strictness = strictness;
}

static void test_strictness_pass(void **state)
{
    struct world *w = *state;
    at_strictness(w, STRICT_ORDER);
    const struct verdict *v = run(w);
    assert_int_equal(v->ending, ENDING_PASS);
    assert_string_equal(verdict_strictness(v), "order");
    for (unsigned i = 0; i < CHECKS; i++) {
        assert_true(v->check[i].compares >= v->check[i].minimum);
        bool stores = i < TEX_BOUNDARIES && (TEX_SET_STORE | TEX_BIT(TEX_AT_AXI_AW) | TEX_BIT(TEX_AT_AXI_W)) >> i &
                                                1; /* nothing stores here */
        assert_int_equal(v->check[i].compares > 0 || i == CHECK_EXPECTATIONS || i == CHECK_MEMORY || stores,
                         checker_judges(STRICT_ORDER, TEX_SET_ALL, i) || stores);
    }
    assert_true(v->check[TEX_AT_WRAP].minimum > 3);
    assert_true(v->cover.hits[TEX_RULE_R_TLD4_41] > 0);
    assert_protocol(v);
    assert_true(v->protocol[PC_BEAT].minimum > 0);
}

static void test_arch_looks_at_results_only(void **state)
{
    struct world *w = *state;
    struct flip f = {.boundary = TEX_AT_WRAP, .bit = bit_of(TEX_AT_WRAP, "x"), .skip = 9};
    at_strictness(w, STRICT_ARCH);
    const struct verdict *v = run_flipped(w, &f);
    assert_int_equal(v->ending, ENDING_PASS);
    assert_int_equal(v->check[TEX_AT_WRAP].compares + v->check[TEX_AT_WRAP].minimum, 0);
    assert_int_equal(v->check[TEX_AT_RESULT].compares, v->check[TEX_AT_RESULT].minimum);
}

static void test_arch_finds_a_wrong_result(void **state)
{
    struct world *w = *state;
    struct flip f = {.boundary = TEX_AT_RESULT, .bit = bit_of(TEX_AT_RESULT, "value"), .skip = 9};
    at_strictness(w, STRICT_ARCH);
    const struct verdict *v = run_flipped(w, &f);
    assert_int_equal(v->ending, ENDING_MISMATCH);
    assert_int_equal(v->failure.kind, FAILURE_SCOREBOARD);
    assert_string_equal(v->failure.difference.stage, "result");
    assert_int_equal(v->failure.lane % TEX_QUAD_LANES, 0);
    assert_non_null(strstr(w->text, "strictness arch, window 4096 working cycles"));
    assert_non_null(strstr(w->text, "--strictness arch"));
    assert_null(v->second_look);
}

static void test_order_names_the_stage(void **state)
{
    struct world *w = *state;
    struct flip f = {.boundary = TEX_AT_COORD, .bit = bit_of(TEX_AT_COORD, "fixed"), .skip = 40};
    at_strictness(w, STRICT_ORDER);
    const struct verdict *v = run_flipped(w, &f);
    assert_int_equal(v->ending, ENDING_MISMATCH);
    assert_string_equal(v->failure.difference.stage, "coord");
    assert_int_equal(v->check[TEX_AT_COORD].mismatches, 1);
    assert_true(v->failure.instruction != FAILURE_NONE && v->failure.lane != FAILURE_NONE);
    assert_non_null(strstr(w->text, "fixed[0]         *"));
}

/* A vector may name its strictness: a run of several is mixed, and each case says its own. */
static void odd_strictness(struct test_case *c)
{
    c->strictness = c->name[strlen(c->name) - 1] == '1' ? STRICT_ARCH : STRICT_CYCLE;
}

/* The unit shows X in a payload in one cycle after reset: what the checker reports at a strictness. */
static bool unknown_passes(enum case_strictness strictness, enum tex_boundary b)
{
    struct checker *k = calloc(1, sizeof *k);
    struct tex_model *model = tex_model_create();
    struct test_case idle;
    struct failure failure = {.kind = FAILURE_NOT};
    bool good = true;
    case_init(&idle);
    idle.strictness = strictness;
    assert_true(k && model && checker_init(k) && checker_four_state(k) && checker_start(k, &idle));
    for (unsigned i = 0; i < 6; i++) {
        struct history_entry *e = history_current(&k->history);
        struct tex_frame none = {.valid = 0}, *unknown = history_unknown(&k->history, e);
        tex_model_step(model, i < 3, &none, &e->rtl);
        *unknown = none;
        if (i == 5)
            unknown->valid = BIT(b);
        e->reset = i < 3;
        assert_true(good);
        good = checker_cycle(k, true, &failure);
    }
    if (!good)
        assert_int_equal(failure.difference.boundary, b);
    checker_free(k);
    free(k);
    tex_model_destroy(model);
    case_free(&idle);
    return good;
}

static void test_unknown_bits_at_each_strictness(void **state)
{
    (void)state;
    for (unsigned strictness = 0; strictness < STRICTNESSES; strictness++) {
        assert_false(unknown_passes((enum case_strictness)strictness, TEX_AT_RESULT));
        assert_false(unknown_passes((enum case_strictness)strictness, TEX_AT_AXI_AR));
        assert_int_equal(unknown_passes((enum case_strictness)strictness, TEX_AT_WRAP), strictness == STRICT_ARCH);
        assert_int_equal(unknown_passes((enum case_strictness)strictness, TEX_AT_LOOKUP_REQ),
                         strictness == STRICT_ARCH);
    }
}

static void test_strictness_of_each_case(void **state)
{
    struct world *w = *state;
    w->edit = odd_strictness;
    const struct verdict *v = run(w);
    assert_int_equal(v->ending, ENDING_PASS);
    assert_string_equal(verdict_strictness(v), "mixed");
    assert_int_equal(v->cases[0].strictness, STRICT_CYCLE);
    assert_int_equal(v->cases[1].strictness, STRICT_ARCH);
    assert_int_equal(v->cases[2].strictness, STRICT_CYCLE);
    assert_protocol(v);
}

static void test_second_look_at_wrong_payloads(void **state)
{
    struct world *w = *state;
    struct flip f = {.boundary = TEX_AT_WRAP, .bit = bit_of(TEX_AT_WRAP, "y"), .skip = 9};
    const struct verdict *v = run_flipped(w, &f);
    assert_int_equal(v->ending, ENDING_MISMATCH);
    assert_int_equal(v->failure.kind, FAILURE_LOCKSTEP);
    assert_false(v->payloads_agree);
    assert_non_null(
        strstr(w->text, "payloads differ too: strictness order ends this case with mismatch in stage wrap"));
    assert_non_null(strstr(v->cases[0].text, "; payloads differ too"));
    assert_int_equal(v->cases_count, 1);
    assert_int_equal(v->check[TEX_AT_WRAP].mismatches, 1);
}

static void test_second_look_at_history(void **state)
{
    struct world *w = *state;
    struct flip f = {.boundary = TEX_AT_LOOKUP, .bit = bit_of(TEX_AT_LOOKUP, "hit"), .skip = 9};
    w->options.keep_going = true;
    const struct verdict *v = run_flipped(w, &f);
    assert_int_equal(v->ending, ENDING_MISMATCH);
    assert_true(v->payloads_agree);
    assert_non_null(
        strstr(w->text, "timing only: payloads agree except for fields of cache history (strictness order"));
    assert_int_equal(v->cases_count, 3);
    assert_int_equal(v->check[TEX_AT_LOOKUP].mismatches, 3);
    assert_string_equal(verdict_strictness(v), "cycle");
}

/* The second run does not change the counts. */
static void test_second_look_counts_nothing(void **state)
{
    struct world *w = *state;
    struct flip f = {.boundary = TEX_AT_FILTER, .bit = bit_of(TEX_AT_FILTER, "value"), .skip = 60};
    w->next = 1; /* a case of many gathers */
    const struct verdict *v = run_flipped(w, &f);
    assert_int_equal(v->ending, ENDING_MISMATCH);
    assert_true(v->cycles < w->dut.cycle);
    assert_true(v->check[CHECK_RESULTS].compares < v->check[TEX_AT_FILTER].compares);
    assert_int_equal(v->check[CHECK_REGISTERS].compares, 0);
    assert_int_equal(v->check[CHECK_RESULTS].mismatches, 0);
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_pass),
        cmocka_unit_test(test_first_difference_is_named),
        TEST(test_netlist_passes),
        TEST(test_netlist_differs_at_a_port),
        TEST(test_threads_do_not_show),
        TEST(test_keep_going),
        TEST(test_cases_after_a_failure_pass),
        TEST(test_protocol_is_told_beside_the_stage),
        cmocka_unit_test(test_whose_testbench_broke_the_protocol),
        TEST(test_hang),
        TEST(test_hang_beside_register_traffic),
        TEST(test_register_traffic),
        TEST(test_resets_at_work),
        TEST(test_changes_under_way),
        TEST(test_slow_memory_is_no_hang),
        TEST(test_minimum_of_a_case),
        TEST(test_named_rule_must_decide),
        TEST(test_rule_without_must_not_decide),
        TEST(test_expectation),
        TEST(test_expectation_that_is_never_met),
        TEST(test_planned_work_must_be_done),
        TEST(test_case_without_instructions),
        TEST(test_version_handshake),
        TEST(test_read_path_is_no_other_version),
        TEST(test_traffic_seed),
        TEST(test_strictness_pass),
        TEST(test_arch_looks_at_results_only),
        TEST(test_arch_finds_a_wrong_result),
        TEST(test_order_names_the_stage),
        cmocka_unit_test(test_unknown_bits_at_each_strictness),
        TEST(test_strictness_of_each_case),
        TEST(test_second_look_at_wrong_payloads),
        TEST(test_second_look_at_history),
        TEST(test_second_look_counts_nothing),
    };
    return cmocka_run_group_tests_name("run", tests, NULL, NULL);
}
