// SPDX-License-Identifier: Apache-2.0
#include "run/run_judge.h"

#include <inttypes.h>
#include <string.h>

#include "base/field.h"
#include "base/passes.h"
#include "check/checker_memory.h"
#include "run/csr_judge.h"

/* Boundaries compared at each strictness. Stated independently here, so that a lost comparison is found. */
static bool promised(enum case_strictness strictness, unsigned b)
{
    bool response =
        b == TEX_AT_RESULT || b == TEX_AT_AXIL_B || b == TEX_AT_AXIL_R || b == TEX_AT_AXI_AW || b == TEX_AT_AXI_W;
    if (strictness == STRICT_ARCH)
        return response;
    if (b == TEX_AT_INVALIDATE) /* what an invalidate brings is judged where lines are used (scoreboard.h) */
        return strictness == STRICT_CYCLE;
    if (b == TEX_AT_TRAP || b == TEX_AT_STORE) /* the token of a store is judged where it leaves, at result */
        return strictness == STRICT_CYCLE;
    return strictness == STRICT_CYCLE || response || tex_boundaries[b].kind == TEX_KIND_MON ||
           field_find((enum tex_boundary)b, "tag.lane");
}

/* Duty of an instruction for any register values: its threads cross every stage. */
#define CERTAIN (~(TEX_SET_MEMORY | TEX_BIT(TEX_AT_FAULT_EVENT)))

/* Threads, in a case in which registers change, that have more possible explanations than are tried. */
static uint64_t given_up(const struct run *r)
{
    const struct scoreboard *s = r->checker.scoreboard ? r->checker.scoreboard : r->checker.function_checker;
    return s && case_moves(&r->c) ? scoreboard_counts(s)->undecided : 0;
}

static uint64_t less(uint64_t n, uint64_t cut)
{
    return n > cut ? n - cut : 0;
}

/* Boundaries not compared at the strictness of the case have no minimum, even if the case gives one. */
static uint64_t minimum_of(const struct run *r, unsigned boundary)
{
    if (case_moves(&r->c) && !(CERTAIN >> boundary & 1))
        return 0;
    if (!promised(r->c.strictness, boundary) || !(r->c.visible >> boundary & 1))
        return 0;
    const uint64_t *least = r->checker.golden.minimum;
    uint64_t minimum =
        boundary == TEX_AT_INVALIDATE ? r->registers.invalidates + r->steps.invalidates : least[boundary];
    /* PD-107: headers and samplers decide how many passes a thread has. */
    if (case_moves(&r->c) && PASSES_SHOWN >> boundary & 1 && minimum > least[TEX_AT_FILTER])
        minimum = least[TEX_AT_FILTER];
    minimum = less(minimum, r->c.strictness == STRICT_CYCLE ? 0 : given_up(r));
    for (size_t i = 0; i < r->c.minimums_count; i++)
        if (r->c.minimums[i].boundary == boundary && r->c.minimums[i].count > minimum)
            minimum = r->c.minimums[i].count;
    return minimum;
}

static void vacuous(struct run *r, enum tex_boundary boundary, const char *what)
{
    r->failure.kind = FAILURE_VACUOUS;
    r->failure.ending = ENDING_VACUOUS;
    r->failure.difference = (struct difference){.boundary = boundary, .stage = tex_boundaries[boundary].stage};
    r->failure.instruction = r->failure.lane = FAILURE_NONE;
    snprintf(r->failure.field, sizeof r->failure.field, "%s", what);
    checker_locate(&r->checker, &r->failure);
}

static bool judge_minimums(struct run *r)
{
    if (r->c.warps_count == 0) {
        vacuous(r, TEX_AT_ISSUE, "instructions");
        snprintf(r->failure.text, sizeof r->failure.text, "the case has no instruction");
        return false;
    }
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++) {
        uint64_t compares = r->checker.lockstep.compares[b] - r->before[b];
        if (compares >= minimum_of(r, b))
            continue;
        char given_up[FAILURE_TEXT / 2];
        checker_given_up(&r->checker, given_up, sizeof given_up);
        vacuous(r, (enum tex_boundary)b, tex_boundaries[b].name);
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
        vacuous(r, TEX_AT_RESULT, protocol_rows[i].id);
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
        vacuous(r, TEX_AT_RESULT, rule->id);
        r->failure.difference.stage = NULL;
        if (named->without)
            snprintf(r->failure.text, sizeof r->failure.text,
                     "the case excludes rule %s, which decided something in it %" PRIu64 " times", rule->id, hits);
        else
            snprintf(r->failure.text, sizeof r->failure.text, "the case names rule %s, which decided nothing in it",
                     rule->id);
        return false;
    }
    return true;
}

static struct csr_judge registers_of(const struct run *r)
{
    return (struct csr_judge){.c = &r->c,
                              .axil = &r->axil,
                              .golden = &r->checker.golden,
                              .reads = &r->axi,
                              .writes = &r->writes,
                              .faults_cleared = r->registers.clears > 0,
                              .traps_cleared = r->registers.trap_clears > 0};
}

static bool judge_registers(struct run *r)
{
    const struct csr_judge j = registers_of(r);
    struct checker *k = &r->checker;
    if (!csr_judge(&j, &r->registers_compared, &r->failure)) {
        r->verdict.check[CHECK_REGISTERS].mismatches++;
        checker_locate(k, &r->failure);
        return false;
    }
    uint64_t before = k->expect.compares;
    bool met = csr_judge_expected(&j, &k->expect, &r->failure);
    k->expected_compared += k->expect.compares - before;
    k->expected_wrong += !met;
    if (!met)
        checker_locate(k, &r->failure);
    return met;
}

bool run_judge(struct run *r)
{
    bool good = checker_end(&r->checker, &r->failure);
    checker_tell(&r->checker);
    good = good && judge_registers(r);
    return good && judge_minimums(r) && judge_protocol(r) && checker_drained(&r->checker, &r->failure) &&
           judge_rules(r);
}

void run_judge_minimums(struct run *r)
{
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++)
        r->verdict.check[b].minimum += minimum_of(r, b);
    r->verdict.check[CHECK_RESULTS].minimum += less(r->checker.golden.beats_count, given_up(r));
    r->verdict.check[CHECK_EXPECTATIONS].minimum += expect_judged(&r->c);
    r->verdict.check[CHECK_MEMORY].minimum += checker_memory_minimum(&r->checker);
    r->skipped += expect_count(&r->c) - expect_judged(&r->c);
    const struct csr_judge registers = registers_of(r);
    r->verdict.check[CHECK_REGISTERS].minimum += csr_judge_minimum(&registers);
}

/* A failure of the whole run, listed as a case. */
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

void run_judge_whole(struct run *r)
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
