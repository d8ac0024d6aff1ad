// SPDX-License-Identifier: Apache-2.0
/* Compact forms (stages/decode.md): words that do what one full word does, with other registers. */
#ifndef DECODE_COMPACT_H
#define DECODE_COMPACT_H
#include "function/decode.h"

/*
 * TLDS, TEXS or TLD4S: fill in the fields of the word in out->common, which the caller has cleared, and where its
 * operands are. common.illegal is the first check that fails, all but the phase. False, and nothing is changed: the
 * word is none of these.
 */
bool tex_decode_compact(uint64_t word, struct tex_instruction *out);

#endif
