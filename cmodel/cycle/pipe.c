// SPDX-License-Identifier: Apache-2.0
/* The stages that are registers alone: lod and coord (five in series), wrap, address; block (two), texel, filter
 * (four); query; surface, convert (stages/README.md#register-stage). */
#include "cycle/cycle.h"

/*
 * stage, boundary before it, registers in series: the last one's output is the stage's own boundary. From the last
 * stage up; spelt out for the compiler, which then knows all of a row. Boundary header is the fork: a stage after it is
 * the first of the path that stands before it.
 */
#define FRONT(DO) DO(ADDRESS, WRAP, 1) DO(WRAP, COORD, 1) DO(COORD, LOD, 5) DO(LOD, HEADER, 1 + CYCLE_INNER)
#define BACK(DO) DO(FILTER, TEXEL, 4) DO(TEXEL, BLOCK, 1) DO(BLOCK, CACHE, 2)
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

/* PD-107: the pass in the last register but one stays until the passes behind it have left: it makes the next one. */
static inline bool goes_on(const struct row row, const struct cycle_thread *thread)
{
    return row.at == TEX_AT_LOD && thread->trace.lod.tag.more;
}

/* PD-107: filter keeps the sum of a pass that is not the last, and shows nothing. */
static inline bool vanishes(const struct row row, const struct cycle_thread *thread)
{
    return row.at == TEX_AT_FILTER && thread && thread->trace.lod.tag.more;
}

/* The pass in the last register but one, if there is one, leaves it. */
static inline bool last_open(const struct tex_model *m, const struct row row, const struct tex_frame *out)
{
    const struct cycle_thread *before = row.depth > 1 ? m->inner[row.stage][row.depth - 2] : NULL;
    if (vanishes(row, before))
        return true;
    return cycle_open(out, row.at) && !(before && goes_on(row, before));
}

/* The first register can be loaded: it is empty, or its beat can move on. */
static inline bool row_open(const struct tex_model *m, const struct row row, const struct tex_frame *out)
{
    bool open = last_open(m, row, out);
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
    const struct tex_pipe_needs needs = {.regs = &then, .before = &m->sum};
    if (stage == TEX_PIPE_LOD) { /* it was evaluated before, for its passes */
        cycle_load(m, tex_pipe[stage].boundary, thread);
        tex_pipe[stage].pack(&thread->trace, cycle_words(m, tex_boundaries[tex_pipe[stage].boundary].word));
        return;
    }
    cycle_enter(m, stage, thread, &needs);
    if (stage == TEX_PIPE_FILTER) /* the last pass of its thread */
        m->sum = (struct tex_filter_sum){.error = false};
}

/* The next pass of the thread, in a slot of its own. */
static struct cycle_thread *next_pass(struct tex_model *m, const struct cycle_thread *thread)
{
    const struct tex_regs then = {.policy = thread->policy};
    const struct tex_pipe_needs needs = {.regs = &then};
    struct cycle_thread *next = cycle_slot(m);
    tex_pipe_next_pass(&thread->trace, &next->trace);
    next->policy = thread->policy;
    tex_pipe[TEX_PIPE_LOD].eval(&next->trace, &needs);
    return next;
}

/* A pass leaves the last register but one; what it leaves there. */
static struct cycle_thread *leave(struct tex_model *m, const struct row row, struct cycle_thread *thread)
{
    return goes_on(row, thread) ? next_pass(m, thread) : NULL;
}

/* PD-107: the pass adds to the sum of its thread. */
static void add_to_sum(struct tex_model *m, struct cycle_thread *thread)
{
    const struct tex_regs then = {.policy = thread->policy};
    const struct tex_pipe_needs needs = {.regs = &then, .before = &m->sum};
    tex_pipe[TEX_PIPE_FILTER].eval(&thread->trace, &needs);
    m->sum = thread->trace.sum;
    cycle_release(m, thread);
}

static inline void row_edge(struct tex_model *m, const struct row row, const struct tex_frame *out)
{
    struct cycle_thread **inner = m->inner[row.stage], *next = NULL; /* into the last register */
    bool open = cycle_open(out, row.at), last = true;
    for (unsigned k = row.depth - 1; k-- > 0; last = false) {
        if (last && vanishes(row, inner[k])) {
            add_to_sum(m, inner[k]);
            inner[k] = NULL;
        } else if (open) {
            struct cycle_thread *moves = inner[k];
            *(last ? &next : &inner[k + 1]) = moves;
            inner[k] = last && moves ? leave(m, row, moves) : NULL;
        }
        open = !inner[k];
    }
    if (row_takes(m, row, out)) {
        struct cycle_thread *taken = m->at[row.from];
        taken->policy = m->regs.policy;
        if (row.at == TEX_AT_LOD)
            tex_pipe[TEX_PIPE_LOD].eval(&taken->trace, &(const struct tex_pipe_needs){.regs = &m->regs});
        *(row.depth > 1 ? &inner[0] : &next) = taken;
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
