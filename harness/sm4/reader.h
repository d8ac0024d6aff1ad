// SPDX-License-Identifier: Apache-2.0
/* State of scanner and parser. Private to dx_lex.l, dx_parse.y and reader.c. */
#ifndef READER_H
#define READER_H
#include <setjmp.h>

#include "sm4/opcode.h"
#include "sm4/program.h"

struct shader_reader {
    const struct low_source *source;
    struct dx_program *p;
    struct diag *diag;
    struct low_slice token; /* the last, for messages */
    size_t offset;          /* of the next byte, and its position */
    uint32_t line, column;
    bool begun;      /* a statement has begun on this line */
    unsigned braces; /* of what is passed over */
    struct dx_spelling spelling;
    struct dx_instruction now;
    bool bad;       /* the statement has an error */
    uint32_t told;  /* line of the last syntax error: the rest of it is not judged */
    jmp_buf memory; /* where to go if there is none: flex itself would end the process */
};

/* A number as written: its bits in a register, and its value if it is whole. */
struct shader_number {
    uint32_t bits;
    int64_t whole;
    bool is_whole;
};

void shader_error(struct shader_reader *r, struct span at, const char *format, ...);
struct shader_number shader_number(struct shader_reader *r, struct span at, const char *text, bool real);

/* Statements. */
void shader_model(struct shader_reader *r, struct span at, struct low_slice text);
void shader_left_out(struct shader_reader *r, struct span at, struct low_slice name);
void shader_begin(struct shader_reader *r, struct span at, struct low_slice opcode);
void shader_offset(struct shader_reader *r, struct span at, unsigned axis, struct shader_number n);
void shader_dimension(struct shader_reader *r, struct span at, struct low_slice name);
void shader_suffix(struct shader_reader *r, struct span at, struct low_slice suffix);
void shader_operand(struct shader_reader *r, const struct dx_operand *o);
void shader_end(struct shader_reader *r);
void shader_temps(struct shader_reader *r, struct span at, struct shader_number n);

/* dcl_resource_* and dcl_uav_typed_*: the name has the dimension. */
struct shader_declaration {
    struct span at;
    struct low_slice name;
    bool uav;
    uint32_t samples;
    unsigned types;
    enum dx_type type[DX_COMPONENTS];
};
void shader_type(struct shader_reader *r, struct span at, struct low_slice name, struct shader_declaration *d);
void shader_declare(struct shader_reader *r, const struct shader_declaration *d, const struct dx_operand *o);
/* mode: empty if there is none. */
void shader_sampler(struct shader_reader *r, const struct dx_operand *o, struct span at, struct low_slice mode);

/* Parts of an operand. */
struct dx_operand shader_register(struct shader_reader *r, struct span at, struct low_slice name);
void shader_letters(struct shader_reader *r, struct span at, struct low_slice text, struct dx_operand *o);
void shader_value(struct shader_reader *r, struct span at, struct shader_number n, struct dx_operand *o);
struct dx_operand shader_literal(struct shader_reader *r, struct span at, struct low_slice name,
                                 const struct dx_operand *values);

#endif
