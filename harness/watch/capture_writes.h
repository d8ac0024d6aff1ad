// SPDX-License-Identifier: Apache-2.0
/*
 * The unit's writes to memory, for a case that begins in the middle: memory before the first storing instruction of the
 * case. Writes of the case's own instructions are kept separately, because the case makes them again; those of
 * instructions before it are in its memory.
 */
#ifndef CAPTURE_WRITES_H
#define CAPTURE_WRITES_H
#include "case/image.h"
#include "compare/writes.h"

struct capture_write {
    uint64_t address;
    uint32_t strobes, done; /* instructions that had been answered: it is of a later one */
    uint8_t line[TEX_LINE_BYTES];
};

struct capture_writes {
    struct image *before; /* memory of the case */
    struct image now;     /* over it, with the writes of its instructions */
    struct writes seen;
    struct capture_write *writes; /* in order */
    size_t count, size;
    uint32_t done; /* instructions answered since reset */
};

void capture_writes_init(struct capture_writes *o, struct image *before);
void capture_writes_free(struct capture_writes *o);
/* One cycle out of reset; `first` is the number of the first instruction of the case. False if out of memory. */
bool capture_writes_cycle(struct capture_writes *o, const struct tex_frame *f, uint32_t first);
/* Instructions before `first` do not belong to the case any more. False if out of memory. */
bool capture_writes_forget(struct capture_writes *o, uint32_t first);
/* Reset: no instruction is left. False if out of memory. */
bool capture_writes_reset(struct capture_writes *o);
/* A line was read: bytes that differ from the expected memory were there before. False if out of memory. */
bool capture_writes_learn(struct capture_writes *o, uint64_t address, enum tex_read kind,
                          const uint8_t line[TEX_LINE_BYTES]);

#endif
