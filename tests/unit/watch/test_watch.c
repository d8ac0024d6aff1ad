// SPDX-License-Identifier: Apache-2.0
/* Passive mode without a simulator: a run of the harness over the golden model plays the testbench that is watched. */
#include <unistd.h>

#include "base/diag.h"
#include "check/golden.h"
#include "model_dut.h"
#include "random/random.h"
#include "run/run.h"
#include "sim/vpi_watch.h"
#include "tap.h"
#include "vector/vector.h"
#include "watch/capture_case.h"
#include "watch/watch.h"
#include "watch/watch_part.h"

#define LIMIT 2000000
#define SEED 10

struct world {
    struct run run;
    struct model_dut dut;
    struct dut_client inner;
    uint32_t cases, next;
    struct traffic traffic; /* of all cases; seed 0: their own */
    struct watch_options options;
    struct watch *watch;
    struct capture seen;
    bool hide_reset, ended; /* ended: the watch asked for the end */
    uint64_t cycle, from;   /* `from`: the first cycle of the simulation that the watch is shown */
    void (*spoil)(struct world *w, struct tex_frame *f);
    struct tex_frame kept;
    char folder[64];
    char *text;
    size_t size;
    FILE *console;
    bool steady;
};

static enum run_next next_case(void *user, struct test_case *c)
{
    struct world *w = user;
    if (w->next == w->cases)
        return RUN_NEXT_NONE;
    if (!random_case(SEED, w->next++, c))
        return RUN_NEXT_FAILED;
    c->traffic.resets = 0; /* whole cases: what was seen is compared with them */
    if (w->steady)         /* with another configuration the capture begins anew */
        c->traffic.changes = 0;
    if (w->traffic.seed > 0)
        c->traffic = w->traffic;
    return RUN_NEXT_CASE;
}

static int setup(void **state)
{
    struct world *w = calloc(1, sizeof *w);
    assert_non_null(w);
    snprintf(w->folder, sizeof w->folder, "%s/texlock-test-XXXXXX", P_tmpdir);
    assert_non_null(mkdtemp(w->folder));
    w->options = (struct watch_options){.out = w->folder, .program = "texlock", .wave = true, .window = CASE_WINDOW};
    w->dut.limit = LIMIT;
    w->cases = 2;
    w->console = open_memstream(&w->text, &w->size);
    assert_non_null(w->console);
    assert_true(capture_init(&w->seen, "seen", CAPTURE_KEPT));
    *state = w;
    return 0;
}

static int teardown(void **state)
{
    struct world *w = *state;
    char command[128];
    if (w->watch)
        watch_destroy(w->watch);
    run_free(&w->run);
    capture_free(&w->seen);
    fclose(w->console);
    free(w->text);
    snprintf(command, sizeof command, "rm -r %s", w->folder);
    assert_int_equal(system(command), 0);
    free(w);
    return 0;
}

static struct tex_frame *frame(void *user)
{
    struct world *w = user;
    return w->inner.frame(w->inner.user);
}

static bool cycle(void *user, struct dut_inputs *in)
{
    struct world *w = user;
    struct tex_frame shown = *frame(user);
    bool reset = dut_get(in, DUT_RST) != 0;
    capture_cycle(&w->seen, &shown, reset);
    if (w->spoil)
        w->spoil(w, &shown);
    const struct watch_frame seen = {.frame = &shown, .reset = reset && !w->hide_reset};
    if (w->cycle++ >= w->from && !w->ended)
        w->ended = !watch_cycle(w->watch, &seen);
    return w->inner.cycle(w->inner.user, in);
}

/* Runs the whole simulation; returns the ending of the watch. */
static enum ending simulate_watched(struct world *w)
{
    struct run_options options = {.seed = SEED, .watchdog = RUN_WATCHDOG, .out = w->folder, .program = "texlock"};
    struct run_source source = {.next = next_case, .user = w, .cases = w->cases};
    w->watch = watch_create(&w->options, "top.unit", "a model", w->console);
    assert_non_null(w->watch);
    assert_true(run_init(&w->run, &options, &source, w->console));
    w->inner = run_client(&w->run);
    struct dut_client client = {.frame = frame, .cycle = cycle, .user = w};
    assert_true(model_dut_run(&w->dut, &client));
    enum ending ending = watch_finish(w->watch);
    assert_int_equal(watch_finish(w->watch), ending);
    fflush(w->console);
    return ending;
}

/* Watching counts the same rules as a run of the same cases. */
static void same_rules(const struct world *w)
{
    struct tex_cover of_run;
    checker_cover(&w->run.checker, &of_run);
    assert_true(of_run.hits[TEX_RULE_PD_96] > 0);
    assert_memory_equal(&w->watch->verdict.cover, &of_run, sizeof of_run);
}

static void test_what_is_right_passes(void **state)
{
    struct world *w = *state;
    assert_int_equal(simulate_watched(w), ENDING_PASS);
    same_rules(w);
    assert_false(w->ended);
    assert_non_null(strstr(w->text, "\nPASS  "));
    assert_non_null(strstr(w->text, "unit top.unit, strictness cycle"));
    assert_null(strstr(w->text, "note:"));
}

static void test_it_passes_at_strictness_order(void **state)
{
    struct world *w = *state;
    w->options.strictness = STRICT_ORDER;
    assert_int_equal(simulate_watched(w), ENDING_PASS);
    same_rules(w);
    assert_non_null(strstr(w->text, "strictness order"));
}

static void test_it_passes_at_strictness_arch(void **state)
{
    struct world *w = *state;
    w->options.strictness = STRICT_ARCH;
    assert_int_equal(simulate_watched(w), ENDING_PASS);
    same_rules(w);
    assert_non_null(strstr(w->text, "strictness arch"));
}

static void flip_texel(struct world *w, struct tex_frame *f)
{
    if (w->cycle > 400 && f->valid >> TEX_AT_TEXEL & 1)
        f->payload[tex_boundaries[TEX_AT_TEXEL].word] ^= 0x100;
}

static void test_a_difference_ends_the_simulation(void **state)
{
    struct world *w = *state;
    w->spoil = flip_texel;
    assert_int_equal(simulate_watched(w), ENDING_MISMATCH);
    assert_true(w->ended);
    assert_non_null(strstr(w->text, "MISMATCH in stage texel"));
    assert_non_null(strstr(w->text, "\n  saved case  "));
}

static void test_what_was_seen_is_saved_as_a_case(void **state)
{
    struct world *w = *state;
    struct test_case c;
    struct diag diag;
    char path[128];
    w->spoil = flip_texel;
    assert_int_equal(simulate_watched(w), ENDING_MISMATCH);
    snprintf(path, sizeof path, "%s/failures/top.unit.tlv", w->folder);
    diag_init(&diag, NULL);
    assert_true(vector_load(path, &c, &diag));
    assert_true(c.warps_count > 0);
    diag_free(&diag);
    case_free(&c);
}

static void flip_first_decode(struct world *w, struct tex_frame *f)
{
    (void)w;
    if (f->valid >> TEX_AT_DECODE & 1)
        f->payload[tex_boundaries[TEX_AT_DECODE].word] ^= 1;
}

/* A failure while the first instruction is being issued: it is in the case, with the threads that were seen. */
static void test_an_instruction_that_is_being_issued_is_saved(void **state)
{
    struct world *w = *state;
    struct test_case saved, whole;
    struct diag diag;
    char path[128];
    w->spoil = flip_first_decode;
    w->options.go_on = true; /* the checker does not lag behind */
    assert_int_equal(simulate_watched(w), ENDING_MISMATCH);
    snprintf(path, sizeof path, "%s/failures/top.unit.tlv", w->folder);
    diag_init(&diag, NULL);
    assert_true(vector_load(path, &saved, &diag));
    assert_true(random_case(SEED, 0, &whole));
    assert_int_equal(saved.warps_count, 1);
    const struct tex_warp *a = &saved.warps[0].warp, *b = &whole.warps[0].warp;
    assert_true(a->header.word == b->header.word);
    assert_int_not_equal(a->header.active & b->header.active, 0);
    assert_int_not_equal(a->header.active, b->header.active);
    assert_int_equal(a->header.active & ~b->header.active, 0);
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++)
        if (a->header.active >> lane & 1)
            assert_memory_equal(a->ra[lane], b->ra[lane], sizeof a->ra[lane]);
    diag_free(&diag);
    case_free(&saved);
    case_free(&whole);
}

static void near_to(uint32_t found, uint32_t wanted, uint32_t most)
{
    assert_in_range(found, wanted > most ? wanted - most : 0, wanted + most);
}

/* The traffic that was seen has the shape of the traffic that was made. */
static void test_the_shape_of_the_traffic_is_learnt(void **state)
{
    struct world *w = *state;
    struct test_case c;
    w->cases = 1;
    w->traffic = (struct traffic){
        .seed = 3, .issue_gap = 40, .result_stall = 60, .ar_stall = 30, .latency_min = 25, .latency_max = 25};
    assert_int_equal(simulate_watched(w), ENDING_PASS);
    assert_true(random_case(SEED, 0, &c));
    capture_close(&w->seen);
    const struct traffic *t = &w->seen.c.traffic;
    near_to(t->issue_gap, 40, 6);
    near_to(t->result_stall, 60, 10);
    near_to(t->ar_stall, 30, 10);
    near_to(t->latency_min, 25, 2);
    near_to(t->latency_max, 25, 3);
    assert_false(t->reorder);
    assert_int_equal(w->seen.c.warps_count, c.warps_count);
    capture_reopen(&w->seen);
    case_free(&c);
}

static void test_it_goes_on_and_counts(void **state)
{
    struct world *w = *state;
    w->spoil = flip_texel;
    w->options.go_on = true;
    assert_int_equal(simulate_watched(w), ENDING_MISMATCH);
    assert_false(w->ended);
    const char *row = strstr(w->text, "\ntexel ");
    assert_non_null(row);
    unsigned long compares, minimum, mismatches;
    assert_int_equal(sscanf(row, " texel texel %lu %lu %lu", &compares, &minimum, &mismatches), 3);
    assert_true(mismatches > 1);
}

/* A failure, then nothing is under way; or an instruction beat that is never taken. */
static void idle_on(struct world *w, struct tex_frame *f)
{
    f->valid &= TEX_BIT(TEX_AT_REGS) | TEX_BIT(TEX_AT_FAULT);
    f->payload[TEX_WORD_REGS] ^= w->cycle == 20;
    w->hide_reset = w->cycle > 20;
}

static void stand(struct world *w, struct tex_frame *f)
{
    idle_on(w, f);
    f->valid |= w->cycle > 20 ? TEX_BIT(TEX_AT_ISSUE) : 0;
    f->ready &= w->cycle > 20 ? ~TEX_BIT(TEX_AT_ISSUE) : UINT32_MAX;
}

static void test_a_unit_that_stands_ends_the_simulation(void **state)
{
    struct world *w = *state;
    w->spoil = stand;
    w->options.go_on = true;
    w->cases = 40;
    assert_int_equal(simulate_watched(w), ENDING_MISMATCH);
    assert_true(w->cycle > WATCH_STANDS + 100);
    assert_true(w->ended);
    assert_non_null(strstr(w->text, "note: the unit hangs since the failure: no transfer for 20000 cycles"));
}

static void test_an_idle_unit_does_not(void **state)
{
    struct world *w = *state;
    w->spoil = idle_on;
    w->options.go_on = true;
    w->cases = 40;
    assert_int_equal(simulate_watched(w), ENDING_MISMATCH);
    assert_true(w->cycle > WATCH_STANDS + 100);
    assert_false(w->ended);
}

static void test_without_a_reset_nothing_is_proved(void **state)
{
    struct world *w = *state;
    w->hide_reset = true;
    assert_int_equal(simulate_watched(w), ENDING_VACUOUS);
    assert_non_null(strstr(w->text, "no reset of the unit was seen in "));
}

static void test_attached_late_it_waits_for_a_reset(void **state)
{
    struct world *w = *state;
    w->from = 300;
    assert_int_equal(simulate_watched(w), ENDING_PASS);
    assert_non_null(strstr(w->text, "note: checked from the reset in clock cycle "));
}

/* A probe that shows the same idle cycle for ever agrees with the model all the time. */
static void stick(struct world *w, struct tex_frame *f)
{
    if (w->cycle == 1)
        w->kept = *f;
    if (w->cycle > 1)
        *f = w->kept;
}

static void test_an_idle_probe_is_no_pass(void **state)
{
    struct world *w = *state;
    w->spoil = stick;
    assert_int_equal(simulate_watched(w), ENDING_VACUOUS);
}

static void test_a_refusal_is_the_ending(void **state)
{
    struct world *w = *state;
    w->watch = watch_create(&w->options, "top.unit", "a model", w->console);
    assert_non_null(w->watch);
    watch_refuse(w->watch, ENDING_BAD_INPUT, "no such signal");
    assert_int_equal(watch_finish(w->watch), ENDING_BAD_INPUT);
    fflush(w->console);
    assert_non_null(strstr(w->text, "top.unit: no such signal"));
}

/* Memory as it was read, instructions as they were issued: enough for the function layer to give the same results. */
static void test_what_is_observed_gives_the_same_results(void **state)
{
    struct world *w = *state;
    struct golden wanted, found;
    struct test_case c;
    w->cases = 1;
    w->steady = true;
    assert_int_equal(simulate_watched(w), ENDING_PASS);
    assert_false(w->seen.lost);
    assert_true(random_case(SEED, 0, &c));
    assert_int_equal(w->seen.first, 0);
    assert_int_equal(w->seen.c.warps_count, c.warps_count);
    w->seen.c.config = c.config;
    assert_true(golden_build(&wanted, &c) && golden_build(&found, &w->seen.c));
    assert_int_equal(found.beats_count, wanted.beats_count);
    assert_memory_equal(found.beats, wanted.beats, wanted.beats_count * sizeof *wanted.beats);
    golden_free(&wanted);
    golden_free(&found);
    case_free(&c);
}

static bool parse_at(const char *strictness, const char *argument, struct vpi_watch_options *options)
{
    char error[1024] = "";
    char *argv[] = {strdup(strictness), strdup(argument)};
    bool good = vpi_watch_options(options, 2, argv, error, sizeof error);
    assert_int_equal(good, error[0] == '\0');
    if (!good) /* the message names what was found */
        assert_non_null(strstr(error, argument));
    free(argv[0]);
    free(argv[1]);
    return good;
}

static bool parse(const char *argument, struct vpi_watch_options *options)
{
    return parse_at("vvp", argument, options);
}

static void test_options_of_the_simulation(void **state)
{
    struct vpi_watch_options o;
    (void)state;
    assert_true(parse("+other+plusarg", &o));
    assert_int_equal(o.watch.strictness, STRICT_CYCLE);
    assert_true(o.watch.wave && !o.watch.go_on && o.duts == 0);
    assert_true(parse("+texlock+strictness=arch", &o));
    assert_int_equal(o.watch.strictness, STRICT_ARCH);
    assert_false(parse("+texlock+window=12", &o)); /* strictness cycle uses none */
    assert_true(parse_at("+texlock+strictness=order", "+texlock+window=12", &o));
    assert_int_equal(o.watch.window, 12);
    assert_int_equal(o.watch.kept, 0);
    assert_true(parse("+texlock+keep=16", &o));
    assert_int_equal(o.watch.kept, 16);
    assert_true(parse("+texlock+keep=1024", &o));
    assert_true(parse("+texlock+from=70000000000", &o));
    assert_true(o.watch.from == UINT64_C(70000000000));
    assert_true(parse("+texlock+dut=a.b", &o));
    assert_int_equal(o.duts, 1);
    assert_true(parse("+texlock+continue", &o));
    assert_true(o.watch.go_on);
}

static void test_options_that_have_no_sense(void **state)
{
    static const char *const wrong[] = {"+texlock+",         "+texlock+strictness", "+texlock+strictness=fast",
                                        "+texlock+window=0", "+texlock+window=x",   "+texlock+window=99999999999",
                                        "+texlock+from=-1",  "+texlock+from=",      "+texlock+out=",
                                        "+texlock+dut=",     "+texlock+continue=1", "+texlock+nowaves",
                                        "+texlock+keep=15",  "+texlock+keep=1025",  "+texlock+keep"};
    struct vpi_watch_options o;
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_false(parse(wrong[i], &o));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_what_is_right_passes, setup, teardown),
        cmocka_unit_test_setup_teardown(test_it_passes_at_strictness_order, setup, teardown),
        cmocka_unit_test_setup_teardown(test_it_passes_at_strictness_arch, setup, teardown),
        cmocka_unit_test_setup_teardown(test_a_difference_ends_the_simulation, setup, teardown),
        cmocka_unit_test_setup_teardown(test_what_was_seen_is_saved_as_a_case, setup, teardown),
        cmocka_unit_test_setup_teardown(test_an_instruction_that_is_being_issued_is_saved, setup, teardown),
        cmocka_unit_test_setup_teardown(test_the_shape_of_the_traffic_is_learnt, setup, teardown),
        cmocka_unit_test_setup_teardown(test_it_goes_on_and_counts, setup, teardown),
        cmocka_unit_test_setup_teardown(test_a_unit_that_stands_ends_the_simulation, setup, teardown),
        cmocka_unit_test_setup_teardown(test_an_idle_unit_does_not, setup, teardown),
        cmocka_unit_test_setup_teardown(test_without_a_reset_nothing_is_proved, setup, teardown),
        cmocka_unit_test_setup_teardown(test_attached_late_it_waits_for_a_reset, setup, teardown),
        cmocka_unit_test_setup_teardown(test_an_idle_probe_is_no_pass, setup, teardown),
        cmocka_unit_test_setup_teardown(test_a_refusal_is_the_ending, setup, teardown),
        cmocka_unit_test_setup_teardown(test_what_is_observed_gives_the_same_results, setup, teardown),
        cmocka_unit_test(test_options_of_the_simulation),
        cmocka_unit_test(test_options_that_have_no_sense),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
