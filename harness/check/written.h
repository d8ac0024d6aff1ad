// SPDX-License-Identifier: Apache-2.0
/*
 * Memory as the unit has written it, learnt from the write channels alone: a write counts when its response says OKAY.
 * It knows neither agent nor model.
 */
#ifndef WRITTEN_H
#define WRITTEN_H
#include "case/image.h"
#include "compare/writes.h"

struct written {
    struct image memory; /* over that of the case */
    struct writes seen;
    bool lost; /* more writes than are kept, or out of memory: what is written is not known */
};

/* As at the start of a case. */
void written_start(struct written *w, const struct image *under);
void written_free(struct written *w);
/* One cycle outside reset. */
void written_cycle(struct written *w, const struct tex_frame *f);

/* Where two memories over the same one differ, and how many lines were compared. */
struct written_difference {
    uint64_t lines, address;
    uint8_t found, expected;
};
/* All pages that either has: true if they are equal. */
bool written_same(const struct image *found, const struct image *expected, struct written_difference *d);

#endif
