// SPDX-License-Identifier: Apache-2.0
#include "check/stored.h"

#include <stdlib.h>
#include <string.h>

#define ROOM_FIRST 64U

/*
 * The phases, and of each instruction its own and those of the last invalidates. Phase of a step: that of what it
 * follows.
 */
static void find_phases(struct stored *s)
{
    const struct test_case *c = s->c;
    uint32_t phase = 0, from[STORED_CLASSES] = {0};
    size_t step = 0;
    s->begin[0] = 0;
    for (size_t i = 0; i <= c->warps_count; i++) {
        for (; step < c->steps_count && c->steps[step].before <= i; step++) {
            uint32_t control = c->steps[step].control;
            if (!control)
                s->begin[++phase] = (uint32_t)i;
            if (control & CASE_INVALIDATE_TEXELS)
                from[STORED_TEXELS] = phase;
            if (control & CASE_INVALIDATE_DESCRIPTORS)
                from[STORED_DESCRIPTORS] = phase;
        }
        s->phase[i] = phase;
        for (unsigned k = 0; k < STORED_CLASSES; k++)
            s->from[k][i] = from[k];
    }
    s->begin[phase + 1] = UINT32_MAX;
}

void stored_init(struct stored *s, const struct test_case *c)
{
    memset(s, 0, sizeof *s);
    s->c = c;
    s->begin = malloc((c->steps_count + 2) * sizeof *s->begin);
    s->phase = malloc((c->warps_count + 1) * sizeof *s->phase);
    for (unsigned k = 0; k < STORED_CLASSES; k++) {
        s->from[k] = malloc((c->warps_count + 1) * sizeof *s->from[k]);
        s->no_memory |= !s->from[k];
    }
    s->no_memory |= !s->begin || !s->phase;
    if (!s->no_memory)
        find_phases(s);
}

void stored_free(struct stored *s)
{
    free(s->writes);
    free(s->lines);
    free(s->reads);
    free(s->begin);
    free(s->phase);
    for (unsigned k = 0; k < STORED_CLASSES; k++)
        free(s->from[k]);
    memset(s, 0, sizeof *s);
}

/* Room for one more; false if out of memory. */
static bool grow(struct stored *s, void **list, size_t count, size_t *room, size_t size)
{
    if (count < *room)
        return true;
    size_t more = *room ? 2 * *room : ROOM_FIRST;
    void *grown = realloc(*list, more * size);
    s->no_memory |= !grown;
    if (!grown)
        return false;
    *list = grown;
    *room = more;
    return true;
}

void stored_write(struct stored *s, size_t instruction, uint64_t address, const uint8_t bytes[TEX_LINE_BYTES],
                  uint32_t strobes)
{
    void *list = s->writes;
    if (!grow(s, &list, s->writes_count, &s->writes_room, sizeof *s->writes))
        return;
    s->writes = list;
    struct stored_write *w = &s->writes[s->writes_count];
    *w = (struct stored_write){.line = address / TEX_LINE_BYTES,
                               .instruction = (uint32_t)instruction,
                               .order = (uint32_t)s->writes_count,
                               .strobes = strobes};
    memcpy(w->bytes, bytes, sizeof w->bytes);
    s->writes_count++;
}

static int by_line(const void *a, const void *b)
{
    const struct stored_write *x = a, *y = b;
    if (x->line != y->line)
        return x->line > y->line ? 1 : -1;
    return (x->order > y->order) - (x->order < y->order);
}

void stored_sort(struct stored *s)
{
    if (s->writes_count == 0)
        return;
    qsort(s->writes, s->writes_count, sizeof *s->writes, by_line);
    s->lines = calloc(s->writes_count, sizeof *s->lines);
    s->no_memory |= !s->lines;
    for (uint32_t i = 0; s->lines && i < s->writes_count; i++) {
        if (i == 0 || s->writes[i].line != s->writes[i - 1].line)
            s->lines[s->lines_count++] = (struct stored_line){.line = s->writes[i].line, .first = i};
        s->lines[s->lines_count - 1].writes++;
    }
}

struct stored_line *stored_find(const struct stored *s, uint64_t line)
{
    size_t low = 0, high = s->lines_count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (s->lines[middle].line < line)
            low = middle + 1;
        else
            high = middle;
    }
    return low < s->lines_count && s->lines[low].line == line ? &s->lines[low] : NULL;
}

void stored_read(struct stored *s, size_t instruction, enum stored_class class, struct stored_line *line)
{
    uint32_t *newest = line ? &line->readers[class] : &s->anywhere[class];
    uint32_t phase = s->phase[instruction];
    void *list = s->reads;
    if (*newest && s->reads[*newest - 1].phase == phase)
        return;
    if (!grow(s, &list, s->reads_count, &s->reads_room, sizeof *s->reads))
        return;
    s->reads = list;
    s->reads[s->reads_count++] = (struct stored_read){.phase = phase, .older = *newest};
    *newest = (uint32_t)s->reads_count;
}

/* The line's writes by instructions before this one. */
static uint32_t writes_before(const struct stored *s, const struct stored_line *line, uint32_t instruction)
{
    uint32_t n = 0;
    while (n < line->writes && s->writes[line->first + n].instruction < instruction)
        n++;
    return n;
}

uint32_t stored_certain(const struct stored *s, size_t instruction, const struct stored_line *line)
{
    return writes_before(s, line, s->begin[s->phase[instruction]]);
}

struct versions {
    uint32_t *version;
    unsigned count;
    bool too_many;
};

static void add_version(struct versions *v, uint32_t version)
{
    for (unsigned i = 0; i < v->count; i++)
        if (v->version[i] == version)
            return;
    if (v->count == STORED_VERSIONS)
        v->too_many = true;
    else
        v->version[v->count++] = version;
}

/* Versions that can be fetched in the phases of a list, from one on. */
static void add_phases(const struct stored *s, const struct stored_line *line, uint32_t newest, uint32_t from,
                       struct versions *v)
{
    for (uint32_t at = newest; at && s->reads[at - 1].phase >= from; at = s->reads[at - 1].older) {
        uint32_t phase = s->reads[at - 1].phase;
        uint32_t first = writes_before(s, line, s->begin[phase]), last = writes_before(s, line, s->begin[phase + 1]);
        for (uint32_t n = first; n <= last && !v->too_many; n++)
            add_version(v, n);
    }
}

unsigned stored_versions(const struct stored *s, size_t instruction, enum stored_class class,
                         const struct stored_line *line, uint32_t version[STORED_VERSIONS])
{
    struct versions v = {.version = version};
    uint32_t from = s->from[class][instruction];
    add_phases(s, line, line->readers[class], from, &v);
    add_phases(s, line, s->anywhere[class], from, &v);
    return v.too_many ? 0 : v.count;
}

void stored_value(const struct stored *s, const struct stored_line *line, uint32_t version, struct tex_line *out)
{
    uint8_t bytes[TEX_LINE_BYTES] = {0};
    enum tex_read kind = image_read_line(&s->c->image, line->line * TEX_LINE_BYTES, bytes);
    memset(out, 0, sizeof *out);
    out->error = kind == TEX_READ_ERROR;
    out->sparse = kind == TEX_READ_SPARSE;
    if (kind != TEX_READ_OK) /* writes there have no effect */
        return;
    bool fails = image_write_region_of(&s->c->image, line->line * TEX_LINE_BYTES) != NULL;
    for (uint32_t n = 0; !fails && n < version; n++)
        for (unsigned k = 0; k < TEX_LINE_BYTES; k++)
            if (s->writes[line->first + n].strobes >> k & 1)
                bytes[k] = s->writes[line->first + n].bytes[k];
    for (unsigned k = 0; k < TEX_LINE_BYTES; k++)
        out->data[k / 4] |= (uint32_t)bytes[k] << 8 * (k % 4);
}
