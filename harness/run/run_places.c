// SPDX-License-Identifier: Apache-2.0
#include "run/run_places.h"

#include <stdlib.h>
#include <string.h>

#include "base/result_file.h"

static enum result_kind kind_of(const char *path)
{
    const char *dot = strrchr(path, '.');
    return strcmp(dot, ".fst") == 0 ? RESULT_WAVE : strcmp(dot, ".gtkw") == 0 ? RESULT_VIEW : RESULT_CASE;
}

bool run_taken(void *user, const char *path)
{
    const struct run *r = user;
    for (size_t i = 0; i < r->written_count; i++)
        if (strcmp(r->written[i], path) == 0)
            return true;
    return result_file_foreign(kind_of(path), path) || (r->source.is_input && r->source.is_input(r->source.user, path));
}

static bool add(struct run *r, const char *path)
{
    char **written = realloc(r->written, (r->written_count + 1) * sizeof *written);
    if (!written)
        return false;
    r->written = written;
    written[r->written_count] = strdup(path);
    return written[r->written_count++] != NULL;
}

bool run_written(struct run *r, const struct failure_files *files)
{
    return add(r, files->wave) && add(r, files->view) && (files->original || add(r, files->saved));
}

void run_places_free(struct run *r)
{
    for (size_t i = 0; i < r->written_count; i++)
        free(r->written[i]);
    free(r->written);
    r->written = NULL;
    r->written_count = 0;
}
