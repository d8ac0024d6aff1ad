// SPDX-License-Identifier: Apache-2.0
/*
 * What two recordings have in common: boundaries and fields, by name. A payload of either is brought into one form, of
 * the common fields alone, each with the wider of its two widths.
 */
#ifndef DIFF_COMMON_H
#define DIFF_COMMON_H
#include "diff/layout.h"
#include "diff/tape.h"

enum { DIFF_A, DIFF_B, DIFF_RUNS };

struct common_boundary {
    const char *name, *stage, *consumer;
    unsigned number[DIFF_RUNS]; /* in their layouts */
    bool once;
    bool alike;                                   /* the payloads have one form already */
    unsigned words;                               /* of the common form */
    uint32_t mask[RECORD_WORDS];                  /* alike: bits of fields */
    struct tex_leaf_info *leaves;                 /* of the common form */
    const struct tex_leaf_info **from[DIFF_RUNS]; /* of each of these, where it comes from */
    unsigned count;
};
/* A difference of the layouts: `field` NULL: of the whole boundary. */
enum common_note_kind { COMMON_ONLY_A, COMMON_ONLY_B, COMMON_WIDTH, COMMON_ELEMENTS };
struct common_note {
    enum common_note_kind kind;
    const char *boundary, *field;
    unsigned was[DIFF_RUNS]; /* WIDTH: bits, ELEMENTS: their number; the smaller number is compared */
};
struct common {
    struct common_boundary boundary[RECORD_BOUNDARIES]; /* as they are in A */
    unsigned count;
    uint8_t place[DIFF_RUNS][RECORD_BOUNDARIES]; /* of a boundary in them: above, RECORD_BOUNDARIES: not common */
    struct common_note *notes;
    size_t notes_count, room;
    bool too_wide; /* the last boundary has no form of RECORD_WORDS */
};

/* The layouts stay as long as the outcome. False: too_wide, or out of memory; common_free in either case. */
bool common_make(struct common *c, const struct layout *a, const struct layout *b);
void common_free(struct common *c);
/* Brings the payload of a beat of run `run` into the common form; unused words are zero. */
void common_form(const struct common_boundary *b, unsigned run, struct beat *beat);

#endif
