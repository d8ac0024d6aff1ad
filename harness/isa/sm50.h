// SPDX-License-Identifier: Apache-2.0
/*
 * Classifies an SM50 instruction word: names the texture and surface family, decodes built instructions in full. For
 * the `decode` command.
 */
#ifndef SM50_H
#define SM50_H
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/*
 * Explain a word: its text, the unit's treatment, and if it is built every field. phase is the sideband of the word.
 * Returns true if the unit executes the word.
 */
bool sm50_explain(FILE *out, uint64_t word, uint32_t phase);

#endif
