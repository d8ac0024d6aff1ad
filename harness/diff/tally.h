// SPDX-License-Identifier: Apache-2.0
/* What a comparison of two runs has found: counts a boundary, and the first difference of each kind. */
#ifndef DIFF_TALLY_H
#define DIFF_TALLY_H
#include "diff/common.h"

/* How a beat compares. */
enum tally_kind {
    TALLY_SAME,      /* the same contents in the same cycle of the case */
    TALLY_SHIFTED,   /* in another cycle */
    TALLY_ORDER,     /* a beat that comes later in A came earlier in B */
    TALLY_DIFFERENT, /* the contents differ */
    TALLY_ONLY_A,
    TALLY_ONLY_B,
    TALLY_CUT, /* the other run's case had failed before */
    TALLY_KINDS
};

/* The first of its kind. */
struct tally_first {
    bool there;
    enum tally_kind kind;
    size_t number;               /* of the case in A */
    struct beat beat[DIFF_RUNS]; /* in the common form; ONLY: that of one run alone */
};

struct tally_boundary {
    uint64_t count[TALLY_KINDS];
    int64_t least, most;         /* cycles later in B, of beats that are SHIFTED */
    int64_t cycles;              /* of the last beat of each case, added up */
    struct tally_first contents; /* DIFFERENT, ONLY_A, ONLY_B */
    struct tally_first order;
    struct tally_first shift;
};

/* From the same to the worst. */
enum tally_class { TALLY_CLASS_SAME, TALLY_CLASS_TIMING, TALLY_CLASS_ORDER, TALLY_CLASS_CONTENTS };
extern const char *const tally_class_name[];

struct tally {
    struct tally_boundary boundary[RECORD_BOUNDARIES]; /* as in struct common */
    uint64_t beats[TALLY_KINDS];                       /* of the case at hand */
};

/* A beat of each run that belong together, in the common form. */
void tally_pair(struct tally *t, unsigned boundary, enum tally_kind kind, size_t number, const struct beat *a,
                const struct beat *b);
/* A beat without one of the other run. */
void tally_alone(struct tally *t, unsigned boundary, enum tally_kind kind, size_t number, const struct beat *beat);
/* What the counts of a case, or of a boundary, make of it. */
enum tally_class tally_class_of(const uint64_t count[TALLY_KINDS]);
/*
 * The boundary of the first difference of a kind, RECORD_BOUNDARIES: none. Of contents and order: of the first case and
 * its first instruction that differ, the earliest stage; a beat that serves no instruction counts if it comes no later.
 * Of SHIFTED: the earliest cycle.
 */
unsigned tally_find(const struct tally *t, enum tally_class class);
const struct tally_first *tally_first_of(const struct tally_boundary *b, enum tally_class class);

#endif
