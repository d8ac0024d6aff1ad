// SPDX-License-Identifier: Apache-2.0
/* The units of a design that another testbench drives: watched or not, with reasons. Part of the verdict. */
#ifndef VERDICT_UNITS_H
#define VERDICT_UNITS_H
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

struct unit_list {
    char **text;
    size_t count;
};
struct verdict_units {
    struct unit_list watched;     /* full paths */
    struct unit_list not_watched; /* paths of other candidates, each with the reason */
    struct unit_list not_seen;    /* not visible in the simulator */
};

/* Append a line, made as printf does. False if out of memory. */
bool unit_list_add(struct unit_list *list, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The list as one text: as many as there is room for, and how many more there are. */
void unit_list_text(const struct unit_list *list, char *text, size_t size);
void unit_list_free(struct unit_list *list);
void verdict_units_free(struct verdict_units *units);
/* A line each. */
void verdict_units_print(const struct verdict_units *units, FILE *out);

/* Print them as part of the verdict; nothing if there are none. */
struct verdict;
struct cJSON;
struct _xmlTextWriter;
void verdict_print_not_watched(const struct verdict *v, FILE *out);
void verdict_json_units(const struct verdict *v, struct cJSON *root);
bool verdict_junit_units(const struct verdict *v, struct _xmlTextWriter *w);

#endif
