// SPDX-License-Identifier: Apache-2.0
/*
 * The lines that a case stores into, and the versions that an instruction may read.
 *
 * Each write to a line makes a new version, in program order: writes to one line keep their order. The `wait`
 * statements divide the case into phases: all instructions of a phase end before the next one begins. So a line fetched
 * in a phase holds all writes of the phases before, none of those after it, and any number of its own.
 *
 * A cache may hold a line since it was fetched for an instruction, but not since before the last invalidate, which
 * belongs to the phase in which it is issued. So an instruction may read each version that could be fetched in its own
 * phase, or in an earlier phase since the last invalidate in which an instruction read the line.
 */
#ifndef STORED_H
#define STORED_H
#include "case/case.h"
#include "tex_stages.h"

enum stored_class { STORED_TEXELS, STORED_DESCRIPTORS, STORED_CLASSES };
#define STORED_VERSIONS 32U /* of a line; more are not distinguished */

struct stored_write {
    uint64_t line; /* address / TEX_LINE_BYTES */
    uint32_t instruction, order, strobes;
    uint8_t bytes[TEX_LINE_BYTES];
};

struct stored_line {
    uint64_t line;
    uint32_t first, writes;           /* of the list of writes */
    uint32_t readers[STORED_CLASSES]; /* phases in which it is read, newest first: index + 1 in the list of reads */
};

struct stored_read {
    uint32_t phase, older;
};

struct stored {
    const struct test_case *c;
    struct stored_write *writes; /* by line, then in program order, once all are known */
    size_t writes_count, writes_room;
    struct stored_line *lines;
    size_t lines_count;
    struct stored_read *reads;
    size_t reads_count, reads_room;
    uint32_t anywhere[STORED_CLASSES]; /* phases in which an instruction reads unknown lines */
    uint32_t *begin;                   /* of each phase its first instruction, then their number */
    uint32_t *phase;                   /* of each instruction */
    uint32_t *from[STORED_CLASSES];    /* of each instruction the phase of the last invalidate before it */
    bool no_memory;
};

/* The phases of a case; stored_free in any case. */
void stored_init(struct stored *s, const struct test_case *c);
void stored_free(struct stored *s);
/* A write of an instruction, in program order; after the last one stored_sort. */
void stored_write(struct stored *s, size_t instruction, uint64_t address, const uint8_t bytes[TEX_LINE_BYTES],
                  uint32_t strobes);
void stored_sort(struct stored *s);

/* The line if something stores into it, else NULL. */
struct stored_line *stored_find(const struct stored *s, uint64_t line);
/* The instruction reads the line; NULL: unknown lines. In program order. */
void stored_read(struct stored *s, size_t instruction, enum stored_class class, struct stored_line *line);
/* Versions of a line that an instruction, noted as a reader, may read. 0: too many to distinguish. */
unsigned stored_versions(const struct stored *s, size_t instruction, enum stored_class class,
                         const struct stored_line *line, uint32_t version[STORED_VERSIONS]);
/* The version in memory when the phase of the instruction begins: an earlier one was overwritten. */
uint32_t stored_certain(const struct stored *s, size_t instruction, const struct stored_line *line);
void stored_value(const struct stored *s, const struct stored_line *line, uint32_t version, struct tex_line *out);

#endif
