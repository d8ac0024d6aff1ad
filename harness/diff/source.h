// SPDX-License-Identifier: Apache-2.0
/* What `texlock diff` reads, as a recording. */
#ifndef DIFF_SOURCE_H
#define DIFF_SOURCE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* The recording at `path`. NULL: error says why; no_memory: memory is out, or there is no room for a file beside it. */
FILE *source_open(const char *path, char *error, size_t size, bool *no_memory);

#endif
