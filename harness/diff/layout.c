// SPDX-License-Identifier: Apache-2.0
#include "diff/layout.h"

#include <stdlib.h>
#include <string.h>

#include "base/field.h"
#include "base/text.h"

#define COLUMNS 7U
#define MOST_WIDTH (32U * FIELD_MAX_WORDS)

/* Splits a line at its tabs; number of the columns, COLUMNS + 1 if there are more. */
static unsigned split(char *line, char *column[COLUMNS])
{
    unsigned count = 0;
    char *rest = line;
    while (rest && count < COLUMNS) {
        column[count] = strsep(&rest, "\t");
        text_clean(column[count++]);
    }
    return rest ? COLUMNS + 1 : count;
}

/* A decimal number of at most `most`. */
static bool number(const char *text, unsigned most, unsigned *out)
{
    char *end = NULL;
    unsigned long value = strtoul(text, &end, 10);
    *out = (unsigned)value;
    return *text >= '0' && *text <= '9' && *end == '\0' && value <= most;
}

static const char *add_about(struct layout *l, char *const column[COLUMNS], unsigned count)
{
    if (count != 3 || l->about_count == LAYOUT_ABOUT)
        return "expected a key and a value";
    l->about[l->about_count].key = column[1];
    l->about[l->about_count++].value = column[2];
    return NULL;
}

static const char *add_boundary(struct layout *l, char *const column[COLUMNS], unsigned count)
{
    unsigned once = 0;
    struct layout_boundary *b = &l->boundary[l->count];
    if (l->count == RECORD_BOUNDARIES)
        return "too many boundaries";
    if (count != 6 || !number(column[4], RECORD_WORDS, &b->words) || !number(column[5], 1, &once) || b->words == 0)
        return "expected a boundary's name, stage, consumer, words and whether a name is one beat";
    for (unsigned i = 0; i < l->count; i++)
        if (strcmp(l->boundary[i].name, column[1]) == 0)
            return "a second boundary of that name";
    b->name = column[1];
    b->stage = column[2];
    b->consumer = column[3];
    b->once = once;
    b->leaves = l->count ? l->boundary[l->count - 1].leaves + l->boundary[l->count - 1].leaves_count : l->leaves;
    l->count++;
    return NULL;
}

static const char *add_field(struct layout *l, char *const column[COLUMNS], unsigned count)
{
    static const char wrong[] = "expected a field's name, offset, width, count, kind and code, within its boundary";
    struct layout_boundary *b = l->count ? &l->boundary[l->count - 1] : NULL;
    unsigned offset = 0, width = 0, elements = 0;
    if (!b || count != 7 || !number(column[2], 32 * RECORD_WORDS, &offset) || !number(column[3], MOST_WIDTH, &width) ||
        !number(column[4], 32 * RECORD_WORDS, &elements) || width == 0 || elements == 0 ||
        offset + width * elements > 32 * b->words || strlen(column[5]) != 1 || !strchr("usfx", *column[5]) ||
        (*column[5] == 'f' && width != 32))
        return wrong;
    if (layout_field(b, column[1]))
        return "a second field of that name";
    b->leaves[b->leaves_count++] = (struct tex_leaf_info){.name = column[1],
                                                          .offset = (uint16_t)offset,
                                                          .width = (uint16_t)width,
                                                          .count = (uint16_t)elements,
                                                          .kind = *column[5],
                                                          .code = strcmp(column[6], "-") != 0 ? column[6] : NULL};
    return NULL;
}

static const char *add(struct layout *l, char *line)
{
    char *column[COLUMNS] = {NULL};
    unsigned count = split(line, column);
    if (strcmp(column[0], "about") == 0)
        return add_about(l, column, count);
    if (strcmp(column[0], "boundary") == 0)
        return add_boundary(l, column, count);
    if (strcmp(column[0], "field") == 0)
        return add_field(l, column, count);
    return "expected about, boundary or field";
}

static size_t lines_of(const char *text, size_t size)
{
    size_t lines = 1;
    for (size_t i = 0; i < size; i++)
        lines += text[i] == '\n';
    return lines;
}

bool layout_read(struct layout *l, char *text, size_t size, char *why, size_t why_size)
{
    *l = (struct layout){.text = text, .leaves = calloc(lines_of(text, size), sizeof *l->leaves)};
    const char *wrong = l->leaves ? NULL : "out of memory";
    unsigned line = 0;
    for (char *rest = text; !wrong && rest && *rest; line++)
        wrong = add(l, strsep(&rest, "\n"));
    if (!wrong && l->count == 0)
        wrong = "expected boundaries";
    if (wrong)
        snprintf(why, why_size, "line %u of the layout: %s", line, wrong);
    return !wrong;
}

void layout_free(struct layout *l)
{
    free(l->text);
    free(l->leaves);
    *l = (struct layout){.count = 0};
}

const struct tex_leaf_info *layout_field(const struct layout_boundary *b, const char *name)
{
    for (unsigned i = 0; i < b->leaves_count; i++)
        if (strcmp(b->leaves[i].name, name) == 0)
            return &b->leaves[i];
    return NULL;
}

const char *layout_about(const struct layout *l, const char *key)
{
    for (unsigned i = 0; i < l->about_count; i++)
        if (strcmp(l->about[i].key, key) == 0)
            return l->about[i].value;
    return NULL;
}
