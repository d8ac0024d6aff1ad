// SPDX-License-Identifier: Apache-2.0
#include <cjson/cJSON.h>
#include <errno.h>
#include <stdlib.h>

#include "base/c_sources.h"
#include "base/result_file.h"
#include "base/text.h"
#include "report/verdict.h"

static void add_checks(const struct verdict *v, cJSON *root)
{
    cJSON *stages = cJSON_AddArrayToObject(root, "stages");
    for (unsigned i = 0; i < CHECKS; i++) {
        if (!verdict_has_check(v, i))
            continue;
        cJSON *item = cJSON_CreateObject();
        cJSON_AddStringToObject(item, "name", check_name(i));
        cJSON_AddStringToObject(item, "stage", check_stage(i));
        cJSON_AddNumberToObject(item, "compares", (double)v->check[i].compares);
        cJSON_AddNumberToObject(item, "minimum", (double)v->check[i].minimum);
        cJSON_AddNumberToObject(item, "mismatches", (double)v->check[i].mismatches);
        cJSON_AddItemToArray(stages, item);
    }
}

static void add_rules(const struct verdict *v, cJSON *root)
{
    cJSON *rules = cJSON_AddObjectToObject(root, "rules");
    for (unsigned i = 0; i < TEX_RULE_COUNT; i++)
        cJSON_AddNumberToObject(rules, tex_rules[i].id, (double)v->cover.hits[i]);
}

static void add_optional(cJSON *item, const char *name, const char *text)
{
    char *clean = text ? text_clean_copy(text) : NULL;
    if (clean)
        cJSON_AddStringToObject(item, name, clean);
    free(clean);
}

static void add_strictness(const struct verdict_case *c, cJSON *item)
{
    if (!c->has_strictness)
        return;
    cJSON_AddStringToObject(item, "strictness", case_strictness_name[c->strictness]);
    if (c->strictness != STRICT_CYCLE)
        cJSON_AddNumberToObject(item, "window", c->window);
}

static void add_cases(const struct verdict *v, cJSON *root)
{
    cJSON *cases = cJSON_AddArrayToObject(root, "cases");
    for (size_t i = 0; i < v->cases_count; i++) {
        cJSON *item = cJSON_CreateObject();
        cJSON_AddStringToObject(item, "name", v->cases[i].name);
        add_optional(item, "file", v->cases[i].file);
        cJSON_AddStringToObject(item, "verdict", ending_name(v->cases[i].ending));
        cJSON_AddNumberToObject(item, "cycles", (double)v->cases[i].cycles);
        cJSON_AddNumberToObject(item, "instructions", (double)v->cases[i].instructions);
        add_strictness(&v->cases[i], item);
        if (v->cases[i].ending != ENDING_PASS)
            cJSON_AddStringToObject(item, "text", v->cases[i].text);
        add_optional(item, "stage", v->cases[i].stage);
        if (*v->cases[i].signature)
            cJSON_AddStringToObject(item, "signature", v->cases[i].signature);
        cJSON_AddItemToArray(cases, item);
    }
    if (v->cases_planned > 0)
        cJSON_AddNumberToObject(root, "cases_planned", (double)v->cases_planned);
    cJSON_AddNumberToObject(root, "files", (double)v->files);
}

static void add_begins(const struct verdict_begins *b, cJSON *item)
{
    cJSON *begins = b->instructions > 0 ? cJSON_AddObjectToObject(item, "begins") : NULL;
    if (!begins)
        return;
    cJSON_AddNumberToObject(begins, "cycle", (double)b->cycle);
    cJSON_AddBoolToObject(begins, "idle", b->idle);
    cJSON_AddNumberToObject(begins, "instructions", (double)b->instructions);
}

static void add_failure(const struct verdict *v, cJSON *root)
{
    const struct failure *f = &v->failure;
    if (f->kind == FAILURE_NOT)
        return;
    cJSON *item = cJSON_AddObjectToObject(root, "failure");
    add_optional(item, "case", v->failure_case);
    cJSON_AddStringToObject(item, "signature", f->signature);
    add_optional(item, "stage", f->difference.stage);
    if (f->difference.stage)
        cJSON_AddStringToObject(item, "boundary", tex_boundaries[f->difference.boundary].name);
    if (f->kind == FAILURE_LOCKSTEP || f->kind == FAILURE_SCOREBOARD)
        cJSON_AddStringToObject(item, "differs", difference_kind_name(f->difference.kind));
    verdict_json_broken(f, item);
    cJSON_AddStringToObject(item, "text", f->text);
    cJSON_AddNumberToObject(item, "cycle", (double)f->cycle);
    cJSON_AddNumberToObject(item, "run_cycle", (double)f->run_cycle);
    if (f->instruction != FAILURE_NONE)
        cJSON_AddNumberToObject(item, "instruction", f->instruction);
    if (f->lane != FAILURE_NONE)
        cJSON_AddNumberToObject(item, "lane", f->lane);
    if (f->latency > 0)
        cJSON_AddNumberToObject(item, "latency", (double)f->latency);
    if (f->kind == FAILURE_EXPECTATION && v->expects_judged > 0) {
        cJSON_AddNumberToObject(item, "expectations_failed", (double)v->expects_failed);
        cJSON_AddNumberToObject(item, "expectations_judged", (double)v->expects_judged);
    }
    if (v->second_look) {
        cJSON_AddBoolToObject(item, "payloads_agree", v->payloads_agree);
        cJSON_AddStringToObject(item, "second_look", v->second_look);
    }
    add_optional(item, "wave", v->wave);
    add_optional(item, "saved", v->saved);
    add_optional(item, "reproduce", v->reproduce);
    add_begins(&v->begins, item);
    if (v->replayed)
        cJSON_AddBoolToObject(item, "reproduces", v->reproduces);
    add_optional(item, "replayed", v->replayed);
}

static void add_notes(const struct verdict *v, cJSON *root)
{
    cJSON *notes = v->notes_count > 0 ? cJSON_AddArrayToObject(root, "notes") : NULL;
    for (size_t i = 0; i < v->notes_count; i++)
        cJSON_AddItemToArray(notes, cJSON_CreateString(v->notes[i]));
}

/* Nothing else is known yet. */
static void add_running(const struct verdict_running *r, cJSON *root)
{
    cJSON_AddNumberToObject(root, "pid", (double)r->pid);
    cJSON_AddStringToObject(root, "started", r->started);
    add_optional(root, "command", r->command);
}

static void add_run(const struct verdict *v, cJSON *root)
{
    if (v->mutant)
        cJSON_AddNumberToObject(root, "mutant", v->mutant);
    add_optional(root, "simulator", v->simulator);
    add_optional(root, "rtl_sources", v->sources);
    cJSON_AddStringToObject(root, "c_sources", c_sources);
    cJSON_AddStringToObject(root, "strictness", verdict_strictness(v));
    add_optional(root, "instance", v->instance);
    verdict_json_units(v, root);
    cJSON_AddStringToObject(root, "view", verdict_view(v));
    cJSON_AddNumberToObject(root, "seed", v->seed);
    cJSON_AddNumberToObject(root, "cycles", (double)v->cycles);
    cJSON_AddNumberToObject(root, "instructions", (double)v->instructions);
    cJSON_AddNumberToObject(root, "handshakes", (double)v->handshakes);
    cJSON_AddNumberToObject(root, "checks", verdict_checks(v));
    cJSON_AddNumberToObject(root, "compares", (double)verdict_compares(v));
    add_checks(v, root);
    verdict_json_protocol(v, root);
    add_rules(v, root);
    add_cases(v, root);
    add_notes(v, root);
    add_failure(v, root);
}

bool verdict_write_json(const struct verdict *v, const char *path)
{
    cJSON *root = cJSON_CreateObject();
    cJSON_AddStringToObject(root, "verdict", verdict_name(v));
    cJSON_AddNumberToObject(root, "exit_code", v->ending);
    if (v->running)
        add_running(v->running, root);
    else
        add_run(v, root);
    char *text = cJSON_Print(root);
    cJSON_Delete(root);
    if (!text) {
        errno = ENOMEM;
        return false;
    }
    struct result_file file;
    FILE *out = result_file_open(&file, RESULT_VERDICT, path);
    if (out)
        fprintf(out, "%s\n", text);
    free(text);
    return out && result_file_close(&file, true);
}
