// SPDX-License-Identifier: Apache-2.0
#include "compare/track.h"

#include <string.h>

#include "base/bits.h"
#include "base/dut.h"
#include "base/field.h"

#define LANE_BITS 5

void track_init(struct track *t)
{
    memset(t, 0, sizeof *t);
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++) {
        const struct tex_leaf_info *lane = field_find((enum tex_boundary)b, "tag.lane");
        const struct tex_leaf_info *last = field_find((enum tex_boundary)b, lane ? "tag.last" : "last");
        if (lane) {
            t->tagged |= 1U << b;
            t->lane_at[b] = lane->offset;
        }
        if (last && (lane || b == TEX_AT_RESULT)) {
            t->counted |= 1U << b;
            t->last_at[b] = last->offset;
        }
    }
}

void track_restart(struct track *t)
{
    memset(t->instruction, 0, sizeof t->instruction);
    t->issue_beats = 0;
}

void track_cycle(struct track *t, const struct tex_frame *f)
{
    uint32_t moved = f->valid & f->ready;
    if (moved >> TEX_AT_ISSUE & 1 && ++t->issue_beats == TEX_ISSUE_BEATS) {
        t->issue_beats = 0;
        t->instruction[TEX_AT_ISSUE]++;
    }
    for (uint32_t left = moved & t->counted; left; left &= left - 1) {
        unsigned b = lowest_bit(left), at = t->last_at[b];
        t->instruction[b] += f->payload[tex_boundaries[b].word - 2U + at / 32] >> at % 32 & 1;
    }
}

/* Requests serve the thread at the input of their stage. */
static enum tex_boundary asker(enum tex_boundary b)
{
    switch (b) {
    case TEX_AT_BIND_REQ:
        return TEX_AT_DECODE;
    case TEX_AT_HEADER_REQ:
    case TEX_AT_SAMPLER_REQ:
        return TEX_AT_BIND;
    case TEX_AT_LOOKUP_REQ:
        return TEX_AT_ADDRESS;
    default:
        return b;
    }
}

uint32_t track_instruction(const struct track *t, enum tex_boundary b)
{
    b = asker(b);
    return b == TEX_AT_ISSUE || t->counted >> b & 1 ? t->instruction[b] : TRACK_NONE;
}

uint32_t track_lane(const struct track *t, enum tex_boundary b, const struct tex_frame *f)
{
    b = asker(b);
    if (!(t->tagged >> b & 1) || !(f->valid >> b & 1))
        return TRACK_NONE;
    return (uint32_t)field_bits(frame_payload(f, b), t->lane_at[b], LANE_BITS);
}
