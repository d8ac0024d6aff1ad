// SPDX-License-Identifier: Apache-2.0
/*
 * Memory lines with unknown bits: maps read data to reads, and keeps the known bits of a line. Unknown bits of data
 * read one here, as in the frame; `mask` has them.
 */
#ifndef UNKNOWN_LINES_H
#define UNKNOWN_LINES_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "tex_defs.h"

#define UNKNOWN_READS 512U /* reads in flight */

/* The requester: each cache holds its own lines, and a load has read its own. */
enum unknown_reader { READER_HANDLE, READER_HEADER, READER_SAMPLER, READER_LOAD, READER_TEXEL, READERS };

/* Data of a read, as the unit uses it: zero if error or sparse. */
struct unknown_data {
    uint32_t data[TEX_LINE_BYTES / 4], mask[TEX_LINE_BYTES / 4];
    bool error, sparse, sparse_unknown;
};
struct unknown_line {
    bool used;
    enum unknown_reader reader;
    uint64_t line;
    struct unknown_data now, before; /* the last two reads */
    uint64_t until;                  /* threads below this number may have used the one before */
    uint64_t cycle;                  /* of the run: when `now` came in */
    bool old;                        /* before the last invalidation */
};
struct unknown_read {
    uint64_t line;
    uint32_t id, beats, got;
    bool done, filled; /* filled: `fill` has shown it */
    struct unknown_data data;
};
struct unknown_lines {
    struct unknown_line *slot; /* a hash table; size is a power of two */
    size_t size, count;
    struct unknown_read read[UNKNOWN_READS];
    uint32_t head, tail;                      /* of read, by number modulo the size */
    struct unknown_data shown[UNKNOWN_READS]; /* read data still to come at axi_rsp */
    uint32_t shown_head, shown_tail;
    bool mixed; /* identifiers do not say who asked: all lines are kept for all caches */
    bool lost;  /* out of memory, or too many reads */
};

void unknown_lines_clear(struct unknown_lines *m);
/* Caches are invalidated: earlier lines may be read again before they are used. */
void unknown_lines_age(struct unknown_lines *m);
void unknown_lines_free(struct unknown_lines *m);
/* A read address was taken. */
void unknown_lines_ask(struct unknown_lines *m, const struct tex_axi_a *a);
/*
 * Read data was taken; `mask` holds ones where its fields are unknown. `threads` were begun before. Lines of
 * descriptors are kept in any case, those of texels if bits of them are unknown, or were.
 */
void unknown_lines_take(struct unknown_lines *m, const struct tex_axi_r *r, const struct tex_axi_r *mask,
                        uint64_t threads, uint64_t cycle);
/* The next data of axi_rsp; NULL if there is none. */
const struct unknown_data *unknown_lines_response(struct unknown_lines *m);
/* The next line of `fill`: texel lines come in the order of their addresses. NULL if there is none. */
const struct unknown_data *unknown_lines_fill(struct unknown_lines *m);
/* That a load has read, for an atomic to change; NULL if there is none. */
struct unknown_line *unknown_lines_loaded(struct unknown_lines *m, uint64_t line);
/* NULL if it is not kept. */
const struct unknown_line *unknown_lines_find(const struct unknown_lines *m, enum unknown_reader reader, uint64_t line);

#endif
