// SPDX-License-Identifier: Apache-2.0
/* Stage decode, cycle by cycle (stages/decode.md). */
#include "cycle/cycle.h"

void cycle_decode_show(struct tex_model *m, const struct tex_frame *in, struct tex_frame *out)
{
    (void)in;
    const struct cycle_decode *d = &m->decode;
    bool last_lane = (d->pending & (d->pending - 1)) == 0; /* a token has no pending lane */
    bool quad_free = !cycle_valid(out, TEX_AT_DECODE) || (cycle_moves(out, TEX_AT_DECODE) && last_lane);
    cycle_set_ready(out, TEX_AT_ISSUE, !d->header_valid || quad_free);
}

/* The lowest pending lane of the quad buffer, or the token, becomes the beat. */
static void show_beat(struct tex_model *m)
{
    struct cycle_decode *d = &m->decode;
    struct cycle_thread *thread = cycle_load(m, TEX_AT_DECODE, cycle_slot(m));
    tex_pipe_begin(&d->instruction, &d->quad, d->pending ? tex_low_bit(d->pending) : 0, d->shown_hash, &thread->trace);
    tex_pipe[TEX_PIPE_DECODE].pack(&thread->trace, cycle_words(m, TEX_WORD_DECODE));
}

static void take_header(struct tex_model *m, const uint32_t *words)
{
    struct tex_issue_header header;
    tex_unpack_issue_header(words, 0, &header);
    tex_decode_header(&header, &m->decode.header);
    m->decode.header_valid = true;
    m->decode.quads = 0;
}

/* A quad beat arrives; true if the quad buffer is loaded. */
static bool take_quad(struct tex_model *m, const uint32_t *words)
{
    struct cycle_decode *d = &m->decode;
    bool eighth = d->quads == CYCLE_QUADS - 1;
    uint32_t warp = d->header.common.tag.warp;
    uint32_t pending = d->header.exec & (UINT32_C(0xf) << d->quads * TEX_QUAD_LANES);
    bool load = pending != 0 || (d->header.exec == 0 && eighth);
    if (load) {
        d->instruction = d->header;
        d->pending = pending;
        d->shown_hash = d->hash[warp];
        tex_unpack_issue_quad(words, 0, &d->quad);
    }
    d->quads++;
    if (eighth) {
        d->hash[warp] = tex_decode_hash(&d->header, d->hash[warp]);
        d->header_valid = false;
    }
    return load;
}

void cycle_decode_edge(struct tex_model *m, const struct tex_frame *in, const struct tex_frame *out)
{
    struct cycle_decode *d = &m->decode;
    bool next = false;
    if (cycle_moves(out, TEX_AT_DECODE)) {
        if (!m->at[TEX_AT_DECODE]->trace.decode.tag.token)
            cycle_count(m, TEX_CSR_COUNT_THREADS);
        d->pending &= d->pending - 1;
        next = d->pending != 0;
        if (!next)
            cycle_clear(m, TEX_AT_DECODE);
    }
    if (cycle_moves(out, TEX_AT_ISSUE)) {
        const uint32_t *words = cycle_input(in, TEX_WORD_ISSUE);
        if (!d->header_valid)
            take_header(m, words);
        else
            next |= take_quad(m, words);
    }
    if (next)
        show_beat(m);
}

static unsigned lanes(const struct tex_model *m)
{
    unsigned count = 0;
    for (uint32_t pending = m->decode.pending; pending; pending &= pending - 1)
        count++;
    return count ? count : cycle_held(m, TEX_AT_DECODE); /* a token has no lane */
}

bool cycle_decode_holds(const struct tex_model *m, unsigned i, struct tex_occupancy *out)
{
    const struct tex_occupancy list[] = {
        {"issue", m->decode.header_valid ? 1 + m->decode.quads : 0, 1 + CYCLE_QUADS,
         "beats received of the instruction at decode"},
        {"decode", lanes(m), TEX_QUAD_LANES, "threads in the quad buffer"},
    };
    return cycle_list(list, sizeof list / sizeof *list, i, out);
}
