// SPDX-License-Identifier: Apache-2.0
/* The thread of a failure, drawn as the function layer sees it, beside what the RTL made of it. */
#ifndef REPORT_THREAD_H
#define REPORT_THREAD_H
#include "report/report.h"

/* `e`: the cycle of the failure. Nothing is printed where no thread is known, or not what it computes. */
void report_thread(const struct report *r, const struct history_entry *e, FILE *out);

#endif
