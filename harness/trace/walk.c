// SPDX-License-Identifier: Apache-2.0
#include "trace/walk.h"

#include <string.h>

#include "base/bits.h"
#include "base/dut.h"
#include "base/field.h"
#include "base/passes.h"
#include "tex_stages.h"

const char *const trace_side_name[TRACE_SIDES] = {"rtl", "model"};

/* Boundaries whose beats are followed: those that are always valid show none. */
#define FOLLOWED (TEX_SET_ALL & ~TEX_SET_STANDING)

void walk_init(struct walk *w)
{
    memset(w, 0, sizeof *w);
    track_init(&w->track);
    for (unsigned i = 0; i < TRACK_INSTRUCTIONS; i++)
        w->instruction[i].number = WALK_NONE;
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++)
        if (w->track.tagged >> b & 1)
            w->token_at[b] = field_find((enum tex_boundary)b, "tag.token")->offset;
}

void walk_restart(struct walk *w)
{
    w->base += w->track.issued;
    track_restart(&w->track);
    w->issue_beats = 0;
    memset(w->pass, 0, sizeof w->pass);
    memset(w->shown, 0, sizeof w->shown);
}

const struct walk_instruction *walk_find(const struct walk *w, uint64_t number)
{
    const struct walk_instruction *found = &w->instruction[number % TRACK_INSTRUCTIONS];
    return number != WALK_NONE && found->number == number ? found : NULL;
}

static uint32_t bit_at(const struct tex_frame *f, unsigned b, unsigned at)
{
    return frame_payload(f, (enum tex_boundary)b)[at / 32] >> at % 32 & 1;
}

/* The threads of a beat: of a result, those of its quad. */
static uint32_t lanes_of(const struct walk *w, unsigned b, const struct tex_frame *f)
{
    if (b == TEX_AT_RESULT) {
        struct tex_result result;
        tex_unpack_result(frame_payload(f, TEX_AT_RESULT), 0, &result);
        return result.lanes << (TEX_QUAD_LANES * result.quad);
    }
    unsigned asker = w->track.asker[b];
    uint32_t lane = track_lane(&w->track, (enum tex_boundary)b, f);
    return lane == TRACK_NONE || bit_at(f, asker, w->token_at[asker]) ? 0 : UINT32_C(1) << lane;
}

/* Another pass of the thread follows. */
static bool more(const struct walk *w, unsigned b, const struct tex_frame *f)
{
    return PASSES_SHOWN >> b & 1 && bit_at(f, b, w->track.more_at[b]);
}

static bool is_last(const struct walk *w, unsigned b, const struct tex_frame *f)
{
    if (b == TEX_AT_ISSUE)
        return w->issue_beats + 1 == TEX_ISSUE_BEATS;
    return w->track.counted >> b & 1 && bit_at(f, b, w->track.last_at[b]) && !more(w, b, f);
}

static struct walk_event describe(const struct walk *w, unsigned b, uint64_t cycle, const struct tex_frame *f)
{
    uint32_t n = track_instruction(&w->track, (enum tex_boundary)b);
    return (struct walk_event){.kind = WALK_SHOWN,
                               .boundary = (enum tex_boundary)b,
                               .waits = !(f->ready >> b & 1),
                               .first = b == TEX_AT_ISSUE && w->issue_beats == 0,
                               .last = is_last(w, b, f),
                               .pass = w->pass[w->track.asker[b]],
                               .since = cycle,
                               .instruction = n == TRACK_NONE ? WALK_NONE : w->base + n,
                               .lanes = lanes_of(w, b, f),
                               .beat = frame_payload(f, (enum tex_boundary)b)[0]};
}

static void note_issue(struct walk *w, const struct tex_frame *f)
{
    struct tex_issue_header header;
    struct tex_instruction instruction;
    uint64_t number = w->base + w->track.issued;
    if (w->issue_beats == 0) {
        tex_unpack_issue_header(frame_payload(f, TEX_AT_ISSUE), 0, &header);
        tex_decode_header(&header, &instruction);
        w->instruction[number % TRACK_INSTRUCTIONS] =
            (struct walk_instruction){.number = number,
                                      .word = header.word,
                                      .phase = (uint8_t)header.phase,
                                      .warp = (uint8_t)header.warp,
                                      .path = tex_path_of(instruction.common.op.opcode)};
    }
    w->issue_beats = (w->issue_beats + 1) % TEX_ISSUE_BEATS;
}

static unsigned at_boundary(struct walk *w, unsigned b, uint64_t cycle, const struct tex_frame *f,
                            struct walk_event *events)
{
    struct walk_shown *shown = &w->shown[b];
    unsigned count = 0;
    if (!(f->valid >> b & 1)) {
        if (shown->there) {
            events[count] = shown->event;
            events[count++].kind = WALK_WITHDRAWN;
        }
        shown->there = false;
        return count;
    }
    if (!shown->there) {
        *shown = (struct walk_shown){.there = true, .event = describe(w, b, cycle, f)};
        events[count++] = shown->event;
    }
    if (f->ready >> b & 1) {
        events[count] = shown->event;
        events[count++].kind = WALK_MOVED;
        shown->there = false;
    }
    return count;
}

unsigned walk_cycle(struct walk *w, uint64_t cycle, const struct tex_frame *f, struct walk_event events[WALK_EVENTS])
{
    unsigned count = 0;
    for (tex_boundary_set left = FOLLOWED; left; left &= left - 1) {
        unsigned b = lowest_bit(left);
        if (f->valid >> b & 1 || w->shown[b].there)
            count += at_boundary(w, b, cycle, f, &events[count]);
    }
    const tex_boundary_set moved = f->valid & f->ready;
    for (tex_boundary_set left = moved & PASSES_SHOWN; left; left &= left - 1) {
        unsigned b = lowest_bit(left);
        w->pass[b] = more(w, b, f) ? (uint16_t)(w->pass[b] + 1) : 0;
    }
    if (moved >> TEX_AT_ISSUE & 1)
        note_issue(w, f);
    track_cycle(&w->track, f);
    return count;
}
