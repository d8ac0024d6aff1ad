// SPDX-License-Identifier: Apache-2.0
#include "run_second.h"

#include <string.h>

#include "checker_level.h"

bool run_second_wanted(const struct run *r)
{
    return !r->second.active && r->c.level == LEVEL_CYCLE && r->failure.kind == FAILURE_LOCKSTEP &&
           r->failure.difference.kind != DIFFERS_UNKNOWN && r->failure.difference.kind != DIFFERS_PIN;
}

void run_second_begin(struct run *r)
{
    const struct checker *k = &r->checker;
    r->second = (struct run_second){.active = true,
                                    .kind = r->failure.difference.kind,
                                    .run_cycle = k->run_cycle,
                                    .results = {k->results_compared, k->results_wrong},
                                    .expected = {k->expected_compared, k->expected_wrong},
                                    .registers = {r->registers_compared, r->verdict.check[CHECK_REGISTERS].mismatches}};
    r->second.lockstep = k->lockstep;
    r->second.protocol = k->protocol;
    r->second.traffic = k->traffic;
    r->second.resets = k->resets;
    r->second.ports = k->ports;
    r->second.cover = k->cover;
    memcpy(r->before, k->lockstep.compares, sizeof r->before);
    r->c.level = LEVEL_ORDER;
    r->failure = (struct failure){.kind = FAILURE_NOT};
}

static void restore(struct run *r)
{
    struct checker *k = &r->checker;
    const struct run_second *was = &r->second;
    checker_level_end(k);
    k->lockstep = was->lockstep;
    k->protocol = was->protocol;
    k->traffic = was->traffic;
    k->resets = was->resets;
    k->ports = was->ports;
    k->cover = was->cover;
    k->run_cycle = was->run_cycle;
    k->results_compared = was->results[0];
    k->results_wrong = was->results[1];
    k->expected_compared = was->expected[0];
    k->expected_wrong = was->expected[1];
    r->registers_compared = was->registers[0];
    r->verdict.check[CHECK_REGISTERS].mismatches = was->registers[1];
    r->second.active = false;
}

void run_second_end(struct run *r)
{
    const struct failure *f = &r->failure;
    bool agree = f->kind == FAILURE_NOT;
    char text[FAILURE_TEXT];
    if (agree)
        snprintf(text, sizeof text, "timing only: payloads agree%s (level order passes this case)",
                 r->second.kind == DIFFERS_PAYLOAD ? " but for what depends on cache history" : "");
    else
        snprintf(text, sizeof text, "payloads differ too: level order ends this case with %s%s%s: %.300s",
                 ending_name(f->ending), f->difference.stage ? " in stage " : "",
                 f->difference.stage ? f->difference.stage : "", f->text);
    fprintf(r->console, "  %s\n\n", text);
    fflush(r->console);
    if (!verdict_second_look(&r->verdict, agree, text))
        r->verdict.ending = ENDING_INTERNAL;
    restore(r);
}
