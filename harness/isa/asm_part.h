// SPDX-License-Identifier: Apache-2.0
/* An instruction that is being assembled. Private to asm*.c. */
#ifndef ASM_PART_H
#define ASM_PART_H
#include "isa/asm_reader.h"
#include "isa/insn.h"

/* Each encoding that it may still be. */
struct possible {
    bool form[ISA_FORMS];
};

struct assembly {
    struct reader r;
    const struct isa_mnemonic *of;
    struct possible may_be;
    struct insn insn;
    struct piece at[ISA_MAX_PARTS]; /* where each part stood, for errors found once the word is complete */
};

/* An encoding that it may still be has the field of the part, or the part has none. */
bool asm_applies(const struct assembly *a, const struct isa_part *part);
/* An encoding that it may still be has the choice, and the registers read so far allow it. */
bool asm_choice_fits(const struct assembly *a, const struct isa_part *part, const struct isa_choice *choice);
/* Values below this fit the field, in the encoding that has most of it. */
uint64_t asm_limit(const struct assembly *a, enum isa_field field);

/* Messages. The mnemonic is none that is built. */
void asm_expected_mnemonic(struct assembly *a);
/* Possible texts from part i on: suffixes up to a required one, or else the first operand. */
void asm_expected_from(struct assembly *a, unsigned i);
/* Possible forms of operand i. */
void asm_describe(const struct assembly *a, unsigned i, char *text, size_t size);
/* The word is whole, and may not be written. */
void asm_refuse(struct assembly *a);

#endif
