// SPDX-License-Identifier: Apache-2.0
#include "diff/source.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>

FILE *source_open(const char *path, char *error, size_t size, bool *no_memory)
{
    struct stat at;
    FILE *in = fopen(path, "rbe");
    *no_memory = !in && errno == ENOMEM;
    if (in && fstat(fileno(in), &at) == 0 && S_ISREG(at.st_mode))
        return in;
    snprintf(error, size, "%.300s: %s", path, in ? "expected a file" : strerror(errno));
    if (in)
        fclose(in);
    return NULL;
}
