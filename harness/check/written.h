// SPDX-License-Identifier: Apache-2.0
/*
 * The unit's written memory, learnt only from the write channels: a write counts when its response is OKAY. It knows
 * neither agent nor model.
 */
#ifndef WRITTEN_H
#define WRITTEN_H
#include "case/image.h"
#include "compare/writes.h"

struct written {
    struct image memory; /* over that of the case */
    struct writes seen;
    bool lost; /* too many writes, or out of memory: written memory is not known */
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
