// SPDX-License-Identifier: Apache-2.0
/* What a query was answered with, as text: the row of the table that was taken, and what of the header it shows. */
#ifndef QUERY_ROW_H
#define QUERY_ROW_H
#include <stdio.h>

#include "tex_model.h"

/* A thread of TXQ, all of whose payloads are known. `rtl`: what the RTL answers instead, NULL if that is not known. */
void query_row_print(const struct tex_thread_trace *t, const struct tex_query *rtl, FILE *out);

/* What the four values of a row are: "(width, 0, 0, levels)"; "-" of the row that is none. */
const char *query_row_text(uint32_t answer);

#endif
