// SPDX-License-Identifier: Apache-2.0
/*
 * A case as a vector file: raw words, memory, registers and expectations, so that it loads back to the same case
 * (except name, path and positions) whatever its source.
 */
#ifndef SAVE_H
#define SAVE_H
#include <stdbool.h>
#include <stdio.h>

#include "case/case.h"

/*
 * Write to a file, which is replaced. False with errno set if it cannot be written; EFBIG if the case is larger than
 * vector_load takes (vector_default_limits).
 */
bool case_save(const struct test_case *c, const char *path);
/* The same with `notes`, lines of comment, after the first. */
bool case_save_noted(const struct test_case *c, const char *notes, const char *path);
/*
 * The same as a person would write it, where that is read back as the same case, with `notes`, lines of comment, after
 * the first; NULL: none.
 */
bool case_save_plain(const struct test_case *c, const char *notes, const char *path);
bool case_write_plain(const struct test_case *c, const char *notes, FILE *out);
/* The same to a stream; its error flag shows failed writes. False if out of memory. */
bool case_write(const struct test_case *c, FILE *out);
/* A register of a port in all threads, as a VALUE; number: as a number with a point. */
void case_write_value(FILE *out, struct tex_warp *w, enum isa_port port, unsigned k, bool number);

#endif
