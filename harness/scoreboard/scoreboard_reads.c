// SPDX-License-Identifier: Apache-2.0
/* The AXI4 read port: which line each response belongs to, and how the data enters the unit. */
#include <string.h>

#include "scoreboard/scoreboard_state.h"

void scoreboard_reads_clear(struct scoreboard_reads *r)
{
    memset(r, 0, sizeof *r);
}

static struct scoreboard_read *read_at(struct scoreboard_reads *r, uint32_t n)
{
    return &r->read[n % SCOREBOARD_READS];
}

static bool of_texels(const struct scoreboard_read *read)
{
    return read->id >= TEX_AXI_ID_L1;
}

/* Responses that `fill` has yet to show stay in the list. */
static void drop_done(struct scoreboard *s)
{
    struct scoreboard_reads *r = &s->reads;
    bool fills = scoreboard_compares(s, TEX_AT_FILL);
    while (r->head != r->tail && read_at(r, r->head)->done && !(fills && of_texels(read_at(r, r->head))))
        r->head++;
}

static void take_address(struct scoreboard *s, const struct tex_frame *f)
{
    struct scoreboard_reads *r = &s->reads;
    struct tex_axi_a ar;
    tex_unpack_axi_a(frame_payload(f, TEX_AT_AXI_AR), 0, &ar);
    /* Narrow and wrapping bursts do not read whole lines: memory is no longer known. */
    bool lines = (1U << ar.size) == TEX_LINE_BYTES && (ar.len == 0 || ar.burst == 1);
    if (!lines || r->tail - r->head == SCOREBOARD_READS) {
        r->lost = true;
        return;
    }
    *read_at(r, r->tail++) =
        (struct scoreboard_read){.line = ar.addr / TEX_LINE_BYTES, .id = ar.id, .beats = ar.len + 1};
    r->outstanding++;
}

/* What happened before this cycle can no longer matter to any thread. */
static uint64_t oldest_floor(const struct scoreboard *s)
{
    bool busy = s->warp_first < s->warp_next;
    const uint64_t *floor = busy ? scoreboard_warp_at(s, s->warp_first)->floor : s->regs.invalidate;
    return floor[0] < floor[1] ? floor[0] : floor[1];
}

/* R-TLD4-25, PD-95: error and sparse lines carry no data. */
static struct tex_rsp convert(const struct tex_axi_r *beat)
{
    struct tex_rsp rsp = {.id = beat->id, .error = beat->resp >> 1 & 1};
    rsp.sparse = beat->user & 1 & ~rsp.error;
    if (!rsp.error && !rsp.sparse)
        memcpy(rsp.data, beat->data, sizeof rsp.data);
    return rsp;
}

static void take_data(struct scoreboard *s, const struct tex_frame *f)
{
    struct scoreboard_reads *r = &s->reads;
    struct tex_axi_r beat;
    tex_unpack_axi_r(frame_payload(f, TEX_AT_AXI_R), 0, &beat);
    struct tex_rsp rsp = convert(&beat);
    r->shown[r->shown_tail++ % SCOREBOARD_READS] = rsp;
    r->lost |= r->shown_tail - r->shown_head > SCOREBOARD_READS;
    uint32_t n = r->head;
    while (n != r->tail && (read_at(r, n)->done || read_at(r, n)->id != beat.id))
        n++;
    if (n == r->tail)
        return; /* it was not requested */
    struct scoreboard_read *read = read_at(r, n);
    struct tex_line line = {.error = rsp.error != 0, .sparse = rsp.sparse != 0};
    memcpy(line.data, rsp.data, sizeof line.data);
    uint64_t number = read->line + read->got++;
    read->done = read->got == read->beats;
    read->response = rsp;
    r->outstanding -= read->done;
    if (!scoreboard_lines_add(&s->lines, number, &line, s->cycle, oldest_floor(s)))
        s->out_of_memory = true;
}

static bool show_response(struct scoreboard *s, const struct tex_frame *f, struct failure *failure)
{
    struct scoreboard_reads *r = &s->reads;
    uint32_t words[SCOREBOARD_PAYLOAD_WORDS] = {0};
    if (r->shown_head == r->shown_tail)
        return scoreboard_fail(s, failure, DIFFERS_VALID, TEX_AT_AXI_RSP, NULL);
    tex_pack_rsp(words, 0, &r->shown[r->shown_head++ % SCOREBOARD_READS]);
    return scoreboard_compare(s, TEX_AT_AXI_RSP, frame_payload(f, TEX_AT_AXI_RSP), words, failure);
}

/* Texel lines are filled in the order of their addresses. */
static bool show_fill(struct scoreboard *s, const struct tex_frame *f, struct failure *failure)
{
    struct scoreboard_reads *r = &s->reads;
    uint32_t words[SCOREBOARD_PAYLOAD_WORDS] = {0}, n = r->head;
    while (n != r->tail && !of_texels(read_at(r, n)))
        n++;
    if (n == r->tail || !read_at(r, n)->done)
        return scoreboard_fail(s, failure, DIFFERS_VALID, TEX_AT_FILL, NULL);
    const struct tex_rsp *rsp = &read_at(r, n)->response;
    struct tex_fill fill = {.error = rsp->error, .sparse = rsp->sparse};
    memcpy(fill.data, rsp->data, sizeof fill.data);
    tex_pack_fill(words, 0, &fill);
    read_at(r, n)->id = 0; /* shown: leaves with the next drop */
    return scoreboard_compare(s, TEX_AT_FILL, frame_payload(f, TEX_AT_FILL), words, failure);
}

uint64_t scoreboard_reads_unfilled(const struct scoreboard *s)
{
    uint64_t left = 0;
    for (uint32_t n = s->reads.head; scoreboard_compares(s, TEX_AT_FILL) && n != s->reads.tail; n++)
        left += s->reads.read[n % SCOREBOARD_READS].done && of_texels(&s->reads.read[n % SCOREBOARD_READS]);
    return left;
}

bool scoreboard_reads_cycle(struct scoreboard *s, const struct tex_frame *f, struct failure *failure)
{
    struct scoreboard_reads *r = &s->reads;
    bool good = true;
    if (frame_transfer(f, TEX_AT_AXI_AR))
        take_address(s, f);
    if (frame_transfer(f, TEX_AT_AXI_R))
        take_data(s, f);
    if (r->lost)
        return true;
    if (scoreboard_compares(s, TEX_AT_AXI_RSP)) {
        if (f->valid >> TEX_AT_AXI_RSP & 1)
            good = show_response(s, f, failure);
    } else {
        r->shown_head = r->shown_tail;
    }
    if (scoreboard_compares(s, TEX_AT_FILL) && f->valid >> TEX_AT_FILL & 1)
        good &= show_fill(s, f, failure);
    drop_done(s);
    return good;
}
