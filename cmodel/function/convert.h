// SPDX-License-Identifier: Apache-2.0
/* Stage convert (stores.md 1.13): the bytes that a store writes. */
#ifndef CONVERT_H
#define CONVERT_H
#include "function/stage.h"

/*
 * One component as it is stored: the register's 32 bits, converted by data type to the low `width` bits (1..32), the
 * others 0. `nearest`: POLICY narrow_rne. Data types that the header stage refuses give 0; FLOAT takes widths 10, 11,
 * 16 and 32.
 */
uint32_t tex_convert_component(uint32_t value, unsigned width, uint32_t datatype, bool nearest);

/* Which of the data registers component c, 0..3, takes (PD-36); TEX_OPERAND_ABSENT: none, it is zero. */
unsigned tex_convert_register(uint32_t rgba, unsigned c);

/* The element that a formatted store writes, and its bytes; 0 if the format has none. `data` as registers hold it. */
unsigned tex_convert_formatted(const struct tex_fmt *fmt, uint32_t rgba, const uint32_t data[4], bool nearest,
                               uint32_t element[4]);

/* What a raw store of size code `sz` writes, and its bytes; 0 if there is no such size. */
unsigned tex_convert_raw(uint32_t sz, const uint32_t data[4], uint32_t element[4]);

/*
 * The payload: what the surface stage decided about an access to the texture of this header, and the thread's data
 * registers. `policy`: that of the cycle in which the access comes in.
 */
void tex_convert_eval(const struct tex_surface *surface, const struct tex_access *access, const uint32_t data[4],
                      const struct tex_header *header, const struct tex_policy *policy, struct tex_convert *out);

#endif
