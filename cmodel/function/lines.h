// SPDX-License-Identifier: Apache-2.0
/* Lines of memory that one call has read: memory does not change inside a call, so none is asked for again. */
#ifndef LINES_H
#define LINES_H
#include "function/stage.h"

#define TEX_LINES_KEPT 64 /* a power of two */

struct tex_lines {
    const struct tex_memory *memory;
    uint64_t number[TEX_LINES_KEPT]; /* + 1, 0 = none */
    struct tex_line line[TEX_LINES_KEPT];
};

/* None is kept. */
void tex_lines_start(struct tex_lines *lines, const struct tex_memory *memory);

/* Read a line, PD-96: a whole one. */
void tex_lines_read(const struct tex_memory *memory, uint64_t number, struct tex_line *out);

/* The same, at its place among those that are kept. */
const struct tex_line *tex_lines_fill(struct tex_lines *lines, uint64_t number);

/* The line, which stays until the next call. */
static inline const struct tex_line *tex_lines_get(struct tex_lines *lines, uint64_t number)
{
    unsigned place = number % TEX_LINES_KEPT;
    return lines->number[place] == number + 1 ? &lines->line[place] : tex_lines_fill(lines, number);
}

#endif
