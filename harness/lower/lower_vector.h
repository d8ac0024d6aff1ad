// SPDX-License-Identifier: Apache-2.0
/* Shader assembly as a vector file: words, the registers that they read and write, and state that fits the
 * declarations. */
#ifndef LOWER_VECTOR_H
#define LOWER_VECTOR_H
#include <stdio.h>

#include "sm4/program.h"
#include "tgsi/program.h"

struct lower_options {
    const char *name; /* of the text, for the first line */
    uint32_t random;  /* draws of each instruction; 0: none, operands are 0 */
    uint32_t seed;
};

/* What became of the instructions. */
struct lower_counts {
    size_t lowered, unbuilt; /* unbuilt: the unit does not execute the word */
};

enum lower_end {
    LOWER_DONE,
    LOWER_TOO_LARGE, /* more warps than a vector may have */
    LOWER_NO_MEMORY,
    LOWER_FAULT /* the tables do not agree with the lowering, or the vector is not read back: `fault` says how */
};
enum { LOWER_FAULT_TEXT = 512 };

/* Write the vector of a program that dx_check accepted. */
enum lower_end lower_vector(const struct dx_program *p, const struct lower_options *options, FILE *out,
                            struct lower_counts *counts, char fault[LOWER_FAULT_TEXT]);

/* The same of TGSI that tgsi_check accepted: the warps have the text, and operands by name. */
enum lower_end lower_tgsi(const struct tgsi_program *p, const struct lower_options *options, FILE *out,
                          struct lower_counts *counts, char fault[LOWER_FAULT_TEXT]);

#endif
