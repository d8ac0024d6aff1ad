// SPDX-License-Identifier: Apache-2.0
/* The AXI4 read master (stages/axi.md): requests to the read address register, read data to the response register. */
#include "cycle/cycle.h"

#include <string.h>

/* Requesters are served in the order of their boundaries. */
_Static_assert(TEX_AT_BIND_REQ < TEX_AT_HEADER_REQ && TEX_AT_HEADER_REQ < TEX_AT_SAMPLER_REQ &&
                   TEX_AT_SAMPLER_REQ < TEX_AT_LOOKUP_REQ && TEX_AT_LOOKUP_REQ < TEX_AT_LOAD_REQ,
               "requesters are served handle, header, sampler, texel, load");

void cycle_axi_show(struct tex_model *m, const struct tex_frame *in, struct tex_frame *out)
{
    (void)m;
    (void)in;
    tex_boundary_set valid = out->valid & TEX_SET_REQUEST;
    tex_boundary_set up_to_first = valid ^ (valid - 1); /* the first that is valid and all before it; all if none is */
    if (cycle_open(out, TEX_AT_AXI_AR))
        out->ready |= TEX_SET_REQUEST & up_to_first;
}

/* Identifier and line of the request that transfers, false if none does. */
static bool taken(const struct tex_model *m, const struct tex_frame *out, uint32_t *id, uint64_t *line)
{
    if (cycle_moves(out, TEX_AT_BIND_REQ)) {
        *id = m->handles.id;
        *line = m->handles.miss.number;
    } else if (cycle_moves(out, TEX_AT_HEADER_REQ)) {
        *id = m->headers.id;
        *line = m->headers.miss.number;
    } else if (cycle_moves(out, TEX_AT_SAMPLER_REQ)) {
        *id = m->samplers.id;
        *line = m->samplers.miss.number;
    } else if (cycle_moves(out, TEX_AT_LOOKUP_REQ)) {
        /* This edge has counted the request already. */
        *id = TEX_AXI_ID_L1 + (m->l1.requests - 1) % TEX_L1_IDS;
        *line = m->l1.now.line;
    } else if (cycle_moves(out, TEX_AT_LOAD_REQ)) {
        *id = TEX_AXI_ID_LOAD;
        *line = m->load.number;
    } else {
        return false;
    }
    return true;
}

static void request_edge(struct tex_model *m, const struct tex_frame *out)
{
    struct tex_axi_a address = {.len = 0, .size = 5, .burst = 1};
    uint64_t line;
    if (taken(m, out, &address.id, &line)) {
        address.addr = line * TEX_LINE_BYTES;
        tex_pack_axi_a(cycle_words(m, TEX_WORD_AXI_AR), 0, &address);
        m->valid |= TEX_BIT(TEX_AT_AXI_AR);
    } else if (cycle_moves(out, TEX_AT_AXI_AR)) {
        cycle_clear(m, TEX_AT_AXI_AR);
    }
}

/* PD-95: the line reads zero, and the error is counted. */
static void report_error(struct tex_model *m)
{
    cycle_count(m, TEX_CSR_COUNT_AXI_ERROR);
}

static void data_edge(struct tex_model *m, const struct tex_frame *in, const struct tex_frame *out)
{
    if (!cycle_valid(out, TEX_AT_AXI_R)) {
        cycle_clear(m, TEX_AT_AXI_RSP);
        return;
    }
    struct tex_axi_r beat;
    tex_unpack_axi_r(cycle_input(in, TEX_WORD_AXI_R), 0, &beat);
    struct tex_rsp *response = &m->response;
    response->id = beat.id;
    response->error = beat.resp >> 1;
    response->sparse = beat.user && !response->error;
    memset(response->data, 0, sizeof response->data);
    if (response->error)
        report_error(m);
    else if (!response->sparse)
        memcpy(response->data, beat.data, sizeof response->data);
    tex_pack_rsp(cycle_words(m, TEX_WORD_AXI_RSP), 0, response);
    m->valid |= TEX_BIT(TEX_AT_AXI_RSP);
}

void cycle_axi_edge(struct tex_model *m, const struct tex_frame *in, const struct tex_frame *out)
{
    request_edge(m, out);
    data_edge(m, in, out);
}

bool cycle_axi_holds(const struct tex_model *m, unsigned i, struct tex_occupancy *out)
{
    const struct tex_occupancy list[] = {
        {"axi", cycle_held(m, TEX_AT_AXI_AR), 1, "read addresses"},
        {"axi", cycle_held(m, TEX_AT_AXI_RSP), 1, "read data beats"},
    };
    return cycle_list(list, sizeof list / sizeof *list, i, out);
}
