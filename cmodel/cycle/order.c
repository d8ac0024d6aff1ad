// SPDX-License-Identifier: Apache-2.0
/* The fork after header and the queue of paths in flight, cycle by cycle (README 2.9). */
#include "cycle/cycle.h"

void cycle_order_show(struct tex_model *m, const struct tex_frame *in, struct tex_frame *out)
{
    (void)in;
    struct cycle_order *o = &m->order;
    bool beat = cycle_valid(out, TEX_AT_HEADER);
    o->next = beat ? tex_path_of(m->at[TEX_AT_HEADER]->trace.header.op.opcode) : TEX_PATH_GATHER;
    cycle_set_ready(out, TEX_AT_HEADER, o->count < CYCLE_ORDER && o->open[o->next]);
}

/* An answer leaves: the join takes from one path at a time. */
static bool answered(const struct tex_frame *out)
{
    return (out->valid & out->ready & TEX_SET_ANSWERS) != 0;
}

/* The beat will have an answer, where it is not one an instruction: the last thread has that. */
static bool asks(const struct tex_model *m)
{
    return !tex_paths[m->order.next].once || m->at[TEX_AT_HEADER]->trace.decode.tag.last;
}

void cycle_order_edge(struct tex_model *m, const struct tex_frame *in, const struct tex_frame *out)
{
    (void)in;
    struct cycle_order *o = &m->order;
    if (answered(out)) {
        o->head = (o->head + 1) % CYCLE_ORDER;
        o->count--;
    }
    if (cycle_moves(out, TEX_AT_HEADER) && asks(m))
        o->path[(o->head + o->count++) % CYCLE_ORDER] = o->next;
}

bool cycle_order_holds(const struct tex_model *m, unsigned i, struct tex_occupancy *out)
{
    const struct tex_occupancy list[] = {{"order", m->order.count, CYCLE_ORDER, "answers under way"}};
    return cycle_list(list, sizeof list / sizeof *list, i, out);
}
