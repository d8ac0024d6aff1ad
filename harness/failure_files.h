// SPDX-License-Identifier: Apache-2.0
/* The files behind a failure: waveform window, GTKWave view, saved case; and the line that reproduces. */
#ifndef FAILURE_FILES_H
#define FAILURE_FILES_H
#include "case.h"

struct failure_files {
    char *wave, *view, *saved, *reproduce;
    bool original; /* `saved` is the file that the case came from: not to be written */
};

/*
 * Names under the folder `out` for a case. `path`: the file that holds exactly this case, NULL if there is none and it
 * is to be saved. False if memory is out.
 */
bool failure_files_name(struct failure_files *f, const char *out, const char *program, const char *case_name,
                        const char *path);
void failure_files_free(struct failure_files *f);
/* mkdir -p of the folder of `path`. False if it cannot be made. */
bool failure_files_folder(const char *path);

#endif
