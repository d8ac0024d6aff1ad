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
    bool foreign;           /* somebody else wrote over a write before it, as a read has shown */
    uint8_t line[TEX_LINE_BYTES];
};

#define CAPTURE_WRITES 131072U /* kept: more than the kept instructions of a right unit can make */

struct capture_writes {
    struct image *before; /* memory of the case */
    struct image now;     /* over it, with the writes of its instructions: only pages that these have written */
    struct writes seen;
    struct capture_write *writes; /* in order */
    size_t count, size;
    uint32_t done; /* instructions answered, or lost by a reset */
};

void capture_writes_init(struct capture_writes *o, struct image *before);
void capture_writes_free(struct capture_writes *o);
/* One cycle out of reset; `first` is the number of the first instruction of the case. False if out of memory. */
bool capture_writes_cycle(struct capture_writes *o, const struct tex_frame *f, uint32_t first);
/* Instructions before `first` do not belong to the case any more. False if out of memory. */
bool capture_writes_forget(struct capture_writes *o, uint32_t first);
/* Reset: nothing is in flight of the instructions before `next`. */
void capture_writes_reset(struct capture_writes *o, uint32_t next);
/* The writes of instructions before `first`, into an image over that memory. False if out of memory. */
bool capture_writes_until(const struct capture_writes *o, uint32_t first, struct image *into);
/* A line was read: bytes that differ from the expected memory were there before. False if out of memory. */
bool capture_writes_learn(struct capture_writes *o, uint64_t address, enum tex_read kind,
                          const uint8_t line[TEX_LINE_BYTES]);

#endif
