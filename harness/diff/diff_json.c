// SPDX-License-Identifier: Apache-2.0
#include <cjson/cJSON.h>
#include <errno.h>
#include <stdlib.h>

#include "base/text.h"
#include "diff/diff_part.h"

static const char *const kinds[TALLY_KINDS] = {"same",   "shifted", "order",      "different",
                                               "only_a", "only_b",  "not_reached"};

static void number(cJSON *item, const char *name, uint64_t value)
{
    cJSON_AddNumberToObject(item, name, (double)value);
}

static void whole(cJSON *item, const char *name, int64_t value)
{
    cJSON_AddNumberToObject(item, name, (double)value);
}

static void add_run(const struct diff *d, unsigned run, cJSON *root)
{
    const struct tape *r = &d->tape[run];
    cJSON *item = cJSON_AddObjectToObject(root, run == DIFF_A ? "a" : "b");
    char *path = text_clean_copy(r->path);
    cJSON_AddStringToObject(item, "file", path ? path : "?");
    free(path);
    cJSON_AddStringToObject(item, "side", trace_side_name[r->side]);
    static const char *const keys[] = {"simulator", "RTL", "C", "seed"};
    for (unsigned i = 0; i < sizeof keys / sizeof *keys; i++)
        if (layout_about(&r->layout, keys[i]))
            cJSON_AddStringToObject(item, keys[i], layout_about(&r->layout, keys[i]));
    number(item, "cases", r->count);
    number(item, "cycles", diff_cycles(d, run));
    cJSON *alone = cJSON_AddArrayToObject(item, "alone");
    for (size_t i = 0; i < r->count && diff_alone(d, run) > 0; i++) {
        char name[DIFF_TEXT];
        diff_case_name(&r->cases[i], name);
        if (!d->compared[run][i])
            cJSON_AddItemToArray(alone, cJSON_CreateString(name));
    }
}

static void add_notes(const struct diff *d, cJSON *root)
{
    cJSON *notes = cJSON_AddArrayToObject(root, "notes");
    for (size_t i = 0; i < d->common.notes_count; i++) {
        char text[DIFF_TEXT];
        diff_note(d, &d->common.notes[i], text);
        cJSON_AddItemToArray(notes, cJSON_CreateString(text));
    }
}

static void add_fields(const struct common_boundary *b, const struct tally_first *f, cJSON *to)
{
    struct diff_piece piece;
    cJSON *fields = cJSON_AddArrayToObject(to, "fields");
    for (unsigned i = 0; diff_piece(b, f->beat, i, &piece); i++) {
        if (!piece.differs)
            continue;
        cJSON *item = cJSON_CreateObject();
        cJSON_AddItemToArray(fields, item);
        cJSON_AddStringToObject(item, "field", piece.name);
        cJSON_AddStringToObject(item, "a", piece.text[DIFF_A]);
        cJSON_AddStringToObject(item, "b", piece.text[DIFF_B]);
    }
}

/* The members of a first difference. */
static void add_first(const struct diff *d, unsigned at, const struct tally_first *f, cJSON *to)
{
    char text[ASM_TEXT], name[DIFF_TEXT];
    const struct beat *beat = diff_beat(f);
    diff_case_name(&d->tape[DIFF_A].cases[f->number], name);
    cJSON_AddStringToObject(to, "kind", kinds[f->kind]);
    cJSON_AddStringToObject(to, "case", name);
    cJSON_AddStringToObject(to, "boundary", d->common.boundary[at].name);
    cJSON_AddStringToObject(to, "stage", d->common.boundary[at].stage);
    number(to, "resets", beat->resets);
    if (beat->instruction != RECORD_NONE) {
        number(to, "instruction", beat->instruction);
        number(to, "lanes", beat->lanes);
        number(to, "pass", beat->pass);
        if (diff_instruction(beat, text))
            cJSON_AddStringToObject(to, "text", text);
    }
    if (f->kind != TALLY_ONLY_B)
        number(to, "cycle_a", f->beat[DIFF_A].cycle);
    if (f->kind != TALLY_ONLY_A)
        number(to, "cycle_b", f->beat[DIFF_B].cycle);
    if (f->kind == TALLY_DIFFERENT)
        add_fields(&d->common.boundary[at], f, to);
}

/* The first of each class, null if there is none. */
static void add_firsts(const struct diff *d, cJSON *root)
{
    cJSON *first = cJSON_AddObjectToObject(root, "first");
    for (unsigned class = TALLY_CLASS_TIMING; class <= TALLY_CLASS_CONTENTS; class ++) {
        unsigned at = tally_find(&d->tally, (enum tally_class) class);
        if (at == RECORD_BOUNDARIES)
            cJSON_AddNullToObject(first, tally_class_name[class]);
        else
            add_first(d, at, tally_first_of(&d->tally.boundary[at], (enum tally_class) class),
                      cJSON_AddObjectToObject(first, tally_class_name[class]));
    }
}

static void add_boundary(const struct diff *d, unsigned i, cJSON *to)
{
    const struct tally_boundary *t = &d->tally.boundary[i];
    cJSON *item = cJSON_CreateObject();
    cJSON_AddItemToArray(to, item);
    cJSON_AddStringToObject(item, "boundary", d->common.boundary[i].name);
    cJSON_AddStringToObject(item, "stage", d->common.boundary[i].stage);
    for (unsigned kind = 0; kind < TALLY_KINDS; kind++)
        number(item, kinds[kind], t->count[kind]);
    whole(item, "later", t->cycles);
    whole(item, "least", t->least);
    whole(item, "most", t->most);
    cJSON_AddBoolToObject(item, "seen", !d->unseen[i][DIFF_A] && !d->unseen[i][DIFF_B]);
    if (t->contents.there)
        add_first(d, i, &t->contents, cJSON_AddObjectToObject(item, "first"));
}

/* Cases that differ, or fail. */
static void add_case(const struct diff *d, const struct diff_case *c, cJSON *to)
{
    char name[DIFF_TEXT];
    if (c->class == TALLY_CLASS_SAME && !c->failed[DIFF_A] && !c->failed[DIFF_B])
        return;
    cJSON *item = cJSON_CreateObject();
    cJSON_AddItemToArray(to, item);
    diff_case_name(&d->tape[DIFF_A].cases[c->number[DIFF_A]], name);
    cJSON_AddStringToObject(item, "case", name);
    cJSON_AddStringToObject(item, "class", tally_class_name[c->class]);
    number(item, "cycles_a", c->cycles[DIFF_A]);
    number(item, "cycles_b", c->cycles[DIFF_B]);
    if (c->failed[DIFF_A])
        number(item, "failed_a", c->failed_at[DIFF_A]);
    if (c->failed[DIFF_B])
        number(item, "failed_b", c->failed_at[DIFF_B]);
}

static cJSON *outcome(const struct diff *d)
{
    cJSON *root = cJSON_CreateObject();
    cJSON_AddStringToObject(root, "texlock", "diff");
    number(root, "format", 1);
    cJSON_AddStringToObject(root, "class", tally_class_name[diff_class(d)]);
    for (unsigned run = 0; run < DIFF_RUNS; run++)
        add_run(d, run, root);
    number(root, "compared", d->count);
    whole(root, "later", diff_later(d));
    add_notes(d, root);
    add_firsts(d, root);
    cJSON *boundaries = cJSON_AddArrayToObject(root, "boundaries");
    for (unsigned i = 0; i < d->common.count; i++)
        add_boundary(d, i, boundaries);
    cJSON *cases = cJSON_AddArrayToObject(root, "cases");
    for (size_t i = 0; i < d->count; i++)
        add_case(d, &d->cases[i], cases);
    return root;
}

bool diff_write_json(const struct diff *d, FILE *out)
{
    cJSON *root = outcome(d);
    char *text = cJSON_Print(root);
    cJSON_Delete(root);
    if (text)
        fprintf(out, "%s\n", text);
    else
        errno = ENOMEM;
    free(text);
    return text && !ferror(out);
}
