// SPDX-License-Identifier: Apache-2.0
#include "report/verdict.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "base/c_sources.h"
#include "base/console_paint.h"
#include "base/mutant.h"
#include "base/text.h"
#include "compare/signature.h"

void verdict_init(struct verdict *v, uint32_t seed)
{
    memset(v, 0, sizeof *v);
    v->seed = seed;
    v->mutant = mutant_selected();
    v->visible = TEX_SET_ALL;
}

void verdict_free(struct verdict *v)
{
    for (size_t i = 0; i < v->cases_count; i++) {
        free(v->cases[i].name);
        free(v->cases[i].file);
        free(v->cases[i].text);
    }
    free(v->cases);
    for (size_t i = 0; i < v->notes_count; i++)
        free(v->notes[i]);
    free(v->notes);
    cover_destroy(v->coverage);
    free(v->failure_case);
    free(v->second_look);
    free(v->wave);
    free(v->saved);
    free(v->replayed);
    free(v->brief);
    free(v->reproduce);
    memset(v, 0, sizeof *v);
}

bool verdict_add_case(struct verdict *v, const char *name, const struct failure *failure, uint64_t cycles,
                      uint64_t instructions, double seconds)
{
    bool failed = failure->kind != FAILURE_NOT;
    struct verdict_case *cases = realloc(v->cases, (v->cases_count + 1) * sizeof *cases);
    if (cases)
        v->cases = cases;
    struct verdict_case c = {.name = text_clean_copy(name),
                             .ending = failed ? failure->ending : ENDING_PASS,
                             .cycles = cycles,
                             .instructions = instructions,
                             .seconds = seconds,
                             .text = text_clean_copy(failed ? failure->text : ""),
                             .stage = failed ? failure->difference.stage : NULL};
    if (!cases || !c.name || !c.text) {
        free(c.name);
        free(c.text);
        return false;
    }
    struct failure known = *failure;
    if (failed && !*known.signature)
        signature_of(failure, NULL, known.signature);
    memcpy(c.signature, known.signature, sizeof c.signature);
    cases[v->cases_count++] = c;
    if (failed && v->failure.kind == FAILURE_NOT) {
        v->failure = known;
        v->ending = failure->ending;
        v->failure_case = text_clean_copy(name);
        v->failure_at = v->cases_count;
    }
    return true;
}

/* How many of the earlier cases came from the same file. */
static unsigned repeats(const struct verdict *v, const char *file)
{
    unsigned n = 0;
    for (size_t i = 0; i + 1 < v->cases_count; i++)
        n += v->cases[i].file && strcmp(v->cases[i].file, file) == 0;
    return n;
}

bool verdict_from_file(struct verdict *v, const char *path)
{
    struct verdict_case *c = &v->cases[v->cases_count - 1];
    bool first = v->failure_at == v->cases_count;
    char *file = text_clean_copy(path), *name = NULL;
    unsigned before = file ? repeats(v, file) : 0;
    if (!file || (before == 0 ? asprintf(&name, "%s", file) : asprintf(&name, "%s (%u)", file, before + 1)) < 0) {
        free(file);
        return false;
    }
    free(c->name);
    free(c->file);
    c->name = name;
    c->file = file;
    if (!first)
        return true;
    free(v->failure_case);
    v->failure_case = strdup(name);
    return v->failure_case != NULL;
}

enum ending verdict_refuse(struct verdict *v, const char *name, enum ending ending, const char *text)
{
    struct failure failure = {.kind = FAILURE_INTERNAL, .ending = ending};
    failure.instruction = failure.lane = FAILURE_NONE;
    snprintf(failure.text, sizeof failure.text, "%s", text);
    verdict_add_case(v, name, &failure, 0, 0, 0);
    v->ending = ending;
    return ending;
}

void verdict_note(struct verdict *v, const char *text)
{
    char **notes = realloc(v->notes, (v->notes_count + 1) * sizeof *notes);
    if (!notes)
        return;
    v->notes = notes;
    char *copy = text_clean_copy(text);
    if (copy)
        notes[v->notes_count++] = copy;
}

const char *verdict_name(const struct verdict *v)
{
    if (v->running)
        return "running";
    return v->mutant && v->ending == ENDING_PASS ? "mutant passed" : ending_name(v->ending);
}

static bool shows_all(const struct verdict *v)
{
    return v->visible == TEX_SET_ALL;
}

void verdict_totals(struct verdict *v, const struct checker *k)
{
    v->cycles = k->run_cycle;
    v->handshakes = 0;
    checker_cover(k, &v->cover);
    cover_destroy(v->coverage);
    v->coverage = k->coverage ? cover_copy(k->coverage) : NULL;
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++) {
        v->check[b].compares = k->lockstep.compares[b];
        v->check[b].mismatches = k->lockstep.mismatches[b];
        v->handshakes += k->lockstep.handshakes[b];
    }
    v->protocol_rows = k->protocol.ever;
    for (unsigned i = 0; i < PROTOCOL_CHECKS; i++)
        v->protocol[i] = (struct verdict_check){.compares = k->protocol.count[i],
                                                .minimum = checker_protocol_minimum(k, (enum protocol_check)i),
                                                .mismatches = k->protocol.violations[i]};
    v->check[CHECK_RESULTS].compares = k->results_compared;
    v->check[CHECK_RESULTS].mismatches = k->results_wrong;
    v->check[CHECK_MEMORY].compares = k->memory_compared;
    v->check[CHECK_MEMORY].mismatches = k->memory_wrong;
    v->check[CHECK_PORTS] = (struct verdict_check){
        .compares = k->ports.compared,
        .minimum = shows_all(v) ? k->ports.judged : 0,
        .mismatches = k->ports.wrong,
    };
}

static void join_checks(struct verdict_check *all, const struct verdict_check *one, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        all[i].compares += one[i].compares;
        all[i].minimum += one[i].minimum;
        all[i].mismatches += one[i].mismatches;
    }
}

/* A case of the verdict; more details of a failure exist only for the first one. */
static bool join_case(struct verdict *all, const struct verdict *one, const struct verdict_case *c)
{
    struct failure failure = {.kind = c->ending == ENDING_PASS ? FAILURE_NOT : FAILURE_INTERNAL, .ending = c->ending};
    failure.instruction = failure.lane = FAILURE_NONE;
    if (c->ending != ENDING_PASS && c->ending == one->failure.ending)
        failure = one->failure;
    snprintf(failure.text, sizeof failure.text, "%s", c->text);
    if (!verdict_add_case(all, c->name, &failure, c->cycles, c->instructions, c->seconds))
        return false;
    if (c->has_strictness)
        verdict_judged_at(all, c->strictness, c->window);
    return true;
}

bool verdict_join(struct verdict *all, const struct verdict *one)
{
    bool good = true;
    for (size_t i = 0; i < one->cases_count; i++)
        good = join_case(all, one, &one->cases[i]) && good;
    if (all->ending == ENDING_PASS) /* a unit whose files could not be written has no failing case */
        all->ending = good ? one->ending : ENDING_INTERNAL;
    all->visible &= one->visible;
    all->cycles += one->cycles;
    all->instructions += one->instructions;
    all->handshakes += one->handshakes;
    all->protocol_rows |= one->protocol_rows;
    join_checks(all->check, one->check, CHECKS);
    join_checks(all->protocol, one->protocol, PROTOCOL_CHECKS);
    for (size_t i = 0; i < one->notes_count; i++)
        verdict_note(all, one->notes[i]);
    return good;
}

/* To the text of the last case. */
static bool append_text(struct verdict *v, const char *text)
{
    struct verdict_case *c = &v->cases[v->cases_count - 1];
    char *both = NULL;
    if (asprintf(&both, "%s; %s", c->text, text) < 0)
        return false;
    text_clean(both);
    free(c->text);
    c->text = both;
    return true;
}

bool verdict_expectations(struct verdict *v, size_t failed, size_t judged, const char *text)
{
    if (v->expects_judged == 0) {
        v->expects_failed = failed;
        v->expects_judged = judged;
    }
    return append_text(v, text);
}

bool verdict_second_look(struct verdict *v, bool payloads_agree, const char *text)
{
    if (!append_text(v, text))
        return false;
    if (v->second_look) /* of an earlier failure */
        return true;
    v->second_look = text_clean_copy(text);
    v->payloads_agree = payloads_agree;
    return v->second_look != NULL;
}

void verdict_judged_at(struct verdict *v, enum case_strictness strictness, uint32_t window)
{
    struct verdict_case *c = &v->cases[v->cases_count - 1];
    c->has_strictness = true;
    c->strictness = strictness;
    c->window = window;
    v->strictness_set |= 1U << strictness;
}

const char *verdict_strictness(const struct verdict *v)
{
    if (v->strictness_set == 0)
        return case_strictness_name[STRICT_CYCLE];
    for (unsigned i = 0; i < STRICTNESSES; i++)
        if (v->strictness_set == 1U << i)
            return case_strictness_name[i];
    return "mixed";
}

bool verdict_has_check(const struct verdict *v, unsigned check)
{
    if (v->strictness_set == 0)
        return checker_judges(STRICT_CYCLE, v->visible, check);
    for (unsigned i = 0; i < STRICTNESSES; i++)
        if (v->strictness_set >> i & 1 && checker_judges((enum case_strictness)i, v->visible, check))
            return true;
    return false;
}

const char *verdict_view(const struct verdict *v)
{
    return shows_all(v) ? "probe" : "ports";
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
    const char *name = verdict_name(v);
    fputs("\n", out);
    if (v->mutant)
        fprintf(out, "mutant %" PRIu32 " (TEXLOCK_MUTANT): no verdict on the unit itself\n", v->mutant);
    console_paint(out, v->ending == ENDING_PASS && !v->mutant ? CONSOLE_GOOD : CONSOLE_BAD);
    for (; *name; name++)
        fputc(toupper((unsigned char)*name), out);
    console_paint(out, CONSOLE_PLAIN);
    fprintf(out, "  %u checks, %" PRIu64 " compares, %" PRIu64 " cycles, %" PRIu64 " instructions", verdict_checks(v),
            verdict_compares(v), v->cycles, v->instructions);
    if (v->instance)
        fprintf(out, ", unit %s", v->instance);
    else
        fprintf(out, ", %zu cases, seed %" PRIu32, v->cases_count, v->seed);
    fprintf(out, ", strictness %s\n", verdict_strictness(v));
}

#define FAILED_CASES 20 /* that the console lists */

static void print_checks(const struct verdict *v, FILE *out)
{
    bool all = v->ending == ENDING_PASS, begun = false;
    for (unsigned i = 0; i < CHECKS; i++) {
        const struct verdict_check *c = &v->check[i];
        const char *mark = c->mismatches > 0 ? "  <- differs" : c->compares < c->minimum ? "  <- vacuous" : "";
        if (!verdict_has_check(v, i) || (!all && !*mark))
            continue;
        if (!begun)
            fprintf(out, "%-14s %-8s %12s %10s %10s\n", "check", "stage", "compares", "minimum", "mismatches");
        begun = true;
        fprintf(out, "%-14s %-8s %12" PRIu64 " %10" PRIu64 " %10" PRIu64 "%s\n", check_name(i), check_stage(i),
                c->compares, c->minimum, c->mismatches, mark);
    }
}

static void print_failed_cases(const struct verdict *v, FILE *out)
{
    size_t failed = cases_failed(v), shown = 0;
    if (failed < 2)
        return;
    fprintf(out, "\n%zu of %zu cases failed:\n", failed, v->cases_count);
    for (size_t i = 0; i < v->cases_count && shown < FAILED_CASES; i++) {
        if (v->cases[i].ending == ENDING_PASS)
            continue;
        fprintf(out, "  %s: %s: %s\n", v->cases[i].name, ending_name(v->cases[i].ending), v->cases[i].text);
        shown++;
    }
    if (failed > shown)
        fprintf(out, "  and %zu more: verdict.json has them all\n", failed - shown);
}

static void print_brief(const struct verdict *v, FILE *out)
{
    const char *rest = v->brief ? strchr(v->brief, '\n') : NULL;
    if (!rest)
        return;
    console_paint(out, CONSOLE_BAD);
    fprintf(out, "\nfirst failure: %.*s", (int)(rest - v->brief), v->brief);
    console_paint(out, CONSOLE_PLAIN);
    fputs(rest, out);
}

void verdict_print(const struct verdict *v, FILE *out)
{
    print_checks(v, out);
    verdict_print_protocol(v, out);
    if (v->ending != ENDING_PASS && v->folder) {
        fputc('\n', out);
        text_line(out, "all counts: texlock verdict --counts %s", v->folder);
    }
    print_failed_cases(v, out);
    if (v->cases_planned > v->cases_count)
        fprintf(out, "\n%zu of %zu cases were not run\n", v->cases_planned - v->cases_count, v->cases_planned);
    for (size_t i = 0; i < v->notes_count; i++)
        fprintf(out, "\nnote: %s\n", v->notes[i]);
    verdict_print_not_watched(v, out);
    fprintf(out, "\nC sources %s\n", c_sources);
    if (v->sources)
        fprintf(out, "RTL sources %s\n", v->sources);
    print_brief(v, out);
    final_line(v, out);
}
