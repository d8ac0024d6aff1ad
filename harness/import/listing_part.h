// SPDX-License-Identifier: Apache-2.0
/* A listing that is being read. Private to listing*.c. */
#ifndef LISTING_PART_H
#define LISTING_PART_H
#include "import/listing.h"
#include "import/listing_line.h"

enum { GROUP = 3 /* instructions of a control word */ };

struct listing_reader {
    const char *text;
    size_t size;
    bool bare; /* no control words */
    struct listing *out;
    struct diag *diag;
    bool failed;
    /* The group that is open. */
    uint64_t control;
    struct span control_at;
    unsigned slot; /* the next instruction's; GROUP: none is open */
};

/* The first error counts. Returns false. */
bool listing_fail(struct listing_reader *r, struct span at, const char *format, ...);

/* A control word; an instruction, which gets its part of it. */
void listing_control(struct listing_reader *r, uint64_t word, struct span at);
void listing_insn(struct listing_reader *r, struct listing_insn *insn);
/* A program ends here. `part`: its last group may have fewer instructions. */
void listing_end(struct listing_reader *r, bool part);

/* The lines of a file. */
struct listing_lines {
    const char *text;
    size_t size, at;
    uint32_t number; /* of the line, from 1 */
    const char *line;
    size_t length;
};
/* The next one, without its end; false: there is none. */
bool listing_next(struct listing_lines *l);

/* Rows of words that are a program: nouveau prints how many bytes, NAK ends with the last row. */
struct listing_dump {
    struct listing_reader *r;
    enum listing_source source;
    struct span at;             /* of its heading */
    uint64_t left;              /* 32-bit words, nouveau */
    uint64_t least;             /* instructions, NAK */
    struct listing_insn *words; /* of 64 bits */
    size_t count, room;
    uint32_t low; /* of a word whose upper half comes next */
    struct span low_at;
    bool half, last; /* last: a row was not full */
    bool active;
};
void listing_dump_begin(struct listing_dump *d, struct listing_reader *r, const struct listing_line *line,
                        uint32_t number);
/* Take a line; false: it is no row, and the program has ended. */
bool listing_dump_line(struct listing_dump *d, const struct listing_lines *l);
/* The file ends. */
void listing_dump_end(struct listing_dump *d);

/* A file that is words alone, of 64 bits or of 32, the lower half first; # and // begin a comment. */
void listing_words(struct listing_reader *r);

#endif
