// SPDX-License-Identifier: Apache-2.0
/* What convert.py wrote, in memory. CONVERT_TABLE names the file. */
#ifndef CONVERT_TABLE_H
#define CONVERT_TABLE_H
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tex_defs.h"

struct convert_format {
    uint32_t code, bytes;
    unsigned components;
    uint32_t lo[4], width[4];
    uint32_t types; /* bit n: data type code n */
};
struct convert_value {
    uint32_t value, code[2]; /* towards zero, to the nearest */
};
/* The values of one type and width. */
struct convert_kind {
    uint32_t type, width;
    struct convert_value *value;
    size_t count, room;
};
struct convert_table {
    struct convert_format format[32];
    unsigned formats;
    struct convert_kind kind[64];
    unsigned kinds;
};

static inline void convert_table_fail(const char *line)
{
    fprintf(stderr, "%s: not a line of tests/oracle/convert.py: '%s'\n", CONVERT_TABLE, line);
    exit(1);
}

static inline uint32_t convert_table_type(const char *name)
{
    for (uint32_t type = 1; type < 8; type++)
        if (tex_datatype_name(type) && strcmp(tex_datatype_name(type), name) == 0)
            return type;
    convert_table_fail(name);
    return 0;
}

static inline struct convert_kind *convert_table_kind(struct convert_table *t, uint32_t type, uint32_t width)
{
    for (unsigned i = 0; i < t->kinds; i++)
        if (t->kind[i].type == type && t->kind[i].width == width)
            return &t->kind[i];
    if (t->kinds == sizeof t->kind / sizeof *t->kind)
        convert_table_fail("too many kinds");
    t->kind[t->kinds] = (struct convert_kind){.type = type, .width = width};
    return &t->kind[t->kinds++];
}

static inline void convert_table_format(struct convert_table *t, char *line)
{
    struct convert_format *f = &t->format[t->formats];
    char places[64], types[64];
    if (t->formats == sizeof t->format / sizeof *t->format ||
        sscanf(line, "format %" SCNx32 " %" SCNu32 " %63s %63s", &f->code, &f->bytes, places, types) != 4)
        convert_table_fail(line);
    for (char *at = strtok(places, ","); at && f->components < 4; at = strtok(NULL, ","), f->components++)
        if (sscanf(at, "%" SCNu32 ":%" SCNu32, &f->lo[f->components], &f->width[f->components]) != 2)
            convert_table_fail(at);
    for (char *at = strtok(types, ","); at; at = strtok(NULL, ","))
        f->types |= UINT32_C(1) << convert_table_type(at);
    t->formats++;
}

static inline void convert_table_value(struct convert_table *t, char *line)
{
    char type[16];
    uint32_t width;
    struct convert_value v;
    if (sscanf(line, "value %15s %" SCNu32 " %" SCNx32 " %" SCNx32 " %" SCNx32, type, &width, &v.value, &v.code[0],
               &v.code[1]) != 5)
        convert_table_fail(line);
    struct convert_kind *k = convert_table_kind(t, convert_table_type(type), width);
    if (k->count == k->room) {
        k->room = 2 * k->room + 1024;
        k->value = realloc(k->value, k->room * sizeof *k->value);
        if (!k->value)
            convert_table_fail("no memory");
    }
    k->value[k->count++] = v;
}

/* All of it; ends the program if it is not what convert.py writes. */
static inline void convert_table_load(struct convert_table *t)
{
    char line[256];
    FILE *in = fopen(CONVERT_TABLE, "r");
    if (!in)
        convert_table_fail("cannot be opened");
    memset(t, 0, sizeof *t);
    while (fgets(line, sizeof line, in))
        if (line[0] == 'f')
            convert_table_format(t, line);
        else
            convert_table_value(t, line);
    fclose(in);
}

static inline void convert_table_free(struct convert_table *t)
{
    for (unsigned i = 0; i < t->kinds; i++)
        free(t->kind[i].value);
}

#endif
