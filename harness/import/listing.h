// SPDX-License-Identifier: Apache-2.0
/*
 * A listing of SM50 code: groups of a control word and three instruction words of 64 bits, as cuobjdump -sass and
 * nvdisasm -hex, nouveau (NV50_PROG_DEBUG) and NAK (NAK_DEBUG=print) print them, or the words alone. README.md shows
 * each.
 */
#ifndef LISTING_H
#define LISTING_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/diag.h"

enum listing_source { LISTING_TEXT, LISTING_NOUVEAU, LISTING_NAK, LISTING_WORDS, LISTING_SOURCES };
extern const char *const listing_source_name[LISTING_SOURCES];

struct listing_insn {
    uint64_t word;
    uint32_t flags;   /* bits 20:17 of its part of the control word; 0 if there is none */
    struct span at;   /* of the word */
    const char *text; /* as printed beside it, inside the file's text; NULL: it is not */
    size_t text_size;
};

struct listing {
    struct listing_insn *insns; /* in the order of the file */
    size_t count, room;
    size_t controls, programs;
    uint32_t sources; /* a bit of enum listing_source each */
};

/*
 * Read a file's text, which must outlive *out. `bare`: instructions alone, without control words. On false *out is
 * empty and diag holds the error. listing_free in either case.
 */
bool listing_read(const char *text, size_t size, bool bare, struct listing *out, struct diag *diag);
void listing_free(struct listing *listing);

#endif
