// SPDX-License-Identifier: Apache-2.0
/* One line of a listing that is a text. Private to listing*.c. */
#ifndef LISTING_LINE_H
#define LISTING_LINE_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum listing_line_kind {
    LINE_OTHER,    /* nothing of the code */
    LINE_INSN,     /* an address, a text, and the word unless it has a line of its own */
    LINE_WORD,     /* a word alone: a control word, or that of the instruction before */
    LINE_ARCH,     /* architecture of the code: value */
    LINE_FUNCTION, /* another function begins */
    LINE_NOUVEAU,  /* rows of 32-bit words follow: value bytes */
    LINE_NAK,      /* likewise, up to a line that is no row */
    LINE_COUNT,    /* of NAK's instructions, without those that fill up groups: value */
    LINE_BROKEN    /* `wrong` at column */
};

struct listing_line {
    enum listing_line_kind kind;
    uint64_t value;          /* word, architecture, bytes */
    bool has_word;           /* LINE_INSN */
    uint32_t address;        /* LINE_INSN */
    uint32_t column, length; /* of the value, or of the fault; from 1 */
    const char *text;        /* LINE_INSN: without braces and semicolon */
    size_t text_size;
    const char *wrong; /* LINE_BROKEN */
};

/* A line without its end. */
void listing_line(const char *at, size_t size, struct listing_line *out);

/* A stretch of a line, read from left to right. */
struct listing_cursor {
    const char *text;
    size_t size, at;
};
/* Past blanks. */
void listing_blanks(struct listing_cursor *c);
/* Past this text if it is next. */
bool listing_accept(struct listing_cursor *c, const char *text);
/* Past hexadecimal digits: how many. The value of more than 16 is that of the last 16. */
size_t listing_hex(struct listing_cursor *c, uint64_t *value);

#endif
