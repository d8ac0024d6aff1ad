// SPDX-License-Identifier: Apache-2.0
/* What a shader computes before a texture instruction of this unit. An unknown operand gives an unknown result. */
#ifndef VALUES_H
#define VALUES_H
#include "lowering/lowering.h"

enum { LOW_LAYERS_MOST = 0xffff };

float low_float(uint32_t bits);
uint32_t low_bits(float f);

/* An array index from a number: to the nearest integer, ties to even, within 0..65535; NaN is 0. */
struct low_value low_layer_of_number(const struct low_value *v);
/* From an integer without sign: the word takes 16 bits, and a larger index must stay out of range. */
struct low_value low_layer_of_integer(const struct low_value *v);
/* A direction divided by its longest component, which the unit does not do. */
void low_direction(struct low_value v[3]);
/* One IEEE division. */
struct low_value low_quotient(const struct low_value *v, const struct low_value *by);
/* Offsets in one register: `width` bits each, `apart` bits from one to the next. */
struct low_value low_offsets(const struct low_value *v, unsigned axes, unsigned width, unsigned apart);
/* A low half and a high half of 16 bits. */
struct low_value low_halves(const struct low_value *low, const struct low_value *high);

#endif
