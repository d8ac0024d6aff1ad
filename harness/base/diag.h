// SPDX-License-Identifier: Apache-2.0
/*
 * Errors about a file, and notes that are none: collected with position and source line, printed by the caller printed.
 *
 */
#ifndef DIAG_H
#define DIAG_H
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* A stretch of one line; line and column count from 1, in bytes; line 0 = the file as a whole. */
struct span {
    uint32_t line, column, length;
};

struct diag_message {
    struct span at;
    char *text;
    char *source; /* the line, NULL if at.line is 0 */
};

enum { DIAG_LIMIT = 20 }; /* messages kept; more are only counted */
struct diag {
    char *file; /* name for messages, may be NULL */
    struct diag_message messages[DIAG_LIMIT];
    size_t count, more;
    struct diag_message notes[DIAG_LIMIT]; /* accepted deviations that the user should know */
    size_t notes_count, notes_more;
    bool no_memory; /* it is not the file's fault */
};

/* Start empty. file is copied and may be NULL. */
void diag_init(struct diag *d, const char *file);
void diag_free(struct diag *d);
/* Name the file, if diag_init could not. */
void diag_file(struct diag *d, const char *file);
/* Add a message, printf style, one line without a full stop. source is the whole text of the file, or NULL. */
void diag_add(struct diag *d, const char *source, size_t size, struct span at, const char *format, ...);
void diag_addv(struct diag *d, const char *source, size_t size, struct span at, const char *format, va_list args);
/* The same for a note. */
void diag_notev(struct diag *d, const char *source, size_t size, struct span at, const char *format, va_list args);
/* Memory is out. */
void diag_no_memory(struct diag *d);
/* Of errors. */
bool diag_any(const struct diag *d);
bool diag_full(const struct diag *d);
/* "FILE:LINE:COLUMN: error: TEXT", the source line and a caret under it, for each error; then the notes, as "note". */
void diag_render(const struct diag *d, FILE *out);

#endif
