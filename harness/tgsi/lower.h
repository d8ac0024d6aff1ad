// SPDX-License-Identifier: Apache-2.0
/* The SM50 word of an instruction, the registers that it reads, what is done before and after. README.md has the
 * table. */
#ifndef TGSI_LOWER_H
#define TGSI_LOWER_H
#include "lowering/lowering.h"
#include "tgsi/program.h"

/* How a component is read. */
enum tgsi_kind { TGSI_KIND_FLOAT, TGSI_KIND_INTEGER, TGSI_KIND_BITS };
/* Values of operands, by the name of a component before signs: "IN[0].x". */
struct tgsi_values_of {
    /* False: it is not known. */
    bool (*find)(void *user, const char *name, enum tgsi_kind kind, uint32_t *bits);
    void *user;
};

/*
 * Lower an instruction that tgsi_check accepted, with its handle in word `handle` of the bank. values NULL: no operand
 * but an immediate is known. The word does not depend on them. False if the tables of rtl/defs do not agree with the
 * plan of this room: out->fault says how.
 */
bool tgsi_lower(const struct tgsi_program *p, const struct tgsi_instruction *i, uint32_t handle,
                const struct tgsi_values_of *values, struct low_word *out);

#endif
