// SPDX-License-Identifier: Apache-2.0
/* The SM50 word of an instruction, the registers that it reads, and where its results are. README.md has the table. */
#ifndef LOWER_H
#define LOWER_H
#include "lowering/lowering.h"
#include "sm4/program.h"

/*
 * Lower an instruction that dx_check accepted, with its handle in word `handle` of the bank. False if the tables of
 * rtl/defs do not agree with the plan of this room: out->fault says how.
 */
bool dx_lower(const struct dx_program *p, const struct dx_instruction *i, uint32_t handle, struct low_word *out);

#endif
