// SPDX-License-Identifier: Apache-2.0
/* A register value as a stored component (stages/convert.md). */
#ifndef COMPONENT_H
#define COMPONENT_H
#include <stdbool.h>
#include <stdint.h>

#include "tex_defs.h"

/*
 * One component as it is stored: the register's 32 bits, converted by data type to the low `width` bits (1..32), the
 * others 0. `nearest`: POLICY narrow_rne. Data types that the header stage refuses give 0; FLOAT takes widths 10, 11,
 * 16 and 32.
 */
uint32_t tex_convert_component(uint32_t value, unsigned width, uint32_t datatype, bool nearest);

/* The low `width` bits (1..32) in two's complement. */
int64_t tex_component_signed(uint32_t code, unsigned width);

/*
 * One stored component: the low `width` bits (1..32) of `code`, converted by data type to 32 result bits. Data types
 * that the header stage refuses give 0; FLOAT takes widths 10, 11, 16 and 32.
 */
uint32_t tex_component_value(uint32_t code, unsigned width, uint32_t datatype);

#endif
