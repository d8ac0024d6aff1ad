// SPDX-License-Identifier: Apache-2.0
/* What both reports of a comparison (diff_text.c, diff_json.c) say in the same words. */
#ifndef DIFF_PART_H
#define DIFF_PART_H
#include "base/field.h"
#include "diff/diff.h"
#include "isa/asm.h"

#define DIFF_TEXT 256

/* A difference of the layouts as a sentence. */
void diff_note(const struct diff *d, const struct common_note *n, char text[DIFF_TEXT]);
/* The name of a case; those of one name are told apart. */
void diff_case_name(const struct tape_case *c, char text[DIFF_TEXT]);
/* The instruction of a beat as assembly; false: it is not known. */
bool diff_instruction(const struct beat *beat, char text[ASM_TEXT]);
/* "6", "0..31", "0,2,5": the threads of a beat. */
void diff_lanes(uint32_t lanes, char text[DIFF_TEXT]);

/* A piece of a field, of at most 64 bits, that is shown by itself. */
struct diff_piece {
    char name[FIELD_TEXT];
    char text[DIFF_RUNS][FIELD_TEXT]; /* the values */
    bool differs;
};
/* Piece `number` of a boundary's payloads in the common form; false: there are no more. */
bool diff_piece(const struct common_boundary *b, const struct beat beat[DIFF_RUNS], unsigned number,
                struct diff_piece *out);
/* The beat that a first difference is told by: that of A, if it has one. */
const struct beat *diff_beat(const struct tally_first *f);

#endif
