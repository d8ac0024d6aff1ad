// SPDX-License-Identifier: Apache-2.0
/* The picture of a thread as JSON: members `store` and `query` of `explain --json`. */
#ifndef EXPLAIN_JSON_THREAD_H
#define EXPLAIN_JSON_THREAD_H
#include <cjson/cJSON.h>

#include "report/thread_view.h"

/* Adds the member that fits the instruction; a gather has none of them. */
void explain_json_thread(cJSON *thread, const struct thread_view *v);

/* A pattern: a string in hexadecimal. */
cJSON *explain_json_hex(cJSON *item, const char *name, uint64_t value, int digits);

#endif
