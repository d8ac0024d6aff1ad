// SPDX-License-Identifier: Apache-2.0
#include <cjson/cJSON.h>
#include <inttypes.h>
#include <libxml/xmlwriter.h>

#include "report/verdict.h"

#define XML(text) ((const xmlChar *)(text))

static bool judged(const struct verdict *v, unsigned check)
{
    return v->protocol_rows >> check & 1;
}

/* Whose fault a violation is. */
static const char *side(unsigned check)
{
    return protocol_side_name(protocol_rows[check].side);
}

void verdict_print_protocol(const struct verdict *v, FILE *out)
{
    bool all = v->ending == ENDING_PASS, begun = false;
    for (unsigned i = 0; i < PROTOCOL_CHECKS; i++) {
        const struct verdict_check *c = &v->protocol[i];
        const char *mark = c->mismatches > 0 ? "  <- broken" : c->compares < c->minimum ? "  <- vacuous" : "";
        if (!judged(v, i) || (!all && !*mark))
            continue;
        if (!begun)
            fprintf(out, "\n%-14s %-9s %11s %10s %10s\n", "protocol", "at fault", "judged", "minimum", "broken");
        begun = true;
        fprintf(out, "%-14s %-9s %11" PRIu64 " %10" PRIu64 " %10" PRIu64 "%s\n", protocol_rows[i].id, side(i),
                c->compares, c->minimum, c->mismatches, mark);
    }
}

void verdict_json_protocol(const struct verdict *v, cJSON *root)
{
    cJSON *rows = cJSON_AddArrayToObject(root, "protocol");
    for (unsigned i = 0; i < PROTOCOL_CHECKS; i++) {
        if (!judged(v, i))
            continue;
        cJSON *item = cJSON_CreateObject();
        cJSON_AddStringToObject(item, "id", protocol_rows[i].id);
        cJSON_AddStringToObject(item, "at_fault", side(i));
        cJSON_AddNumberToObject(item, "judged", (double)v->protocol[i].compares);
        cJSON_AddNumberToObject(item, "minimum", (double)v->protocol[i].minimum);
        cJSON_AddNumberToObject(item, "broken", (double)v->protocol[i].mismatches);
        cJSON_AddItemToArray(rows, item);
    }
}

void verdict_json_broken(const struct failure *f, cJSON *item)
{
    if (!f->protocol)
        return;
    cJSON *broken = cJSON_AddObjectToObject(item, "protocol");
    cJSON_AddStringToObject(broken, "id", protocol_rows[f->broken.check].id);
    cJSON_AddStringToObject(broken, "at_fault", protocol_side_name(f->broken.side));
    cJSON_AddStringToObject(broken, "boundary", tex_boundaries[f->broken.boundary].name);
    cJSON_AddStringToObject(broken, "text", f->broken.text);
}

static bool write_property(xmlTextWriterPtr w, const char *id, const struct verdict_check *c)
{
    return xmlTextWriterStartElement(w, XML("property")) >= 0 &&
           xmlTextWriterWriteFormatAttribute(w, XML("name"), "protocol.%s", id) >= 0 &&
           xmlTextWriterWriteFormatAttribute(w, XML("value"),
                                             "judged %" PRIu64 ", minimum %" PRIu64 ", broken %" PRIu64, c->compares,
                                             c->minimum, c->mismatches) >= 0 &&
           xmlTextWriterEndElement(w) >= 0;
}

bool verdict_junit_protocol(const struct verdict *v, xmlTextWriterPtr w)
{
    bool good = true;
    for (unsigned i = 0; good && i < PROTOCOL_CHECKS; i++)
        if (judged(v, i))
            good = write_property(w, protocol_rows[i].id, &v->protocol[i]);
    return good;
}
