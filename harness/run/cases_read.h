// SPDX-License-Identifier: Apache-2.0
/* Read vector files, several at a time: each by itself, their messages in the order of the files. */
#ifndef CASES_READ_H
#define CASES_READ_H
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#include "case/case.h"

#define CASES_READ_MOST 16U /* threads */

struct case_read {
    const char *path;
    struct test_case test_case; /* if good; the caller frees it */
    bool good, no_memory;
    char *text; /* the messages; NULL: none, or no memory for them */
    size_t text_size;
};

/* Read one file, in the calling thread. Errors, and notes too if `notes`, go to `errors`. */
bool cases_read_one(struct case_read *read, bool notes, FILE *errors);

/*
 * Read the `count` files that `reads` name, in `threads` threads, 1 to CASES_READ_MOST, this one among them; in fewer
 * if the system starts no more. Then write all messages to `errors`.
 */
void cases_read(struct case_read *reads, size_t count, unsigned threads, FILE *errors);

#endif
