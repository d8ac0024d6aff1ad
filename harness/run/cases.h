// SPDX-License-Identifier: Apache-2.0
/* Where the cases of a run come from: vector files in the order given, then random ones. */
#ifndef CASES_H
#define CASES_H
#include <stdio.h>

#include "run/run.h"
#include "run/vector_files.h"

struct cases {
    struct vector_files files;
    struct test_case *kept; /* each file's case, read already; without a name: it is read again */
    uint64_t kept_bytes;
    enum case_strictness *strictness; /* of each file */
    uint32_t seed, next;
    uint64_t random;         /* warp instructions to be drawn */
    bool no_memory;          /* cases_open failed: out of memory */
    uint32_t strictness_set; /* of the files, a bit each */
};

/*
 * Read every file, so that all bad input is known before anything runs: errors and notes go to `errors`. The files
 * are those that `names` name (vector_files.h); `expected` is how many they must be, CASES_ANY if that does not matter.
 * They are read in `threads` threads, 1 to CASES_READ_MOST.
 * Fills the planned counts of `source`. `random` warp instructions are drawn from `seed`. False if a file is bad.
 * cases_close in either case.
 */
#define CASES_ANY SIZE_MAX
bool cases_open(struct cases *s, char *const *names, size_t names_count, size_t expected, uint32_t seed,
                uint64_t random, unsigned threads, FILE *errors, struct run_source *source);
void cases_close(struct cases *s);

#endif
