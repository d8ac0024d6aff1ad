// SPDX-License-Identifier: Apache-2.0
/* Private to check*.c. */
#ifndef CHECK_PART_H
#define CHECK_PART_H
#include "sm4/opcode.h"
#include "sm4/program.h"

struct check {
    const struct dx_program *p;
    struct diag *diag;
    bool strict, bad;
    const struct low_source *source;
    const char *left; /* why the instruction gives no word, NULL: it does */
};

void check_error(struct check *c, struct span at, const char *format, ...);
/* A swizzle of one or four components, or none. */
void check_swizzle(struct check *c, const struct dx_operand *o);
/* The mask is x, y, z and w, or is left out. */
bool check_whole_mask(const struct dx_operand *o);
/* Any operand but the resource. */
void check_operand(struct check *c, const struct dx_instruction *i, enum dx_slot slot, const struct dx_operand *o);

#endif
