// SPDX-License-Identifier: Apache-2.0
#include "report/explain_json_thread.h"

#include <inttypes.h>

#include "report/query_row.h"
#include "report/store_aim.h"
#include "report/store_bytes.h"
#include "report/store_data.h"
#include "tex_stages.h"

cJSON *explain_json_hex(cJSON *item, const char *name, uint64_t value, int digits)
{
    char text[40];
    snprintf(text, sizeof text, "0x%0*" PRIx64, digits & 0x1f, value);
    return cJSON_AddStringToObject(item, name, text);
}

static void add_axis(cJSON *list, const struct store_axis *a)
{
    if (!a->name)
        return;
    cJSON *item = cJSON_CreateObject();
    cJSON_AddStringToObject(item, "axis", a->name);
    cJSON_AddNumberToObject(item, "aim", (double)a->aim);
    cJSON_AddNumberToObject(item, "last", (double)a->last);
    cJSON_AddBoolToObject(item, "outside", store_axis_outside(a));
    cJSON_AddItemToArray(list, item);
}

/* Bytes in the order of their addresses. */
static void add_bytes(cJSON *item, const char *name, const uint8_t bytes[TEX_LINE_BYTES])
{
    char text[2 * TEX_LINE_BYTES + 1];
    for (unsigned b = 0; b < TEX_LINE_BYTES; b++)
        snprintf(text + (size_t)2 * b, 3, "%02x", bytes[b]);
    cJSON_AddStringToObject(item, name, text);
}

static void add_line(cJSON *lines, const struct thread_view *v, uint64_t address)
{
    struct store_line line;
    uint8_t before[TEX_LINE_BYTES], after[TEX_LINE_BYTES];
    cJSON *item = cJSON_CreateObject();
    (void)store_line_find(v, address, &line);
    const char *refused = store_line_refused(v, line.write.address);
    store_line_around(v, &line, before, after);
    explain_json_hex(item, "address", line.write.address, 12);
    explain_json_hex(item, "strobes", line.write.strobes, 8);
    explain_json_hex(item, "own", line.own, 8);
    add_bytes(item, "before", before);
    add_bytes(item, "stores", line.write.bytes);
    add_bytes(item, "after", after);
    cJSON *lanes = cJSON_AddArrayToObject(item, "lanes");
    for (unsigned b = 0; b < TEX_LINE_BYTES; b++)
        cJSON_AddItemToArray(lanes,
                             line.lane[b] == STORE_NO_LANE ? cJSON_CreateNull() : cJSON_CreateNumber(line.lane[b]));
    if (refused)
        cJSON_AddStringToObject(item, "refused", refused);
    cJSON_AddItemToArray(lines, item);
}

static void add_component(cJSON *list, const struct thread_view *v, unsigned c)
{
    struct store_component found;
    char reg[8];
    store_component_find(v, thread_trace(v)->convert.data, c, &found);
    if (!found.there)
        return;
    cJSON *item = cJSON_CreateObject();
    cJSON_AddStringToObject(item, "component", (const char *[]){"R", "G", "B", "A"}[c]);
    cJSON_AddBoolToObject(item, "named", found.named);
    snprintf(reg, sizeof reg, "R%u", (unsigned)found.reg & 0xff);
    if (found.named)
        cJSON_AddStringToObject(item, "register", found.reg == STORE_NO_REGISTER ? "RZ" : reg);
    explain_json_hex(item, "value", found.value, 8);
    cJSON_AddStringToObject(item, "datatype", tex_datatype_name(found.datatype));
    cJSON_AddNumberToObject(item, "bit", found.lo);
    cJSON_AddNumberToObject(item, "width", found.width);
    explain_json_hex(item, "code", found.code, (int)(found.width + 3) / 4);
    cJSON_AddItemToArray(list, item);
}

static void add_place(cJSON *store, const struct thread_view *v)
{
    const struct tex_thread_trace *t = thread_trace(v);
    const struct tex_convert *c = &t->convert;
    cJSON_AddNumberToObject(store, "column", (double)t->surface.offset);
    cJSON_AddNumberToObject(store, "row", t->surface.row);
    cJSON_AddNumberToObject(store, "slice", t->surface.slice);
    explain_json_hex(store, "address", c->address, 12);
    cJSON_AddNumberToObject(store, "bytes", c->bytes);
    cJSON *components = t->decode.access.formatted ? cJSON_AddArrayToObject(store, "components") : NULL;
    for (unsigned i = 0; components && i < 4; i++)
        add_component(components, v, i);
    cJSON *lines = cJSON_AddArrayToObject(store, "lines");
    uint64_t line[STORE_LINES_OF_THREAD];
    unsigned count = store_lines_of(c, line);
    for (unsigned i = 0; i < count; i++)
        add_line(lines, v, line[i]);
}

static void add_loaded(cJSON *load, const struct tex_thread_trace *t)
{
    if (t->surface.action == TEX_ACTION_LOAD) {
        cJSON_AddNumberToObject(load, "column", (double)t->surface.offset);
        cJSON_AddNumberToObject(load, "row", t->surface.row);
        cJSON_AddNumberToObject(load, "slice", t->surface.slice);
        explain_json_hex(load, "address", t->convert.address, 12);
        cJSON_AddNumberToObject(load, "bytes", t->convert.bytes);
    }
    cJSON *values = cJSON_AddArrayToObject(load, "value");
    for (unsigned i = 0; i < 4; i++)
        if (t->deliver.op.wmask >> i & 1)
            cJSON_AddItemToArray(values, cJSON_CreateNumber(t->deliver.value[i]));
}

static void add_store(cJSON *thread, const struct thread_view *v)
{
    const struct tex_thread_trace *t = thread_trace(v);
    const struct tex_surface *s = &t->surface;
    struct store_aim aim;
    bool loads = tex_pipe_crosses(t, TEX_PIPE_LOAD);
    cJSON *store = cJSON_AddObjectToObject(thread, loads ? "load" : "store");
    cJSON_AddStringToObject(store, "action", tex_action_name(s->action));
    if (s->action == TEX_ACTION_BOUNDS || s->action == TEX_ACTION_TRAP)
        cJSON_AddStringToObject(store, "axis", tex_axis_name(s->axis));
    if (store_aim_find(t, &aim)) {
        cJSON_AddNumberToObject(store, "unit", aim.bytes);
        cJSON_AddBoolToObject(store, "misaligned", s->misaligned != 0);
        cJSON *list = cJSON_AddArrayToObject(store, "coordinates");
        add_axis(list, &aim.x);
        add_axis(list, &aim.y);
        add_axis(list, &aim.z);
    }
    if (s->action == TEX_ACTION_STORE)
        add_place(store, v);
    if (loads)
        add_loaded(store, t);
}

static void add_query(cJSON *thread, const struct tex_thread_trace *t)
{
    const struct tex_query *q = &t->query;
    const struct tex_shape *s = &t->header.shape;
    cJSON *query = cJSON_AddObjectToObject(thread, "query");
    cJSON_AddStringToObject(query, "answer", tex_answer_name(q->answer));
    if (q->answer != TEX_ANSWER_NONE) {
        cJSON_AddStringToObject(query, "asked", tex_query_name(t->decode.query));
        cJSON_AddStringToObject(query, "row", query_row_text(q->answer));
        cJSON_AddNumberToObject(query, "lod", t->decode.lod);
        cJSON *header = cJSON_AddObjectToObject(query, "header");
        cJSON_AddStringToObject(header, "type", tex_type_name(s->kind));
        cJSON_AddNumberToObject(header, "width", (double)s->width);
        cJSON_AddNumberToObject(header, "height", s->height);
        cJSON_AddNumberToObject(header, "depth", s->depth);
        cJSON_AddNumberToObject(header, "levels", s->levels);
        cJSON_AddNumberToObject(header, "first", t->header.level);
        cJSON_AddStringToObject(header, "samples", tex_samples_name(s->samples));
    }
    cJSON *values = cJSON_AddArrayToObject(query, "value");
    for (unsigned i = 0; i < 4; i++)
        cJSON_AddItemToArray(values, cJSON_CreateNumber(q->value[i]));
}

void explain_json_thread(cJSON *thread, const struct thread_view *v)
{
    const struct tex_thread_trace *t = thread_trace(v);
    if (tex_pipe_crosses(t, TEX_PIPE_QUERY))
        add_query(thread, t);
    else if (tex_pipe_crosses(t, TEX_PIPE_SURFACE))
        add_store(thread, v);
}
