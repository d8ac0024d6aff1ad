// SPDX-License-Identifier: Apache-2.0
/*
 * The outcome of a self-test: the fault and its place. A self-test plays frames of a model or its own to a checker; if
 * one is judged wrongly, the cycle model or the harness is wrong at that boundary.
 */
#ifndef SELF_TEST_REPORT_H
#define SELF_TEST_REPORT_H
#include "compare/failure.h"

struct self_test_report {
    char text[FAILURE_TEXT / 2];
    struct difference at; /* boundary and stage; no stage: of none, for example out of memory */
};

/* No fault so far. */
void self_test_begin(struct self_test_report *t);
/* Wrong at valid or payload of a boundary: its stage is named. Returns false. */
__attribute__((format(printf, 3, 4))) bool self_test_stage(struct self_test_report *t, enum tex_boundary b,
                                                           const char *format, ...);
/* Wrong at its ready: its consumer is named. Returns false. */
__attribute__((format(printf, 3, 4))) bool self_test_consumer(struct self_test_report *t, enum tex_boundary b,
                                                              const char *format, ...);
/* A checker found this without a planted fault. Returns false. */
__attribute__((format(printf, 3, 4))) bool self_test_found(struct self_test_report *t, const struct difference *at,
                                                           const char *format, ...);
/* Out of memory. Returns false. */
bool self_test_memory(struct self_test_report *t);

#endif
