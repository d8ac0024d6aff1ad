// SPDX-License-Identifier: Apache-2.0
/* An instruction that is being lowered. Private to lower*.c and plan.c. */
#ifndef TGSI_PLAN_H
#define TGSI_PLAN_H
#include "lowering/lookup.h"
#include "tgsi/lower.h"
#include "tgsi/opcode.h"

struct tgsi_plan {
    const struct tgsi_program *p;
    const struct tgsi_instruction *i;
    const struct tgsi_target_info *target;
    const struct tgsi_values_of *values;
    uint32_t handle;
    struct low_word *out;
};

/* Component k of an operand, after swizzle and signs. */
struct low_value tgsi_component(const struct tgsi_plan *p, const struct tgsi_operand *o, unsigned k,
                                enum tgsi_kind kind);
/* One component of the slot, which the opcode has. */
struct low_value tgsi_scalar(const struct tgsi_plan *p, enum tgsi_slot slot, enum tgsi_kind kind);
/* The next register of Ra or Rb. */
void tgsi_ra(struct tgsi_plan *p, const struct low_value *v);
void tgsi_rb(struct tgsi_plan *p, const struct low_value *v);

/* Coordinates that are numbers, divided by w if the opcode says so; offsets of texels. */
void tgsi_lookup(struct tgsi_plan *p, struct low_lookup *l);
void tgsi_lookup_offsets(const struct tgsi_plan *p, struct low_lookup *l);
/* Integers, the layer first or last. */
void tgsi_whole_coordinates(struct tgsi_plan *p, bool array_first);
/* Offsets of texels into Rb, 4 bits each. */
void tgsi_offsets(struct tgsi_plan *p);

/* The lane of each component: sets the write mask. swizzled: component k of the result is letter k of this operand. */
typedef struct low_lane tgsi_lane_of(const struct tgsi_plan *p, unsigned component);
uint32_t tgsi_outputs(struct tgsi_plan *p, const struct tgsi_operand *swizzled, tgsi_lane_of *lane_of, bool packed);
struct low_lane tgsi_constant(uint32_t value, const char *says);
struct low_lane tgsi_texel(const struct tgsi_plan *p, unsigned component);

void tgsi_plan_query(struct tgsi_plan *p);
void tgsi_plan_surface(struct tgsi_plan *p);

#endif
