// SPDX-License-Identifier: Apache-2.0
#include "base/whole_file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Read size bytes, or as many as there are. */
static size_t read_all(int file, uint8_t *bytes, size_t size)
{
    size_t done = 0;
    ssize_t n = 1;
    while (done < size && (n = read(file, bytes + done, size - done)) != 0) {
        if (n > 0)
            done += (size_t)n;
        else if (errno != EINTR)
            break;
    }
    return done;
}

/* Pipes and devices could block or never end. */
static uint8_t *read_open(int file, uint64_t limit, size_t *size, char *why, size_t why_size)
{
    struct stat stat;
    if (fstat(file, &stat) != 0 || !S_ISREG(stat.st_mode)) {
        snprintf(why, why_size, "not a regular file");
        return NULL;
    }
    if ((uint64_t)stat.st_size > limit) {
        snprintf(why, why_size, "the file is larger than %llu MiB", (unsigned long long)limit >> 20);
        return NULL;
    }
    *size = (size_t)stat.st_size;
    uint8_t *bytes = malloc(*size + 1);
    if (!bytes)
        snprintf(why, why_size, "out of memory");
    else if (read_all(file, bytes, *size) != *size) {
        snprintf(why, why_size, "the file cannot be read to its end");
        free(bytes);
        bytes = NULL;
    }
    return bytes;
}

uint8_t *whole_file(const char *path, uint64_t limit, size_t *size, char *why, size_t why_size)
{
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0) {
        snprintf(why, why_size, "%s", strerror(errno));
        return NULL;
    }
    uint8_t *bytes = read_open(file, limit, size, why, why_size);
    close(file);
    return bytes;
}
