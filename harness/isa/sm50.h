// SPDX-License-Identifier: Apache-2.0
/*
 * What an SM50 instruction word is: the texture and surface family by name, what is built in full. For the `decode`
 * command.
 */
#ifndef SM50_H
#define SM50_H
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/*
 * Explain a word: its text, what the unit does with it, and if it is built every field. phase is what travels beside
 * the word. Returns true if the unit executes the word.
 */
bool sm50_explain(FILE *out, uint64_t word, uint32_t phase);

#endif
