// SPDX-License-Identifier: Apache-2.0
/* The files of a failure: waveform window, GTKWave view, saved case; and lines that reproduce it and find its cause. */
#ifndef FAILURE_FILES_H
#define FAILURE_FILES_H
#include "case/case.h"

struct failure_files {
    char *wave, *view, *saved, *reproduce, *debug;
    bool original; /* `saved` is the file that the case came from: it is not written */
};

/* Parts of the names. */
struct failure_place {
    const char *out;       /* folder */
    const char *case_name; /* plain letters of it make the names */
    const char *path;      /* the file that holds exactly this case; NULL: none does, and the case is saved */
    const char *program;   /* of the line that reproduces */
    const char *options;   /* its options, each with a blank before it; may be empty */
    /* A file must not be written there; a number after the name finds another place. NULL: every place is free. */
    bool (*taken)(void *user, const char *path);
    void *user;
};

/* False if out of memory. */
bool failure_files_name(struct failure_files *f, const struct failure_place *place);
/*
 * A path quoted so that a shell takes it as one word and not as an option; printable. To be freed; NULL if memory is
 * out.
 */
char *failure_files_word(const char *path);
void failure_files_free(struct failure_files *f);
/* mkdir -p of the folder of `path`. False if it cannot be made. */
bool failure_files_folder(const char *path);

#endif
