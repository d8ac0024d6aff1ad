// SPDX-License-Identifier: Apache-2.0
/* The part of a hang's report that says who waits for whom. */
#ifndef REPORT_WAITS_H
#define REPORT_WAITS_H
#include <stdio.h>

#include "check/checker.h"

/* Of the RTL, in the last cycle. Nothing if nobody waits. */
void report_waits(const struct checker *k, FILE *out);

#endif
