// SPDX-License-Identifier: Apache-2.0
/* The bytes of a store, line by line: memory before, written bytes, and the thread that wrote each. */
#ifndef STORE_BYTES_H
#define STORE_BYTES_H
#include "report/thread_view.h"

#define STORE_NO_LANE 0xff
#define STORE_LINES_OF_THREAD 2

/* One line that the instruction writes. */
struct store_line {
    struct line_write write;
    uint8_t lane[TEX_LINE_BYTES]; /* of each byte the lowest thread that stores it */
    uint32_t own;                 /* bytes that this thread stores, though a lower one may too */
    uint32_t lost;                /* of those, the ones that a lower thread stores */
};

/* The line at `address` (a multiple of 32). False if the instruction stores nothing there. */
bool store_line_find(const struct thread_view *v, uint64_t address, struct store_line *out);

/* Memory at the line, before the instruction and after. */
void store_line_around(const struct thread_view *v, const struct store_line *line, uint8_t before[TEX_LINE_BYTES],
                       uint8_t after[TEX_LINE_BYTES]);

/* Addresses of the lines that a thread stores into; how many. */
unsigned store_lines_of(const struct tex_convert *c, uint64_t address[STORE_LINES_OF_THREAD]);

/* Outcome of the line: NULL if it is written; else why memory is unchanged. */
const char *store_line_refused(const struct thread_view *v, uint64_t address);

/* Two views of one line, byte by byte, and where they differ. */
void line_writes_print(const struct line_write *rtl, const struct line_write *model, FILE *out);

/* The lines that the thread stores into, and the RTL's of which the view knows. */
void store_lines_print(const struct thread_view *v, FILE *out);

#endif
