// SPDX-License-Identifier: Apache-2.0
#include "compare/track.h"

#include <string.h>

#include "base/bits.h"
#include "base/dut.h"
#include "base/field.h"
#include "base/passes.h"
#include "tex_stages.h"

#define LANE_BITS 5

/* A stage asks for lines there. */
static bool is_request(enum tex_boundary b)
{
    bool found = false;
    for (unsigned i = 0; i < TEX_PIPE_STAGES; i++)
        for (unsigned k = 0; k < tex_pipe[i].lines; k++)
            found |= tex_pipe[i].request[k] == b;
    return found;
}

/* Requests serve the thread at the input of their stage; all else is its own. */
static enum tex_boundary asker(enum tex_boundary request)
{
    for (unsigned b = 0; b < TEX_BOUNDARIES && is_request(request); b++)
        if (strcmp(tex_boundaries[b].consumer, tex_boundaries[request].stage) == 0 &&
            field_find((enum tex_boundary)b, "tag.lane"))
            return (enum tex_boundary)b;
    return request;
}

void track_init(struct track *t)
{
    memset(t, 0, sizeof *t);
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++) {
        const struct tex_leaf_info *lane = field_find((enum tex_boundary)b, "tag.lane");
        t->asker[b] = asker((enum tex_boundary)b);
        const struct tex_leaf_info *last = field_find((enum tex_boundary)b, lane ? "tag.last" : "last");
        if (lane) {
            t->tagged |= TEX_BIT(b);
            t->lane_at[b] = lane->offset;
        }
        if (PASSES_SHOWN >> b & 1)
            t->more_at[b] = field_find((enum tex_boundary)b, "tag.more")->offset;
        if (last && (lane || b == TEX_AT_RESULT)) {
            t->counted |= TEX_BIT(b);
            t->last_at[b] = last->offset;
        }
    }
}

void track_restart(struct track *t)
{
    memset(t->instruction, 0, sizeof t->instruction);
    t->issue_beats = t->issued = 0;
    t->further = 0;
}

static void note_path(struct track *t, const struct tex_frame *f)
{
    struct tex_issue_header header;
    struct tex_instruction instruction;
    tex_unpack_issue_header(frame_payload(f, TEX_AT_ISSUE), 0, &header);
    tex_decode_header(&header, &instruction);
    t->path[t->issued++ % TRACK_INSTRUCTIONS] =
        tex_paths[tex_path_of(instruction.common.op.opcode)].boundaries | ~TEX_SET_PATHS;
}

/* The instruction that is next at the boundary: those of other paths do not come there. */
static uint32_t next_at(const struct track *t, unsigned b)
{
    uint32_t n = t->instruction[b];
    while (n < t->issued && t->issued - n <= TRACK_INSTRUCTIONS && !(t->path[n % TRACK_INSTRUCTIONS] >> b & 1))
        n++;
    return n;
}

static bool bit_of(const struct tex_frame *f, unsigned b, unsigned at)
{
    return f->payload[tex_boundaries[b].word + at / 32] >> at % 32 & 1;
}

/* Another pass of the thread follows at the boundary: it is noted. */
static bool goes_on(struct track *t, const struct tex_frame *f, unsigned b)
{
    bool more = PASSES_SHOWN >> b & 1 && bit_of(f, b, t->more_at[b]);
    t->further = (t->further & ~TEX_BIT(b)) | (more ? TEX_BIT(b) : 0);
    return more;
}

void track_cycle(struct track *t, const struct tex_frame *f)
{
    tex_boundary_set moved = f->valid & f->ready;
    if (moved >> TEX_AT_ISSUE & 1 && t->issue_beats == 0)
        note_path(t, f);
    if (moved >> TEX_AT_ISSUE & 1 && ++t->issue_beats == TEX_ISSUE_BEATS) {
        t->issue_beats = 0;
        t->instruction[TEX_AT_ISSUE]++;
    }
    for (tex_boundary_set left = moved & t->counted; left; left &= left - 1) {
        unsigned b = lowest_bit(left);
        if (!goes_on(t, f, b) && bit_of(f, b, t->last_at[b]))
            t->instruction[b] = next_at(t, b) + 1;
    }
}

uint32_t track_instruction(const struct track *t, enum tex_boundary b)
{
    b = t->asker[b];
    return b == TEX_AT_ISSUE ? t->instruction[b] : t->counted >> b & 1 ? next_at(t, b) : TRACK_NONE;
}

uint32_t track_lane(const struct track *t, enum tex_boundary b, const struct tex_frame *f)
{
    b = t->asker[b];
    if (!(t->tagged >> b & 1) || !(f->valid >> b & 1))
        return TRACK_NONE;
    return (uint32_t)tex_get_bits(frame_payload(f, b), t->lane_at[b], LANE_BITS);
}
