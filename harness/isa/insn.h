// SPDX-License-Identifier: Apache-2.0
/*
 * Instruction words seen from outside the unit: fields, operands, legality, by the tables of rtl/defs. Every question
 * of the harness about a word is answered here. Model and RTL each have their own decoder; tests compare this one with
 * the model's.
 */
#ifndef INSN_H
#define INSN_H
#include <stdbool.h>
#include <stdint.h>

#include "isa/table.h"

/* Registers of a port; words of the constant bank that an instruction can name. */
enum { INSN_PORT_REGISTERS = 4, INSN_HANDLE_WORDS = 1 << TEX_TLD4_INDEX_W };

/* Registers that one port of the issue beat carries; absent operands take none. */
struct insn_port {
    uint32_t first; /* number of the first register */
    unsigned count;
    const struct isa_operand *operand[INSN_PORT_REGISTERS];
};

struct insn {
    const struct isa_form *form; /* NULL: nothing that is built; then all below but refusal is empty */
    uint32_t field[ISA_FIELDS];  /* 0 where the encoding has none */
    uint32_t phase;              /* sideband of the word, enum tex_phase_code */
    struct insn_port port[ISA_PORTS];
    uint32_t result;                 /* first register that is written */
    unsigned results;                /* how many */
    uint32_t second;                 /* first register of the others, TEX_RZ: there are none */
    unsigned seconds;                /* how many */
    uint32_t predicate;              /* predicate register that is written, TEX_PT: none */
    const struct isa_check *refusal; /* the unit's first reason not to execute it, NULL: it does */
};

/* Row of a word, built or recognised; NULL if it is not of the texture and surface family. */
const struct isa_form *insn_find(uint64_t word);
void insn_decode(uint64_t word, uint32_t phase, struct insn *out);
/* Form, fields and phase are given: the rest. */
void insn_settle(struct insn *insn);
/* What the result has, of samples, components or words, a bit each; their registers are in ascending order. */
uint32_t insn_written(const struct insn *insn);
/* The word of form and fields; values are cut to their widths. */
uint64_t insn_word(const struct insn *insn);

/* A code to compare with the unit's, TEX_ILLEGAL_NONE if it executes the instruction. */
enum tex_illegal_code insn_illegal(const struct insn *insn);
/* It may be written: legal, built or not. */
bool insn_legal(const struct insn *insn);
/* "Rd is misaligned or runs past R254"; "legal". */
const char *insn_reason(const struct insn *insn);

/* Threads that execute; 0 if the instruction is refused. */
uint32_t insn_executed(const struct tex_issue_header *header);

/* Alignment of the first of n registers. */
unsigned insn_alignment(unsigned n);
/* PD-2: n registers from `first` on are aligned, none of them RZ. */
bool insn_registers_legal(uint32_t first, unsigned n);

#endif
