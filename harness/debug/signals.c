// SPDX-License-Identifier: Apache-2.0
#include "debug/signals.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define FIRST_ROOM 1024

bool signals_open(struct signals *s, const char *path)
{
    *s = (struct signals){.reader = fstReaderOpen(path)};
    if (s->reader)
        s->handles = fstReaderGetMaxHandle(s->reader) + 1;
    return s->reader != NULL;
}

void signals_close(struct signals *s)
{
    for (size_t i = 0; i < s->count; i++)
        free(s->signal[i].name);
    free(s->signal);
    if (s->reader)
        fstReaderClose(s->reader);
}

static bool grow(struct signals *s)
{
    if (s->count < s->room)
        return true;
    size_t room = s->room ? 2 * s->room : FIRST_ROOM;
    struct signal *signal = realloc(s->signal, room * sizeof *signal);
    if (!signal)
        return false;
    s->signal = signal;
    s->room = room;
    return true;
}

/* A name in FST may end with a range, " [7:0]". */
static bool add(struct signals *s, const struct fstHierVar *var, const char *scope)
{
    int length = (int)strcspn(var->name, " ");
    struct signal *signal = grow(s) ? &s->signal[s->count] : NULL;
    if (!signal || asprintf(&signal->name, "%s.%.*s", scope ? scope : "", length, var->name) < 0)
        return false;
    signal->width = var->length;
    signal->handle = var->handle;
    s->count++;
    return true;
}

static void declare(void *writer, const struct fstHierVar *var, fstHandle *target)
{
    fstHandle alias = var->is_alias ? target[var->handle] : 0;
    fstHandle made = fstWriterCreateVar(writer, (enum fstVarType)var->typ, (enum fstVarDir)var->direction, var->length,
                                        var->name, alias);
    if (!alias)
        target[var->handle] = made;
}

static void scope(const struct signals *s, void *writer, const struct fstHier *h)
{
    if (h->htyp == FST_HT_SCOPE) {
        fstReaderPushScope(s->reader, h->u.scope.name, NULL);
        if (writer)
            fstWriterSetScope(writer, (enum fstScopeType)h->u.scope.typ, h->u.scope.name, h->u.scope.component);
    } else if (h->htyp == FST_HT_UPSCOPE) {
        fstReaderPopScope(s->reader);
        if (writer)
            fstWriterSetUpscope(writer);
    } /* attributes: no viewer needs them */
}

bool signals_read(struct signals *s, void *writer, fstHandle *target)
{
    const struct fstHier *h;
    while ((h = fstReaderIterateHier(s->reader)) != NULL) {
        scope(s, writer, h);
        if (h->htyp == FST_HT_VAR && writer)
            declare(writer, &h->u.var, target);
        if (h->htyp == FST_HT_VAR && !add(s, &h->u.var, fstReaderGetCurrentFlatScope(s->reader)))
            return false;
    }
    return true;
}

struct printing {
    const struct signals *signals;
    const struct signals_table *table;
    FILE *out;
    uint64_t next; /* time of the next line */
    char **value;  /* of each handle, NULL: none yet */
    bool failed;
};

static bool inside(const struct signal *signal, const char *scope)
{
    size_t size = strlen(scope);
    return size == 0 || (strncmp(signal->name, scope, size) == 0 && signal->name[size] == '.');
}

static void print_head(const struct printing *p)
{
    const struct signals *s = p->signals;
    fputs("time", p->out);
    for (size_t i = 0; i < s->count; i++)
        if (inside(&s->signal[i], p->table->scope))
            fprintf(p->out, "\t%s", s->signal[i].name);
    fputs("\n-", p->out);
    for (size_t i = 0; i < s->count; i++)
        if (inside(&s->signal[i], p->table->scope))
            fprintf(p->out, "\t%" PRIu32, s->signal[i].width);
    fputc('\n', p->out);
}

static void print_row(const struct printing *p)
{
    const struct signals *s = p->signals;
    fprintf(p->out, "%" PRIu64, p->next);
    for (size_t i = 0; i < s->count; i++)
        if (inside(&s->signal[i], p->table->scope)) {
            const char *value = p->value[s->signal[i].handle];
            fprintf(p->out, "\t%s", value ? value : "x");
        }
    fputc('\n', p->out);
}

/* The lines of all times before this one. */
static void print_until(struct printing *p, uint64_t time)
{
    for (; p->next < time && p->next <= p->table->to; p->next += p->table->step)
        print_row(p);
}

static void changed(void *user, uint64_t time, fstHandle handle, const unsigned char *value)
{
    struct printing *p = user;
    size_t size = strlen((const char *)value) + 1;
    print_until(p, time);
    if (!p->value[handle])
        p->value[handle] = malloc(size); /* the values of a signal have one length */
    if (p->value[handle])
        memcpy(p->value[handle], value, size);
    else
        p->failed = true;
}

bool signals_print(struct signals *s, const struct signals_table *table, FILE *out)
{
    struct printing p = {
        .signals = s, .table = table, .out = out, .next = table->from, .value = calloc(s->handles, sizeof(char *))};
    if (!p.value)
        return false;
    print_head(&p);
    fstReaderSetFacProcessMaskAll(s->reader);
    bool good = fstReaderIterBlocks(s->reader, changed, &p, NULL) != 0;
    print_until(&p, UINT64_MAX);
    for (fstHandle i = 0; i < s->handles; i++)
        free(p.value[i]);
    free(p.value);
    return good && !p.failed;
}
