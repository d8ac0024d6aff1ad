// SPDX-License-Identifier: Apache-2.0
/*
 * Result files of a run. Each is written under a temporary name and renamed when complete, so that a reader never sees
 * half of one and a full disk keeps the old file. Files that texlock did not write are never replaced. Pipes and
 * devices are written directly.
 */
#ifndef RESULT_FILE_H
#define RESULT_FILE_H
#include <stdbool.h>
#include <stdio.h>

enum result_kind {
    RESULT_VERDICT,
    RESULT_JUNIT,
    RESULT_CASE,
    RESULT_WAVE,
    RESULT_VIEW,
    RESULT_TRANSACTIONS,
    RESULT_TAPE,
    RESULT_COVERAGE,
    RESULT_STATS,
    RESULT_KONATA,
    RESULT_PERFETTO,
    RESULT_RECORD,
    RESULT_DIFF
};

struct result_file {
    FILE *out;
    char *path, *part; /* its place, links followed, and the file beside it; part NULL: written in place */
};

/*
 * A file of that path is there, and it is neither empty nor begins as texlock's files of this kind do: errno EEXIST.
 * A file that cannot be read may belong to someone else: errno says why.
 */
bool result_file_foreign(enum result_kind kind, const char *path);
/* Both paths name the same file, and it is there. */
bool result_file_same(const char *a, const char *b);
/* The stream to write to; NULL if there is none (errno). Folders are not made. */
FILE *result_file_open(struct result_file *f, enum result_kind kind, const char *path);
/* The same for a writer that opens by name: the path to write to, which must not exist yet. out stays NULL. */
const char *result_file_begin(struct result_file *f, enum result_kind kind, const char *path);
/* Close the stream. `good`: everything was written, the file takes its place; else it is removed. False: errno. */
bool result_file_close(struct result_file *f, bool good);
/* errno of the calls above as text. */
const char *result_file_error(int error);

#endif
