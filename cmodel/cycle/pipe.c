// SPDX-License-Identifier: Apache-2.0
/* The plain register stages: coord (three in series), wrap, address; texel, filter (README 2, 2.3). */
#include "cycle/cycle.h"

/* Ready inside coord: the third stage's output is the boundary. */
static bool third_open(const struct tex_frame *out)
{
    return cycle_open(out, TEX_AT_COORD);
}

static bool second_open(const struct tex_model *m, const struct tex_frame *out)
{
    return !m->coord_second || third_open(out);
}

void cycle_front_show(const struct tex_model *m, struct tex_frame *out)
{
    cycle_set_ready(out, TEX_AT_WRAP, cycle_open(out, TEX_AT_ADDRESS));
    cycle_set_ready(out, TEX_AT_COORD, cycle_open(out, TEX_AT_WRAP));
    cycle_set_ready(out, TEX_AT_HEADER, !m->coord_first || second_open(m, out));
}

static void address_edge(struct tex_model *m, const struct tex_frame *out)
{
    if (cycle_moves(out, TEX_AT_WRAP)) {
        struct tex_thread_trace *t = &cycle_load(m, TEX_AT_ADDRESS, m->at[TEX_AT_WRAP])->trace;
        tex_address_eval(&t->wrap, &t->header, &t->address);
        tex_pack_address(cycle_words(m, TEX_WORD_ADDRESS), 0, &t->address);
    } else if (cycle_moves(out, TEX_AT_ADDRESS)) {
        cycle_clear(m, TEX_AT_ADDRESS);
    }
}

static void wrap_edge(struct tex_model *m, const struct tex_frame *out)
{
    if (cycle_moves(out, TEX_AT_COORD)) {
        struct tex_thread_trace *t = &cycle_load(m, TEX_AT_WRAP, m->at[TEX_AT_COORD])->trace;
        tex_wrap_eval(&t->coord, &t->header, &t->wrap);
        tex_pack_wrap(cycle_words(m, TEX_WORD_WRAP), 0, &t->wrap);
    } else if (cycle_moves(out, TEX_AT_WRAP)) {
        cycle_clear(m, TEX_AT_WRAP);
    }
}

static void coord_edge(struct tex_model *m, const struct tex_frame *out)
{
    bool into_third = m->coord_second && third_open(out);
    bool into_second = m->coord_first && second_open(m, out);
    if (into_third) {
        struct tex_thread_trace *t = &cycle_load(m, TEX_AT_COORD, m->coord_second)->trace;
        tex_coord_eval(&t->decode, &t->header, &t->coord);
        tex_pack_coord(cycle_words(m, TEX_WORD_COORD), 0, &t->coord);
        m->coord_second = NULL;
    } else if (cycle_moves(out, TEX_AT_COORD)) {
        cycle_clear(m, TEX_AT_COORD);
    }
    if (into_second) {
        m->coord_second = m->coord_first;
        m->coord_first = NULL;
    }
    if (cycle_moves(out, TEX_AT_HEADER))
        m->coord_first = m->at[TEX_AT_HEADER];
}

void cycle_front_edge(struct tex_model *m, const struct tex_frame *out)
{
    address_edge(m, out);
    wrap_edge(m, out);
    coord_edge(m, out);
}

void cycle_back_show(struct tex_frame *out)
{
    cycle_set_ready(out, TEX_AT_TEXEL, cycle_open(out, TEX_AT_FILTER));
    cycle_set_ready(out, TEX_AT_CACHE, cycle_open(out, TEX_AT_TEXEL));
}

void cycle_back_edge(struct tex_model *m, const struct tex_frame *out)
{
    if (cycle_moves(out, TEX_AT_TEXEL)) {
        struct tex_thread_trace *t = &cycle_load(m, TEX_AT_FILTER, m->at[TEX_AT_TEXEL])->trace;
        tex_filter_eval(&t->texel, &t->filter);
        tex_pack_filter(cycle_words(m, TEX_WORD_FILTER), 0, &t->filter);
    } else if (cycle_moves(out, TEX_AT_FILTER)) {
        cycle_clear(m, TEX_AT_FILTER);
    }
    if (cycle_moves(out, TEX_AT_CACHE)) {
        struct tex_thread_trace *t = &cycle_load(m, TEX_AT_TEXEL, m->at[TEX_AT_CACHE])->trace;
        tex_texel_eval(&t->cache, &t->header, &t->texel);
        tex_pack_texel(cycle_words(m, TEX_WORD_TEXEL), 0, &t->texel);
    } else if (cycle_moves(out, TEX_AT_TEXEL)) {
        cycle_clear(m, TEX_AT_TEXEL);
    }
}
