// SPDX-License-Identifier: Apache-2.0
/* Vector files: text to a case. vectors/README.md defines the format. */
#ifndef VECTOR_H
#define VECTOR_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/diag.h"
#include "case/case.h"

/* Limits of a file, so that none can exhaust the machine. */
struct vector_limits {
    uint64_t image_bytes;    /* memory pages of the case */
    uint64_t picture_texels; /* of one PNG */
    uint64_t file_bytes;     /* of the vector, and of one file that it names */
    size_t warps, expectations;
};
/* 256 MiB, 64 Mi texels, 64 MiB, 4096 warps, 2^18 expectations. */
struct vector_limits vector_default_limits(void);

/*
 * Read a file into *out, which is initialised here and the caller's to free. On false *out is empty and diag, which
 * the caller has initialised, holds at least one message; it is given the path as its file name.
 */
bool vector_load(const char *path, struct test_case *out, struct diag *diag);

/*
 * The same from memory. path names the case and its folder, where the files are that it names; with NULL those are
 * refused.
 */
bool vector_read(const char *text, size_t size, const char *path, const struct vector_limits *limits,
                 struct test_case *out, struct diag *diag);

#endif
