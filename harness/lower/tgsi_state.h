// SPDX-License-Identifier: Apache-2.0
/* What the instructions of a TGSI text need of a vector's state. Private to this room. */
#ifndef TGSI_STATE_H
#define TGSI_STATE_H
#include <stdio.h>

#include "lower/state.h"
#include "tgsi/program.h"

/* How many textures an instruction may name: 1 if no register chooses among several. */
uint32_t tgsi_state_choices(const struct tgsi_program *p, const struct tgsi_instruction *i);
/* The word of the bank of an instruction, or the first of the words of all that a register chooses among; textures,
 * samplers and words are added if they are new. */
uint32_t tgsi_state_handle(struct lower_state *state, const struct tgsi_program *p, const struct tgsi_instruction *i);
/* "DCL SVIEW[0], 2D, FLOAT; " of a view or resource, of all that a register chooses among; nothing of another operand.
 */
void tgsi_state_declaration(const struct tgsi_program *p, const struct tgsi_instruction *i,
                            const struct tgsi_operand *o, FILE *out);

#endif
