// SPDX-License-Identifier: Apache-2.0
/*
 * Which instruction a boundary is at: the n-th instruction of a case at a boundary is found by counting the transfers
 * that carry `last`, of a thread with several passes in the last one; lanes come from the tag.
 */
#ifndef TRACK_H
#define TRACK_H
#include <stdbool.h>
#include <stdint.h>

#include "tex_defs.h"

#define TRACK_NONE UINT32_MAX
#define TRACK_INSTRUCTIONS 256U /* more than are under way; a power of two */

struct track {
    tex_boundary_set tagged;                 /* boundaries that carry a tag: a bit each */
    uint16_t lane_at[TEX_BOUNDARIES];        /* bit position of tag.lane */
    uint16_t last_at[TEX_BOUNDARIES];        /* bit position of `last` */
    uint16_t more_at[TEX_BOUNDARIES];        /* of tag.more, where passes show (base/passes.h) */
    tex_boundary_set further;                /* of these, where the next beat is of another pass than the first */
    tex_boundary_set counted;                /* boundaries with `last` */
    enum tex_boundary asker[TEX_BOUNDARIES]; /* boundary of the thread that a request boundary serves */
    uint32_t instruction[TEX_BOUNDARIES];
    uint32_t issue_beats, issued;              /* of the instruction that is being issued; instructions begun */
    tex_boundary_set path[TRACK_INSTRUCTIONS]; /* boundaries that each of the last ones crosses, a bit each */
};

void track_init(struct track *t);
/* A new case: all counts to zero. */
void track_restart(struct track *t);
/* Count the transfers of a cycle. */
void track_cycle(struct track *t, const struct tex_frame *f);
/* Instruction that is at a boundary now, TRACK_NONE for boundaries that serve no instruction in particular. */
uint32_t track_instruction(const struct track *t, enum tex_boundary b);
/* Thread at a tagged boundary (at the input of the stage that asks, for its requests), TRACK_NONE if there is none. */
uint32_t track_lane(const struct track *t, enum tex_boundary b, const struct tex_frame *f);

/* The beat there is of another pass of its thread than the first. */
static inline bool track_further(const struct track *t, enum tex_boundary b)
{
    return t->further >> b & 1;
}

#endif
