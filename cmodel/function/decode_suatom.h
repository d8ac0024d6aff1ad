// SPDX-License-Identifier: Apache-2.0
/* SUATOM and SURED in stage decode (stages/decode.md). */
#ifndef DECODE_SUATOM_H
#define DECODE_SUATOM_H
#include "function/decode.h"

/* The word is one of them: then its fields, the places of its operands, and the first of its checks that fails. */
bool tex_decode_suatom(uint64_t word, struct tex_instruction *out);

/* PD-118e: the operation is defined for the type. */
bool tex_decode_atom_defined(uint32_t atom, uint32_t type);

#endif
