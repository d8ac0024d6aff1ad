// SPDX-License-Identifier: Apache-2.0
#include "protocol/protocol.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/bits.h"
#include "base/field.h"
#include "protocol/protocol_part.h"

#define WRITE_CHANNELS (AT(AXI_AW) | AT(AXI_W) | AT(AXI_B))
#define ENDS (AT(ISSUE) | AT(DECODE) | TEX_SET_ANSWERS | AT(RESULT) | AT(FAULT_EVENT))
/* AXI inputs that must be low while reset lasts; issue is not an AXI channel. */
#define RESET_INPUTS (TEX_SET_IN & ~AT(ISSUE))

void protocol_break(struct protocol *p, enum protocol_check check, enum tex_boundary b, const char *text, ...)
{
    va_list list;
    p->violations[check]++;
    if (p->broken && p->found->check <= check)
        return;
    p->broken = true;
    p->found->check = check;
    p->found->boundary = b;
    p->found->side = protocol_rows[check].side;
    if (p->found->side == PROTOCOL_DRIVER)
        p->found->side = protocol_driver(b);
    va_start(list, text);
    vsnprintf(p->found->text, sizeof p->found->text, text, list);
    va_end(list);
}

static uint32_t rows_of(tex_boundary_set visible)
{
    uint32_t rows = 0;
    for (unsigned i = 0; i < PROTOCOL_CHECKS; i++) {
        tex_boundary_set needs = protocol_rows[i].needs, seen = needs & visible;
        rows |= (uint32_t)(protocol_rows[i].side == PROTOCOL_DRIVER ? seen != 0 : seen == needs) << i;
    }
    return rows;
}

static void find_threads(struct protocol *p)
{
    p->first = TEX_BOUNDARIES;
    p->tagged = p->ends = 0;
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++) {
        const struct tex_leaf_info *status = field_find((enum tex_boundary)b, "tag.status");
        if (!(p->visible >> b & 1) || !status || !(TEX_SET_THREAD >> b & 1))
            continue;
        tex_boundary_set before = 0;
        for (unsigned path = 0; path < TEX_PATHS; path++)
            if (protocol_path(path) >> b & 1)
                before |= p->tagged & protocol_path(path);
        p->tagged |= TEX_BIT(b);
        p->identity = (1U << status->offset) - 1;
        p->upstream[b] = (uint8_t)(before ? highest_bit(before) : b);
        if (p->first == TEX_BOUNDARIES) {
            p->first = b;
            p->opcode = field_find((enum tex_boundary)b, "op.opcode");
        }
    }
    for (unsigned path = 0; path < TEX_PATHS; path++)
        if (p->tagged & protocol_path(path))
            p->ends |= TEX_BIT(highest_bit(p->tagged & protocol_path(path)));
}

void protocol_init(struct protocol *p, tex_boundary_set visible)
{
    memset(p, 0, sizeof *p);
    p->result = (struct protocol_result){.warp = field_find(TEX_AT_RESULT, "warp"),
                                         .quad = field_find(TEX_AT_RESULT, "quad"),
                                         .lanes = field_find(TEX_AT_RESULT, "lanes"),
                                         .last = field_find(TEX_AT_RESULT, "last"),
                                         .status = field_find(TEX_AT_RESULT, "status")};
    protocol_view(p, visible, 0);
}

void protocol_view(struct protocol *p, tex_boundary_set visible, uint32_t without)
{
    p->visible = visible & TEX_SET_ALL;
    p->rows = rows_of(p->visible) & ~without;
    p->waitable = p->visible & ~TEX_SET_MON;
    p->from_unit = p->visible & ~(TEX_SET_IN | TEX_SET_STANDING | TEX_SET_FOLLOWING);
    find_threads(p);
    /* Two boundaries, and one at which all paths begin. */
    if ((p->tagged & (p->tagged - 1)) == 0 || TEX_SET_PATHS >> p->first & 1)
        p->rows &= ~(1U << PC_BEAT);
    protocol_restart(p, false);
}

void protocol_restart(struct protocol *p, bool reset)
{
    p->cut_waits += count_bits(p->waiting);
    p->waiting = 0;
    p->after_reset = p->turn_known = reset;
    p->turn = 0;
    p->excuse = 0;
    memset(p->crossed, 0, sizeof p->crossed);
    memset(p->passed, 0, sizeof p->passed);
    p->oldest = 0;
    p->issued = p->decoded = p->answered = p->issue_beats = 0;
    p->next_lane = p->next_quad = p->quad_lanes = 0;
    p->quad_open = false;
    memset(&p->quads, 0, sizeof p->quads);
    memset(p->requests, 0, sizeof p->requests);
    memset(p->reads, 0, sizeof p->reads);
    memset(&p->responses, 0, sizeof p->responses);
    memset(&p->writes, 0, sizeof p->writes);
    memset(&p->write_beats, 0, sizeof p->write_beats);
    memset(p->whole, 0, sizeof p->whole);
    p->write_got = p->unanswered = 0;
    p->lines = p->filled = 0;
    p->aw = p->w = p->b = p->ar = p->r = 0;
}

/* An edge with reset: nothing moves, and everything that was in flight is lost. */
static void reset_cycle(struct protocol *p, const struct tex_frame *f)
{
    for (tex_boundary_set left = f->valid & p->waitable; left; left &= left - 1)
        p->cut_waits += !(f->ready >> lowest_bit(left) & 1);
    for (tex_boundary_set left = f->valid & f->ready & p->visible; left; left &= left - 1)
        p->cut_moved[lowest_bit(left)]++;
    protocol_restart(p, true);
}

static void check_reset(struct protocol *p, const struct tex_frame *f, bool reset)
{
    tex_boundary_set high = f->valid & (p->from_unit | (reset ? RESET_INPUTS & p->visible : 0));
    p->count[PC_RESET]++;
    for (; high; high &= high - 1) {
        enum tex_boundary b = (enum tex_boundary)lowest_bit(high);
        protocol_break(p, PC_RESET, b, "boundary %s is valid in the cycle after a clock edge with reset",
                       tex_boundaries[b].name);
    }
}

/* A beat that waited must still be there; an invalidation may withdraw a lookup, once. */
static tex_boundary_set check_hold(struct protocol *p, const struct tex_frame *f)
{
    tex_boundary_set gone = p->waiting & ~f->valid, kept = p->waiting & f->valid;
    if (!gone)
        return kept;
    p->withdrawn += count_bits(gone);
    p->count[PC_HOLD] += count_bits(gone);
    if (gone & TEX_SET_WITHDRAWN && p->excuse > 0) {
        p->excuse = 0;
        gone &= ~TEX_SET_WITHDRAWN;
    }
    for (; gone; gone &= gone - 1) {
        enum tex_boundary b = (enum tex_boundary)lowest_bit(gone);
        protocol_break(p, PC_HOLD, b, "valid of boundary %s was withdrawn before the beat was taken",
                       tex_boundaries[b].name);
    }
    return kept;
}

static void check_stable(struct protocol *p, const struct tex_frame *f, tex_boundary_set kept)
{
    uint64_t judged = 0;
    for (; kept; kept &= kept - 1, judged++) {
        enum tex_boundary b = (enum tex_boundary)lowest_bit(kept);
        size_t bytes = tex_boundaries[b].words * sizeof *f->payload;
        if (memcmp(protocol_words(f, b), protocol_words(p->previous, b), bytes) != 0)
            protocol_break(p, PC_STABLE, b, "the payload of boundary %s changed while it waited",
                           tex_boundaries[b].name);
    }
    p->count[PC_HOLD] += judged;
    p->count[PC_STABLE] += judged;
}

static void check_traffic(struct protocol *p, const struct tex_frame *f)
{
    tex_boundary_set valid = f->valid & p->visible, moved = valid & f->ready;
    if (moved & p->tagged)
        if (p->rows >> PC_BEAT & 1)
            protocol_threads(p, f, moved);
    if (moved & ENDS || valid & AT(FAULT_EVENT))
        protocol_instructions(p, f, moved);
    if (moved & TEX_SET_MEMORY || valid & AT(AXI_R))
        protocol_memory(p, f, moved);
    if (valid & WRITE_CHANNELS)
        protocol_writes(p, f, moved);
    if (valid & TEX_SET_REGISTER)
        protocol_registers(p, f, moved);
    if (moved & AT(LOOKUP) && p->excuse > 0)
        p->excuse--;
}

bool protocol_cycle(struct protocol *p, const struct tex_frame *frame, bool reset, struct protocol_violation *out)
{
    p->found = out;
    p->broken = false;
    p->ever |= p->rows;
    if (p->after_reset)
        check_reset(p, frame, reset);
    p->after_reset = false;
    if (reset) {
        reset_cycle(p, frame);
    } else {
        if (p->waiting)
            check_stable(p, frame, check_hold(p, frame));
        check_traffic(p, frame);
        p->waiting = frame->valid & ~frame->ready & p->waitable;
        p->previous = frame;
    }
    return !p->broken;
}
