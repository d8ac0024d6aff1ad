// SPDX-License-Identifier: Apache-2.0
#include "verdict.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

void verdict_init(struct verdict *v, uint32_t seed)
{
    memset(v, 0, sizeof *v);
    v->seed = seed;
}

void verdict_free(struct verdict *v)
{
    for (size_t i = 0; i < v->cases_count; i++) {
        free(v->cases[i].name);
        free(v->cases[i].text);
    }
    free(v->cases);
    free(v->failure_case);
    free(v->wave);
    free(v->saved);
    free(v->reproduce);
    memset(v, 0, sizeof *v);
}

bool verdict_add_case(struct verdict *v, const char *name, const struct failure *failure, uint64_t cycles,
                      uint64_t instructions, double seconds)
{
    struct verdict_case *cases = realloc(v->cases, (v->cases_count + 1) * sizeof *cases);
    if (!cases)
        return false;
    v->cases = cases;
    bool failed = failure->kind != FAILURE_NOT;
    cases[v->cases_count] = (struct verdict_case){.name = strdup(name),
                                                  .ending = failed ? failure->ending : ENDING_PASS,
                                                  .cycles = cycles,
                                                  .instructions = instructions,
                                                  .seconds = seconds,
                                                  .text = failed ? strdup(failure->text) : NULL};
    struct verdict_case *last = &cases[v->cases_count++];
    if (!failed)
        return last->name != NULL;
    if (v->failure.kind == FAILURE_NOT) {
        v->failure = *failure;
        v->failure_case = strdup(name);
        v->ending = failure->ending;
    }
    return last->name && last->text && v->failure_case;
}

unsigned verdict_checks(const struct verdict *v)
{
    unsigned n = 0;
    for (unsigned i = 0; i < CHECKS; i++)
        n += v->check[i].compares > 0;
    return n;
}

uint64_t verdict_compares(const struct verdict *v)
{
    uint64_t n = 0;
    for (unsigned i = 0; i < CHECKS; i++)
        n += v->check[i].compares;
    return n;
}

static size_t cases_failed(const struct verdict *v)
{
    size_t n = 0;
    for (size_t i = 0; i < v->cases_count; i++)
        n += v->cases[i].ending != ENDING_PASS;
    return n;
}

static void final_line(const struct verdict *v, FILE *out)
{
    const char *name = ending_name(v->ending);
    fputs("\n", out);
    for (; *name; name++)
        fputc(toupper((unsigned char)*name), out);
    fprintf(out,
            "  %u checks, %" PRIu64 " compares, %" PRIu64 " cycles, %" PRIu64 " instructions, %zu cases, seed %" PRIu32
            "\n",
            verdict_checks(v), verdict_compares(v), v->cycles, v->instructions, v->cases_count, v->seed);
}

void verdict_print(const struct verdict *v, FILE *out)
{
    fprintf(out, "%-14s %-8s %12s %10s %10s\n", "check", "stage", "compares", "minimum", "mismatches");
    for (unsigned i = 0; i < CHECKS; i++) {
        const struct verdict_check *c = &v->check[i];
        const char *mark = c->mismatches > 0 ? "  <- differs" : c->compares < c->minimum ? "  <- vacuous" : "";
        fprintf(out, "%-14s %-8s %12" PRIu64 " %10" PRIu64 " %10" PRIu64 "%s\n", check_name(i), check_stage(i),
                c->compares, c->minimum, c->mismatches, mark);
    }
    if (cases_failed(v) > 1)
        fprintf(out, "\n%zu of %zu cases failed:\n", cases_failed(v), v->cases_count);
    for (size_t i = 0; cases_failed(v) > 1 && i < v->cases_count; i++)
        if (v->cases[i].ending != ENDING_PASS)
            fprintf(out, "  %s: %s: %s\n", v->cases[i].name, ending_name(v->cases[i].ending), v->cases[i].text);
    if (v->cases_planned > v->cases_count)
        fprintf(out, "\n%zu of %zu cases were not run\n", v->cases_planned - v->cases_count, v->cases_planned);
    final_line(v, out);
}
