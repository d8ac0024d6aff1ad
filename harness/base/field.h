// SPDX-License-Identifier: Apache-2.0
/* Fields of payloads by the generated tables: reading them from frames, and writing them for people. */
#ifndef FIELD_H
#define FIELD_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "tex_defs.h"

#define FIELD_TEXT 96
#define FIELD_MAX_WORDS 32 /* the widest leaf, the issue beat, has 1024 bits */

/* Element of a leaf, cut to its low 64 bits. */
uint64_t field_get(const uint32_t *words, const struct tex_leaf_info *leaf, unsigned element);
/* All words of an element. */
void field_words(const uint32_t *words, const struct tex_leaf_info *leaf, unsigned element,
                 uint32_t out[FIELD_MAX_WORDS]);
/* True if the element is the same in both payloads. */
bool field_same(const uint32_t *a, const uint32_t *b, const struct tex_leaf_info *leaf, unsigned element);
/* Register FAULT of a fault record: {lane 15:11, warp 10:5, code 4:1, valid 0}. The model packs it by itself. */
uint32_t field_fault(const struct tex_fault *fault);
/* Register TRAP of a trap record: {axis 13:12, lane 11:7, warp 6:1, valid 0}. Likewise. */
uint32_t field_trap(const struct tex_trap *trap);
/* "name" or "name[3]". */
void field_name(const struct tex_leaf_info *leaf, unsigned element, char *text, size_t size);
/* Columns that the names of a boundary's fields need, `least` or more. */
unsigned field_columns(enum tex_boundary boundary, unsigned least);
/* The enumeration of a code, NULL if it is none: a load has names of its own for the cache hint. */
const char *field_code(const uint32_t *words, const struct tex_leaf_info *leaf);
const char *field_code_of(const struct tex_leaf_info *leaf, bool of_load);
/* Hexadecimal bits, and in brackets their meaning: code name, float, signed or decimal number. */
void field_text(const uint32_t *words, const struct tex_leaf_info *leaf, unsigned element, char *text, size_t size);
/* Leaf of a boundary by name, NULL if there is none. */
const struct tex_leaf_info *field_find(enum tex_boundary boundary, const char *name);

#endif
