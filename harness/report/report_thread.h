// SPDX-License-Identifier: Apache-2.0
/* Draws the thread of a failure: the function layer's values next to the RTL's. */
#ifndef REPORT_THREAD_H
#define REPORT_THREAD_H
#include "report/report.h"

/* `e`: the cycle of the failure. Prints nothing if the thread or its inputs are unknown. */
void report_thread(const struct report *r, const struct history_entry *e, FILE *out);

#endif
