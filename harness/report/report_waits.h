// SPDX-License-Identifier: Apache-2.0
/* The part of a hang's report that says who waits for whom. */
#ifndef REPORT_WAITS_H
#define REPORT_WAITS_H
#include <stdio.h>

#include "check/checker.h"

/* Of the RTL, in the last cycle. Nothing if nobody waits. */
void report_waits(const struct checker *k, FILE *out);
/* A line after `label`: the waits one behind the other. Nothing if there are none, or the unit shows its ports alone.
 */
void report_waits_chain(const struct checker *k, const char *label, FILE *out);

#endif
