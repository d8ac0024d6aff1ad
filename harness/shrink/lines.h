// SPDX-License-Identifier: Apache-2.0
/* Lines of a case's memory that differ from unwritten memory, by kind. */
#ifndef LINES_H
#define LINES_H
#include "case/case.h"

/* In the pool of headers; in that of samplers; in none of them; all. */
enum lines_kind { LINES_HEADERS, LINES_SAMPLERS, LINES_DATA, LINES_ALL };

struct lines {
    uint64_t *address; /* in order */
    size_t count;
};

/* False if out of memory; lines_free in either case. */
bool lines_find(const struct test_case *c, enum lines_kind kind, struct lines *out);
void lines_free(struct lines *lines);
/* How many there are; 0 if out of memory. */
size_t lines_count(const struct test_case *c, enum lines_kind kind);
/* Let `n` of them from `first` on read as if nothing was written there. False: out of memory. */
bool lines_drop(struct test_case *c, enum lines_kind kind, size_t first, size_t n);

#endif
