// SPDX-License-Identifier: Apache-2.0
/*
 * Memory as the unit has written it, learnt from the write channels alone: a write counts when its response says OKAY.
 * It knows neither agent nor model.
 */
#ifndef WRITTEN_H
#define WRITTEN_H
#include "case/image.h"

#define WRITTEN_BEATS 256U /* of each channel that may wait for the other, or for a response; a power of two */

/* A beat of data, once its address is known. */
struct written_beat {
    struct tex_axi_w data;
    uint64_t address;
    uint32_t id;
    bool last, done;
};

struct written {
    struct image memory; /* over that of the case */
    struct tex_axi_a address[WRITTEN_BEATS];
    uint32_t address_in, address_out;
    struct written_beat beat[WRITTEN_BEATS];
    uint32_t in, joined, out; /* beats taken; of them with an address; answered */
    uint32_t got;             /* beats of the oldest address */
    bool lost;                /* more than the arrays hold, or memory is out: what is written is not known */
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
