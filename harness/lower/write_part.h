// SPDX-License-Identifier: Apache-2.0
/* What both writers of vectors share. Private to this room. */
#ifndef WRITE_PART_H
#define WRITE_PART_H
#include "case/case.h"
#include "lower/lower_vector.h"
#include "lower/state.h"
#include "lowering/lowering.h"

/* Text of the input as a comment, or a part of one. */
void lower_write_clean(FILE *out, const char *text, size_t size);
/* "# left out" of a line. */
void lower_write_left(FILE *out, uint32_t line, const char *text, size_t size);
/* "# before (PD-16): the direction / ..." for each step. */
void lower_write_steps(FILE *out, const struct low_word *lowered);
/* "# r0.x = R9: sample 3" for each component. */
void lower_write_outputs(FILE *out, const struct low_word *lowered);
/*
 * The statements before the instructions, read back for their headers. False: out of memory, or `fault` says what is
 * refused.
 */
bool lower_write_head(const struct lower_state *state, const struct lower_options *options, struct test_case *headers,
                      FILE *out, char fault[LOWER_FAULT_TEXT]);

#endif
