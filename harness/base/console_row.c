// SPDX-License-Identifier: Apache-2.0
#include "base/console_row.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { LEAST = 40, MOST = 10000 };

static unsigned in_range(unsigned long columns)
{
    return columns == 0 || columns > MOST ? 0 : columns < LEAST ? LEAST : (unsigned)columns;
}

static unsigned by_environment(void)
{
    const char *text = getenv("COLUMNS");
    char *end = NULL;
    if (!text || *text < '0' || *text > '9')
        return 0;
    unsigned long columns = strtoul(text, &end, 10);
    return *end ? 0 : in_range(columns);
}

unsigned console_columns(FILE *out)
{
    struct winsize size = {0};
    int file = fileno(out);
    if (file < 0 || !isatty(file))
        return 0;
    unsigned columns = by_environment();
    return columns ? columns : ioctl(file, TIOCGWINSZ, &size) == 0 ? in_range(size.ws_col) : 0;
}

unsigned console_fit(FILE *out, unsigned label, unsigned cell, unsigned count)
{
    unsigned columns = console_columns(out);
    if (columns == 0 || label + cell * count <= columns)
        return count;
    return columns > label + cell ? (columns - label) / cell : 1;
}

FILE *console_row_begin(struct console_row *row, FILE *out)
{
    *row = (struct console_row){.out = out};
    row->to = open_memstream(&row->text, &row->size);
    return row->to ? row->to : out;
}

/* Characters of UTF-8, as far as a terminal gives each a column. */
static size_t width_of(const char *text, size_t bytes)
{
    size_t width = 0;
    for (size_t i = 0; i < bytes; i++)
        width += (text[i] & 0xc0) != 0x80;
    return width;
}

/* A word with the blanks before it; a list with commas has a word to each. */
static size_t next_word(const char *text)
{
    size_t blanks = strspn(text, " ");
    size_t end = blanks + strcspn(text + blanks, " ,");
    return text[end] == ',' ? end + 1 : end;
}

static void print_wrapped(const char *text, unsigned columns, unsigned hang, FILE *out)
{
    size_t used = 0;
    bool begun = false; /* the line has a word */
    while (*text) {
        size_t bytes = next_word(text), width = width_of(text, bytes), blanks = strspn(text, " ");
        if (begun && used + width > columns) {
            fprintf(out, "\n%*s", (int)hang, "");
            used = hang;
            text += blanks;
            bytes -= blanks;
            width -= blanks;
        }
        fwrite(text, 1, bytes, out);
        begun = true;
        used += width;
        text += bytes;
    }
}

void console_row_end_within(struct console_row *row, unsigned hang, unsigned most)
{
    bool built = row->to && fclose(row->to) == 0 && row->text;
    unsigned columns = console_columns(row->out);
    if (columns == 0)
        columns = most;
    if (built && columns > 0)
        print_wrapped(row->text, columns, hang < columns / 2 ? hang : columns / 2, row->out);
    else if (built)
        fwrite(row->text, 1, row->size, row->out);
    fputc('\n', row->out);
    free(row->text);
}

void console_row_end(struct console_row *row, unsigned hang)
{
    console_row_end_within(row, hang, 0);
}

void console_row_print(FILE *out, unsigned hang, const char *format, ...)
{
    struct console_row row;
    va_list args;
    va_start(args, format);
    vfprintf(console_row_begin(&row, out), format, args);
    va_end(args);
    console_row_end(&row, hang);
}
