// SPDX-License-Identifier: Apache-2.0
/* What a query was answered with, as text: the row of the table that was taken, and what of the header it shows. */
#ifndef QUERY_ROW_H
#define QUERY_ROW_H
#include <stdio.h>

#include "tex_model.h"

/* A thread of TXQ, all of whose payloads are known. */
void query_row_print(const struct tex_thread_trace *t, FILE *out);

#endif
