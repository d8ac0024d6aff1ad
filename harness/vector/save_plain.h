// SPDX-License-Identifier: Apache-2.0
/* Parts of a saved case as a person would write them. Private to save*.c. Each prints nothing if it cannot. */
#ifndef SAVE_PLAIN_H
#define SAVE_PLAIN_H
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "case/case.h"

/* The whole file, with lines of comment after the first. False: out of memory. */
bool save_write(const struct test_case *c, const char *notes, bool plain, FILE *out);
/* A header or sampler by its items, if they are read back as these words. False: it is not, nothing was printed. */
bool save_plain_texture(FILE *out, uint64_t index, const uint32_t words[8]);
bool save_plain_sampler(FILE *out, uint64_t index, const uint32_t words[8]);
/* The words of a line that do not read as if nothing was written: handles, and others. False: most of them. */
bool save_plain_words(FILE *out, const struct tex_config *config, uint64_t address, const uint8_t *line);
/* Items that differ from default traffic. */
void save_plain_traffic(FILE *out, const struct traffic *t);
/* Instruction, masks and operands of a warp. */
void save_plain_warp(FILE *out, const struct tex_warp *w);

#endif
