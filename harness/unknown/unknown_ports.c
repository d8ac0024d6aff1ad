// SPDX-License-Identifier: Apache-2.0
/*
 * Strictness arch: inner boundaries mean nothing, so the model's stage functions compute them from instructions and
 * lines, and given to unknown_threads.c boundary by boundary.
 */
#include <string.h>

#include "base/bits.h"
#include "base/dut.h"
#include "tex_stages.h"
#include "unknown/unknown_flow.h"

#define QUADS (TEX_WARP_LANES / TEX_QUAD_LANES)

/* One thread, in flight through computed frames. */
struct chain {
    struct unknown_flow *f;
    struct tex_frame frame;
    struct tex_thread_trace trace;
    struct tex_filter_sum sum; /* of the passes before */
    struct unknown_thread *t;
};

static struct unknown_warp *warp_at(const struct unknown_flow *f, uint64_t number)
{
    return &f->warp[number % FLOW_WARPS];
}

static bool stores(const struct unknown_warp *w)
{
    return tex_path_of(w->instruction.common.op.opcode) == TEX_PATH_STORE;
}

static void show(struct chain *c, enum tex_boundary b)
{
    unknown_threads_show(c->f, b, &c->frame);
}

static void move(struct chain *c, enum tex_boundary b)
{
    unknown_threads_move(c->f, b, &c->frame);
}

static bool line_of(const struct unknown_flow *f, enum unknown_reader reader, uint64_t number, struct tex_line *out)
{
    const struct unknown_line *line = unknown_lines_find(&f->lines, reader, number);
    memset(out, 0, sizeof *out);
    if (!line)
        return false;
    memcpy(out->data, line->now.data, sizeof out->data);
    out->error = line->now.error;
    out->sparse = line->now.sparse;
    return true;
}

/* The boundaries that show passes are at this one. */
static void at_pass(struct unknown_flow *f, unsigned pass)
{
    for (unsigned b = 0; b < TEX_BOUNDARIES; b++)
        if (PASSES_SHOWN >> b & 1)
            f->at[b] = pass;
}

static void begin(struct chain *c, uint64_t number, unsigned lane)
{
    const struct unknown_warp *w = warp_at(c->f, number);
    tex_pipe_begin(&w->instruction, &w->value[lane / TEX_QUAD_LANES], lane, 0, &c->trace);
    at_pass(c->f, 0);
    c->f->warps_decoded = number;
    c->t = unknown_thread_at(c->f, TEX_AT_DECODE);
    tex_pack_regs(unknown_words(&c->frame, TEX_AT_REGS), 0, &w->regs);
    tex_pipe[TEX_PIPE_DECODE].pack(&c->trace, unknown_words(&c->frame, TEX_AT_DECODE));
    show(c, TEX_AT_DECODE);
    move(c, TEX_AT_DECODE);
}

/* The deciding value is certain only for lines that cannot be read again meanwhile. */
static bool stopped(const struct chain *c)
{
    struct unknown_cause *cause = &c->f->cause;
    const struct unknown_line *line =
        cause->reaches && cause->has_line ? unknown_lines_find(&c->f->lines, READER_TEXEL, cause->line) : NULL;
    bool stopped = cause->reaches != NULL;
    if (line && line->old)
        cause->reaches = NULL;
    return stopped;
}

static enum unknown_reader reader_of(enum tex_boundary request)
{
    return request == TEX_AT_BIND_REQ      ? READER_HANDLE
           : request == TEX_AT_HEADER_REQ  ? READER_HEADER
           : request == TEX_AT_SAMPLER_REQ ? READER_SAMPLER
           : request == TEX_AT_LOAD_REQ    ? READER_LOAD
                                           : READER_TEXEL;
}

/* False: a line has not come yet. Texels and lines of loads may have been discarded: their contents are known. */
static bool read_wanted(struct chain *c, const struct tex_pipe_stage *stage, struct tex_line line[TEX_PIPE_LINES],
                        struct tex_pipe_needs *needs)
{
    uint64_t number[TEX_PIPE_LINES];
    for (uint32_t left = stage->wants(&c->trace, &c->t->regs, number); left; left &= left - 1) {
        unsigned k = lowest_bit(left);
        enum unknown_reader reader = reader_of(stage->request[k]);
        if (!line_of(c->f, reader, number[k], &line[k]) && reader != READER_TEXEL && reader != READER_LOAD)
            return false;
        needs->line[k] = &line[k];
    }
    return true;
}

/* Stages from `from` to `last` of a pass. False: a line has not come yet, or the thread cannot go on. */
static bool go_pass(struct chain *c, unsigned from, unsigned last)
{
    const struct tex_header_policy policy =
        tex_header_policy_of(&c->t->regs.policy, c->t->regs.policy.gob_width_one != 0);
    struct tex_header_memo memo = {.valid = false};
    for (unsigned i = from; i <= last; i++) {
        const struct tex_pipe_stage *stage = &tex_pipe[i];
        struct tex_pipe_needs needs = {.regs = &c->t->regs, .policy = policy, .judged = &memo};
        struct tex_line line[TEX_PIPE_LINES];
        if (!stage->eval || !tex_pipe_crosses(&c->trace, i))
            continue;
        if (stage->wants && !read_wanted(c, stage, line, &needs))
            return false;
        needs.before = c->trace.pass > 0 ? &c->sum : NULL;
        stage->eval(&c->trace, &needs);
        if (!tex_pipe_shows(&c->trace, i))
            continue;
        stage->pack(&c->trace, unknown_words(&c->frame, stage->boundary));
        show(c, stage->boundary);
        if (stopped(c))
            return false;
        move(c, stage->boundary);
        if (stopped(c))
            return false;
    }
    return true;
}

/* Stages up to `last`, of all passes. */
static bool go(struct chain *c, unsigned last)
{
    bool good = go_pass(c, TEX_PIPE_DECODE + 1, last);
    while (good && last > TEX_PIPE_LOD && c->trace.lod.tag.more) {
        struct tex_thread_trace next;
        tex_pipe_next_pass(&c->trace, &next);
        c->sum = c->trace.sum;
        c->trace = next;
        at_pass(c->f, next.pass);
        good = go_pass(c, TEX_PIPE_LOD, last);
    }
    return good;
}

static uint32_t lanes_of(const struct unknown_warp *w, unsigned quad)
{
    return w->instruction.exec & 0xfU << quad * TEX_QUAD_LANES;
}

void unknown_ports_judge(struct unknown_flow *f)
{
    struct chain c = {.f = f};
    for (uint64_t n = f->warps_first; n < f->warps + (f->beats > 0) && !f->cause.reaches; n++) {
        const struct unknown_warp *w = warp_at(f, n);
        unsigned quads = n < f->warps ? QUADS : f->beats - 1;
        for (unsigned quad = 0; quad < quads && !w->done; quad++)
            for (uint32_t left = lanes_of(w, quad); left && !f->cause.reaches; left &= left - 1) {
                begin(&c, n, lowest_bit(left));
                go(&c, TEX_PIPE_HEADER); /* after it, nothing decides */
            }
    }
}

/* The oldest unfinished instruction of the warp; UINT64_MAX if there is none. */
static uint64_t owner_of(const struct unknown_flow *f, const struct tex_result *beat)
{
    for (uint64_t n = f->warps_first; n < f->warps + (f->beats > 0); n++)
        if (!warp_at(f, n)->done && warp_at(f, n)->instruction.common.tag.warp == beat->warp)
            return n;
    return UINT64_MAX;
}

void unknown_ports_show(struct unknown_flow *f, const struct tex_frame *rtl)
{
    struct chain c = {.f = f};
    struct tex_result beat;
    tex_unpack_result(frame_payload(rtl, TEX_AT_RESULT), 0, &beat);
    uint64_t owner = owner_of(f, &beat);
    f->beats_head = f->beats_tail;
    memset(&f->gather, 0, sizeof f->gather);
    memset(&f->gather_mask, 0, sizeof f->gather_mask);
    if (owner == UINT64_MAX || stores(warp_at(f, owner))) /* the token of a store has no values */
        return;
    for (uint32_t left = lanes_of(warp_at(f, owner), beat.quad); left; left &= left - 1) {
        begin(&c, owner, lowest_bit(left));
        go(&c, tex_pipe_last(&c.trace));
    }
    unknown_threads_show(f, TEX_AT_RESULT, rtl);
}

/* Writes of the instruction, from the lines read; false if it has no such line left to write. */
static bool take_write(struct unknown_flow *f, uint64_t number, uint64_t line, struct unknown_write *out)
{
    struct unknown_warp *w = warp_at(f, number);
    struct chain c = {.f = f};
    f->stores.count = 0;
    for (uint32_t left = w->instruction.exec; left && !f->cause.reaches; left &= left - 1) {
        begin(&c, number, lowest_bit(left));
        go(&c, tex_pipe_last(&c.trace));
    }
    for (unsigned i = 0; i < f->stores.count; i++)
        if (f->stores.write[i].line == line && !(w->written >> i & 1)) {
            w->written |= UINT64_C(1) << i;
            *out = f->stores.write[i];
            return true;
        }
    return false;
}

void unknown_ports_write(struct unknown_flow *f, enum tex_boundary b, const struct tex_frame *rtl)
{
    struct unknown_write w;
    uint64_t line;
    unknown_threads_show(f, b, rtl);
    while (unknown_stores_pair(&f->stores, &line))
        for (uint64_t n = f->warps_first; n < f->warps && !f->cause.reaches; n++)
            if (!warp_at(f, n)->done && stores(warp_at(f, n)) && take_write(f, n, line, &w)) {
                unknown_store_blame(f, &w);
                break;
            }
}

void unknown_ports_move(struct unknown_flow *f, const struct tex_frame *rtl)
{
    struct tex_result beat;
    tex_unpack_result(frame_payload(rtl, TEX_AT_RESULT), 0, &beat);
    uint64_t owner = owner_of(f, &beat);
    if (owner != UINT64_MAX)
        warp_at(f, owner)->done = beat.last != 0;
    while (f->warps_first < f->warps && warp_at(f, f->warps_first)->done)
        f->warps_first++;
    unknown_threads_move(f, TEX_AT_RESULT, rtl);
}
