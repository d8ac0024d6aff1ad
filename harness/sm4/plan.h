// SPDX-License-Identifier: Apache-2.0
/* An instruction that is being lowered. Private to lower*.c. */
#ifndef PLAN_H
#define PLAN_H
#include "lowering/lookup.h"
#include "sm4/lower.h"
#include "sm4/opcode.h"

struct plan {
    const struct dx_program *p;
    const struct dx_instruction *i;
    const struct dx_dimension_info *dimension;
    uint32_t handle;
    struct low_word *out;
};

/* What is read of an operand: a component, after its swizzle. */
struct low_value plan_component(const struct dx_operand *o, unsigned k);
/* The component of the result that component k of the destination gets, by the swizzle of the resource. */
unsigned plan_result(const struct plan *p, unsigned k);

/* Components of the address as coordinates: whole numbers, or numbers with a point, with the offsets of the text. */
void plan_whole_coordinates(struct plan *p, bool array_first);
void plan_lookup(struct plan *p, struct low_lookup *l);

/* One lane of the result for each component of the destination: sets the write mask. */
uint32_t plan_outputs(struct plan *p, struct low_lane (*lane_of)(const struct plan *p, unsigned component),
                      bool packed);

void plan_query(struct plan *p);
void plan_level(struct plan *p);

#endif
