// SPDX-License-Identifier: Apache-2.0
/* Stage convert (stages/convert.md): the bytes that a store writes. */
#ifndef CONVERT_H
#define CONVERT_H
#include "function/stage.h"

/* Index of the data register of component c, 0..3 (PD-36); TEX_OPERAND_ABSENT: none, it is zero. */
unsigned tex_convert_register(uint32_t rgba, unsigned c);

/* The element that a formatted store writes, and its bytes; 0 if the format has none. `data` as registers hold it. */
unsigned tex_convert_formatted(const struct tex_fmt *fmt, uint32_t rgba, const uint32_t data[4], bool nearest,
                               uint32_t element[4]);

/* Data of a raw store of size code `sz`, and its bytes; 0 if there is no such size. */
unsigned tex_convert_raw(uint32_t sz, const uint32_t data[4], uint32_t element[4]);

/*
 * The payload, from the surface stage's decision about an access to the texture of this header, and the thread's data
 * registers. `nearest`: POLICY narrow_rne in the cycle in which the access comes in.
 */
void tex_convert_eval(const struct tex_surface *surface, const struct tex_access *access, const uint32_t data[4],
                      const struct tex_header *header, const struct tex_policy *policy, struct tex_convert *out);

#endif
