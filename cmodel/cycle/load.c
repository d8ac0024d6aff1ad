// SPDX-License-Identifier: Apache-2.0
/* Stages load and deliver, cycle by cycle (stages/load.md, stages/deliver.md). */
#include "function/load.h"
#include "cycle/cycle.h"
#include "function/atomic.h"
#include "function/deliver.h"

/* The thread in front of the stage, NULL if there is none, or if it is of a store. */
static struct cycle_thread *input(const struct tex_model *m, const struct tex_frame *out)
{
    struct cycle_thread *thread = cycle_valid(out, TEX_AT_CONVERT) ? m->at[TEX_AT_CONVERT] : NULL;
    return thread && tex_pipe_crosses(&thread->trace, TEX_PIPE_LOAD) ? thread : NULL;
}

/* What the thread in front of the stage needs in this cycle. */
struct wanted {
    uint32_t lines; /* that it reads, a bit each */
    uint64_t number[2];
    bool hit;     /* the one of these that is due is there */
    bool keep;    /* and it is the first of two, or an atomic's last thread changes it */
    bool flush;   /* the changed line is written first (PD-118d) */
    bool settled; /* the thread need not wait for a write */
};

static struct wanted want(const struct tex_model *m, const struct cycle_thread *thread)
{
    const struct cycle_load *l = &m->load;
    struct wanted w = {.lines = tex_load_lines(&thread->trace.convert, w.number)};
    bool changes = thread->trace.convert.action == TEX_ACTION_ATOM, last = thread->trace.convert.tag.last;
    w.hit = w.lines && l->there && l->number == w.number[changes ? 0 : l->second];
    w.keep = w.hit && (w.lines == 3 || (changes && last)) && !l->second;
    w.flush = l->changed != 0 && (w.lines ? !w.hit || l->second : last);
    w.settled = !last || (l->changed == 0 && !l->writes);
    return w;
}

/* Lanes of the thread at deliver that are still to be converted. */
static uint32_t lanes_left(const struct tex_model *m)
{
    const struct tex_thread_trace *t = &m->at[TEX_AT_LOAD]->trace;
    uint32_t lanes = tex_deliver_lanes(&t->load.tag, &t->decode.access, &t->load.op);
    for (unsigned i = 0; i < m->load.converted; i++)
        lanes &= lanes - 1;
    return lanes;
}

void cycle_load_show(struct tex_model *m, const struct tex_frame *in, struct tex_frame *out)
{
    (void)in;
    m->load.stores_idle = cycle_store_idle(&m->store);
    uint32_t left = cycle_valid(out, TEX_AT_LOAD) ? lanes_left(m) : 0;
    cycle_set_ready(out, TEX_AT_LOAD, cycle_open(out, TEX_AT_DELIVER) && (left & (left - 1)) == 0);
    const struct cycle_thread *thread = input(m, out);
    if (!thread)
        return; /* ready is that of stage store */
    struct wanted w = want(m, thread);
    bool able = w.settled && (w.lines == 0 || (w.hit && !w.keep));
    cycle_set_ready(out, TEX_AT_CONVERT, able && cycle_open(out, TEX_AT_LOAD));
}

static void deliver_edge(struct tex_model *m, const struct tex_frame *out)
{
    bool steps = cycle_valid(out, TEX_AT_LOAD) && cycle_open(out, TEX_AT_DELIVER);
    if (cycle_moves(out, TEX_AT_DELIVER))
        cycle_clear(m, TEX_AT_DELIVER);
    if (cycle_moves(out, TEX_AT_LOAD)) {
        const struct tex_pipe_needs needs = {.regs = NULL};
        cycle_enter(m, TEX_PIPE_DELIVER, m->at[TEX_AT_LOAD], &needs);
        m->load.converted = 0;
    } else if (steps) {
        m->load.converted++;
    }
}

/* The read under way: asked for, then answered. */
static void read_edge(struct tex_model *m, const struct tex_frame *out)
{
    struct cycle_load *l = &m->load;
    const struct tex_rsp *r = &m->response;
    if (cycle_moves(out, TEX_AT_LOAD_REQ)) {
        cycle_clear(m, TEX_AT_LOAD_REQ);
        l->waits = true;
    } else if (l->waits && cycle_valid(out, TEX_AT_AXI_RSP) && r->id == TEX_AXI_ID_LOAD) {
        l->waits = false;
        l->there = true;
        l->line = (struct tex_line){.error = r->error != 0, .sparse = r->sparse != 0};
        for (unsigned i = 0; i < TEX_LINE_BYTES / 4; i++)
            l->line.data[i] = r->data[i];
    }
}

static void start(struct tex_model *m, uint64_t number)
{
    struct tex_req req = {.line = number};
    m->load.there = false;
    m->load.number = number;
    tex_pack_req(cycle_words(m, TEX_WORD_LOAD_REQ), 0, &req);
    m->valid |= TEX_BIT(TEX_AT_LOAD_REQ);
}

static void leave(struct tex_model *m, struct cycle_thread *thread)
{
    struct cycle_load *l = &m->load;
    const struct tex_pipe_needs needs = {.line = {l->second ? &l->first : &l->line, &l->line}, .refused = l->refused};
    cycle_enter(m, TEX_PIPE_LOAD, thread, &needs);
    if (!l->second)
        tex_atomic_apply(&thread->trace.convert, &thread->trace.decode.access, &l->line, &l->changed);
    l->second = false;
    if (thread->trace.load.tag.last) /* memory may change before the next instruction */
        l->there = l->refused = false;
}

/* The line leaves through the registers of stage store, which is idle. */
static void write_back(struct tex_model *m)
{
    struct cycle_load *l = &m->load;
    struct tex_axi_a address;
    struct tex_axi_w data;
    cycle_store_beat(l->number, l->changed, &address, &data);
    for (unsigned i = 0; i < TEX_LINE_BYTES; i++)
        if (l->changed >> i & 1)
            data.data[i / 4] |= l->line.data[i / 4] & UINT32_C(0xff) << 8 * (i % 4);
    tex_pack_axi_a(cycle_words(m, TEX_WORD_AXI_AW), 0, &address);
    tex_pack_axi_w(cycle_words(m, TEX_WORD_AXI_W), 0, &data);
    m->valid |= TEX_BIT(TEX_AT_AXI_AW) | TEX_BIT(TEX_AT_AXI_W);
    l->changed = 0;
    l->writes = true;
}

static void respond(struct tex_model *m, const struct tex_frame *in)
{
    struct cycle_load *l = &m->load;
    struct tex_axi_b b;
    tex_unpack_axi_b(cycle_input(in, TEX_WORD_AXI_B), 0, &b);
    if (!l->writes || b.id != cycle_store_id(l->number))
        return;
    l->writes = false;
    l->refused |= b.resp >> 1 & 1; /* PD-95 */
}

/* The thread in front does not leave at this edge. True: its read begins. */
static bool wait_edge(struct tex_model *m, const struct cycle_thread *thread, const struct wanted *w, bool idle)
{
    struct cycle_load *l = &m->load;
    if (w->keep) {
        l->first = l->line;
        l->second = true;
        tex_atomic_apply(&thread->trace.convert, &thread->trace.decode.access, &l->line, &l->changed);
    } else if (w->flush) {
        write_back(m);
    } else if (w->lines && !w->hit && idle && l->stores_idle) {
        start(m, w->number[l->second]);
        return true;
    }
    return false;
}

void cycle_load_edge(struct tex_model *m, const struct tex_frame *in, const struct tex_frame *out)
{
    struct cycle_thread *thread = input(m, out);
    struct wanted w = {.lines = 0};
    bool idle = !m->load.waits && !m->load.writes && !cycle_valid(out, TEX_AT_LOAD_REQ);
    deliver_edge(m, out);
    if (cycle_moves(out, TEX_AT_LOAD))
        cycle_clear(m, TEX_AT_LOAD);
    if (thread)
        w = want(m, thread);
    if (cycle_moves(out, TEX_AT_AXI_B))
        respond(m, in);
    if (thread && cycle_moves(out, TEX_AT_CONVERT))
        leave(m, thread);
    else if (thread && wait_edge(m, thread, &w, idle))
        return;
    read_edge(m, out);
}

bool cycle_load_holds(const struct tex_model *m, unsigned i, struct tex_occupancy *out)
{
    const struct tex_occupancy list[] = {
        {"load", cycle_held(m, TEX_AT_LOAD), 1, "thread beats"},
        {"load", m->load.waits || cycle_held(m, TEX_AT_LOAD_REQ), 1, "lines awaited"},
        {"deliver", cycle_held(m, TEX_AT_DELIVER), 1, "thread beats"},
    };
    return cycle_list(list, sizeof list / sizeof *list, i, out);
}
