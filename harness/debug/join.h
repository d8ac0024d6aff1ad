// SPDX-License-Identifier: Apache-2.0
/* Two waveforms of the same time as one FST file. */
#ifndef JOIN_H
#define JOIN_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct join {
    const char *many, *few; /* FST files; the second is kept in memory while they are joined */
    const char *out;        /* the FST file to be written */
};

/* False: `error` says which file cannot be read or written, and why. */
bool join_write(const struct join *join, char *error, size_t size);

#endif
