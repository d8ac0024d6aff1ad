// SPDX-License-Identifier: Apache-2.0
/* A file's bytes, all at once. */
#ifndef WHOLE_FILE_H
#define WHOLE_FILE_H
#include <stddef.h>
#include <stdint.h>

/*
 * A whole regular file of at most `limit` bytes, to be freed; NULL with a reason, and errno ENOMEM if memory is out:
 * the caller sets errno to 0 before.
 */
uint8_t *whole_file(const char *path, uint64_t limit, size_t *size, char *why, size_t why_size);

#endif
