// SPDX-License-Identifier: Apache-2.0
/* The stages that are registers alone: lod, coord (four in series), wrap, address; block (two), texel, filter (two);
 * query; surface, convert (stages/README.md#register-stage). */
#include "cycle/cycle.h"

/*
 * stage, boundary before it, registers in series: the last one's output is the stage's own boundary. From the last
 * stage up; spelt out for the compiler, which then knows all of a row. Boundary header is the fork: a stage after it is
 * the first of the path that stands before it.
 */
#define FRONT(DO) DO(ADDRESS, WRAP, 1) DO(WRAP, COORD, 1) DO(COORD, LOD, 1 + CYCLE_INNER) DO(LOD, HEADER, 1)
#define BACK(DO) DO(FILTER, TEXEL, 2) DO(TEXEL, BLOCK, 1) DO(BLOCK, CACHE, 2)
#define SIDE(DO) DO(QUERY, HEADER, 1) DO(CONVERT, SURFACE, 1) DO(SURFACE, HEADER, 1)

struct row {
    enum tex_pipe stage;
    enum tex_boundary at, from;
    unsigned depth;
};
#define ROW(stage, from, depth)                                                                                        \
    (struct row)                                                                                                       \
    {                                                                                                                  \
        TEX_PIPE_##stage, TEX_AT_##stage, TEX_AT_##from, depth                                                         \
    }

/* The first register can be loaded: it is empty, or its beat can move on. */
static inline bool row_open(const struct tex_model *m, const struct row row, const struct tex_frame *out)
{
    bool open = cycle_open(out, row.at);
    for (unsigned k = row.depth - 1; k-- > 0;)
        open |= !m->inner[row.stage][k];
    return open;
}

/* A thread comes into the first register. */
static inline bool row_takes(const struct tex_model *m, const struct row row, const struct tex_frame *out)
{
    return cycle_moves(out, row.from) && (row.from != TEX_AT_HEADER || tex_path_begins(m->order.next, row.at));
}

static inline void row_show(struct tex_model *m, const struct row row, struct tex_frame *out)
{
    bool open = row_open(m, row, out);
    if (row.from != TEX_AT_HEADER) {
        cycle_set_ready(out, row.from, open);
        return;
    }
    for (enum tex_path_code path = 0; path < TEX_PATHS; path++)
        if (tex_path_begins(path, row.at))
            m->order.open[path] = open;
}

/* Of the registers stages look at POLICY alone, as it was when their first register took the thread. */
static inline void enter(struct tex_model *m, enum tex_pipe stage, struct cycle_thread *thread)
{
    const struct tex_regs then = {.policy = thread->policy};
    const struct tex_pipe_needs needs = {.regs = &then};
    cycle_enter(m, stage, thread, &needs);
}

static inline void row_edge(struct tex_model *m, const struct row row, const struct tex_frame *out)
{
    struct cycle_thread **inner = m->inner[row.stage], *next = NULL; /* into the last register */
    bool open = cycle_open(out, row.at);
    for (unsigned k = row.depth - 1; k-- > 0;) {
        if (open) {
            *(k + 2 < row.depth ? &inner[k + 1] : &next) = inner[k];
            inner[k] = NULL;
        }
        open = !inner[k];
    }
    if (row_takes(m, row, out)) {
        m->at[row.from]->policy = m->regs.policy;
        *(row.depth > 1 ? &inner[0] : &next) = m->at[row.from];
    }
    if (next)
        enter(m, row.stage, next);
    else if (cycle_moves(out, row.at))
        cycle_clear(m, row.at);
}

#define SHOW(...) row_show(m, ROW(__VA_ARGS__), out);
#define EDGE(...) row_edge(m, ROW(__VA_ARGS__), out);
void cycle_front_show(struct tex_model *m, const struct tex_frame *in, struct tex_frame *out)
{
    (void)in;
    FRONT(SHOW)
}

void cycle_front_edge(struct tex_model *m, const struct tex_frame *in, const struct tex_frame *out)
{
    (void)in;
    FRONT(EDGE)
}

void cycle_back_show(struct tex_model *m, const struct tex_frame *in, struct tex_frame *out)
{
    (void)in;
    BACK(SHOW)
}

void cycle_back_edge(struct tex_model *m, const struct tex_frame *in, const struct tex_frame *out)
{
    (void)in;
    BACK(EDGE)
}

void cycle_side_show(struct tex_model *m, const struct tex_frame *in, struct tex_frame *out)
{
    (void)in;
    SIDE(SHOW)
}

void cycle_side_edge(struct tex_model *m, const struct tex_frame *in, const struct tex_frame *out)
{
    (void)in;
    SIDE(EDGE)
}

static unsigned row_holds(const struct tex_model *m, const struct row *row)
{
    unsigned used = cycle_held(m, row->at);
    for (unsigned k = 0; k + 1 < row->depth; k++)
        used += m->inner[row->stage][k] != NULL;
    return used;
}

static bool rows_hold(const struct tex_model *m, const struct row *rows, unsigned count, unsigned i,
                      struct tex_occupancy *out)
{
    if (i >= count)
        return false;
    const struct row *row = &rows[count - 1 - i];
    *out = (struct tex_occupancy){tex_boundaries[row->at].stage, row_holds(m, row), row->depth, "thread beats"};
    return true;
}

#define LIST(...) ROW(__VA_ARGS__),
bool cycle_front_holds(const struct tex_model *m, unsigned i, struct tex_occupancy *out)
{
    const struct row rows[] = {FRONT(LIST)};
    return rows_hold(m, rows, sizeof rows / sizeof *rows, i, out);
}

bool cycle_back_holds(const struct tex_model *m, unsigned i, struct tex_occupancy *out)
{
    const struct row rows[] = {BACK(LIST)};
    return rows_hold(m, rows, sizeof rows / sizeof *rows, i, out);
}

bool cycle_side_holds(const struct tex_model *m, unsigned i, struct tex_occupancy *out)
{
    const struct row rows[] = {SIDE(LIST)};
    return rows_hold(m, rows, sizeof rows / sizeof *rows, i, out);
}
