// SPDX-License-Identifier: Apache-2.0
/*
 * Included before the FST writer's own source, which ignores the results of calls that write. Here a call that fails
 * ends the process, with errno as its status. The writer runs in its own process (wave_child.h).
 */
#ifndef FST_CHECKED_H
#define FST_CHECKED_H
#include <stdio.h>
#include <sys/types.h>

size_t fst_fwrite(const void *bytes, size_t size, size_t count, FILE *out);
int fst_fflush(FILE *out);
int fst_fseeko(FILE *out, off_t offset, int whence);
int fst_fclose(FILE *out);
int fst_fputc(int byte, FILE *out);
int fst_fprintf(FILE *out, const char *format, ...) __attribute__((format(printf, 2, 3)));

#define fwrite fst_fwrite
#define fflush fst_fflush
#define fseeko fst_fseeko
#define fclose fst_fclose
#define fputc fst_fputc
#define fprintf fst_fprintf

#endif
