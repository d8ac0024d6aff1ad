// SPDX-License-Identifier: Apache-2.0
/*
 * Shape of the tables that scripts/gen_instructions.py makes of rtl/defs/instruction*.tsv. The head of each table
 * explains its columns.
 */
#ifndef TABLE_H
#define TABLE_H
#include <stdbool.h>
#include <stdint.h>

#include "tex_defs.h"
#include "tex_isa.h"

/*
 * A field has one of these values: bit n is value n, bit 63 all from 63 on. Of ISA_FORM: one of these letters; with bit
 * 63 none of those whose bits are 0.
 */
struct isa_term {
    enum isa_field field;
    uint64_t codes;
    bool joined; /* holds only with the next term */
};

/* Where the issue beat carries a port: among the four registers of Ra, or of Rb, of a thread. */
struct isa_carried {
    bool in_rb;
    uint8_t first, count;
};

/* One of the terms holds; no term: always. */
struct isa_condition {
    const struct isa_term *term;
    unsigned terms;
};

struct isa_choice {
    const char *text;
    uint32_t value; /* code, 1 of a flag, letters of a form */
};

enum isa_part_kind {
    ISA_PART_CODE,
    ISA_PART_FLAG,
    ISA_PART_FORM,
    ISA_PART_PHASE,
    ISA_PART_REGISTER,
    ISA_PART_ADDRESS,
    ISA_PART_PREDICATE,
    ISA_PART_NUMBER,
    ISA_PART_INDEX,
    ISA_PART_HANDLE,
    ISA_PART_COMPONENTS
};

/* A part of the text. */
struct isa_part {
    enum isa_part_kind kind;
    bool suffix, optional;
    enum isa_field field, other; /* other: the register of ISA_PART_HANDLE, ISA_PART_COMPONENTS */
    uint32_t letter;             /* ISA_PART_HANDLE: of the encodings with a number */
    uint32_t absent;             /* value if it is left out */
    const struct isa_choice *choice;
    unsigned choices;
    const char *enumeration, *says; /* or NULL */
};

enum isa_type {
    ISA_TYPE_F32,
    ISA_TYPE_U16,
    ISA_TYPE_U32,
    ISA_TYPE_S32,
    ISA_TYPE_HANDLE,
    ISA_TYPE_OFFSETS,
    ISA_TYPE_BITS
};

/* Meaning of a register. */
struct isa_operand {
    const char *name;
    enum isa_operand_id id;
    enum isa_port port;
    enum isa_field first; /* field of the port's first register */
    enum isa_type type;
    bool rz; /* the first register may be RZ: then all of the port read zero, and take none */
    struct isa_condition present;
};

enum isa_check_kind {
    ISA_CHECK_UNKNOWN,
    ISA_CHECK_PHASE,
    ISA_CHECK_FIELDS,
    ISA_CHECK_RESERVED, /* the mask of what is written is 0 */
    ISA_CHECK_REGISTERS,
    ISA_CHECK_RESULT
};

/* A reason to refuse a word. */
struct isa_check {
    enum isa_check_kind kind;
    struct isa_condition when; /* ISA_CHECK_FIELDS */
    enum isa_port port;        /* ISA_CHECK_REGISTERS */
    enum tex_illegal_code illegal;
    bool unsupported; /* legal, and not built */
    const char *sentence;
};

/* Of all encodings of a mnemonic. */
struct isa_mnemonic {
    const char *name;
    const struct isa_part *part;
    unsigned parts;
    const struct isa_operand *operand;
    unsigned operands;
    const struct isa_check *check;
    unsigned checks;
};

struct isa_place {
    uint8_t lo, width; /* width 0: the encoding does not have the field */
};

/* One encoding. */
struct isa_form {
    const char *name;
    const struct isa_mnemonic *mnemonic; /* NULL: recognised only, and the members after the mask are empty */
    uint16_t value, mask;                /* of bits 63:48 */
    const char *record;
    uint32_t letters;
    struct isa_place at[ISA_FIELDS];
    enum isa_field result, second, written;
    /* What is written for each value of `written`, then for each while the register `second` is not RZ; NULL: the value
       itself is the mask. */
    const uint8_t *masks;
    enum isa_field predicate;
    const char *noun; /* meaning of a register that is written */
};

extern const struct isa_mnemonic isa_mnemonics[ISA_KINDS];
extern const struct isa_form isa_forms[];
extern const unsigned isa_forms_count;
extern const struct isa_check isa_unknown, isa_phase;
extern const char *const isa_field_names[ISA_FIELDS];
extern const char *const isa_port_names[ISA_PORTS];
extern const struct isa_carried isa_carried[ISA_PORTS];

#endif
