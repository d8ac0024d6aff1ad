// SPDX-License-Identifier: Apache-2.0
/* The vector files that a command line names: files, and all files below folders. */
#ifndef VECTOR_FILES_H
#define VECTOR_FILES_H
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

struct vector_files {
    char **names;
    size_t count, room;
    bool no_memory; /* vector_files_open failed: out of memory */
};

/*
 * In the order given; a folder is all files NAME.tlv below it, at any depth, in the order of the bytes of their paths.
 * Links are followed. Names that begin with a dot are left out, as a shell does. A folder that holds none, cannot be
 * read, or holds a link to a folder around it is an error: it goes to `errors`, and false is returned.
 * vector_files_free in either case.
 */
bool vector_files_open(struct vector_files *f, char *const *names, size_t count, FILE *errors);
void vector_files_free(struct vector_files *f);

#endif
