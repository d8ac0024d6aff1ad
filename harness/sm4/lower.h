// SPDX-License-Identifier: Apache-2.0
/* The SM50 word of an instruction, the registers that it reads, and where its results are. README.md has the table. */
#ifndef LOWER_H
#define LOWER_H
#include "isa/asm.h"
#include "isa/insn.h"
#include "sm4/program.h"

/* The first registers of each word: those of coordinates, other operands or data, and results. */
enum { DX_RA = 0, DX_RB = 4, DX_RD = 8 };
enum { DX_SAYS = 120, DX_INPUTS = 8 };

/* A register that the word reads. */
struct dx_input {
    enum isa_port port;
    unsigned at;        /* place in the port */
    bool known;         /* the text says its value */
    uint32_t value;     /* if known */
    char says[DX_SAYS]; /* what it holds, in registers of the text: "r1.x" */
};

/* A component of the destination. */
struct dx_output {
    char name[DX_SAYS]; /* "r0.x" */
    bool in_register;   /* else it is a constant */
    uint32_t reg;
    char says[DX_SAYS]; /* "sample 0" */
};

struct dx_lowered {
    const char *target;  /* mnemonic */
    char text[ASM_TEXT]; /* of the word */
    bool built;          /* the unit executes the mnemonic; else there is no word */
    uint64_t word;
    struct dx_input input[DX_INPUTS];
    unsigned inputs;
    struct dx_output output[DX_COMPONENTS];
    unsigned outputs;
    char fault[DX_SAYS + ASM_TEXT]; /* if dx_lower fails */
};

/* The unit executes an encoding of the mnemonic, by rtl/defs/instructions.tsv. */
bool dx_is_built(const char *mnemonic);
/*
 * Lower an instruction that dx_check accepted, with its handle in word `handle` of the bank. False if the tables of
 * rtl/defs do not agree with the plan of this room: out->fault says how.
 */
bool dx_lower(const struct dx_program *p, const struct dx_instruction *i, uint32_t handle, struct dx_lowered *out);

#endif
