// SPDX-License-Identifier: Apache-2.0
/* Search for ambiguous results. Private to golden_near.c and golden_options.c. */
#ifndef GOLDEN_PART_H
#define GOLDEN_PART_H
#include "check/golden.h"
#include "check/stored.h"

struct near {
    struct golden *golden;
    struct stored stored;
    struct tex_regs regs;
    size_t beat; /* the first of the instruction */
    bool no_memory;
};

/* Add the legal values of the thread of these passes, if several; its lines have been noted as read. */
void golden_add_options(struct near *n, size_t index, struct golden_beat *beat, const struct tex_thread_trace *t,
                        unsigned passes);

#endif
