// SPDX-License-Identifier: Apache-2.0
/* The answer of a query as text: the row of the table, and the header values in it. */
#ifndef QUERY_ROW_H
#define QUERY_ROW_H
#include <stdio.h>

#include "tex_model.h"

/* A thread of TXQ, all of whose payloads are known. `rtl`: the RTL's answer instead, NULL if not known. */
void query_row_print(const struct tex_thread_trace *t, const struct tex_query *rtl, FILE *out);

/* Meaning of the four values of a row: "(width, 0, 0, levels)"; "-" for no row. */
const char *query_row_text(uint32_t answer);

#endif
