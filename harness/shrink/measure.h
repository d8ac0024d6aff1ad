// SPDX-License-Identifier: Apache-2.0
/* How large a case is, for people. */
#ifndef MEASURE_H
#define MEASURE_H
#include "case/case.h"

enum { MEASURES = 8 };
struct measure {
    uint64_t of[MEASURES]; /* instructions, threads, textures, ... */
};

/* Active threads of all its instructions. */
size_t measure_threads(const struct test_case *c);
struct measure measure_case(const struct test_case *c);
/* "16 instructions to 1, 402 threads to 1": the reductions; "nothing" if there are none. */
void measure_text(const struct measure *from, const struct measure *to, char *text, size_t size);

#endif
