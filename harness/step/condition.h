// SPDX-License-Identifier: Apache-2.0
/* What a break waits for, as it was written; and whether a field has the value. */
#ifndef CONDITION_H
#define CONDITION_H
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "tex_defs.h"
#include "trace/walk.h"

#define STEP_ANY UINT32_MAX /* of a lane, an element, an instruction: whichever */

enum step_kind { BREAK_BOUNDARY, BREAK_FIELD, BREAK_THREAD, BREAK_RULE, BREAK_DIFFERENCE };
enum step_compare { IS_EQUAL, IS_OTHER, IS_LESS, IS_MORE, IS_AT_MOST, IS_AT_LEAST };

/* The right side of a comparison: a field's bits; of a signed field extended; `real` of a number with a point. */
struct step_value {
    bool is_real;
    uint64_t bits;
    float real;
};

struct step_condition {
    enum step_kind kind;
    bool side[TRACE_SIDES];           /* on which it may hold; of a difference neither is asked */
    enum tex_boundary boundary;       /* TEX_BOUNDARIES: whichever (THREAD, RULE; DIFFERENCE if none was named) */
    const struct tex_leaf_info *leaf; /* FIELD */
    uint32_t element;                 /* of it, STEP_ANY: one of them */
    enum step_compare compare;
    struct step_value value;
    uint32_t warp, instruction, lane; /* THREAD: each may be STEP_ANY */
    enum tex_rule rule;
};

/* A number, or the name of a code, for a field of at most 64 bits. False: `error` says what was expected. */
bool step_value_parse(const struct tex_leaf_info *leaf, const char *text, struct step_value *out, char *error,
                      size_t size);
/* The field, an element of the payload, compares so with the value. A NaN is other than everything. */
bool step_value_holds(const struct step_condition *c, const uint32_t *payload, unsigned element);
/* As a command has it, without the verb. */
void step_condition_print(const struct step_condition *c, FILE *out);
extern const char *const step_compare_name[];

#endif
