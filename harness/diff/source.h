// SPDX-License-Identifier: Apache-2.0
/*
 * What `texlock diff` reads: a recording, or the log of a run's transfers (compare/transactions.h), or a waveform of a
 * failure (report/wave.h), which become a recording in a temporary file.
 */
#ifndef DIFF_SOURCE_H
#define DIFF_SOURCE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

struct source {
    const char *path;
    char *error; /* why there is none */
    size_t size;
    bool no_memory; /* memory is out, or the temporary file cannot be written */
};

/* The recording; the caller closes it. NULL: error. */
FILE *source_open(struct source *s);

/* The parts, each of a form: `in` is read, `out` is written. False: error. */
bool source_transactions(struct source *s, FILE *in, FILE *out);
bool source_wave(struct source *s, FILE *out);
/* Always false. */
bool source_wrong(struct source *s, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
