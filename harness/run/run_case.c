// SPDX-License-Identifier: Apache-2.0
#include "run/run_case.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/field.h"
#include "base/result_file.h"
#include "compare/hang.h"
#include "report/failure_files.h"
#include "report/report.h"
#include "report/wave.h"
#include "run/csr_script.h"
#include "run/run_places.h"
#include "run/run_second.h"
#include "vector/save.h"

#define OPTIONS_TEXT 128

static void internal(struct run *r, const char *text)
{
    r->failure = (struct failure){.kind = FAILURE_INTERNAL, .ending = ENDING_INTERNAL};
    r->failure.instruction = r->failure.lane = FAILURE_NONE;
    snprintf(r->failure.text, sizeof r->failure.text, "%s", text);
}

bool run_case_next(struct run *r)
{
    r->failure = (struct failure){.kind = FAILURE_NOT};
    enum run_next next = r->source.next(r->source.user, &r->c);
    if (next == RUN_NEXT_NONE)
        return false;
    if (next == RUN_NEXT_FAILED) {
        internal(r, "the next case could not be made");
        verdict_add_case(&r->verdict, "-", &r->failure, 0, 0, 0);
        return false;
    }
    r->has_case = true;
    if (r->options.set_traffic_seed)
        r->c.traffic.seed = r->options.traffic_seed;
    if (r->options.set_strictness)
        r->c.strictness = r->options.strictness;
    if (r->options.window > 0)
        r->c.window = r->options.window;
    r->c.visible = r->visible;
    clock_gettime(CLOCK_MONOTONIC, &r->started);
    memcpy(r->before, r->checker.lockstep.compares, sizeof r->before);
    checker_cover(&r->checker, &r->cover_before);
    return true;
}

/* What is to be compared at each strictness. Stated here independently, so that a comparison that is lost shows. */
static bool promised(enum case_strictness strictness, unsigned b)
{
    bool response = b == TEX_AT_RESULT || b == TEX_AT_AXIL_B || b == TEX_AT_AXIL_R;
    if (strictness == STRICT_ARCH)
        return response;
    if (b == TEX_AT_INVALIDATE) /* what an invalidate brings is judged where lines are used (scoreboard.h) */
        return strictness == STRICT_CYCLE;
    return strictness == STRICT_CYCLE || response || tex_boundaries[b].kind == TEX_KIND_MON ||
           field_find((enum tex_boundary)b, "tag.lane");
}

/* What an instruction must do whatever the registers hold: its threads cross every stage. */
#define CERTAIN (~(TEX_SET_MEMORY | TEX_BIT(TEX_AT_FAULT_EVENT)))

/* Threads, in a case in which registers change, that have more possible explanations than are tried. */
static uint64_t given_up(const struct run *r)
{
    const struct scoreboard *s = r->checker.scoreboard ? r->checker.scoreboard : r->checker.beside;
    return s && case_moves(&r->c) ? scoreboard_counts(s)->undecided : 0;
}

static uint64_t less(uint64_t n, uint64_t cut)
{
    return n > cut ? n - cut : 0;
}

/* Boundaries that are not compared at the strictness of the case have none, whatever the case says. */
static uint64_t minimum_of(const struct run *r, unsigned boundary)
{
    if (case_moves(&r->c) && !(CERTAIN >> boundary & 1))
        return 0;
    if (!promised(r->c.strictness, boundary) || !(r->c.visible >> boundary & 1))
        return 0;
    uint64_t minimum = boundary == TEX_AT_INVALIDATE ? r->registers.invalidates : r->checker.golden.minimum[boundary];
    minimum = less(minimum, r->c.strictness == STRICT_CYCLE ? 0 : given_up(r));
    for (size_t i = 0; i < r->c.minimums_count; i++)
        if (r->c.minimums[i].boundary == boundary && r->c.minimums[i].count > minimum)
            minimum = r->c.minimums[i].count;
    return minimum;
}

static void vacuous(struct run *r, enum tex_boundary boundary)
{
    r->failure.kind = FAILURE_VACUOUS;
    r->failure.ending = ENDING_VACUOUS;
    r->failure.difference = (struct difference){.boundary = boundary, .stage = tex_boundaries[boundary].stage};
    r->failure.instruction = r->failure.lane = FAILURE_NONE;
    checker_locate(&r->checker, &r->failure);
}

static bool judge_minimums(struct run *r)
{
    if (r->c.warps_count == 0) {
        vacuous(r, TEX_AT_ISSUE);
        snprintf(r->failure.text, sizeof r->failure.text, "the case has no instruction");
        return false;
    }
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++) {
        uint64_t compares = r->checker.lockstep.compares[b] - r->before[b];
        if (compares >= minimum_of(r, b))
            continue;
        char given_up[FAILURE_TEXT / 2];
        checker_given_up(&r->checker, given_up, sizeof given_up);
        vacuous(r, (enum tex_boundary)b);
        snprintf(r->failure.text, sizeof r->failure.text,
                 "check %s compared %" PRIu64 " times in this case, its minimum is %" PRIu64 "%s",
                 tex_boundaries[b].name, compares, minimum_of(r, b), given_up);
        return false;
    }
    return true;
}

static bool judge_protocol(struct run *r)
{
    for (unsigned i = 0; i < PROTOCOL_CHECKS; i++) {
        uint64_t minimum = checker_protocol_minimum(&r->checker, (enum protocol_check)i);
        uint64_t count = r->checker.protocol.count[i];
        if (count >= minimum)
            continue;
        vacuous(r, TEX_AT_RESULT);
        r->failure.difference.stage = NULL;
        snprintf(r->failure.text, sizeof r->failure.text,
                 "protocol check %s judged %" PRIu64 " times, the traffic so far makes its minimum %" PRIu64,
                 protocol_rows[i].id, count, minimum);
        return false;
    }
    return true;
}

/* A rule that a case names must decide something in it; one that it says it goes without must not. */
static bool judge_rules(struct run *r)
{
    struct tex_cover now;
    checker_cover(&r->checker, &now);
    for (size_t i = 0; i < r->c.rules_count; i++) {
        const struct case_rule *named = &r->c.rules[i];
        const struct tex_rule_info *rule = &tex_rules[named->rule];
        uint64_t hits = now.hits[named->rule] - r->cover_before.hits[named->rule];
        if ((hits > 0) != named->without || strcmp(rule->scope, "built") != 0)
            continue;
        vacuous(r, TEX_AT_RESULT);
        r->failure.difference.stage = NULL;
        if (named->without)
            snprintf(r->failure.text, sizeof r->failure.text,
                     "the case says that it goes without rule %s, which decided something in it %" PRIu64 " times",
                     rule->id, hits);
        else
            snprintf(r->failure.text, sizeof r->failure.text, "the case names rule %s, which decided nothing in it",
                     rule->id);
        return false;
    }
    return true;
}

/* Counters of misses belong to one structure of caches. */
static unsigned read_back_end(const struct run *r)
{
    return r->c.strictness == STRICT_ARCH ? CSR_READ_BACK_ARCH : CSR_READ_BACK;
}

/* The function layer does not know when faults were cleared, nor which registers an instruction saw: the stages of the
 * record are compared all the same. */
static unsigned read_back_begin(const struct run *r)
{
    return r->registers.clears > 0 || case_moves(&r->c) ? CSR_READ_BACK_FAULTS : 0;
}

bool run_case_judge(struct run *r)
{
    bool good = checker_end(&r->checker, &r->failure);
    checker_tell(&r->checker);
    if (good && !csr_script_judge(&r->axil, &r->checker.golden, &r->axi, read_back_begin(r), read_back_end(r),
                                  &r->registers_compared, &r->failure)) {
        r->verdict.check[CHECK_REGISTERS].mismatches++;
        checker_locate(&r->checker, &r->failure);
        good = false;
    }
    return good && judge_minimums(r) && judge_protocol(r) && checker_drained(&r->checker, &r->failure) &&
           judge_rules(r);
}

/* Nothing waits: the stage that has not given what the oldest instruction needs. */
static void hang_inside(struct run *r, struct difference *at)
{
    const struct track *t = &r->checker.track;
    tex_boundary_set shown = t->counted & r->c.visible;
    *at = (struct difference){.boundary = TEX_AT_ISSUE, .stage = tex_boundaries[TEX_AT_ISSUE].consumer};
    for (unsigned b = TEX_AT_DECODE; b <= TEX_AT_RESULT && t->instruction[TEX_AT_ISSUE] > t->instruction[TEX_AT_RESULT];
         b++)
        if (shown >> b & 1 && t->instruction[b] <= t->instruction[TEX_AT_RESULT]) {
            *at = (struct difference){.boundary = (enum tex_boundary)b, .stage = tex_boundaries[b].stage};
            return;
        }
}

void run_case_hang_stage(struct run *r)
{
    /* Where the RTL is not visible, the model stands for it: a difference would have shown before. */
    const struct history_entry *e = history_back(&r->checker.history, 0);
    struct tex_frame shown = {.valid = (e->rtl.valid & r->c.visible) | (e->model.valid & ~r->c.visible),
                              .ready = (e->rtl.ready & r->c.visible) | (e->model.ready & ~r->c.visible)};
    if (!hang_found(&shown, TEX_SET_ALL, &r->failure.difference))
        hang_inside(r, &r->failure.difference);
}

bool run_case_has_files(const struct failure *f)
{
    return f->kind != FAILURE_VACUOUS && f->kind != FAILURE_INTERNAL;
}

/* The line that reproduces carries what was not left at its default. */
static bool names(struct run *r, struct failure_files *files)
{
    char options[OPTIONS_TEXT] = "";
    size_t used = 0;
    if (r->options.watchdog != RUN_WATCHDOG)
        used = (size_t)snprintf(options, sizeof options, " --watchdog %" PRIu32, r->options.watchdog);
    if (r->options.timeout != RUN_TIMEOUT)
        used += (size_t)snprintf(options + used, sizeof options - used, " --timeout %" PRIu32, r->options.timeout);
    if (r->options.seed != RUN_SEED)
        used += (size_t)snprintf(options + used, sizeof options - used, " --seed %" PRIu32, r->options.seed);
    if (r->options.set_strictness)
        used += (size_t)snprintf(options + used, sizeof options - used, " --strictness %s",
                                 case_strictness_name[r->c.strictness]);
    if (r->options.window > 0)
        snprintf(options + used, sizeof options - used, " --window %" PRIu32, r->options.window);
    struct failure_place place = {.out = r->options.out,
                                  .case_name = r->c.name,
                                  .path = r->options.set_traffic_seed ? NULL : r->c.path,
                                  .program = r->options.program,
                                  .options = options,
                                  .taken = run_taken,
                                  .user = r};
    return failure_files_name(files, &place) && run_written(r, files);
}

static void keep(char **slot, const char *text)
{
    free(*slot);
    *slot = strdup(text);
}

static void cannot_write(struct run *r, const char *path)
{
    char text[FAILURE_TEXT];
    snprintf(text, sizeof text, "cannot write %.200s: %s", path, result_file_error(errno));
    verdict_note(&r->verdict, text);
}

static void write_wave(struct run *r, const struct failure_files *files, bool first)
{
    if (!failure_files_folder(files->wave) ||
        !wave_write(&r->checker.history, r->failure.difference.boundary, r->failure.cycle, files->wave, files->view))
        cannot_write(r, files->wave);
    else if (first)
        keep(&r->verdict.wave, files->wave);
}

/* Files that cannot be written are named, and change nothing in the verdict. */
static void write_files(struct run *r, const struct failure_files *files, bool first)
{
    if (!files->original && (!failure_files_folder(files->saved) || !case_save(&r->c, files->saved))) {
        cannot_write(r, files->saved);
    } else if (first) {
        keep(&r->verdict.saved, files->saved);
        keep(&r->verdict.reproduce, files->reproduce);
    }
    if (r->options.wave)
        write_wave(r, files, first);
}

void run_case_report(struct run *r)
{
    struct failure_files files = {0};
    bool first = r->verdict.failure.kind == FAILURE_NOT;
    bool has_files = run_case_has_files(&r->failure) && names(r, &files);
    progress_clear(&r->progress);
    if (first) {
        struct report report = {.checker = &r->checker,
                                .failure = &r->failure,
                                .c = &r->c,
                                .files = has_files ? &files : NULL,
                                .more = run_second_wanted(r),
                                .wave = r->options.wave};
        report_print(&report, r->console);
    } else {
        fprintf(r->console, "%s: %s: %s\n", r->c.name, ending_name(r->failure.ending), r->failure.text);
    }
    fflush(r->console); /* whatever the files come to */
    if (has_files)
        write_files(r, &files, first);
    failure_files_free(&files);
    fflush(r->console);
}

/* Of cases that ran to their end: a failure cuts the compares of its case short. */
static void add_minimums(struct run *r)
{
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++)
        r->verdict.check[b].minimum += minimum_of(r, b);
    r->verdict.check[CHECK_RESULTS].minimum += less(r->checker.golden.beats_count, given_up(r));
    r->verdict.check[CHECK_EXPECTATIONS].minimum += expect_judged(&r->c);
    r->skipped += r->c.expects_count - expect_judged(&r->c);
    r->verdict.check[CHECK_REGISTERS].minimum += read_back_end(r) - read_back_begin(r);
}

void run_case_close(struct run *r)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    checker_tell(&r->checker);
    if (r->failure.kind == FAILURE_NOT || r->failure.kind == FAILURE_VACUOUS)
        add_minimums(r);
    r->verdict.instructions += r->checker.track.instruction[TEX_AT_RESULT];
    if (verdict_add_case(&r->verdict, r->c.name, &r->failure, r->checker.cycle,
                         r->checker.track.instruction[TEX_AT_RESULT], progress_seconds(&r->started, &now)))
        verdict_judged_at(&r->verdict, r->c.strictness, r->c.window);
    else
        r->verdict.ending = ENDING_INTERNAL;
}

void run_case_free(struct run *r)
{
    case_free(&r->c);
    r->has_case = false;
}

void run_case_view(struct run *r)
{
    char text[FAILURE_TEXT];
    if (r->visible == TEX_SET_ALL)
        return;
    snprintf(text, sizeof text,
             "the design has no probe: it was compared at its ports alone; %" PRIu64
             " expectations at boundaries inside were not judged",
             r->skipped);
    verdict_note(&r->verdict, text);
}

void run_case_totals(struct run *r)
{
    struct verdict *v = &r->verdict;
    const struct checker *k = &r->checker;
    verdict_totals(v, k);
    v->check[CHECK_EXPECTATIONS].compares = k->expected_compared;
    v->check[CHECK_EXPECTATIONS].mismatches = k->expected_wrong;
    v->check[CHECK_REGISTERS].compares = r->registers_compared;
}

/* A failure of the run as a whole, listed as a case of its own. */
static void doubt(struct run *r, enum failure_kind kind, enum ending ending, const char *stage, const char *text)
{
    struct failure failure = {.kind = kind, .ending = ending, .instruction = FAILURE_NONE, .lane = FAILURE_NONE};
    failure.difference.stage = stage;
    failure.run_cycle = r->verdict.cycles;
    snprintf(failure.text, sizeof failure.text, "%s", text);
    fprintf(r->console, "%s: %s\n", ending_name(ending), text);
    if (!verdict_add_case(&r->verdict, "run", &failure, 0, 0, 0))
        r->verdict.ending = ENDING_INTERNAL;
}

/* The first check that counted mismatches, or else the first below its minimum. */
static void doubt_checks(struct run *r)
{
    const struct verdict *v = &r->verdict;
    char text[FAILURE_TEXT];
    for (unsigned i = 0; i < CHECKS && v->ending == ENDING_PASS; i++) {
        if (v->check[i].mismatches == 0)
            continue;
        snprintf(text, sizeof text, "check %s counted %" PRIu64 " mismatches, but no case failed", check_name(i),
                 v->check[i].mismatches);
        doubt(r, FAILURE_INTERNAL, ENDING_INTERNAL, check_stage(i), text);
    }
    for (unsigned i = 0; i < CHECKS && v->ending == ENDING_PASS; i++) {
        if (v->check[i].compares >= v->check[i].minimum)
            continue;
        snprintf(text, sizeof text, "check %s compared %" PRIu64 " times, its minimum is %" PRIu64, check_name(i),
                 v->check[i].compares, v->check[i].minimum);
        doubt(r, FAILURE_VACUOUS, ENDING_VACUOUS, check_stage(i), text);
    }
}

static void doubt_protocol(struct run *r)
{
    const struct verdict *v = &r->verdict;
    char text[FAILURE_TEXT];
    for (unsigned i = 0; i < PROTOCOL_CHECKS && v->ending == ENDING_PASS; i++) {
        const struct verdict_check *c = &v->protocol[i];
        snprintf(text, sizeof text, "protocol check %s was broken %" PRIu64 " times, but no case failed",
                 protocol_rows[i].id, c->mismatches);
        if (c->mismatches > 0)
            doubt(r, FAILURE_INTERNAL, ENDING_INTERNAL, NULL, text);
        snprintf(text, sizeof text, "protocol check %s judged %" PRIu64 " times, its minimum is %" PRIu64,
                 protocol_rows[i].id, c->compares, c->minimum);
        if (v->ending == ENDING_PASS && c->compares < c->minimum)
            doubt(r, FAILURE_VACUOUS, ENDING_VACUOUS, NULL, text);
    }
}

void run_case_doubt(struct run *r)
{
    char text[FAILURE_TEXT];
    doubt_checks(r);
    doubt_protocol(r);
    if (r->verdict.ending != ENDING_PASS || r->verdict.instructions >= r->source.instructions)
        return;
    snprintf(text, sizeof text, "%" PRIu64 " of %" PRIu64 " planned instructions were run", r->verdict.instructions,
             r->source.instructions);
    doubt(r, FAILURE_VACUOUS, ENDING_VACUOUS, NULL, text);
}
