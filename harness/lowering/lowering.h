// SPDX-License-Identifier: Apache-2.0
/*
 * A word of this unit that stands for an instruction of shader text: the registers that it reads and their values, what
 * is done before it and after it, and where the results are. Shared by the front ends (sm4, tgsi).
 */
#ifndef LOWERING_H
#define LOWERING_H
#include "isa/asm.h"
#include "isa/insn.h"
#include "lowering/after.h"

/* The first registers of each word: those of coordinates, other operands or data, and results. */
enum { LOW_RA = 0, LOW_RB = 4, LOW_RD = 8 };
enum { LOW_SAYS = 120, LOW_INPUTS = 8, LOW_OUTPUTS = 4, LOW_STEPS = 24 };

/* A value that the text names: bits, if they are known, and its name in the text ("r1.x", "-IN[0].w"). */
struct low_value {
    bool known;
    uint32_t value;
    char text[LOW_SAYS];
};

/* A register that the word reads. */
struct low_input {
    enum isa_port port;
    unsigned at;         /* place in the port */
    bool known;          /* its value is */
    uint32_t value;      /* if known */
    char says[LOW_SAYS]; /* what it holds, in registers of the text */
};

/* A component of the destination. */
struct low_output {
    char name[LOW_SAYS];  /* "r0.x" */
    bool in_register;     /* else it is a constant */
    uint32_t reg;         /* if it is in a register */
    enum low_after after; /* what becomes of the register */
    uint32_t constant;    /* else */
    char says[LOW_SAYS];  /* "sample 0" */
};

/* What is done outside of the unit, and the rule that asks for it. */
struct low_step {
    bool after; /* the word; else before it */
    const char *rule;
    char says[LOW_SAYS];
};

struct low_word {
    const char *target;  /* mnemonic */
    char text[ASM_TEXT]; /* of the word */
    bool built;          /* the unit executes the mnemonic; else there is no word */
    uint64_t word;
    struct low_input input[LOW_INPUTS];
    unsigned inputs;
    struct low_output output[LOW_OUTPUTS];
    unsigned outputs;
    struct low_step step[LOW_STEPS];
    unsigned steps;
    char fault[LOW_SAYS + ASM_TEXT]; /* if lowering fails */
    unsigned read[ISA_PORTS];        /* registers planned so far */
};

/* The unit executes an encoding of the mnemonic, by rtl/defs/instructions.tsv. */
bool low_is_built(const char *mnemonic);

/* The next register of a port. */
void low_input(struct low_word *w, enum isa_port port, const struct low_value *v);
/* The same for what the text itself says. */
void low_known(struct low_word *w, enum isa_port port, uint32_t value, const char *format, ...);
void low_text(struct low_word *w, const char *format, ...);
void low_step(struct low_word *w, bool after, const char *rule, const char *format, ...);

/* Lanes of the result that the destination's components get. */
struct low_lane {
    bool constant;
    uint32_t value; /* of a constant */
    unsigned lane;  /* else */
    enum low_after after;
    char says[LOW_SAYS];
};
/*
 * One lane for each component, names beside them: the write mask. Registers follow each other for the lanes of the
 * mask (packed), or for all up to the last.
 */
uint32_t low_outputs(struct low_word *w, unsigned count, const struct low_lane *lanes, char names[][LOW_SAYS],
                     bool packed);

/* The word of the text, whose registers must be those that were planned. False: w->fault says how they differ. */
bool low_assemble(struct low_word *w);

#endif
