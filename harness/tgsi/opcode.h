// SPDX-License-Identifier: Apache-2.0
/* The table of opcodes with texture work: a row an instruction. */
#ifndef TGSI_OPCODE_H
#define TGSI_OPCODE_H
#include "tgsi/program.h"

/* A bit for each target. */
#define TGSI_BIT(target) (1U << (target))

/* What is done: a function of lower.c each. */
enum tgsi_work {
    TGSI_WORK_SAMPLE,
    TGSI_WORK_DERIVATIVES,
    TGSI_WORK_FETCH,
    TGSI_WORK_GATHER,
    TGSI_WORK_SIZE,
    TGSI_WORK_COUNT,    /* of samples */
    TGSI_WORK_POSITION, /* of a sample */
    TGSI_WORK_LOD,
    TGSI_WORK_LOAD,
    TGSI_WORK_STORE,
    TGSI_WORK_SURFACE_SIZE,
    TGSI_WORK_ATOMIC
};

/* Where a level, a bias or a reference comes from. */
enum tgsi_from { TGSI_ABSENT, TGSI_FROM_W, TGSI_FROM_EXTRA_X, TGSI_FROM_EXTRA_Y, TGSI_FROM_Z, TGSI_BY_TARGET };

struct tgsi_opcode {
    const char *name;
    enum tgsi_work work;
    const char *word; /* mnemonic of the word, in rtl/defs/instructions.tsv */
    const char *lod;  /* ".LZ", ".LB", ".LL" or "": of TEX; the operation of SUATOM */
    uint8_t slot[TGSI_OPERANDS];
    unsigned slots;
    uint32_t targets, beyond; /* beyond: those that Mesa has and the page forbids */
    const char *rule;         /* about the targets */
    enum tgsi_from level, reference;
    bool divide;    /* TXP */
    bool replicate; /* a comparison gives all components the result; else the sources of the header decide */
    bool view;      /* SAMPLE's family: a view and a sampler apart */
    bool offsets;
    const struct tgsi_opcode *shorter; /* with an operand less; NULL: there is no such form */
};

/* Of a name without modifiers; NULL if there is none. */
const struct tgsi_opcode *tgsi_opcode_find(const char *name, size_t size);
/* With _SAT and _PRECISE. False if it is none of the table. */
struct tgsi_spelling {
    const struct tgsi_opcode *opcode;
    bool saturate;
};
bool tgsi_spelling(const char *name, size_t size, struct tgsi_spelling *out);
/* An opcode of TGSI without texture work. */
bool tgsi_is_other(const char *name, size_t size);
/* "FRAG": its stage. False if it is no processor. */
bool tgsi_processor(const char *name, size_t size, enum tex_stage_code *out);

/* What messages call the operand of a slot. */
extern const char *const tgsi_slot_names[TGSI_SLOTS];

#endif
