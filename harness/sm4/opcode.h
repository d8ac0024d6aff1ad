// SPDX-License-Identifier: Apache-2.0
/* The table of opcodes: a row an instruction. */
#ifndef OPCODE_H
#define OPCODE_H
#include "sm4/program.h"

/* A bit for each dimension. */
#define DX_BIT(dimension) (1U << (dimension))

struct dx_opcode {
    const char *name;
    const char *target; /* mnemonic of the word, in rtl/defs/instructions.tsv */
    const char *lod;    /* ".LZ", ".LB", ".LL" or "": of TEX */
    uint8_t slot[DX_OPERANDS];
    unsigned slots;
    uint32_t dimensions;
    bool offsets, returns; /* _aoffimmi; _uint, and with `reciprocal` _rcpFloat */
    bool reciprocal, uav;  /* uav: the resource may be u# */
    bool selects;          /* the sampler selects a component */
    bool compares, red;    /* the sampler compares; red: the resource has the swizzle .r */
    bool derives;          /* it takes the derivatives of pixels */
    unsigned model;        /* the first shader model that has it */
};

/* Of a mnemonic without suffixes; NULL if there is none. */
const struct dx_opcode *dx_opcode_find(const char *name, size_t size);

/* An opcode as written: its row, and what its suffixes say. False if it is none of the table. */
struct dx_spelling {
    const struct dx_opcode *opcode;
    bool offset, indexable;
    enum dx_return returns;
};
bool dx_spelling(const char *name, size_t size, struct dx_spelling *out);
/* One suffix, "_uint": false if it is none. */
bool dx_suffix(const char *name, size_t size, struct dx_spelling *out);
/* A declaration about something else than textures: it is passed over. */
bool dx_is_other_declaration(const char *name, size_t size);

/* "mode_default"; DX_MODE_ABSENT: there is none of that name. */
enum dx_mode dx_mode_find(const char *name, size_t size);

/* What messages call the operand of a slot. */
extern const char *const dx_slot_names[DX_SLOTS];

#endif
