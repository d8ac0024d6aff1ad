// SPDX-License-Identifier: Apache-2.0
#include "base/diag.h"

#include <stdlib.h>
#include <string.h>

#include "base/text.h"

enum { TEXT_LIMIT = 1024, SHOWN_COLUMNS = 110 };

void diag_init(struct diag *d, const char *file)
{
    *d = (struct diag){0};
    diag_file(d, file);
}

static void free_messages(struct diag_message *messages, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        free(messages[i].text);
        free(messages[i].source);
    }
}

void diag_free(struct diag *d)
{
    free_messages(d->messages, d->count);
    free_messages(d->notes, d->notes_count);
    free(d->file);
    *d = (struct diag){0};
}

void diag_file(struct diag *d, const char *file)
{
    free(d->file);
    d->file = file ? text_clean_copy(file) : NULL;
}

/* Copy of line number `line` without its end; unprintable bytes become '?', tabs a blank. */
static char *copy_line(const char *source, size_t size, uint32_t line)
{
    size_t at = 0, end;
    for (uint32_t i = 1; i < line && at < size; at++)
        if (source[at] == '\n')
            i++;
    for (end = at; end < size && source[end] != '\n' && end - at < 65536;)
        end++;
    char *copy = malloc(end - at + 1);
    if (!copy)
        return NULL;
    for (size_t i = at; i < end; i++)
        copy[i - at] = source[i] == '\t' || source[i] == '\r' ? ' ' : source[i] == '\0' ? '?' : source[i];
    copy[end - at] = '\0';
    text_clean(copy);
    return copy;
}

static struct diag_message make_message(const char *source, size_t size, struct span at, const char *format,
                                        va_list args)
{
    char text[TEXT_LIMIT];
    vsnprintf(text, sizeof text, format, args);
    text_clean(text);
    return (struct diag_message){at, strdup(text), source && at.line ? copy_line(source, size, at.line) : NULL};
}

void diag_addv(struct diag *d, const char *source, size_t size, struct span at, const char *format, va_list args)
{
    if (diag_full(d))
        d->more++;
    else
        d->messages[d->count++] = make_message(source, size, at, format, args);
}

void diag_notev(struct diag *d, const char *source, size_t size, struct span at, const char *format, va_list args)
{
    if (d->notes_count == DIAG_LIMIT)
        d->notes_more++;
    else
        d->notes[d->notes_count++] = make_message(source, size, at, format, args);
}

void diag_add(struct diag *d, const char *source, size_t size, struct span at, const char *format, ...)
{
    va_list args;
    va_start(args, format);
    diag_addv(d, source, size, at, format, args);
    va_end(args);
}

void diag_no_memory(struct diag *d)
{
    d->no_memory = true;
    diag_add(d, NULL, 0, (struct span){0}, "out of memory");
}

bool diag_any(const struct diag *d)
{
    return d->count > 0;
}

bool diag_full(const struct diag *d)
{
    return d->count == DIAG_LIMIT;
}

/* The line, cut around the caret if it is long. */
static void render_source(const struct diag_message *m, FILE *out)
{
    size_t length = strlen(m->source), column = m->at.column ? m->at.column - 1 : 0;
    size_t from = column > SHOWN_COLUMNS / 2 && length > SHOWN_COLUMNS ? column - SHOWN_COLUMNS / 2 : 0;
    if (from > length)
        return;
    size_t shown = length - from < SHOWN_COLUMNS ? length - from : SHOWN_COLUMNS;
    fprintf(out, "    %.*s\n    ", (int)shown, m->source + from);
    for (size_t i = from; i < column; i++)
        fputc(' ', out);
    fputc('^', out);
    for (size_t i = 1; i < m->at.length && column + i - from < shown; i++)
        fputc('~', out);
    fputc('\n', out);
}

static void render(const struct diag *d, const struct diag_message *messages, size_t count, const char *kind, FILE *out)
{
    for (size_t i = 0; i < count; i++) {
        const struct diag_message *m = &messages[i];
        fprintf(out, "%s:", d->file ? d->file : "(memory)");
        if (m->at.line)
            fprintf(out, "%u:%u:", (unsigned)m->at.line, (unsigned)m->at.column);
        fprintf(out, " %s: %s\n", kind, m->text ? m->text : "out of memory");
        if (m->source)
            render_source(m, out);
    }
}

void diag_render(const struct diag *d, FILE *out)
{
    render(d, d->messages, d->count, "error", out);
    if (d->more)
        fprintf(out, "%s: %zu more\n", d->file ? d->file : "(memory)", d->more);
    render(d, d->notes, d->notes_count, "note", out);
    if (d->notes_more)
        fprintf(out, "%s: %zu more notes\n", d->file ? d->file : "(memory)", d->notes_more);
}
