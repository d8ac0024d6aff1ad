// SPDX-License-Identifier: Apache-2.0
/* Names and messages that hold bytes from outside, made fit for a terminal, JSON and XML. */
#ifndef TEXT_H
#define TEXT_H
#include <stdbool.h>
#include <stdio.h>

/* Each byte that is not part of a printable UTF-8 character becomes a question mark. */
void text_clean(char *text);
/* The same as a copy, to be freed; NULL if out of memory. */
char *text_clean_copy(const char *text);
/* No byte of it would become a question mark. */
bool text_is_clean(const char *text);
/*
 * A name for a file or a folder, made of any text: letters and digits of ASCII, '-', '.' and '_', which no shell takes
 * for anything else; no path, no hidden file, at most TEXT_FILE_NAME bytes. Two texts may have the same name. To be
 * freed; NULL if out of memory.
 */
#define TEXT_FILE_NAME 200U /* leaves room for suffixes within the 255 bytes of file systems */
char *text_file_name(const char *text);
/* A line of console output, cleaned; the line end is added. */
void text_line(FILE *out, const char *format, ...);

#endif
