// SPDX-License-Identifier: Apache-2.0
/* Rows of tables on a terminal: no longer than it is wide. Where output is a file or a pipe they stay whole, or as
 * asked. */
#ifndef CONSOLE_ROW_H
#define CONSOLE_ROW_H
#include <stdio.h>

/*
 * Columns of the stream's terminal: COLUMNS of the environment, else the terminal's width, at least 40. 0: there is no
 * terminal, or it does not say; nothing is wrapped.
 */
unsigned console_columns(FILE *out);
/* Number of the `count` cells after a label that fit on a line; all if nothing is wrapped, else at least 1. */
unsigned console_fit(FILE *out, unsigned label, unsigned cell, unsigned count);

/* A row under construction. */
struct console_row {
    char *text;
    size_t size;
    FILE *to, *out;
};
/* The stream that its parts are written to, without a line end. */
FILE *console_row_begin(struct console_row *row, FILE *out);
/*
 * Print it, with the line end. On a terminal it is broken between words or after a comma; the rest is indented by
 * `hang`. A word that is longer than a line stays whole.
 */
void console_row_end(struct console_row *row, unsigned hang);
/* The same; where output is a file or a pipe, as on a terminal of `most` columns. 0: there it stays whole. */
void console_row_end_within(struct console_row *row, unsigned hang, unsigned most);
/* Both for a row of one part. */
void console_row_print(FILE *out, unsigned hang, const char *format, ...) __attribute__((format(printf, 3, 4)));

#endif
