// SPDX-License-Identifier: Apache-2.0
#include "unknown/unknown_flow.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "base/dut.h"
#include "compare/unknown.h"

struct unknown_flow *unknown_flow_create(void)
{
    struct unknown_flow *f = calloc(1, sizeof *f);
    if (!f)
        return NULL;
    f->warp = calloc(FLOW_WARPS, sizeof *f->warp);
    f->thread = calloc(FLOW_THREADS, sizeof *f->thread);
    f->pass = calloc(FLOW_THREADS, sizeof *f->pass);
    if (f->warp && f->thread && f->pass)
        return f;
    unknown_flow_destroy(f);
    return NULL;
}

void unknown_flow_destroy(struct unknown_flow *f)
{
    if (!f)
        return;
    unknown_lines_free(&f->lines);
    free(f->warp);
    free(f->thread);
    free(f->pass);
    free(f);
}

void unknown_flow_reset(struct unknown_flow *f)
{
    unknown_lines_clear(&f->lines);
    unknown_stores_clear(&f->stores);
    f->warps = f->warps_decoded = f->warps_first = 0;
    f->beats = 0;
    memset(f->at, 0, sizeof f->at);
    f->at_lod = f->filtered = 0;
    f->shown = f->moved = 0;
    memset(&f->may, 0, sizeof f->may);
    memset(&f->gather, 0, sizeof f->gather);
    memset(&f->gather_mask, 0, sizeof f->gather_mask);
    f->beats_head = f->beats_tail = 0;
    f->seen.reaches = NULL;
    f->judged_cycle[0] = f->judged_cycle[1] = UINT64_MAX;
}

/* Beats that left in the last cycle, or were withdrawn. */
static void forget(struct unknown_flow *f, const struct tex_frame *rtl)
{
    for (tex_boundary_set left = f->shown & (f->moved | ~rtl->valid); left; left &= left - 1) {
        unsigned b = lowest_bit(left);
        memset(unknown_words(&f->may, (enum tex_boundary)b), 0, tex_boundaries[b].words * sizeof(uint32_t));
        if (f->moved >> b & 1)
            unknown_threads_past(f, (enum tex_boundary)b);
    }
    f->shown &= rtl->valid & ~f->moved;
}

/* Boundaries in order: a thread's data from an earlier one was noted there. */
static void look(struct unknown_flow *f, const struct tex_frame *rtl)
{
    for (tex_boundary_set left = rtl->valid & ~f->shown & TEX_SET_ALL; left; left &= left - 1)
        unknown_threads_show(f, (enum tex_boundary)lowest_bit(left), rtl);
    f->shown |= rtl->valid & TEX_SET_ALL;
}

#define PORTS_SHOWN (TEX_BIT(TEX_AT_RESULT) | TEX_BIT(TEX_AT_AXI_AW) | TEX_BIT(TEX_AT_AXI_W))

static void cycle_writes(struct unknown_flow *f, const struct tex_frame *rtl)
{
    static const enum tex_boundary channels[] = {TEX_AT_AXI_AW, TEX_AT_AXI_W};
    for (unsigned i = 0; i < 2; i++)
        if (rtl->valid & ~f->shown & TEX_BIT(channels[i]))
            unknown_ports_write(f, channels[i], rtl);
    f->shown |= rtl->valid & (TEX_BIT(TEX_AT_AXI_AW) | TEX_BIT(TEX_AT_AXI_W));
}

/* Outputs follow from inputs of earlier cycles. */
static void cycle_ports(struct unknown_flow *f, const struct tex_frame *rtl, const struct tex_frame *unknown)
{
    bool result = rtl->valid >> TEX_AT_RESULT & 1, new_data = frame_transfer(rtl, TEX_AT_AXI_R);
    if (result && !(f->shown >> TEX_AT_RESULT & 1))
        unknown_ports_show(f, rtl);
    f->shown |= (tex_boundary_set)result << TEX_AT_RESULT;
    cycle_writes(f, rtl);
    unknown_inputs_cycle(f, rtl, unknown);
    if (f->seen.reaches && (new_data || frame_transfer(rtl, TEX_AT_ISSUE)))
        unknown_ports_judge(f);
    f->moved = rtl->valid & rtl->ready & PORTS_SHOWN;
    if (f->moved >> TEX_AT_RESULT & 1)
        unknown_ports_move(f, rtl);
}

static void cycle_inside(struct unknown_flow *f, const struct tex_frame *rtl, const struct tex_frame *unknown)
{
    look(f, rtl);
    unknown_inputs_cycle(f, rtl, unknown);
    f->moved = rtl->valid & rtl->ready & TEX_SET_ALL;
    for (tex_boundary_set left = f->moved; left; left &= left - 1)
        unknown_threads_move(f, (enum tex_boundary)lowest_bit(left), rtl);
}

bool unknown_flow_cycle(struct unknown_flow *f, const struct tex_frame *rtl, const struct tex_frame *unknown,
                        uint64_t cycle)
{
    f->cycle = cycle;
    f->cause.reaches = NULL;
    f->lane = UINT32_MAX;
    forget(f, rtl);
    f->lines.mixed = f->ports_only;
    if (f->ports_only)
        cycle_ports(f, rtl, unknown);
    else
        cycle_inside(f, rtl, unknown);
    return f->cause.reaches == NULL;
}

static bool any(const uint32_t *words, unsigned count)
{
    uint32_t bits = 0;
    for (unsigned i = 0; i < count; i++)
        bits |= words[i];
    return bits != 0;
}

void unknown_flow_heal(const struct unknown_flow *f, const struct tex_frame *model, struct tex_frame *rtl,
                       struct tex_frame *unknown)
{
    const struct tex_frame *from = model ? model : &f->value;
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++) {
        unsigned at = tex_boundaries[b].word, words = tex_boundaries[b].words;
        if (tex_boundaries[b].kind == TEX_KIND_IN)
            memset(&unknown->payload[at], 0, words * sizeof(uint32_t));
        bool looked_at = !f->ports_only || TEX_SET_PORTS >> b & 1;
        if (!looked_at || !(rtl->valid >> b & 1) || (model && !(model->valid >> b & 1)) ||
            !any(&f->may.payload[at], words))
            continue;
        for (unsigned i = at; i < at + words; i++) {
            unknown->payload[i] &= ~f->may.payload[i];
            rtl->payload[i] = (rtl->payload[i] & ~f->may.payload[i]) | (from->payload[i] & f->may.payload[i]);
        }
    }
}

bool unknown_flow_doubt(struct unknown_flow *f, enum tex_boundary b)
{
    bool thread = TEX_SET_THREAD >> b & 1 && !f->ports_only;
    bool write_lost = b == TEX_AT_AXI_W && (f->stores.lost || f->stores.paired != f->stores.beats);
    f->cause.reaches = NULL;
    if (f->ports_only || f->lines.lost || write_lost)
        f->cause = f->seen;
    else if (thread)
        f->cause = unknown_thread_at(f, b)->harmless;
    return f->cause.reaches != NULL;
}

void unknown_flow_text(const struct unknown_cause *cause, char *text, size_t size)
{
    struct tex_frame bits = {0};
    struct difference d = {.boundary = cause->boundary, .payload = TEX_BIT(cause->boundary)};
    char names[FLOW_TEXT / 2], line[80] = "";
    memcpy(unknown_words(&bits, cause->boundary), cause->bits,
           tex_boundaries[cause->boundary].words * sizeof(uint32_t));
    unknown_text(&bits, &bits, &d, names, sizeof names);
    if (cause->has_line)
        snprintf(line, sizeof line, ", line 0x%012" PRIx64, cause->line * TEX_LINE_BYTES);
    if (cause->has_byte)
        snprintf(line, sizeof line, ", byte 0x%012" PRIx64 " that thread %" PRIu32 " stores from R%" PRIu32,
                 cause->byte, cause->thread, cause->reg);
    snprintf(text, size, "unknown bits that the testbench sends reach %s: %s, in cycle %" PRIu64 " of the run%s",
             cause->reaches, names, cause->cycle, line);
}
