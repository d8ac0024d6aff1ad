// SPDX-License-Identifier: Apache-2.0
/*
 * What an SM50 instruction word is: the texture and surface family by opcode, TLD4 in full. For the `decode` command.
 */
#ifndef SM50_H
#define SM50_H
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

struct sm50_opcode {
    const char *name;
    uint16_t value, mask; /* of bits 63:48 */
    bool built;           /* the unit executes it */
};
/* Row of the word's opcode, NULL if the word is not of the texture and surface family. */
const struct sm50_opcode *sm50_find(uint64_t word);

/*
 * Explain a word: its text, what becomes of it, and for TLD4 every field. phase is what travels beside the word.
 * Returns true if the unit executes the word.
 */
bool sm50_explain(FILE *out, uint64_t word, uint32_t phase);

#endif
