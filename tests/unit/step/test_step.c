// SPDX-License-Identifier: Apache-2.0
/*
 * The commands over a recorded run, the golden model in the place of the RTL, with a bit of boundary wrap flipped. What
 * a search finds is what a look at every cycle finds, forwards and back.
 */
#include "base/bits.h"
#include "base/diag.h"
#include "base/dut.h"
#include "base/passes.h"
#include "model_dut.h"
#include "run/run.h"
#include "step/step_part.h"
#include "tap.h"
#include "vector/vector.h"

#define FILE_FIRST "vectors/hand/tld4/first.tlv"
#define FILE_PASSES "vectors/generated/tex/trilinear.tlv"
#define LIMIT 200000
#define MOST_HITS 20000
#define MOST_OF_RULES 2U /* instructions of that test */

struct world {
    struct test_case c;
    struct run run;
    struct run_options options;
    struct model_dut dut;
    struct trace trace;
    struct playback playback;
    struct failure failure;
    struct step step;
    struct playback_cursor look;
    unsigned skip; /* beats at wrap before the one that is spoilt; UINT32_MAX: none is */
    bool given;
    char *text;
    size_t size;
    uint64_t hits[MOST_HITS];
};

static enum run_next next_case(void *user, struct test_case *c)
{
    struct world *w = user;
    if (w->given)
        return RUN_NEXT_NONE;
    w->given = true;
    return case_copy(c, &w->c) ? RUN_NEXT_CASE : RUN_NEXT_FAILED;
}

static void judged(void *user, const struct failure *f, const struct tex_config *config)
{
    struct world *w = user;
    (void)config;
    w->failure = *f;
}

/* The lowest bit of y[0]. */
static void spoil(void *user, uint64_t cycle, struct tex_frame *f)
{
    struct world *w = user;
    (void)cycle;
    if (!(f->valid >> TEX_AT_WRAP & 1) || w->skip == UINT32_MAX)
        return;
    if (w->skip == 0)
        f->payload[TEX_WORD_WRAP + 113 / 32] ^= 1U << 113 % 32;
    else if (f->ready >> TEX_AT_WRAP & 1)
        w->skip--;
}

static void begin(struct world *w, const char *path, unsigned skip)
{
    struct run_source source = {.next = next_case, .judged = judged, .user = w};
    struct diag diag;
    diag_init(&diag, NULL);
    assert_true(vector_load(path, &w->c, &diag));
    diag_free(&diag);
    w->skip = skip;
    w->options = (struct run_options){.seed = 1, .watchdog = RUN_WATCHDOG, .out = "build", .one_thread = true};
    w->dut = (struct model_dut){.limit = LIMIT, .spoil = spoil, .user = w};
    playback_begin(&w->playback, (size_t)256 << 20);
    w->trace.playback = &w->playback;
    w->trace.wanted[TRACE_RTL] = w->trace.wanted[TRACE_MODEL] = true;
    trace_begin(&w->trace);
    assert_true(run_init(&w->run, &w->options, &source, stdout));
    w->run.checker.trace = &w->trace;
    struct dut_client client = run_client(&w->run);
    assert_true(model_dut_run(&w->dut, &client));
    run_free(&w->run);
    assert_false(playback_empty(&w->playback));
    w->step.c = &w->c;
    w->step.playback = &w->playback;
    w->step.failure = &w->failure;
    w->step.columns = STEP_COLUMNS;
    step_begin(&w->step);
}

static int setup(void **state)
{
    struct world *w = calloc(1, sizeof *w);
    assert_non_null(w);
    *state = w;
    return 0;
}

static int teardown(void **state)
{
    struct world *w = *state;
    step_free(&w->step);
    playback_free(&w->playback);
    case_free(&w->c);
    free(w->text);
    free(w);
    return 0;
}

/* What a line prints. */
static const char *told(struct world *w, const char *line)
{
    free(w->text);
    w->step.out = open_memstream(&w->text, &w->size);
    assert_non_null(w->step.out);
    bool good = step_line(&w->step, line);
    fclose(w->step.out);
    if (!good)
        print_message("%s: %s\n", line, w->step.error);
    assert_true(good);
    return w->text;
}

static void assert_error(struct world *w, const char *line, const char *says)
{
    uint64_t cycle = w->step.at.cycle;
    free(w->text);
    w->step.out = open_memstream(&w->text, &w->size);
    assert_false(step_line(&w->step, line));
    fclose(w->step.out);
    assert_string_equal(w->step.error, says);
    assert_int_equal(w->step.at.cycle, cycle);
}

static void assert_says(struct world *w, const char *line, const char *part)
{
    if (strstr(told(w, line), part))
        return;
    print_message("%s: expected '%s' in\n%s", line, part, w->text);
    fail();
}

/* The cycles in which a condition holds, by looking at all. */
static unsigned look(struct world *w, const struct step_condition *c)
{
    unsigned count = 0;
    playback_open(&w->look, &w->playback);
    do {
        if (step_holds(&w->step, &w->look, c)) {
            assert_true(count < MOST_HITS);
            w->hits[count++] = w->look.cycle;
        }
    } while (playback_next(&w->look));
    return count;
}

/* `continue` comes to each of them, `reverse-continue` to the same. */
static unsigned walk(struct world *w, const char *condition)
{
    char line[96];
    snprintf(line, sizeof line, "break %s", condition);
    told(w, line);
    unsigned count = look(w, &w->step.breaks[0].condition);
    told(w, "goto first");
    for (unsigned i = 0; i < count; i++) {
        if (w->hits[i] == playback_first(&w->playback))
            continue;
        told(w, "continue");
        assert_int_equal(w->step.at.cycle, w->hits[i]);
    }
    assert_says(w, "continue", "no break holds after this cycle");
    assert_int_equal(w->step.at.cycle, playback_last(&w->playback));
    for (unsigned i = count; i-- > 0;) {
        if (w->hits[i] == playback_last(&w->playback))
            continue;
        told(w, "reverse-continue");
        assert_int_equal(w->step.at.cycle, w->hits[i]);
    }
    assert_says(w, "rc", "no break holds before this cycle");
    told(w, "delete all");
    return count;
}

static void searches_find_what_is_there(void **state)
{
    struct world *w = *state;
    begin(w, FILE_FIRST, UINT32_MAX);
    unsigned wrap = walk(w, "wrap"), threads = 0;
    assert_int_equal(wrap, 40); /* threads of both instructions */
    assert_int_equal(walk(w, "model wrap"), 40);
    assert_true(walk(w, "wrap.y == 9") < wrap && walk(w, "wrap.y == 9") > 0);
    assert_int_equal(walk(w, "wrap.y >= 0"), wrap);
    for (unsigned lane = 0; lane < TEX_WARP_LANES; lane++) {
        char line[64];
        snprintf(line, sizeof line, "wrap.tag.lane == %u", lane);
        threads += walk(w, line);
    }
    assert_int_equal(threads, wrap);
    assert_int_equal(walk(w, "axil_aw"), walk(w, "rtl axil_aw"));
    assert_int_equal(walk(w, "difference"), 0);
    assert_int_equal(walk(w, "instruction 1"), walk(w, "warp 1"));
    assert_true(walk(w, "regs") > 1); /* always valid: where it changes */
    assert_true(walk(w, "regs.header_pool > 0") > 0);
    assert_int_equal(walk(w, "warp 63"), 0);
}

static void a_thread_stops_where_it_is_new(void **state)
{
    struct world *w = *state;
    begin(w, FILE_FIRST, UINT32_MAX);
    uint32_t warp = w->c.warps[1].warp.header.warp;
    char line[64];
    snprintf(line, sizeof line, "warp %u lane 9", warp);
    unsigned count = walk(w, line);
    snprintf(line, sizeof line, "break warp %u lane 9", warp);
    told(w, line);
    told(w, "goto first");
    unsigned boundaries = 0, wrap = 0;
    for (unsigned i = 0; i < count; i++) {
        told(w, "c");
        for (unsigned b = 0; b < TEX_BOUNDARIES; b++)
            if (step_begins(&w->step.at, TRACE_RTL, b) && w->step.at.side[TRACE_RTL].beat[b].instruction == 1 &&
                w->step.at.side[TRACE_RTL].beat[b].lanes >> 9 & 1) {
                boundaries++;
                wrap += b == TEX_AT_WRAP;
            }
    }
    assert_int_equal(wrap, 1);
    assert_true(boundaries >= count && count >= 12); /* decode .. result */
    assert_int_equal(w->step.breaks[0].number, w->step.last_number);
}

/* The rule decides in an earlier stage of the same pass. */
static bool before(const struct step_rules *t, size_t row, enum tex_rule rule)
{
    const struct step_rule_row *r = &t->rows[row];
    for (size_t i = 0; i < row; i++) {
        const struct step_rule_row *other = &t->rows[i];
        if (other->instruction == r->instruction && other->lane == r->lane && other->pass == r->pass &&
            step_rules_have(&other->set, rule))
            return true;
    }
    return false;
}

static uint64_t passes_of(const struct step_rules *t, enum tex_rule rule)
{
    uint64_t count = 0;
    for (size_t i = 0; i < t->count; i++)
        count += step_rules_have(&t->rows[i].set, rule) && !before(t, i, rule);
    return count;
}

/* All that decide in a beat of the record. */
static void decide_in_beats(struct world *w, struct tex_rule_set *all)
{
    memset(all, 0, sizeof *all);
    playback_open(&w->look, &w->playback);
    do {
        for (unsigned b = 0; b < TEX_BOUNDARIES; b++) {
            struct tex_rule_set set;
            if (step_begins(&w->look, TRACE_RTL, b) &&
                step_rules_of(&w->step.rules, (enum tex_boundary)b, &w->look.side[TRACE_RTL].beat[b],
                              step_is_header(&w->playback, w->look.cycle, b), &set))
                tex_rules_join(all, &set);
        }
    } while (playback_next(&w->look));
}

/* Where passes show, each has its own. */
static void assert_passes(const struct step_rules *t)
{
    for (size_t i = 0; i < t->count; i++) {
        const struct step_rule_row *row = &t->rows[i];
        const struct playback_beat beat = {
            .instruction = row->instruction, .pass = row->pass, .lanes = row->lane < 32 ? 1U << row->lane : 0};
        struct tex_rule_set set;
        assert_true(step_rules_of(t, row->boundary, &beat, true, &set));
        if (PASSES_SHOWN >> row->boundary & 1)
            assert_memory_equal(&set, &row->set, sizeof set);
        assert_int_equal(step_rules_of(t, row->boundary, &beat, false, &set), row->boundary != TEX_AT_ISSUE);
    }
}

/* Passes of threads, and words, are as many as the case counts; and the beats are there. */
static void rules_decide_where_beats_show(void **state)
{
    struct world *w = *state;
    struct golden golden;
    struct tex_rule_set all;
    unsigned decided = 0;
    begin(w, FILE_PASSES, UINT32_MAX);
    w->c.warps_count = MOST_OF_RULES;
    assert_true(golden_build(&golden, &w->c));
    assert_true(step_rules_build(&w->step.rules, &w->c));
    decide_in_beats(w, &all);
    for (unsigned r = 0; r < TEX_RULE_COUNT; r++) {
        enum tex_rule rule = (enum tex_rule)r;
        if (passes_of(&w->step.rules, rule) != golden.cover.hits[r] ||
            step_rules_have(&all, rule) != (golden.cover.hits[r] > 0))
            print_message("%s\n", tex_rules[r].id);
        assert_int_equal(passes_of(&w->step.rules, rule), golden.cover.hits[r]);
        assert_int_equal(step_rules_have(&all, rule), golden.cover.hits[r] > 0);
        decided += golden.cover.hits[r] > 0;
    }
    assert_true(decided > 10);
    assert_passes(&w->step.rules);
    golden_free(&golden);
}

static void rules_of_a_gather(void **state)
{
    struct world *w = *state;
    begin(w, FILE_FIRST, UINT32_MAX);
    assert_int_equal(walk(w, "rule R-TLD4-41"), 40);
    assert_int_equal(walk(w, "rtl rule R-TLD4-41"), 40);
    assert_int_equal(walk(w, "rule R-TLD4-22"), 1); /* of a word: at its header beat */
    told(w, "break rule R-TLD4-41");
    told(w, "goto first");
    told(w, "c");
    assert_true(step_begins(&w->step.at, TRACE_RTL, TEX_AT_WRAP));
    assert_says(w, "rules", "R-TLD4-41");
    assert_says(w, "rule R-TLD4-41", "  decides: #0 w0 l0 at wrap, ");
    assert_says(w, "rule PD-16b", "  decides nothing in this case\n");
}

static void starts_at_the_difference(void **state)
{
    struct world *w = *state;
    begin(w, FILE_FIRST, 20);
    assert_int_equal(w->failure.kind, FAILURE_LOCKSTEP);
    assert_int_equal(w->step.at.cycle, w->failure.run_cycle);
    assert_says(w, "view", "; differ: payload of wrap\n");
    assert_says(w, "view", "\n  * wrap ");
    assert_says(w, "diffs", "y[0]             * 0x");
    assert_says(w, "show wrap", "y[1]               0x");
    told(w, "back");
    assert_says(w, "diffs", "the sides agree");
    assert_says(w, "goto difference", "; differ: payload of wrap\n");
    assert_int_equal(w->step.at.cycle, w->failure.run_cycle);
    assert_true(walk(w, "difference") > 0);
    assert_int_equal(walk(w, "difference coord"), 0);
    assert_true(walk(w, "rtl wrap.y[0] == 5") > 0);
    assert_int_equal(walk(w, "model wrap.y[0] == 5"), 0);
    told(w, "goto difference");
    assert_says(w, "thread", "  * wrap        0     ");
    assert_says(w, "info", "mismatch in stage wrap, cycle ");
}

static void moves_and_their_ends(void **state)
{
    struct world *w = *state;
    begin(w, FILE_FIRST, UINT32_MAX);
    uint64_t first = playback_first(&w->playback), last = playback_last(&w->playback);
    assert_true(step_begins(&w->step.at, TRACE_RTL, TEX_AT_ISSUE)); /* the start of a case that passes */
    told(w, "goto 100");
    told(w, "step 7");
    assert_int_equal(w->step.at.cycle, 107);
    told(w, "back 5");
    assert_int_equal(w->step.at.cycle, 102);
    assert_says(w, "step 4000000000", "the last recorded cycle\n");
    assert_int_equal(w->step.at.cycle, last);
    assert_says(w, "next", "no beat at any boundary after cycle ");
    assert_says(w, "back 4000000000", "the first recorded cycle\n");
    assert_int_equal(w->step.at.cycle, first);
    assert_says(w, "prev wrap", "no beat at wrap before cycle ");
    told(w, "n wrap");
    uint64_t one = w->step.at.cycle;
    assert_true(step_begins(&w->step.at, TRACE_RTL, TEX_AT_WRAP));
    told(w, "n wrap");
    assert_true(w->step.at.cycle > one);
    told(w, "p wrap");
    assert_int_equal(w->step.at.cycle, one);
    assert_says(w, "continue", "no break holds after this cycle: the last recorded cycle\n");
}

static void refused(void **state)
{
    struct world *w = *state;
    char says[STEP_ERROR];
    begin(w, FILE_FIRST, UINT32_MAX);
    snprintf(says, sizeof says, "cycle 4000000000 is not recorded: %u..%u are", (unsigned)playback_first(&w->playback),
             (unsigned)playback_last(&w->playback));
    assert_error(w, "goto 4000000000", says);
    assert_error(w, "goto difference", "the sides differ in no recorded cycle");
    assert_error(w, "delete 1", "no break 1; `list` shows them");
    assert_error(w, "thread", "no failure names a thread: expected WARP LANE");
    assert_error(w, "thread 63 0", "warp 63 issues nothing in this case");
    for (unsigned i = 0; i < STEP_BREAKS; i++)
        told(w, "break wrap");
    assert_error(w, "break wrap", "32 breaks are set: delete one first");
    told(w, "delete 7");
    assert_says(w, "list", "\n5: wrap\n6: wrap\n8: wrap\n");
    assert_says(w, "break coord", "break 33: coord\n");
    w->playback.visible = TEX_SET_PORTS;
    told(w, "delete");
    assert_error(w, "break coord", "boundary coord is not seen: the unit has no probe");
    assert_says(w, "show coord", "the unit has no probe: this boundary is not seen");
    assert_says(w, "list", "no breaks\n");
    told(w, "quit");
    assert_true(w->step.over);
}

static bool always(void *user)
{
    unsigned *asked = user;
    ++*asked;
    return true;
}

static void a_search_can_be_stopped(void **state)
{
    struct world *w = *state;
    unsigned asked = 0;
    begin(w, FILE_FIRST, UINT32_MAX);
    uint64_t cycle = w->step.at.cycle;
    told(w, "break wrap.y == 60000");
    w->step.stopped = always;
    w->step.user = &asked;
    assert_says(w, "c", "stopped; still in cycle ");
    assert_true(asked == 1 && w->step.at.cycle == cycle);
    told(w, "goto last");
    assert_says(w, "rc", "stopped; still in cycle ");
    assert_int_equal(w->step.at.cycle, playback_last(&w->playback));
}

static void marked_lines_are_red(void **state)
{
    struct world *w = *state;
    begin(w, FILE_FIRST, 20);
    w->step.colour = true;
    assert_says(w, "view", "\033[31m  * wrap ");
    assert_says(w, "view", "\n    coord ");
    assert_says(w, "diffs", "\033[31m  y[0]             * 0x");
    assert_says(w, "diffs", "\n      ");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(searches_find_what_is_there, setup, teardown),
        cmocka_unit_test_setup_teardown(a_thread_stops_where_it_is_new, setup, teardown),
        cmocka_unit_test_setup_teardown(rules_decide_where_beats_show, setup, teardown),
        cmocka_unit_test_setup_teardown(rules_of_a_gather, setup, teardown),
        cmocka_unit_test_setup_teardown(starts_at_the_difference, setup, teardown),
        cmocka_unit_test_setup_teardown(moves_and_their_ends, setup, teardown),
        cmocka_unit_test_setup_teardown(refused, setup, teardown),
        cmocka_unit_test_setup_teardown(a_search_can_be_stopped, setup, teardown),
        cmocka_unit_test_setup_teardown(marked_lines_are_red, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
