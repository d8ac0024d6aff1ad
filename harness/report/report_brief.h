// SPDX-License-Identifier: Apache-2.0
/* The few lines of a failure that an engineer needs first. The end of a run repeats them, after all tables. */
#ifndef REPORT_BRIEF_H
#define REPORT_BRIEF_H
#include "report/report.h"

/*
 * At most five lines, each with its end: what differs and in which stage; the case, the cycle and the instruction; the
 * first differing field, or at a hang who waits for whom; the command that reproduces; the command that finds the
 * cause. To be freed. NULL if memory is out.
 */
char *report_brief(const struct report *r);

#endif
