// SPDX-License-Identifier: Apache-2.0
#include "report/verdict_units.h"

#include <cjson/cJSON.h>
#include <libxml/xmlwriter.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "report/verdict.h"

#define XML(text) ((const xmlChar *)(text))
#define MORE_TEXT 32U /* ", and 99999 more" */

bool unit_list_add(struct unit_list *list, const char *format, ...)
{
    char *line = NULL;
    va_list args;
    va_start(args, format);
    int size = vasprintf(&line, format, args);
    va_end(args);
    if (size < 0)
        return false;
    char **text = realloc(list->text, (list->count + 1) * sizeof *text);
    if (!text) {
        free(line);
        return false;
    }
    text_clean(line);
    list->text = text;
    list->text[list->count++] = line;
    return true;
}

void unit_list_free(struct unit_list *list)
{
    for (size_t i = 0; i < list->count; i++)
        free(list->text[i]);
    free(list->text);
    memset(list, 0, sizeof *list);
}

void verdict_units_free(struct verdict_units *units)
{
    unit_list_free(&units->watched);
    unit_list_free(&units->not_watched);
    unit_list_free(&units->not_seen);
}

void unit_list_text(const struct unit_list *list, char *text, size_t size)
{
    size_t used = 0, i = 0;
    *text = '\0';
    for (; i < list->count && used + strlen(list->text[i]) + MORE_TEXT < size; i++)
        used += (size_t)snprintf(text + used, size - used, "%s%s", i > 0 ? ", " : "", list->text[i]);
    if (i < list->count)
        snprintf(text + used, size - used, "%s%zu more", i > 0 ? ", and " : "", list->count - i);
}

static void print_lines(const struct unit_list *list, const char *before, FILE *out)
{
    for (size_t i = 0; i < list->count; i++)
        fprintf(out, "%s%s\n", before, list->text[i]);
}

void verdict_units_print(const struct verdict_units *units, FILE *out)
{
    fprintf(out, "texlock: units that are watched: %zu\n", units->watched.count);
    print_lines(&units->watched, "  ", out);
    print_lines(&units->not_watched, "  not watched: ", out);
    print_lines(&units->not_seen, "  not seen: ", out);
}

void verdict_print_not_watched(const struct verdict *v, FILE *out)
{
    if (v->units)
        print_lines(&v->units->not_watched, "\nnot watched: ", out);
}

static void add_list(const struct unit_list *list, const char *name, cJSON *item)
{
    cJSON *array = cJSON_AddArrayToObject(item, name);
    for (size_t i = 0; i < list->count; i++)
        cJSON_AddItemToArray(array, cJSON_CreateString(list->text[i]));
}

void verdict_json_units(const struct verdict *v, struct cJSON *root)
{
    cJSON *item = v->units ? cJSON_AddObjectToObject(root, "units") : NULL;
    if (!item)
        return;
    cJSON_AddNumberToObject(item, "count", (double)v->units->watched.count);
    add_list(&v->units->watched, "watched", item);
    add_list(&v->units->not_watched, "not_watched", item);
    add_list(&v->units->not_seen, "not_seen", item);
}

bool verdict_junit_units(const struct verdict *v, struct _xmlTextWriter *w)
{
    return !v->units || (xmlTextWriterStartElement(w, XML("property")) >= 0 &&
                         xmlTextWriterWriteAttribute(w, XML("name"), XML("units")) >= 0 &&
                         xmlTextWriterWriteFormatAttribute(w, XML("value"), "%zu", v->units->watched.count) >= 0 &&
                         xmlTextWriterEndElement(w) >= 0);
}
