// SPDX-License-Identifier: Apache-2.0
/*
 * Lookups at coordinates that are numbers: TEX, TXD, TLD4 and TMML. A front end fills struct low_lookup, plans the
 * registers, chooses the lanes of the result, and then has the text of the word written.
 */
#ifndef LOOKUP_H
#define LOOKUP_H
#include "lowering/values.h"

enum { LOW_AXES = 3 };
struct low_lookup {
    const char *param; /* paramA */
    unsigned axes;     /* coordinates, without the array index */
    bool array, cube;
    struct low_value at[LOW_AXES], layer; /* layer: a number as the text has it */
    bool has_level, has_offsets, compares;
    struct low_value level; /* or the bias */
    struct low_value offset[LOW_AXES], reference;
    struct low_value ddx[LOW_AXES], ddy[LOW_AXES];
    const char *layer_rule, *direction_rule; /* of the steps before the word */
};

/* Registers: Ra alone; with level, offsets of 4 bits and reference; with derivatives; with offsets of 6 bits. */
void low_place(struct low_word *w, const struct low_lookup *l);
void low_sample(struct low_word *w, const struct low_lookup *l);
void low_derivatives(struct low_word *w, const struct low_lookup *l);
void low_gather(struct low_word *w, const struct low_lookup *l);

/* Words, after the registers. lod: ".LZ", ".LB", ".LL" or "". component: 0..3. A mask of 0 is that of the first lane.
 */
void low_sample_text(struct low_word *w, const struct low_lookup *l, const char *lod, uint32_t handle, uint32_t mask);
void low_derivatives_text(struct low_word *w, const struct low_lookup *l, uint32_t handle, uint32_t mask);
void low_gather_text(struct low_word *w, const struct low_lookup *l, unsigned component, uint32_t handle,
                     uint32_t mask);
void low_level_text(struct low_word *w, const struct low_lookup *l, uint32_t handle, uint32_t mask);

/* ", R4" if Rb carries anything. */
const char *low_rb(const struct low_word *w);

/* The accessed level (second lane of TMML) or the computed one (first lane), as a number: R-TGSI-103, PD-116. */
struct low_lane low_level_lane(bool computed);
/* The result of a comparison: PD-73. */
struct low_lane low_compared_lane(void);

#endif
