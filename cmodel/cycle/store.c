// SPDX-License-Identifier: Apache-2.0
/* Stage store, cycle by cycle (stages/store.md): payloads at its boundaries, and when they move. */
#include "cycle/store.h"

#include "cycle/cycle.h"

/* The beat in front of the stage is of a load. */
static bool passes(const struct tex_model *m, const struct tex_frame *out)
{
    return cycle_valid(out, TEX_AT_CONVERT) && !tex_pipe_stores(&m->at[TEX_AT_CONVERT]->trace);
}

/* The beat at the input, NULL if there is none. */
static const struct tex_convert *input(const struct tex_model *m, const struct tex_frame *out)
{
    bool there = cycle_valid(out, TEX_AT_CONVERT) && !passes(m, out);
    return there ? &m->at[TEX_AT_CONVERT]->trace.convert : NULL;
}

void cycle_store_show(struct tex_model *m, const struct tex_frame *in, struct tex_frame *out)
{
    (void)in;
    if (!passes(m, out))
        cycle_set_ready(out, TEX_AT_CONVERT, cycle_store_ready(&m->store, input(m, out)));
}

/* A line goes into the registers of address and data; without one they empty, each by itself. */
static void send(struct tex_model *m, const struct tex_frame *out)
{
    struct tex_axi_a address;
    struct tex_axi_w data;
    if (cycle_moves(out, TEX_AT_AXI_AW))
        cycle_clear(m, TEX_AT_AXI_AW);
    if (cycle_moves(out, TEX_AT_AXI_W))
        cycle_clear(m, TEX_AT_AXI_W);
    if (!cycle_store_sends(&m->store) || !cycle_open(out, TEX_AT_AXI_AW) || !cycle_open(out, TEX_AT_AXI_W))
        return;
    cycle_store_send(&m->store, &address, &data);
    tex_pack_axi_a(cycle_words(m, TEX_WORD_AXI_AW), 0, &address);
    tex_pack_axi_w(cycle_words(m, TEX_WORD_AXI_W), 0, &data);
    m->valid |= TEX_BIT(TEX_AT_AXI_AW) | TEX_BIT(TEX_AT_AXI_W);
}

static void respond(struct tex_model *m, const struct tex_frame *in)
{
    struct tex_axi_b response;
    tex_unpack_axi_b(cycle_input(in, TEX_WORD_AXI_B), 0, &response);
    cycle_store_respond(&m->store, &response);
}

static void show_token(struct tex_model *m)
{
    struct tex_store token;
    if (!cycle_store_token(&m->store, &token)) {
        cycle_clear(m, TEX_AT_STORE);
        return;
    }
    m->valid |= TEX_BIT(TEX_AT_STORE);
    tex_pack_store(cycle_words(m, TEX_WORD_STORE), 0, &token);
}

void cycle_store_edge(struct tex_model *m, const struct tex_frame *in, const struct tex_frame *out)
{
    const struct tex_convert *beat = input(m, out);
    bool takes = beat && cycle_store_ready(&m->store, NULL);
    if (cycle_moves(out, TEX_AT_STORE))
        cycle_store_leave(&m->store);
    send(m, out);
    if (cycle_moves(out, TEX_AT_AXI_B))
        respond(m, in);
    if (takes)
        cycle_store_take(&m->store, beat);
    if (beat && cycle_moves(out, TEX_AT_CONVERT))
        cycle_release(m, m->at[TEX_AT_CONVERT]);
    show_token(m);
}

bool cycle_store_holds(const struct tex_model *m, unsigned i, struct tex_occupancy *out)
{
    unsigned lines = m->store.bank[0].gathered.lines + m->store.bank[1].gathered.lines, answers = 0;
    for (unsigned k = 0; k < TEX_STORE_RECORDS; k++)
        answers += m->store.record[k].busy;
    const struct tex_occupancy list[] = {
        {"store", lines, 2 * TEX_STORE_LINES, "lines"},
        {"store", m->store.outstanding, TEX_STORE_OUTSTANDING, "writes without a response"},
        {"store", answers, TEX_STORE_RECORDS, "instructions without an answer"},
    };
    return cycle_list(list, sizeof list / sizeof *list, i, out);
}
