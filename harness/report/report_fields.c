// SPDX-License-Identifier: Apache-2.0
#include <inttypes.h>
#include <string.h>

#include "base/console_row.h"
#include "base/dut.h"
#include "base/field.h"
#include "report/report.h"

#define LAST_TRANSFERS 8
#define ELLIPSIS 4 /* " ..." */
#define RULE_COLUMNS 100
#define LINE_TEXT 512
#define NAME_COLUMNS 16   /* of the name of a field, at least */
#define AROUND_NAME 5     /* columns before it, and from it to the value */
#define VALUE_COLUMNS 34  /* of a value */
#define FIELD_COLUMNS 110 /* with which a row has room for rules */

/* Columns of a text after `before` others. */
static unsigned text_columns(unsigned before, FILE *out)
{
    unsigned columns = console_columns(out);
    return columns == 0 || columns - before > RULE_COLUMNS ? RULE_COLUMNS : columns - before;
}

/* On a narrow terminal both values are nearer to each other, and rules go on below. */
static void print_columns(unsigned wide, const char *name, char mark, const char *rtl, const char *model,
                          const char *rules, FILE *out)
{
    unsigned columns = console_columns(out), values_at = wide + AROUND_NAME;
    int value = columns > 0 && columns < FIELD_COLUMNS ? (int)(columns - values_at) / 3 : VALUE_COLUMNS;
    console_row_print(out, values_at, "  %-*s %c %-*s %-*s %s", (int)wide, name, mark, value, rtl, value, model, rules);
}

void report_fields(const struct history_entry *e, enum tex_boundary boundary, bool all, FILE *out)
{
    const struct tex_boundary_info *b = &tex_boundaries[boundary];
    const uint32_t *rtl = frame_payload(&e->rtl, boundary), *model = frame_payload(&e->model, boundary);
    bool both = e->rtl.valid & e->model.valid & TEX_BIT(boundary);
    unsigned wide = field_columns(boundary, NAME_COLUMNS);
    print_columns(wide, "field", ' ', "RTL", "model", "rules", out);
    for (unsigned i = 0; i < b->leaves_count; i++) {
        const struct tex_leaf_info *leaf = &b->leaves[i];
        for (unsigned k = 0; k < leaf->count; k++) {
            bool same = field_same(rtl, model, leaf, k);
            if (same && !all)
                continue;
            char name[FIELD_TEXT], left[FIELD_TEXT], right[FIELD_TEXT];
            field_name(leaf, k, name, sizeof name);
            field_text(rtl, leaf, k, left, sizeof left);
            field_text(model, leaf, k, right, sizeof right);
            print_columns(wide, name, same || !both ? ' ' : '*', e->rtl.valid >> boundary & 1 ? left : "-",
                          e->model.valid >> boundary & 1 ? right : "-", leaf->rules, out);
        }
    }
}

/* Words of `text`, broken into lines of at most RULE_COLUMNS, on a terminal no more than it has. */
static void print_wrapped(const char *text, FILE *out)
{
    unsigned column = 0, most = text_columns(6, out);
    while (*text) {
        size_t word = strcspn(text, " ");
        if (column > 0 && column + word + 1 > most) {
            fputs("\n      ", out);
            column = 0;
        }
        fprintf(out, "%s%.*s", column > 0 ? " " : "", (int)word, text);
        column += (unsigned)word + 1;
        text += word + strspn(text + word, " ");
    }
    fputc('\n', out);
}

static void print_rule(const char *id, size_t size, FILE *out)
{
    for (unsigned i = 0; i < TEX_RULE_COUNT; i++) {
        if (strlen(tex_rules[i].id) != size || strncmp(tex_rules[i].id, id, size) != 0)
            continue;
        fprintf(out, "    %s (%s)\n      ", tex_rules[i].id, tex_rules[i].source);
        print_wrapped(tex_rules[i].text, out);
    }
}

static bool leaf_differs(const struct history_entry *e, enum tex_boundary boundary, const struct tex_leaf_info *leaf)
{
    for (unsigned k = 0; k < leaf->count; k++)
        if (!field_same(frame_payload(&e->rtl, boundary), frame_payload(&e->model, boundary), leaf, k))
            return true;
    return false;
}

/* Comma separated ids have this one. */
static bool has_rule(const char *ids, const char *id, size_t size)
{
    for (; *ids; ids += strspn(ids, ",")) {
        size_t length = strcspn(ids, ",");
        if (length == size && strncmp(ids, id, size) == 0)
            return true;
        ids += length;
    }
    return false;
}

/* Comma separated ids of a leaf, leaving out those that an earlier differing leaf named. */
static void print_leaf_rules(const struct history_entry *e, enum tex_boundary boundary, unsigned leaf, FILE *out)
{
    const struct tex_boundary_info *b = &tex_boundaries[boundary];
    for (const char *id = b->leaves[leaf].rules; *id;) {
        size_t size = strcspn(id, ",");
        bool told = false;
        for (unsigned i = 0; i < leaf && !told; i++)
            told = has_rule(b->leaves[i].rules, id, size) && leaf_differs(e, boundary, &b->leaves[i]);
        if (!told)
            print_rule(id, size, out);
        id += size + (id[size] == ',');
    }
}

void report_rules(const struct history_entry *e, enum tex_boundary boundary, FILE *out)
{
    const struct tex_boundary_info *b = &tex_boundaries[boundary];
    bool any = false;
    for (unsigned i = 0; i < b->leaves_count; i++) {
        if (b->leaves[i].rules[0] == '\0' || !leaf_differs(e, boundary, &b->leaves[i]))
            continue;
        if (!any)
            fputs("  rules\n", out);
        any = true;
        print_leaf_rules(e, boundary, i, out);
    }
}

/* The first fields that fit a line, zeros left out. */
static void print_brief(const struct tex_frame *f, enum tex_boundary boundary, unsigned most, FILE *out)
{
    const struct tex_boundary_info *b = &tex_boundaries[boundary];
    char line[LINE_TEXT] = "";
    size_t used = 0;
    for (unsigned i = 0; i < b->leaves_count; i++) {
        const struct tex_leaf_info *leaf = &b->leaves[i];
        for (unsigned k = 0; k < leaf->count; k++) {
            char name[FIELD_TEXT], text[FIELD_TEXT];
            if (leaf->width > 64 || strncmp(leaf->name, "op.", 3) == 0 ||
                field_get(frame_payload(f, boundary), leaf, k) == 0)
                continue;
            field_name(leaf, k, name, sizeof name);
            field_text(frame_payload(f, boundary), leaf, k, text, sizeof text);
            text[strcspn(text, " ")] = '\0';
            int n = snprintf(line + used, sizeof line - used, " %s=%s", name, text);
            if (n < 0 || used + (size_t)n > most) {
                line[used] = '\0';
                fprintf(out, "%s ...\n", line);
                return;
            }
            used += (size_t)n;
        }
    }
    fprintf(out, "%s\n", line);
}

void report_transfers(const struct history *h, unsigned from, enum tex_boundary boundary, FILE *out)
{
    unsigned back[LAST_TRANSFERS], count = 0;
    for (unsigned i = from; i < history_count(h) && count < LAST_TRANSFERS; i++) {
        const struct history_entry *e = history_back(h, i);
        if (!e->reset && (frame_transfer(&e->rtl, boundary) || (i == from && e->rtl.valid >> boundary & 1)))
            back[count++] = i;
        if (e->cycle == 0)
            break;
    }
    if (count == 0)
        return;
    fprintf(out, "  last transfers at %s (RTL)\n", tex_boundaries[boundary].name);
    while (count-- > 0) {
        const struct history_entry *e = history_back(h, back[count]);
        int before =
            fprintf(out, "    cycle %" PRIu64 "%s:", e->cycle, frame_transfer(&e->rtl, boundary) ? "" : " (waits)");
        print_brief(&e->rtl, boundary, text_columns((unsigned)(before > 0 ? before : 0) + ELLIPSIS, out), out);
    }
}
