// SPDX-License-Identifier: Apache-2.0
/*
 * Level arch: the boundaries inside mean nothing, so what they would show is made by the model's stage functions from
 * instructions and lines, and given to unknown_threads.c boundary by boundary.
 */
#include <string.h>

#include "base/bits.h"
#include "base/dut.h"
#include "tex_stages.h"
#include "unknown/unknown_flow.h"

#define QUADS (TEX_WARP_LANES / TEX_QUAD_LANES)

/* One thread, under way through frames that nobody shows. */
struct chain {
    struct unknown_flow *f;
    struct tex_frame frame;
    struct unknown_thread *t;
};

static struct unknown_warp *warp_at(const struct unknown_flow *f, uint64_t number)
{
    return &f->warp[number % FLOW_WARPS];
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

static void begin(struct chain *c, uint64_t number, unsigned lane)
{
    const struct unknown_warp *w = warp_at(c->f, number);
    struct tex_decode decode;
    if (w->instruction.exec == 0)
        tex_decode_token(&w->instruction, 0, &decode);
    else
        tex_decode_thread(&w->instruction, &w->value[lane / TEX_QUAD_LANES], lane, 0, &decode);
    c->f->warps_decoded = number;
    c->t = unknown_thread_at(c->f, TEX_AT_DECODE);
    tex_pack_regs(unknown_words(&c->frame, TEX_AT_REGS), 0, &w->regs);
    tex_pack_decode(unknown_words(&c->frame, TEX_AT_DECODE), 0, &decode);
    show(c, TEX_AT_DECODE);
    move(c, TEX_AT_DECODE);
}

/* What decides is known for certain only of lines that cannot be read again meanwhile. */
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

/* False: a line has not come yet, or the thread cannot go on. */
static bool bind(struct chain *c)
{
    struct tex_line line = {0};
    struct tex_bind bind;
    if (c->t->has_handle_line && !line_of(c->f, READER_HANDLE, c->t->handle_line, &line))
        return false;
    tex_bind_eval(&c->t->decode, &c->t->regs, &line, &bind);
    tex_pack_bind(unknown_words(&c->frame, TEX_AT_BIND), 0, &bind);
    show(c, TEX_AT_BIND);
    move(c, TEX_AT_BIND);
    return !stopped(c);
}

static bool header(struct chain *c)
{
    const struct tex_header_policy policy = {c->t->regs.gob_width_one != 0, c->t->regs.gob_width_one != 0};
    struct tex_line lines[2] = {0};
    struct tex_header_memo memo = {.valid = false};
    struct tex_header header;
    struct tex_bind bind;
    if (c->t->has_lines && !(line_of(c->f, READER_HEADER, c->t->header_line, &lines[0]) &&
                             line_of(c->f, READER_SAMPLER, c->t->sampler_line, &lines[1])))
        return false;
    tex_unpack_bind(frame_payload(&c->frame, TEX_AT_BIND), 0, &bind);
    tex_header_eval(&c->t->decode, &bind, &policy, &lines[0], &lines[1], &memo, &header);
    tex_pack_header(unknown_words(&c->frame, TEX_AT_HEADER), 0, &header);
    show(c, TEX_AT_HEADER);
    if (stopped(c))
        return false;
    move(c, TEX_AT_HEADER);
    return !stopped(c);
}

static void texels(struct chain *c)
{
    struct tex_coord coord;
    struct tex_wrap wrap;
    struct tex_address address;
    struct tex_line lines[4];
    const struct tex_line *line[4];
    struct tex_cache cache;
    struct tex_texel texel;
    struct tex_filter filter;
    tex_coord_eval(&c->t->decode, &c->t->header, &coord);
    tex_wrap_eval(&coord, &c->t->header, &wrap);
    tex_address_eval(&wrap, &c->t->header, &address);
    tex_pack_address(unknown_words(&c->frame, TEX_AT_ADDRESS), 0, &address);
    move(c, TEX_AT_ADDRESS);
    for (unsigned k = 0; k < 4; k++) {
        line_of(c->f, READER_TEXEL, address.address[k] / TEX_LINE_BYTES, &lines[k]);
        line[k] = &lines[k];
    }
    tex_cache_eval(&address, &c->t->header, line, &cache);
    tex_pack_cache(unknown_words(&c->frame, TEX_AT_CACHE), 0, &cache);
    show(c, TEX_AT_CACHE);
    tex_texel_eval(&cache, &c->t->header, &texel);
    tex_pack_texel(unknown_words(&c->frame, TEX_AT_TEXEL), 0, &texel);
    show(c, TEX_AT_TEXEL);
    tex_filter_eval(&texel, &filter);
    tex_pack_filter(unknown_words(&c->frame, TEX_AT_FILTER), 0, &filter);
    show(c, TEX_AT_FILTER);
    move(c, TEX_AT_FILTER);
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
                if (bind(&c))
                    header(&c);
            }
    }
}

/* The oldest instruction of the warp that is not through; UINT64_MAX if there is none. */
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
    if (owner == UINT64_MAX)
        return;
    for (uint32_t left = lanes_of(warp_at(f, owner), beat.quad); left; left &= left - 1) {
        begin(&c, owner, lowest_bit(left));
        if (bind(&c) && header(&c))
            texels(&c);
    }
    unknown_threads_show(f, TEX_AT_RESULT, rtl);
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
