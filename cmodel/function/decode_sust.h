// SPDX-License-Identifier: Apache-2.0
/* SUST in stage decode (stages/decode.md). */
#ifndef DECODE_SUST_H
#define DECODE_SUST_H
#include "function/decode.h"

/* The word is SUST or SULD: then its fields, the places of its operands, and the first of its checks that fails. */
bool tex_decode_sust(uint64_t word, struct tex_instruction *out);

/* Places of the coordinates of a dimension; how many there are. */
unsigned tex_decode_coordinates(uint32_t dim, struct tex_instruction *out);

#endif
