// SPDX-License-Identifier: Apache-2.0
/* A shader's text as the front ends read it: stretches of it, messages about it, and statements that are left out. */
#ifndef LOWERING_SOURCE_H
#define LOWERING_SOURCE_H
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/diag.h"

/* A stretch of the text, which must outlive what was read from it. */
struct low_slice {
    const char *at;
    uint32_t size;
};
/* A slice for "%.*s", cut if it is long. */
#define LOW_SHOWN(slice) ((slice).size > 40 ? 40 : (int)(slice).size), (slice).at
/* Whatever its capitals. */
bool low_slice_is(struct low_slice slice, const char *text);

/* What is read. It may be a part of a larger text, of which messages show the line. */
struct low_source {
    const char *text;
    size_t size;
    const char *whole; /* the text of messages; NULL: the same */
    size_t whole_size;
    uint32_t line, column; /* of the first byte; 0: 1 */
};
enum { LOW_TEXT_BYTES = 1 << 24, LOW_INSTRUCTIONS = 1 << 16 }; /* limits */
void low_error(const struct low_source *source, struct diag *diag, struct span at, const char *format, va_list args);
void low_note(const struct low_source *source, struct diag *diag, struct span at, const char *format, va_list args);
/* From a place to the first byte of `ends` or a comment of two slashes, without blanks at its end. */
struct low_slice low_rest(const struct low_source *source, const char *from, const char *ends);

/* One more place in a list of `size` bytes each; NULL if there is no memory. */
void *low_grow(void **list, size_t count, size_t *room, size_t size);
/* "destination, address and sampler": names of the slots. */
void low_list(char *out, size_t size, const char *const *names, const uint8_t *slots, unsigned count);

/* Statements that give no word, in the order of the text. */
struct low_left {
    struct span at;
    struct low_slice text; /* of the statement from the opcode on */
    struct low_slice name;
    const char *why;
};
struct low_lefts {
    struct low_left *list;
    size_t count, room;
};
/* False: out of memory. */
bool low_leave_out(struct low_lefts *lefts, const struct low_left *left);
void low_lefts_free(struct low_lefts *lefts);

#endif
