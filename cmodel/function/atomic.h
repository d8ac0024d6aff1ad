// SPDX-License-Identifier: Apache-2.0
/* Atomics in stage load (stages/load.md): the new element, and the line that it is in. */
#ifndef ATOMIC_H
#define ATOMIC_H
#include "function/store.h"

/* New element from the old one and the operands (PD-118); of a 32-bit type word 1 is 0. */
void tex_atomic_value(const struct tex_access *access, const uint32_t old[2], const uint32_t operand[4],
                      uint32_t value[2]);

/* The thread changes its element of the line; the bytes get a bit in `strobes`. A line that failed stays as it is. */
void tex_atomic_apply(const struct tex_convert *convert, const struct tex_access *access, struct tex_line *line,
                      uint32_t *strobes);

/*
 * The writes of an instruction, thread by thread in their order: `raw` is the old element, as the thread read it; of a
 * line that failed (`error`) nothing is changed. A line that is left and changed again is two writes.
 */
struct tex_atomic_writes {
    struct tex_store_gather to;
    uint64_t kept; /* number of the line that the last thread has used, + 1 */
};
void tex_atomic_add(struct tex_atomic_writes *writes, const struct tex_convert *convert,
                    const struct tex_access *access, const uint32_t raw[4], bool error);

#endif
