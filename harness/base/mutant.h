// SPDX-License-Identifier: Apache-2.0
/*
 * Programs that tests/mutation builds carry mutants of RTL or model, and TEXLOCK_MUTANT selects one. A run with one
 * says nothing of the unit, and no other program takes the variable.
 */
#ifndef MUTANT_H
#define MUTANT_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/*
 * The number in the text (NULL: none, as 0) of a program that carries so many. False: `error` names the expected
 * numbers.
 */
bool mutant_parse(const char *text, uint32_t carried, uint32_t *number, char *error, size_t size);
/* That of this program, from the environment. */
bool mutant_read(uint32_t *number, char *error, size_t size);
/* The same once it was found to be good: 0 is the original. */
uint32_t mutant_selected(void);

#endif
