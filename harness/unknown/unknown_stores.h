// SPDX-License-Identifier: Apache-2.0
/*
 * Written data: for each line in flight, its bytes with unknown bits, and the register and thread that each is from. A
 * write beat belongs to the oldest line with its address.
 */
#ifndef UNKNOWN_STORES_H
#define UNKNOWN_STORES_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "tex_defs.h"

#define UNKNOWN_WRITES 256U    /* lines in flight: those of four instructions */
#define UNKNOWN_ADDRESSES 256U /* write addresses whose data has not been shown, or the other way round */

struct unknown_warp;

/* A byte of a line, from its winning thread. */
struct unknown_byte {
    uint8_t mask;      /* unknown bits */
    uint8_t lane, reg; /* thread; index of its data register */
    uint32_t bits;     /* unknown ones of that register, that the byte comes from */
};
struct unknown_write {
    uint64_t line, store; /* store: number of the instruction */
    const struct unknown_warp *warp;
    uint32_t stored; /* bytes that threads so far store */
    struct unknown_byte byte[TEX_LINE_BYTES];
};
struct unknown_stores {
    struct unknown_write write[UNKNOWN_WRITES]; /* in the order in which threads named them */
    unsigned count;
    uint64_t number; /* of the instruction whose threads come */
    uint64_t address[UNKNOWN_ADDRESSES];
    uint64_t addresses, beats, paired; /* shown on AW, on W; both of them */
    bool lost;                         /* too many */
};

void unknown_stores_clear(struct unknown_stores *s);
/* The line of the instruction that now comes, a new one if need be; NULL if there is no room. */
struct unknown_write *unknown_stores_line(struct unknown_stores *s, uint64_t line, const struct unknown_warp *warp);
/* A write address is shown; write data are. */
void unknown_stores_address(struct unknown_stores *s, uint64_t line);
void unknown_stores_beat(struct unknown_stores *s);
/* The next write of which address and data have been shown: true, and which line it is. */
bool unknown_stores_pair(struct unknown_stores *s, uint64_t *line);
/* Remove the oldest write to the line from the list. False: no store to it. */
bool unknown_stores_take(struct unknown_stores *s, uint64_t line, struct unknown_write *out);
/* The first byte with unknown bits, TEX_LINE_BYTES if there is none. */
unsigned unknown_stores_find(const struct unknown_write *write);

#endif
