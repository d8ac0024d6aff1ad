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

#endif
