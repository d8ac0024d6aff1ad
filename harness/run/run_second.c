// SPDX-License-Identifier: Apache-2.0
#include "run/run_second.h"

#include <string.h>

#include "base/text.h"
#include "check/checker_scoreboard.h"

static bool counts(const struct run *r)
{
    return r->failure.kind == FAILURE_EXPECTATION && expect_judged(&r->c) > 1;
}

bool run_second_wanted(const struct run *r)
{
    if (!r->second.active && counts(r))
        return true;
    return !r->second.active && r->c.strictness == STRICT_CYCLE && r->failure.kind == FAILURE_LOCKSTEP &&
           r->failure.difference.kind != DIFFERS_UNKNOWN && r->failure.difference.kind != DIFFERS_PIN;
}

void run_second_begin(struct run *r)
{
    struct checker *k = &r->checker;
    r->second = (struct run_second){.active = true,
                                    .counting = counts(r),
                                    .kind = r->failure.difference.kind,
                                    .run_cycle = k->run_cycle,
                                    .results = {k->results_compared, k->results_wrong},
                                    .expected = {k->expected_compared, k->expected_wrong},
                                    .registers = {r->registers_compared, r->verdict.check[CHECK_REGISTERS].mismatches}};
    r->second.transactions = k->transactions;
    k->transactions = NULL; /* they are written already, and what is followed was */
    r->second.trace = k->trace;
    k->trace = NULL;
    r->second.coverage = k->coverage;
    k->coverage = NULL;
    r->second.lockstep = k->lockstep;
    r->second.protocol = k->protocol;
    r->second.traffic = k->traffic;
    r->second.resets = k->resets;
    r->second.ports = k->ports;
    r->second.memory[0] = k->memory_compared;
    r->second.memory[1] = k->memory_wrong;
    checker_cover(k, &r->second.cover);
    memcpy(r->before, k->lockstep.compares, sizeof r->before);
    k->all_expectations = r->second.counting;
    if (!r->second.counting)
        r->c.strictness = STRICT_ORDER;
    r->failure = (struct failure){.kind = FAILURE_NOT};
}

static void restore(struct run *r)
{
    struct checker *k = &r->checker;
    const struct run_second *was = &r->second;
    checker_scoreboard_end(k);
    k->transactions = was->transactions;
    k->trace = was->trace;
    k->coverage = was->coverage;
    k->lockstep = was->lockstep;
    k->protocol = was->protocol;
    k->traffic = was->traffic;
    k->resets = was->resets;
    k->ports = was->ports;
    k->memory_compared = was->memory[0];
    k->memory_wrong = was->memory[1];
    k->cover = was->cover;
    k->run_cycle = was->run_cycle;
    k->results_compared = was->results[0];
    k->results_wrong = was->results[1];
    k->expected_compared = was->expected[0];
    k->expected_wrong = was->expected[1];
    r->registers_compared = was->registers[0];
    r->verdict.check[CHECK_REGISTERS].mismatches = was->registers[1];
    k->all_expectations = false;
    r->second.active = false;
}

/* Another failure before the end of the case cuts the count short. */
static void tell_expectations(struct run *r)
{
    const struct expect *e = &r->checker.expect;
    const struct failure *f = &r->failure;
    bool whole = f->kind == FAILURE_NOT || f->kind == FAILURE_VACUOUS;
    char text[FAILURE_TEXT];
    snprintf(text, sizeof text, "%zu of %zu expectations of the case %s%s%.200s", e->failed, expect_judged(&r->c),
             e->failed == 1 ? "fails" : "fail", whole ? "" : ", until ", whole ? "" : f->text);
    fprintf(r->console, "  %s\n", text);
    for (size_t i = 0; i < e->failed && i < EXPECT_SHOWN && e->failed > 1; i++)
        text_line(r->console, "    %s", e->text[i]);
    if (e->failed > EXPECT_SHOWN)
        fprintf(r->console, "    and %zu more\n", e->failed - EXPECT_SHOWN);
    fputc('\n', r->console);
    fflush(r->console);
    if (!verdict_expectations(&r->verdict, e->failed, expect_judged(&r->c), text))
        r->verdict.ending = ENDING_INTERNAL;
    r->second.expected[1] += e->failed - (e->failed > 0); /* the first is counted */
}

static void tell_strictness(struct run *r)
{
    const struct failure *f = &r->failure;
    bool agree = f->kind == FAILURE_NOT;
    char text[FAILURE_TEXT];
    if (agree)
        snprintf(text, sizeof text, "timing only: payloads agree%s (strictness order passes this case)",
                 r->second.kind == DIFFERS_PAYLOAD ? " except for fields of cache history" : "");
    else
        snprintf(text, sizeof text, "payloads differ too: strictness order ends this case with %s%s%s: %.300s",
                 ending_name(f->ending), f->difference.stage ? " in stage " : "",
                 f->difference.stage ? f->difference.stage : "", f->text);
    fprintf(r->console, "  %s\n\n", text);
    fflush(r->console);
    if (!verdict_second_look(&r->verdict, agree, text))
        r->verdict.ending = ENDING_INTERNAL;
}

void run_second_end(struct run *r)
{
    if (r->second.counting)
        tell_expectations(r);
    else
        tell_strictness(r);
    restore(r);
}
