// SPDX-License-Identifier: Apache-2.0
/* Assembly text in pieces: words, numbers, registers; the first error and its place. Private to asm*.c. */
#ifndef ASM_READER_H
#define ASM_READER_H
#include "isa/asm.h"

/* A piece of the text: a word of letters, digits and underscores, or a single other character; size 0 at the end. */
struct piece {
    size_t at, size;
};

struct reader {
    const char *text;
    size_t size;
    struct piece now;
    struct asm_error *error;
    bool failed;
};

void reader_next(struct reader *r);
/* The first error counts. */
void reader_fail(struct reader *r, struct piece where, const char *format, ...);
void reader_expected(struct reader *r, const char *what);
/* Is the piece this text, in either case? */
bool reader_is(const struct reader *r, const char *word);
bool reader_is_word(const struct reader *r);
/* If the piece matches, consume it; else false. */
bool reader_accept(struct reader *r, const char *word);
bool reader_register(struct reader *r, uint32_t *out);
bool reader_predicate(struct reader *r, uint32_t *out);
bool reader_number(struct reader *r, uint64_t *out); /* decimal or 0x hexadecimal */
/* An error if it is not there. */
uint64_t reader_need_number(struct reader *r, uint64_t limit, const char *what); /* with or without # */
void reader_need_comma(struct reader *r);

#endif
