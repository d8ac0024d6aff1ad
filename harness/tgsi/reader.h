// SPDX-License-Identifier: Apache-2.0
/* State of scanner and parser. Private to tgsi_lex.l, tgsi_parse.y and reader.c. */
#ifndef TGSI_READER_H
#define TGSI_READER_H
#include <setjmp.h>

#include "tgsi/opcode.h"
#include "tgsi/program.h"

struct tgsi_reader {
    const struct low_source *source;
    struct tgsi_program *p;
    struct diag *diag;
    struct low_slice token; /* the last, for messages */
    size_t offset;          /* of the next byte, and its position */
    uint32_t line, column;
    bool begun;     /* a statement has begun on this line */
    bool declares;  /* it is a declaration, of which the file comes next */
    bool defines;   /* it is an immediate, */
    bool is_wide;   /* of 64 bits, */
    bool is_double; /* a float of these */
    struct tgsi_spelling spelling;
    struct tgsi_instruction now;
    bool placed;    /* a target was read: what follows are texel offsets */
    bool bad;       /* the statement has an error */
    uint32_t told;  /* line of the last syntax error: the rest of it is not judged */
    jmp_buf memory; /* where to go if there is none: flex itself would end the process */
};

/* A number as written: its bits as an integer, and as a float. */
struct tgsi_number {
    uint32_t integer, real;
    uint64_t wide;
    double value;
    bool is_hex;
    bool is_word; /* inf or nan */
};

void tgsi_error(struct tgsi_reader *r, struct span at, const char *format, ...);
/* inf or nan. */
struct tgsi_number tgsi_number_word(struct tgsi_reader *r, struct span at, struct low_slice word);
struct tgsi_number tgsi_number(struct tgsi_reader *r, struct span at, const char *text, bool real);

/* Statements. */
void tgsi_left_out(struct tgsi_reader *r, struct span at, struct low_slice name);
void tgsi_begin(struct tgsi_reader *r, struct span at, struct low_slice opcode);
void tgsi_operand(struct tgsi_reader *r, const struct tgsi_operand *o);
void tgsi_end(struct tgsi_reader *r);

/* DCL of one register or a range; its words after that. */
struct tgsi_range {
    struct tgsi_operand first;
    uint32_t last;
    unsigned types;
    struct tgsi_declared as;
};
void tgsi_declared_word(struct tgsi_reader *r, struct span at, struct low_slice word, struct tgsi_range *range);
void tgsi_declare(struct tgsi_reader *r, const struct tgsi_range *range);

/* IMM: values are added, then it is stored. */
struct tgsi_values {
    bool is_float, has_word;
    unsigned count;
    uint32_t value[TGSI_COMPONENTS], real[TGSI_COMPONENTS]; /* of an integer type, and of FLT32 */
};
void tgsi_immediate_type(struct tgsi_reader *r, struct span at, struct low_slice type, struct tgsi_values *v);
void tgsi_immediate_value(struct tgsi_reader *r, struct span at, struct tgsi_number n, bool minus,
                          struct tgsi_values *v);
void tgsi_immediate(struct tgsi_reader *r, struct span at, const struct tgsi_number *number,
                    const struct tgsi_values *v);

/* Parts of an operand. */
struct tgsi_operand tgsi_register(struct tgsi_reader *r, struct span at, struct low_slice name);
/* Its indices, and where it is with them. */
void tgsi_indexed(struct tgsi_operand *o, const struct tgsi_operand *indices, struct span at);
void tgsi_letters(struct tgsi_reader *r, struct span at, struct low_slice text, struct tgsi_operand *o);

#endif
