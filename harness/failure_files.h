// SPDX-License-Identifier: Apache-2.0
/* The files behind a failure: waveform window, GTKWave view, saved case; and the line that reproduces. */
#ifndef FAILURE_FILES_H
#define FAILURE_FILES_H
#include "case.h"

struct failure_files {
    char *wave, *view, *saved, *reproduce;
};

/* Names under the folder `out` for a case. False if memory is out. */
bool failure_files_name(struct failure_files *f, const char *out, const char *program, const char *case_name);
void failure_files_free(struct failure_files *f);
/* mkdir -p of the folder of `path`. False if it cannot be made. */
bool failure_files_folder(const char *path);

#endif
